"""What the server denies. A value: replaced whole when the policy changes."""

from msgspec import Struct

from interlock.model.finding import Finding

#: The member's newest message and everything after it; an old match does not lock the conversation.
LATEST_TURN = "latest_turn"
#: The whole conversation, every time.
TRANSCRIPT = "transcript"

SCOPES = (LATEST_TURN, TRANSCRIPT)

_RANK = {"low": 0, "medium": 1, "high": 2}


class InspectionPolicy(Struct, frozen=True, gc=False):
    """Scope and families."""

    scope: str = LATEST_TURN
    """One of `SCOPES`: which messages can cause a deny. Everything is scanned and reported whatever it says."""
    families: tuple[str, ...] = ("secrets",)
    """Detector families that are looked for."""
    deny: tuple[str, ...] = ("secrets",)
    """Families of which a finding in scope denies."""
    confidence: str = "medium"
    """Least confidence that denies: ``low``, ``medium`` or ``high``."""
    shadow: bool = False
    """Answer allow whatever is found, and record what would have been denied."""
    deadline: float = 4.0
    """Seconds that a frame may take; past them the server defers (503). Below the platforms' default timeout of 5 s."""

    def denies(self, finding: Finding) -> bool:
        """Whether a finding in scope is a reason to deny."""
        return finding.family in self.deny and _RANK.get(finding.confidence, 2) >= _RANK[self.confidence]

    def first_in_scope(self, members: list[bool]) -> int:
        """Index of the first message in scope; `members` says of each message whether the member wrote in it.

        A frame in which the member wrote nothing is in scope whole.
        """
        if self.scope == LATEST_TURN:
            for index in range(len(members) - 1, -1, -1):
                if members[index]:
                    return index
        return 0
