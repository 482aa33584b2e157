"""The key ring: signing secrets by team and platform, sealed at rest, with the previous one alive for a while after a rotation."""

import secrets
from collections.abc import Callable

from msgspec import Struct

from interlock.inspection.secrets import new_secret, parse_secret, shown_prefix
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
        self.candidates: tuple[Candidate, ...] = tuple(candidate for _, candidate in keys)
        """For `signing.begin`."""
        self.by_id: dict[str, RingKey] = {key.key_id: key for key, _ in keys}
        """Key id -> key."""

    def __len__(self) -> int:
        return len(self.candidates)


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
