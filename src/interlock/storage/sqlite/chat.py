"""`ChatStore` on SQLite, ``<state>/chat.db``."""

import sqlite3
from collections.abc import Sequence
from typing import Any

from interlock.storage.chat_port import (
    BLOCKED,
    FAILED,
    KEEP_EMPTY,
    KEEP_RUNS,
    MEMBER,
    RUNNING,
    UNAVAILABLE,
    ChatStore,
    ConversationRow,
    HelperRow,
    ItemRow,
    MessageRow,
    RoutineRow,
    RunRow,
)
from interlock.storage.sqlite.shared_database import SharedDatabase

FILE = "chat.db"


def _columns(row: "type[Any]") -> str:
    return ", ".join(f'"{name}"' for name in row._fields)


def _insert(table: str, row: "type[Any]", without: int = 0) -> str:
    names = row._fields[: len(row._fields) - without]
    columns = ", ".join(f'"{name}"' for name in names)
    return f"INSERT INTO {table} ({columns}) VALUES ({', '.join('?' * len(names))})"  # noqa: S608 - constants


_CONVERSATIONS = f"SELECT {_columns(ConversationRow)} FROM chat_conversations"  # noqa: S608 - constants
_MESSAGES = f"SELECT {_columns(MessageRow)} FROM chat_messages"  # noqa: S608 - constants
_HELPERS = f"SELECT {_columns(HelperRow)} FROM chat_helpers"  # noqa: S608 - constants
_ITEMS = f"SELECT {_columns(ItemRow)} FROM chat_items"  # noqa: S608 - constants
_ROUTINES = f"SELECT {_columns(RoutineRow)} FROM chat_routines"  # noqa: S608 - constants
_RUNS = f"SELECT {_columns(RunRow)} FROM chat_runs"  # noqa: S608 - constants
_ADD_CONVERSATION = _insert("chat_conversations", ConversationRow)
_ADD_MESSAGE = _insert("chat_messages", MessageRow, without=1)
_ADD_HELPER = _insert("chat_helpers", HelperRow)
_ADD_ITEM = _insert("chat_items", ItemRow)
_ADD_ROUTINE = _insert("chat_routines", RoutineRow)
_ADD_RUN = _insert("chat_runs", RunRow)


