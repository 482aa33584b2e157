"""Many short texts in one scan: a call costs about 3 us whatever the text, a frame has thousands of leaves.

The texts are joined by a separator that no pattern crosses in good faith. Whatever is found only says *where* to look: each text that
is touched is scanned again by itself, so that the result is that of scanning every text alone.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Protocol

from interlock.model.finding import Finding

#: Between two texts; NUL is in no token and no word.
SEPARATOR = "\n\0\n"
#: Characters of one joined text: the deadline is looked at between two of them.
CHUNK = 262_144
#: With so many findings a scanner may have stopped before the end: then every text is scanned by itself.
MANY = 1000


class TextScanner(Protocol):
    """`interlock.detectors.engine.Scanner`, as far as it is used here."""

    def scan(self, text: str) -> Sequence[Finding]:
        """Findings with spans in characters of `text`."""


def scan_all(scanner: TextScanner, texts: Sequence[str], tick: Callable[[], None]) -> dict[int, Sequence[Finding]]:
    """Findings by position of the text; texts without any are left out. `tick` is called now and then and may raise."""
    found: dict[int, Sequence[Finding]] = {}
    start = 0
    while start < len(texts):
        tick()
        end = start
        size = 0
        while end < len(texts) and (size == 0 or size + len(texts[end]) <= CHUNK):
            size += len(texts[end])
            end += 1
        if end - start == 1:
            own = scanner.scan(texts[start])
            if own:
                found[start] = own
        else:
            for index in _touched(scanner, texts[start:end]):
                tick()
                own = scanner.scan(texts[start + index])
                if own:
                    found[start + index] = own
        start = end
    return found


def _touched(scanner: TextScanner, texts: Sequence[str]) -> Sequence[int]:
    """Positions of the texts in which, or across whose edges, something is found in the joined text."""
    findings = scanner.scan(SEPARATOR.join(texts))
    if not findings:
        return ()
    if len(findings) >= MANY:
        return range(len(texts))
    starts = [0]
    for text in texts:
        starts.append(starts[-1] + len(text) + len(SEPARATOR))
    touched: set[int] = set()
    for finding in findings:
        # One further on both sides: what crossed an edge may have hidden a neighbour.
        first = bisect_right(starts, finding.start) - 1
        last = bisect_right(starts, finding.end) - 1
        if last > first:
            touched.update(range(max(0, first - 1), min(len(texts), last + 2)))
        else:
            touched.add(first)
    return sorted(touched)
