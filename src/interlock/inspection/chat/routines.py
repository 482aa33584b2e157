"""Routines: prompts that are sent at set times, with the history of their runs."""

import asyncio
import contextlib
import datetime
import logging

from msgspec import Struct

from interlock.inspection.chat import requests
from interlock.inspection.chat.core import LEASE, Core, StoppedError, kept_alive, new_id
from interlock.inspection.chat.models.base import ModelError
from interlock.inspection.chat.schedule import parse
from interlock.inspection.chat.types import (
    FAILED,
    INTERNAL_TEXT,
    INTERRUPTED_TEXT,
    MAX_NAME,
    MAX_ROUTINES,
    MAX_TEXT,
    RUNNING,
    SEALED_TEXT,
    SUCCEEDED,
    ChatError,
    NotFoundError,
    Routine,
    RoutineHistory,
    Run,
    checked_text,
)
from interlock.inspection.sender import notices
from interlock.storage.chat_port import RoutineRow, RunRow

log = logging.getLogger("interlock.chat")

#: Seconds between two looks for what is due.
EVERY = 15.0
FAILED_TITLE = "This run failed"


class _Prompt(Struct, frozen=True):
    """What is sealed of a routine."""

    name: str
    prompt: str


class _Result(Struct, frozen=True):
    """What is sealed of a run."""

    title: str
    text: str


