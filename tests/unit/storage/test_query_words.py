"""Words and names of a query."""

import pytest

from interlock.storage.query_words import holds, identifiers, words


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("How is the money rounded?", ["money", "rounded"]),
        ("the of and", ["the", "of", "and"]),
        ("Über die Straße", ["über", "die", "straße"]),
        ("money Money MONEY", ["money"]),
        ("", []),
        ("!?", []),
    ],
)
def test_words(text: str, wanted: list[str]) -> None:
    assert words(text) == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("look at src/shop/tax.py.", ["src/shop/tax.py"]),
        ("call `total_price()` in pricing", ["total_price"]),
        ("the camelCase name and PascalCaseName", ["camelCase", "PascalCaseName"]),
        ("issue bd-q3fy, error E0432: gone", ["bd-q3fy", "E0432"]),
        (r"C:\Users\me\app.py", [r"C:\Users\me\app.py"]),
        ("~/.ssh/config and ./run.sh --dry-run", ["~/.ssh/config", "./run.sh", "--dry-run"]),
        ("plain words, and more. Really!", []),
        ("漢字を使う test", ["漢字を使う"]),
        ("5b1f0c1e-0000-4000-8000-00000000c001", ["5b1f0c1e-0000-4000-8000-00000000c001"]),
        ("x" * 300 + "_y", []),
    ],
)
def test_identifiers(text: str, wanted: list[str]) -> None:
    assert identifiers(text) == wanted


@pytest.mark.parametrize(
    ("text", "name", "wanted"),
    [
        ("see src/tax.py here", "src/tax.py", True),
        ("see src/tax.pyx here", "src/tax.py", False),
        ("see my_src/tax.py", "src/tax.py", False),
        ("/w/shop/src/tax.py:12", "src/tax.py", True),
        ("SRC/TAX.PY", "src/tax.py", True),
        ("漢字を使う", "漢字", True),
    ],
)
def test_holds(text: str, name: str, wanted: bool) -> None:
    assert holds(text, name) is wanted
