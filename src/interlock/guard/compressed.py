"""Compressed conversation files (Codex may keep its rollouts as `.jsonl.zst`), unpacked to a temporary file while they are read."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

#: First bytes of a Zstandard frame (RFC 8878, 3.1.1).
MAGIC = b"\x28\xb5\x2f\xfd"
#: Bytes after which unpacking stops: no transcript is that long, a hostile file may be.
LONGEST = 1 << 30
#: Bytes that are unpacked at a time.
_PART = 1 << 20


class CannotUnpackError(Exception):
    """The file is compressed, and nothing here can unpack it; the message says what to do."""


@contextmanager
def plain(path: str) -> Iterator[str]:
    """A path at which the file can be read as text: its own, or a temporary one that goes afterwards. Raises OSError, `CannotUnpackError`."""
    with open(path, "rb") as file:
        packed = file.read(4) == MAGIC
    if not packed:
        yield path
        return
    handle, unpacked = tempfile.mkstemp(prefix="interlock-", suffix=".jsonl")
    try:
        with os.fdopen(handle, "wb") as out:
            for part in parts(path):
                out.write(part)
        yield unpacked
    finally:
        os.unlink(unpacked)


def parts(path: str) -> Iterator[bytes]:
    """The file unpacked, in parts: by Python's own module (3.14), by `zstandard` where it is installed, else by the `zstd` program."""
    left = LONGEST
    for part in _unpacked(path):
        left -= len(part)
        if left < 0:
            raise CannotUnpackError("it is longer than 1 GiB when unpacked")
        yield part


def _unpacked(path: str) -> Iterator[bytes]:
    opener = _library()
    if opener is not None:
        with opener(path, "rb") as file:
            while part := file.read(_PART):
                yield part
        return
    program = shutil.which("zstd")
    if program is None:
        raise CannotUnpackError("it is compressed: install `zstd`, or unpack it with `zstd -d` elsewhere")
    with subprocess.Popen([program, "-dcq", "--", path], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        finished = False
        try:
            while part := process.stdout.read(_PART):
                yield part
            finished = True
        finally:
            if not finished:
                process.kill()
    if process.returncode:
        raise CannotUnpackError("it is damaged: `zstd -t` says where")


def _library() -> "type | None":
    """A class that opens a compressed file, None when neither module is there."""
    import importlib

    for name, attribute in (("compression.zstd", "ZstdFile"), ("zstandard", "open")):
        try:
            found: type = getattr(importlib.import_module(name), attribute)
        except (ImportError, AttributeError):
            continue
        return found
    return None