class Routines:
    """Routines of all members; a run belongs to whoever claims it in the store."""

    def __init__(self, core: Core, zone: "datetime.tzinfo | None" = None) -> None:
        self._core = core
        self._zone = zone
        self._running: set[asyncio.Task[None]] = set()

    async def list(self, member: str) -> tuple[Routine, ...]:
        """Routines of a member, oldest first."""
        core = self._core

        def read() -> tuple[Routine, ...]:
            core.store.expire(core.clock())
            return tuple(self._shown(row) for row in core.store.routines(member))

        return await core.call(read)

    async def save(self, member: str, name: str, prompt: str, schedule: str, *, on: bool = True, id: str = "") -> Routine:
        """Make a routine, or change one. `schedule`: see `Routine.schedule`. Raises `ChatError`, `NotFoundError`."""
        core = self._core
        kept = _Prompt(" ".join(checked_text(name, "the name", MAX_NAME).split()), checked_text(prompt, "the prompt", MAX_TEXT))
        times = parse(schedule)
        now = core.clock()
        due = times.next(now, self._zone) if on else 0.0

        def write() -> RoutineRow:
            if id:
                old = self._own(member, id)
                row = old._replace(schedule=times.written, on=on, due=due, body=core.sealed(f"routine:{id}", kept))
                if on and old.on and old.schedule == row.schedule:
                    row = row._replace(due=old.due)
                if not core.store.change_routine(row):
                    raise NotFoundError("routine")
                return row
            new = new_id("routine")
            row = RoutineRow(new, member, times.written, on, due, now, core.sealed(f"routine:{new}", kept))
            if not core.store.add_routine(row, MAX_ROUTINES):
                raise ChatError(f"you have {MAX_ROUTINES} routines already", help="delete one first")
            return row

        return self._shown(await core.call(write))

    async def switch(self, member: str, id: str, *, on: bool) -> Routine:
        """Turn one on or off; by hand it runs either way. Raises `NotFoundError`."""
        row = await self._core.call(self._own, member, id)
        kept = self._opened(row)
        return await self.save(member, kept.name, kept.prompt, row.schedule, on=on, id=id)

    async def remove(self, member: str, id: str) -> None:
        """Delete one with its history. Raises `NotFoundError`."""
        if not await self._core.call(self._core.store.remove_routine, member, id):
            raise NotFoundError("routine")

    async def history(self, member: str, id: str) -> RoutineHistory:
        """A routine with its last 50 runs. Raises `NotFoundError`."""
        core = self._core

        def read() -> RoutineHistory:
            core.store.expire(core.clock())
            row = self._own(member, id)
            shown = self._shown(row)
            return RoutineHistory(shown, tuple(self._run_shown(run) for run in core.store.runs(id)))

        return await core.call(read)

    async def run_now(self, member: str, id: str, *, wait: bool = True) -> RoutineHistory:
        """Run one by hand. Raises `ChatError` while it runs, `NotFoundError`."""
        row = await self._core.call(self._own, member, id)
        task = await self._claim(row, row.due)
        if task is None:
            raise ChatError("this routine runs already, or was just changed", help="look again in a moment")
        if wait:
            await asyncio.wait((task,))
        return await self.history(member, id)

    async def run_due(self) -> int:
        """Start what is due and nobody else has started; how many. They run in the background."""
        core = self._core
        now = core.clock()

        def find() -> "tuple[RoutineRow, ...]":
            core.store.expire(now)
            return tuple(core.store.due(now))

        started = 0
        for row in await core.call(find):
            # Times that were missed are made up for by one run.
            task = await self._claim(row, parse(row.schedule).next(now, self._zone))
            started += task is not None
        return started

    async def idle(self) -> None:
        """Wait until nothing runs in this process."""
        while self._running:
            await asyncio.wait(self._running)

    @property
    def running(self) -> "tuple[asyncio.Task[None], ...]":
        """What runs in this process."""
        return tuple(self._running)

    async def _claim(self, row: RoutineRow, due: float) -> "asyncio.Task[None] | None":
        core, now = self._core, self._core.clock()
        run = RunRow(new_id("run"), row.id, now, 0.0, RUNNING, "")
        if not await core.call(core.store.claim, row, run, now=now, due=due, lease=now + LEASE):
            return None
        task = asyncio.create_task(self._run(row, run))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def _run(self, row: RoutineRow, run: RunRow) -> None:
        core = self._core
        state, result = FAILED, _Result(FAILED_TITLE, INTERRUPTED_TEXT)
        try:
            async with kept_alive(lambda: core.call(core.store.renew_run, run.id, core.clock() + LEASE)):
                kept = self._opened(row)
                state, result = SUCCEEDED, _Result(kept.name, await self._ask(row, run, kept.prompt))
        except StoppedError as stopped:
            notice = notices.render(notices.ROUTINE, stopped.outcome)
            assert notice is not None
            state, result = FAILED, _Result(notice.title, "\n\n".join(notice.paragraphs))
        except (ModelError, ChatError) as exc:
            state, result = FAILED, _Result(FAILED_TITLE, f"{exc.message[:1].upper()}{exc.message[1:]}; {exc.help}.")
        except Exception as exc:
            log.error("routine failed", extra={"fields": {"error": type(exc).__name__}})
            state, result = FAILED, _Result(FAILED_TITLE, INTERNAL_TEXT)
        finally:
            await core.settle(core.store.end_run, run.id, core.clock(), state, core.sealed(f"run:{run.id}", result))

    async def _ask(self, row: RoutineRow, run: RunRow, prompt: str) -> str:
        core = self._core
        items, attached = await core.attached(row.member)

        async def allowed() -> None:
            await core.call(core.store.passed, "", 0, items)

        request = requests.alone(prompt, attached)
        return await core.ask(request, member=row.member, session=run.id, turn=run.id, allowed=allowed)

    def _own(self, member: str, id: str) -> RoutineRow:
        row = self._core.store.routine(id)
        if row is None or row.member != member:
            raise NotFoundError("routine")
        return row

    def _opened(self, row: RoutineRow) -> _Prompt:
        return self._core.opened(f"routine:{row.id}", row.body, _Prompt)

    def _shown(self, row: RoutineRow) -> Routine:
        kept = self._core.shown(f"routine:{row.id}", row.body, _Prompt, _Prompt(SEALED_TEXT, ""))
        due = row.due if row.on else 0.0
        return Routine(row.id, kept.name, kept.prompt, row.schedule, row.on, due, row.lease > self._core.clock())

    def _run_shown(self, run: RunRow) -> Run:
        if run.body:
            found = self._core.shown(f"run:{run.id}", run.body, _Result, _Result("", SEALED_TEXT))
        else:
            found = _Result("", "") if run.state == RUNNING else _Result(FAILED_TITLE, INTERRUPTED_TEXT)
        return Run(run.id, run.started, run.ended, run.state, found.title, found.text)


class RoutineRunner:
    """Starts what is due, for as long as the block runs; every worker of a server may have one."""

    def __init__(self, routines: Routines, every: float = EVERY) -> None:
        self._routines = routines
        self._every = every
        self._task: "asyncio.Task[None] | None" = None

    async def __aenter__(self) -> "RoutineRunner":
        self._task = asyncio.create_task(self._work())
        return self

    async def __aexit__(self, *exc: object) -> None:
        assert self._task is not None
        for task in (self._task, *self._routines.running):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _work(self) -> None:
        while True:
            try:
                await self._routines.run_due()
            except Exception as exc:
                # Without the next looks nothing would run.
                log.error("routines cannot be started", extra={"fields": {"error": type(exc).__name__}})
            await asyncio.sleep(self._every)
