"""An MCP server that the proxy starts itself and talks to over its standard input and output."""

import contextlib
import os
import shlex
import shutil
import signal
import subprocess

from interlock.guard.mcp_proxy_messages import Lines
from interlock.model.errors import USAGE, InterlockError

#: Seconds that the server has to end by itself once its input is closed, and again after it was told to (MCP, "Lifecycle: shutdown").
GRACE = 2.0

#: Longest line of a server in bytes.
LIMIT = 512 * 1024 * 1024


class StdioServer:
    """A child process. Its standard error is the proxy's own."""

    def __init__(self, command: tuple[str, ...]) -> None:
        """Start it. Raises `InterlockError` when it cannot be started."""
        self.place = shlex.join(command)
        program = shutil.which(command[0])
        if program is None:
            raise InterlockError(f"there is no program '{command[0]}'", help="give the server's command after --", exit_code=USAGE)
        try:
            # A group of its own, so that what a runner (npx, uvx) starts can be ended with it.
            self._process = subprocess.Popen(
                (program, *command[1:]),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                process_group=None if os.name == "nt" else 0,
            )
        except OSError as error:
            raise InterlockError(f"cannot start '{command[0]}': {error.strerror or error}") from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in = self._process.stdin.fileno()
        out = self._process.stdout.fileno()
        self._lines = Lines(lambda: os.read(out, 1 << 20), LIMIT)

    def send(self, message: bytes) -> None:
        """One message and its newline. Raises OSError."""
        if self._process.stdin is None or self._process.stdin.closed:
            raise BrokenPipeError
        view = memoryview(message + b"\n")
        while view:
            view = view[os.write(self._in, view) :]

    def receive(self) -> bytes | None:
        """The next line, None when the server has closed its output."""
        try:
            return self._lines.next()
        except OSError:
            return None

    def close(self) -> int:
        """Close its input, wait, tell it to end, end it; what it left running in its group goes too."""
        with contextlib.suppress(OSError):
            if self._process.stdin is not None:
                self._process.stdin.close()
        for step in (None, signal.SIGTERM, None if os.name == "nt" else signal.SIGKILL):
            if step is not None:
                self._tell(step)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(GRACE)
                break
        else:
            self._process.kill()
            self._process.wait()
        if os.name != "nt":
            self._tell(signal.SIGTERM)
        code = self._process.returncode
        return code if code >= 0 else 128 - code

    def _tell(self, number: int) -> None:
        with contextlib.suppress(OSError):
            if os.name == "nt":
                self._process.terminate()
            else:
                os.killpg(self._process.pid, number)
