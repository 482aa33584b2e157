"""Every form of an export has its module, its name on the command line, and its safe cells."""

import csv
import io
import json
from pathlib import Path

import pytest

from interlock.audit import sinks
from interlock.audit.sinks import csv as form
from interlock.audit.sinks import forms
from interlock.cli.audit import FORMATS


def test_the_list_of_forms_is_the_folder() -> None:
    folder = Path(sinks.__file__).parent
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__", "base", "forms"}
    assert set(forms.FORMS) == modules
    assert set(FORMATS) == modules
    for name in forms.FORMS:
        assert len(list(forms.lines(name, [{"n": 1, "event": "verdict"}], "box"))) == (2 if name == "csv" else 1)


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1+1", "@SUM(A1)", "\t=1", "\r=1", " =1", "\u00a0=1", "\uff1d1", "\x00=1", "\n-1"])
def test_no_cell_begins_a_formula(text: str) -> None:
    record = {"n": 1, "event": text, "what": text, "rules": [text], "host": text, "mac": "0" * 64}
    heading, line = form.lines([record])
    row = dict(zip(next(csv.reader([heading])), next(csv.reader(io.StringIO(line, newline=""))), strict=True))
    for name in ("event", "what", "rules", "host"):
        assert row[name].startswith("'"), name
        assert row[name].isprintable()
    assert json.loads(row["record"]) == {key: value for key, value in record.items() if key != "mac"}


def test_ordinary_cells_stay_as_they_are() -> None:
    record = {"n": 7, "time": "2026-01-02T03:04:05.678Z", "what": 'a, "b" = c', "rules": ["x.y", "z"], "ms": -2.5, "would": None}
    heading, line = form.lines([record])
    row = dict(zip(next(csv.reader([heading])), next(csv.reader([line])), strict=True))
    assert (row["n"], row["what"], row["rules"], row["ms"], row["would"]) == ("7", 'a, "b" = c', "x.y z", "-2.5", "")
