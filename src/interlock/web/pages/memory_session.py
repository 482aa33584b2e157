"""A session of the memory: its turns in order, a page at a time, around a turn that was found or from the start."""

from starlette.responses import Response

from interlock.memory.browse import earlier
from interlock.memory.shown import printable
from interlock.web.page import View
from interlock.web.pages.memory_store import Memory, address, missing, number_of

#: Turns on one page, and those of them before the one that was asked for.
ROWS, _BEFORE = 30, 6
#: Tool calls told of one turn, and read of one session.
_TOOLS, _MOST_TOOLS = 6, 100_000


def show(view: View, memory: Memory) -> Response:
    """The page."""
    number = number_of(view.part("session"))
    session = memory.store.turns.get_session(number) if number else None
    if session is None:
        return missing(view, "session")
    turns = memory.store.turns
    query = view.query("q", 500)
    wanted, before = number_of(view.query("turn")), number_of(view.query("before"))
    if before:
        found = earlier(memory.store, number, before, ROWS)
    else:
        after = number_of(view.query("after"))
        first = [] if after or not wanted else earlier(memory.store, number, wanted, _BEFORE)
        found = first + turns.turns(number, max(0, wanted - 1) if wanted and not after else after, ROWS - len(first))
    tools: dict[int, list[dict[str, str]]] = {}
    shown = {turn.id for turn in found}
    for owner, tool in turns.tools(number, _MOST_TOOLS):
        if owner in shown:
            tools.setdefault(owner, []).append({"name": printable(tool.name), "target": memory.clean(tool.target)[:300]})
    rows = []
    for turn in found:
        row = memory.turn_row(turn, query, whole=turn.id == wanted)
        own = tools.get(turn.id, [])
        rows.append({**row, "tools": own[:_TOOLS], "more_tools": max(0, len(own) - _TOOLS), "found": turn.id == wanted})
    path = f"/memory/session/{number}"
    return view.render(
        "memory_session.html",
        session=memory.session_row(session),
        source=printable(found[0].source) if found else "",
        rows=rows,
        query=query,
        gone=bool(wanted) and not before and wanted not in shown,
        earlier=address(path, (("before", found[0].id), ("q", query)))
        if found and earlier(memory.store, number, found[0].id, 1)
        else "",
        later=address(path, (("after", found[-1].id), ("q", query))) if found and turns.turns(number, found[-1].id, 1) else "",
    )
