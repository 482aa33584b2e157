"""A sign of life: sessionStart records that the host really calls the hook. `interlock doctor` reads it."""

import sys
import time

from interlock.guard.faults import make_folder
from interlock.model.jsontext import JsonError, decode, dumps, loads

if sys.platform == "win32":
    import nt as system
else:
    import posix as system

#: Folder in the state folder; one file a host, ``<host>.json``.
FOLDER = "heartbeat"

_FLAGS = getattr(system, "O_CLOEXEC", 0) | getattr(system, "O_BINARY", 0)


def record(state: str, host: str, version: str) -> None:
    """Note that `host` (an id, a safe file name) called just now. Raises OSError."""
    folder = state + "/" + FOLDER
    make_folder(folder)
    path = folder + "/" + host + ".json"
    aside = path + "." + str(system.getpid())
    text = dumps({"schema_version": 1, "host": host, "host_version": version[:64], "at": time.time()}) + "\n"
    file = system.open(aside, system.O_WRONLY | system.O_CREAT | system.O_TRUNC | _FLAGS, 0o600)
    try:
        system.write(file, text.encode("utf-8"))
    finally:
        system.close(file)
    system.replace(aside, path)


def last(state: str, host: str) -> "dict[str, object] | None":
    """What `record` wrote last: ``host``, ``host_version``, ``at`` (seconds since 1970); None when the host never called."""
    try:
        file = system.open(state + "/" + FOLDER + "/" + host + ".json", system.O_RDONLY | _FLAGS)
    except OSError:
        return None
    try:
        found = loads(decode(system.read(file, 4096)))
    except (OSError, JsonError):
        return None
    finally:
        system.close(file)
    return found if isinstance(found, dict) else None
