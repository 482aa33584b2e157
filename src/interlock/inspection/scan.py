"""Many short texts in one scan: a call costs about 3 us whatever the text, a frame has thousands of leaves.

The texts are joined by a separator that no pattern crosses in good faith. Whatever is found only says *where* to look: each text that
is touched is scanned again by itself, so that the result is that of scanning every text alone.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

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


#: Characters that are read for orders at once: the deadline is looked at between two such pieces of a text.
PIECE = 65_536
#: Characters that a piece has in common with the next: more than what a window of the model holds of ordinary text.
SHARED = 1024
#: Shorter texts give no order.
SHORTEST = 12


class OrderReader(Protocol):
    """Reads for orders to the model (the family ``injection``), which is dear: only what is new and in scope is read."""

    def scan(self, text: str, provenance: str = "") -> Sequence[Finding]:
        """Findings with spans in characters of `text`; `provenance` is one of `frames.PROVENANCES`."""


@runtime_checkable
class _Parting(Protocol):
    def apart(self) -> tuple[TextScanner, OrderReader | None]:
        """`interlock.detectors.engine.Scanner.apart`."""


def parted(scanner: TextScanner) -> tuple[TextScanner, OrderReader | None]:
    """(a scanner for everything but orders, a reader for those; None where they are not looked for)."""
    return scanner.apart() if isinstance(scanner, _Parting) else (scanner, None)


def orders(reader: OrderReader, text: str, provenance: str, tick: Callable[[], None]) -> list[Finding]:
    """Orders to the model in a text. `tick` is called before each piece and may raise."""
    found: list[Finding] = []
    start = 0
    while len(text) - start >= SHORTEST:
        tick()
        for item in reader.scan(text[start : start + PIECE] if start or len(text) > PIECE else text, provenance):
            at, end = item.start + start, item.end + start
            last = found[-1] if found else None
            if last is not None and at <= last.end and item.detector == last.detector:
                last.end = max(last.end, end)
                continue
            found.append(Finding(item.detector, item.family, at, end, confidence=item.confidence))
        if start + PIECE >= len(text):
            break
        start += PIECE - SHARED
    return found


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
