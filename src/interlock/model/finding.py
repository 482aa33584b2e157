"""What a detector found in a text."""


class Finding:
    """A span of a text and what it is. Never holds the matched text itself."""

    __slots__ = ("confidence", "detector", "end", "family", "path", "start")

    def __init__(self, detector: str, family: str, start: int, end: int, path: str = "", confidence: str = "high") -> None:
        self.detector = detector
        """Detector id in kebab case, e.g. ``github-token``."""
        self.family = family
        """``secrets``, ``pii``, ``injection`` or ``unicode``."""
        self.start = start
        """First character of the span, counted in characters of the text scanned."""
        self.end = end
        """One past the last character."""
        self.path = path
        """JSON path of the string leaf in a frame or payload, "" for a plain text."""
        self.confidence = confidence
        """``high`` (structure or checksum proven), ``medium``, ``low``."""
