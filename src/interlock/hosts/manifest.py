"""The record of what Interlock registered with hosts: `<state>/manifest.json`, each entry with a keyed fingerprint.

It tells the doctor which registration was taken out or weakened, and `uninstall` what the file held before.
"""

import hashlib
import hmac
import json
import os
import secrets
from typing import Any

from interlock.hosts import textfile
from interlock.hosts.command import quote
from interlock.model.errors import InterlockError

_NAME = "manifest.json"
KEY = "manifest.key"
ORIGINALS = "originals"
_VERSION = 1


class Installation:
    """One settings file that Interlock changed."""

    __slots__ = ("created", "digest", "entries", "host", "parts", "path", "scope", "variant")

    def __init__(
        self,
        *,
        host: str,
        scope: str,
        path: str,
        parts: tuple[str, ...],
        created: tuple[str, ...],
        digest: str,
        entries: list[dict[str, Any]],
        variant: str = "full",
    ) -> None:
        self.host = host
        """Host id."""
        self.scope = scope
        """The scope, e.g. ``user``."""
        self.path = path
        """The settings file, absolute."""
        self.parts = parts
        """Parts registered: ``guard``, ``memory``."""
        self.created = created
        """What the installer had to make besides entries: ``folders:<number>``, ``file``, ``version``, ``hooks``, ``hooks.<event>``."""
        self.digest = digest
        """SHA-256 of the file as the installer left it."""
        self.entries = entries
        """Each registration: event, the entry itself, fingerprint."""
        self.variant = variant
        """``full`` or ``minimal``; records of older versions have none."""

    def key(self) -> str:
        """Name of this installation in the folder of originals."""
        return f"{self.host}-{hashlib.sha256(self.path.encode('utf-8', 'surrogateescape')).hexdigest()[:16]}"


def fingerprint(key: bytes, event: str, entry: dict[str, Any]) -> str:
    """Keyed fingerprint of one registration: its event and everything in its entry (command, timeout, failClosed ...)."""
    body = json.dumps([event, entry], sort_keys=True, separators=(",", ":")).encode()
    return hmac.new(key, body, hashlib.sha256).hexdigest()


def key_of(state: str) -> bytes:
    """The manifest's key, made on first use (0600). Two processes that make it at once end with the same one."""
    path = os.path.join(state, KEY)
    found = textfile.read(path)
    if found is None:
        temporary = f"{path}.{os.getpid()}.{secrets.token_hex(4)}"
        handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(32))
        try:
            os.link(temporary, path)
        except FileExistsError:
            pass
        except OSError:
            os.replace(temporary, path)
        if os.path.exists(temporary):
            os.unlink(temporary)
        found = textfile.read(path)
    if not found or len(found) < 32:
        raise InterlockError(f"the key '{path}' is damaged", help=f"rm {quote(path)}; interlock install cursor")
    return found


def load(state: str) -> list[Installation]:
    """All installations on record, sorted by path.

    Raises `InterlockError` when the manifest is damaged or was changed by somebody without the key.
    """
    path = os.path.join(state, _NAME)
    content = textfile.read(path)
    if content is None:
        return []
    try:
        document = json.loads(content)
        body = document["installations"]
        seal = document["seal"]
        found = [Installation(**{**item, "parts": tuple(item["parts"]), "created": tuple(item["created"])}) for item in body]
    except (ValueError, KeyError, TypeError) as exc:
        raise InterlockError(f"the manifest '{path}' is damaged", help="interlock install cursor") from exc
    if not hmac.compare_digest(str(seal), _seal(key_of(state), body)):
        raise InterlockError(f"the manifest '{path}' was changed by somebody else", help="interlock install cursor")
    return found


def store(state: str, installations: list[Installation]) -> None:
    """Write the manifest, or remove it when nothing is left on record."""
    path = os.path.join(state, _NAME)
    if not installations:
        textfile.remove(path)
        return
    body = [
        {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in ((n, getattr(item, n)) for n in item.__slots__)
        }
        for item in sorted(installations, key=lambda item: item.path)
    ]
    document = {"schema_version": _VERSION, "installations": body, "seal": _seal(key_of(state), body)}
    textfile.write(path, (json.dumps(document, indent=1, ensure_ascii=False) + "\n").encode("utf-8", "surrogateescape"), mode=0o600)


def read_original(state: str, installation: Installation) -> bytes | None:
    """What the settings file held before the first change; None when there was no file."""
    return textfile.read(os.path.join(state, ORIGINALS, installation.key()))


def write_original(state: str, installation: Installation, content: bytes | None) -> None:
    """Keep (or, with None, forget) what the settings file held."""
    path = os.path.join(state, ORIGINALS, installation.key())
    if content is None:
        textfile.remove(path)
        return
    os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
    textfile.write(path, content, mode=0o600)


def _seal(key: bytes, body: list[dict[str, Any]]) -> str:
    return hmac.new(key, json.dumps(body, sort_keys=True, separators=(",", ":")).encode(), hashlib.sha256).hexdigest()


def project_of(installation: Installation) -> str:
    """The root of the project whose file it is; "" for a scope outside of projects."""
    if installation.scope not in ("local", "project"):
        return ""
    root = installation.path
    for part in reversed(os.path.dirname(installation.path).split(os.sep)):
        root = os.path.dirname(root)
        # The host's own folder is the topmost one that its file names: ``.github/hooks``, ``.claude``.
        if part.startswith("."):
            return os.path.dirname(root)
    return os.path.dirname(os.path.dirname(installation.path))


def mending_command(installation: Installation) -> str:
    """The command that registers it anew."""
    command = f"interlock install {installation.host}" + (" --variant minimal" if installation.variant == "minimal" else "")
    if installation.scope == "managed":
        return f"sudo {command} --scope managed"
    root = project_of(installation)
    if installation.scope != "user":
        command += f" --scope {installation.scope}"
    return f"cd {quote(root)} && {command}" if root else command
