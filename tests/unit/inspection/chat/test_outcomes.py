"""What a member sees, case by case: `tests/cases/chat/outcomes.jsonl`."""

import json
import pathlib
from typing import Any

import pytest
from tests.e2e.sender.receiver import DENY, answering

from interlock.inspection.sender.notices import EDIT, RESET
from interlock.model.errors import InterlockError

from .conftest import MEMBER, Place, denying, last, opened, run

CASES = [
    json.loads(line)
    for line in (pathlib.Path(__file__).parents[3] / "cases" / "chat" / "outcomes.jsonl").read_text(encoding="utf-8").splitlines()
]
REASON, MESSAGE = "Take the card number back.", "Ask the help desk."
VERDICTS = {"allow": denying(), "deny": answering(DENY), "fail": answering(b"", 500)}


def case_id(case: dict[str, Any]) -> str:
    return "-".join(case[name] for name in ("surface", "verdict", "mode", "situation"))


async def arrange(place: Place, talk: str, situation: str) -> None:
    """Come to the situation; the receiver allows until here."""
    place.receiver.behave = VERDICTS["allow"]
    if situation in ("reset", "reset_twice"):
        place.receiver.behave = VERDICTS["deny"]
    if situation in ("reset", "reset_twice", "tidied"):
        await place.says(talk, "an earlier message")
        await place.chat.reset(MEMBER, talk)
        place.receiver.behave = VERDICTS["allow"]
    if situation in ("file", "passed_file"):
        await place.chat.kept.save_file(MEMBER, "plan.txt", b"the plan")
    if situation == "passed_file":
        await place.says(talk, "an earlier message")
    if situation in ("blocked_before", "reset_twice"):
        place.receiver.behave = VERDICTS["deny"]
        await place.says(talk, "an earlier message")


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_what_a_member_sees(tmp_path: pathlib.Path, case: dict[str, Any]) -> None:
    async def work() -> None:
        async with opened(tmp_path, mode=case["mode"], blocked_message=MESSAGE) as place:
            talk = (await place.chat.start(MEMBER, case["surface"])).id
            await arrange(place, talk, case["situation"])
            place.receiver.behave = VERDICTS[case["verdict"]]
            view = await place.says(talk, "the message")
            if case["state"] == "sent":
                assert last(view).role == "assistant"
                shown = view.messages[-2]
            else:
                shown = last(view)
            assert (shown.role, shown.text, shown.state) == ("user", "the message", case["state"])
            assert view.buttons == tuple(case["buttons"])
            assert view.confirms_reset is (RESET in view.buttons)
            assert not view.can_retry
            if case["title"] is None:
                assert shown.notice is None
            else:
                assert shown.notice is not None
                texts = [{"REASON": REASON, "MESSAGE": MESSAGE}.get(text, text) for text in case["texts"]]
                assert (shown.notice.title, list(shown.notice.paragraphs)) == (case["title"], texts)
                assert shown.notice.buttons == view.buttons
            if EDIT in view.buttons:
                assert await place.chat.edit(MEMBER, talk) == "the message"
            else:
                with pytest.raises(InterlockError):
                    await place.chat.edit(MEMBER, talk)

    run(work())
