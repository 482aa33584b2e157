"""The memory events of a host. Fails open: whatever happens, the answer is a document the host accepts, at worst ``{}``."""

import os

from interlock.memory import identity, log
from interlock.memory.budget import join
from interlock.memory.events import Event, event_name
from interlock.memory.settings import load, switched_off
from interlock.storage.base import StoreBusy, StoreUnusable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from interlock.memory.run import Run
    from interlock.model.session import Project
    from interlock.storage.base import MemoryStore

    Opener = Callable[[str, float], MemoryStore]

#: Seconds that a hook waits for another writer.
WAIT = 0.2

_FOLLOWUP = (
    "Interlock saved this conversation. If something here is worth knowing in a later session (a decision and its reason, a rule, "
    "an open problem), state it now in a few lines; it is stored with this conversation. Otherwise answer only: nothing to add."
)


def hook_event(
    host: str, event: str, payload: object, state: str, open_store: "Opener", *, env: "Mapping[str, str] | None" = None
) -> "dict[str, object]":
    """The answer document to one memory event.

    `payload`: the decoded document from stdin, or anything else when it could not be decoded. `state`: the state folder. Never
    raises; a fault leaves a line without content in ``<state>/memory/memory.log``. What could not be decoded is answered ``{}``, yet
    the conversation file that the environment names is captured.
    """
    folder = os.path.join(state, "memory")
    event = event_name(host, event)
    try:
        handler = _HANDLERS.get(event)
        if handler is None and event != "sessionStart":
            return {}
        values = os.environ if env is None else env
        malformed = not isinstance(payload, dict)
        if malformed:
            log.write(folder, event, "malformed-payload")
            if event == "sessionStart" or not values.get("CURSOR_TRANSCRIPT_PATH"):
                return {}
        settings = load(state, values)
        told = Event(host, event, payload, values)
        roots = [root for root, _ in map(identity.normalise, told.roots) if root]
        # A file in the repository's top folder switches its subfolders off too.
        roots += [one.root for one in identity.projects(told.roots, values.get("HOME", "") or values.get("USERPROFILE", ""))]
        if not settings.enabled or switched_off(roots, settings):
            if event == "sessionStart" and os.path.exists(os.path.join(folder, "rule-files")):
                from interlock.memory import rule_file

                rule_file.empty(folder, roots)
            return {}
        if handler is None:
            return _session_start(told, open_store(state, WAIT), values, folder)
        # Only these need the capture modules, a third of what a start would load.
        from interlock.memory.run import Run

        run = Run(told, folder, settings, values)
        try:
            store = open_store(state, WAIT)
        except StoreBusy:
            run.postpone()
            return {"user_message": _told(run, 0)} if event == "preCompact" and not malformed else {}
        try:
            answer = handler(run, store)
            return {} if malformed else answer
        finally:
            store.close()
    except Exception as error:
        log.write(folder, event, "failed", log.place(error))
        if event == "preCompact":
            why = f": {error.message}." if isinstance(error, StoreUnusable) else "; `interlock doctor` says why."
            return {"user_message": f"Interlock could not save this conversation before the compaction{why}"}
        return {}


def _stop(run: "Run", store: "MemoryStore") -> "dict[str, object]":
    run.capture(store)
    event = run.event
    # One diary entry, one question: a stop that wrote none asks nothing, and a follow-up turn's own stop never asks again.
    asks = run.settings.followup and run.diary and event.loop == 0 and event.status == "completed" and not event.background
    if asks and not store.notes.counter("quiet", run.event.key):
        return {"followup_message": _FOLLOWUP}
    return {}


def _pre_compact(run: "Run", store: "MemoryStore") -> "dict[str, object]":
    run.capture(store)
    total = 0
    if not run.spooled:
        session, event = run.saved.session, run.event
        found = store.turns.get_session(session) if session else store.turns.find_session(event.host, event.conversation)
        total = found.turns if found is not None else 0
    return {"user_message": _told(run, total)}


def _session_start(event: Event, store: "MemoryStore", env: "Mapping[str, str]", folder: str) -> "dict[str, object]":
    try:
        if event.conversation and (event.background or event.mode in ("ask", "edit")):
            try:
                with store.writing():
                    store.notes.count("quiet", event.key)
            except StoreBusy:
                log.write(folder, event.name, "busy")
        digests: list[str] = []
        home = env.get("HOME", "") or env.get("USERPROFILE", "")
        shown: tuple[Project, ...] = ()
        if event.host == "cursor" and os.path.exists(os.path.join(folder, "rule-files")):
            from interlock.memory import rule_file

            # What a rule file tells is not told again.
            shown = identity.projects(rule_file.refresh(folder, store, (identity.normalise(root)[0] for root in event.roots)), home)
        for one in identity.projects(event.roots, home):
            if all(one.key != other.key for other in shown):
                digests += store.notes.digests((one.key, *one.also))[:1]
        text = join(list(dict.fromkeys(one for one in digests if one)))
        return {"additional_context": text} if text else {}
    finally:
        store.close()


def _session_end(run: "Run", store: "MemoryStore") -> "dict[str, object]":
    run.capture(store)
    return {}


def _told(run: "Run", total: int) -> str:
    """What happened, in true numbers."""
    saved = run.saved
    if run.why:
        known = f" {_messages(total)} of it were stored earlier." if total else ""
        return f"Interlock saved nothing of this conversation before the compaction: {run.why}.{known}"
    bad = f" {saved.bad} line{'s' if saved.bad > 1 else ''} could not be read." if saved.bad else ""
    if run.spooled:
        return f"Interlock's store is busy: {_messages(saved.turns)} are kept on disk and join the store with the next save.{bad}"
    if not saved.turns:
        return f"Interlock had saved this conversation already ({_messages(total)}); nothing new before the compaction.{bad}"
    return f"Interlock saved {_messages(saved.turns, 'new ')} before the compaction ({total} of this conversation in all).{bad}"


def _messages(count: int, kind: str = "") -> str:
    return f"{count} {kind}message" + ("" if count == 1 else "s")


_HANDLERS = {"stop": _stop, "preCompact": _pre_compact, "sessionEnd": _session_end, "agentEnd": _session_end}
