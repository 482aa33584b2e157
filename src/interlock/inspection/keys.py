"""The key ring: signing secrets by team and platform, sealed at rest, with the previous one alive for a while after a rotation."""

import hmac
import secrets
from collections.abc import Callable

from msgspec import Struct

from interlock.inspection.platforms import BY_ID
from interlock.inspection.platforms.base import BEARER, SIGNATURE
from interlock.inspection.secrets import SecretError, new_secret, parse_secret, shown_prefix
from interlock.inspection.signing import Candidate
from interlock.model.errors import USAGE, InterlockError
from interlock.storage.inspect_ports import KeyStore, StoredKey

#: Seconds for which a replaced key still verifies, unless told otherwise. Platforms switch within about a minute.
OVERLAP = 86_400.0
#: Ring of a team that was given no name.
DEFAULT_TENANT = "default"


class SealedStore(Struct, frozen=True):
    """Keys at rest and what opens them."""

    store: KeyStore
    """Where they are."""
    seal: Callable[[str, bytes], str]
    """(purpose, secret) -> blob."""
    unseal: Callable[[str, str], bytes]
    """(purpose, blob) -> secret."""


class RingKey(Struct, frozen=True):
    """A key in use, without its secret."""

    key_id: str
    """Opaque id, safe to log."""
    tenant: str
    """Its ring."""
    platform: str
    """Which wire format its requests have."""
    current: bool
    """False for one that was replaced."""


class KeyRing:
    """The keys that verify now. A value: replaced whole when keys change."""

    def __init__(self, keys: list[tuple[RingKey, Candidate]]) -> None:
        self.candidates: tuple[Candidate, ...] = tuple(candidate for key, candidate in keys if _auth(key.platform) == SIGNATURE)
        """For `signing.begin`."""
        self.by_id: dict[str, RingKey] = {key.key_id: key for key, _ in keys}
        """Key id -> key."""
        self._bearers: dict[str, list[Candidate]] = {}
        for key, candidate in keys:
            if _auth(key.platform) == BEARER:
                self._bearers.setdefault(key.platform, []).append(candidate)

    def bearer(self, platform: str, token: str, now: float) -> RingKey | None:
        """The key of a platform that a token in its written form is, or None. Compared in constant time with each."""
        try:
            offered = parse_secret(token)
        except SecretError:
            return None
        found = None
        for candidate in self._bearers.get(platform, ()):
            alive = candidate.expires is None or now < candidate.expires
            if hmac.compare_digest(candidate.key, offered) and alive:
                found = self.by_id[candidate.key_id]
        return found

    def __len__(self) -> int:
        return len(self.by_id)


def _auth(platform: str) -> str:
    known = BY_ID.get(platform)
    return known.auth if known is not None else ""


def load(sealed: SealedStore, now: float) -> KeyRing:
    """The keys that have not expired. Raises `InterlockError` when one cannot be opened."""
    keys = []
    for stored in sealed.store.all_keys():
        if stored.expires is not None and stored.expires <= now:
            continue
        secret = sealed.unseal(_purpose(stored.key_id), stored.blob)
        keys.append(
            (
                RingKey(stored.key_id, stored.tenant, stored.platform, stored.expires is None),
                Candidate(stored.key_id, parse_secret(secret.decode("ascii")), stored.expires),
            )
        )
    return KeyRing(keys)


def add(
    sealed: SealedStore, text: str | None, *, platform: str, tenant: str, now: float, overlap: float = OVERLAP
) -> tuple[StoredKey, str]:
    """Add a secret (None: make one) as the current key of a ring; answers the stored key and the secret's written form.

    The key it replaces verifies for `overlap` more seconds. Raises `InterlockError` as `validate` does.
    """
    written = new_secret() if text is None else text.strip(" \t\r\n")
    validate(sealed, written, tenant=tenant, now=now)
    key_id = "key_" + secrets.token_hex(5)
    stored = StoredKey(
        key_id=key_id,
        tenant=tenant,
        platform=platform,
        prefix=shown_prefix(written),
        blob=sealed.seal(_purpose(key_id), written.encode("ascii")),
        created=now,
    )
    sealed.store.add(stored, now + overlap)
    return stored, written


def validate(sealed: SealedStore, text: str | None, *, tenant: str, now: float) -> None:
    """Raise `InterlockError` for a ring's name or a secret that cannot be used, or a secret that is in use already."""
    if not tenant.isascii() or not 1 <= len(tenant) <= 64 or not all(char.isalnum() or char in "-_." for char in tenant):
        raise InterlockError(
            f"'{tenant[:80]}' cannot be the name of a ring", help="use up to 64 letters, digits, '-', '_' and '.'", exit_code=USAGE
        )
    if text is None:
        return
    key = parse_secret(text)
    for stored in sealed.store.all_keys():
        alive = stored.expires is None or stored.expires > now
        if alive and parse_secret(sealed.unseal(_purpose(stored.key_id), stored.blob).decode("ascii")) == key:
            raise InterlockError(
                f"this secret is already there, as key {stored.key_id} of '{stored.tenant}' ({stored.platform})",
                help="interlock inspect keys list",
                exit_code=USAGE,
            )


def _purpose(key_id: str) -> str:
    return "signing-key:" + key_id
