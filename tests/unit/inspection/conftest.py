"""A scanner that finds one word, so that the tests of the judge do not depend on the detectors."""

import pytest

from interlock.model.finding import Finding

WORD = "HIDDENWORD"


class WordScanner:
    """Finds `WORD`; counts how often and how much it was asked."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def scan(self, text: str) -> list[Finding]:
        self.texts.append(text)
        found = []
        at = text.find(WORD)
        while at >= 0:
            found.append(Finding("test-word", "secrets", at, at + len(WORD)))
            at = text.find(WORD, at + 1)
        return found


@pytest.fixture
def scanner() -> WordScanner:
    return WordScanner()
