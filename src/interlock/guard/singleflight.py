"""One question for one action: hook processes that see the same action share the answer of the first.

A lock file is held by the leader while it asks; its answer is a sealed file, published by rename. The kernel lets go of the lock when
its holder dies, however it dies, and the next process takes over. A process that the kernel ends at its time waits for the lock itself
and is woken by the kernel; others (Windows, the threads of the MCP proxy) look again and again, so that their wait ends at their own
time (``reference/perf.md`` 7 has the figures of both).

An answer is shared between different events only, each event once, and only for seconds: a second call of the same action begins with
an event that has had its answer, so it asks anew.
"""

import sys
import time

from interlock.audit.chain import load_key
from interlock.audit.layout import mac
from interlock.guard import sealed
from interlock.guard.faults import make_folder
from interlock.model.jsontext import dumps
from interlock.model.toolcall import DELETE, MCP, PATCH, READ, SHELL, WRITE, ToolCall

if sys.platform == "win32":
    import msvcrt
    import nt as system
else:
    import fcntl
    import posix as system

FOLDER = "flights"
LABEL = b"flight 1 "

#: Seconds for which an answer is shared. A yes lasts longer: other tools' hooks may run between two events of one action.
FRESH = 5.0
FRESH_YES = 60.0
#: What is left of a yes once an event that directly precedes the execution has used it: a parallel hook of the same event.
FRESH_CLOSED = 3.0

#: Events after which the action runs.
_LAST = frozenset(("beforeShellExecution", "beforeMCPExecution", "beforeReadFile", "tools/call"))

#: Files older than this many seconds are removed.
_OLD = 3600.0

#: Kinds whose action is the command or the paths; what was read is not known before it is read.
_PLAIN = frozenset((SHELL, READ, DELETE))
_SHORTEST = 0.0005
_LONGEST = 0.01
_FLAGS = getattr(system, "O_CLOEXEC", 0) | getattr(system, "O_NOINHERIT", 0) | getattr(system, "O_BINARY", 0)


class Answer:
    """What became of the question."""

    __slots__ = ("actor", "allowed", "code", "id", "reason", "rules")

    def __init__(
        self, allowed: bool, code: str, rules: "tuple[str, ...]", *, id: str = "", actor: str = "", reason: str = ""
    ) -> None:
        self.allowed = allowed
        self.code = code
        """Why: ``approved``, or a key of `reasons.REASONS`."""
        self.rules = rules
        """The rules that the person was told about: an event with more of them asks anew."""
        self.id = id
        """Id of the request, "" when none was made."""
        self.actor = actor
        """Who answered."""
        self.reason = reason
        """What they said about it."""


class Flight:
    """The lead over one action, held from `join` to `leave`."""

    __slots__ = ("_call", "_channel", "_file", "_key", "_state")

    def __init__(self, state: str, key: str, channel: str, call: ToolCall, file: int) -> None:
        self._state = state
        self._key = key
        self._channel = channel
        self._call = call
        self._file = file

    def publish(self, answer: Answer) -> None:
        """Give the answer to the other events of this action, and let go. Raises OSError."""
        try:
            now = time.time()
            entry: dict[str, object] = {
                "until": now + (FRESH_YES if answer.allowed else FRESH),
                "used": [self._channel],
                "allowed": answer.allowed,
                "code": answer.code,
                "rules": list(answer.rules),
                "id": answer.id,
                "actor": answer.actor,
                "reason": answer.reason,
                **_context(self._call),
            }
            _store(self._state, self._key, entry)
            _sweep(self._state, now)
        finally:
            self.leave()

    def leave(self) -> None:
        """Let go without an answer: the next process asks itself. Calling it twice is fine."""
        if self._file >= 0:
            system.close(self._file)
            self._file = -1


def join(
    call: ToolCall, state: str, channel: str, rules: "tuple[str, ...]", until: float, *, blocking: bool = False
) -> "Flight | Answer | None":
    """The answer that another event of this action got, else the lead over it; None when `until` passed while another one asked.

    `channel`: which registration and event this is. `rules`: what this event would ask about. `until`: `time.monotonic` of the end
    of the wait. `blocking`: wait past it where the kernel can wait for the lock; for a process with an alarm, whose leader ends before
    it. Raises OSError where the state folder cannot be used.
    """
    key = key_of(call, state)
    file = _lock(state, key, until, blocking=blocking)
    if file < 0:
        return None
    try:
        answer = _shared(call, state, key, channel, rules)
    except BaseException:
        system.close(file)
        raise
    if answer is not None:
        system.close(file)
        return answer
    return Flight(state, key, channel, call, file)


