"""What the store holds and whether it is sound."""

import os

from interlock.memory import key as keys
from interlock.memory import spool
from interlock.memory.run import take_spool
from interlock.storage.base import StoreBusy, StoreUnusable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.storage.base import MemoryStore


def collect(store: "MemoryStore", state: str) -> "dict[str, int]":
    """Counts of the store, with what waits in the spool taken in first; `spooled` is what could not be."""
    folder = os.path.join(state, "memory", "spool")
    try:
        take_spool(folder, store)
    except StoreBusy:
        pass
    found = store.turns.totals()
    found["spooled"] = len(spool.waiting(folder))
    return found


def describe(store: "MemoryStore", state: str) -> str:
    """One line for the doctor. Raises `StoreUnusable` when the store's structure or its key is damaged."""
    faults = store.check()
    if faults:
        raise StoreUnusable(
            f"the memory store is damaged: {faults[0]}", help="copy the 'memory' folder of the state folder to a safe place first"
        )
    found = collect(store, state)
    if found["sources"]:
        # A damaged one raises here, and would let every hook fail.
        keys.load(os.path.join(state, "memory"))
    text = f"{_count(found['turns'], 'turn')} of {_count(found['sessions'], 'session')} in {_count(found['projects'], 'project')}"
    if found["bad_lines"]:
        text += f", {found['bad_lines']} of {found['lines']} transcript lines not understood"
    if found["spooled"]:
        text += f", {found['spooled']} records wait in the spool"
    return text


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" + ("" if number == 1 else "s")
