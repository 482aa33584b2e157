"""One line for each fault that a hook swallowed: when, which event, what kind. Never a word of a conversation or a path."""

import os
import time

#: Bytes after which the file is moved aside; one older file is kept.
LIMIT = 1 << 20

_FLAGS = os.O_WRONLY | os.O_CREAT | os.O_APPEND


def write(folder: str, event: str, fault: str, detail: str = "") -> None:
    """Append a line to ``memory.log`` in `folder`. Never raises: a hook must answer."""
    try:
        path = os.path.join(folder, "memory.log")
        stamp = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        line = " ".join(part for part in (stamp, _word(event), _word(fault), _word(detail)) if part) + "\n"
        try:
            handle = os.open(path, _FLAGS, 0o600)
        except FileNotFoundError:
            os.makedirs(folder, mode=0o700, exist_ok=True)
            handle = os.open(path, _FLAGS, 0o600)
        try:
            os.write(handle, line.encode("ascii", "replace"))
            size = os.fstat(handle).st_size
        finally:
            os.close(handle)
        if size > LIMIT:
            os.replace(path, path + ".1")
    except OSError:
        return


def place(error: BaseException) -> str:
    """Kind of the error and the line of this package that raised it."""
    trace = error.__traceback__
    where = ""
    while trace is not None:
        name = trace.tb_frame.f_code.co_filename.replace("\\", "/").rpartition("/")[2]
        where = f"{name}:{trace.tb_lineno}"
        trace = trace.tb_next
    return f"{type(error).__name__},{where}"


def _word(text: str) -> str:
    return "".join(char if char.isalnum() or char in "-_.:," else "-" for char in text[:80])
