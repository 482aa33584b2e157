"""The chat's store in this process: for tests."""

import threading
from collections.abc import Sequence

from interlock.model.errors import InterlockError
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


class MemoryChatStore(ChatStore):
    """`ChatStore` in dictionaries, each in order of insertion."""

    def __init__(self) -> None:
        self._guard = threading.RLock()
        self._open = True
        self._numbers = 0
        self._conversations: dict[str, ConversationRow] = {}
        self._messages: dict[str, MessageRow] = {}
        self._helpers: dict[str, HelperRow] = {}
        self._items: dict[str, ItemRow] = {}
        self._routines: dict[str, RoutineRow] = {}
        self._runs: dict[str, RunRow] = {}

    @property
    def _lock(self) -> "threading.RLock":
        if not self._open:
            raise InterlockError("the chat's store is closed", help="open it again")
        return self._guard

    def conversations(self, member: str, before: "tuple[float, str] | None" = None, limit: int = 50) -> Sequence[ConversationRow]:
        with self._lock:
            rows = [row for row in self._conversations.values() if row.member == member]
            rows.sort(key=lambda row: (row.updated, row.id), reverse=True)
            return [row for row in rows if before is None or (row.updated, row.id) < before][:limit]

    def conversation(self, id: str) -> "ConversationRow | None":
        with self._lock:
            return self._conversations.get(id)

    def conversation_at(self, reference: str) -> "ConversationRow | None":
        with self._lock:
            return next((row for row in self._conversations.values() if reference and row.reference == reference), None)

    def add_conversation(self, row: ConversationRow) -> bool:
        with self._lock:
            if self.conversation_at(row.reference) is not None:
                return False
            self._conversations[row.id] = row
            return True

    def set_title(self, id: str, title: str) -> bool:
        with self._lock:
            return self._change(id, title=title)

    def set_summary(self, id: str, turn: str, summary: str, through: int) -> bool:
        with self._lock:
            return self._is_running(id, turn) and self._change(id, summary=summary, summarised=through)

    def remove_conversation(self, id: str) -> bool:
        with self._lock:
            self._clear(id)
            return self._conversations.pop(id, None) is not None

    def messages(self, conversation: str, *, after: int = 0, before: int = 0, limit: int = 0) -> Sequence[MessageRow]:
        with self._lock:
            rows = [
                row
                for row in self._messages.values()
                if row.conversation == conversation and row.number > after and (not before or row.number < before)
            ]
            return rows[-limit:] if limit else rows

    def begin(self, conversation: str, turn: str, now: float, lease: float, message: "MessageRow | None") -> bool:
        with self._lock:
            row = self._conversations.get(conversation)
            if row is None or (row.turn and row.lease > now):
                return False
            self._expire_turns(now, conversation)
            if message is not None:
                self._add(message)
                self._change(conversation, draft="")
            else:
                last = next((one for one in reversed(self.messages(conversation)) if one.role == MEMBER), None)
                if last is None or last.state != FAILED:
                    return False
                self._messages[last.id] = last._replace(state=RUNNING, notice="", turn=turn)
            return self._change(conversation, turn=turn, last_turn=turn, lease=lease, updated=now)

    def renew(self, conversation: str, turn: str, lease: float) -> bool:
        with self._lock:
            return self._is_running(conversation, turn) and self._change(conversation, lease=lease)

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
        with self._lock:
            if not self._is_running(conversation, turn):
                return False
            fresh = self._conversations[conversation].fresh and not judged
            self._change(conversation, turn="", lease=0.0, updated=now, fresh=fresh)
            for one in self.messages(conversation):
                if one.turn == turn and one.state == RUNNING:
                    self._messages[one.id] = one._replace(state=state, notice=notice)
            if reply is not None:
                self._add(reply)
            return True

    def passed(self, conversation: str, through: int, items: Sequence[ItemRow]) -> None:
        with self._lock:
            for one in self.messages(conversation):
                if one.number <= through:
                    self._messages[one.id] = one._replace(passed=True)
            for item in items:
                known = self._items.get(item.id)
                if known is not None and known.body == item.body:
                    self._items[item.id] = known._replace(passed=True)

    def take_back(self, conversation: str, message: str, now: float, draft: str = "") -> bool:
        with self._lock:
            row, one = self._conversations.get(conversation), self._messages.get(message)
            if row is None or (row.turn and row.lease > now) or one is None or one.conversation != conversation:
                return False
            del self._messages[message]
            return self._change(conversation, draft=draft)

    def reset(self, conversation: str, now: float) -> bool:
        with self._lock:
            row = self._conversations.get(conversation)
            if row is None:
                return False
            judged = [
                one.state for one in self.messages(conversation) if one.role == MEMBER and one.state not in (RUNNING, UNAVAILABLE)
            ]
            again = judged[-1] == BLOCKED if judged else row.fresh and row.again
            self._clear(conversation)
            return self._change(
                conversation, updated=now, summary="", summarised=0, turn="", lease=0.0, draft="", fresh=True, again=again
            )

    def helpers(self, conversation: str) -> Sequence[HelperRow]:
        with self._lock:
            return [row for row in self._helpers.values() if row.conversation == conversation]

    def add_helper(self, row: HelperRow, most: int) -> bool:
        with self._lock:
            running = [one for one in self.helpers(row.conversation) if one.state == RUNNING and one.lease > row.started]
            if row.conversation not in self._conversations or len(running) >= most:
                return False
            self._helpers[row.id] = row
            return True

    def renew_helper(self, id: str, lease: float) -> bool:
        with self._lock:
            row = self._helpers.get(id)
            if row is None or row.state != RUNNING:
                return False
            self._helpers[id] = row._replace(lease=lease)
            return True

    def end_helper(self, id: str, now: float, state: str, message: "MessageRow | None") -> bool:
        with self._lock:
            row = self._helpers.get(id)
            if row is None or row.state != RUNNING:
                return False
            self._helpers[id] = row._replace(state=state, ended=now, lease=0.0)
            if message is not None:
                self._add(message)
                self._change(message.conversation, updated=now)
            return True

    def items(self, member: str) -> Sequence[ItemRow]:
        with self._lock:
            return [row for row in self._items.values() if row.member == member]

    def add_item(self, row: ItemRow, most: int) -> bool:
        with self._lock:
            if sum(one.kind == row.kind for one in self.items(row.member)) >= most:
                return False
            self._items[row.id] = row
            return True

    def change_item(self, row: ItemRow) -> bool:
        with self._lock:
            known = self._items.get(row.id)
            if known is None or (known.member, known.kind) != (row.member, row.kind):
                return False
            self._items[row.id] = known._replace(size=row.size, body=row.body, passed=False)
            return True

    def remove_item(self, member: str, id: str) -> bool:
        with self._lock:
            known = self._items.get(id)
            if known is None or known.member != member:
                return False
            del self._items[id]
            return True

    def routines(self, member: str) -> Sequence[RoutineRow]:
        with self._lock:
            return [row for row in self._routines.values() if row.member == member]

    def routine(self, id: str) -> "RoutineRow | None":
        with self._lock:
            return self._routines.get(id)

    def add_routine(self, row: RoutineRow, most: int) -> bool:
        with self._lock:
            if len(self.routines(row.member)) >= most:
                return False
            self._routines[row.id] = row
            return True

    def change_routine(self, row: RoutineRow) -> bool:
        with self._lock:
            known = self._routines.get(row.id)
            if known is None or known.member != row.member:
                return False
            self._routines[row.id] = known._replace(schedule=row.schedule, on=row.on, due=row.due, body=row.body)
            return True

    def remove_routine(self, member: str, id: str) -> bool:
        with self._lock:
            known = self._routines.get(id)
            if known is None or known.member != member:
                return False
            del self._routines[id]
            self._runs = {key: run for key, run in self._runs.items() if run.routine != id}
            return True

    def due(self, now: float, limit: int = 20) -> Sequence[RoutineRow]:
        with self._lock:
            rows = [row for row in self._routines.values() if row.on and 0 < row.due <= now and row.lease <= now]
            return sorted(rows, key=lambda row: row.due)[:limit]

    def claim(self, routine: RoutineRow, run: RunRow, *, now: float, due: float, lease: float) -> bool:
        with self._lock:
            known = self._routines.get(routine.id)
            read = (routine.due, routine.body, routine.schedule)
            if known is None or (known.due, known.body, known.schedule) != read or known.lease > now:
                return False
            self._fail_runs(routine.id, now)
            self._routines[routine.id] = known._replace(due=due, lease=lease)
            self._runs[run.id] = run
            return True

    def renew_run(self, run: str, lease: float) -> bool:
        with self._lock:
            known = self._runs.get(run)
            if known is None or known.state != RUNNING:
                return False
            self._routines[known.routine] = self._routines[known.routine]._replace(lease=lease)
            return True

    def end_run(self, run: str, now: float, state: str, body: str) -> bool:
        with self._lock:
            known = self._runs.get(run)
            if known is None or known.state != RUNNING:
                return False
            self._runs[run] = known._replace(ended=now, state=state, body=body)
            self._routines[known.routine] = self._routines[known.routine]._replace(lease=0.0)
            for old in [one.id for one in self._runs.values() if one.routine == known.routine][:-KEEP_RUNS]:
                del self._runs[old]
            return True

    def runs(self, routine: str, limit: int = KEEP_RUNS) -> Sequence[RunRow]:
        with self._lock:
            return [run for run in reversed(self._runs.values()) if run.routine == routine][:limit]

    def expire(self, now: float) -> int:
        with self._lock:
            count = self._expire_turns(now)
            for helper in list(self._helpers.values()):
                if helper.state == RUNNING and helper.lease <= now:
                    self._helpers[helper.id] = helper._replace(state=FAILED, ended=now, lease=0.0)
                    count += 1
            for routine in list(self._routines.values()):
                if 0 < routine.lease <= now:
                    count += self._fail_runs(routine.id, now)
                    self._routines[routine.id] = routine._replace(lease=0.0)
            return count

    def forget(self, member: str) -> None:
        with self._lock:
            for conversation in self.conversations(member, limit=len(self._conversations)):
                self.remove_conversation(conversation.id)
            for item in self.items(member):
                del self._items[item.id]
            for routine in self.routines(member):
                self.remove_routine(member, routine.id)

    def prune(self, now: float, keep: float = 0.0) -> int:
        with self._lock:
            gone = [
                row.id
                for row in self._conversations.values()
                if not row.turn
                and (row.updated < (now - keep if keep else 0.0) or (row.updated < now - KEEP_EMPTY and not self.messages(row.id)))
            ]
            for one in gone:
                self.remove_conversation(one)
            return len(gone)

    def close(self) -> None:
        self._open = False

    def _is_running(self, conversation: str, turn: str) -> bool:
        row = self._conversations.get(conversation)
        return row is not None and bool(turn) and row.turn == turn

    def _change(self, conversation: str, **fields: object) -> bool:
        row = self._conversations.get(conversation)
        if row is None:
            return False
        self._conversations[conversation] = row._replace(**fields)  # type: ignore[arg-type]
        return True

    def _add(self, message: MessageRow) -> None:
        self._numbers += 1
        self._messages[message.id] = message._replace(number=self._numbers)

    def _clear(self, conversation: str) -> None:
        self._messages = {key: row for key, row in self._messages.items() if row.conversation != conversation}
        self._helpers = {key: row for key, row in self._helpers.items() if row.conversation != conversation}

    def _expire_turns(self, now: float, conversation: str = "") -> int:
        count = 0
        for row in list(self._conversations.values()):
            if row.turn and row.lease <= now and conversation in ("", row.id):
                for one in self.messages(row.id):
                    if one.turn == row.turn and one.state == RUNNING:
                        self._messages[one.id] = one._replace(state=FAILED)
                        count += 1
                self._change(row.id, turn="", lease=0.0)
        return count

    def _fail_runs(self, routine: str, now: float) -> int:
        running = [run for run in self._runs.values() if run.routine == routine and run.state == RUNNING]
        for run in running:
            self._runs[run.id] = run._replace(state=FAILED, ended=now)
        return len(running)
