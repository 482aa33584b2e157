"""Values that stand where a credential stands, whatever they look like: behind ``Bearer`` and in ``API_TOKEN=``.

The detectors leave out what looks made up (``example-...``), for a finding there costs a person time. A store has the other weight:
a lost example costs nothing, a kept credential does. Only these two narrow forms count, so prose and code stay as they are.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

_NAMES = ("TOKEN", "SECRET", "PASSWORD", "PASSWD", "API_KEY", "APIKEY", "ACCESS_KEY", "PRIVATE_KEY")
_NAME = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_")
_VALUE = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~+/=")
_BEARER = ("Bearer ", "bearer ", "BEARER ")

#: Shorter values, and values without a digit, are words.
_SHORTEST = 12


def mask(text: str, key: bytes) -> str:
    """The text with such values replaced by placeholders."""
    spans = sorted({*_bearers(text), *_assignments(text)})
    if not spans:
        return text
    from interlock.detectors.redact import fingerprint

    parts = []
    done = 0
    for start, end in spans:
        if start >= done:
            parts += [text[done:start], f"<secret:assigned:{fingerprint(text[start:end], key, 'assigned')}>"]
            done = end
    parts.append(text[done:])
    return "".join(parts)


def _bearers(text: str) -> "Iterator[tuple[int, int]]":
    for word in _BEARER:
        at = text.find(word)
        while at >= 0:
            start = at + len(word)
            yield from _value(text, start)
            at = text.find(word, start)


def _assignments(text: str) -> "Iterator[tuple[int, int]]":
    for name in _NAMES:
        at = text.find(name)
        while at >= 0:
            end = at + len(name)
            while end < len(text) and text[end] in _NAME:
                end += 1
            if text[end : end + 1] == "=":
                start = end + 1
                if text[start : start + 1] in ('"', "'"):
                    start += 1
                yield from _value(text, start)
            at = text.find(name, end)


def _value(text: str, start: int) -> "Iterator[tuple[int, int]]":
    end = start
    while end < len(text) and text[end] in _VALUE:
        end += 1
    while end > start and text[end - 1] in ".=":
        end -= 1
    value = text[start:end]
    # A call, an index or a template goes on with a sign of its own.
    if len(value) >= _SHORTEST and text[end : end + 1] not in ("(", "[", "{", "$", "<") and any(char.isdigit() for char in value):
        yield start, end
