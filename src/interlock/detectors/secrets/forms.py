"""Shapes that many tokens share."""

from interlock.detectors.base import Detector
from interlock.detectors.secrets import checks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.detectors.base import Check

#: Nothing of a longer word before and after a token.
START = r"(?<![A-Za-z0-9])"
END = r"(?![A-Za-z0-9_-])"

ALNUM = "[A-Za-z0-9]"
HEX = "[0-9a-f]"
URL = r"[A-Za-z0-9_-]"


def token(
    id: str,
    prefixes: str | tuple[str, ...],
    body: str,
    *,
    follow: int,
    check: "Check | None" = checks.random_looking,
    end: str = END,
) -> Detector:
    """A token with a fixed prefix: `body` is the expression of what follows it, of at least `follow` characters."""
    anchors = (prefixes,) if isinstance(prefixes, str) else prefixes
    heads = "|".join(anchor.replace(".", r"\.").replace("$", r"\$") for anchor in anchors)
    return Detector(id, anchors=anchors, pattern=f"{START}(?:{heads})(?P<body>{body}){end}", follow=follow, check=check)
