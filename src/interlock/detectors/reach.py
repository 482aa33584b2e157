"""How far around its anchor a detector looks, so that what it said of equal surroundings may be remembered."""

import importlib
import re
from typing import Any

from interlock.detectors.base import Detector

#: What checks look at beside the match, before and after it (`secrets/assignments.py`, `secrets/checks.py`).
_MARGIN = 16
_REDACTED = 64
#: Wider surroundings are not worth remembering.
_WIDEST = 2048


def reach(detector: Detector) -> tuple[int, int] | None:
    """(characters before, characters after the anchor's start) that decide; None where it is too many or not known.

    Read off the parsed pattern, whose module is private to the standard library: another one there is only slower.
    """
    try:
        parser: Any = importlib.import_module("re._parser")
        parsed = parser.parse(detector.pattern, re.ASCII)
        width = int(parsed.getwidth()[1])
        behind, ahead = _edges(parsed)
    except (ImportError, AttributeError, TypeError, ValueError):
        return None
    after = width + max(ahead, _MARGIN, _REDACTED - width)
    if after > _WIDEST:
        return None
    return detector.back + max(behind, _MARGIN), after


def _edges(parsed: Any) -> tuple[int, int]:
    """Widest look behind and ahead of a parsed pattern, nested ones added up."""
    behind = ahead = 0
    for operation, value in parsed:
        inner = [_edges(part) for part in _parts(value)]
        most_behind = max((pair[0] for pair in inner), default=0)
        most_ahead = max((pair[1] for pair in inner), default=0)
        if str(operation) in ("ASSERT", "ASSERT_NOT"):
            direction, looked = value
            width = int(looked.getwidth()[1])
            most_behind += width if direction < 0 else 0
            most_ahead += width if direction > 0 else 0
        behind, ahead = max(behind, most_behind), max(ahead, most_ahead)
    return behind, ahead


def _parts(value: Any) -> list[Any]:
    if hasattr(value, "getwidth"):
        return [value]
    if isinstance(value, (list, tuple)):
        return [part for item in value for part in _parts(item)]
    return []
