"""Notes and files of the member: they travel with every request of the chat, and a reset keeps them."""

from starlette.responses import Response

from interlock.inspection.chat import types
from interlock.inspection.chat.types import ChatError
from interlock.web.page import EVERYBODY, View, get, post
from interlock.web.pages.chat_shared import answered, chat_of


@answered
async def show(view: View) -> Response:
    """All notes and files."""
    return await _page(view)


@answered
async def save_note(view: View) -> Response:
    """Add a note, or change one."""
    try:
        await chat_of(view).kept.save_note(view.account, view.form.get("note", ""), view.form.get("id", ""))
    except types.NotFoundError:
        raise
    except ChatError as exc:
        return await _page(view, note=view.form.get("note", ""), note_fault=exc)
    return view.see_other("/chat/kept", "note")


@answered
async def save_file(view: View) -> Response:
    """Add a file from its name and its text."""
    name, text = view.form.get("name", "").strip(), view.form.get("content", "")
    try:
        await chat_of(view).kept.save_file(view.account, name, text.encode("utf-8"))
    except ChatError as exc:
        return await _page(view, name=name, content=text, file_fault=exc)
    return view.see_other("/chat/kept", "file")


@answered
async def show_file(view: View) -> Response:
    """A file's text."""
    file, text = await chat_of(view).kept.read_file(view.account, view.part("id"))
    return view.render("chat_file.html", file=file, text=text)


@answered
async def remove(view: View) -> Response:
    """Remove a note or a file."""
    await chat_of(view).kept.remove(view.account, view.part("id"))
    return view.see_other("/chat/kept", "removed")


async def _page(
    view: View,
    *,
    note: str = "",
    note_fault: "ChatError | None" = None,
    name: str = "",
    content: str = "",
    file_fault: "ChatError | None" = None,
) -> Response:
    kept = chat_of(view).kept
    return view.render(
        "chat_kept.html",
        422 if note_fault or file_fault else 200,
        notes=await kept.notes(view.account),
        files=await kept.files(view.account),
        note=note,
        note_fault=note_fault,
        name=name,
        content=content,
        file_fault=file_fault,
        types=types,
    )


ACTIONS = (
    get("/chat/kept", show, EVERYBODY),
    post("/chat/notes", save_note, EVERYBODY),
    post("/chat/files", save_file, EVERYBODY),
    get("/chat/files/{id}", show_file, EVERYBODY),
    post("/chat/kept/{id}/remove", remove, EVERYBODY),
)
