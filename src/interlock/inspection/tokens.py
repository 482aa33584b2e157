"""Access tokens of Microsoft Entra for platforms that send one instead of a signature, checked offline against keys in a file.

``tokens.toml`` in the state folder:

[[issuer]]
platform = "copilot-studio"
name = "default"                                                   # ring in the records
issuer = ["https://login.microsoftonline.com/TENANT/v2.0", "https://sts.windows.net/TENANT/"]
audience = ["https://security.example.com"]
clients = ["00000000-0000-0000-0000-000000000000"]                 # azp or appid; leave out for any of the tenant
keys = "entra-keys.json"                                           # the issuer's JWKS, beside this file

Nothing is fetched: the key file is renewed by whoever runs the server, and taken over while it runs.
"""

import hashlib
import hmac
import json
import os
import tomllib
from collections.abc import Mapping
from typing import Any, NoReturn

import jwt
from msgspec import Struct

from interlock.inspection.keys import DEFAULT_TENANT, RingKey
from interlock.inspection.platforms import BY_ID
from interlock.inspection.platforms.base import BEARER
from interlock.model.errors import UNUSABLE, InterlockError

#: Name in the state folder.
FILE = "tokens.toml"
#: Entra signs with these; a token that says otherwise is refused whatever its signature.
ALGORITHMS = ["RS256"]
#: Seconds that the issuer's clock may differ from ours: what Microsoft's own libraries allow.
LEEWAY = 300
#: Characters of a token, and bytes of a file.
MAX_TOKEN = 16 * 1024
MAX_FILE = 1024 * 1024
#: Least size of an RSA key in bits.
MIN_BITS = 2048

_ISSUER = frozenset({"platform", "name", "issuer", "audience", "clients", "keys"})


class TokenFileError(InterlockError):
    """A file that cannot be used. The message names the place."""

    exit_code = UNUSABLE


class Issuer(Struct, frozen=True):
    """Who may issue tokens for one ring."""

    platform: str
    """Platform id."""
    tenant: str
    """Name of the ring, as in records."""
    issuers: tuple[str, ...]
    """Accepted ``iss``."""
    audiences: tuple[str, ...]
    """Accepted ``aud``."""
    clients: tuple[str, ...]
    """Accepted ``azp`` or ``appid``; empty for all."""
    keys: dict[str, Any]
    """Key id -> public key."""


class Tokens:
    """The issuers in force. A value: replaced whole when the files change."""

    def __init__(self, issuers: tuple[Issuer, ...] = (), digest: str = "") -> None:
        self.issuers = issuers
        """All of them."""
        self.digest = digest
        """Changes with the files."""

    def __len__(self) -> int:
        return len(self.issuers)

    def verify(self, platform: str, token: str, now: float) -> RingKey | None:
        """The ring that a token lets in, or None. `now` is Unix seconds."""
        try:
            kid = jwt.get_unverified_header(token).get("kid") if len(token) <= MAX_TOKEN else None
        except (jwt.PyJWTError, ValueError):
            return None
        if not isinstance(kid, str):
            return None
        for issuer in self.issuers:
            key = issuer.keys.get(kid) if issuer.platform == platform else None
            if key is not None and _holds(issuer, key, token, now):
                return RingKey("jwk_" + hashlib.sha256(kid.encode()).hexdigest()[:10], issuer.tenant, platform, True)
        return None


def looks_like_one(token: str) -> bool:
    """Whether a bearer token is a signed JWT rather than a shared secret."""
    return token.startswith("eyJ") and token.count(".") == 2


def _holds(issuer: Issuer, key: Any, token: str, now: float) -> bool:
    try:
        claims = jwt.decode(
            token,
            key,
            algorithms=ALGORITHMS,
            audience=issuer.audiences,
            issuer=issuer.issuers,
            # The times are looked at below, by the clock of the server.
            options={"require": ["exp", "iss", "aud"], "verify_exp": False, "verify_nbf": False, "verify_iat": False},
        )
    except (jwt.PyJWTError, ValueError, TypeError):
        return False
    expires, begins = _number(claims.get("exp")), _number(claims.get("nbf", 0))
    if expires is None or begins is None or now >= expires + LEEWAY or now < begins - LEEWAY:
        return False
    client = claims.get("azp", claims.get("appid", ""))
    return not issuer.clients or (
        isinstance(client, str) and any(hmac.compare_digest(client.encode(), known.encode()) for known in issuer.clients)
    )


def _number(value: object) -> float | None:
    return value if isinstance(value, (int, float)) and not isinstance(value, bool) else None


def find(state: str) -> str | None:
    """The file in the state folder, when it is there."""
    path = os.path.join(state, FILE)
    return path if os.path.exists(path) else None


