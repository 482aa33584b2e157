"""Forgetting: which turns, and what must not speak of them afterwards."""

import os
import time
from collections.abc import Callable, Sequence

from interlock.memory import capture, rule_file, spool
from interlock.memory import key as keys
from interlock.memory.privacy import Filter
from interlock.memory.save import rebuild_summary, refresh_digest, refresh_digests
from interlock.model.session import Entry, ToolUse, Turn
from interlock.storage.base import MemoryStore

_ALL = 10_000_000


def matching(store: MemoryStore, *, projects: "Sequence[int] | None", text: str = "", source: str = "") -> list[Turn]:
    """Turns, injected context included, of these projects (None: of all) that hold `text` and came from the file `source`."""
    wanted = text.casefold()
    found = []
    for session in store.turns.sessions(projects, _ALL):
        for turn in store.turns.turns(session.id, 0, _ALL):
            if (not wanted or wanted in turn.text.casefold()) and (not source or turn.source == source):
                found.append(turn)
    return sorted(found, key=lambda turn: turn.id)


def forget_for_good(
    store: MemoryStore, folder: str, turns: Sequence[Turn], pins: Sequence[int], hide: Callable[[str], str], reason: str
) -> list[str]:
    """Delete turns and pins, and bring every rule file up to date. Raises `StoreBusy`.

    `folder`: memory's folder, whose spool the caller has taken in; `reason`: who asked, kept with what bars the turns. Answers the
    paths of files that may still hold the words; a person may delete them.
    """
    copies = forget(store, turns, hide, keys.load(folder), reason) if turns else []
    drop_pins(store, pins)
    rule_file.refresh(folder, store)
    return [*(os.path.join(folder, name) for name in copies), *spool.set_aside(os.path.join(folder, "spool"))]


def forget(store: MemoryStore, turns: Sequence[Turn], hide: Callable[[str], str], key: bytes, reason: str = "cli") -> "list[str]":
    """Delete them and draw anew what was made of them: titles, summaries, and what new sessions are told. Raises `StoreBusy`.

    `key`: the memory's own. Answers what `MemoryStore.settle` does.
    """
    now = time.time()
    with store.writing():
        store.turns.forget([turn.id for turn in turns], reason, now, _exported(store, turns, hide, key))
        for session in sorted({turn.session for turn in turns}):
            rebuild_summary(store, session, now, hide)
            refresh_digests(store, session, now)
    return store.settle()


def drop_pins(store: MemoryStore, pins: Sequence[int]) -> None:
    """Delete pins and draw anew what new sessions are told. Raises `StoreBusy`."""
    if not pins:
        return
    roots = {number: one.root for number, one in store.turns.projects()}
    now = time.time()
    with store.writing():
        for project in {store.notes.drop_pin(number) for number in pins} - {0}:
            refresh_digest(store, project, roots.get(project, ""), now)
    store.settle()


def _exported(store: MemoryStore, turns: Sequence[Turn], hide: Callable[[str], str], key: bytes) -> list[bytes]:
    """Digests of the turns and their tool calls as an export of this memory tells them, which differ where something was cleaned."""
    clean = Filter(_same)
    found: list[bytes] = []
    for session in sorted({turn.session for turn in turns}):
        kept = store.turns.get_session(session, count=False)
        if kept is None:
            continue
        tools: dict[int, list[ToolUse]] = {}
        for turn, tool in store.turns.tools(session, _ALL):
            tools.setdefault(turn, []).append(ToolUse(tool.name, hide(tool.target)))
        entries = [
            Entry(one.role, hide(one.text), 0, 0, tools=tuple(tools.get(one.id, ()))) for one in turns if one.session == session
        ]
        for entry in capture.cleaned(entries, clean, kept.host, kept.conversation, key):
            found += [entry.digest, *(digest for _, digest in entry.tools)]
    return found


def _same(text: str) -> str:
    return text
