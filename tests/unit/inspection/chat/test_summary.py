"""Long conversations: a summary takes the place of old messages in what is sent, never in what is read."""

import json
import pathlib
from typing import Any

from tests.e2e.sender.receiver import DENY, answering

from interlock.inspection.chat import requests
from interlock.inspection.chat.models.base import ModelError
from interlock.inspection.chat.requests import Said
from interlock.inspection.sender.notices import RESET

from .conftest import BAD, MEMBER, Place, SteeredModel, denying, last, opened, run

#: Longer than what may stay as it is, shorter than what is summarised.
LONG = "echo: " + "word " * 5_000


async def long_talk(place: Place) -> str:
    """A conversation whose next message makes a summary."""
    talk = (await place.chat.start(MEMBER)).id
    await place.says(talk, LONG)
    return talk


def first_text(frame: dict[str, Any]) -> str:
    return str(frame["messages"][0]["content"][0]["text"])


def test_a_summary_takes_the_place_of_old_messages(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            talk = await long_talk(place)
            view = await place.says(talk, "echo: short")
            assert last(view).text == "short"
            whole, summarising, answered = place.frames()
            # The request for the summary is checked, with the whole of what it stands for.
            assert [message["role"] for message in summarising["messages"]] == ["user", "assistant", "user"]
            assert summarising["messages"][0] == whole["messages"][0]
            assert summarising["messages"][-1]["content"][0]["text"] == requests.SUMMARY_INSTRUCTION
            assert summarising["session_id"] == answered["session_id"] == talk
            assert first_text(answered).startswith(requests.SUMMARY_MARK)
            assert [message["role"] for message in answered["messages"]] == ["user", "user"]
            assert len(json.dumps(answered)) < 3_000
            # All of it is still read.
            assert [one.text[:11] for one in view.messages] == ["echo: word ", "word word w", "echo: short", "short"]
            assert [one.summarised for one in view.messages] == [True, True, False, False]
            # The next turn needs no other one.
            await place.says(talk, "echo: more")
            assert len(place.frames()) == 4
            assert first_text(place.frames()[-1]).startswith(requests.SUMMARY_MARK)
            await place.chat.reset(MEMBER, talk)
            await place.says(talk, "echo: anew")
            assert first_text(place.frames()[-1]) == "echo: anew"

    run(work())


def test_a_summary_is_made_of_the_last_one(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        model = SteeredModel()
        model.go.set()
        async with opened(tmp_path, model=model) as place:
            talk = (await place.chat.start(MEMBER)).id
            for number in range(3):
                model.says = f"said {number}"
                await place.says(talk, f"{LONG} {number}")
            first, second = [asked for asked in model.asked if asked[-1]["content"] == requests.SUMMARY_INSTRUCTION]
            assert [one["content"] for one in first[1:-1]] == [f"{LONG} 0", "said 0"]
            assert [one["content"] for one in second[1:-1]] == [requests.SUMMARY_MARK + "said 1", f"{LONG} 1", "said 1"]
            assert [one["content"] for one in model.asked[-1][1:]] == [requests.SUMMARY_MARK + "said 2", f"{LONG} 2"]

    run(work())


def test_a_denied_summary_stops_the_turn(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            talk = await long_talk(place)
            place.receiver.behave = answering(DENY)
            view = await place.says(talk, "echo: short")
            shown = last(view)
            assert (shown.text, shown.state) == ("echo: short", "blocked")
            assert shown.notice is not None
            assert "Take the card number back." in shown.notice.plain
            # What was denied is older than the message.
            assert view.buttons == (RESET,)
            assert len(place.frames()) == 2
            place.receiver.behave = answering(b"", 500)
            assert last(await place.says(talk, "echo: short")).state == "unavailable"
            place.receiver.behave = denying()
            assert last(await place.says(talk, "echo: go on")).text == "go on"

    run(work())


def test_a_summary_that_the_model_does_not_make_is_tried_again(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        model = SteeredModel()
        model.go.set()
        model.says = "word " * 5_000
        async with opened(tmp_path, model=model) as place:
            talk = await long_talk(place)
            model.fails = ModelError("the model cannot be reached", help="try again")
            assert (await place.says(talk, "short")).can_retry
            model.fails, model.says = None, "fine"
            assert last(await place.chat.retry(MEMBER, talk)).text == "fine"

    run(work())


def test_every_step_of_a_turn_shares_its_draw(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path, share=50) as place:
            seen = []
            for _ in range(24):
                talk = await long_talk(place)
                before = len(place.frames())
                await place.says(talk, "echo: short")
                turn = len(place.frames()) - before
                await place.chat.start_helper(MEMBER, talk, "echo: found")
                await place.rested(talk)
                seen.append((turn, len(place.frames()) - before - turn))
            # Summary, answer and helper are inspected together or not at all; by chance alone they would differ sooner or later.
            assert set(seen) == {(0, 0), (2, 1)}

    run(work())


def test_notes_go_along_once_and_with_the_newest_message(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            await place.chat.kept.save_note(MEMBER, "likes tea")
            talk = await long_talk(place)
            await place.says(talk, "echo: short")
            _, summarising, answered = place.frames()
            assert "likes tea" not in json.dumps(summarising)
            kinds = [[block["type"] for block in message["content"]] for message in answered["messages"]]
            assert kinds == [["text"], ["attachment", "text"]]
            assert BAD not in json.dumps(answered)

    run(work())


def test_the_newest_message_and_what_came_after_it_stay() -> None:
    half = "x" * (requests.SUMMARISE_OVER // 2)

    def said(*roles: str) -> list[Said]:
        return [Said(f"m{number}", number, role, "sent", half) for number, role in enumerate(roles)]

    for roles, count in (
        (("user",), 0),
        (("user", "assistant"), 0),
        (("user", "assistant", "user"), 2),
        (("user", "assistant", "user", "helper", "helper"), 2),
        (("user", "helper", "helper", "helper"), 0),
    ):
        assert len(requests.older(said(*roles))) == count, roles
    short = [Said(f"m{number}", number, "user", "sent", "x" * 1_000) for number in range(49)]
    # What stays is bounded too, so that the next turns need no summary.
    assert len(requests.older(short)) == 49 - requests.KEEP_RECENT // 1_000
    assert requests.older(short[:48]) == ()
