"""Forms of other sites are told from our own."""

import json
from pathlib import Path
from typing import Any

import pytest

from interlock.web.auth import csrf

CASES = [
    json.loads(line)
    for line in (Path(__file__).parents[3] / "cases" / "web" / "origins.jsonl").read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize("case", CASES, ids=[case["what"] for case in CASES])
def test_where_a_request_comes_from(case: dict[str, Any]) -> None:
    assert csrf.same_origin(case["headers"], case["host"]) is case["ok"]


def test_a_form_belongs_to_its_session() -> None:
    token = csrf.token_for("one")
    assert csrf.good("one", token)
    assert "one" not in token
    assert not csrf.good("two", token)
    assert not csrf.good("one", "")
    assert not csrf.good("one", token[:-1])
    assert not csrf.good("one", "ü\ud800")
    assert not csrf.good("", csrf.token_for(""))
