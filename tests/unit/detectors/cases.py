"""Reads the case files: one JSON object a line, the text in parts so that no file of the repository holds a whole token."""

import json
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "cases" / "detectors"


@dataclass(frozen=True, slots=True)
class Case:
    """One text and what is found in it."""

    stem: str
    """Name of the file, which is that of the detectors' module."""
    detector: str
    """The detector that the case is about: a hit when it is in `find`, else a near miss."""
    text: str
    """The text."""
    find: tuple[str, ...]
    """Ids of all findings, in order."""


def load(family: str) -> list[Case]:
    """All cases of a family."""
    found = []
    for path in sorted((FOLDER / family).glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            found.append(Case(path.stem, row["detector"], "".join(row["text"]), tuple(row["find"])))
    return found
