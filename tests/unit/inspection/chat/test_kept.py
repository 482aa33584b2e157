"""Notes and files."""

import pathlib

import pytest

from interlock.inspection.chat.types import MAX_FILE, MAX_FILES, MAX_NOTE, MAX_NOTES, ChatError, NotFoundError

from .conftest import MEMBER, last, opened, run


def test_notes_and_files_go_along_as_attachments(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            kept = place.chat.kept
            note = await kept.save_note(MEMBER, "likes tea")
            await kept.save_note(MEMBER, "likes green tea", note.id)
            file = await kept.save_file(MEMBER, "plan.csv", "größe,1\n".encode())
            assert await kept.notes(MEMBER) == (note.__class__(note.id, "likes green tea", note.created),)
            assert await kept.files(MEMBER) == (file,)
            assert (file.name, file.media_type, file.size) == ("plan.csv", "text/csv", 10)
            assert await kept.read_file(MEMBER, file.id) == (file, "größe,1\n")
            talk = (await place.chat.start(MEMBER)).id
            assert place.frames() == []
            await place.says(talk, "hello")
            (frame,) = place.frames()
            assert frame["messages"] == [
                {
                    "role": "user",
                    "content": [
                        {
                            "type": "attachment",
                            "file_name": None,
                            "media_type": "text/markdown",
                            "size_bytes": 15,
                            "text": "likes green tea",
                        },
                        {
                            "type": "attachment",
                            "file_name": "plan.csv",
                            "media_type": "text/csv",
                            "size_bytes": 10,
                            "text": "größe,1\n",
                        },
                        {"type": "text", "text": "hello"},
                    ],
                }
            ]
            await kept.remove(MEMBER, note.id)
            await kept.remove(MEMBER, file.id)
            with pytest.raises(NotFoundError):
                await kept.remove(MEMBER, file.id)
            await place.says(talk, "hello")
            assert [len(message["content"]) for message in place.frames()[-1]["messages"]] == [1, 1, 1]

    run(work())


def test_they_go_along_once_in_each_request(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            await place.chat.kept.save_note(MEMBER, "likes tea")
            talk = (await place.chat.start(MEMBER)).id
            for text in ("help", "help again"):
                await place.says(talk, text)
            kinds = [[block["type"] for block in message["content"]] for message in place.frames()[-1]["messages"]]
            assert kinds == [["text"], ["text"], ["attachment", "text"]]

    run(work())


def test_a_question_about_a_file_is_answered_from_it(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            await place.chat.kept.save_file(MEMBER, "plan.md", b"# Plan\n\nThe ship sails on Friday. The budget is 40 thousand.")
            talk = (await place.chat.start(MEMBER)).id
            text = last(await place.says(talk, "When does the ship sail?")).text
            assert "plan.md: The ship sails on Friday." in text

    run(work())


@pytest.mark.parametrize(
    ("name", "data", "kept"),
    [
        ("a.txt", b"text", "a.txt"),
        ("../../etc/passwd", b"text", "passwd"),
        ("C:\\temp\\a.txt", b"text", "a.txt"),
        ("a.txt", b"\xef\xbb\xbftext", "a.txt"),
        ("a.txt", b"x" * MAX_FILE, "a.txt"),
        ("a.txt", b"x" * (MAX_FILE + 1), ""),
        ("a.txt", b"", ""),
        ("a.txt", b"\xff\xfe\x00", ""),
        ("a.txt", b"a\0b", ""),
        ("", b"text", ""),
        ("..", b"text", ""),
        ("folder/", b"text", ""),
        ("a\nb.txt", b"text", ""),
        ("x" * 201, b"text", ""),
    ],
    ids=lambda value: repr(value)[:24],
)
def test_which_files_are_kept(tmp_path: pathlib.Path, name: str, data: bytes, kept: str) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            if kept:
                assert (await place.chat.kept.save_file(MEMBER, name, data)).name == kept
                return
            with pytest.raises(ChatError) as caught:
                await place.chat.kept.save_file(MEMBER, name, data)
            assert caught.value.help
            assert await place.chat.kept.files(MEMBER) == ()

    run(work())


def test_how_many_are_kept(tmp_path: pathlib.Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as place:
            kept = place.chat.kept
            for _ in range(MAX_FILES):
                file = await kept.save_file(MEMBER, "a.txt", b"text")
            for _ in range(MAX_NOTES):
                note = await kept.save_note(MEMBER, "text")
            for attempt in (kept.save_file(MEMBER, "a.txt", b"text"), kept.save_note(MEMBER, "text")):
                with pytest.raises(ChatError):
                    await attempt
            await kept.save_file(MEMBER, "b.txt", b"other", file.id)
            await kept.save_file("bob", "a.txt", b"text")
            for text in ("", "x" * (MAX_NOTE + 1)):
                with pytest.raises(ChatError):
                    await kept.save_note(MEMBER, text, note.id)
            for attempt in (kept.save_file(MEMBER, "a.txt", b"text", note.id), kept.save_note(MEMBER, "text", file.id)):
                with pytest.raises(NotFoundError):
                    await attempt

    run(work())
