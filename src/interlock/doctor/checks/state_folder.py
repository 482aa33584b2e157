"""The state folder belongs to this user and to nobody else."""

import os
import stat
import sys

from interlock.doctor.base import FAIL, OK, SKIP, Environment, Result
from interlock.hosts.command import quote

ID = "state-folder"
TITLE = "state folder"
QUICK = True

#: Entries looked at; a large memory store has few files, so this is never reached in practice.
_LIMIT = 10_000


def run(env: Environment) -> list[Result]:
    """Folders 0700, files 0600, owned by the user; the audit key and the memory lie there."""
    if not os.path.isdir(env.state):
        return [Result(ID, SKIP, f"{env.state} does not exist yet")]
    if sys.platform == "win32":
        return [Result(ID, OK, f"{env.state} (access is governed by the profile folder)")]
    open_to_others, foreign = [], []
    for path, status in _walk(env.state):
        if status.st_uid != os.geteuid():
            foreign.append(path)
        if stat.S_IMODE(status.st_mode) & 0o077 and not stat.S_ISLNK(status.st_mode):
            open_to_others.append(path)
    found = []
    if foreign:
        found.append(
            Result(ID, FAIL, f"{_shown(foreign)} belong(s) to another user", f'sudo chown -R "$(id -un)" {quote(env.state)}')
        )
    if open_to_others:
        found.append(Result(ID, FAIL, f"{_shown(open_to_others)} can be read by others", f"chmod -R go= {quote(env.state)}"))
    if not os.access(env.state, os.W_OK | os.X_OK):
        found.append(Result(ID, FAIL, f"{env.state} cannot be written", f"chmod u+rwx {quote(env.state)}"))
    return found or [Result(ID, OK, f"{env.state} is private")]


def _walk(top: str) -> list[tuple[str, os.stat_result]]:
    found = [(top, os.lstat(top))]
    for folder, folders, files in os.walk(top):
        for name in folders + files:
            path = os.path.join(folder, name)
            try:
                found.append((path, os.lstat(path)))
            except OSError:
                continue
        if len(found) > _LIMIT:
            break
    return found


def _shown(paths: list[str]) -> str:
    return f"'{paths[0]}'" + (f" and {len(paths) - 1} more" if len(paths) > 1 else "")
