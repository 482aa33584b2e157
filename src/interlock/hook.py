"""The machine entry: one hook call of a host, from argv and stdin to one write and exit code 0 or 2.

What happens on a fault is known from argv before stdin is read: a gating event is denied, an event that stops nothing is answered
``{}``. Nothing here or below may import what ``reference/perf.md`` 1.2 shows to be slow; a test holds the list.
"""

import gc
import sys
import time

from interlock.guard import faults, gate, integrity_watch
from interlock.guard.policy_files import exists
from interlock.guard.reasons import refuse
from interlock.hosts.base import Answer, PayloadError, parse
from interlock.hosts.base import answer as make_answer
from interlock.hosts.registry import codec as find_codec
from interlock.hosts.registry import detect, resolve
from interlock.model.verdict import ALLOW

if sys.platform == "win32":
    import nt as system
else:
    import _signal
    import posix as system

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.storage.approvals_port import ApprovalStore

#: Largest payload that is judged, in bytes.
LIMIT = 64 * 1024 * 1024

_FIRST_READ = 65536
_NEXT_READ = 1048576
#: Milliseconds without a byte after which a large payload that could be complete is tried again.
_QUIET = 20

#: Seconds of a gate's deadline that are kept back from a question, for the verdict.
_SETTLING = 2

_NOTHING = b"{}\n"


class Deadline(BaseException):
    """The hook's own deadline has passed. Not an `Exception`, so that no handler on the way takes it for a small fault."""


def run(argv: "list[str]", state: str) -> None:
    """`main`, then the end of the process: nothing is left to be flushed, and taking the interpreter down would cost 2 ms."""
    code = 2
    try:
        code = main(argv, state)
    finally:
        system._exit(code)


def main(argv: "list[str]", state: str) -> int:
    """Answer one hook call on stdout; the exit code, 0 or 2.

    `argv`: host id and event name (a missing event is taken from the payload). `state`: the state folder.
    """
    run = _Run(argv[0] if argv else "", argv[1] if len(argv) > 1 else "", state)
    answer = _respond(run)
    sent = _write(1, answer.stdout)
    if answer.stderr:
        _write(2, answer.stderr.encode("utf-8", "replace") + b"\n")
    integrity_watch.look(state)
    if run.payload is not None and exists(state + "/capturing.json"):
        _capture(run, run.payload)
    return answer.code if sent or answer.stdout == _NOTHING else 2


class _Run:
    """One hook call: what argv says, corrected by the payload once that is read."""

    __slots__ = ("codec", "entry", "event", "payload", "started", "state")

    def __init__(self, entry: str, event: str, state: str) -> None:
        self.codec = find_codec(entry)
        self.entry = entry
        self.event = event
        self.payload: dict[str, object] | None = None
        self.state = state
        self.started = time.perf_counter()


def respond(argv: "list[str]", state: str) -> Answer:
    """The answer to one hook call; stdin is read here. Never raises."""
    return _respond(_Run(argv[0] if argv else "", argv[1] if len(argv) > 1 else "", state))


def _respond(run: _Run) -> Answer:
    if run.event in run.codec.open_events:
        return _respond_open(run)
    fallback = run.codec.encode(run.event, refuse("internal-error", "no answer was made"))
    try:
        return _respond_gate(run)
    except BaseException as error:
        try:
            _watch_plainly(run)
            return _deny(run, "deadline" if isinstance(error, Deadline) else "internal-error", type(error).__name__, error)
        except BaseException:
            return fallback


def _capture(run: _Run, payload: "dict[str, object]") -> None:
    """A copy for a bug report, once the answer is given. Never raises."""
    try:
        from interlock.guard.capture import record

        record(run.state, run.codec.host, run.event, payload)
    except Exception as error:
        faults.log(run.state, run.codec.host, run.event, "capture", error)


