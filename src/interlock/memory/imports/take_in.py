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
    touched: set[int] = set()
    try:
        for one, units in export.read():
            step(units)
            if one is None:
                done.bad += 1
                continue
            projects = (project,) if project is not None else one.projects
            if switched_off([root.root for root in projects if root.root], settings):
                done.skipped += 1
                continue
            done.conversations += 1
            at = min(one.at or time.time(), time.time())
            with store.writing():
                entries = _unknown(store, one, clean)
                if not entries:
                    done.unchanged += 1
                    continue
                saved = written.store_conversation(
                    store,
                    key,
                    host=one.host,
                    conversation=one.id,
                    title=one.title,
                    projects=projects,
                    entries=entries,
                    clean=clean,
                    at=at,
                    hide=hide,
                )
            done.turns += saved.turns
            done.unchanged += not saved.turns
            touched.update(store.turns.session_projects(saved.session) if saved.session else ())
    finally:
        _refresh(store, touched)
        rule_file.refresh(folder, store)
    return done


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
