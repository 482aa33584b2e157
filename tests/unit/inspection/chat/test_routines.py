"""Routines: who runs them, what their history shows."""

import pathlib

import pytest
from tests.e2e.sender.receiver import answering

from interlock.inspection.chat.models.base import ModelError
from interlock.inspection.chat.routines import FAILED_TITLE, RoutineRunner
from interlock.inspection.chat.types import INTERRUPTED_TEXT, MAX_NAME, MAX_ROUTINES, MAX_TEXT, ChatError, NotFoundError
from interlock.inspection.sender import notices

from .conftest import BAD, MEMBER, SteeredModel, opened, run, until


def test_a_routine_and_its_history(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            routines = place.chat.routines
            await place.chat.kept.save_note(MEMBER, "likes tea")
            made = await routines.save(MEMBER, " Morning \n news ", "echo: good morning", "every 15 minutes")
            assert (made.name, made.schedule, made.on, made.due) == ("Morning news", "every 15 minutes", True, place.box.now + 900)
            assert await routines.list(MEMBER) == (made,)
            place.box.now += 5
            history = await routines.run_now(MEMBER, made.id)
            (ran,) = history.runs
            assert (ran.state, ran.title, ran.text) == ("succeeded", "Morning news", "good morning")
            assert (ran.started, ran.ended) == (place.box.now, place.box.now)
            # By hand it runs out of turn.
            assert history.routine == made
            (frame,) = place.frames()
            assert [block["type"] for block in frame["messages"][0]["content"]] == ["attachment", "text"]
            assert frame["actor"]["id"] == MEMBER
            assert frame["session_id"] == ran.id
            changed = await routines.save(MEMBER, "Evening", "echo: good evening", "manual", id=made.id)
            assert (changed.id, changed.schedule, changed.due) == (made.id, "manual", 0.0)
            history = await routines.run_now(MEMBER, made.id)
            assert [one.text for one in history.runs] == ["good evening", "good morning"]
            await routines.remove(MEMBER, made.id)
            with pytest.raises(NotFoundError):
                await routines.history(MEMBER, made.id)

    run(work())


def test_a_change_of_name_does_not_put_a_routine_off(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            routines = place.chat.routines
            made = await routines.save(MEMBER, "name", "prompt", "every 15 minutes")
            place.box.now += 600
            renamed = await routines.save(MEMBER, "other", "prompt", "every 15 minutes", id=made.id)
            assert renamed.due == made.due
            off = await routines.switch(MEMBER, made.id, on=False)
            assert (off.on, off.due, off.name) == (False, 0.0, "other")
            on = await routines.switch(MEMBER, made.id, on=True)
            assert on.due == place.box.now + 900

    run(work())


@pytest.mark.parametrize(
    ("behave", "title", "text"),
    [
        (None, notices.BLOCKED_TITLE, notices.ROUTINE_TEXT),
        (answering(b"", 500), notices.UNAVAILABLE_TITLE, notices.ROUTINE_UNAVAILABLE),
    ],
    ids=["denied", "unavailable"],
)
def test_a_stopped_run_shows_the_fixed_title_and_text_alone(tmp_path: pathlib.Path, behave: object, title: str, text: str) -> None:
    async def work() -> None:
        async with opened(tmp_path, behave, blocked_message="Ask the help desk.") as place:  # type: ignore[arg-type]
            made = await place.chat.routines.save(MEMBER, "name", f"echo: {BAD}", "manual")
            (ran,) = (await place.chat.routines.run_now(MEMBER, made.id)).runs
            assert (ran.state, ran.title, ran.text) == ("failed", title, text)

    run(work())


def test_a_model_that_fails(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        model = SteeredModel()
        model.go.set()
        model.fails = ModelError("the model cannot be reached", help="try again")
        async with opened(tmp_path, model=model) as place:
            made = await place.chat.routines.save(MEMBER, "name", "prompt", "manual")
            (ran,) = (await place.chat.routines.run_now(MEMBER, made.id)).runs
            assert (ran.state, ran.title, ran.text) == ("failed", FAILED_TITLE, "The model cannot be reached; try again.")

    run(work())


def test_of_several_workers_one_runs_what_is_due(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place, place.other_worker() as second, place.other_worker() as third:
            workers = [place.chat, second, third]
            routines = place.chat.routines
            made = [await routines.save(MEMBER, f"name {number}", "echo: ran", "every 15 minutes") for number in range(4)]
            await routines.save(MEMBER, "off", "echo: ran", "every 15 minutes", on=False)
            await routines.save(MEMBER, "manual", "echo: ran", "manual")
            assert [await worker.routines.run_due() for worker in workers] == [0, 0, 0]
            # Missed times are made up for by one run.
            place.box.now += 50_000
            assert sum([await worker.routines.run_due() for worker in workers]) == 4
            for worker in workers:
                await worker.routines.idle()
            for one in made:
                history = await routines.history(MEMBER, one.id)
                assert [ran.text for ran in history.runs] == ["ran"]
                assert history.routine.due == place.box.now + 900
            assert len(place.frames()) == 4
            assert sum([await worker.routines.run_due() for worker in workers]) == 0

    run(work())


def test_a_runner_starts_what_is_due_until_it_is_stopped(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        model = SteeredModel()
        model.go.set()
        async with opened(tmp_path, model=model) as place:
            routines = place.chat.routines
            made = await routines.save(MEMBER, "name", "prompt", "every 15 minutes")
            async with RoutineRunner(routines, every=0.01):
                for number in (1, 2):
                    place.box.now += 900
                    await until(lambda number=number: len(model.asked) == number)  # type: ignore[misc]
                await routines.idle()
                model.go.clear()
                place.box.now += 900
                await until(lambda: len(model.asked) == 3)
            # What runs while it stops is not left running.
            history = await routines.history(MEMBER, made.id)
            assert [ran.state for ran in history.runs] == ["failed", "succeeded", "succeeded"]
            assert (history.runs[0].title, history.runs[0].text) == (FAILED_TITLE, INTERRUPTED_TEXT)
            assert not history.routine.running
            place.box.now += 900
            assert len(model.asked) == 3

    run(work())


def test_one_run_at_a_time_and_one_that_was_left(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        model = SteeredModel()
        async with opened(tmp_path, model=model) as place:
            routines = place.chat.routines
            made = await routines.save(MEMBER, "name", "prompt", "every 15 minutes")
            history = await routines.run_now(MEMBER, made.id, wait=False)
            assert history.routine.running
            assert [(ran.state, ran.title, ran.text, ran.ended) for ran in history.runs] == [("running", "", "", 0.0)]
            with pytest.raises(ChatError):
                await routines.run_now(MEMBER, made.id)
            await until(lambda: bool(model.asked))
            place.box.now += 31
            history = await routines.history(MEMBER, made.id)
            assert [(ran.state, ran.text) for ran in history.runs] == [("failed", INTERRUPTED_TEXT)]
            model.go.set()
            await routines.idle()
            # What comes back too late changes nothing.
            assert (await routines.history(MEMBER, made.id)).runs == history.runs

    run(work())


def test_a_routine_that_is_deleted_while_it_runs(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        model = SteeredModel()
        async with opened(tmp_path, model=model) as place:
            routines = place.chat.routines
            made = await routines.save(MEMBER, "name", "prompt", "manual")
            await routines.run_now(MEMBER, made.id, wait=False)
            await until(lambda: bool(model.asked))
            await routines.remove(MEMBER, made.id)
            model.go.set()
            await routines.idle()
            assert await routines.list(MEMBER) == ()

    run(work())


@pytest.mark.parametrize(
    ("name", "prompt", "schedule"),
    [
        ("", "prompt", "manual"),
        ("x" * (MAX_NAME + 1), "prompt", "manual"),
        ("name", "", "manual"),
        ("name", "x" * (MAX_TEXT + 1), "manual"),
        ("name", "prompt", "now and then"),
    ],
    ids=["no name", "long name", "no prompt", "long prompt", "schedule"],
)
def test_what_cannot_be_saved(tmp_path: pathlib.Path, name: str, prompt: str, schedule: str) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            with pytest.raises(ChatError):
                await place.chat.routines.save(MEMBER, name, prompt, schedule)
            assert await place.chat.routines.list(MEMBER) == ()

    run(work())


def test_how_many_are_kept(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            for _ in range(MAX_ROUTINES):
                await place.chat.routines.save(MEMBER, "name", "prompt", "manual")
            with pytest.raises(ChatError):
                await place.chat.routines.save(MEMBER, "name", "prompt", "manual")

    run(work())
