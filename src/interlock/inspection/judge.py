"""Frame -> verdict: scan what is new, apply the scope, say why. No I/O, no clock but the one it is given."""

import hashlib
import time
from collections.abc import Callable

from msgspec import Struct

from interlock.inspection import verdict as verdicts
from interlock.inspection.cache import Recent
from interlock.inspection.frames import Block, Frame, Message
from interlock.inspection.platforms.base import Platform
from interlock.inspection.policy import InspectionPolicy
from interlock.inspection.scan import TextScanner, scan_all
from interlock.inspection.verdict import Located, Verdict
from interlock.model.finding import Finding
from interlock.model.verdict import ALLOW, DENY

#: Messages whose results are kept in each of two generations (about 200 bytes each).
CACHED_MESSAGES = 50_000
#: Characters looked at on both sides of the place where two texts of a message meet.
OVERLAP = 256


class DeadlineError(Exception):
    """The frame took too long: the server must not make up a verdict."""


class Seen(Struct, frozen=True, gc=False):
    """What is kept of a message: no text."""

    member: bool
    """See `Message.member`."""
    blocks: int
    """String leaves."""
    findings: tuple[tuple[Finding, str], ...]
    """Findings with paths relative to the message, and the provenance of each."""


class Judge:
    """Judges frames under one policy with one scanner, and remembers the messages that it read."""

    def __init__(
        self, scanner: TextScanner, policy: InspectionPolicy, *, version: str = "", clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._scanner = scanner
        self.policy = policy
        """The policy in force."""
        self._salt = hashlib.sha256(f"{version}\0{','.join(policy.families)}".encode()).digest()[:8]
        self._clock = clock
        self.cache: Recent[Seen] = Recent(CACHED_MESSAGES)
        """Results by platform, detector version and SHA-256 of the message."""

    def judge(self, platform: Platform, frame: Frame, reference: str) -> Verdict:
        """The verdict. Raises `FrameError` on a message that cannot be read and `DeadlineError`."""
        if not frame.known:
            return verdicts.allowed(frame.event)
        stop_at = self._clock() + self.policy.deadline

        def tick() -> None:
            if self._clock() > stop_at:
                raise DeadlineError

        salt = platform.id.encode() + self._salt
        keys = [salt + hashlib.sha256(raw).digest() for raw in frame.messages]
        seen: dict[bytes, Seen] = {}
        fresh: dict[bytes, Message] = {}
        for key, raw in zip(keys, frame.messages, strict=True):
            if key in seen or key in fresh:
                continue
            known = self.cache.get(key)
            if known is None:
                tick()
                fresh[key] = platform.read(raw)
            else:
                seen[key] = known
        if fresh:
            for key, result in zip(fresh, self._scan(list(fresh.values()), tick), strict=True):
                self.cache.put(key, result)
                seen[key] = result
        return self._verdict(frame, [seen[key] for key in keys], len(fresh), reference)

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
        found: list[list[tuple[Finding, str]]] = [[] for _ in messages]
        for index, findings in scan_all(self._scanner, texts, tick).items():
            number, block, head_size = owners[index]
            found[number].extend(
                (_at(finding, block.path, head_size), block.provenance)
                for finding in findings
                if not head_size or finding.start < head_size < finding.end
            )
        return [Seen(message.member, len(message.blocks), tuple(own)) for message, own in zip(messages, found, strict=True)]

    def _verdict(self, frame: Frame, seen: list[Seen], scanned: int, reference: str) -> Verdict:
        blocks = sum(item.blocks for item in seen)
        if not any(item.findings for item in seen):
            return verdicts.allowed(frame.event, (), blocks, scanned)
        first = self.policy.first_in_scope([item.member for item in seen])
        located: list[Located] = []
        for index, item in enumerate(seen):
            for finding, provenance in item.findings:
                in_scope = index >= first
                full = _at(finding, f"$.messages[{index}]{finding.path}", 0)
                located.append(Located(full, provenance, in_scope, in_scope and self.policy.denies(finding)))
        denying = [item for item in located if item.denies]
        if not denying:
            return verdicts.allowed(frame.event, tuple(located), blocks, scanned)
        action = ALLOW if self.policy.shadow else DENY
        return Verdict(action, verdicts.reason(denying), reference, True, tuple(located), blocks, scanned, frame.event)


def _at(finding: Finding, path: str, shift: int) -> Finding:
    """The finding with its path; `shift` characters before its text do not count (a secret cut in two starts at 0)."""
    start, end = max(0, finding.start - shift), finding.end - shift
    return Finding(finding.detector, finding.family, start, end, path, finding.confidence)
