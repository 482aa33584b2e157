"""The member's chat: their conversations, and one of them with its box, its notices and what may be done about them."""

import hashlib
import logging
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from interlock.inspection.chat import types
from interlock.inspection.chat.service import ChatService
from interlock.inspection.chat.types import CHECKED_TEXT, ChatError
from interlock.inspection.chat.types import View as Talk
from interlock.inspection.sender import notices
from interlock.model.errors import InterlockError
from interlock.web.page import EVERYBODY, Page, View, get, post
from interlock.web.pages import chat_kept
from interlock.web.pages.chat_shared import answered, chat_of

log = logging.getLogger("interlock.dashboard")

_LIST = 30


@answered
async def show(view: View) -> Response:
    """The member's conversations, and what the chat is."""
    chat = chat_of(view)
    page = await chat.conversations(view.account, view.query("before"), _LIST)
    teams, team = await run_in_threadpool(_teams, view)
    checked = CHECKED_TEXT if chat.is_checked(view.account) else ""
    return view.render("chat.html", listed=page, checked=checked, chat=chat, teams=teams, team=team)


@answered
async def start(view: View) -> Response:
    """A new conversation; the first message may come with it."""
    chat = chat_of(view)
    conversation = await chat.start(view.account)
    path = f"/chat/c/{conversation.id}"
    if view.form.get("text", "").strip():
        try:
            await chat.send(view.account, conversation.id, view.form["text"], wait=False)
        except ChatError as exc:
            return await _talk(view, chat, conversation.id, text=view.form["text"], fault=exc)
    return view.see_other(path)


@answered
async def show_talk(view: View) -> Response:
    """A conversation."""
    return await _talk(view, chat_of(view), view.part("id"))


@answered
async def live(view: View) -> Response:
    """The messages of a conversation, 204 when nothing has changed."""
    chat = chat_of(view)
    talk = await chat.open(view.account, view.part("id"))
    seen = _digest(talk)
    if seen == view.query("seen"):
        return Response(status_code=204)
    return view.render("chat_live.html", **_context(chat, talk))


@answered
async def send(view: View) -> Response:
    """Send a message; it is answered in the background."""
    chat, text = chat_of(view), view.form.get("text", "")
    try:
        await chat.send(view.account, view.part("id"), text, wait=False)
    except types.NotFoundError:
        raise
    except ChatError as exc:
        return await _talk(view, chat, view.part("id"), text=text, fault=exc)
    except InterlockError as exc:
        log.error("a message could not be stored", extra={"fields": {"error": str(exc)}})
        # What was written comes back, where the conversation can be read at all.
        fault = ChatError("the message could not be stored", help="send it again in a moment")
        return await _talk(view, chat, view.part("id"), text=text, fault=fault)
    return view.see_other(f"/chat/c/{view.part('id')}")


@answered
async def retry(view: View) -> Response:
    """Try the last message again."""
    await chat_of(view).retry(view.account, view.part("id"), wait=False)
    return view.see_other(f"/chat/c/{view.part('id')}")


@answered
async def edit(view: View) -> Response:
    """Take the blocked message back; its text stands in the box, after a reload too."""
    await chat_of(view).edit(view.account, view.part("id"), keep=True)
    return view.see_other(f"/chat/c/{view.part('id')}", "edited")


@answered
async def reset(view: View) -> Response:
    """Clear the conversation."""
    await chat_of(view).reset(view.account, view.part("id"))
    return view.see_other(f"/chat/c/{view.part('id')}", "reset")


@answered
async def rename(view: View) -> Response:
    """Give a conversation another title."""
    await chat_of(view).rename(view.account, view.part("id"), view.form.get("title", ""))
    return view.see_other(f"/chat/c/{view.part('id')}", "renamed")


@answered
async def delete(view: View) -> Response:
    """Delete a conversation."""
    await chat_of(view).delete(view.account, view.part("id"))
    return view.see_other("/chat", "deleted")


@answered
async def start_helper(view: View) -> Response:
    """Start a helper of a conversation."""
    await chat_of(view).start_helper(view.account, view.part("id"), view.form.get("task", ""))
    return view.see_other(f"/chat/c/{view.part('id')}", "helper")


def follow(view: View) -> Response:
    """Choose the team whose settings the member's requests follow."""
    team = view.text("team", 200)
    if view.dashboard.sender.team(team) is None:
        raise InterlockError("there is no such team", help="choose one from the list")
    view.dashboard.sender.select(view.account, team)
    return view.see_other("/chat", "follows")


async def _talk(view: View, chat: ChatService, id: str, *, text: str = "", fault: "ChatError | None" = None) -> Response:
    before = view.number("before")
    talk = await chat.open(view.account, id, before=before)
    return view.render(
        "chat_talk.html", 422 if fault else 200, text=text or talk.draft, fault=fault, before=before, **_context(chat, talk)
    )


def _context(chat: ChatService, talk: Talk) -> dict[str, Any]:
    last = next((one.id for one in reversed(talk.messages) if one.role == types.MEMBER), "")
    return {
        "talk": talk,
        "seen": _digest(talk),
        "last": last,
        "types": types,
        "notices": notices,
        "checked": CHECKED_TEXT if talk.checked else "",
        "model": chat.model_name,
    }


def _digest(talk: Talk) -> str:
    """Changes with all that the live part shows."""
    parts = [(one.id, one.state, one.summarised, len(one.text)) for one in talk.messages]
    parts_of_helpers = [(helper.id, helper.state) for helper in talk.helpers]
    text = repr((parts, parts_of_helpers, talk.buttons, talk.can_retry, talk.just_reset, talk.running, talk.checked))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _teams(view: View) -> "tuple[list[tuple[str, str]], str]":
    """(team, what people call it), for the choice of the member; and what they have chosen, "" for nothing."""
    store = view.dashboard.sender
    return [(team.team, team.name or team.team) for team in store.teams()], store.members().get(view.account, "")


PAGE = Page(
    id="chat",
    title="Chat",
    path="/chat",
    section="Chat",
    roles=EVERYBODY,
    actions=(
        get("/chat", show, EVERYBODY),
        post("/chat/new", start, EVERYBODY),
        post("/chat/team", follow, EVERYBODY),
        get("/chat/c/{id}", show_talk, EVERYBODY),
        get("/chat/c/{id}/live", live, EVERYBODY),
        post("/chat/c/{id}/send", send, EVERYBODY),
        post("/chat/c/{id}/retry", retry, EVERYBODY),
        post("/chat/c/{id}/edit", edit, EVERYBODY),
        post("/chat/c/{id}/reset", reset, EVERYBODY),
        post("/chat/c/{id}/rename", rename, EVERYBODY),
        post("/chat/c/{id}/delete", delete, EVERYBODY),
        post("/chat/c/{id}/helper", start_helper, EVERYBODY),
        *chat_kept.ACTIONS,
    ),
    notices={
        "reset": "The conversation was reset. Notes, files and routines are kept.",
        "edited": "Your message was taken back: change it below.",
        "renamed": "Renamed.",
        "deleted": "The conversation was deleted.",
        "helper": "The helper has started.",
        "follows": "Changed: your requests follow that team from now on.",
        "note": "The note was saved.",
        "file": "The file was saved.",
        "removed": "Removed.",
    },
)
