"""Which values of a text are secrets worth remembering, and which hosts they belong to.

Two sources: what the detectors find, and the assignments of a file that is known to hold secrets (``.env``, credential stores). The second
is the one that can make false alarms, so a value has to look like nothing that people write elsewhere.
"""

from math import log2

from interlock.detectors.hook import scan
from interlock.model.verdict import BudgetError

#: Values taken from one text, characters of a text that are looked at, and steps of the detectors.
MAX_VALUES = 64
MAX_TEXT = 262_144
STEPS = 50_000

_SECRET_NAMES = (
    "KEY", "SECRET", "TOKEN", "PASS", "PWD", "CRED", "AUTH", "PRIVATE", "SIGN", "SALT", "DSN", "COOKIE", "SESSION", "LICENSE", "ACCESS", "PEPPER",
)  # fmt: skip
#: Last word of a name that holds something about a secret, or something public.
_ABOUT = frozenset(
    [
        "ID", "URL", "URI", "PATH", "FILE", "NAME", "USER", "USERNAME", "HOST", "PORT", "REGION", "TTL", "TYPE", "EXPIRY", "EXPIRES", "TIMEOUT",
        "ALGORITHM", "ISSUER", "AUDIENCE", "SCOPE", "SCOPES", "LENGTH", "LIMIT", "COUNT", "ENABLED", "PUBLIC", "DIR", "DOMAIN", "EMAIL", "VERSION",
    ]
)  # fmt: skip
_FILLERS = (
    "example", "changeme", "change-me", "change_me", "placeholder", "your_", "your-", "yourkey", "xxxx", "****", "....", "replace", "insert",
    "dummy", "sample", "todo", "fake", "<", "${", "{{", "$(", "secret_here", "goes-here", "goes_here", "not-real", "localhost",
)  # fmt: skip
_SEQUENCES = "abcdefghijklmnopqrstuvwxyz 01234567890123456789 qwertyuiop asdfghjkl"


class Value:
    """A secret value. Lives only as long as its fingerprints are made."""

    __slots__ = ("kind", "text")

    def __init__(self, text: str, kind: str) -> None:
        self.text = text
        """The characters of the secret that other secrets of its kind do not share."""
        self.kind = kind
        """Detector id, or ``assignment``."""


def find(text: str, *, secret_file: bool) -> "tuple[list[Value], list[str]]":
    """(secret values, hosts that stand beside them). `secret_file`: the text is a file of secrets, so assignments count too."""
    text = text[:MAX_TEXT]
    values: dict[str, str] = {}
    hosts: list[str] = []
    assigned = assignments(text) if secret_file else []
    covered: list[str] = []
    public = {value for name, value in assigned if is_public(name)}
    try:
        findings = scan(text, STEPS)
    except BudgetError:
        # Made to be slow. Its assignments still count.
        findings = ()
    for finding in findings:
        if finding.family == "secrets" and (finding.confidence != "low" or secret_file):
            found = text[finding.start : finding.end]
            if finding.detector == "secret-assignment" and (found in public or words_only(found)):
                continue
            covered.append(found)
            for piece in distinctive(found):
                values.setdefault(piece, finding.detector)
    if secret_file:
        for name, value in assigned:
            scheme, mark, rest = value.partition("://")
            if mark and scheme.replace("+", "a").isalnum():
                password, host = authority(rest)
                if host:
                    hosts.append(host)
                if is_password(password):
                    values.setdefault(password, "url-password")
            elif is_secret(name, value) and not any(value in known or known in value for known in covered):
                values.setdefault(value, "assignment")
    return [Value(own_part(value), kind) for value, kind in list(values.items())[:MAX_VALUES]], hosts


def distinctive(text: str) -> "list[str]":
    """The parts of a finding that are its own: a key without its frame, a token without what all tokens of its kind begin with."""
    if "-----BEGIN" in text:
        return [piece for piece in (key_body(text),) if piece]
    if "://" in text:
        tail = text.partition("://")[2]
        password, _ = authority(tail)
        if password:
            return [password] if is_password(password) else []
        pieces = "".join([c if c.isalnum() or c in "_-" else " " for c in tail.partition("/")[2]]).split()
        longest = max(pieces, key=len, default="")
        return [longest] if len(longest) >= 12 else []
    if text.startswith("eyJ") and text.count(".") == 2:
        # The header is the same for all of an issuer's tokens; the signature is this one's own.
        return [text.rpartition(".")[2]]
    words = text.split()
    value = max(words, key=len, default="")
    return [value] if len(value) >= 8 and not filler(value) and not (value.isalpha() and value.islower()) else []


def own_part(value: str) -> str:
    """The value without the words that it begins with (``sk_live_``, ``django-insecure-``), as long as enough is left."""
    while True:
        at = next((i for i, char in enumerate(value) if char in "-_.:"), -1)
        if at < 1 or not (value[:at].isalpha() and value[:at].islower()) or len(value) - at - 1 < 12:
            return value
        value = value[at + 1 :]


