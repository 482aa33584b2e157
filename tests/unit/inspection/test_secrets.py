"""A pasted secret: read, or refused with its fault named and never quoted."""

import json
import pathlib
from typing import Any

import pytest

from interlock.inspection.secrets import SecretError, new_secret, parse_secret, shown_prefix

CASES = pathlib.Path(__file__).parents[2] / "cases" / "inference" / "secrets.jsonl"


@pytest.mark.parametrize(
    "case", [json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines()], ids=lambda case: case["text"][:30]
)
def test_secret(case: dict[str, Any]) -> None:
    if "bytes" in case:
        assert len(parse_secret(case["text"])) == case["bytes"]
        return
    with pytest.raises(SecretError) as caught:
        parse_secret(case["text"])
    assert case["fault"] in caught.value.message
    assert caught.value.help
    body = case["text"].strip().removeprefix("whsec_")[:12]
    assert len(body) < 8 or body not in caught.value.message + caught.value.help


def test_a_new_secret_is_good_and_new() -> None:
    first, second = new_secret(), new_secret()
    assert len(parse_secret(first)) == 32
    assert first != second


def test_the_shown_prefix_gives_little_away() -> None:
    secret = new_secret()
    assert shown_prefix(secret) == secret[:10] + "…"
    assert shown_prefix(secret.removeprefix("whsec_")) == secret[:10] + "…"
