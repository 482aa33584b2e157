"""The composition root: the only module that names a concrete backend."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.storage.inspect_ports import KeyStore, ReplayStore


def open_replay_store(state: str) -> "ReplayStore":
    """Answers that the inspection server gave, in the state folder. Raises `InterlockError`."""
    from interlock.storage.sqlite.replay import SqliteReplayStore

    return SqliteReplayStore(state)


def open_key_store(state: str) -> "KeyStore":
    """Signing keys of inference hooks, in the state folder. Raises `InterlockError`."""
    from interlock.storage.sqlite.keys import SqliteKeyStore

    return SqliteKeyStore(state)
