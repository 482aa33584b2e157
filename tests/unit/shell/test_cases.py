"""Command lines and the programs they become, one JSON line each in ``tests/cases/shell``."""

import json
from pathlib import Path

import pytest

from interlock.model.facts import Facts
from interlock.shell import plan

CASES = Path(__file__).parents[2] / "cases" / "shell"
FILES = {
    "/w/run.sh": '#!/bin/sh\nrm -rf "$1"\n',
    "/w/evil": "#!/usr/bin/env bash\nrm -rf /\n",
    "/w/a.py": "#!/usr/bin/env python3\nprint(1)\n",
}


class FixedFacts(Facts):
    """A machine with three script files."""

    def read_text(self, path: str, limit: int = 262_144) -> str | None:
        return FILES.get(path)

    def names(self, path: str, limit: int = 512) -> tuple[str, ...] | None:
        return ("rx", "run.sh") if path == "/w" else None

    def branch(self, path: str) -> str:
        return "topic"

    def repository(self, path: str) -> str:
        return "/w"


FACTS = FixedFacts(home="/home/u", cwd="/w", roots=("/w",), user="u")


def rows() -> list[tuple[str, dict[str, object]]]:
    found: list[tuple[str, dict[str, object]]] = []
    for path in sorted(CASES.glob("*.jsonl")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found.append((f"{path.stem}:{number}", json.loads(line)))
    return found


@pytest.mark.parametrize(("name", "row"), rows(), ids=lambda value: value if isinstance(value, str) else "")
def test_plan(name: str, row: dict[str, object]) -> None:
    found = plan(str(row["text"]), FACTS, dialect=str(row.get("dialect", "")))
    programs = [program for program in found.programs if program.argv]
    seen: dict[str, object] = {
        "programs": [[word.text.replace("\0", "<?>") for word in program.argv] for program in programs],
        "code": found.code,
    }
    if "via" in row:
        seen["via"] = [list(program.via) for program in programs]
    if "cwd" in row:
        seen["cwd"] = [program.cwd.text.replace("\0", "<?>") for program in programs]
    assert seen == {"code": "", **{key: value for key, value in row.items() if key in ("programs", "code", "via", "cwd")}}


def test_every_kind_of_text_has_cases() -> None:
    assert {path.stem for path in CASES.glob("*.jsonl")} >= {"quoting", "expansion", "structure", "shells", "wrappers", "data"}
