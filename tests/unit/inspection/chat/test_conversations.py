"""Conversations: whose they are, turns, buttons, what stays and what goes, what is stored."""

import asyncio
import pathlib

import pytest

from interlock.inspection.chat.models.base import ModelError
from interlock.inspection.chat.models.offline import CAN
from interlock.inspection.chat.types import (
    CHECKED_TEXT,
    INTERRUPTED_TEXT,
    MAX_TEXT,
    SEALED_TEXT,
    UNTITLED,
    BusyError,
    ChatError,
    NotFoundError,
)
from interlock.inspection.sender.notices import EDIT, RESET
from interlock.storage.chat_port import ChatStore
from interlock.storage.memory.chat import MemoryChatStore
from interlock.wiring import open_chat_store

from .conftest import BAD, LATEST, MEMBER, SteeredModel, denying, last, opened, run, said, until

STORES = {"memory": lambda _: MemoryChatStore(), "sqlite": open_chat_store}


@pytest.mark.parametrize("make", STORES.values(), ids=STORES)
def test_a_conversation_with_the_offline_model(tmp_path: pathlib.Path, make: "type[ChatStore]") -> None:
    async def work() -> None:
        async with opened(tmp_path, make_store=make) as place:
            started = await place.chat.start(MEMBER)
            assert started.title == UNTITLED
            view = await place.says(started.id, "help")
            assert said(view) == [("user", "sent", "help"), ("assistant", "sent", CAN)]
            assert view.checked
            assert CHECKED_TEXT
            assert view.conversation.title == "help"
            (frame,) = place.frames()
            assert frame["session_id"] == started.id
            assert frame["actor"]["id"] == MEMBER
            assert frame["model"] == "interlock-offline"
            assert frame["messages"] == [{"role": "user", "content": [{"type": "text", "text": "help"}]}]
            await place.says(started.id, "what is 6 * 7?")
            assert [message["role"] for message in place.frames()[1]["messages"]] == ["user", "assistant", "user"]

    run(work())