def key_of(call: ToolCall, state: str) -> str:
    """Name of the action: 40 hex digits, the same for every event of it; keyed, so that nothing can be guessed from it. Raises OSError.

    Only what every event tells is in it; `_context` compares the rest where both sides know it. An MCP proxy knows no conversation.
    """
    parts = [call.kind, call.command.strip(), call.text, call.url if call.kind != MCP else "", *call.paths]
    parts.append(details(call))
    if call.kind != MCP:
        parts += [call.host, call.conversation, call.generation]
    return mac(load_key(state), b"flight 1\0", "\0".join(parts).encode("utf-8", "surrogatepass")).hex()[:40]


def details(call: ToolCall) -> str:
    """What else makes the action: the input of tools whose other fields do not hold all of it; the same for every event."""
    if call.kind in _PLAIN:
        return ""
    return canonical([call.tool if call.kind not in (WRITE, PATCH) else "", call.content, call.arguments])


def canonical(value: object) -> str:
    """JSON text that does not depend on the order of keys."""
    return dumps(_ordered(value))


def _ordered(value: object) -> object:
    if isinstance(value, dict):
        return {key: _ordered(value[key]) for key in sorted(value)}
    if isinstance(value, list):
        return [_ordered(item) for item in value]
    return value


def _context(call: ToolCall) -> "dict[str, str]":
    """What only some events tell."""
    return {"conversation": call.conversation, "generation": call.generation, "cwd": call.cwd, "server": call.server}


def _shared(call: ToolCall, state: str, key: str, channel: str, rules: "tuple[str, ...]") -> "Answer | None":
    """The published answer, if this event may have it; its use is noted. The lock is held."""
    entry = sealed.read(state, _path(state, key), LABEL + key.encode("ascii"))
    if not isinstance(entry, dict):
        return None
    until, used, known = entry.get("until"), entry.get("used"), entry.get("rules")
    if not isinstance(until, (int, float)) or not isinstance(used, list) or not isinstance(known, list):
        return None
    now = time.time()
    if not now < until <= now + FRESH_YES or channel in used:
        return None
    for name, value in _context(call).items():
        other = entry.get(name)
        if value and other and value != other:
            return None
    allowed = entry.get("allowed") is True
    if allowed and not set(rules) <= set(known):
        return None
    used.append(channel)
    if allowed and channel.rpartition(":")[2] in _LAST:
        entry["until"] = min(until, now + FRESH_CLOSED)
    # Not noted, not used: a yes that cannot be marked could be used again.
    _store(state, key, entry)
    return Answer(
        allowed,
        str(entry.get("code")),
        tuple([str(rule) for rule in known]),
        id=str(entry.get("id")),
        actor=str(entry.get("actor")),
        reason=str(entry.get("reason")),
    )


def _path(state: str, key: str) -> str:
    return state + "/" + FOLDER + "/" + key


def _store(state: str, key: str, entry: "dict[str, object]") -> None:
    sealed.write(state, _path(state, key), LABEL + key.encode("ascii"), entry, durable=False)


def _lock(state: str, key: str, until: float, *, blocking: bool) -> int:
    """Descriptor of the lock file with the lock held, -1 when `until` came first."""
    path = _path(state, key) + ".lock"
    pause = _SHORTEST
    file = -1
    try:
        while True:
            if file < 0:
                file = _open(state, path)
            if _try(file):
                if system.fstat(file).st_nlink:
                    held, file = file, -1
                    return held
                # Swept away while it was waited for.
                system.close(file)
                file = -1
                continue
            if blocking and _wait_for(file):
                continue
            if time.monotonic() >= until:
                return -1
            time.sleep(pause)
            pause = min(_LONGEST, pause * 1.25)
    finally:
        if file >= 0:
            system.close(file)


def _open(state: str, path: str) -> int:
    flags = system.O_RDWR | system.O_CREAT | _FLAGS
    try:
        return system.open(path, flags, 0o600)
    except FileNotFoundError:
        make_folder(state + "/" + FOLDER)
        return system.open(path, flags, 0o600)


if sys.platform == "win32":

    def _try(file: int) -> bool:
        system.lseek(file, 0, 0)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _wait_for(_file: int) -> bool:
        """There is no such wait here."""
        return False

else:

    def _try(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _wait_for(file: int) -> bool:
        """Have the lock; the kernel wakes the process when it is free. Taking it once more through the same descriptor changes nothing."""
        fcntl.flock(file, fcntl.LOCK_EX)
        return True


def _sweep(state: str, now: float) -> None:
    """Remove old files. A lock file is removed only with its lock held: then nobody is using it."""
    try:
        with system.scandir(state + "/" + FOLDER) as entries:
            old = [entry.path for entry in entries if entry.stat().st_mtime < now - _OLD]
    except OSError:
        return
    for path in old:
        if not path.endswith(".lock"):
            _unlink(path)
            continue
        try:
            file = system.open(path, system.O_RDWR | _FLAGS)
        except OSError:
            continue
        try:
            if _try(file):
                _unlink(path)
        finally:
            system.close(file)


def _unlink(path: str) -> None:
    try:
        system.unlink(path)
    except OSError:
        # Another process was first, or (Windows) somebody has it open.
        pass
