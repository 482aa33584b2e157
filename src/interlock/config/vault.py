"""Secrets at rest: AES-256-GCM under a key file that only this user can read.

The key file ``<state>/vault.key`` (0600) has one line a key, ``<id> <base64 of 32 bytes>``; the last one encrypts, all decrypt.
A blob reads ``il1.<key id>.<base64 of nonce and ciphertext>``; the purpose it was sealed for is authenticated with it, so that a
blob moved to another row does not open. Rotation: `add_key`, seal everything again, drop the old line.
"""

import base64
import binascii
import os
import secrets

from interlock.model.errors import InterlockError

FILE = "vault.key"
_VERSION = "il1"
_NONCE = 12


class VaultError(InterlockError):
    """The key file is missing, damaged or open to others, or a blob cannot be opened."""


class Vault:
    """Seals and opens short secrets. Needs the `server` extra (`cryptography`)."""

    def __init__(self, keys: "dict[str, bytes]", current: str) -> None:
        self._keys = keys
        self._current = current

    @classmethod
    def open(cls, state: str) -> "Vault":
        """The vault in a state folder; its key file is made on first use. Raises `VaultError`."""
        path = os.path.join(state, FILE)
        if not os.path.lexists(path):
            _make(path)
        return cls(*_read(path))

    @property
    def current(self) -> str:
        """Id of the key that seals."""
        return self._current

    def seal(self, purpose: str, secret: bytes) -> str:
        """Encrypt `secret` for one purpose (e.g. ``signing-key:<id>``)."""
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        nonce = secrets.token_bytes(_NONCE)
        sealed = AESGCM(self._keys[self._current]).encrypt(nonce, secret, _bound(self._current, purpose))
        return f"{_VERSION}.{self._current}.{base64.b64encode(nonce + sealed).decode('ascii')}"

    def unseal(self, purpose: str, blob: str) -> bytes:
        """What was sealed for this purpose. Raises `VaultError`."""
        from cryptography.exceptions import InvalidTag
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        version, _, rest = blob.partition(".")
        key_id, _, body = rest.partition(".")
        key = self._keys.get(key_id)
        if version != _VERSION or key is None:
            raise VaultError(
                f"a stored secret was sealed with the key '{key_id[:16]}', which is not in {FILE}",
                help="restore the key file from a backup, or add the secret again: interlock inspect keys add",
            )
        try:
            raw = base64.b64decode(body, validate=True)
            return AESGCM(key).decrypt(raw[:_NONCE], raw[_NONCE:], _bound(key_id, purpose))
        except (InvalidTag, binascii.Error, ValueError):
            raise VaultError(
                "a stored secret cannot be opened: it was changed, or it belongs to another entry",
                help="add the secret again: interlock inspect keys add",
            ) from None


def add_key(state: str) -> str:
    """Add a key that seals from now on; older ones still open. Returns its id. Vaults that are open keep their keys."""
    path = os.path.join(state, FILE)
    if not os.path.lexists(path):
        _make(path)
        return _read(path)[1]
    keys, _ = _read(path)
    key_id = _new_id(keys)
    lines = [_line(name, key) for name, key in keys.items()] + [_line(key_id, secrets.token_bytes(32))]
    aside = f"{path}.{secrets.token_hex(8)}"
    _write(aside, "".join(lines))
    os.replace(aside, path)
    return key_id


def _bound(key_id: str, purpose: str) -> bytes:
    return f"{_VERSION}:{key_id}:{purpose}".encode()


def _new_id(taken: "dict[str, bytes]") -> str:
    while True:
        key_id = "k" + secrets.token_hex(3)
        if key_id not in taken:
            return key_id


def _line(key_id: str, key: bytes) -> str:
    return f"{key_id} {base64.b64encode(key).decode('ascii')}\n"


def _make(path: str) -> None:
    """Publish a whole key file or none: written aside, then linked, so that the first of several makers wins."""
    from interlock.config.paths import ensure_dir

    ensure_dir(os.path.dirname(path))
    aside = f"{path}.{secrets.token_hex(8)}"
    _write(aside, _line(_new_id({}), secrets.token_bytes(32)))
    try:
        os.link(aside, path)
    except FileExistsError:
        pass
    finally:
        os.unlink(aside)


def _write(path: str, text: str) -> None:
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(file, "w", encoding="ascii", newline="\n") as handle:
        handle.write(text)
        handle.flush()
        os.fsync(handle.fileno())


def _read(path: str) -> "tuple[dict[str, bytes], str]":
    try:
        info = os.stat(path)
        with open(path, encoding="ascii") as handle:
            lines = handle.read().splitlines()
    except (OSError, UnicodeDecodeError) as exc:
        raise VaultError(f"cannot read the key file '{path}'", help="check that this user owns it") from exc
    if os.name == "posix" and info.st_mode & 0o077:
        raise VaultError(f"the key file '{path}' is open to other users", help=f"chmod 600 '{path}'")
    keys: dict[str, bytes] = {}
    for line in lines:
        key_id, _, text = line.partition(" ")
        try:
            key = base64.b64decode(text, validate=True)
        except binascii.Error:
            key = b""
        if not key_id.isalnum() or len(key) != 32:
            raise VaultError(f"the key file '{path}' is damaged", help="restore it from a backup")
        keys[key_id] = key
    if not keys:
        raise VaultError(f"the key file '{path}' is empty", help="restore it from a backup")
    return keys, list(keys)[-1]
