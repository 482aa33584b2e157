"""`InferenceGate`: asks the receiver about a model request, and says what the request does then.

One gate serves all teams of a store in one worker. `check` is the whole of it; the rest keeps settings fresh, tells the store what was
seen, and probes for a receiver that had failed. Neither prompt text nor a deny reason is kept or logged.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from interlock.inspection.sender import connection, events, frame, snapshot
from interlock.inspection.sender.endpoint import PrivateEndpoint
from interlock.inspection.sender.exchange import Exchange, Headers, Resolver, resolve
from interlock.inspection.sender.frame import Content
from interlock.inspection.sender.outcome import (
    ANCILLARY,
    BACKGROUND,
    BLOCKED_NOTICE,
    NOT_CONFIGURED,
    NOT_COVERED,
    NOT_ENFORCING,
    OUTSIDE_SHARE,
    OVERLOADED,
    TRIPPED,
    Answer,
    Checked,
    Decision,
    Deny,
    Failure,
    Outcome,
    Skipped,
    decide,
)
from interlock.inspection.sender.profiles import (
    CONFIG_UNAVAILABLE,
    FIRST_PROBE_AFTER,
    FRAME_TOO_LARGE,
    KILL_SWITCH,
    MAX_FRAME,
    PROBE_EVERY,
    SHADOW,
    TRANSPORT_ERROR,
)
from interlock.inspection.sender.reporter import EVERY, Reporter
from interlock.inspection.sender.share import chosen
from interlock.inspection.sender.snapshot import STALE, Snapshot, TeamState
from interlock.inspection.sender.teams import DEFAULT_TEAM, Teams
from interlock.model.errors import InterlockError
from interlock.storage.sender_port import Event, SenderStore

#: Checks in Shadow that wait or run at once, and the bytes that they may hold; past either, one is skipped.
SHADOW_WAITING = 256
SHADOW_BYTES = 256 * 1024 * 1024
_SHADOW_TASKS = 16
#: Seconds for which connections of replaced settings stay open: longer than any exchange under them.
_OLD_LASTS = 12.0
#: Bytes of a conversation from which on its frame is made in a thread: below, the way there costs more.
_LARGE = 256 * 1024
#: Seconds that a check may take beyond its timeout, for all that is not the exchange; the documents say "up to about 0.5".
_OWN_SECONDS = 0.4
#: Characters of a model's name in an audit row; it comes from the client.
_MAX_MODEL = 200

log = logging.getLogger("interlock.sender")

#: Where frames go, and what is trusted there.
Place = tuple[str, PrivateEndpoint | None]


class InferenceGate:
    """Checks model requests. Use it as an async context manager, in one event loop."""

    def __init__(
        self,
        store: SenderStore,
        teams: Teams,
        *,
        clock: Callable[[], float] = time.time,
        resolver: Resolver = resolve,
        exchange: "Callable[..., Exchange]" = Exchange,
        trail: "Callable[[Sequence[Event]], None] | None" = None,
    ) -> None:
        self._store = store
        self._teams = teams
        self._clock = clock
        self._resolver = resolver
        self._make_exchange = exchange
        self._snapshot: Snapshot | None = None
        self._exchanges: dict[str, tuple[Place, Exchange]] = {}
        self._reporter = Reporter(store, clock, trail=trail)
        self._shadow: asyncio.Queue[tuple[TeamState, str, bytes | None, Content]] = asyncio.Queue(SHADOW_WAITING)
        self._shadow_bytes = 0
        self._tasks: list[asyncio.Task[None]] = []
        self._closing: set[asyncio.Task[Any]] = set()
        self._probing: set[str] = set()
        # One thread: the store is asked from it alone, so a slow disk never holds the loop.
        self._thread = ThreadPoolExecutor(1, "interlock-sender")
        # For large frames: what the interpreter does not hold its lock for runs beside the loop.
        self._frames = ThreadPoolExecutor(2, "interlock-frames")
        self._behind = False
        self.skipped = 0
        """Checks in Shadow that were skipped under load."""

    async def __aenter__(self) -> "InferenceGate":
        await self._refresh()
        self._tasks = [asyncio.create_task(self._keep_fresh())]
        self._tasks += [asyncio.create_task(self._work_off()) for _ in range(_SHADOW_TASKS)]
        return self

    async def __aexit__(self, *exc: object) -> None:
        """Tell the store what is left; checks in Shadow that have not begun are dropped."""
        for task in (*self._tasks, *self._closing):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._closing, return_exceptions=True)
        with contextlib.suppress(InterlockError):
            await self._in_thread(self._reporter.flush)
        for _, exchange in self._exchanges.values():
            await exchange.close()
        self._thread.shutdown()
        self._frames.shutdown(wait=False)

    @property
    def known(self) -> Snapshot | None:
        """The teams and keys as they are known now, None while the store has not been read."""
        return self._snapshot

    async def check(self, content: Content, turn_id: str, *, team: str = DEFAULT_TEAM, ancillary: bool = False) -> Outcome:
        """Ask about one model request.

        `turn_id`: of the member's turn; subagents and tool steps of a turn pass the same one. `ancillary`: a title or the saving of a
        memory, which are not sent. Never raises for anything the receiver or the network does.
        """
        known = self._snapshot
        state = known.teams.get(team) if known is not None else None
        if known is None or time.monotonic() - known.read > STALE or (state is None and team in known.unreadable):
            return self._failed_open(team, CONFIG_UNAVAILABLE, "", 0)
        if state is None:
            return _skipped(NOT_CONFIGURED, "")
        settings = state.settings
        mode = settings.in_force
        if not settings.enforce:
            return _skipped(NOT_ENFORCING, mode)
        if state.endpoint is None or state.key is None:
            return _skipped(NOT_CONFIGURED, mode)
        if not settings.covered:
            return _skipped(NOT_COVERED, mode)
        if ancillary:
            return _skipped(ANCILLARY, mode)
        if not chosen(turn_id, state.seed, settings.share):
            return _skipped(OUTSIDE_SHARE, mode)
        if state.paused:
            return self._failed_open(team, KILL_SWITCH, mode, state.version)
        if state.tripped:
            return _skipped(TRIPPED, mode)
        if mode == SHADOW and (self._shadow.full() or self._shadow_bytes >= SHADOW_BYTES):
            return self._overloaded(mode)
        started = time.perf_counter()
        request_id = frame.new_id()
        body = await self._encoded(state, request_id, content)
        if mode == SHADOW:
            return self._in_background(state, request_id, body, content)
        return self._finish(state, request_id, await self._ask(state, request_id, body, started), content)

    async def _encoded(self, state: TeamState, request_id: str, content: Content) -> bytes | None:
        """The frame, None for one that cannot be sent."""

        def work() -> bytes | None:
            application = state.settings.profile.application
            try:
                body = frame.encode(content, request_id=request_id, tenant_id=state.team, application=application)
            except ValueError:
                return None
            return body if len(body) <= MAX_FRAME else None

        return await self._beside(work) if frame.weight(content) >= _LARGE else work()

    async def _beside(self, work: "Callable[[], Any]") -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._frames, work)

    async def _ask(self, state: TeamState, request_id: str, body: bytes | None, started: float) -> Answer:
        """`started`: when the check began (`time.perf_counter`), so that making the frame does not put off the end."""
        if body is None:
            answer: Answer = Failure(FRAME_TOO_LARGE)
            self._reporter.answer(state, answer, 0.0)
            return answer
        frame_bytes, stamp = body, self._clock()
        timeout = state.settings.timeout_ms / 1000

        def signed() -> Headers:
            return state.signed(request_id, frame_bytes, stamp)

        headers = await self._beside(signed) if len(body) >= _LARGE else signed()
        now = time.perf_counter()
        try:
            answer = await self._exchange(state).send(body, headers, max(0.0, min(timeout, started + timeout + _OWN_SECONDS - now)))
        except Exception as exc:
            # Nothing that can be foreseen: the mode decides, not the fault, and a worker of the queue goes on.
            log.error("check failed", extra={"fields": {"team": state.team, "error": type(exc).__name__}})
            answer = Failure(TRANSPORT_ERROR)
        self._reporter.answer(state, answer, (time.perf_counter() - now) * 1000)
        return answer

    def _finish(self, state: TeamState, request_id: str, answer: Answer, content: Content) -> Outcome:
        """The outcome of an answer, its audit row queued."""
        settings = state.settings
        mode = settings.in_force
        decision = decide(answer, mode)
        if decision.event and self._recorded(state, decision):
            self._reporter.event(
                events.event(
                    decision.event,
                    state.team,
                    self._clock(),
                    request_id=request_id,
                    reason=answer.reason if isinstance(answer, Failure) else None,
                    status=answer.status if isinstance(answer, Failure) else None,
                    reference_id=answer.reference_id if isinstance(answer, Deny) else None,
                    actor_id=content.actor_id,
                    session_id=content.session_id,
                    model=_named(content.model),
                    mode=mode,
                    config_version=state.version,
                )
            )
        message = settings.shown_message if decision.notice == BLOCKED_NOTICE else None
        return Outcome(answer, decision, request_id, mode, message)

    @staticmethod
    def _recorded(state: TeamState, decision: Decision) -> bool:
        profile = state.settings.profile
        if state.settings.in_force == SHADOW:
            return profile.records_shadow
        return profile.records_failed_closed or decision.event != "inference_hooks_request_failed_closed"

    def _failed_open(self, team: str, reason: str, mode: str, version: int) -> Outcome:
        answer = Failure(reason)
        decision = decide(answer, mode)
        self._reporter.event(
            events.event(decision.event, team, self._clock(), reason=reason, mode=mode or None, config_version=version or None)
        )
        return Outcome(answer, decision, "", mode)

    def _overloaded(self, mode: str) -> Outcome:
        self.skipped += 1
        return _skipped(OVERLOADED, mode)

    def _in_background(self, state: TeamState, request_id: str, body: bytes | None, content: Content) -> Outcome:
        mode = state.settings.in_force
        size = len(body or b"")
        if self._shadow.full() or self._shadow_bytes + size > SHADOW_BYTES:
            return self._overloaded(mode)
        self._shadow_bytes += size
        # The conversation itself is not kept: the bytes are there already.
        self._shadow.put_nowait((state, request_id, body, msgspec.structs.replace(content, messages=[])))
        return Outcome(Skipped(BACKGROUND), decide(Skipped(BACKGROUND), mode), request_id, mode)

    async def _work_off(self) -> None:
        while True:
            state, request_id, body, content = await self._shadow.get()
            try:
                self._finish(state, request_id, await self._ask(state, request_id, body, time.perf_counter()), content)
            finally:
                self._shadow_bytes -= len(body or b"")

    def _exchange(self, state: TeamState) -> Exchange:
        # Not by version: most changes leave the endpoint, and its connections, as they are.
        place = _place(state)
        found = self._exchanges.get(state.team)
        if found is not None and found[0] == place:
            return found[1]
        assert state.endpoint is not None
        made = self._make_exchange(state.endpoint, private=state.settings.private, resolver=self._resolver)
        current = self._snapshot.teams.get(state.team) if self._snapshot is not None else None
        if current is not None and _place(current) == place:
            self._exchanges[state.team] = (place, made)
            if found is not None:
                self._close_later(found[1])
        else:
            # A check in Shadow that began under settings that are gone.
            self._close_later(made)
        return made

    def _close_later(self, exchange: Exchange) -> None:
        async def close() -> None:
            try:
                await asyncio.sleep(_OLD_LASTS)
            finally:
                await exchange.close()

        task = asyncio.create_task(close())
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    async def _in_thread(self, work: "Callable[[], object]") -> object:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def _refresh(self) -> Snapshot:
        """Read the teams if the store has changed. A store that cannot be read leaves what is known, until it is stale."""
        await self._in_thread(self._read)
        return self._snapshot or Snapshot(0, {}, {}, time.monotonic())

    def _read(self) -> None:
        known = self._snapshot
        try:
            generation = self._store.generation()
            now = time.monotonic()
            if known is not None and known.generation == generation:
                known.read = now
            else:
                self._snapshot = snapshot.read(self._store, self._teams, now)
        except InterlockError:
            pass

    async def _keep_fresh(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self._round()
            except Exception as exc:
                # Without the next rounds no settings would be read and no rows written.
                log.error("round failed", extra={"fields": {"error": type(exc).__name__}})

    async def _round(self) -> None:
        try:
            await self._in_thread(self._reporter.flush)
            behind = self._reporter.behind
        except InterlockError:
            behind = True
        if behind != self._behind:
            self._behind = behind
            if behind:
                log.warning("audit rows wait: they cannot be written now")
            else:
                log.info("audit rows are written again", extra={"fields": {"lost": self._reporter.lost}})
        known = await self._refresh()
        for team in [team for team in self._exchanges if team not in known.teams and team not in known.unreadable]:
            self._close_later(self._exchanges.pop(team)[1])
        for state in list(known.teams.values()):
            if state.tripped and not state.frozen and state.team not in self._probing:
                self._probing.add(state.team)
                task = asyncio.create_task(self.probe(state))
                self._closing.add(task)
                task.add_done_callback(self._closing.discard)

    async def probe(self, state: TeamState) -> bool:
        """Send a test frame to a receiver whose breaker tripped, when one is due and no other worker does; whether it recovered."""
        now = self._clock()
        try:
            if not state.settings.enforce or state.paused or state.endpoint is None or state.key is None:
                return False
            lead = await self._in_thread(lambda: self._store.lead_probe(state.team, now, FIRST_PROBE_AFTER, PROBE_EVERY))
            if not lead or not (await connection.send(state, self._clock, self._resolver, self._make_exchange)).ok:
                return False
            rows: tuple[Event, ...] = ()
            if state.settings.profile.records_recovery:
                rows = (events.event(events.RECOVERED_EVENT, state.team, self._clock(), config_version=state.version),)
            closed = await self._in_thread(lambda: self._store.recover(state.team, state.tripped, self._clock(), rows))
            await self._refresh()
            return bool(closed)
        except InterlockError:
            return False
        finally:
            self._probing.discard(state.team)


def _place(state: TeamState) -> "Place":
    return ("" if state.endpoint is None else state.endpoint.url, state.settings.private)


def _named(model: str | None) -> str | None:
    """A model's name as a code; None for what is none."""
    return model if model and len(model) <= _MAX_MODEL and all("!" <= char <= "~" for char in model) else None


def _skipped(reason: str, mode: str) -> Outcome:
    checked: Checked = Skipped(reason)
    return Outcome(checked, decide(checked, mode), "", mode)
