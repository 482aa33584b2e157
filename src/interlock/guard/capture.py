"""Redacted copies of what a host sends, for bug reports: on from `start` until its end, off otherwise. Loaded by a hook only while it is on.

Each text is redacted by the detectors, and the home folder and the account's name and address are replaced. What a person or an agent
wrote is in the copies all the same, so they stay in the state folder (0600) until a person copies them.
"""

import json
import os
import time

from interlock import __version__
from interlock.guard import sealed
from interlock.guard.faults import make_folder
from interlock.guard.redacted import Redactor, redactor

#: In the state folder while copies are made; sealed, so that nothing without the key can switch it on.
FLAG = "capturing.json"
FOLDER = "captures"
LABEL = b"capture"

MAX_MINUTES = 240
#: Copies that are kept; further ones are not made.
MOST = 500
#: Characters of a payload's texts together, beyond which only their lengths are kept: redacting must not keep the host waiting.
LIMIT = 1_000_000

_HOME = "<home>"
_ADDRESS = "<address>"
_ADDRESSES = ("user_email",)


def start(state: str, host: str, minutes: int) -> float:
    """Copy what `host` sends ("": every host) for some minutes from now; its end, in seconds since 1970. Raises OSError."""
    until = time.time() + minutes * 60
    sealed.write(state, os.path.join(state, FLAG), LABEL, {"host": host, "until": until})
    return until


def stop(state: str) -> bool:
    """Copy no more; false when none were made."""
    try:
        os.unlink(os.path.join(state, FLAG))
    except FileNotFoundError:
        return False
    return True


def running(state: str) -> "tuple[str, float] | None":
    """(host or "" for all, end) while copies are made."""
    found = sealed.read(state, os.path.join(state, FLAG), LABEL)
    if not isinstance(found, dict):
        return None
    host, until = found.get("host"), found.get("until")
    if (
        not isinstance(host, str)
        or not isinstance(until, (int, float))
        or not time.time() < until <= time.time() + MAX_MINUTES * 60
    ):
        return None
    return host, until


def record(state: str, host: str, event: str, payload: "dict[str, object]") -> None:
    """Write a copy of a payload if it is wanted; an end that has passed switches copying off. Raises OSError."""
    found = running(state)
    if found is None:
        stop(state)
        return
    if found[0] not in ("", host):
        return
    folder = os.path.join(state, FOLDER)
    make_folder(folder)
    if len(os.listdir(folder)) >= MOST:
        return
    document = {
        "schema_version": 1,
        "interlock": __version__,
        "at": time.time(),
        "host": host,
        "event": event,
        "payload": redacted(payload, redactor(state)),
    }
    named = "".join(char for char in event if char.isalnum()) or "unknown"
    name = f"{time.time_ns():020d}-{host}-{named[:40]}-{os.getpid()}.json"
    handle = os.open(os.path.join(folder, name), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with open(handle, "w", encoding="utf-8", errors="backslashreplace") as file:
        json.dump(document, file, ensure_ascii=False, indent=1)
        file.write("\n")


def redacted(payload: "dict[str, object]", clean: Redactor) -> object:
    """The payload without secrets, home folder, account and address."""
    if _length(payload) > LIMIT:
        return _shape(payload)
    home = os.path.expanduser("~")
    return _folded(clean.value(payload), [part for part in (home, os.path.realpath(home)) if len(part) > 1])


def copies(state: str) -> "list[str]":
    """Paths of the copies, oldest first."""
    folder = os.path.join(state, FOLDER)
    try:
        return [os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name.endswith(".json")]
    except FileNotFoundError:
        return []


def _folded(value: object, homes: "list[str]") -> object:
    if isinstance(value, str):
        for home in homes:
            value = value.replace(home, _HOME)
        return value
    if isinstance(value, dict):
        return {
            _folded(name, homes): _ADDRESS if name in _ADDRESSES and item else _folded(item, homes) for name, item in value.items()
        }
    if isinstance(value, list):
        return [_folded(item, homes) for item in value]
    return value


def _length(value: object) -> int:
    if isinstance(value, str):
        return len(value)
    if isinstance(value, dict):
        return sum(len(name) + _length(item) for name, item in value.items())
    if isinstance(value, list):
        return sum(_length(item) for item in value)
    return 0


def _shape(value: object) -> object:
    if isinstance(value, str):
        return f"<text of {len(value)} characters>"
    if isinstance(value, dict):
        return {name if len(name) < 64 else f"<name of {len(name)} characters>": _shape(item) for name, item in value.items()}
    if isinstance(value, list):
        return [_shape(item) for item in value[:100]]
    return value
