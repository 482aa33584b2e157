"""The composition root: the only module that names a concrete backend."""

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.storage.accounts_port import AccountStore
    from interlock.storage.approvals_port import ApprovalStore
    from interlock.storage.base import MemoryStore
    from interlock.storage.chat_port import ChatStore
    from interlock.storage.inspect_ports import KeyStore, ReplayStore
    from interlock.storage.sender_port import SenderStore
    from interlock.storage.slack_port import SlackStore


def open_memory_store(state: str, wait: float = 5.0) -> "MemoryStore":
    """The memory store below the state folder, made when missing.

    `wait`: seconds to wait for another process's write. Raises `StoreBusy` or `StoreUnusable`.
    """
    from interlock.storage.sqlite.store import SqliteStore

    return SqliteStore(os.path.join(state, "memory", "memory.db"), wait)


def describe_memory(state: str) -> str:
    """One line about the memory store for the doctor. Raises `InterlockError` when it is damaged or cannot be opened."""
    from interlock.memory.status import describe

    store = open_memory_store(state)
    try:
        return describe(store, state)
    finally:
        store.close()


def memory_drift(state: str) -> "list[tuple[str, bool]]":
    """For each host how much of its transcripts was understood, in words, and whether that is suspicious. Raises `InterlockError`."""
    from interlock.memory.drift import report

    store = open_memory_store(state)
    try:
        return [(one.text(), one.suspicious) for one in report(store)]
    finally:
        store.close()


def repair_memory(state: str) -> "list[str]":
    """Mend the memory store, a copy of it first; what was done, a line each. Raises `InterlockError` or `StoreBusy`."""
    from interlock.storage.sqlite.repair import repair

    return repair(os.path.join(state, "memory", "memory.db"))


def memory_event(host: str, event: str, payload: object, state: str) -> "dict[str, object]":
    """The answer document to a memory event of a host; ``{}`` at any fault. Called by the hook."""
    from interlock.memory.hooks import hook_event

    return hook_event(host, event, payload, state, open_memory_store)


def open_replay_store(state: str) -> "ReplayStore":
    """Answers that the inspection server gave, in the state folder. Raises `InterlockError`."""
    from interlock.storage.sqlite.replay import SqliteReplayStore

    return SqliteReplayStore(state)


def open_key_store(state: str) -> "KeyStore":
    """Signing keys of inference hooks, in the state folder. Raises `InterlockError`."""
    from interlock.storage.sqlite.keys import SqliteKeyStore

    return SqliteKeyStore(state)


def open_approval_store(state: str) -> "ApprovalStore":
    """The queue of questions to a person, in the state folder. Raises `InterlockError`."""
    from interlock.storage.sqlite.approvals import SqliteApprovalStore

    return SqliteApprovalStore(state)


def open_sender_store(state: str, *, rehearsal: bool = False) -> "SenderStore":
    """Teams, breakers, audit rows and health of the sender, in the state folder. Raises `InterlockError`.

    `rehearsal`: on a copy of it that is forgotten.
    """
    from interlock.storage.sqlite.sender import SqliteSenderStore

    return SqliteSenderStore(state, rehearsal=rehearsal)


def open_chat_store(state: str) -> "ChatStore":
    """Conversations, notes, files and routines of the chat, in the state folder. Raises `InterlockError`."""
    from interlock.storage.sqlite.chat import SqliteChatStore

    return SqliteChatStore(state)


def open_slack_store(state: str, *, rehearsal: bool = False) -> "SlackStore":
    """Linked Slack users and what was taken on of Slack, in the state folder. Raises `InterlockError`.

    `rehearsal`: on a copy of it that is forgotten.
    """
    from interlock.storage.sqlite.slack import SqliteSlackStore

    return SqliteSlackStore(state, rehearsal=rehearsal)


def open_account_store(state: str, *, rehearsal: bool = False) -> "AccountStore":
    """Accounts, sessions and one-time links of the dashboard, in the state folder. Raises `InterlockError`.

    `rehearsal`: on a copy of it that is forgotten.
    """
    from interlock.storage.sqlite.accounts import SqliteAccountStore

    return SqliteAccountStore(state, rehearsal=rehearsal)
