"""What a detector is: data, and perhaps a check. Imports nothing, so that the hook may load it."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re
    from collections.abc import Callable

    #: Judges a match: the confidence (``high``, ``medium``, ``low``), or "" when it is not a finding.
    Check = Callable[["re.Match[str]"], str]

#: Characters that the `follow` count of a detector allows, as the inside of a character class.
FOLLOW_CLASS = r"A-Za-z0-9_\-.="


class Detector:
    """One kind of thing to find.

    A text is searched for the anchors, and only where one stands is the pattern tried: that keeps every engine linear in the
    length of the text and makes them agree, because finding a literal is all that differs between them.
    """

    __slots__ = (
        "anchors",
        "back",
        "caseless",
        "check",
        "family",
        "follow",
        "gate",
        "gate_width",
        "generic",
        "group",
        "id",
        "pattern",
    )

    def __init__(
        self,
        id: str,
        *,
        anchors: tuple[str, ...],
        pattern: str,
        check: "Check | None" = None,
        follow: int = 0,
        back: int = 0,
        group: str = "",
        caseless: bool = False,
        gate: str = "",
        gate_width: int = 48,
        generic: bool = False,
        family: str = "secrets",
    ) -> None:
        self.id = id
        """Kebab-case id, unique in its family; a placeholder of the redactor shows it."""
        self.anchors = anchors
        """ASCII literals, one of which every match holds at `back` characters or less from its start."""
        self.pattern = pattern
        """Regular expression in the syntax of ``re``. Every repeat is bounded. Matched where an anchor starts; with `back`, at
        each of that many characters before it too, until a match holds the anchor."""
        self.check = check
        """Confidence of a match; None means ``high`` always."""
        self.follow = follow
        """At least this many characters of `FOLLOW_CLASS` directly follow the anchor in every match: lets an engine drop anchors
        early, and must therefore never be more than what the pattern demands."""
        self.back = back
        """Most characters of a match before its anchor."""
        self.group = group
        """Named group of the pattern that is the span of the finding; "" for the whole match."""
        self.caseless = caseless
        """The anchors (then written in lower case) and the pattern ignore ASCII case."""
        self.gate = gate
        """Regular expression, that follows the anchor in every match. Only an engine that
        gets it for nothing uses it; no lookaround."""
        self.gate_width = gate_width
        """Most characters that the gate may be wide."""
        self.generic = generic
        """Dropped where a finding of a specific detector overlaps it."""
        self.family = family
        """Family of the finding."""