def is_password(value: str) -> bool:
    """Whether the password of a URL is more than a word."""
    mixed = any(not c.isalpha() for c in value) or (value.lower() != value and value.upper() != value and not value.istitle())
    return (
        len(value) >= 8 and mixed and not value.isdigit() and not words_only(value) and not filler(value) and entropy(value) >= 2.5
    )


def key_body(text: str) -> str:
    """A stretch of a PEM block that lies in the private part whatever the format: not in the header, not in the public key."""
    lines = text.replace("\\n", "\n").replace("\\r", "").splitlines()
    body = "".join([line.strip() for line in lines if line and "-----" not in line and ":" not in line])
    size = len(body)
    if size < 40:
        return ""
    if size < 100:
        return body[size * 36 // 100 :]
    if size < 300:
        return body[size * 8 // 100 : size * 48 // 100]
    return body[size * 63 // 100 : min(size * 75 // 100, size * 63 // 100 + 96)]


def assignments(text: str) -> "list[tuple[str, str]]":
    """``NAME=value``, ``name: value`` and ``"name": "value"`` of a settings file, one a line, quotes and comments taken off."""
    found: list[tuple[str, str]] = []
    for line in text.splitlines():
        line = line.strip().rstrip(",")
        if not line or line[0] in "#;/[" or len(line) > 4096:
            continue
        if line.startswith("export "):
            line = line[7:].lstrip()
        at = min([i for i in (line.find("="), line.find(": ")) if i > 0], default=0)
        if not at:
            continue
        name = line[:at].strip().strip("\"'{ ")
        value = line[at + 1 :].strip()
        if value[:1] in ("'", '"', "`"):
            end = value.find(value[0], 1)
            value = value[1:end] if end > 0 else value[1:]
        else:
            value = value.partition(" #")[0].strip()
        if name and value and len(name) <= 80:
            found.append((name, value))
    return found


def authority(rest: str) -> "tuple[str, str]":
    """(password, host) of what follows ``://``."""
    for mark in "/?#":
        rest = rest.partition(mark)[0] if mark != "/" or "@" not in rest else rest
    user, at, host = rest.rpartition("@")
    host = host.partition("/")[0].lower()
    if host.count(":") == 1:
        host = host.partition(":")[0]
    return (user.partition(":")[2] if at else ""), host


def is_secret(name: str, value: str) -> bool:
    """Whether an assigned value is a secret: by its name and its form, or by its form alone where it is long and random."""
    if len(value) < 8 or len(value) > 4096 or any(c.isspace() for c in value) or filler(value):
        return False
    upper = name.upper().replace("-", "_").replace(".", "_")
    last = upper.rpartition("_")[2]
    digits = sum(c.isdigit() for c in value)
    letters = sum(c.isalpha() for c in value)
    if value.isdigit() or value[0] in "/.~" or (value[1:3] == ":\\"):
        return False
    if last in _ABOUT or is_public(name):
        return False
    if any(word in upper for word in _SECRET_NAMES):
        mixed = digits > 0 or (value.lower() != value and value.upper() != value and not value.istitle())
        return bool(letters) and mixed and not words_only(value) and entropy(value) >= 2.5
    return len(value) >= 20 and digits >= 3 and letters >= 6 and not plain(value) and entropy(value) >= 3.5


def is_public(name: str) -> bool:
    """Whether a setting goes into what a browser loads, or says itself that it is public."""
    upper = name.upper()
    return "PUBLIC" in upper or "PUBLISHABLE" in upper or upper.startswith(("VITE_", "REACT_APP_", "GATSBY_"))


def filler(value: str) -> bool:
    """Whether a value stands for one that is to be filled in, or is a row of keys."""
    low = value.lower()
    if any(word in low for word in _FILLERS) or low.startswith(("test", "demo")):
        return True
    return len(set(low)) < 4 or any(low[i : i + 8] in _SEQUENCES for i in range(max(1, len(low) - 7)))


def plain(value: str) -> bool:
    """Whether a value could be a host, a path, a version, a time, a UUID or words: things that are written elsewhere too."""
    if "/" in value or "@" in value or (len(value) == 36 and value.count("-") == 4):
        return True
    return words_only(value) or (value.count(".") > 1 and all(len(part) < 5 or part.isalpha() for part in value.split(".")))


def words_only(value: str) -> bool:
    """Whether a value is words and numbers with marks between them, such as ``acme_shop_dev_2024``."""
    parts = value.replace("-", ".").replace("_", ".").replace(":", ".").split(".")
    return len(parts) > 1 and all(part.isalpha() or part.isdigit() for part in parts)


def entropy(value: str) -> float:
    """Shannon entropy in bits a character."""
    size = len(value)
    return -sum([n / size * log2(n / size) for n in [value.count(c) for c in set(value)]])
