"""What the server denies. A value: replaced whole when the policy changes (`policy_file` reads it from TOML)."""

from collections.abc import Callable
from fnmatch import fnmatchcase

import msgspec
from msgspec import Struct

from interlock.model.finding import Finding

#: The member's newest message and everything after it; an old match does not lock the conversation.
LATEST_TURN = "latest_turn"
#: The whole conversation, every time.
TRANSCRIPT = "transcript"

SCOPES = (LATEST_TURN, TRANSCRIPT)

#: What is answered when a frame cannot be judged in time.
DEFER = "defer"
ALLOW = "allow"
DENY = "deny"
ON_DEADLINE = (DEFER, ALLOW, DENY)

#: What a rule says of a finding that it matches.
REPORT = "report"
RULE_ACTIONS = (DENY, REPORT)

FAMILIES = ("secrets", "pii", "injection", "unicode")
RANK = {"low": 0, "medium": 1, "high": 2}


class Found(Struct, frozen=True, gc=False):
    """A finding with what a rule may ask about its place."""

    finding: Finding
    """What was found."""
    provenance: str
    """Where the text came from (`frames.PROVENANCES`)."""
    role: str = ""
    """The message's role."""
    kind: str = ""
    """The block's type."""
    tool: str = ""
    """The block's tool."""


class Rule(Struct, frozen=True, gc=False):
    """Findings that match every pattern given are denied or only reported. Shell patterns; "" matches everything."""

    action: str
    """One of `RULE_ACTIONS`."""
    detector: str = ""
    """Detector or rule id."""
    family: str = ""
    """Detector family, ``tools`` for tool calls."""
    platform: str = ""
    """Platform id."""
    application: str = ""
    """The frame's application."""
    tool: str = ""
    """The block's tool."""
    role: str = ""
    """The message's role."""
    block: str = ""
    """The block's type."""
    provenance: str = ""
    """Where the text came from."""
    confidence: str = "low"
    """Least confidence of a finding that the rule is for."""
    reason: str = ""
    """Why the rule is there; for people."""

    def matches(self, found: Found, platform: str, application: str) -> bool:
        """Whether the rule is for this finding."""
        finding = found.finding
        return RANK.get(finding.confidence, 2) >= RANK[self.confidence] and all(
            not pattern or fnmatchcase(value, pattern)
            for pattern, value in (
                (self.detector, finding.detector),
                (self.family, finding.family),
                (self.platform, platform),
                (self.application, application),
                (self.tool, found.tool),
                (self.role, found.role),
                (self.block, found.kind),
                (self.provenance, found.provenance),
            )
        )


class Section(Struct, frozen=True, gc=False):
    """Settings of a platform or an application; None leaves what is more general."""

    scope: str | None = None
    """One of `SCOPES`."""
    deny: tuple[str, ...] | None = None
    """Families of which a finding in scope denies."""
    confidence: str | None = None
    """Least confidence that denies."""
    shadow: bool | None = None
    """Answer allow whatever is found, and record what would have been denied."""
    deadline: float | None = None
    """Seconds that a frame may take."""
    on_deadline: str | None = None
    """One of `ON_DEADLINE`."""


class InspectionPolicy(Struct, frozen=True, gc=False):
    """Scope, families, rules."""

    scope: str = LATEST_TURN
    """One of `SCOPES`: which messages can cause a deny. Everything is scanned and reported whatever it says."""
    families: tuple[str, ...] = ("secrets",)
    """Detector families that are looked for."""
    deny: tuple[str, ...] = ("secrets", "tools")
    """Families of which a finding in scope denies."""
    confidence: str = "medium"
    """Least confidence that denies: ``low``, ``medium`` or ``high``."""
    shadow: bool = False
    """Answer allow whatever is found, and record what would have been denied."""
    deadline: float | None = None
    """Seconds that a frame may take; None for what fits the platform."""
    on_deadline: str = DEFER
    """What is answered past it: ``defer`` (503: the platform's own failure mode decides), ``allow`` or ``deny``."""
    rules: tuple[Rule, ...] = ()
    """The first that matches a finding in scope decides on it; without one, family and confidence do."""
    platforms: dict[str, Section] = {}
    """By platform id."""
    applications: dict[str, Section] = {}
    """By the frame's application; over `platforms`."""

    def of(self, platform: str, application: str) -> "InspectionPolicy":
        """The policy for one platform and application."""
        special = self.platforms.get(platform)
        own = self.applications.get(application)
        if special is None and own is None:
            return self
        changes = {
            name: value
            for section in (special, own)
            if section is not None
            for name, value in msgspec.structs.asdict(section).items()
            if value is not None
        }
        return msgspec.structs.replace(self, platforms={}, applications={}, **changes)

    def seconds(self, patience: float) -> float:
        """How long a frame may take on a platform with such patience."""
        return patience if self.deadline is None else self.deadline

    def denies(self, finding: Finding) -> bool:
        """Whether a finding in scope is a reason to deny when no rule says otherwise."""
        return finding.family in self.deny and RANK.get(finding.confidence, 2) >= RANK[self.confidence]

    def decides(self, found: Found, platform: str, application: str) -> bool:
        """Whether a finding in scope is a reason to deny."""
        for rule in self.rules:
            if rule.matches(found, platform, application):
                return rule.action == DENY
        return self.denies(found.finding)

    def first_in_scope(self, count: int, member: Callable[[int], bool]) -> int:
        """Index of the first of `count` messages that is in scope; `member` says of one whether the member wrote in it, and may raise.

        A frame in which the member wrote nothing is in scope whole.
        """
        if self.scope == LATEST_TURN:
            for index in range(count - 1, -1, -1):
                if member(index):
                    return index
        return 0
