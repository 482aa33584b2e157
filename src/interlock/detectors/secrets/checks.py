"""Checks of structure and checksums, and the filters that keep look-alikes out."""

import binascii
import itertools
import math
import re

_BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_HEX = frozenset("0123456789abcdefABCDEF")

#: Whole words that stand for a value in documentation and templates.
_PLACEHOLDER_WORDS = frozenset(
    [
        "password",
        "passwd",
        "pass",
        "pwd",
        "secret",
        "token",
        "key",
        "apikey",
        "api_key",
        "api-key",
        "changeme",
        "change_me",
        "change-me",
        "changeit",
        "example",
        "sample",
        "dummy",
        "fake",
        "test",
        "testing",
        "todo",
        "none",
        "null",
        "nil",
        "true",
        "false",
        "undefined",
        "redacted",
        "hidden",
        "removed",
        "masked",
        "placeholder",
        "default",
        "string",
        "value",
        "username",
        "user",
        "admin",
        "root",
        "guest",
        "postgres",
        "mysql",
        "mongo",
        "redis",
        "localhost",
        "yourpassword",
        "your_password",
        "mypassword",
        "my_password",
        "passw0rd",
        "p4ssw0rd",
        "password1",
        "password123",
        "secret123",
        "123456",
        "12345678",
        "hunter2",
        "letmein",
        "qwerty",
        "foobar",
        "foo",
        "bar",
        "baz",
        "xxx",
        "abc",
        "abc123",
        "xyz",
        "insert",
        "replace",
        "supersecret",
        "super-secret",
        "super_secret",
        "notsecret",
        "not-a-secret",
        "mysecret",
        "my-secret",
        "my_secret",
        "mytoken",
        "my-token",
        "my_token",
    ]
)
#: Parts that mark a value as made up, wherever they stand in it.
_PLACEHOLDER_PARTS = (
    "example",
    "placeholder",
    "changeme",
    "change-me",
    "change_me",
    "your-",
    "your_",
    "yourpass",
    "yourtoken",
    "yourkey",
    "yoursecret",
    "insert-",
    "insert_",
    "replace-",
    "replace_",
    "redacted",
    "dummy",
    "fake-",
    "fake_",
    "notreal",
    "not-real",
    "xxxx",
    "****",
    "....",
    "____",
    "----",
    "0000000",
    "1234567890",
    "abcdefgh",
    "deadbeef",
    "foobar",
    "todo",
    "lorem",
)
_TEMPLATE = re.compile(
    r"\$\{|\$\(|\{\{|<%|%\(|^\$[A-Za-z_]|^%[sd]$|^%[A-Za-z_]+%$|^\{[A-Za-z_. ]*\}$|^\[[A-Za-z_. -]*\]$|^<[^>]*>?$|^@[A-Za-z_]|^!\w|^#\{"
)
_UUID = re.compile(r"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}")
#: Each part is atomic (``(?>``), so that no text makes the search backtrack into the parts.
_WORDY = re.compile(r"(?>[A-Z]?[a-z]{2,}|[A-Z][a-z]+\d++(?=[A-Z][a-z])|[A-Z]{2,}(?![a-z])|[-_./:]|\d++(?![A-Za-z]))++")

#: What the redactor leaves (see `detectors/redact.py`).
_REDACTED = re.compile(r"<?[a-z]{2,12}:[a-z0-9-]{2,60}:[0-9a-f]{6}>")


def redacted(text: str, start: int) -> bool:
    """Whether a placeholder of the redactor starts at, or one character before, `start`."""
    return _REDACTED.match(text, start - 1 if start and text[start - 1] == "<" else start) is not None


def entropy(text: str) -> float:
    """Shannon entropy in bits a character."""
    if not text:
        return 0.0
    total = len(text)
    return -sum(count / total * math.log2(count / total) for count in (text.count(char) for char in set(text)))


def crc_base62(payload: str, check: str) -> bool:
    """Whether `check` is the CRC32 of `payload` in base 62 (0-9A-Za-z), zero-padded on the left: GitHub's and npm's tokens."""
    value = binascii.crc32(payload.encode())
    digits = ""
    while value:
        value, rest = divmod(value, 62)
        digits = _BASE62[rest] + digits
    return digits.rjust(len(check), "0") == check


