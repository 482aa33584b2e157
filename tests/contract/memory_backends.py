"""Every implementation of the memory store. A new backend adds its line here and gets the whole suite."""

from collections.abc import Callable
from pathlib import Path

from interlock.storage.base import MemoryStore
from interlock.storage.memory.store import DictStore
from interlock.storage.sqlite.store import SqliteStore

BACKENDS: dict[str, Callable[[Path], MemoryStore]] = {
    "memory": lambda _folder: DictStore(wait=0.1),
    "sqlite": lambda folder: SqliteStore(str(folder / "memory" / "memory.db"), 0.1),
}
