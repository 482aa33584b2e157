"""Guessing is slowed down: after some failures a name, and an address, has to wait, longer with each."""

import hashlib
import ipaddress
from collections.abc import Sequence

from interlock.storage.accounts_port import AccountStore

#: Seconds in which failures count together.
WINDOW = 900.0
#: Failures of one name in `WINDOW` after which it has to wait, and of one address, behind which there may be many people.
NAME_TRIES = 5
ADDRESS_TRIES = 20
#: Seconds of the first wait; each failure doubles it.
FIRST_WAIT = 30.0
LONGEST_WAIT = 900.0
#: Seconds for which a failure makes waits longer.
KEEP = 86400.0

_NAME = "n:"
_ADDRESS = "a:"


class Attempt:
    """One attempt to sign in that was let through; it counts as failed until it is said to be none."""

    def __init__(self, store: AccountStore, name: str, address: str, now: float) -> None:
        self._store = store
        # A password that was typed into the wrong field is not kept.
        self._keys = (_NAME + _digest(name), _ADDRESS + _digest(_network(address)))
        self._now = now

    def begin(self) -> float:
        """0.0, and the attempt is noted; or for how many seconds none is looked at, right or wrong."""
        now = self._now
        return self._store.attempt(self._keys, now, now - KEEP, lambda key, times: _wait(key, times, now))

    def passed(self) -> None:
        """They are in: what their name failed before is forgotten."""
        self._store.forget_attempts(self._keys[0])
        self._store.forget_attempts(self._keys[1], self._now)

    def undecided(self) -> None:
        """It did not fail, and they are not in yet."""
        for key in self._keys:
            self._store.forget_attempts(key, self._now)


def forget(store: AccountStore, name: str) -> None:
    """Forget what a name failed: its owner has a new password."""
    store.forget_attempts(_NAME + _digest(name))


def _wait(key: str, times: Sequence[float], now: float) -> float:
    tries = NAME_TRIES if key.startswith(_NAME) else ADDRESS_TRIES
    # A clock that was set back makes no wait longer than the longest.
    known = [min(at, now) for at in times]
    if len(known) < tries or known[-1] - known[-tries] >= WINDOW:
        return 0.0
    return known[-1] + min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(len(known) - tries, 16)) - now


def _network(address: str) -> str:
    """An IPv4 address, or the /64 of an IPv6 one: its owner has all of it. A program on this machine has every loopback address."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        parsed = parsed.ipv4_mapped or parsed
    if parsed.is_loopback:
        return "loopback"
    return str(ipaddress.IPv6Network((int(parsed) >> 64 << 64, 64)) if parsed.version == 6 else parsed)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
