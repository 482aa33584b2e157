"""What the hook may be told to do differently. Read only when the file is there; the defaults are the strict ones."""

import sys

if sys.platform == "win32":
    import nt as system
else:
    import posix as system

#: In the state folder. A deny ends with exit code 2 unless ``[hosts.cursor] deny_exit = 0`` stands here.
FILE = "hook.toml"

_LIMIT = 65536


class Settings:
    """Settings of one hook run."""

    __slots__ = ("deny_exit",)

    def __init__(self, deny_exit: int = 2) -> None:
        self.deny_exit = deny_exit
        """Exit code of a deny: 2 (a lost answer still blocks), or 0 (Cursor then shows both texts instead of the raw document)."""


def load(state: str, host: str) -> Settings:
    """The settings for `host` from ``<state>/hook.toml``; the defaults when it is absent, unreadable or malformed."""
    try:
        file = system.open(state + "/" + FILE, system.O_RDONLY)
    except OSError:
        return Settings()
    try:
        data = system.read(file, _LIMIT)
    except OSError:
        data = b""
    finally:
        system.close(file)
    if not data:
        return Settings()
    import tomllib

    try:
        document = tomllib.loads(data.decode("utf-8"))
    except ValueError:
        return Settings()
    hosts = document.get("hosts")
    own = hosts.get(host) if isinstance(hosts, dict) else None
    chosen = own.get("deny_exit") if isinstance(own, dict) else None
    return Settings(deny_exit=0 if chosen == 0 and chosen is not False else 2)
