"""Users."""

from starlette.responses import Response

from interlock.web.page import ADMINS, Page, View, get


def show(view: View) -> Response:
    """The page."""
    return view.render("unbuilt.html")


PAGE = Page(
    id="users", title="Users", path="/users", section="Account", team=False, roles=ADMINS, actions=(get("/users", show, ADMINS),)
)
