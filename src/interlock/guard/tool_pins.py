"""What the tools of each MCP server said of themselves when they were first seen: ``<state>/tool-pins.json``, with a keyed code.

A tool whose description or schema is another one later, or whose name imitates another server's tool, is held: it cannot be called
until a person accepts it.
"""

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any

from interlock.guard import sealed
from interlock.guard.facts import read_bytes
from interlock.guard.faults import make_folder

FILE = "tool-pins.json"
LABEL = b"tool-pins 1 "

#: Fields of a tool that a model or a client acts on.
FIELDS = ("name", "title", "description", "inputSchema", "outputSchema", "annotations")

#: Why a tool is held -> words for a person.
HELD = {
    "changed": "its description or schema is not the one that was pinned",
    "hidden-text": "its description holds characters that a person does not see",
    "instructions": "its description gives orders to the agent that have nothing to do with the tool",
    "look-alike": "its name imitates another tool by hidden or foreign letters",
    "foreign-name": "its name says that it belongs to another server",
}

#: Tools of one server that are kept; a server that names more is refused them.
MAX_TOOLS = 2000


class DamagedPinsError(Exception):
    """The file exists and is damaged, or was written by somebody without the key."""


class Pin:
    """One tool of one server."""

    __slots__ = ("digest", "pending", "reason", "seen")

    def __init__(self, digest: str, seen: float, pending: str = "", reason: str = "") -> None:
        self.digest = digest
        """SHA-256 of the accepted definition, "" when none was accepted yet."""
        self.seen = seen
        """When it was pinned, seconds since 1970."""
        self.pending = pending
        """SHA-256 of the definition that waits for a person, "" when none does."""
        self.reason = reason
        """A key of `HELD` while a definition waits."""


Pins = dict[str, dict[str, Pin]]


def digest(tool: dict[str, Any]) -> str:
    """SHA-256 of what a tool says of itself, whatever the order of its keys."""
    body = {name: tool[name] for name in FIELDS if tool.get(name) is not None}
    text = json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return sha256(text.encode()).hexdigest()


def load(state: str) -> Pins:
    """Server -> tool -> pin. Raises `DamagedPinsError`."""
    data = read_bytes(os.path.join(state, FILE), 1 << 20)
    if data is None:
        return {}
    value = sealed.opened(state, data, LABEL)
    try:
        servers = value["servers"]  # type: ignore[index]
        return {
            str(server): {
                str(name): Pin(item["digest"], item["seen"], item["pending"], item["reason"]) for name, item in tools.items()
            }
            for server, tools in servers.items()
        }
    except (KeyError, TypeError, AttributeError) as error:
        raise DamagedPinsError(os.path.join(state, FILE)) from error


def store(state: str, pins: Pins) -> None:
    """Replace the file. Raises OSError."""
    servers = {
        server: {
            name: {"digest": pin.digest, "seen": pin.seen, "pending": pin.pending, "reason": pin.reason}
            for name, pin in tools.items()
        }
        for server, tools in pins.items()
        if tools
    }
    sealed.write(state, os.path.join(state, FILE), LABEL, {"schema_version": 1, "servers": servers})


@contextmanager
def changing(state: str) -> Iterator[None]:
    """The exclusive right to load and store between processes. Raises OSError."""
    make_folder(state)
    path = os.path.join(state, FILE + ".lock")
    handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
    try:
        _lock(handle)
        yield
    finally:
        os.close(handle)


def settle(pins: Pins, server: str, name: str, now: str, reason: str) -> tuple[str, bool]:
    """Compare a tool's definition with its pin, and pin it where it is new: (why it is held or "", whether `pins` changed).

    `now` is its `digest`, `reason` a key of `HELD` for what was found in the definition itself.
    """
    tools = pins.setdefault(server, {})
    pin = tools.get(name)
    if pin is None:
        tools[name] = Pin("" if reason else now, time.time(), now if reason else "", reason)
        return reason, True
    if pin.digest == now:
        # Back to what was accepted: nothing waits any longer.
        if not pin.pending:
            return "", False
        pin.pending = pin.reason = ""
        return "", True
    why = reason or "changed"
    if pin.pending == now and pin.reason == why:
        return why, False
    pin.pending = now
    pin.reason = why
    return why, True


def accept(pins: Pins, server: str, names: tuple[str, ...] = ()) -> list[str]:
    """Accept what waits: the named tools of a server, or all that wait; the names that were accepted."""
    done = []
    for name, pin in pins.get(server, {}).items():
        if pin.pending and (not names or name in names):
            pin.digest = pin.pending
            pin.pending = pin.reason = ""
            pin.seen = time.time()
            done.append(name)
    return sorted(done)


if os.name == "nt":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined]

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX)
