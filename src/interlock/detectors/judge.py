"""From an anchor to a finding. Imports nothing heavy: the hook uses it too, once something stands near an anchor."""

from interlock.detectors.base import Detector
from interlock.model.finding import Finding

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re

_CONFIDENCE = {"high": 2, "medium": 1, "low": 0}


def judge(detector: Detector, pattern: "re.Pattern[str]", text: str, position: int) -> "tuple[int, int, str] | None":
    """(start, end, confidence) of what the detector sees at an anchor, None when it is nothing."""
    match = None
    # Tried start by start: a search would run on to the end of the text.
    for start in range(max(0, position - detector.back), position + 1):
        match = pattern.match(text, start)
        if match is not None and match.end() > position:
            break
    else:
        return None
    assert match is not None
    confidence = detector.check(match) if detector.check is not None else "high"
    if not confidence:
        return None
    return *(match.span(detector.group) if detector.group else match.span()), confidence


def settle(found: list[tuple[Detector, int, int, str]]) -> list[Finding]:
    """Findings in order, without generic ones that a specific one overlaps and without a generic one inside another."""
    specific = sorted((start, end) for detector, start, end, _ in found if not detector.generic)
    kept = []
    generic_end = -1
    at = 0
    reach = -1
    for detector, start, end, confidence in sorted(found, key=lambda item: (item[1], -item[2], -_CONFIDENCE[item[3]], item[0].id)):
        if detector.generic:
            while at < len(specific) and specific[at][0] <= start:
                reach = max(reach, specific[at][1])
                at += 1
            ahead = at < len(specific) and specific[at][0] < end
            if ahead or reach > start or end <= generic_end:
                continue
            generic_end = end
        kept.append(Finding(detector.id, detector.family, start, end, confidence=confidence))
    return kept


def merge(lists: list[list[Finding]]) -> list[Finding]:
    """One list of the findings of several families in order of their start. Personal data inside of a secret, or of a part that was
    decoded, is part of it and not told apart."""
    covers = sorted((item.start, item.end) for found in lists for item in found if item.family == "secrets")
    kept = []
    seen = set()
    at = 0
    reach = -1
    for item in sorted(
        (item for found in lists for item in found), key=lambda item: (item.start, -item.end, item.family, item.detector)
    ):
        while at < len(covers) and covers[at][0] <= item.start:
            reach = max(reach, covers[at][1])
            at += 1
        key = (item.detector, item.start, item.end)
        if key in seen or (item.family == "pii" and item.end <= reach):
            continue
        seen.add(key)
        kept.append(item)
    return kept
