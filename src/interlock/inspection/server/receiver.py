"""One signed request -> one answer. Knows nothing of HTTP but the status that an outcome has."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from interlock.inspection import signing
from interlock.inspection import verdict as verdicts
from interlock.inspection.frames import Frame, FrameError
from interlock.inspection.judge import DeadlineError, Judge
from interlock.inspection.keys import KeyRing, RingKey
from interlock.inspection.platforms import BY_ID
from interlock.inspection.platforms.base import Platform
from interlock.inspection.server import records
from interlock.inspection.server.journal import AuditError, Journal, StoreError
from interlock.inspection.server.meter import Meter
from interlock.inspection.verdict import Verdict
from interlock.storage.inspect_ports import Given, ReplayStore

#: Bodies of more bytes than this are judged on another thread, so that small ones do not wait for them.
INLINE = 128 * 1024
#: Threads for large bodies.
THREADS = 2


class Refused(Exception):  # noqa: N818 - an outcome, not a fault
    """No verdict: the request is at fault (4xx), or we are and the platform's own failure mode decides (5xx)."""

    def __init__(self, status: int, reason: str, line: str) -> None:
        super().__init__(line)
        self.status = status
        """HTTP status."""
        self.reason = reason
        """One of `meter.REASONS`."""
        self.line = line
        """One clear line for the caller."""


def unsigned() -> Refused:
    """The one answer to every request that does not verify."""
    return Refused(401, "signature", "the webhook signature could not be verified")


class Receiver:
    """Verification, replay, judgement and audit for one event loop."""

    def __init__(
        self,
        ring: KeyRing,
        judge: Judge,
        *,
        replay: ReplayStore,
        journal: Journal,
        meter: Meter,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.ring = ring
        """The keys in force; replaced whole."""
        self.judge = judge
        """The policy and scanner in force."""
        self.meter = meter
        """Counters."""
        self._replay = replay
        self._journal = journal
        self._clock = clock
        self._running: dict[tuple[str, str, bytes], asyncio.Future[bytes]] = {}
        self._ids: dict[tuple[str, str], int] = {}
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="interlock-judge")
        self.used: dict[str, tuple[float, int]] = {}
        """Key id -> (last use, uses after it was replaced) since the last `take_used`."""

    def begin(self, webhook_id: bytes | None, timestamp: bytes | None, signature: bytes | None) -> signing.Verification:
        """Start to verify. Raises `Refused`."""
        if not self.ring.candidates:
            raise Refused(503, "no_keys", "no signing key is set up")
        try:
            return signing.begin(self.ring.candidates, webhook_id, timestamp, signature, self._clock())
        except signing.SignatureError:
            raise unsigned() from None

    def verified(self, check: signing.Verification) -> RingKey:
        """The key that verifies the whole body. Raises `Refused`."""
        try:
            key = self.ring.by_id.get(check.finish())
        except signing.SignatureError:
            raise unsigned() from None
        if key is None:
            # The ring was replaced while the body came in, and this key is gone.
            raise unsigned()
        _, stragglers = self.used.get(key.key_id, (0.0, 0))
        if not key.current:
            stragglers += 1
            self.meter.straggler(key.platform)
        self.used[key.key_id] = (self._clock(), stragglers)
        return key

    async def answer(self, key: RingKey, webhook_id: str, digest: bytes, body: bytes) -> bytes:
        """The body of a 200. `digest` is SHA-256 of `body`. Raises `Refused`."""
        own = (key.tenant, webhook_id, digest)
        while (running := self._running.get(own)) is not None:
            # A retry while the first is judged: it gets the same answer; if the first failed it is judged itself.
            try:
                answer = await asyncio.shield(running)
            except Refused:
                continue
            self.meter.replayed(key.platform)
            return answer
        future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._running[own] = future
        same_id = own[:2]
        self._ids[same_id] = self._ids.get(same_id, 0) + 1
        try:
            answer = await self._first(key, webhook_id, digest, body)
        except BaseException as exc:
            future.set_exception(exc if isinstance(exc, Refused) else Refused(503, "internal", "internal error"))
            # Read once, for nobody may be waiting and asyncio would complain.
            future.exception()
            raise
        else:
            future.set_result(answer)
            return answer
        finally:
            del self._running[own]
            self._ids[same_id] -= 1
            if not self._ids[same_id]:
                del self._ids[same_id]

    def take_used(self) -> dict[str, tuple[float, int]]:
        """What `used` holds, which starts anew."""
        taken, self.used = self.used, {}
        return taken

    def close(self) -> None:
        """Let the threads go."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _first(self, key: RingKey, webhook_id: str, digest: bytes, body: bytes) -> bytes:
        begun = time.perf_counter()
        now = self._clock()
        try:
            earlier = self._replay.find(key.tenant, webhook_id, now)
        except Exception as exc:
            raise Refused(503, "store", "the server's own store cannot be read") from exc
        for given in earlier:
            if given.digest == digest:
                self.meter.replayed(key.platform)
                await self._durable(None, self._row("inspect.replay", key, webhook_id, now, len(body)))
                return given.answer
        platform = BY_ID[key.platform]
        reference = verdicts.reference(key.tenant.encode(), webhook_id.encode(), digest)
        try:
            if len(body) <= INLINE:
                frame, verdict = self._judged(platform, body, reference)
            else:
                loop = asyncio.get_running_loop()
                frame, verdict = await loop.run_in_executor(self._pool, self._judged, platform, body, reference)
            answer = platform.encode(verdict)
        except FrameError as exc:
            raise Refused(400, "malformed_frame", str(exc)) from None
        except DeadlineError:
            raise Refused(503, "deadline", "the frame could not be judged in time") from None
        if frame.test:
            self.meter.tested(key.platform, verdict.action)
            return answer
        if not frame.known:
            self.meter.unknown_event(key.platform)
        conflict = bool(earlier) or self._ids[key.tenant, webhook_id] > 1
        if conflict:
            self.meter.conflict(key.platform)
        seconds = time.perf_counter() - begun
        row = records.verdict_row(
            self._row("inspect.verdict", key, webhook_id, now, len(body)),
            frame,
            verdict,
            conflict=conflict,
            milliseconds=seconds * 1000,
        )
        kept = await self._durable(Given(key.tenant, webhook_id, digest, answer, now), row)
        self.meter.verdict(
            key.platform,
            "would_deny" if verdict.would_deny and verdict.action != "deny" else verdict.action,
            time.perf_counter() - begun,
            len(body),
        )
        return kept

    def _judged(self, platform: Platform, body: bytes, reference: str) -> tuple[Frame, Verdict]:
        frame = platform.decode(body)
        return frame, self.judge.judge(platform, frame, reference)

    async def _durable(self, given: Given | None, row: dict[str, object]) -> bytes:
        try:
            return await self._journal.submit(given, row)
        except AuditError as exc:
            raise Refused(503, "audit", "the verdict could not be recorded") from exc
        except StoreError as exc:
            raise Refused(503, "store", "the verdict could not be recorded") from exc

    def _row(self, event: str, key: RingKey, webhook_id: str, now: float, size: int) -> dict[str, object]:
        return records.row(
            event, at=now, webhook_id=webhook_id, platform=key.platform, key_id=key.key_id, tenant=key.tenant, size=size
        )