def placeholder(value: str) -> bool:
    """Whether a value stands for one that the reader is to fill in, or is masked."""
    low = value.lower().strip("\"'`<>[]{}()*.,;: ")
    if low in _PLACEHOLDER_WORDS or _TEMPLATE.search(value):
        return True
    if len(set(low)) <= 3 or any(part in low for part in _PLACEHOLDER_PARTS):
        return True
    return sequential(low)


def sequential(text: str) -> bool:
    """Whether most neighbours differ by nothing or one: ``abcdef``, ``123456``, ``aaaa``."""
    if len(text) < 6:
        return False
    steps = sum(-1 <= ord(second) - ord(first) <= 1 for first, second in itertools.pairwise(text))
    return steps * 10 > len(text) * 7


def repeated(text: str) -> bool:
    """Whether the body of a token is too regular to be random: few different characters, or a sequence."""
    return len(set(text)) < min(8, len(text) // 2) or sequential(text.lower())


def is_uuid(text: str) -> bool:
    """Whether this is a UUID in its usual form."""
    return _UUID.fullmatch(text) is not None


def is_hex(text: str) -> bool:
    """Whether there are only hexadecimal digits."""
    return _HEX.issuperset(text)


def wordy(text: str) -> bool:
    """Whether this reads as words joined together (``dbPasswordFile``, ``build-group-12``), not as random characters."""
    if _WORDY.fullmatch(text):
        return True
    capitals = sum(char.isupper() for char in text)
    return text.isalpha() and 0 < capitals <= len(text) // 4


def decode_base64(text: str, *, urlsafe: bool = False) -> bytes | None:
    """The bytes of base64 text, padding optional; None when it is none."""
    body = text.rstrip("=")
    if urlsafe:
        body = body.replace("-", "+").replace("_", "/")
    if len(body) % 4 == 1:
        return None
    try:
        return binascii.a2b_base64(body + "=" * (-len(body) % 4), strict_mode=True)
    except ValueError:
        return None


def is_readable_base64(text: str) -> bool:
    """Whether base64 text decodes to plain readable text, which a random secret does not."""
    data = decode_base64(text)
    if data is None or len(data) < 6:
        return False
    return all(32 <= byte < 127 or byte in (9, 10, 13) for byte in data)


def random_looking(match: "re.Match[str]") -> str:
    """``high`` unless the token's body (group ``body``) is regular, made of words or a placeholder."""
    body = match.group("body")
    return "" if repeated(body) or wordy(body) or placeholder(body) else "high"


#: Starts of values that are no secrets, or that a detector of their own judges with more knowledge.
_PUBLIC_STARTS = (
    *(
        [
            "ghp_",
            "gho_",
            "ghu_",
            "ghs_",
            "ghr_",
            "github_pat_",
            "npm_",
            "glsa_",
            "pk_live_",
            "pk_test_",
            "sk_test_",
            "rk_test_",
            "AKIA",
            "ASIA",
            "xoxb-",
            "xoxp-",
            "AIza",
            "SG.",
        ]
    ),
    *(
        [
            "req_",
            "toolu_",
            "msg_",
            "call_",
            "resp_",
            "run_",
            "chatcmpl-",
            "gen-",
            "evt_",
            "cus_",
            "pi_",
            "ch_",
            "sub_",
            "price_",
            "prod_",
            "acct_",
            "org-",
            "user-",
            "usr_",
            "proj_",
            "sess_",
            "conv_",
        ]
    ),
    *(
        [
            "sha1-",
            "sha1:",
            "sha256-",
            "sha256:",
            "sha384-",
            "sha384:",
            "sha512-",
            "sha512:",
            "md5:",
            "md5-",
            "h1:",
            "blake3:",
            "b3:",
            "data:",
            "urn:",
            "arn:",
            "did:",
            "ssh-rsa",
            "ssh-ed25519",
        ]
    ),
    *(
        [
            "AAAAB3Nza",
            "AAAAC3Nza",
            "AAAAE2Vj",
            "MIIB",
            "MIIC",
            "MIID",
            "MIIE",
            "iVBORw0KGgo",
            "/9j/",
            "R0lGOD",
            "projects/",
            "refs/",
            "application/",
            "text/",
            "image/",
            "W/",
        ]
    ),
)


def public_form(value: str) -> bool:
    """Whether a value has the form of something that is no secret (a hash, an id, a reference), or that another detector judges."""
    return (
        value.startswith(_PUBLIC_STARTS)
        or "@sha256:" in value
        or "://" in value
        or value.count("/") > 2
        or is_uuid(value)
        or is_readable_base64(value)
    )
