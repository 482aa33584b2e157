"""Frame -> verdict: scan what is new, apply the scope, say why. No I/O, no clock but the one it is given."""

import time
from collections.abc import Callable, Iterator
from hashlib import sha256

from msgspec import Struct

from interlock.inspection import tools
from interlock.inspection import verdict as verdicts
from interlock.inspection.cache import Recent
from interlock.inspection.frames import OVERLAP, PROMPT, TOOL_CALL, TOOL_INPUT, Block, Frame, Message
from interlock.inspection.platforms.base import Platform
from interlock.inspection.policy import DEFER, Found, InspectionPolicy
from interlock.inspection.scan import OrderReader, TextScanner, orders, parted, scan_all
from interlock.inspection.unread import Hinting, Overlook
from interlock.inspection.verdict import Located, Verdict
from interlock.model.finding import Finding
from interlock.model.verdict import ALLOW, DENY

#: Messages whose results are kept in each of two generations (about 200 bytes each).
CACHED_MESSAGES = 50_000
#: Bytes of messages that are read before they are scanned.
PART = 4 * 1024 * 1024


#: Largest message in bytes that is looked over by itself.
SMALL = 65_536


class DeadlineError(Exception):
    """The frame took too long: the server must not make up a verdict."""


class Seen(Struct, frozen=True, gc=False):
    """What is kept of a message: no text."""

    member: bool | None
    """See `Message.member`; None of a message that need not be read (`unread`)."""
    blocks: int
    """String leaves that were read."""
    findings: tuple[Found, ...]
    """Findings with paths relative to the message."""
    orders: bool = False
    """Whether it was read for orders to the model too, which is done only when it is in scope."""


#: In place of a message that was not read in time.
_UNREAD = Seen(True, 0, ())
#: Of every message that need not be read.
_NOTHING = Seen(None, 0, ())


