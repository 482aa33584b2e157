"""The secret scan of the hook: the same findings as `engine.Scanner`, at the price of ``bytes.find`` until an anchor stands there.

Nothing is imported but tables until a text holds an anchor with something plausible after it; then ``re`` and the one file of
detectors that knows the anchor.
"""

from interlock.detectors import hook_data
from interlock.detectors.find import Finder, flatten
from interlock.model.finding import Finding
from interlock.model.verdict import BudgetError

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re

    from interlock.detectors.base import Detector

_MAX_FINDINGS = 2000
#: What judging one anchor costs beside a look at its surroundings, in steps (measured: 60 us beside 2 us).
_JUDGED = 30
_NAME = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-\"'`]\\ \t")
#: Widest text between a name and its assignment operator that `secrets/assignments.py` allows.
_NAME_WIDTH = 40

_finder = Finder(hook_data.RUNS, hook_data.PLAIN, hook_data.CASELESS)
_literals = {}
for _group in (hook_data.RUNS, hook_data.PLAIN, hook_data.CASELESS):
    for _row in _group:
        _literals[_row[0]] = _row[1]
        for _rider in _row[3]:
            _literals[_rider[0]] = _rider[1]
_loaded: "dict[int, tuple[tuple[Detector, re.Pattern[str]], ...]]" = {}


def scan(text: str, steps: int = 0) -> tuple[Finding, ...]:
    """Secrets in a text, in order of their start.

    `steps` bounds the work (0: unbounded); a text that needs more raises `BudgetError`.
    """
    flat = flatten(text)
    places = []
    left = steps
    for place in _finder.candidates(flat):
        left -= 1
        if _plausible(flat, place[0], place[1]):
            places.append(place)
            left -= _JUDGED
        if left < 0 < steps:
            raise BudgetError
    if not places:
        return ()
    from interlock.detectors.judge import judge, settle

    found = []
    seen = set()
    for position, index in places:
        for detector, pattern in _loaded.get(index) or _load(index):
            hit = judge(detector, pattern, text, position)
            if hit is not None and (detector.id, hit[0], hit[1]) not in seen:
                seen.add((detector.id, hit[0], hit[1]))
                found.append((detector, hit[0], hit[1], hit[2]))
        if len(found) >= _MAX_FINDINGS:
            break
    return tuple(settle(found))


def _plausible(flat: bytes, position: int, index: int) -> bool:
    """Whether it is worth loading ``re`` for an anchor; never false where a pattern would match."""
    literal = _literals[index]
    after = position + len(literal)
    if literal == b"://":
        at = flat.find(b"@", after, after + 242)
        return at > 0 and flat.find(b":", after, at) >= 0
    if index in _ASSIGNED:
        end = after + _NAME_WIDTH
        for place in range(after, min(end, len(flat))):
            if flat[place] in b"=:":
                return True
            if flat[place] not in _NAME:
                return False
        return False
    return True


def _load(index: int) -> "tuple[tuple[Detector, re.Pattern[str]], ...]":
    """Detectors of an anchor with their compiled patterns."""
    import re

    literal = _literals[index].decode("ascii")
    caseless = index in _CASELESS
    loaded = []
    for stem in hook_data.STEMS[index]:
        name = "interlock.detectors.secrets." + stem
        loaded += [
            (detector, re.compile(detector.pattern, re.ASCII | (re.IGNORECASE if caseless else 0)))
            for detector in __import__(name, fromlist=("DETECTORS",)).DETECTORS
            if literal in detector.anchors and detector.caseless is caseless
        ]
    _loaded[index] = tuple(loaded)
    return _loaded[index]


_CASELESS = frozenset([index for row in hook_data.CASELESS for index in [row[0]] + [rider[0] for rider in row[3]]])
_ASSIGNED = frozenset(
    [index for index, stems in enumerate(hook_data.STEMS) if stems == ("assignments",) and not _literals[index].startswith(b"--")]
)
