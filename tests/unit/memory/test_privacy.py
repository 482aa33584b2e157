"""What is taken out of words before they are stored."""

import binascii
import json
from pathlib import Path
from typing import Any

import pytest

from interlock.detectors.assigned import mask
from interlock.memory.privacy import Filter, excluded, without_private
from interlock.memory.redaction import redactor
from interlock.model.session import ToolUse

CASES = Path(__file__).parents[2] / "cases" / "memory" / "assigned.jsonl"
KEY = bytes(range(32))

_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def github_token() -> str:
    """A made-up token with the checksum of a real one, put together here so that no scanner takes this file for a leak."""
    body = "Ab1" * 10
    number, check = binascii.crc32(body.encode()), ""
    while number:
        number, rest = divmod(number, 62)
        check = _DIGITS[rest] + check
    return "gh" + "p_" + body + check.rjust(6, "0")


@pytest.mark.parametrize(
    "case", [json.loads(line) for line in CASES.read_text("utf-8").splitlines()], ids=lambda case: case["text"][:40]
)
def test_assigned_values(case: dict[str, Any]) -> None:
    found = mask(case["text"], KEY)
    if case.get("same"):
        assert found == case["text"]
    else:
        assert case["gone"] not in found
        assert "<secret:assigned:" in found
    assert mask(found, KEY) == found


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("a <private>b</private> c", "a  c"),
        ("<Private>b</PRIVATE>c<private>d", "c"),
        ("a </private> b", "a </private> b"),
        ("\u0130 <PRIVATE>x</PRIVATE> y", "\u0130  y"),
        ("a < b and b > c", "a < b and b > c"),
        ("<private><private>x</private>y</private>z", "z"),
        ("<private>a<private>b</private>c</private>d<private>e</private>f", "df"),
        ("\u0130 <Private>x</pRIVATE> y", "\u0130  y"),
    ],
)
def test_private_spans(text: str, kept: str) -> None:
    assert without_private(text) == kept


@pytest.mark.parametrize(
    ("path", "patterns", "wanted"),
    [
        ("/w/app/.env", (".env*",), True),
        ("/w/app/secrets/a.txt", ("secrets",), True),
        ("/w/app/secretsauce.txt", ("secrets",), False),
        ("/w/app/docs/adr/1.md", ("docs/adr",), True),
        ("/w/app/docs/adr/1.md", ("/w/app/docs/*",), True),
        ("/w/app/docs/1.md", ("/x/*",), False),
        ("C:\\w\\keys\\a.pem", ("*.pem",), True),
        ("/w/app/a.py", (), False),
    ],
)
def test_exclude_globs(path: str, patterns: tuple[str, ...], wanted: bool) -> None:
    assert excluded(path, patterns) is wanted


def test_a_secret_across_the_cut_is_not_kept_in_half() -> None:
    token = github_token()
    clean = Filter(redactor(KEY))
    for room in (1980, 1990, 1999, 3980, 3999):
        (tool,) = clean.tools((ToolUse("Shell", "x" * room + " " + token, "y" * room + " " + token),))
        assert "ghp_" not in tool.target
        assert "ghp_" not in tool.detail


def test_both_engines_store_the_same() -> None:
    text = "\n".join(
        ["use " + github_token() + " now", "AK" + "IAQ3ZR7KLM2Z2W4X5A", "plain words", "https://u:" + "pa55w0rdXyz@h.example/x"]
    )
    assert redactor(KEY)(text) == redactor(KEY, bulk=True)(text) != text


def test_redacting_twice_changes_nothing() -> None:
    once = redactor(KEY)("use " + github_token() + " and TOKEN=made-up-value-123, <secret: not one> <secret:x")
    assert once.count("<secret:") == 4
    assert redactor(KEY)(once) == redactor(KEY, bulk=True)(once) == once


def test_prose_and_code_stay_as_they_are() -> None:
    texts = ["def token(x: int) -> str: return secrets.token_hex(x)", "The password field is required.", "sha256:9f86d081884c7d65"]
    assert [redactor(KEY)(text) for text in texts] == texts


def test_verbatim_is_an_explicit_choice() -> None:
    assert redactor(KEY, verbatim=True)(github_token()) == github_token()


def test_no_credential_hides_in_the_name_of_a_tool() -> None:
    token = github_token()
    (kept,) = Filter(redactor(KEY)).tools((ToolUse(f"mcp_{token}", "x", ""),))
    assert token not in kept.name
    assert Filter(redactor(KEY)).tools((ToolUse("mcp__github__search", "x", ""),))[0].name == "mcp__github__search"


@pytest.mark.parametrize(("text", "kept"), [("a \ud800 b", "a ? b"), ("注文 \U0001f600", "注文 \U0001f600"), ("plain", "plain")])
def test_halves_of_surrogate_pairs_are_replaced(text: str, kept: str) -> None:
    clean = Filter(redactor(KEY))
    assert clean.text(text) == kept
    (tool,) = clean.tools((ToolUse(text, text, text),))
    assert (tool.name, tool.target, tool.detail) == (kept, kept, kept)