class Judge:
    """Judges frames under one policy with one scanner, and remembers the messages that it read."""

    def __init__(
        self,
        scanner: TextScanner,
        policy: InspectionPolicy,
        *,
        version: str = "",
        deadline: float | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._scanner, self._orders = parted(scanner)
        self._overlook = Overlook(self._scanner) if isinstance(self._scanner, Hinting) else None
        self.policy = policy
        """The policy in force."""
        self._salt = sha256(f"{version}\0{','.join(policy.families)}".encode()).digest()[:8]
        self._tool_salt = b"c" + self._salt
        self._deadline = deadline
        self._clock = clock
        self.cache: Recent[bytes, Seen] = Recent(CACHED_MESSAGES)
        """Results by platform, detector version and SHA-256 of the message."""

    def judge(self, platform: Platform, frame: Frame, reference: Callable[[], str], begun: float | None = None) -> Verdict:
        """The verdict. `begun` is the time, by the judge's clock, at which the request was there; None for now.

        Raises `FrameError` on a message that cannot be read, and `DeadlineError` where the policy defers.
        """
        if not frame.known:
            return verdicts.allowed(frame.event)
        policy = self.policy.of(platform.id, frame.application)
        try:
            return self._judge(platform, frame, reference, policy, self._clock() if begun is None else begun)
        except DeadlineError:
            if policy.on_deadline == DEFER:
                raise
            return verdicts.late(frame.event, policy.on_deadline, reference())

    def _judge(
        self, platform: Platform, frame: Frame, reference: Callable[[], str], policy: InspectionPolicy, begun: float
    ) -> Verdict:
        clock, stop_at = self._clock, begun + (self._deadline or policy.seconds(platform.patience))

        def tick() -> None:
            if clock() > stop_at:
                raise DeadlineError

        # A tool call's verdict depends on more than its text: it has results of its own.
        salt = (self._salt if frame.event == PROMPT else self._tool_salt) + platform.salt
        keys = [salt + sha256(raw).digest() for raw in frame.messages]
        seen: dict[bytes, Seen] = {}
        fresh: dict[bytes, bytes | memoryview] = {}
        get = self.cache.get
        for key, raw in zip(keys, frame.messages, strict=True):
            if key not in seen and key not in fresh:
                known = get(key)
                if known is None:
                    fresh[key] = raw
                else:
                    seen[key] = known
        try:
            self._look(platform, frame, policy, keys, fresh, seen, tick)
        except DeadlineError:
            # What was found already may decide, whatever the rest holds. A message that was not read could be the member's newest, so that
            # only what comes after it is surely in scope.
            early = self._verdict(platform, frame, [seen.get(key, _UNREAD) for key in keys], len(fresh), reference, policy)
            if not early.would_deny:
                raise
            return early
        return self._verdict(platform, frame, [seen[key] for key in keys], len(fresh), reference, policy)

    def _look(
        self,
        platform: Platform,
        frame: Frame,
        policy: InspectionPolicy,
        keys: list[bytes],
        fresh: dict[bytes, bytes | memoryview],
        seen: dict[bytes, Seen],
        tick: Callable[[], None],
    ) -> None:
        """Read and scan the messages that are new, the newest first, and add what they say to `seen`."""
        kept: dict[bytes, Message] = {}
        for part in self._to_read(platform, frame, fresh, seen, tick):
            messages = []
            for key in part:
                tick()
                messages.append(platform.read(fresh[key]))
            for key, message, result in zip(part, messages, self._scan(messages, tick), strict=True):
                if frame.event == TOOL_CALL and message.uses:
                    tick()
                    result = self._with_tools(result, message, frame.event)
                self.cache.put(key, result)
                seen[key] = result
            if self._orders is not None:
                # The newest part alone: of a large frame, what is in scope is most likely there.
                kept = kept or dict(zip(part, messages, strict=True))
        if self._orders is not None:
            first = self._first_in_scope(platform, frame, [seen[key] for key in keys], policy)
            for key, raw in zip(keys[first:], frame.messages[first:], strict=True):
                if not seen[key].orders:
                    message = kept.get(key) or platform.read(raw)
                    seen[key] = self._with_orders(seen[key], message, self._orders, tick)
                    self.cache.put(key, seen[key])

    def _to_read(
        self,
        platform: Platform,
        frame: Frame,
        fresh: dict[bytes, bytes | memoryview],
        seen: dict[bytes, Seen],
        tick: Callable[[], None],
    ) -> Iterator[list[bytes]]:
        """Keys of new messages that have to be read, in parts, the newest first; the others are added to `seen`."""
        overlook = self._overlook if frame.event == PROMPT else None
        if overlook is not None and len(fresh) == 1:
            # A turn like most others.
            tick()
            ((key, raw),) = fresh.items()
            if len(raw) <= SMALL:
                if overlook.nothing_in(platform, raw):
                    seen[key] = _NOTHING
                    self.cache.put(key, _NOTHING)
                else:
                    yield [key]
                return
        for part in _parts(fresh):
            if overlook is None:
                yield part
                continue
            read: list[bytes] = []
            for some, others in overlook.parted(platform, [(key, fresh[key]) for key in part], tick):
                read += some
                for key in others:
                    seen[key] = _NOTHING
                    self.cache.put(key, _NOTHING)
            if read:
                yield read

    def _first_in_scope(self, platform: Platform, frame: Frame, seen: list[Seen], policy: InspectionPolicy) -> int:
        def member(index: int) -> bool:
            said = seen[index].member
            return platform.read(frame.messages[index]).member if said is None else said

        return policy.first_in_scope(len(seen), member)

    def _with_orders(self, seen: Seen, message: Message, reader: OrderReader, tick: Callable[[], None]) -> Seen:
        found: list[Found] = []
        before: Block | None = None
        for block in message.blocks:
            own = orders(reader, block.text, block.provenance, tick)
            if not own and before is not None and before.kind == block.kind == "text":
                # An order that is cut in two is none in either half.
                head = before.text[-OVERLAP:]
                own = [
                    Finding(item.detector, item.family, 0, min(OVERLAP, len(block.text)), confidence=item.confidence)
                    for item in orders(reader, head + block.text[:OVERLAP], block.provenance, tick)
                    if item.start < len(head) < item.end
                ]
            found.extend(Found(_at(item, block.path, 0), block.provenance, block.role, block.kind, block.tool) for item in own)
            before = block if not own else None
        return Seen(message.member, seen.blocks or len(message.blocks), (*seen.findings, *found), True)

    def _with_tools(self, seen: Seen, message: Message, event: str) -> Seen:
        found: list[Found] = []
        for use in message.uses:
            found.extend(Found(finding, TOOL_INPUT, message.role, "tool_use", use.tool) for finding in tools.judge((use,), event))
        return Seen(seen.member, seen.blocks, (*seen.findings, *found))

    def _scan(self, messages: list[Message], tick: Callable[[], None]) -> list[Seen]:
        # Of each text: its message, its block, and how many characters at its start belong to the block before it.
        texts: list[str] = []
        owners: list[tuple[int, Block, int]] = []
        for number, message in enumerate(messages):
            before: Block | None = None
            for block in message.blocks:
                texts.append(block.text)
                owners.append((number, block, 0))
                if before is not None and before.kind == block.kind == "text":
                    head = before.text[-OVERLAP:]
                    texts.append(head + block.text[:OVERLAP])
                    owners.append((number, block, len(head)))
                before = block
        found: list[list[Found]] = [[] for _ in messages]
        for index, findings in scan_all(self._scanner, texts, tick).items():
            number, block, head_size = owners[index]
            found[number].extend(
                Found(_at(finding, block.path, head_size), block.provenance, block.role, block.kind, block.tool)
                for finding in findings
                if not head_size or finding.start < head_size < finding.end
            )
        return [Seen(message.member, len(message.blocks), tuple(own)) for message, own in zip(messages, found, strict=True)]

    def _verdict(
        self,
        platform: Platform,
        frame: Frame,
        seen: list[Seen],
        scanned: int,
        reference: Callable[[], str],
        policy: InspectionPolicy,
    ) -> Verdict:
        told = [item for item in seen if item is not _NOTHING]
        blocks = sum([item.blocks for item in told])
        if not any(item.findings for item in told):
            return verdicts.allowed(frame.event, (), blocks, scanned)
        first = self._first_in_scope(platform, frame, seen, policy)
        located: list[Located] = []
        for index, item in enumerate(seen):
            for found in item.findings:
                in_scope = index >= first
                full = _at(found.finding, f"{frame.place(index)}{found.finding.path}", 0)
                denies = in_scope and policy.decides(found, frame.platform, frame.application)
                located.append(Located(full, found.provenance, in_scope, denies, found.tool))
        denying = [item for item in located if item.denies]
        if not denying:
            return verdicts.allowed(frame.event, tuple(located), blocks, scanned)
        action = ALLOW if policy.shadow else DENY
        return Verdict(action, verdicts.reason(denying), reference(), True, tuple(located), blocks, scanned, frame.event)


def _parts(fresh: dict[bytes, bytes | memoryview]) -> Iterator[list[bytes]]:
    """Keys of messages that are read and scanned together, the newest first: all of a large frame at once would take twice its memory."""
    part: list[bytes] = []
    size = 0
    for key in reversed(fresh):
        raw = fresh[key]
        part.append(key)
        size += len(raw)
        if size >= PART:
            yield part
            part, size = [], 0
    if part:
        yield part


def _at(finding: Finding, path: str, shift: int) -> Finding:
    """The finding with its path; `shift` characters before its text do not count (a secret cut in two starts at 0)."""
    start, end = max(0, finding.start - shift), finding.end - shift
    return Finding(finding.detector, finding.family, start, end, path, finding.confidence)
