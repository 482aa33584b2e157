"""Routines of the member: prompts that run by a schedule or by hand, and what became of each run."""

from typing import Any

from starlette.responses import Response

from interlock.inspection.chat import types
from interlock.inspection.chat.types import CHECKED_TEXT, ChatError
from interlock.web.page import EVERYBODY, Page, View, get, post
from interlock.web.pages.chat_shared import answered, chat_of


@answered
async def show(view: View) -> Response:
    """All routines, and the form for a new one."""
    return await _list(view)


@answered
async def show_one(view: View) -> Response:
    """A routine with its last runs."""
    return await _one(view)


@answered
async def live(view: View) -> Response:
    """The runs of a routine, 204 when nothing has changed."""
    history = await chat_of(view).routines.history(view.account, view.part("id"))
    if _seen(history) == view.query("seen"):
        return Response(status_code=204)
    return view.render("routines_runs.html", history=history, seen=_seen(history), types=types)


@answered
async def add(view: View) -> Response:
    """Save a new routine."""
    try:
        routine = await chat_of(view).routines.save(view.account, **_fields(view))
    except ChatError as exc:
        return await _list(view, fault=exc)
    return view.see_other(f"/routines/{routine.id}", "saved")


@answered
async def change(view: View) -> Response:
    """Save a changed routine."""
    try:
        await chat_of(view).routines.save(view.account, **_fields(view), id=view.part("id"))
    except types.NotFoundError:
        raise
    except ChatError as exc:
        return await _one(view, fault=exc)
    return view.see_other(f"/routines/{view.part('id')}", "saved")


@answered
async def run(view: View) -> Response:
    """Run a routine now."""
    await chat_of(view).routines.run_now(view.account, view.part("id"), wait=False)
    return view.see_other(f"/routines/{view.part('id')}")


@answered
async def remove(view: View) -> Response:
    """Remove a routine with its runs."""
    await chat_of(view).routines.remove(view.account, view.part("id"))
    return view.see_other("/routines", "removed")


def _fields(view: View) -> dict[str, Any]:
    given = {name: view.form.get(name, "") for name in ("name", "prompt", "schedule")}
    return {**given, "on": view.form.get("on") == "1"}


def _typed(view: View, routine: "types.Routine | None" = None) -> dict[str, Any]:
    """What the form shows: what was typed, else what is stored."""
    if view.request.method == "POST":
        return _fields(view)
    if routine is None:
        return {"name": "", "prompt": "", "schedule": "daily 09:00", "on": True}
    return {"name": routine.name, "prompt": routine.prompt, "schedule": routine.schedule, "on": routine.on}


async def _list(view: View, fault: "ChatError | None" = None) -> Response:
    chat = chat_of(view)
    rows = []
    for routine in await chat.routines.list(view.account):
        runs = (await chat.routines.history(view.account, routine.id)).runs
        rows.append((routine, runs[0] if runs else None))
    return view.render(
        "routines.html",
        422 if fault else 200,
        rows=rows,
        typed=_typed(view),
        fault=fault,
        types=types,
        checked=CHECKED_TEXT if chat.is_checked(view.account) else "",
    )


async def _one(view: View, fault: "ChatError | None" = None) -> Response:
    history = await chat_of(view).routines.history(view.account, view.part("id"))
    return view.render(
        "routines_one.html",
        422 if fault else 200,
        history=history,
        seen=_seen(history),
        typed=_typed(view, history.routine),
        fault=fault,
        types=types,
    )


def _seen(history: "types.RoutineHistory") -> str:
    """Changes with the runs."""
    newest = history.runs[0] if history.runs else None
    return f"{newest.id}.{newest.state}.{len(history.runs)}" if newest else "none"


PAGE = Page(
    id="routines",
    title="Routines",
    path="/routines",
    section="Chat",
    roles=EVERYBODY,
    actions=(
        get("/routines", show, EVERYBODY),
        post("/routines", add, EVERYBODY),
        get("/routines/{id}", show_one, EVERYBODY),
        post("/routines/{id}", change, EVERYBODY),
        get("/routines/{id}/live", live, EVERYBODY),
        post("/routines/{id}/run", run, EVERYBODY),
        post("/routines/{id}/remove", remove, EVERYBODY),
    ),
    notices={"saved": "Saved.", "removed": "The routine was removed."},
)
