"""Chat."""

from starlette.responses import Response

from interlock.storage.accounts_port import ROLES
from interlock.web.page import Page, View, get


def show(view: View) -> Response:
    """The page."""
    return view.render("unbuilt.html")


PAGE = Page(
    id="chat",
    title="Chat",
    path="/chat",
    section="Chat",
    team=False,
    roles=frozenset(ROLES),
    actions=(get("/chat", show, frozenset(ROLES)),),
)
