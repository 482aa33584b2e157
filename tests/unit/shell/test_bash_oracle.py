"""A short run of the comparison with real bash; ``python -m tests.oracle`` is the long one."""

from pathlib import Path

import pytest
from tests.oracle.compare import compare


@pytest.mark.parametrize("kind", ["nested", "wide"])
def test_every_name_that_bash_tries_is_in_the_plan(tmp_path: Path, kind: str) -> None:
    report = compare(tmp_path, seed=7, count=150, kind=kind)
    assert report.names > 500
    assert report.missed == []
    # Where a value depends on a branch, or bash loses a separator, every reading is listed, and some run nothing.
    assert len(report.invented) <= report.names / 40
    assert len(report.refused) <= 1
