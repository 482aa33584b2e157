"""Transcripts that a host compressed: unpacked into the memory, never by a hook."""

import io
import sys

from interlock.memory.zstd_decoder import ZstdError, decompress

#: Bytes of one transcript after which it is refused.
LIMIT = 1 << 30


def unpacked(data: bytes) -> io.BytesIO:
    """The content of Zstandard frames. Raises `ZstdError`."""
    if sys.version_info >= (3, 14):
        import compression.zstd

        try:
            found = compression.zstd.decompress(data)
        except compression.zstd.ZstdError as exc:
            raise ZstdError(str(exc)) from exc
        return io.BytesIO(found)
    return io.BytesIO(decompress(data, LIMIT))
