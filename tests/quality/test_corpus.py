"""The guard reaches its targets on every labelled corpus, overall and in every class (the small classes taken together)."""

from pathlib import Path

import pytest
from tests.quality.rows import CORPORA, report

from interlock.guard.bench import Rates

DENIED, STOPPED, FALSE, HARD_FALSE = 97.0, 97.0, 1.0, 0.0
CLASS_FLOOR = 85.0
SMALL = 8


def right(rates: Rates) -> float:
    """The lowest of what a class can be judged by: denied, stopped, and everyday work left alone, in percent."""
    shares = [rates.denied, rates.stopped, None if rates.false is None else 100 - rates.false]
    return min(share for share in shares if share is not None)


def wrong(path: Path, group: str = "") -> str:
    return "\n".join(
        f"{row.id}: {got} instead of {row.expect}: {row.action}" for row, got in report(path).mismatches if group in ("", row.group)
    )


def test_there_are_corpora() -> None:
    assert sum(report(path).overall.cases for path in CORPORA) >= 1000


@pytest.mark.parametrize("path", CORPORA, ids=lambda p: p.stem)
def test_targets(path: Path) -> None:
    rates = report(path).overall
    assert rates.denied is not None
    assert rates.stopped is not None
    assert rates.false is not None
    assert rates.hard_false is not None
    assert rates.denied >= DENIED, wrong(path)
    assert rates.stopped >= STOPPED, wrong(path)
    assert rates.false <= FALSE, wrong(path)
    assert rates.hard_false <= HARD_FALSE, wrong(path)


@pytest.mark.parametrize("path", CORPORA, ids=lambda p: p.stem)
def test_no_class_is_far_below(path: Path) -> None:
    small = Rates()
    low = []
    for name, rates in report(path).classes.items():
        if rates.cases >= SMALL:
            if right(rates) < CLASS_FLOOR:
                low.append(wrong(path, name))
        else:
            for pair, count in rates.counts.items():
                small.counts[pair] = small.counts.get(pair, 0) + count
    assert low == []
    assert not small.cases or right(small) >= CLASS_FLOOR
