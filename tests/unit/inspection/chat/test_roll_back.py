"""Where there is a point before a blocked message to go back to, and where what was denied may be older than it."""

import pathlib

from interlock.inspection.sender.notices import AGAIN_TEXT, EDIT, RESET

from .conftest import BAD, LATEST, MEMBER, denying, last, opened, run


def test_a_note_with_the_match_locks_no_one_out_of_the_reason(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path, denying(LATEST)) as place:
            talk = (await place.chat.start(MEMBER)).id
            await place.says(talk, "echo: hello")
            # Saving is not checked; the note travels with the next message, and what it holds is judged with it.
            note = await place.chat.kept.save_note(MEMBER, BAD)
            assert len(place.frames()) == 1
            view = await place.says(talk, "echo: harmless")
            assert (last(view).state, view.buttons) == ("blocked", (RESET,))
            assert BAD in str(place.frames()[-1]["messages"][-1])
            await place.chat.reset(MEMBER, talk)
            view = await place.says(talk, "echo: harmless")
            notice = last(view).notice
            assert notice is not None
            assert AGAIN_TEXT in notice.paragraphs
            assert view.buttons == ()
            await place.chat.kept.remove(MEMBER, note.id)
            assert last(await place.says(talk, "echo: fine")).text == "fine"

    run(work())


def test_a_file_that_was_allowed_before_is_not_the_reason(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            talk = (await place.chat.start(MEMBER)).id
            file = await place.chat.kept.save_file(MEMBER, "a.txt", b"harmless")
            await place.says(talk, "echo: hello")
            elsewhere = (await place.chat.start(MEMBER)).id
            assert (await place.says(elsewhere, BAD)).buttons == (EDIT, RESET)
            # Changed, it is not known any more.
            await place.chat.kept.save_file(MEMBER, "a.txt", b"other", file.id)
            await place.chat.edit(MEMBER, elsewhere)
            assert (await place.says(elsewhere, BAD)).buttons == (RESET,)

    run(work())


def test_a_file_that_went_along_unjudged_is_not_known(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path, mode="shadow") as place:
            talk = (await place.chat.start(MEMBER)).id
            await place.chat.kept.save_file(MEMBER, "a.txt", b"harmless")
            await place.says(talk, "echo: hello")
            await place.setting(mode="block")
            assert (await place.says(talk, BAD)).buttons == (RESET,)

    run(work())


def test_what_a_helper_found_may_be_the_reason(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path, mode="shadow") as place:
            talk = (await place.chat.start(MEMBER)).id
            await place.says(talk, "echo: hello")
            await place.chat.start_helper(MEMBER, talk, f"echo: {BAD}")
            await place.rested(talk)
            await place.setting(mode="block")
            view = await place.says(talk, "echo: harmless")
            assert (last(view).state, view.buttons) == ("blocked", (RESET,))
            (result,) = [
                block
                for message in place.frames()[-1]["messages"]
                for block in message["content"]
                if block["type"] == "tool_result"
            ]
            assert (result["tool_name"], result["content"]) == ("helper", BAD)

    run(work())


def test_a_message_that_could_not_be_checked_may_be_the_reason(tmp_path: pathlib.Path) -> None:
    from tests.e2e.sender.receiver import answering

    async def work() -> None:
        async with opened(tmp_path, answering(b"", 500)) as place:
            talk = (await place.chat.start(MEMBER)).id
            await place.says(talk, BAD)
            place.receiver.behave = denying()
            assert (await place.says(talk, "echo: harmless")).buttons == (RESET,)

    run(work())


def test_once_all_was_allowed_the_next_message_can_be_taken_back(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            talk = (await place.chat.start(MEMBER)).id
            await place.says(talk, f"echo: {BAD}")
            place.receiver.behave = denying(LATEST)
            await place.says(talk, "echo: fine")
            assert (await place.says(talk, f"echo: {BAD}")).buttons == (EDIT, RESET)

    run(work())


def test_a_helper_line_after_the_blocked_message_does_not_take_its_buttons(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            talk = (await place.chat.start(MEMBER)).id
            await place.says(talk, BAD)
            await place.chat.start_helper(MEMBER, talk, "echo: found")
            view = await place.rested(talk)
            assert [one.role for one in view.messages] == ["user", "helper"]
            assert view.buttons == (EDIT, RESET)
            assert await place.chat.edit(MEMBER, talk) == BAD

    run(work())
