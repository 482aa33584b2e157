"""One signed request -> one answer. Knows nothing of HTTP but the status that an outcome has."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from interlock.inspection import signing
from interlock.inspection import verdict as verdicts
from interlock.inspection.cache import Recent
from interlock.inspection.frames import Frame, FrameError
from interlock.inspection.judge import DeadlineError, Judge
from interlock.inspection.keys import KeyRing, RingKey
from interlock.inspection.platforms import BY_ID
from interlock.inspection.platforms.base import Platform
from interlock.inspection.server import records
from interlock.inspection.server.journal import AuditError, Journal, StoreError
from interlock.inspection.server.meter import Meter
from interlock.inspection.tokens import Tokens, looks_like_one
from interlock.inspection.verdict import Verdict
from interlock.storage.inspect_ports import KEEP, Given, Kept, ReplayStore

#: Bodies of more bytes than this are judged on another thread, so that small ones do not wait for them.
INLINE = 128 * 1024
#: Threads for large bodies.
THREADS = 2
#: Answers kept in memory in each of two generations, so that a retry need not be judged again before the store tells its answer.
RECENT = 20_000

#: Seconds in which one unknown event type is logged once, and types that are remembered for it.
ALERT_SECONDS = 600.0
MAX_ALERTS = 100

log = logging.getLogger("interlock.inspect")

#: Gets the body of a 200, or why there is none.
Answered = Callable[["bytes | None", "Refused | None"], None]
Own = tuple[str, str, bytes]


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


class Body:
    """A body and what is known of it."""

    __slots__ = ("data", "digest", "size")

    def __init__(self, data: bytes | memoryview, size: int, digest: bytes) -> None:
        self.data = data
        """Its bytes."""
        self.size = size
        """Bytes."""
        self.digest = digest
        """SHA-256 of all."""


class Request:
    """One verified request on its way to its answer."""

    __slots__ = ("begun", "body", "digest", "frame", "key", "now", "platform", "size", "verdict", "waiting", "webhook_id")

    def __init__(self, key: RingKey, webhook_id: str, body: Body, now: float, done: Answered) -> None:
        self.key = key
        """What verified it."""
        self.webhook_id = webhook_id
        """Its id."""
        self.digest = body.digest
        """SHA-256 of the body."""
        self.size = body.size
        """Bytes of the body."""
        self.body: Body | None = body
        """The raw body; dropped when it is judged."""
        self.now = now
        """Unix seconds of its arrival."""
        self.begun = time.monotonic()
        """For the latency."""
        self.platform: Platform = BY_ID[key.platform]
        """Its wire format."""
        self.frame: Frame | None = None
        """What it holds, once read."""
        self.verdict: Verdict | None = None
        """The verdict, once judged."""
        self.waiting = [done]
        """Who gets the answer: this request and retries that came meanwhile."""

    def reference(self) -> str:
        """For the answer of a deny."""
        return verdicts.reference(self.key.tenant.encode(), self.webhook_id.encode(), self.digest)


class Receiver:
    """Verification, replay, judgement and audit for one event loop. Nothing here waits: results come by callback on that loop."""

    def __init__(
        self,
        ring: KeyRing,
        judge: Judge,
        *,
        replay: ReplayStore,
        journal: Journal,
        meter: Meter,
        tokens: Tokens | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.ring = ring
        """The keys in force; replaced whole."""
        self.tokens = tokens or Tokens()
        """Issuers of access tokens in force; replaced whole."""
        self.judge = judge
        """The policy and scanner in force."""
        self.meter = meter
        """Counters."""
        self._replay = replay
        self._journal = journal
        self._clock = clock
        self._running: dict[Own, Request] = {}
        self._recent: Recent[Own, tuple[float, bytes]] = Recent(RECENT)
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="interlock-judge")
        self._alerted: dict[tuple[str, str], float] = {}
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
        self.note_use(key)
        return key

    def bearer(self, platform: str, authorization: bytes | None, api_key: bytes | None) -> RingKey:
        """The key of a platform that a request's token is. Raises `Refused`."""
        if not len(self.ring) and not len(self.tokens):
            raise Refused(503, "no_keys", "no signing key is set up")
        scheme, _, offered = (authorization or b"").partition(b" ")
        token = (offered.strip() if scheme.lower() == b"bearer" else api_key or b"").decode("latin-1")
        if looks_like_one(token):
            key = self.tokens.verify(platform, token, self._clock())
        else:
            key = self.ring.bearer(platform, token, self._clock()) if token else None
        if key is None:
            raise Refused(401, "signature", "the token is missing or not the one of this server")
        self.note_use(key)
        return key

    def note_use(self, key: RingKey) -> None:
        """Remember that a key was used."""
        _, stragglers = self.used.get(key.key_id, (0.0, 0))
        if not key.current:
            stragglers += 1
            self.meter.straggler(key.platform)
        self.used[key.key_id] = (self._clock(), stragglers)

    def submit(self, key: RingKey, webhook_id: str, body: Body, done: Answered) -> None:
        """Judge a verified body. `done` is called once, on the loop, now or later."""
        own = (key.tenant, webhook_id, body.digest)
        running = self._running.get(own)
        if running is not None:
            # A retry while the first is judged gets the same answer.
            running.waiting.append(done)
            self.meter.replayed(key.platform)
            return
        request = Request(key, webhook_id, body, self._clock(), done)
        self._running[own] = request
        recent = self._recent.get(own)
        if recent is not None and recent[0] >= request.now - KEEP:
            self._again(request, recent[1])
            return
        if body.size <= INLINE:
            self._judge(request)
            return
        if self._told_before(request):
            return
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(self._pool, self._judged, request)
        future.add_done_callback(lambda result: self._conclude(request, result.exception()))

    def take_used(self) -> dict[str, tuple[float, int]]:
        """What `used` holds, which starts anew."""
        taken, self.used = self.used, {}
        return taken

    @property
    def running(self) -> int:
        """Requests on their way."""
        return len(self._running)

    def close(self) -> None:
        """Let the threads go."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _judge(self, request: Request) -> None:
        try:
            self._judged(request)
        except Exception as exc:
            self._conclude(request, exc)
        else:
            self._conclude(request, None)

    def _judged(self, request: Request) -> None:
        platform, body = request.platform, request.body
        assert body is not None
        request.body = None
        frame = platform.decode(body.data)
        request.frame = frame
        request.verdict = self.judge.judge(platform, frame, request.reference, request.begun)

    def _conclude(self, request: Request, error: BaseException | None) -> None:
        request.body = None
        frame, verdict = request.frame, request.verdict
        if error is not None or frame is None or verdict is None:
            self._failed(request, error)
            return
        if frame.test:
            self.meter.tested(request.key.platform, verdict.action)
            self._finish(request, request.platform.encode(verdict), None)
            return
        if not frame.known:
            self._alert(request.key.platform, frame.event)
        key = request.key
        row = records.verdict_row(
            self._row("inspect.verdict", request), frame, verdict, milliseconds=(time.monotonic() - request.begun) * 1000
        )
        given = Given(key.tenant, request.webhook_id, request.digest, request.platform.encode(verdict), request.now)
        self._journal.submit(given, row, lambda kept, fault: self._durable(request, kept, fault))

    def _durable(self, request: Request, kept: Kept | None, fault: Exception | None) -> None:
        if fault is not None or kept is None or request.verdict is None:
            self._finish(request, None, _not_recorded(fault))
            return
        platform = request.key.platform
        if kept.first:
            verdict = request.verdict
            action = "would_deny" if verdict.would_deny and verdict.action != "deny" else verdict.action
            self.meter.verdict(platform, action, time.monotonic() - request.begun, request.size)
            if kept.reused:
                self.meter.conflict(platform)
        else:
            self.meter.replayed(platform)
        self._finish(request, kept.answer, None)

    def _alert(self, platform: str, event: str) -> None:
        """Count an event that is not known, and say so: a platform sends something that nobody judges here."""
        self.meter.unknown_event(platform)
        shown = records.identifier(event)
        now = self._clock()
        if now - self._alerted.get((platform, shown), 0.0) >= ALERT_SECONDS:
            if len(self._alerted) >= MAX_ALERTS:
                self._alerted.clear()
            self._alerted[platform, shown] = now
            log.warning("unknown event type, allowed", extra={"fields": {"platform": platform, "type": shown}})

    def _again(self, request: Request, answer: bytes) -> None:
        """Give an answer that stands; the retry has a row of its own."""
        self.meter.replayed(request.key.platform)
        row = self._row("inspect.replay", request)
        request.body = None

        def done(_: Kept | None, fault: Exception | None) -> None:
            # The verdict and its row are durable already. That this retry has no row is counted, and no reason for an error.
            if fault is not None:
                self.meter.failure("audit")
            self._finish(request, answer, None)

        self._journal.submit(None, row, done)

    def _told_before(self, request: Request) -> bool:
        """Whether the store holds the answer (another worker's, or from before a restart): then it is on its way."""
        try:
            earlier = self._replay.find(request.key.tenant, request.webhook_id, request.now)
        except Exception:
            self._finish(request, None, Refused(503, "store", "the server's own store cannot be read"))
            return True
        for given in earlier:
            if given.digest == request.digest:
                self._again(request, given.answer)
                return True
        return False

    def _failed(self, request: Request, error: BaseException | None) -> None:
        # A retry is never answered with an error: its first answer may stand in the store.
        if self._told_before(request):
            return
        if isinstance(error, FrameError):
            refused = Refused(400, "malformed_frame", str(error))
        elif isinstance(error, DeadlineError):
            refused = Refused(503, "deadline", "the frame could not be judged in time")
        else:
            refused = Refused(503, "internal", "internal error")
            refused.__cause__ = error
        self._finish(request, None, refused)

    def _finish(self, request: Request, answer: bytes | None, refused: Refused | None) -> None:
        own = (request.key.tenant, request.webhook_id, request.digest)
        self._running.pop(own, None)
        if answer is not None and request.frame is not None and not request.frame.test:
            self._recent.put(own, (request.now, answer))
        for done in request.waiting:
            done(answer, refused)

    def _row(self, event: str, request: Request) -> dict[str, object]:
        key = request.key
        return records.row(
            event,
            at=request.now,
            webhook_id=request.webhook_id,
            platform=key.platform,
            key_id=key.key_id,
            tenant=key.tenant,
            size=request.size,
        )


def _not_recorded(fault: Exception | None) -> Refused:
    if isinstance(fault, AuditError):
        return Refused(503, "audit", "the verdict could not be recorded")
    if isinstance(fault, StoreError):
        return Refused(503, "store", "the verdict could not be recorded")
    return Refused(503, "internal", "internal error")
