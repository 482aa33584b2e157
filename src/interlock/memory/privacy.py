"""What never reaches the store: credentials, private spans, excluded paths."""

from interlock.model.session import ToolUse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_OPEN, _CLOSE = "<private>", "</private>"

_LOWER = {code: code + 32 for code in range(65, 91)}

#: Characters kept of a tool call's target and of its other arguments.
_TARGET, _DETAIL = 2000, 4000


class Filter:
    """Cleans the words of one conversation before they are stored."""

    __slots__ = ("_exclude", "_redact", "verbatim")

    def __init__(self, redact: "Callable[[str], str]", exclude: "tuple[str, ...]" = (), verbatim: bool = False) -> None:
        """`redact`: replaces credentials by placeholders. `exclude`: glob patterns of paths whose tool calls are not kept."""
        self._redact = redact
        self._exclude = exclude
        self.verbatim = verbatim
        """Whether `redact` leaves credentials alone."""

    def text(self, text: str) -> str:
        """The words without private spans and with credentials replaced."""
        return encodable(self._redact(without_private(text))).strip()

    def tools(self, tools: "tuple[ToolUse, ...]") -> "list[ToolUse]":
        """The tool calls that may be kept, cleaned.

        Cut after redaction, so that half a credential cannot slip through: the transcript reader hands over more than is kept here.
        """
        kept = []
        for tool in tools:
            if self._exclude and excluded(tool.target, self._exclude):
                continue
            target = self._redact(without_private(tool.target))[:_TARGET]
            detail = self._redact(without_private(tool.detail))[:_DETAIL] if tool.detail else ""
            kept.append(ToolUse(encodable(self._redact(tool.name)), encodable(target), encodable(detail)))
        return kept


def encodable(text: str) -> str:
    """The text with "?" for halves of surrogate pairs: JSON may hold them, UTF-8 and so the store cannot."""
    if text.isascii():
        return text
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return text.encode("utf-8", "replace").decode("utf-8")
    return text


def without_private(text: str) -> str:
    """The text without ``<private>`` spans. A span that is not closed reaches to the end: better too much than too little."""
    if "<" not in text:
        return text
    lower = text.lower()
    if len(lower) != len(text):
        # Some letters change length in lower case; positions would be off.
        lower = text.translate(_LOWER)
    at = lower.find(_OPEN)
    if at < 0:
        return text
    parts = []
    start = 0
    while at >= 0:
        parts.append(text[start:at])
        end = lower.find(_CLOSE, at)
        if end < 0:
            return "".join(parts)
        start = end + len(_CLOSE)
        at = lower.find(_OPEN, start)
        # Of spans within spans the last end counts.
        while (end := lower.find(_CLOSE, start, at if at >= 0 else None)) >= 0:
            start = end + len(_CLOSE)
    parts.append(text[start:])
    return "".join(parts)


def excluded(path: str, patterns: "tuple[str, ...]") -> bool:
    """Whether a path, one of its folders or its last part matches a glob pattern."""
    from fnmatch import fnmatch

    clean = path.replace("\\", "/").rstrip("/")
    parts = clean.split("/")
    for pattern in patterns:
        wanted = pattern.replace("\\", "/").rstrip("/")
        if "/" not in wanted:
            if any(fnmatch(part, wanted) for part in parts if part):
                return True
        elif any(
            fnmatch("/".join(parts[: end + 1]), wanted) or fnmatch("/".join(parts[: end + 1]), "*/" + wanted)
            for end in range(len(parts))
        ):
            return True
    return False
