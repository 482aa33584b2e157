"""One capture of a hook: read what is new, store it, and leave it in the spool where the store is held by another process."""

import os
import time

from interlock.memory import capture, identity, log, save, spool
from interlock.memory import key as keys
from interlock.memory.batch import Batch, batch_of
from interlock.memory.events import Event, local_path
from interlock.memory.privacy import Filter
from interlock.memory.redaction import redactor
from interlock.memory.settings import Settings
from interlock.memory.stops import Told, finish, told_of
from interlock.model.session import ASSISTANT, CONTEXT
from interlock.storage.base import StoreBusy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from interlock.memory.capture import Target
    from interlock.storage.base import MemoryStore


#: New bytes from which on the native engine pays its loading.
BULK = 2 << 20

#: Turns among which the answer of a stop is looked for.
_NEWEST = 20


class Run:
    """An event being acted on, and what came of it."""

    __slots__ = ("diary", "env", "event", "folder", "home", "saved", "settings", "spool", "spooled", "told")

    def __init__(self, event: Event, folder: str, settings: Settings, env: "Mapping[str, str]") -> None:
        self.event = event
        """The event."""
        self.folder = folder
        """Memory's folder in the state folder."""
        self.settings = settings
        """Settings."""
        self.env = env
        """Environment of the hook."""
        self.home = env.get("HOME", "") or env.get("USERPROFILE", "")
        """Home folder, or ""."""
        self.spool = os.path.join(folder, "spool")
        """Folder of the spool."""
        self.told = Told(event, settings.interval, time.time())
        """The event as it is spooled."""
        self.saved = save.Saved()
        """What was stored."""
        self.diary = 0
        """Id of the diary entry written, or 0."""
        self.spooled = False
        """Whether something had to wait in the spool."""

    @property
    def why(self) -> str:
        """Why the transcript could not be read, or ""."""
        return self.told.why

    @why.setter
    def why(self, text: str) -> None:
        self.told.why = text

    def log(self, fault: str, detail: str = "") -> None:
        """A line without content."""
        log.write(self.folder, self.event.name, fault, detail)

    def capture(self, store: "MemoryStore") -> None:
        """Store what is new in the event's transcript; the last transaction also holds what the event does beyond that."""
        held: Batch | None = None
        try:
            target = self._target()
            if target is not None:
                for part in self._parts(target, store):
                    if held is not None:
                        self._store(store, held, last=False)
                    held = part
        except capture.Unreadable as error:
            self.why = str(error)
            self.log("unreadable")
        self._store(store, held, last=True)
        if self.event.host == "cursor" and not self.spooled and os.path.exists(os.path.join(self.folder, "rule-files")):
            from interlock.memory import rule_file

            rule_file.refresh(self.folder, store, (identity.normalise(root)[0] for root in self.event.roots))

    def postpone(self) -> None:
        """Keep the event alone: the store cannot even be read. Its transcript is read when the spool is taken in."""
        self.spooled = True
        self.why = "the store is held by another process"
        spool.put(self.spool, {"batch": None, "event": self.told.document()})
        self.log("spooled")

    def _target(self) -> "Target | None":
        """The transcript: the path that the event names, else the file that its conversation id leads to."""
        event = self.event
        reader = capture.transcripts(event.host)
        path = local_path(event.transcript)
        agent = event.name == "agentEnd"
        if not agent and (not path or not os.path.exists(path)):
            path = reader.find(event.conversation, self.env) or path
        if not path:
            self.why = "the host named no transcript and none was found for this conversation"
            return None
        path = os.path.realpath(path)
        named, parent, _ = reader.describe(path)
        conversation = event.conversation or named
        if agent:
            conversation, parent = named, event.conversation
        elif _is_uuid(named) and named != conversation:
            # A subagent's events can name the file of the conversation that started it; the file knows whose words it holds.
            conversation = named
        return capture.Target(event.host, path, conversation, parent, identity.projects(event.roots, self.home))

    def _parts(self, target: "Target", store: "MemoryStore") -> "Iterator[Batch]":
        key = keys.load(self.folder)
        source = store.turns.source(target.path)
        conversation = target.conversation
        if source is not None:
            owner = store.turns.get_session(source.session, count=False)
            if owner is not None and owner.conversation != conversation and capture.continues(target.path, source, key):
                conversation = owner.conversation
        bulk = capture.size(target.path) - (source.offset if source is not None else 0) > BULK
        clean = Filter(redactor(key, self.settings.verbatim, bulk=bulk), self.settings.exclude, self.settings.verbatim)
        newest: Batch | None = None
        for newest in capture.batches(target, source, conversation, clean, key):
            yield newest
        if not self.event.last:
            return
        # Claude Code writes the last answer late: after the stop that it ends.
        part = capture.late(target, newest, source, conversation, clean, key, self.event.last)
        known = store.turns.newest(source.session, _NEWEST) if source is not None else []
        if part is not None and not any(part.entries[0].text.endswith(turn.text) for turn in known if turn.role == ASSISTANT):
            yield part

    def _store(self, store: "MemoryStore", part: "Batch | None", *, last: bool) -> None:
        if not self.spooled:
            try:
                take_spool(self.spool, store)
                with store.writing():
                    if part is not None:
                        save.batch(store, part, self.saved, hider(part, self.folder))
                    if last:
                        self.diary = finish(store, self.told, self.saved.session)
                        if self.saved.fresh:
                            save.refresh_digests(store, self.saved.session, self.told.at)
                return
            except StoreBusy:
                self.spooled = True
        document: dict[str, object] = {"batch": None if part is None else part.document()}
        if last:
            document["event"] = self.told.document()
        spool.put(self.spool, document)
        self.log("spooled")
        if part is not None:
            self.saved.turns += sum(1 for entry in part.entries if entry.text and entry.role != CONTEXT)


def take_spool(folder: str, store: "MemoryStore") -> int:
    """Take in what hooks had to leave behind; answers how many records. Raises `StoreBusy`."""
    if not spool.waiting(folder):
        return 0

    def take(document: "dict[str, object]") -> None:
        saved = save.Saved()
        given = document.get("batch")
        at = time.time()
        if isinstance(given, dict):
            part = batch_of(given)
            at = part.at
            save.batch(store, part, saved, hider(part, os.path.dirname(folder)))
        event = document.get("event")
        if isinstance(event, dict):
            finish(store, told_of(event), saved.session)
        if saved.fresh:
            save.refresh_digests(store, saved.session, at)

    return spool.drain(folder, store, take)


def hider(part: Batch, folder: str) -> "Callable[[str], str] | None":
    """What takes credentials out of a batch that is stored verbatim, before any of it is told again."""
    return redactor(keys.load(folder)) if part.verbatim else None


def _is_uuid(text: str) -> bool:
    return len(text) == 36 and text.count("-") == 4 and text.replace("-", "").isalnum()
