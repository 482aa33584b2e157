"""Keeps the compiled pattern database of the detectors between processes, so that a start costs milliseconds and not most of a second."""

import hashlib
import os
import platform
import stat

from interlock.config.paths import ensure_dir

#: Databases kept; the oldest go. One detector set has a size of about 1 MB.
_KEPT = 8
_LONGEST = 64 * 1024 * 1024


class FileCache:
    """`interlock.detectors.engine.DatabaseCache` in ``<state>/cache/scan``.

    The library trusts what it loads like code, so a file counts only when it and its folder belong to this user and nobody else may write
    them. The name holds the version of the detectors and of the library (given by the caller) and the kind of processor.
    """

    def __init__(self, state: str) -> None:
        """`state` is the state folder. Raises nothing: without a folder nothing is kept."""
        self._folder = os.path.join(state, "cache", "scan")

    def load(self, name: str) -> bytes | None:
        """The bytes saved under a name, None when there are none that can be trusted."""
        try:
            if not _private(os.stat(self._folder)):
                return None
            descriptor = os.open(self._path(name), os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0))
            with os.fdopen(descriptor, "rb") as file:
                found = os.fstat(file.fileno())
                return file.read() if _private(found) and stat.S_ISREG(found.st_mode) and found.st_size <= _LONGEST else None
        except OSError:
            return None

    def save(self, name: str, data: bytes) -> None:
        """Keep the bytes, whole or not at all; a failure is ignored."""
        path = self._path(name)
        half = f"{path}.{os.getpid()}.tmp"
        try:
            ensure_dir(os.path.dirname(self._folder))
            ensure_dir(self._folder)
            descriptor = os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
            with os.fdopen(descriptor, "wb") as file:
                file.write(data)
            os.replace(half, path)
            self._forget_old()
        except Exception:
            # Whatever it was, the database is at hand: only the next start is slower.
            _remove(half)

    def _path(self, name: str) -> str:
        return os.path.join(self._folder, hashlib.sha256(f"{name}\0{_processor()}".encode()).hexdigest()[:32] + ".db")

    def _forget_old(self) -> None:
        files = [entry for entry in os.scandir(self._folder) if entry.name.endswith(".db")]
        for entry in sorted(files, key=lambda entry: entry.stat().st_mtime)[:-_KEPT]:
            _remove(entry.path)


def _private(found: os.stat_result) -> bool:
    return os.name == "nt" or (found.st_uid == os.getuid() and not found.st_mode & 0o022)


def _remove(path: str) -> None:
    try:
        os.unlink(path)
    except OSError:
        pass


def _processor() -> str:
    """What tells apart processors of one family: the features that Linux lists, else what the platform module knows."""
    try:
        with open("/proc/cpuinfo", encoding="ascii", errors="replace") as file:
            for line in file:
                if line.startswith(("flags", "Features")):
                    return line
    except OSError:
        pass
    return f"{platform.machine()} {platform.processor()}"
