"""Whether a person sits at the terminal, and their yes. For commands that loosen the guard; never used by the hook.

An agent's tool call has no controlling terminal, or one in which it is not in the foreground, or it carries the host's mark in its
environment. This is the second line: the rules already deny such commands as tool calls.
"""

import os
import secrets
import sys

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

    Raises `InterlockError` when there is no such terminal or the word does not come.
    """
    for mark in AGENT_MARKS:
        if os.environ.get(mark):
            raise InterlockError(
                f"{action}: only a person may do that, and this was started by an agent ({mark} is set)", help=_REFUSED
            )
    if sys.platform == "win32":
        return _at_console(action, lines)
    try:
        terminal = os.open("/dev/tty", os.O_RDWR | os.O_NOCTTY | os.O_CLOEXEC)
    except OSError as error:
        raise InterlockError(f"{action}: only a person may do that, and there is no terminal here", help=_REFUSED) from error
    try:
        if not os.isatty(0) or os.tcgetpgrp(terminal) != os.getpgrp() or not os.path.samestat(os.fstat(0), os.stat(os.ttyname(0))):
            raise InterlockError(f"{action}: only a person may do that, and standard input is not this terminal", help=_REFUSED)
        name = os.ttyname(0)
        word = _word()
        os.write(terminal, _text(action, lines, word).encode())
        answer = b""
        while not answer.endswith(b"\n") and len(answer) < 64:
            part = os.read(0, 64)
            if not part:
                break
            answer += part
    finally:
        os.close(terminal)
    _expect(action, answer.decode("utf-8", "replace"), word)
    return f"{_account()} on {name}"


def _at_console(action: str, lines: "tuple[str, ...] | list[str]") -> str:
    if not sys.stdin.isatty() or not sys.stderr.isatty():
        raise InterlockError(f"{action}: only a person may do that, and there is no console here", help=_REFUSED)
    word = _word()
    sys.stderr.write(_text(action, lines, word))
    sys.stderr.flush()
    _expect(action, sys.stdin.readline(), word)
    return f"{_account()} on the console"


def _expect(action: str, answer: str, word: str) -> None:
    if answer.strip() != word:
        raise InterlockError(f"{action}: not done, the word was not typed", help="run it again", exit_code=NEGATIVE)


def _word() -> str:
    return "".join(secrets.choice("abcdefghkmnpqrstuvwxyz") for _ in range(4))


def _text(action: str, lines: "tuple[str, ...] | list[str]", word: str) -> str:
    body = "".join(f"  {line}\n" for line in lines)
    return f"{action[:1].upper()}{action[1:]}\n{body}Type {word} to go on: "


def _account() -> str:
    import getpass

    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return str(os.getuid()) if hasattr(os, "getuid") else "unknown"
