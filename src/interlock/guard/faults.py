"""Traces of what went wrong inside a hook: an error log without content, and a mark that the audit trail could not be written."""

import sys
import time

if sys.platform == "win32":
    import nt as system
else:
    import posix as system

#: In the state folder: one line an error, oldest first.
LOG = "hook-errors.log"

#: In the state folder: exists when an audit append failed since the mark was last removed. Holds one line; `interlock doctor` reads it.
AUDIT_MARK = "audit-append-failed"

_LOG_LIMIT = 262_144
_FRAMES = 12
_FLAGS = getattr(system, "O_CLOEXEC", 0) | getattr(system, "O_BINARY", 0) | getattr(system, "O_NOFOLLOW", 0)


def log(state: str, host: str, event: str, code: str, error: "BaseException | None" = None) -> None:
    """Add a line about a fault: time, host, event, code, error type and where in our code. Never a message, which could quote a payload.

    Never raises.
    """
    try:
        line = " ".join((_now(), _word(host), _word(event), _word(code), _where(error))) + "\n"
        path = state + "/" + LOG
        file = _open(state, path, system.O_WRONLY | system.O_CREAT | system.O_APPEND)
        try:
            if system.fstat(file).st_size > _LOG_LIMIT:
                system.ftruncate(file, 0)
            system.write(file, line.encode("utf-8", "replace"))
        finally:
            system.close(file)
    except Exception:
        # The verdict matters more than its log line.
        return


def mark_audit_failure(state: str, error: BaseException) -> None:
    """Leave `AUDIT_MARK`. Never raises."""
    try:
        number = error.errno if isinstance(error, OSError) else None
        line = _now() + " " + type(error).__name__ + ("" if number is None else " errno " + str(number)) + "\n"
        file = _open(state, state + "/" + AUDIT_MARK, system.O_WRONLY | system.O_CREAT | system.O_TRUNC)
        try:
            system.write(file, line.encode("utf-8", "replace"))
        finally:
            system.close(file)
    except Exception:
        return


def _open(state: str, path: str, flags: int) -> int:
    try:
        return system.open(path, flags | _FLAGS, 0o600)
    except FileNotFoundError:
        make_folder(state)
        return system.open(path, flags | _FLAGS, 0o600)


def make_folder(path: str) -> None:
    """Make a folder and its missing parents, each 0700. Raises OSError."""
    try:
        system.mkdir(path, 0o700)
    except FileExistsError:
        return
    except FileNotFoundError:
        parent = path.replace("\\", "/").rstrip("/").rpartition("/")[0]
        if not parent:
            raise
        make_folder(parent)
        system.mkdir(path, 0o700)


def _now() -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


def _word(text: str) -> str:
    return "".join([char if char.isalnum() or char in "-_." else "?" for char in text[:48]]) or "-"


def _where(error: "BaseException | None") -> str:
    if error is None:
        return "-"
    places: list[str] = []
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(code.co_filename.replace("\\", "/").rsplit("/", 1)[-1] + ":" + str(trace.tb_lineno))
        trace = trace.tb_next
    return type(error).__name__ + " " + ">".join(places[-_FRAMES:])
