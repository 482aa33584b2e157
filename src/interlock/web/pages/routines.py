"""Routines."""

from starlette.responses import Response

from interlock.storage.accounts_port import ROLES
from interlock.web.page import Page, View, get


def show(view: View) -> Response:
    """The page."""
    return view.render("unbuilt.html")


PAGE = Page(
    id="routines",
    title="Routines",
    path="/routines",
    section="Chat",
    team=False,
    roles=frozenset(ROLES),
    actions=(get("/routines", show, frozenset(ROLES)),),
)
