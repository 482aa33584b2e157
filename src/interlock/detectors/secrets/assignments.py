"""A secret without a form of its own, told by the name that it is assigned to: ``DB_PASSWORD=...``, ``"api_key": "..."``.

The weakest kind of finding, so most of the work is in leaving out what is no secret: placeholders, references, code, hashes, words.
"""

import re

from interlock.detectors.base import Detector
from interlock.detectors.secrets import checks

_PASSWORDS = ("password", "passwd", "passphrase", "pwd", "_pass")
_TOKENS = ("secret", "token", "apikey", "accesskey", "_key", "-key", "credential")
#: Words before ``_key`` that make it the name of something public.
_PUBLIC_KEYS = (
    *(
        [
            "public",
            "primary",
            "foreign",
            "cache",
            "sort",
            "partition",
            "hash",
            "idempotency",
            "site",
            "row",
            "map",
            "dict",
            "group",
            "unique",
            "object",
            "lookup",
            "routing",
            "shard",
        ]
    ),
    *(
        [
            "translation",
            "message",
            "i18n",
            "locale",
            "storage",
            "redis",
            "session-storage",
            "state",
            "config",
            "feature",
            "prop",
            "event",
            "dedup",
            "index",
            "bucket",
            "s3",
        ]
    ),
)
#: Last part of a name that holds something about a secret and not the secret.
_ABOUT = frozenset(
    [
        "file",
        "path",
        "id",
        "ids",
        "name",
        "names",
        "url",
        "uri",
        "type",
        "types",
        "length",
        "len",
        "count",
        "counts",
        "policy",
        "expiry",
        "expires",
        "expired",
        "exp",
        "ttl",
        "field",
        "label",
        "regex",
        "pattern",
        "env",
        "ref",
        "reference",
        "arn",
        "version",
        "index",
        "limit",
        "limits",
        "usage",
        "budget",
        "size",
        "min",
        "max",
        "format",
        "prefix",
        "suffix",
        "column",
        "table",
        "hint",
        "error",
        "message",
        "msg",
        "status",
        "valid",
        "validator",
        "enabled",
        "required",
        "input",
        "placeholder",
        "title",
        "description",
        "location",
        "store",
        "manager",
        "provider",
        "class",
        "algorithm",
        "endpoint",
        "header",
        "param",
        "timeout",
        "interval",
        "age",
        "date",
        "time",
        "at",
        "issuer",
        "audience",
        "scope",
        "scopes",
        "kind",
        "reset",
        "strength",
        "rotation",
        "source",
    ]
)
_AFTER_NAME = r"(?P<rest>[A-Za-z0-9_.\-]{0,24})[\"'`\]\\]{0,4}[ \t]{0,8}"
_VALUE = r"(?:=>|:=|={1,3}|:)[ \t]{0,8}\\{0,3}[\"'`]?(?P<value>(?<=[\"'`])[^\"'`\\\s]{6,256}(?=\\{0,3}[\"'`])|(?<![\"'`])[^\s\"'`\\,;(){}\[\]<>|&]{6,256})"


#: Most operators inside of a bare value: a run of assignments without a space is none. Keeps floods of them linear, for without it each
#: of them would be judged as the value of the one before.
_MAX_OPERATORS = 4


def _assigned(match: "re.Match[str]") -> str:
    value = match.group("value")
    if (
        len(value) > 16
        and value.count("=") + value.count(":") > _MAX_OPERATORS
        and value.rstrip("=").count("=") + value.count(":") > _MAX_OPERATORS
    ):
        return ""
    name = match.group("name").lower()
    quoted = match.string[match.start("value") - 1] in "\"'`"
    password = name in _PASSWORDS
    # The cheap tests first: most of what is assigned in a program text fails them.
    if value.isalpha() if password and quoted else value.replace("_", "").isalpha() or (not password and len(value) < 16):
        return ""
    rest = match.group("rest")
    if rest and (
        rest[0].islower()
        or rest.replace("-", "_").replace(".", "_").lower().rsplit("_", 1)[-1] in _ABOUT
        or _camel_tail(rest) in _ABOUT
    ):
        return ""
    if checks.redacted(match.string, match.start()) or checks.placeholder(value) or checks.public_form(value) or value.isdigit():
        return ""
    if not quoted and (match.string[match.end() : match.end() + 1] in tuple("([{<") or value.endswith(("?", "!", ":"))):
        return ""
    if name in ("_key", "-key") and match.string[max(0, match.start() - 12) : match.start()].lower().endswith(_PUBLIC_KEYS):
        return ""
    return _password(value, quoted) if password else _token(value, quoted)


def _camel_tail(rest: str) -> str:
    """Last hump of ``dbPasswordFile``'s rest ``File``."""
    at = len(rest)
    while at and rest[at - 1].islower():
        at -= 1
    return rest[at - 1 :].lower() if at else ""


def _password(value: str, quoted: bool) -> str:
    letters = any(char.isalpha() for char in value)
    digits = any(char.isdigit() for char in value)
    marks = any(not char.isalnum() and char not in "_.-/" for char in value)
    if checks.entropy(value) < 2.5 or value.startswith(("/", "./", "../", "~/")):
        return ""
    if not quoted:
        return "medium" if letters and digits and len(value) >= 8 and not _code(value) else ""
    return "medium" if letters and (digits or marks) and len(value) >= 6 and not ("." in value and checks.wordy(value)) else ""


def _token(value: str, quoted: bool) -> str:
    if len(value) < 16 or value[0] in ".#/?" or checks.wordy(value) or checks.sequential(value):
        return ""
    digits = sum(char.isdigit() for char in value)
    bits = checks.entropy(value)
    if checks.is_hex(value):
        return "medium" if bits >= 3.0 and len(value) >= 24 else ""
    if digits < 2 and bits < 4.0:
        return ""
    if bits < 3.3 or (not quoted and _code(value)):
        return ""
    return "medium"


def _code(value: str) -> bool:
    """Whether a bare word reads as an expression or a name of a program text."""
    parts = value.replace("->", ".").replace("::", ".").replace("_", ".").replace("-", ".").split(".")
    return len(parts) > 1 and all(part.isalpha() or not part or checks.wordy(part) for part in parts)


def _option(match: "re.Match[str]") -> str:
    value = match.group("value")
    if value.startswith("-") or checks.placeholder(value) or checks.public_form(value) or checks.wordy(value):
        return ""
    digits = any(char.isdigit() for char in value)
    return "medium" if digits and checks.entropy(value) >= 2.5 else ""


_NAMES = "|".join(name for name in sorted(_PASSWORDS + _TOKENS, key=len, reverse=True))
_OPTIONS = (
    "--password ",
    "--passwd ",
    "--pass ",
    "--token ",
    "--secret ",
    "--api-key ",
    "--apikey ",
    "--auth-token ",
    "--access-token ",
)

DETECTORS: tuple[Detector, ...] = (
    Detector(
        "secret-assignment",
        anchors=_PASSWORDS + _TOKENS,
        caseless=True,
        pattern=f"(?P<name>{_NAMES})" + _AFTER_NAME + _VALUE,
        gate=r"[A-Za-z0-9_.\-]{0,24}[\"'`\]\\]{0,4}[ \t]{0,8}[=:]",
        group="value",
        generic=True,
        check=_assigned,
    ),
    Detector(
        "secret-option",
        anchors=_OPTIONS,
        caseless=True,
        pattern="(?:" + "|".join(_OPTIONS) + r")[ ]?[\"']?(?P<value>[^\s\"'`$<>|;&()]{8,256})",
        group="value",
        generic=True,
        check=_option,
    ),
)
