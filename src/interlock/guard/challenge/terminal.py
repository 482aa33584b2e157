"""The controlling terminal as a way to ask: only where this process can really have the foreground and nobody else reads the keys.

A host with a full-screen interface has the terminal in raw mode: then a question would be drawn over it and its answer eaten by it. A
job in the background must not take the terminal from what a person does in the foreground.
"""

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

NAME = "terminal"


class Terminal:
    """An open question on the controlling terminal."""

    def __init__(self, file: int, restore: int, ignored: object) -> None:
        self._file = file
        self._restore = restore
        self._ignored = ignored
        self._typed = b""

    def show(self, lines: "Sequence[str]", prompt: str) -> None:
        """Write, and forget what was typed before. Raises OSError."""
        import termios

        termios.tcflush(self._file, termios.TCIFLUSH)
        self._typed = b""
        text = "\n" + "\n".join(lines) + "\n" + prompt
        os.write(self._file, text.encode("utf-8", "replace"))

    def answer(self, seconds: float) -> "str | None":
        """A line that was typed within `seconds`, None when there is none yet. Raises OSError when the terminal is gone."""
        import select

        ready, _, _ = select.select([self._file], [], [], seconds)
        if not ready:
            return None
        part = os.read(self._file, 256)
        if not part:
            raise OSError("the terminal was closed")
        self._typed += part
        line, end, self._typed = self._typed.partition(b"\n")
        if not end:
            self._typed = line
            return None
        return line.decode("utf-8", "replace").strip()

    def close(self, last: str = "") -> None:
        """Say a last word and give the terminal back to who had it. Never raises."""
        import signal

        try:
            if last:
                os.write(self._file, ("\n" + last + "\n").encode("utf-8", "replace"))
            if self._restore:
                os.tcsetpgrp(self._file, self._restore)
        except OSError:
            pass
        if self._ignored is not None:
            signal.signal(signal.SIGTTOU, self._ignored)  # type: ignore[arg-type]
        os.close(self._file)


def claim() -> "Terminal | None":
    """The controlling terminal, when it is ours to ask on."""
    if sys.platform == "win32":
        return None
    import signal
    import termios

    try:
        file = os.open("/dev/tty", os.O_RDWR | os.O_NOCTTY | os.O_CLOEXEC)
    except OSError:
        return None
    restore, ignored = 0, None
    try:
        modes = termios.tcgetattr(file)[3]
        front = os.tcgetpgrp(file)
        own = os.getpgrp()
        if not modes & termios.ICANON or not modes & termios.ECHO:
            raise OSError("somebody reads the keys")
        if front != own:
            # The host put its hook into a group of its own: then the front must be the group of whoever started us.
            if front != os.getpgid(os.getppid()):
                raise OSError("another job is in front")
            ignored = signal.signal(signal.SIGTTOU, signal.SIG_IGN)
            os.tcsetpgrp(file, own)
            restore = front
            if os.tcgetpgrp(file) != own:
                raise OSError("the foreground was not given")
    except (OSError, ValueError, termios.error):
        # ValueError: not the main thread, where signals cannot be set.
        if ignored is not None:
            signal.signal(signal.SIGTTOU, ignored)
        os.close(file)
        return None
    return Terminal(file, restore, ignored)
