"""How much a new session may be told."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

#: Most tokens that a session start may cost.
BUDGET = 1500

#: Most characters; Cursor drops a context of more than 10,000.
CHARACTERS = 9000


def tokens(text: str) -> int:
    """A careful guess of how many tokens a text costs: 3.5 ASCII characters each, every other character one and a half."""
    plain = len(text.encode("ascii", "ignore"))
    return int(plain / 3.5 + (len(text) - plain) * 1.5) + 1


def join(digests: "Sequence[str]", budget: int = BUDGET) -> str:
    """Several projects' digests as one text within the budget; later ones are left out when they do not fit."""
    kept: list[str] = []
    for digest in digests:
        if not kept or (tokens("\n".join([*kept, digest])) <= budget and sum(map(len, kept)) + len(digest) <= CHARACTERS):
            kept.append(digest)
    return "\n".join(kept)
