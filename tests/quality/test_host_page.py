"""The page of hosts is the one that the matrix makes."""

from pathlib import Path

from interlock.hosts import matrix

PAGE = Path(__file__).parents[2] / "docs" / "hosts" / "matrix.md"


def test_the_page_is_up_to_date() -> None:
    """When it is not: `interlock hosts matrix > docs/hosts/matrix.md`."""
    assert PAGE.read_text("utf-8") == matrix.page()
