"""A short run of the comparison with real bash; ``python -m tests.oracle`` is the long one."""

from pathlib import Path

from tests.oracle.compare import compare


def test_every_name_that_bash_tries_is_in_the_plan(tmp_path: Path) -> None:
    report = compare(tmp_path, seed=7, count=150)
    assert report.names > 500
    assert report.missed == []
    assert report.invented == []
    assert len(report.refused) <= 1
