"""Whether a person sits at the terminal, and their yes. For commands that loosen the guard; never used by the hook.

An agent's tool call has no controlling terminal, or one in which it is not in the foreground, or it carries the host's mark in its
environment. This is the second line: the rules already deny such commands as tool calls.
"""

import os
import secrets
import sys
import time

from interlock.config.paths import state_dir
from interlock.model.errors import NEGATIVE, InterlockError

#: Variables that hosts set for the commands of their agents.
AGENT_MARKS = (
    "CURSOR_AGENT",
    "CLAUDECODE",
    "CLAUDE_CODE_ENTRYPOINT",
    "CODEX_SANDBOX",
    "CODEX_THREAD_ID",
    "GEMINI_CLI",
    "COPILOT_AGENT",
)

_REFUSED = "run it yourself in a terminal window of your own"


def confirm(action: str, lines: "tuple[str, ...] | list[str]" = ()) -> str:
    """Show on the controlling terminal what will happen and take a typed word for yes; who said it, as ``account on terminal``.

    Where one-time codes are demanded (`interlock guard totp`), the code takes the place of the word. Raises `InterlockError` when there
    is no such terminal or the word or code does not come.
    """
    who = present(action)
    if code_needed():
        say(_text(action, lines, ""))
        take_code(action)
        return who
    word = _word()
    say(_text(action, lines, word))
    if line().strip() != word:
        raise InterlockError(f"{action}: not done, the word was not typed", help="run it again", exit_code=NEGATIVE)
    return who


def present(action: str) -> str:
    """The person at the controlling terminal, as ``account on terminal``. Raises `InterlockError` when there is none."""
    for mark in AGENT_MARKS:
        if os.environ.get(mark):
            raise InterlockError(
                f"{action}: only a person may do that, and this was started by an agent ({mark} is set)", help=_REFUSED
            )
    if sys.platform == "win32":
        if not sys.stdin.isatty() or not sys.stderr.isatty():
            raise InterlockError(f"{action}: only a person may do that, and there is no console here", help=_REFUSED)
        return f"{account()} on the console"
    try:
        terminal = os.open("/dev/tty", os.O_RDWR | os.O_NOCTTY | os.O_CLOEXEC)
    except OSError as error:
        raise InterlockError(f"{action}: only a person may do that, and there is no terminal here", help=_REFUSED) from error
    try:
        if not os.isatty(0) or os.tcgetpgrp(terminal) != os.getpgrp() or not os.path.samestat(os.fstat(0), os.stat(os.ttyname(0))):
            raise InterlockError(f"{action}: only a person may do that, and standard input is not this terminal", help=_REFUSED)
        return f"{account()} on {os.ttyname(0)}"
    finally:
        os.close(terminal)


def code_needed() -> bool:
    """Whether a one-time code is demanded for what loosens the guard."""
    from interlock.guard.challenge import totp

    return totp.enrolled(state_dir())


def take_code(action: str, code: "str | None" = None) -> None:
    """Take a one-time code, from the terminal where none is given. Raises `InterlockError` when it is not accepted."""
    from interlock.guard.challenge import totp

    if code is None:
        say("Code of your authenticator: ")
        code = line()
    result = totp.check(state_dir(), code.strip(), time.time())
    if result != totp.OK:
        raise InterlockError(f"{action}: not done, {totp.TEXTS[result]}", help="run it again", exit_code=NEGATIVE)


def take_code_where_needed(action: str, code: "str | None" = None) -> None:
    """Take a one-time code from a person's terminal if an authenticator is enrolled; else anybody may go on.

    Raises `InterlockError` when the code is not accepted or there is no such terminal.
    """
    if code_needed():
        present(action)
        take_code(action, code)


def say(text: str) -> None:
    """To the terminal itself: standard error may be a file."""
    if sys.platform == "win32":
        sys.stderr.write(text)
        sys.stderr.flush()
        return
    terminal = os.open("/dev/tty", os.O_WRONLY | os.O_NOCTTY | os.O_CLOEXEC)
    try:
        os.write(terminal, text.encode())
    finally:
        os.close(terminal)


def line() -> str:
    """A line that the person types; "" at the end of the input."""
    if sys.platform == "win32":
        return sys.stdin.readline()
    answer = b""
    while not answer.endswith(b"\n") and len(answer) < 64:
        part = os.read(0, 64)
        if not part:
            break
        answer += part
    return answer.decode("utf-8", "replace")


def _word() -> str:
    return "".join(secrets.choice("abcdefghkmnpqrstuvwxyz") for _ in range(4))


def _text(action: str, lines: "tuple[str, ...] | list[str]", word: str) -> str:
    body = "".join(f"  {line}\n" for line in lines)
    return f"{action[:1].upper()}{action[1:]}\n{body}" + (f"Type {word} to go on: " if word else "")


def account() -> str:
    """Name of the account that runs this."""
    import getpass

    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return str(os.getuid()) if hasattr(os, "getuid") else "unknown"