def _respond_gate(run: _Run) -> Answer:
    _watch_softly(run.codec.gate_deadline)
    try:
        payload = run.payload = _read_payload()
        run.codec, run.event = resolve(run.codec, run.event, payload)
        if run.event in run.codec.open_events:
            return _answer_open(run, payload)
        _watch_plainly(run)
        call = run.codec.decode(run.event, payload)
    except PayloadError as error:
        run.codec = error.codec or run.codec
        return _deny(run, error.code, error.detail)
    patience = run.codec.challenge_deadline or max(1, run.codec.gate_deadline - _SETTLING)
    asking = gate.Asking(run.entry + ":" + run.event, patience, _open_approvals, lambda: _watch_long(run))
    asking.alarmed = sys.platform != "win32"
    verdict, facts = gate.decide(call, run.state, asking)
    if time.perf_counter() - run.started - asking.waited > run.codec.gate_deadline:
        raise Deadline
    _watch_softly(run.codec.audit_deadline)
    if not asking.shared:
        try:
            gate.audit(call, verdict, run.state, facts.home, run.started)
        except (Exception, Deadline) as error:
            faults.mark_audit_failure(run.state, error)
    _watch_plainly(run)
    asking.finish()
    if verdict.decision == ALLOW:
        answer = run.codec.encode(run.event, verdict)
    else:
        from interlock.guard.settings import load

        answer = run.codec.encode(run.event, verdict, load(run.state, run.codec.host).deny_exit)
    notes = () if facts.policy is None else facts.policy.notes
    return Answer(answer.stdout, "\n".join([text for text in (answer.stderr, *notes) if text]), answer.code) if notes else answer


def _open_approvals(state: str) -> "ApprovalStore":
    from interlock.wiring import open_approval_store

    return open_approval_store(state)


def _deny(run: _Run, code: str, detail: str, error: "BaseException | None" = None) -> Answer:
    """A deny that no rule gave, with its traces left behind."""
    faults.log(run.state, run.codec.host, run.event, code, error)
    _watch_softly(run.codec.audit_deadline)
    try:
        gate.audit_fault(run.codec.host, run.event, code, run.state, run.started)
    except (Exception, Deadline) as failure:
        faults.mark_audit_failure(run.state, failure)
    _watch_plainly(run)
    return run.codec.encode(run.event, refuse(code, detail))


def _respond_open(run: _Run) -> Answer:
    """The answer for an event that stops nothing: ``{}`` at any fault, exit code 0."""
    _watch_softly(run.codec.open_deadline)
    try:
        payload = run.payload = _read_payload()
    except PayloadError as error:
        # The host's environment can still name the conversation file.
        _answer_open(run, None)
        return _nothing(run, error)
    except (Exception, Deadline) as error:
        return _nothing(run, error)
    sender = detect(payload, run.codec.host)
    foreign = sender not in ("", run.codec.host)
    if foreign:
        run.codec = find_codec(sender)
    named = run.codec.named(payload)
    if named in run.codec.gates:
        # An entry that never blocks was sent a question of a gate: its own entry judges it, this one leaves a line for the doctor.
        faults.log(run.state, run.codec.host, run.event, "wrong-entry")
        return Answer(_NOTHING)
    if foreign:
        # That host's own entry acts on it, where there is one: not twice.
        return Answer(_NOTHING)
    if named in run.codec.open_events:
        run.event = named
    return _answer_open(run, payload)


def _answer_open(run: _Run, payload: "dict[str, object] | None") -> Answer:
    _watch_softly(run.codec.open_deadline)
    # The launcher turns it off for a gate's few milliseconds; a capture can take longer and make cycles.
    gc.enable()
    try:
        if run.event in run.codec.results:
            return _scan_result(run, payload)
        warning = ""
        if run.event == run.codec.session_event and payload is not None:
            warning = _beat(run, payload)
        from interlock.wiring import memory_event

        document = memory_event(run.codec.host, run.event, payload, run.state)
        if warning:
            document["user_message"] = warning
            recalled = document.get("additional_context")
            document["additional_context"] = warning + "\n" + recalled if isinstance(recalled, str) else warning
        document = run.codec.told(run.event, {key: value for key, value in document.items() if value is not None})
        return make_answer(document)
    except (Exception, Deadline) as error:
        return _nothing(run, error)
    finally:
        _unwatch()


