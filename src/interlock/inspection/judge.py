"""Frame -> verdict: scan what is new, apply the scope, say why. No I/O, no clock but the one it is given."""

import hashlib
import time
from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from interlock.inspection import verdict as verdicts
from interlock.inspection.cache import Recent
from interlock.inspection.frames import Block, Frame, Message
from interlock.inspection.platforms.base import Platform
from interlock.inspection.policy import InspectionPolicy
from interlock.inspection.verdict import Located, Verdict
from interlock.model.finding import Finding
from interlock.model.verdict import ALLOW, DENY

#: Messages whose results are kept in each of two generations (about 200 bytes each).
CACHED_MESSAGES = 50_000
#: Characters looked at on both sides of the place where two texts of a message meet.
OVERLAP = 256


class TextScanner(Protocol):
    """`interlock.detectors.engine.Scanner`, as far as it is used here."""

    def scan(self, text: str) -> Sequence[Finding]:
        """Findings with spans in characters of `text`."""


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
        self._salt = hashlib.sha256(f"{version}\0{','.join(policy.families)}".encode())
        self._clock = clock
        self.cache: Recent[Seen] = Recent(CACHED_MESSAGES)
        """Results by message digest; the digest covers the detector version and the platform."""

    def judge(self, platform: Platform, frame: Frame, reference: str) -> Verdict:
        """The verdict. Raises `FrameError` on a message that cannot be read and `DeadlineError`."""
        if not frame.known:
            return verdicts.allowed(frame.event)
        stop_at = self._clock() + self.policy.deadline
        salt = self._salt.copy()
        salt.update(platform.id.encode())
        seen: list[Seen] = []
        scanned = 0
        for raw in frame.messages:
            digest = salt.copy()
            digest.update(raw)
            key = digest.digest()
            known = self.cache.get(key)
            if known is None:
                known = self._scan(platform.read(raw), stop_at)
                self.cache.put(key, known)
                scanned += 1
            seen.append(known)
        return self._verdict(frame, seen, scanned, reference)

    def _scan(self, message: Message, stop_at: float) -> Seen:
        found: list[tuple[Finding, str]] = []
        before: Block | None = None
        for block in message.blocks:
            if self._clock() > stop_at:
                raise DeadlineError
            found.extend((_at(finding, block.path), block.provenance) for finding in self._scanner.scan(block.text))
            if before is not None and before.kind == block.kind == "text":
                found.extend(self._meeting(before, block))
            before = block
        return Seen(message.member, len(message.blocks), tuple(found))

    def _meeting(self, before: Block, block: Block) -> list[tuple[Finding, str]]:
        """What lies across two neighbouring texts: a secret cut in two is whole again for the model."""
        head = before.text[-OVERLAP:]
        joined = head + block.text[:OVERLAP]
        return [
            (
                Finding(finding.detector, finding.family, 0, max(0, finding.end - len(head)), block.path, finding.confidence),
                block.provenance,
            )
            for finding in self._scanner.scan(joined)
            if finding.start < len(head) < finding.end
        ]

    def _verdict(self, frame: Frame, seen: list[Seen], scanned: int, reference: str) -> Verdict:
        blocks = sum(item.blocks for item in seen)
        if not any(item.findings for item in seen):
            return verdicts.allowed(frame.event, (), blocks, scanned)
        first = self.policy.first_in_scope([item.member for item in seen])
        located: list[Located] = []
        for index, item in enumerate(seen):
            for finding, provenance in item.findings:
                in_scope = index >= first
                full = _at(finding, f"$.messages[{index}]{finding.path}")
                located.append(Located(full, provenance, in_scope, in_scope and self.policy.denies(finding)))
        denying = [item for item in located if item.denies]
        if not denying:
            return verdicts.allowed(frame.event, tuple(located), blocks, scanned)
        action = ALLOW if self.policy.shadow else DENY
        return Verdict(action, verdicts.reason(denying), reference, True, tuple(located), blocks, scanned, frame.event)


def _at(finding: Finding, path: str) -> Finding:
    return Finding(finding.detector, finding.family, finding.start, finding.end, path, finding.confidence)