class SqliteChatStore(SharedDatabase, ChatStore):
    """The chat's store in a state folder. Threads may share it.

    A commit survives the death of the process (``synchronous = NORMAL``). What is deleted is overwritten, in the log too.
    """

    def __init__(self, state: str) -> None:
        super().__init__(state, FILE, "sqlite_chat", "synchronous = NORMAL", "secure_delete = ON", "foreign_keys = ON")

    def conversations(self, member: str, before: "tuple[float, str] | None" = None, limit: int = 50) -> Sequence[ConversationRow]:
        where, values = ("", ()) if before is None else (" AND (updated, id) < (?, ?)", before)
        query = f"{_CONVERSATIONS} WHERE member = ?{where} ORDER BY updated DESC, id DESC LIMIT ?"
        return [_conversation(row) for row in self._rows(query, member, *values, limit)]

    def conversation(self, id: str) -> "ConversationRow | None":
        rows = self._rows(f"{_CONVERSATIONS} WHERE id = ?", id)
        return _conversation(rows[0]) if rows else None

    def conversation_at(self, reference: str) -> "ConversationRow | None":
        rows = self._rows(f"{_CONVERSATIONS} WHERE reference = ? AND reference <> ''", reference)
        return _conversation(rows[0]) if rows else None

    def add_conversation(self, row: ConversationRow) -> bool:
        with self._whole() as connection:
            if (
                row.reference
                and connection.execute("SELECT 1 FROM chat_conversations WHERE reference = ?", (row.reference,)).fetchone()
            ):
                return False
            connection.execute(_ADD_CONVERSATION, row)
        return True

    def set_title(self, id: str, title: str) -> bool:
        return self._changes("UPDATE chat_conversations SET title = ? WHERE id = ?", title, id)

    def set_summary(self, id: str, turn: str, summary: str, through: int) -> bool:
        query = "UPDATE chat_conversations SET summary = ?, summarised = ? WHERE id = ? AND turn = ? AND turn <> ''"
        return self._changes(query, summary, through, id, turn)

    def remove_conversation(self, id: str) -> bool:
        return self._deletes("DELETE FROM chat_conversations WHERE id = ?", id)

    def messages(self, conversation: str, *, after: int = 0, before: int = 0, limit: int = 0) -> Sequence[MessageRow]:
        query = f"{_MESSAGES} WHERE conversation = ? AND number > ? AND (? = 0 OR number < ?) ORDER BY number DESC LIMIT ?"
        rows = self._rows(query, conversation, after, before, before, limit or -1)
        return [MessageRow(*row)._replace(passed=bool(row[9])) for row in reversed(rows)]

    def begin(self, conversation: str, turn: str, now: float, lease: float, message: "MessageRow | None") -> bool:
        with self._whole() as connection:
            row = connection.execute("SELECT turn, lease FROM chat_conversations WHERE id = ?", (conversation,)).fetchone()
            if row is None or (row[0] and row[1] > now):
                return False
            if row[0]:
                self._expire_turns(connection, now, conversation)
            if message is not None:
                connection.execute(_ADD_MESSAGE, message[:-1])
                connection.execute("UPDATE chat_conversations SET draft = '' WHERE id = ?", (conversation,))
            else:
                last = connection.execute(
                    "SELECT id, state FROM chat_messages WHERE conversation = ? AND role = ? ORDER BY number DESC LIMIT 1",
                    (conversation, MEMBER),
                ).fetchone()
                if last is None or last[1] != FAILED:
                    return False
                connection.execute(
                    "UPDATE chat_messages SET state = ?, notice = '', turn = ? WHERE id = ?", (RUNNING, turn, last[0])
                )
            connection.execute(
                "UPDATE chat_conversations SET turn = ?, last_turn = ?, lease = ?, updated = ? WHERE id = ?",
                (turn, turn, lease, now, conversation),
            )
        return True

    def renew(self, conversation: str, turn: str, lease: float) -> bool:
        return self._changes("UPDATE chat_conversations SET lease = ? WHERE id = ? AND turn = ?", lease, conversation, turn)

    def end(
        self,
        conversation: str,
        turn: str,
        now: float,
        *,
        state: str,
        notice: str = "",
        reply: "MessageRow | None" = None,
        judged: bool = True,
    ) -> bool:
        with self._whole() as connection:
            done = connection.execute(
                "UPDATE chat_conversations SET turn = '', lease = 0, updated = ?, fresh = fresh AND ? WHERE id = ? AND turn = ?",
                (now, not judged, conversation, turn),
            ).rowcount
            if not done:
                return False
            connection.execute(
                "UPDATE chat_messages SET state = ?, notice = ? WHERE conversation = ? AND turn = ? AND state = ?",
                (state, notice, conversation, turn, RUNNING),
            )
            if reply is not None:
                connection.execute(_ADD_MESSAGE, reply[:-1])
        return True

    def passed(self, conversation: str, through: int, items: Sequence[ItemRow]) -> None:
        with self._whole() as connection:
            connection.execute(
                "UPDATE chat_messages SET passed = 1 WHERE conversation = ? AND number <= ? AND passed = 0", (conversation, through)
            )
            connection.executemany(
                "UPDATE chat_items SET passed = 1 WHERE id = ? AND body = ?", [(item.id, item.body) for item in items]
            )

    def take_back(self, conversation: str, message: str, now: float, draft: str = "") -> bool:
        query = (
            "DELETE FROM chat_messages WHERE conversation = ? AND id = ? AND NOT EXISTS "
            "(SELECT 1 FROM chat_conversations WHERE id = ? AND turn <> '' AND lease > ?)"
        )
        with self._whole() as connection:
            done = connection.execute(query, (conversation, message, conversation, now)).rowcount
            if done:
                connection.execute("UPDATE chat_conversations SET draft = ? WHERE id = ?", (draft, conversation))
        if done:
            self._wipe()
        return bool(done)

    def reset(self, conversation: str, now: float) -> bool:
        with self._whole() as connection:
            done = connection.execute(
                "UPDATE chat_conversations SET updated = ?, summary = '', summarised = 0, turn = '', lease = 0, draft = '', fresh = 1, "
                "again = coalesce((SELECT state = ? FROM chat_messages WHERE conversation = chat_conversations.id AND role = ? AND state NOT IN (?, ?) "
                "ORDER BY number DESC LIMIT 1), fresh AND again) WHERE id = ?",
                (now, BLOCKED, MEMBER, RUNNING, UNAVAILABLE, conversation),
            ).rowcount
            for table in ("chat_messages", "chat_helpers"):
                connection.execute(f"DELETE FROM {table} WHERE conversation = ?", (conversation,))  # noqa: S608 - constants
        self._wipe()
        return bool(done)

    def helpers(self, conversation: str) -> Sequence[HelperRow]:
        return [HelperRow(*row) for row in self._rows(f"{_HELPERS} WHERE conversation = ? ORDER BY rowid", conversation)]

    def add_helper(self, row: HelperRow, most: int) -> bool:
        with self._whole() as connection:
            known = connection.execute("SELECT 1 FROM chat_conversations WHERE id = ?", (row.conversation,)).fetchone()
            running = connection.execute(
                "SELECT count(*) FROM chat_helpers WHERE conversation = ? AND state = ? AND lease > ?",
                (row.conversation, RUNNING, row.started),
            ).fetchone()[0]
            if known is None or running >= most:
                return False
            connection.execute(_ADD_HELPER, row)
        return True

    def renew_helper(self, id: str, lease: float) -> bool:
        return self._changes("UPDATE chat_helpers SET lease = ? WHERE id = ? AND state = ?", lease, id, RUNNING)

    def end_helper(self, id: str, now: float, state: str, message: "MessageRow | None") -> bool:
        with self._whole() as connection:
            done = connection.execute(
                "UPDATE chat_helpers SET state = ?, ended = ?, lease = 0 WHERE id = ? AND state = ?", (state, now, id, RUNNING)
            ).rowcount
            if done and message is not None:
                connection.execute(_ADD_MESSAGE, message[:-1])
                connection.execute("UPDATE chat_conversations SET updated = ? WHERE id = ?", (now, message.conversation))
        return bool(done)

    def items(self, member: str) -> Sequence[ItemRow]:
        rows = self._rows(f"{_ITEMS} WHERE member = ? ORDER BY rowid", member)
        return [ItemRow(*row)._replace(passed=bool(row[6])) for row in rows]

    def add_item(self, row: ItemRow, most: int) -> bool:
        with self._whole() as connection:
            query = "SELECT count(*) FROM chat_items WHERE member = ? AND kind = ?"
            if connection.execute(query, (row.member, row.kind)).fetchone()[0] >= most:
                return False
            connection.execute(_ADD_ITEM, row)
        return True

    def change_item(self, row: ItemRow) -> bool:
        query = "UPDATE chat_items SET size = ?, body = ?, passed = 0 WHERE id = ? AND member = ? AND kind = ?"
        return self._deletes(query, row.size, row.body, row.id, row.member, row.kind)

    def remove_item(self, member: str, id: str) -> bool:
        return self._deletes("DELETE FROM chat_items WHERE member = ? AND id = ?", member, id)

    def routines(self, member: str) -> Sequence[RoutineRow]:
        return [_routine(row) for row in self._rows(f"{_ROUTINES} WHERE member = ? ORDER BY rowid", member)]

    def routine(self, id: str) -> "RoutineRow | None":
        rows = self._rows(f"{_ROUTINES} WHERE id = ?", id)
        return _routine(rows[0]) if rows else None

    def add_routine(self, row: RoutineRow, most: int) -> bool:
        with self._whole() as connection:
            query = "SELECT count(*) FROM chat_routines WHERE member = ?"
            if connection.execute(query, (row.member,)).fetchone()[0] >= most:
                return False
            connection.execute(_ADD_ROUTINE, row)
        return True

    def change_routine(self, row: RoutineRow) -> bool:
        query = 'UPDATE chat_routines SET schedule = ?, "on" = ?, due = ?, body = ? WHERE id = ? AND member = ?'
        return self._deletes(query, row.schedule, row.on, row.due, row.body, row.id, row.member)

    def remove_routine(self, member: str, id: str) -> bool:
        return self._deletes("DELETE FROM chat_routines WHERE member = ? AND id = ?", member, id)

    def due(self, now: float, limit: int = 20) -> Sequence[RoutineRow]:
        query = f'{_ROUTINES} WHERE "on" = 1 AND due > 0 AND due <= ? AND lease <= ? ORDER BY due, rowid LIMIT ?'
        return [_routine(row) for row in self._rows(query, now, now, limit)]

    def claim(self, routine: RoutineRow, run: RunRow, *, now: float, due: float, lease: float) -> bool:
        with self._whole() as connection:
            done = connection.execute(
                "UPDATE chat_routines SET due = ?, lease = ? WHERE id = ? AND due = ? AND body = ? AND schedule = ? AND lease <= ?",
                (due, lease, routine.id, routine.due, routine.body, routine.schedule, now),
            ).rowcount
            if not done:
                return False
            self._fail_runs(connection, now, "id IN (SELECT id FROM chat_runs WHERE routine = ?)", routine.id)
            connection.execute(_ADD_RUN, run)
        return True

    def renew_run(self, run: str, lease: float) -> bool:
        query = "UPDATE chat_routines SET lease = ? WHERE id = (SELECT routine FROM chat_runs WHERE id = ? AND state = ?)"
        return self._changes(query, lease, run, RUNNING)

    def end_run(self, run: str, now: float, state: str, body: str) -> bool:
        with self._whole() as connection:
            done = connection.execute(
                "UPDATE chat_runs SET ended = ?, state = ?, body = ? WHERE id = ? AND state = ?", (now, state, body, run, RUNNING)
            ).rowcount
            if done:
                (routine,) = connection.execute("SELECT routine FROM chat_runs WHERE id = ?", (run,)).fetchone()
                connection.execute("UPDATE chat_routines SET lease = 0 WHERE id = ?", (routine,))
                connection.execute(
                    "DELETE FROM chat_runs WHERE routine = ? AND rowid <= coalesce((SELECT rowid FROM chat_runs WHERE routine = ? "
                    "ORDER BY rowid DESC LIMIT 1 OFFSET ?), 0)",
                    (routine, routine, KEEP_RUNS),
                )
        return bool(done)

    def runs(self, routine: str, limit: int = KEEP_RUNS) -> Sequence[RunRow]:
        return [RunRow(*row) for row in self._rows(f"{_RUNS} WHERE routine = ? ORDER BY rowid DESC LIMIT ?", routine, limit)]

    def expire(self, now: float) -> int:
        overdue = (
            "SELECT EXISTS (SELECT 1 FROM chat_conversations WHERE turn <> '' AND lease <= ?) "
            "OR EXISTS (SELECT 1 FROM chat_helpers WHERE state = 'running' AND lease <= ?) "
            "OR EXISTS (SELECT 1 FROM chat_routines WHERE lease > 0 AND lease <= ?)"
        )
        # Asked often and seldom true: without the write lock first.
        if not self._rows(overdue, now, now, now)[0][0]:
            return 0
        with self._whole() as connection:
            count = self._expire_turns(connection, now)
            count += connection.execute(
                "UPDATE chat_helpers SET state = ?, ended = ?, lease = 0 WHERE state = ? AND lease <= ?",
                (FAILED, now, RUNNING, now),
            ).rowcount
            count += self._fail_runs(
                connection, now, "routine IN (SELECT id FROM chat_routines WHERE lease > 0 AND lease <= ?)", now
            )
            connection.execute("UPDATE chat_routines SET lease = 0 WHERE lease > 0 AND lease <= ?", (now,))
        return count

    def forget(self, member: str) -> None:
        with self._whole() as connection:
            for table in ("chat_conversations", "chat_items", "chat_routines"):
                connection.execute(f"DELETE FROM {table} WHERE member = ?", (member,))  # noqa: S608 - constants
        self._wipe()

    def prune(self, now: float, keep: float = 0.0) -> int:
        with self._whole() as connection:
            done = connection.execute(
                "DELETE FROM chat_conversations WHERE turn = '' AND (updated < ? OR (updated < ? AND NOT EXISTS "
                "(SELECT 1 FROM chat_messages WHERE conversation = chat_conversations.id)))",
                (now - keep if keep else 0.0, now - KEEP_EMPTY),
            ).rowcount
        if done:
            self._wipe()
        return int(done)

    @staticmethod
    def _expire_turns(connection: sqlite3.Connection, now: float, conversation: str = "") -> int:
        overdue = "SELECT turn FROM chat_conversations WHERE turn <> '' AND lease <= ? AND (? = '' OR id = ?)"
        count = connection.execute(
            f"UPDATE chat_messages SET state = ? WHERE state = ? AND turn IN ({overdue})",  # noqa: S608 - constants
            (FAILED, RUNNING, now, conversation, conversation),
        ).rowcount
        connection.execute(
            "UPDATE chat_conversations SET turn = '', lease = 0 WHERE turn <> '' AND lease <= ? AND (? = '' OR id = ?)",
            (now, conversation, conversation),
        )
        return int(count)

    @staticmethod
    def _fail_runs(connection: sqlite3.Connection, now: float, where: str, value: object) -> int:
        query = f"UPDATE chat_runs SET state = ?, ended = ? WHERE state = ? AND {where}"  # noqa: S608 - constants
        return int(connection.execute(query, (FAILED, now, RUNNING, value)).rowcount)

    def _changes(self, query: str, *values: object) -> bool:
        with self._whole() as connection:
            return bool(connection.execute(query, values).rowcount)

    def _deletes(self, query: str, *values: object) -> bool:
        done = self._changes(query, *values)
        if done:
            self._wipe()
        return done

    def _wipe(self) -> None:
        """What was deleted leaves the write-ahead log too, as soon as nobody reads it."""
        self._rows("PRAGMA wal_checkpoint(TRUNCATE)")


def _conversation(row: tuple[Any, ...]) -> ConversationRow:
    made = ConversationRow(*row)
    return made._replace(fresh=bool(made.fresh), again=bool(made.again))


def _routine(row: tuple[Any, ...]) -> RoutineRow:
    made = RoutineRow(*row)
    return made._replace(on=bool(made.on))