def _scan_result(run: _Run, payload: "dict[str, object] | None") -> Answer:
    """What a tool returned or wrote, scanned: the agent is told of secrets and hidden text in it, and nothing is stopped."""
    if payload is None:
        return Answer(_NOTHING)
    from interlock.guard import results
    from interlock.guard.fingerprint_reads import remember_result

    found = results.scan(payload)
    remember_result(payload, found, run.state)
    if not found:
        return Answer(_NOTHING)
    try:
        gate.audit_result(run.codec.host, run.event, found, run.state, run.started)
    except Exception as error:
        faults.mark_audit_failure(run.state, error)
    return make_answer(run.codec.context(run.event, results.text(found)))


def _beat(run: _Run, payload: "dict[str, object]") -> str:
    """Leave a sign of life and compare the registrations; what the person is to be told, "" when all is as it was written."""
    from interlock.guard.heartbeat import record

    version = run.codec.version(payload)
    if not version:
        # Not a host's message (the doctor sends an empty one): it must not look like a sign of life.
        return ""
    try:
        record(run.state, run.codec.host, version)
    except OSError as error:
        faults.log(run.state, run.codec.host, run.event, "heartbeat", error)
    if not integrity_watch.doubtful(run.state):
        return ""
    from interlock.guard.integrity import verify, warning

    try:
        return warning(verify(run.state))
    except Exception as error:
        faults.log(run.state, run.codec.host, run.event, "integrity", error)
        return ""


def _nothing(run: _Run, error: BaseException) -> Answer:
    code = "deadline" if isinstance(error, Deadline) else error.code if isinstance(error, PayloadError) else "internal-error"
    faults.log(run.state, run.codec.host, run.event, code, error)
    return Answer(_NOTHING)


def _read_payload() -> "dict[str, object]":
    """The object on stdin, without waiting for its end where it is already complete (a Windows host may keep the pipe open).

    Raises `PayloadError`.
    """
    parts: list[bytes] = []
    size = 0
    tried = 0
    while True:
        chunk = system.read(0, _NEXT_READ if parts else _FIRST_READ)
        if not chunk:
            break
        parts.append(chunk)
        size += len(chunk)
        if size > LIMIT:
            raise PayloadError("oversized-payload", "more than 64 MiB")
        if chunk.rstrip(b" \t\r\n\0")[-1:] == b"}" and (size >= 2 * tried or _quiet()):
            try:
                return parse(b"".join(parts))
            except PayloadError:
                # Perhaps only a brace inside of it: wait for more, and look again at twice the size or after a silence.
                tried = size
    return parse(b"".join(parts))


def _quiet() -> bool:
    """Whether nothing has arrived on stdin for `_QUIET` milliseconds. The end of the input counts as an arrival."""
    try:
        from select import POLLIN, poll
    except ImportError:
        return True
    waiter = poll()
    waiter.register(0, POLLIN)
    return not waiter.poll(_QUIET)


def _write(file: int, data: bytes) -> bool:
    """Write everything; false when the reader is gone."""
    try:
        while data:
            data = data[system.write(file, data) :]
    except OSError:
        return False
    return True


if sys.platform == "win32":
    # No alarm there: failClosed and the host's own timeout block a hook that hangs.
    def _watch_softly(_seconds: int) -> None:
        return None

    def _watch_plainly(_run: _Run) -> None:
        return None

    def _watch_long(_run: _Run) -> None:
        return None

    def _unwatch() -> None:
        return None

else:

    def _expired(_number: int, _frame: object) -> None:
        raise Deadline

    def _watch_softly(seconds: int) -> None:
        """Raise `Deadline` after `seconds`: for waits that a signal can interrupt."""
        _signal.signal(_signal.SIGALRM, _expired)
        _signal.alarm(seconds)

    def _watch_plainly(run: _Run) -> None:
        """Let the kernel end the process at the codec's watchdog time: also stops code that is stuck inside of C."""
        _signal.signal(_signal.SIGALRM, _signal.SIG_DFL)
        _signal.alarm(max(1, int(run.codec.gate_watchdog - (time.perf_counter() - run.started))))

    def _watch_long(run: _Run) -> None:
        """`_watch_plainly` for a question: a person takes minutes, and the code that waits looks at its own clock."""
        _signal.signal(_signal.SIGALRM, _signal.SIG_DFL)
        _signal.alarm(max(1, int((run.codec.challenge_watchdog or run.codec.gate_watchdog) - (time.perf_counter() - run.started))))

    def _unwatch() -> None:
        _signal.alarm(0)