def load(path: str | None) -> Tokens:
    """The issuers of a file and its key files; none for None. Raises `TokenFileError`."""
    if path is None:
        return Tokens()
    data = _bytes(path)
    digest = hashlib.sha256(data)
    try:
        document = tomllib.loads(data.decode("utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as exc:
        raise TokenFileError(f"'{path}' is not TOML: {exc}") from exc
    tables = document.get("issuer")
    if set(document) - {"schema", "issuer"} or not isinstance(tables, list) or document.get("schema", 1) != 1:
        _fail(path, "issuer", "write [[issuer]] tables and nothing else")
    issuers = []
    for index, table in enumerate(tables):
        issuer, keys = _issuer(path, f"issuer[{index}]", table)
        digest.update(keys)
        issuers.append(issuer)
    return Tokens(tuple(issuers), digest.hexdigest()[:16])


def _issuer(path: str, where: str, table: object) -> tuple[Issuer, bytes]:
    if not isinstance(table, dict):
        _fail(path, where, "must be a table")
    for key in table:
        if key not in _ISSUER:
            _fail(path, f"{where}.{key}", "there is no such setting; one of: " + ", ".join(sorted(_ISSUER)))
    platform = table.get("platform", "copilot-studio")
    if platform not in BY_ID or BY_ID[platform].auth != BEARER:
        names = ", ".join(sorted(name for name, known in BY_ID.items() if known.auth == BEARER))
        _fail(path, where + ".platform", "must be a platform that sends tokens: " + names)
    name, file = table.get("name", DEFAULT_TENANT), table.get("keys")
    if not isinstance(name, str) or not name:
        _fail(path, where + ".name", "must be text")
    if not isinstance(file, str) or not file:
        _fail(path, where + ".keys", "is missing: the file with the issuer's JWKS")
    data = _bytes(os.path.join(os.path.dirname(path), file))
    issuer = Issuer(
        platform,
        name,
        _texts(path, where, table, "issuer", needed=True),
        _texts(path, where, table, "audience", needed=True),
        _texts(path, where, table, "clients", needed=False),
        _keys(path, where + ".keys", data),
    )
    return issuer, data


def _texts(path: str, where: str, table: Mapping[str, object], key: str, *, needed: bool) -> tuple[str, ...]:
    value = table.get(key, [])
    items = [value] if isinstance(value, str) else value
    if not isinstance(items, list) or not all(isinstance(item, str) and item for item in items):
        _fail(path, f"{where}.{key}", "must be text or a list of texts")
    if not items and (needed or key in table):
        # An empty list of clients would let all in, which nobody means who writes it.
        _fail(path, f"{where}.{key}", "must name at least one")
    return tuple(items)


def _keys(path: str, where: str, data: bytes) -> dict[str, Any]:
    """The RSA public keys of a JWKS by id; other kinds in it are passed over."""
    try:
        document = json.loads(data)
        entries = document["keys"]
    except (ValueError, KeyError, TypeError, RecursionError):
        _fail(path, where, 'is no JWKS: a JSON object with "keys"')
    found: dict[str, Any] = {}
    for entry in entries if isinstance(entries, list) else []:
        if not isinstance(entry, dict) or entry.get("kty") != "RSA" or not isinstance(entry.get("kid"), str):
            continue
        # Only the public part is taken, and never as a key for anything but signatures.
        if entry.get("use", "sig") != "sig" or entry.get("alg", ALGORITHMS[0]) not in ALGORITHMS:
            continue
        try:
            key = jwt.PyJWK({name: entry.get(name) for name in ("kty", "kid", "n", "e")}, algorithm=ALGORITHMS[0]).key
        except (jwt.PyJWTError, ValueError, TypeError):
            _fail(path, where, f"the key '{entry['kid'][:40]}' cannot be read")
        if key.key_size < MIN_BITS:
            _fail(path, where, f"the key '{entry['kid'][:40]}' is shorter than {MIN_BITS} bits")
        found[entry["kid"]] = key
    if not found:
        _fail(path, where, "holds no RSA key for signatures")
    return found


def _bytes(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            data = file.read(MAX_FILE + 1)
    except OSError as exc:
        raise TokenFileError(f"cannot read '{path}': {exc.strerror or exc}") from exc
    if len(data) > MAX_FILE:
        raise TokenFileError(f"'{path}' is larger than {MAX_FILE} bytes")
    return data


def _fail(path: str, where: str, what: str) -> NoReturn:
    raise TokenFileError(f"'{path}': {where}: {what}", help="docs/inspect.md, 'Tokens of Microsoft Entra'")
