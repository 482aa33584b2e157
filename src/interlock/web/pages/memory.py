"""Memory."""

from starlette.responses import Response

from interlock.web.page import Page, View, get


def show(view: View) -> Response:
    """The page."""
    return view.render("unbuilt.html")


PAGE = Page(id="memory", title="Memory", path="/memory", section="Remember", team=False, actions=(get("/memory", show),))
