"""Set up."""

from starlette.responses import Response

from interlock.web.page import Page, View, get


def show(view: View) -> Response:
    """The page."""
    return view.render("unbuilt.html")


PAGE = Page(id="setup", title="Set up", path="/setup", section="", team=False, actions=(get("/setup", show, public=True),))
