"""Hidden characters and lookalike letters."""

import sys
from collections import Counter
from pathlib import Path

import pytest

from interlock.detectors.engine import Scanner
from interlock.detectors.unicode import hidden, lookalikes

sys.path.insert(0, str(Path(__file__).parents[3]))
from tests.unit.detectors.cases import Case, load

CASES = load("unicode")
SCANNER = Scanner(("unicode",))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.stem}-{case.text[:24]!r}")
def test_case(case: Case) -> None:
    assert tuple(item.detector for item in SCANNER.scan(case.text)) == case.find
    assert {item.detector for item in (hidden if case.stem == "hidden" else lookalikes).scan(case.text)} == set(case.find)


def test_every_detector_has_hits_and_near_misses() -> None:
    hits = Counter(case.detector for case in CASES if case.detector in case.find)
    misses = Counter(case.detector for case in CASES if case.detector not in case.find)
    wanted = {"hidden-tags", "hidden-direction", "hidden-zero-width", "hidden-selectors", "lookalike-letters"}
    assert {name for name in wanted if hits[name] < 2 or misses[name] < 2} == set()
    assert set(hits) | set(misses) == wanted


# Ordinary text in many scripts, with the joiners, marks and selectors that it needs.
@pytest.mark.parametrize(
    "text",
    [
        "\u0627\u0644\u0633\u0644\u0627\u0645 \u0639\u0644\u064a\u0643\u0645\u060c \u0647\u0630\u0627 \u0646\u0635 \u0639\u0627\u062f\u064a.",
        "\u05d6\u05d4 \u05d8\u05e7\u05e1\u05d8 \u05e8\u05d2\u05d9\u05dc \u05e2\u05dd \u200fHTML\u200e.",
        "\u0915\u094d\u0937\u0924\u094d\u0930\u093f\u092f \u0936\u094d\u0930\u0940\u200d\u092e\u0928",
        "\u0e2a\u0e27\u0e31\u0e2a\u0e14\u0e35\u200b\u0e0a\u0e32\u0e27\u200b\u0e42\u0e25\u0e01\u200b\u0e17\u0e38\u0e01\u200b\u0e04\u0e19",
        "\U0001f469\u200d\U0001f4bb \U0001f3f3\ufe0f\u200d\U0001f308 \U0001f469\U0001f3fd\u200d\U0001f9b0 \u2764\ufe0f\u2764\ufe0f",
        "\u0420\u0443\u0441\u0441\u043a\u0438\u0439 \u0442\u0435\u043a\u0441\u0442 \u043e Python \u0438 SQL-\u0437\u0430\u043f\u0440\u043e\u0441\u0430\u0445",
        "\u0395\u03bb\u03bb\u03b7\u03bd\u03b9\u03ba\u03ac \u03ba\u03b1\u03b9 English",
        "caf\u00e9 \u2014 na\u00efve \u201cquotes\u201d \u2026 \u20ac5",
    ],
)
def test_ordinary_text_is_left_alone(text: str) -> None:
    assert SCANNER.scan(text * 3) == []


def test_many_findings_are_bounded() -> None:
    assert len(hidden.scan("a\u202e" * 5000)) <= 201
    assert len(lookalikes.scan("p\u0430yp\u0430l " * 5000)) <= 200