def test_another_members_is_as_if_it_were_not_there(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            chat = place.chat
            talk = (await chat.start(MEMBER)).id
            note = await chat.kept.save_note(MEMBER, "mine")
            file = await chat.kept.save_file(MEMBER, "a.txt", b"mine")
            routine = await chat.routines.save(MEMBER, "mine", "help", "manual")
            tries = [
                chat.open("bob", talk),
                chat.send("bob", talk, "hello"),
                chat.retry("bob", talk),
                chat.edit("bob", talk),
                chat.reset("bob", talk),
                chat.rename("bob", talk, "title"),
                chat.delete("bob", talk),
                chat.start_helper("bob", talk, "task"),
                chat.kept.save_note("bob", "text", note.id),
                chat.kept.save_file("bob", "a.txt", b"text", file.id),
                chat.kept.read_file("bob", file.id),
                chat.kept.remove("bob", note.id),
                chat.kept.remove("bob", file.id),
                chat.routines.save("bob", "name", "prompt", "manual", id=routine.id),
                chat.routines.switch("bob", routine.id, on=False),
                chat.routines.run_now("bob", routine.id),
                chat.routines.history("bob", routine.id),
                chat.routines.remove("bob", routine.id),
                chat.open(MEMBER, "nothing"),
            ]
            for attempt in tries:
                with pytest.raises(NotFoundError):
                    await attempt
            assert (await chat.conversations("bob")).conversations == ()
            assert await chat.kept.notes("bob") == ()
            assert await chat.kept.files("bob") == ()
            assert await chat.routines.list("bob") == ()
            assert [one.id for one in (await chat.conversations(MEMBER)).conversations] == [talk]
            assert await chat.kept.notes(MEMBER) == (note,)
            assert await chat.member_of(talk) == MEMBER
            assert await chat.member_of("nothing") is None

    run(work())


def test_pages_of_conversations_and_of_messages(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path, mode="shadow") as place:
            ids = []
            for _ in range(5):
                place.box.now += 1
                ids.append((await place.chat.start(MEMBER)).id)
            first = await place.chat.conversations(MEMBER, limit=3)
            second = await place.chat.conversations(MEMBER, first.older, limit=3)
            assert [one.id for one in (*first.conversations, *second.conversations)] == ids[::-1]
            assert second.older == ""
            with pytest.raises(NotFoundError):
                await place.chat.conversations(MEMBER, "nonsense")
            for number in range(15):
                await place.says(ids[0], f"echo: {number}")
            newest = await place.chat.open(MEMBER, ids[0], limit=20)
            older = await place.chat.open(MEMBER, ids[0], before=newest.earlier, limit=20)
            texts = [one.text for one in (*older.messages, *newest.messages)]
            assert texts[::2] == [f"echo: {number}" for number in range(15)]
            assert (len(newest.messages), len(older.messages), older.earlier) == (20, 10, 0)

    run(work())


@pytest.mark.parametrize("text", ["", " \n", "x" * (MAX_TEXT + 1), "a\0b"])
def test_a_text_that_cannot_be_sent(tmp_path: pathlib.Path, text: str) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            talk = (await place.chat.start(MEMBER)).id
            with pytest.raises(ChatError) as caught:
                await place.says(talk, text)
            assert caught.value.help
            with pytest.raises(ChatError):
                await place.chat.start_helper(MEMBER, talk, text)
            assert (await place.chat.open(MEMBER, talk)).messages == ()
            await place.says(talk, "count: " + "x" * (MAX_TEXT - 7))

    run(work())


def test_one_turn_of_a_conversation_at_a_time(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        model = SteeredModel()
        async with opened(tmp_path, model=model) as place:
            talk = (await place.chat.start(MEMBER)).id
            view = await place.chat.send(MEMBER, talk, "first", wait=False)
            assert view.running
            assert said(view) == [("user", "running", "first")]
            with pytest.raises(BusyError):
                await place.says(talk, "second")
            async with place.other_worker() as other:
                with pytest.raises(BusyError):
                    await other.send(MEMBER, talk, "second")
            other_id = (await place.chat.start(MEMBER)).id
            await place.chat.send(MEMBER, other_id, "elsewhere", wait=False)
            model.go.set()
            assert said(await place.rested(talk)) == [("user", "sent", "first"), ("assistant", "sent", "an answer")]
            await place.rested(other_id)
        assert model.closed

    run(work())


def test_a_caller_that_goes_away_does_not_end_the_turn(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        model = SteeredModel()
        async with opened(tmp_path, model=model) as place:
            talk = (await place.chat.start(MEMBER)).id
            caller = asyncio.create_task(place.says(talk, "hello"))
            await until(lambda: bool(model.asked))
            caller.cancel()
            await asyncio.gather(caller, return_exceptions=True)
            model.go.set()
            assert last(await place.rested(talk)).text == "an answer"

    run(work())


def test_a_blocked_message_stays_and_is_judged_again_with_the_next(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            talk = (await place.chat.start(MEMBER)).id
            await place.says(talk, f"echo: {BAD}")
            view = await place.says(talk, "echo: harmless")
            assert [(one.state, one.notice is not None) for one in view.messages] == [("blocked", True)] * 2
            assert view.buttons == (RESET,)
            frame = place.frames()[-1]
            assert [message["content"][0]["text"] for message in frame["messages"]] == [f"echo: {BAD}", "echo: harmless"]
            # A receiver that judges the newest message alone lets the chat go on.
            place.receiver.behave = denying(LATEST)
            view = await place.says(talk, "echo: go on")
            assert last(view).text == "go on"
            assert view.buttons == ()
            assert [one.state for one in view.messages] == ["blocked", "blocked", "sent", "sent"]

    run(work())


def test_edit_rolls_the_message_back(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            talk = (await place.chat.start(MEMBER)).id
            await place.says(talk, "echo: good")
            view = await place.says(talk, f"echo: {BAD}")
            assert view.buttons == (EDIT, RESET)
            assert await place.chat.edit(MEMBER, talk) == f"echo: {BAD}"
            view = await place.chat.open(MEMBER, talk)
            assert [one.text for one in view.messages] == ["echo: good", "good"]
            assert view.buttons == ()
            with pytest.raises(ChatError):
                await place.chat.edit(MEMBER, talk)
            view = await place.says(talk, "echo: better")
            assert last(view).text == "better"
            assert BAD not in str(place.frames()[-1])

    run(work())


def test_what_was_taken_back_stays_until_something_is_sent(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            talk = (await place.chat.start(MEMBER)).id
            await place.says(talk, BAD)
            for _ in "twice":
                assert await place.chat.edit(MEMBER, talk, keep=True) == BAD
                view = await place.chat.open(MEMBER, talk)
                assert (view.draft, view.messages, view.just_reset) == (BAD, (), False)
            view = await place.says(talk, "echo: better")
            assert (view.draft, last(view).text) == ("", "better")
            assert BAD not in str(place.frames()[-1])
            with pytest.raises(ChatError):
                await place.chat.edit(MEMBER, talk, keep=True)

    run(work())


def test_a_member_whose_team_was_removed_follows_the_first_there_is(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            place.box.store.select(MEMBER, "gone")
            await until(lambda: place.gate.known is not None and place.gate.known.members[MEMBER] == "gone")
            talk = (await place.chat.start(MEMBER)).id
            assert last(await place.says(talk, BAD)).state == "blocked"

    run(work())


def test_the_first_message_blocked_and_taken_back_names_nothing(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            talk = (await place.chat.start(MEMBER)).id
            view = await place.says(talk, f"echo: {BAD}")
            assert view.conversation.title == UNTITLED
            await place.chat.edit(MEMBER, talk)
            view = await place.says(talk, "echo: " + "word " * 20)
            assert view.conversation.title == "echo: word word word word word word word …"

    run(work())


def test_a_title_is_never_of_a_blocked_message(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path, denying(LATEST)) as place:
            talk = (await place.chat.start(MEMBER)).id
            await place.says(talk, f"echo: {BAD}")
            assert (await place.says(talk, "echo: harmless")).conversation.title == "echo: harmless"
            assert (await place.says(talk, "echo: another")).conversation.title == "echo: harmless"

    run(work())


def test_reset_clears_messages_and_keeps_the_rest(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            chat = place.chat
            talk = (await chat.start(MEMBER)).id
            named = (await chat.start(MEMBER)).id
            await chat.rename(MEMBER, named, "  My \n title ")
            note = await chat.kept.save_note(MEMBER, "likes tea")
            file = await chat.kept.save_file(MEMBER, "a.txt", b"text")
            routine = await chat.routines.save(MEMBER, "morning", "help", "manual")
            for one in (talk, named):
                await place.says(one, "echo: hello")
                await place.says(one, f"echo: {BAD}")
                view = await chat.reset(MEMBER, one)
                assert view.just_reset
                assert (view.messages, view.helpers, view.buttons) == ((), (), ())
            titles = {one.id: one.title for one in (await chat.conversations(MEMBER)).conversations}
            assert titles == {talk: UNTITLED, named: "My title"}
            assert await chat.kept.notes(MEMBER) == (note,)
            assert await chat.kept.files(MEMBER) == (file,)
            assert await chat.routines.list(MEMBER) == (routine,)
            view = await place.says(talk, "echo: again")
            assert not view.just_reset
            assert len(view.messages) == 2

    run(work())


def test_a_reset_in_the_middle_of_a_turn(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        model = SteeredModel()
        async with opened(tmp_path, model=model) as place:
            talk = (await place.chat.start(MEMBER)).id
            async with place.other_worker() as other:
                for number, chat in enumerate((place.chat, other), 1):
                    await place.chat.send(MEMBER, talk, "hello", wait=False)
                    await until(lambda number=number: len(model.asked) == number)  # type: ignore[misc]
                    view = await chat.reset(MEMBER, talk)
                    assert not view.running
                    assert view.messages == ()
                    # The other process looks after its lease only.
                    assert model.cancelled == 1
            model.go.set()
            view = await place.says(talk, "next")
            assert [one.text for one in view.messages] == ["next", "an answer"]

    run(work())


def test_a_reset_after_which_nothing_could_be_checked_is_still_fresh(tmp_path: pathlib.Path) -> None:
    from tests.e2e.sender.receiver import answering

    async def work() -> None:
        async with opened(tmp_path) as place:
            talk = (await place.chat.start(MEMBER)).id
            await place.chat.kept.save_note(MEMBER, BAD)
            await place.says(talk, "hello")
            await place.chat.reset(MEMBER, talk)
            place.receiver.behave = answering(b"", 500)
            assert last(await place.says(talk, "hello")).state == "unavailable"
            place.receiver.behave = denying()
            view = await place.says(talk, "hello")
            assert last(view).state == "blocked"
            assert view.buttons == ()

    run(work())


def test_a_model_that_fails_and_is_tried_again(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        model = SteeredModel()
        model.go.set()
        model.fails = ModelError("the model cannot be reached", help="try again in a minute")
        async with opened(tmp_path, model=model) as place:
            talk = (await place.chat.start(MEMBER)).id
            view = await place.says(talk, "hello")
            assert (last(view).state, last(view).error) == ("failed", "The model cannot be reached; try again in a minute.")
            assert (view.can_retry, view.buttons) == (True, ())
            model.fails = ZeroDivisionError("a fault with hello in it")
            view = await place.chat.retry(MEMBER, talk)
            assert (last(view).state, "hello in it" in last(view).error) == ("failed", False)
            model.fails = None
            view = await place.chat.retry(MEMBER, talk)
            assert said(view) == [("user", "sent", "hello"), ("assistant", "sent", "an answer")]
            assert last(view).error == view.messages[0].error == ""
            with pytest.raises(ChatError):
                await place.chat.retry(MEMBER, talk)
            assert len(place.frames()) == 3

    run(work())


def test_a_service_that_stops_ends_its_turns(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            talk = (await place.chat.start(MEMBER)).id
            model = SteeredModel()
            async with place.other_worker(model) as stopping:
                await stopping.send(MEMBER, talk, "echo: hello", wait=False)
                await until(lambda: bool(model.asked))
            view = await place.chat.open(MEMBER, talk)
            assert (view.running, view.can_retry, last(view).error) == (False, True, INTERRUPTED_TEXT)
            assert last(await place.chat.retry(MEMBER, talk)).text == "hello"

    run(work())


def test_a_surface_finds_its_conversation_again(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            first = await place.chat.start(MEMBER, "slack_dm", reference="T1/D1")
            assert (await place.chat.start(MEMBER, "slack_dm", reference="T1/D1")).id == first.id
            with pytest.raises(NotFoundError):
                await place.chat.start("bob", "slack_dm", reference="T1/D1")
            assert (await place.chat.start("bob", "slack_dm", reference="T1/D2")).id != first.id
            for surface in ("routine", "helper", "api", "billboard"):
                with pytest.raises(ValueError):
                    await place.chat.start(MEMBER, surface)

    run(work())


def test_deleting_and_forgetting(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            chat = place.chat
            ids = [(await chat.start(MEMBER)).id for _ in range(2)]
            for talk in ids:
                await place.says(talk, "echo: hello")
            await chat.delete(MEMBER, ids[0])
            with pytest.raises(NotFoundError):
                await chat.open(MEMBER, ids[0])
            await chat.kept.save_note(MEMBER, "note")
            await chat.forget(MEMBER)
            assert (await chat.conversations(MEMBER)).conversations == ()
            assert await chat.kept.notes(MEMBER) == ()
            await chat.start(MEMBER)
            place.box.now += 25 * 3600
            assert await chat.prune() == 1

    run(work())


@pytest.mark.parametrize(
    ("selected", "team", "checked"), [(True, "", True), (False, "", True), (False, "acme", True), (False, "none", False)]
)
def test_which_team_a_conversation_follows(tmp_path: pathlib.Path, selected: bool, team: str, checked: bool) -> None:
    async def work() -> None:
        async with opened(tmp_path, selected=selected, team=team) as place:
            talk = (await place.chat.start(MEMBER)).id
            view = await place.says(talk, f"echo: {BAD}")
            assert view.checked is checked
            assert (last(view).state == "blocked") is checked
            assert len(place.frames()) == checked

    run(work())


def test_what_is_said_and_kept_is_not_in_the_file(tmp_path: pathlib.Path) -> None:
    async def work() -> list[str]:
        marks = [
            "secretsaid",
            "secretnote",
            "secretfile",
            "secretfilename",
            "secretprompt",
            "secretname",
            "secrettitle",
            "secrettask",
        ]
        async with opened(tmp_path) as place:
            chat = place.chat
            talk = (await chat.start(MEMBER)).id
            await place.says(talk, "echo: secretsaid")
            await place.says(talk, f"echo: {BAD}")
            await chat.rename(MEMBER, talk, "secrettitle")
            await chat.kept.save_note(MEMBER, "secretnote")
            await chat.kept.save_file(MEMBER, "secretfilename.txt", b"secretfile")
            routine = await chat.routines.save(MEMBER, "secretname", "echo: secretprompt", "manual")
            await chat.routines.run_now(MEMBER, routine.id)
            await chat.start_helper(MEMBER, talk, "echo: secrettask")
            await place.rested(talk)
            held = b"".join(
                path.read_bytes() for path in pathlib.Path(place.box.state).iterdir() if path.name.startswith("chat.db")
            )
        assert talk.encode() in held
        return [mark for mark in [*marks, BAD, "card number"] if mark.encode() in held]

    assert run(work()) == []


def test_a_blob_that_was_moved_to_another_row_does_not_open(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            ids = [(await place.chat.start(MEMBER)).id for _ in range(2)]
            await place.says(ids[0], "echo: hello")
            moved = place.store.messages(ids[0])[0]._replace(conversation=ids[1], id="message_moved", turn="t")
            place.store.begin(ids[1], "t", place.box.now, place.box.now + 30, moved)
            place.store.end(ids[1], "t", place.box.now, state="sent")
            view = await place.chat.open(MEMBER, ids[1])
            assert [one.text for one in view.messages] == [SEALED_TEXT]
            view = await place.says(ids[1], "echo: on")
            assert last(view).state == "failed"
            assert "vault.key" in last(view).error
            assert len(place.frames()) == 1
            await place.chat.reset(MEMBER, ids[1])
            assert last(await place.says(ids[1], "echo: on")).text == "on"

    run(work())


def test_what_cannot_be_opened_is_listed_to_be_deleted(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            chat = place.chat
            note, file = await chat.kept.save_note(MEMBER, "n"), await chat.kept.save_file(MEMBER, "a.txt", b"text")
            routine = await chat.routines.save(MEMBER, "morning", "help", "manual")
            for row in place.store.items(MEMBER):
                place.store.change_item(row._replace(body="broken"))
            place.store.change_routine(place.store.routines(MEMBER)[0]._replace(body="broken"))
            assert [one.text for one in await chat.kept.notes(MEMBER)] == [SEALED_TEXT]
            assert [one.id for one in await chat.kept.files(MEMBER)] == [file.id]
            assert [one.name for one in await chat.routines.list(MEMBER)] == [SEALED_TEXT]
            talk = (await chat.start(MEMBER)).id
            assert "a note or a file" in last(await place.says(talk, "hello")).error.lower()
            history = await chat.routines.run_now(MEMBER, routine.id)
            assert "vault.key" in history.runs[0].text
            for one in (note, file):
                await chat.kept.remove(MEMBER, one.id)
            await chat.routines.remove(MEMBER, routine.id)
            assert last(await place.says(talk, "echo: on")).text == "on"

    run(work())
