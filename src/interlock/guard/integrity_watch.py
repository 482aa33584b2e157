"""Whether a settings file with our registrations has changed since it was last compared. On the hook's path: one small file and one stat
a settings file, some 20 microseconds; the comparison itself (`integrity`) is loaded only after a change.
"""

import sys

if sys.platform == "win32":
    import nt as system
else:
    import posix as system

#: In the state folder: a line for each file, ``<size> <time of change> <inode> <path>``, as they were when they were last compared.
SEEN = "registrations-seen"
MANIFEST = "manifest.json"
#: In the state folder while something is weakened: when it was noticed, and what.
WEAKENED = "registrations-weakened.json"

_LIMIT = 65536
_FLAGS = system.O_RDONLY | getattr(system, "O_CLOEXEC", 0) | getattr(system, "O_BINARY", 0)


def look(state: str) -> None:
    """Compare again after a change, and leave a record and a mark of what was weakened. Never raises: no verdict depends on it."""
    try:
        if changed(state):
            from interlock.guard.integrity import verify

            verify(state)
    except Exception as error:
        from interlock.guard.faults import log

        log(state, "-", "registrations", "integrity", error)


def doubtful(state: str) -> bool:
    """Whether something is weakened, as far as is known, or may be."""
    return stamp(state + "/" + WEAKENED) != "" or changed(state)


def changed(state: str) -> bool:
    """Whether a file is not as it was seen last, or was never seen. The time is that of the inode, which no program can set back."""
    try:
        file = system.open(state + "/" + SEEN, _FLAGS)
    except OSError:
        return stamp(state + "/" + MANIFEST) != ""
    try:
        data = system.read(file, _LIMIT)
    finally:
        system.close(file)
    for line in data.decode("utf-8", "surrogateescape").split("\n"):
        if line:
            seen, _, path = line.partition("\t")
            if stamp(path) != seen:
                return True
    return False


def stamp(path: str) -> str:
    """Size, time of change and inode of the file that a path leads to; "" when there is none."""
    try:
        found = system.stat(path)
    except (OSError, ValueError):
        return ""
    return f"{found.st_size} {found.st_ctime_ns} {found.st_ino}"
