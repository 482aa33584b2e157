"""Storing what an export holds. Doing it again, or doing it with a newer export, adds only what is new."""

import os
import time
from collections import Counter
from collections.abc import Callable, Mapping

from interlock.memory import key as keys
from interlock.memory import rule_file, save, written
from interlock.memory.imports.conversation import Conversation
from interlock.memory.imports.kinds import Export
from interlock.memory.privacy import Filter
from interlock.memory.redaction import redactor
from interlock.memory.run import BULK, take_spool
from interlock.memory.settings import Settings, switched_off
from interlock.model.session import Entry, Project
from interlock.storage.base import MemoryStore

#: Turns from which on what waits is stored.
_TOGETHER = 400


class Imported:
    """What an import came to."""

    def __init__(self) -> None:
        self.conversations = 0
        """Conversations read."""
        self.turns = 0
        """New turns."""
        self.unchanged = 0
        """Conversations among them with nothing new."""
        self.skipped = 0
        """Conversations of projects that are switched off."""
        self.bad = 0
        """Conversations that could not be understood."""


def take_in(
    store: MemoryStore,
    state: str,
    export: Export,
    settings: Settings,
    project: "Project | None" = None,
    step: Callable[[int], None] = lambda _units: None,
) -> Imported:
    """Take in an export. `project`: where all of it belongs, else what the export names; `step`: told the units read so far.

    Raises `StoreBusy`, and `InterlockError` where the export turns out to be damaged; what was read until then is stored.
    """
    done = Imported()
    folder = os.path.join(state, "memory")
    take_spool(os.path.join(folder, "spool"), store)
    key = keys.load(folder)
    bulk = export.total > BULK or export.kind == "mempalace"
    clean = Filter(redactor(key, settings.verbatim, bulk=bulk), settings.exclude, settings.verbatim)
    hide = redactor(key, bulk=bulk) if settings.verbatim else None
    taking = _Taking(store, key, clean, hide, project, done)
    try:
        for one, units in export.read():
            if one is None:
                done.bad += 1
                continue
            projects = (project,) if project is not None else one.projects
            if switched_off([root.root for root in projects if root.root], settings):
                done.skipped += 1
                continue
            taking.add(one)
            step(units)
    finally:
        taking.flush()
        _refresh(store, taking.touched)
        rule_file.refresh(folder, store)
    return done


class _Taking:
    """Conversations on their way into the store, some in one transaction: each has its price, and a long one would keep hooks waiting."""

    def __init__(
        self,
        store: MemoryStore,
        key: bytes,
        clean: Filter,
        hide: "Callable[[str], str] | None",
        project: "Project | None",
        done: Imported,
    ) -> None:
        self._store, self._key, self._clean, self._hide, self._project, self._done = store, key, clean, hide, project, done
        self._waiting: list[Conversation] = []
        self.touched: set[int] = set()
        """Projects that something was added to."""

    def add(self, one: Conversation) -> None:
        """Take one more."""
        self._done.conversations += 1
        self._waiting.append(one)
        if sum(len(other.entries) for other in self._waiting) >= _TOGETHER:
            self.flush()

    def flush(self) -> None:
        """Store what waits."""
        waiting, self._waiting = self._waiting, []
        if waiting:
            with self._store.writing():
                for one in waiting:
                    self._one(one)

    def _one(self, one: Conversation) -> None:
        entries = _unknown(self._store, one, self._clean)
        if not entries:
            self._done.unchanged += 1
            return
        saved = written.store_conversation(
            self._store,
            self._key,
            host=one.host,
            conversation=one.id,
            title=one.title,
            projects=(self._project,) if self._project is not None else one.projects,
            entries=entries,
            clean=self._clean,
            at=min(one.at or time.time(), time.time()),
            hide=self._hide,
        )
        self._done.turns += saved.turns
        self._done.unchanged += not saved.turns
        self.touched.update(self._store.turns.session_projects(saved.session) if saved.session else ())


def _unknown(store: MemoryStore, one: Conversation, clean: Filter) -> list[Entry]:
    """Entries whose words the session does not hold yet from elsewhere (its transcript): those would come in twice."""
    known = store.turns.find_session(one.host, one.id)
    if known is None:
        return one.entries
    name = written.source_name(one.host, one.id)
    held = Counter((turn.role, turn.text) for turn in store.turns.turns(known.id, 0, 10_000_000) if turn.source != name)
    if not held:
        return one.entries
    left = []
    for entry in one.entries:
        words = (entry.role, clean.text(entry.text))
        if held[words] > 0:
            held[words] -= 1
        else:
            left.append(entry)
    return left


def _refresh(store: MemoryStore, projects: "set[int]") -> None:
    roots: Mapping[int, str] = {number: one.root for number, one in store.turns.projects()}
    for project in sorted(projects):
        with store.writing():
            save.refresh_digest(store, project, roots.get(project, ""), time.time())
