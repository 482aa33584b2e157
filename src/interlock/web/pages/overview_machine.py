"""The hosts whose hooks are registered on this machine, what the doctor finds at once, and the size of the memory."""

import os

from interlock import wiring
from interlock.doctor import registered_hosts, targets
from interlock.doctor.base import Environment, Result
from interlock.doctor.registry import run_all
from interlock.guard import heartbeat
from interlock.guard.challenge.show import visible
from interlock.hosts.installers import INSTALLED, form
from interlock.model.errors import InterlockError
from interlock.storage.base import StoreBusy

#: Checks that say what the page shows in its own words.
_SHOWN_ELSEWHERE = frozenset(("heartbeat", "memory-store", "transcripts"))


class Host:
    """A host with hooks, or one that has called."""

    __slots__ = ("at", "id", "program", "scopes", "version")

    def __init__(self, id: str, scopes: "tuple[str, ...]", at: float, version: str) -> None:
        self.id = id
        """Host id."""
        self.program = form(id).program
        """As people call it."""
        self.scopes = scopes
        """Scopes in which it is registered, () for none."""
        self.at = at
        """When it last called, in Unix seconds; 0 for never."""
        self.version = version
        """What it said that it is, "" for nothing."""


class Machine:
    """What was found."""

    __slots__ = ("findings", "hosts")

    def __init__(self, hosts: "list[Host]", findings: "list[Result]") -> None:
        self.hosts = hosts
        self.findings = findings
        """Of the quick checks, but for those that the page tells itself."""


def look(state: str) -> Machine:
    """Read the registrations and run the doctor's quick checks; starts no process."""
    env = Environment(state=state, home=os.path.expanduser("~"))
    scopes: dict[str, set[str]] = {}
    for target in targets.targets(env):
        if target.entries():
            scopes.setdefault("cursor", set()).add(target.scope)
    for one in registered_hosts.registered(env):
        scopes.setdefault(one.host, set()).add(one.scope)
    hosts = []
    for host in INSTALLED:
        sign = heartbeat.last(state, host) or {}
        at, version = sign.get("at"), sign.get("host_version")
        if host in scopes or sign:
            hosts.append(
                Host(
                    host,
                    tuple(sorted(scopes.get(host, ()))),
                    float(at) if isinstance(at, int | float) else 0.0,
                    visible(version) if isinstance(version, str) else "",
                )
            )
    findings = [one for one in run_all(env, quick=True) if one.check not in _SHOWN_ELSEWHERE]
    return Machine(hosts, findings)


def memory(state: str) -> "dict[str, int]":
    """Counts of the memory and its ``bytes`` on the disk; empty when nothing was remembered yet or it cannot be read now."""
    folder = os.path.join(state, "memory")
    if not os.path.isdir(folder):
        return {}
    try:
        store = wiring.open_memory_store(state, wait=1.0)
    except (StoreBusy, InterlockError):
        return {}
    try:
        found = dict(store.turns.totals())
    except (StoreBusy, InterlockError):
        return {}
    finally:
        store.close()
    with os.scandir(folder) as entries:
        found["bytes"] = sum(entry.stat().st_size for entry in entries if entry.is_file())
    return found
