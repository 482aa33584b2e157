"""The version that a host's own program reports."""

import os
import re
import shutil
import subprocess

_NUMBER = re.compile(r"(\d+)\.(\d+)\.(\d+)")
_SECONDS = 8


def ask(program: str, search: str | None = None) -> tuple[str, ...]:
    """(version,) of a program as ``--version`` prints it, e.g. ``("2.1.332",)``; empty when there is none.

    `search`: the folders to look in, None for those of the PATH.
    """
    path = shutil.which(program, path=os.environ.get("PATH") if search is None else search)
    if not path:
        return ()
    try:
        done = subprocess.run([path, "--version"], stdin=subprocess.DEVNULL, capture_output=True, timeout=_SECONDS, check=False)
    except (OSError, subprocess.SubprocessError):
        return ()
    found = _NUMBER.search(done.stdout.decode("utf-8", "replace"))
    return (found.group(),) if found and done.returncode == 0 else ()


def number(text: str) -> tuple[int, int, int]:
    """A version as numbers to compare; zeros when it is unreadable."""
    found = _NUMBER.search(text)
    return (int(found[1]), int(found[2]), int(found[3])) if found else (0, 0, 0)
