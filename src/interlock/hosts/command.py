"""The command text that a host's settings file holds: absolute, quoted, and blocking when it cannot run."""

import os
import re
import shlex
import sys

from interlock.model.errors import InterlockError

#: Shells that read the POSIX form as it is. Any other login shell (fish, csh, nushell ...) gets it through /bin/sh.
POSIX_SHELLS = frozenset({"sh", "bash", "zsh", "dash", "ksh", "ksh93", "mksh", "ash", "busybox", "yash"})

#: Recognises a command that Interlock registered, in every form that it has written; group 2 is the event.
OWN = re.compile(r"(?:-I -S .*launcher\.py['\\]*|interlock-hook\.sh['\\]*) (?:([a-z]+) )?([A-Za-z_]+)")

#: Keys under which hosts keep the command of an entry.
COMMAND_KEYS = ("command", "bash", "powershell")


_WINDOWS = re.compile(r"& '((?:[^']|'')*)' -I -S '((?:[^']|'')*)'")


def quote(text: str) -> str:
    """One word for a POSIX shell, always in single quotes."""
    return "'" + text.replace("'", "'\\''") + "'"


def quote_powershell(text: str) -> str:
    """One word for PowerShell, always in single quotes."""
    return "'" + text.replace("'", "''") + "'"


def launcher_command(interpreter: str, launcher: str, host: str, event: str, way_out: str = "") -> str:
    """The command for one event.

    `way_out` makes it a gate: whatever ends the hook other than by 0 becomes exit 2, and when the hook cannot have given
    a reason itself (it did not end with 2, or its launcher is gone) `way_out` goes to stderr. Without it the event stops
    nothing: whatever ends the hook becomes ``{}`` and exit 0.
    """
    if sys.platform == "win32":
        return checked(_powershell(interpreter, launcher, host, event, way_out))
    call = f"{quote(interpreter)} -I -S {quote(launcher)} {host} {event}"
    return checked(for_login_shell(with_tail(call, launcher, way_out)))


def with_tail(call: str, needed: str, way_out: str) -> str:
    """A POSIX call with its tail: the gate's, or that of an event that stops nothing when `way_out` is empty.

    `needed` is a file without which it cannot run.
    """
    return with_tail_word(call, quote(needed), way_out)


def with_tail_word(call: str, needed: str, way_out: str) -> str:
    """`with_tail` where the needed file is a word of the shell, quoted as it must be."""
    if not way_out:
        return f"{call} || echo '{{}}'"
    return f"{call} || {{ [ $? = 2 ] && [ -e {needed} ] || echo {quote(way_out)} >&2; exit 2; }}"


def for_login_shell(command: str, shell: str | None = None) -> str:
    """The command in a form that the user's login shell reads (hosts run hooks by `$SHELL -lc`)."""
    name = os.path.basename(os.environ.get("SHELL", "") if shell is None else shell)
    if not name or name in POSIX_SHELLS:
        return command
    return f"/bin/sh -c {quote(command)}"


def checked(command: str) -> str:
    """The command itself.

    Raises `InterlockError` when a host could not carry it: Cursor cuts settings at `//` (its comment removal does not
    respect strings), and a line end or a control character breaks the shell's word.
    """
    for bad, name in (("//", "'//'"), ("/*", "'/*'")):
        if bad in command:
            raise InterlockError(
                f"the hook command would hold {name}, at which Cursor cuts its settings file: {command}",
                help="set INTERLOCK_HOME to a folder whose path is free of it",
            )
    if not command.isprintable():
        raise InterlockError(
            f"the hook command would hold a character that cannot be typed: {command!r}",
            help="set INTERLOCK_HOME to a folder with an ordinary name",
        )
    return command


def entry_command(entry: object) -> str:
    """The command in an entry or handler of any host, "" when it has none."""
    if not isinstance(entry, dict):
        return ""
    return next((str(entry[key]) for key in COMMAND_KEYS if isinstance(entry.get(key), str)), "")


def own_event(command: object) -> str | None:
    """The event of a command that Interlock registered; None for anybody else's."""
    if not isinstance(command, str):
        return None
    found = OWN.search(command)
    return found.group(2) if found else None


def programs_of(command: str) -> tuple[str, str] | None:
    """Interpreter and launcher that a command of `launcher_command` names; None for any other text."""
    windows = _WINDOWS.match(command)
    if windows:
        return windows[1].replace("''", "'"), windows[2].replace("''", "'")
    try:
        words = shlex.split(command)
        if words[:2] == ["/bin/sh", "-c"]:
            words = shlex.split(words[2])
    except (ValueError, IndexError):
        return None
    return (words[0], words[3]) if words[1:3] == ["-I", "-S"] and len(words) > 3 else None


def _powershell(interpreter: str, launcher: str, host: str, event: str, way_out: str) -> str:
    call = f"& {quote_powershell(interpreter)} -I -S {quote_powershell(launcher)} {host} {event}"
    if not way_out:
        return f"{call}; if ($LASTEXITCODE -ne 0) {{ '{{}}' }}; exit 0"
    shown = f"[Console]::Error.WriteLine({quote_powershell(way_out)})"
    needed = f"Test-Path -LiteralPath {quote_powershell(launcher)}"
    return f"{call}; if ($LASTEXITCODE -ne 0) {{ if (-not ($LASTEXITCODE -eq 2 -and ({needed}))) {{ {shown} }}; exit 2 }}"
