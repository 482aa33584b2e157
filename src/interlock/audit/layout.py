"""Where the audit trail lies and how a line of it is built. Shared by the writer and the verifier; imports nothing heavy.

Files in ``<state>/audit/`` (folder 0700, files 0600):

``audit.jsonl``
    One record a line: ``{"n":<number>,<fields>,"mac":"<64 hex>"}``. The code of line *n* is HMAC-SHA256 over the raw code of line
    *n - 1* and the bytes of line *n* before ``,"mac"``, so that a changed, removed or inserted line breaks the chain there.
``audit.<number of its last record>.jsonl``
    Older files; the chain runs on from one to the next.
``head``
    Number and code of the newest record, with a code of its own: shows that records were cut off at the end. Also the lock file.
``key``
    32 random bytes. Whoever can read it can forge the trail; it guards against edits by anything that cannot.
"""

import sys

if sys.version_info >= (3, 12):
    from _sha2 import sha256
else:
    from _sha256 import sha256

FOLDER = "audit"
LOG = "audit.jsonl"
HEAD = "head"
KEY = "key"

#: Longest line in bytes, newline included: a larger write can be torn by SIGKILL (reference/perf.md 6).
MAX_LINE = 4096
#: A file is closed and renamed once it has reached this size in bytes.
ROTATE_AT = 32 * 1024 * 1024
#: Code before the first record.
GENESIS = b"\0" * 32

KEY_BYTES = 32
_MAC_FIELD = b',"mac":"'
#: Bytes from ``,"mac":"`` to the newline.
TRAILER = len(_MAC_FIELD) + 64 + len(b'"}\n')

_INNER = bytes(byte ^ 0x36 for byte in range(256))
_OUTER = bytes(byte ^ 0x5C for byte in range(256))


def mac(key: bytes, previous: bytes, body: bytes) -> bytes:
    """HMAC-SHA256 (RFC 2104) over `previous` + `body`; `key` is at most 64 bytes, `previous` 32 raw bytes."""
    block = key.ljust(64, b"\0")
    inner = sha256(block.translate(_INNER))
    inner.update(previous)
    inner.update(body)
    digest: bytes = sha256(block.translate(_OUTER) + inner.digest()).digest()
    return digest


def digest(data: bytes) -> str:
    """SHA-256 in hex."""
    text: str = sha256(data).hexdigest()
    return text


def seal(body: bytes, code: bytes) -> bytes:
    """The finished line: `body` is the record's JSON without its closing brace."""
    return body + _MAC_FIELD + code.hex().encode() + b'"}\n'


def split(line: bytes) -> "tuple[int, bytes, bytes] | None":
    """(number, body, code) of a finished line with its newline; None when it does not have the form of one."""
    cut = len(line) - TRAILER
    if cut < 6 or not line.startswith(b'{"n":') or not line.endswith(b'"}\n') or not line.startswith(_MAC_FIELD, cut):
        return None
    digits = line[5 : line.find(b",", 5, 26)]
    if not digits.isdigit():
        return None
    try:
        return int(digits), line[:cut], bytes.fromhex(line[cut + len(_MAC_FIELD) : -3].decode("ascii"))
    except ValueError:
        return None


def head_bytes(key: bytes, number: int, code: bytes) -> bytes:
    """Content of the head file: fixed width, so that one positioned write replaces it."""
    body = b"%020d %s" % (number, code.hex().encode())
    return body + b" " + mac(key, b"head", body).hex().encode() + b"\n"


def read_head(key: bytes, data: bytes) -> "tuple[int, bytes] | None":
    """(number, code) of the newest record by the head file; None when it is absent or not ours."""
    if len(data) < 150 or data != head_bytes(key, int(data[:20]) if data[:20].isdigit() else 0, _hex(data[21:85])):
        return None
    return int(data[:20]), _hex(data[21:85])


def _hex(text: bytes) -> bytes:
    try:
        return bytes.fromhex(text.decode("ascii"))
    except ValueError:
        return b""
