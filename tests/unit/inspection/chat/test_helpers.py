"""Helpers: background runs, checked as any request."""

import pathlib

import pytest
from tests.e2e.sender.receiver import answering

from interlock.inspection.chat.models.base import ModelError
from interlock.inspection.chat.requests import HELPER_MARK
from interlock.inspection.chat.types import MAX_HELPERS, ChatError
from interlock.inspection.sender.notices import HELPER_TEXT

from .conftest import BAD, MEMBER, SteeredModel, last, opened, run, until


def test_what_a_helper_finds_is_added(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            await place.chat.kept.save_note(MEMBER, "likes tea")
            talk = (await place.chat.start(MEMBER)).id
            await place.chat.start_helper(MEMBER, talk, "echo: found it")
            view = await place.rested(talk)
            (helper,) = view.helpers
            assert (helper.task, helper.state) == ("echo: found it", "done")
            assert (last(view).role, last(view).text, last(view).task) == ("helper", "found it", "echo: found it")
            (frame,) = place.frames()
            # A conversation of its own, with the member's notes.
            assert frame["session_id"] == helper.id
            blocks = frame["messages"][0]["content"]
            assert [block["type"] for block in blocks] == ["attachment", "text"]
            assert blocks[-1]["text"] == HELPER_MARK + "echo: found it"
            await place.says(talk, "echo: thanks")
            call, result = [
                block for message in place.frames()[-1]["messages"] for block in message["content"] if "tool" in block["type"]
            ]
            assert (call["tool_name"], call["input"]) == ("helper", {"task": "echo: found it"})
            assert (result["tool_use_id"], result["content"]) == (call["id"], "found it")

    run(work())


@pytest.mark.parametrize("behave", [None, answering(b"", 500)], ids=["denied", "unavailable"])
def test_a_stopped_helper_leaves_one_line_without_a_reason(tmp_path: pathlib.Path, behave: object) -> None:
    async def work() -> None:
        async with opened(tmp_path, behave) as place:  # type: ignore[arg-type]
            talk = (await place.chat.start(MEMBER)).id
            await place.chat.start_helper(MEMBER, talk, f"echo: {BAD}")
            view = await place.rested(talk)
            assert [helper.state for helper in view.helpers] == ["stopped"]
            assert [(one.role, one.text, one.notice) for one in view.messages] == [("system", HELPER_TEXT, None)]
            assert view.buttons == ()

    run(work())


def test_the_model_learns_that_policy_stopped_a_helper(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        model = SteeredModel()
        model.go.set()
        async with opened(tmp_path, model=model) as place:
            talk = (await place.chat.start(MEMBER)).id
            await place.chat.start_helper(MEMBER, talk, BAD)
            await place.rested(talk)
            await place.says(talk, "and?")
            assert model.asked[-1][0]["role"] == "system"
            assert model.asked[-1][0]["content"].endswith(HELPER_TEXT)
            assert BAD not in str(model.asked)

    run(work())


def test_a_helper_whose_model_fails(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        model = SteeredModel()
        model.go.set()
        model.fails = ModelError("the model cannot be reached", help="try again")
        async with opened(tmp_path, model=model) as place:
            talk = (await place.chat.start(MEMBER)).id
            await place.chat.start_helper(MEMBER, talk, "task")
            view = await place.rested(talk)
            assert [helper.state for helper in view.helpers] == ["failed"]
            assert last(view).text == "The helper failed. The model cannot be reached."
            # The endpoint's own words were in no frame: they are for the member alone.
            model.fails = None
            await place.says(talk, "and?")
            assert model.asked[-1][0]["content"].endswith(" they help.\nThe helper failed.")

    run(work())


def test_helpers_are_bounded_and_a_reset_stops_them(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        model = SteeredModel()
        async with opened(tmp_path, model=model) as place:
            talk = (await place.chat.start(MEMBER)).id
            for _ in range(MAX_HELPERS):
                await place.chat.start_helper(MEMBER, talk, "task")
            with pytest.raises(ChatError):
                await place.chat.start_helper(MEMBER, talk, "task")
            await until(lambda: len(model.asked) == MAX_HELPERS)
            view = await place.chat.reset(MEMBER, talk)
            assert (view.helpers, view.running, model.cancelled) == ((), False, MAX_HELPERS)
            model.go.set()
            # One that another process runs comes back to nothing.
            async with place.other_worker(slow := SteeredModel()) as other:
                await other.start_helper(MEMBER, talk, "task")
                await until(lambda: bool(slow.asked))
                await place.chat.reset(MEMBER, talk)
                slow.go.set()
            view = await place.chat.open(MEMBER, talk)
            assert (view.helpers, view.messages) == ((), ())

    run(work())


def test_a_helper_that_a_process_left_is_failed_after_its_lease(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        model = SteeredModel()
        async with opened(tmp_path, model=model) as place:
            talk = (await place.chat.start(MEMBER)).id
            await place.chat.start_helper(MEMBER, talk, "task")
            await until(lambda: bool(model.asked))
            place.box.now += 31
            view = await place.chat.open(MEMBER, talk)
            assert [helper.state for helper in view.helpers] == ["failed"]
            model.go.set()

    run(work())
