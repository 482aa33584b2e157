"""The built-in offline model: `tests/cases/chat/offline.jsonl`, and what has no one answer."""

import json
import pathlib
from typing import Any

import pytest

from interlock.inspection.chat import requests
from interlock.inspection.chat.models import arithmetic
from interlock.inspection.chat.models.offline import CAN, WHO, OfflineModel, answer
from interlock.inspection.chat.requests import Attached, Said

from .conftest import run

CASES = [
    json.loads(line)
    for line in (pathlib.Path(__file__).parents[3] / "cases" / "chat" / "offline.jsonl").read_text(encoding="utf-8").splitlines()
]


def asking(*texts: str, files: "dict[str, str] | None" = None) -> requests.Request:
    """A conversation in which the member speaks first and last."""
    said = [Said(f"m{number}", number, "assistant" if number % 2 else "user", "sent", text) for number, text in enumerate(texts)]
    return requests.conversation("", said, [Attached(name, "text/plain", text) for name, text in (files or {}).items()])


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["asked"][:30])
def test_an_answer(case: dict[str, Any]) -> None:
    assert answer(asking(case["asked"], files=case.get("files"))) == case["answer"]


@pytest.mark.parametrize("asked", ["help", "Hello!", "hi", "What can you do?", "Who are you?", "which model is this"])
def test_it_says_what_it_is(asked: str) -> None:
    assert answer(asking(asked)) == CAN
    assert CAN.startswith(WHO)


@pytest.mark.parametrize("asked", ["Write me a poem about ships", "2026-11-30T10:00 is when?", "x", "...", "the (1) thing"])
def test_what_it_cannot_do_it_says(asked: str) -> None:
    assert answer(asking(asked)).startswith(WHO)
    assert "found nothing" in answer(asking(asked, files={"a.txt": "zebras"}))


def test_the_same_words_get_the_same_answer() -> None:
    async def work() -> None:
        model = OfflineModel()
        asked = asking("how large is the budget of the ship?", files={"a": "The ship. The budget.", "b": "The budget of the ship."})
        assert len({await model.reply(asked) for _ in range(3)}) == 1
        await model.close()

    run(work())


def test_it_summarises_what_was_said() -> None:
    found = answer(asking("Where is the ship?", "In the harbour.", "summarise"))
    assert found == "So far:\n- You: Where is the ship?\n- I: In the harbour."
    again = answer(
        [*asking("Where is the ship?", "In the harbour.")[1:], {"role": "user", "content": requests.SUMMARY_INSTRUCTION}]
    )
    assert again == found
    long = answer(asking("word " * 1_000, "fine", "tl;dr"))
    assert len(long) < 300


@pytest.mark.parametrize("asked", ["(" * 199, "-" * 199 + "1", "9" * 199 + "+1", "1" + "+1" * 99, "((((((1+1" + ")" * 6])
def test_arithmetic_ends(asked: str) -> None:
    assert answer(asking(asked))


@pytest.mark.parametrize("expression", ["1 +", "", "* 2", "()", "1..2 + 3", "1 + a"])
def test_what_is_no_expression(expression: str) -> None:
    with pytest.raises(arithmetic.ArithmeticFault):
        arithmetic.work_out(expression)
