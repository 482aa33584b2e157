"""Policy."""

from starlette.responses import Response

from interlock.web.page import Page, View, get


def show(view: View) -> Response:
    """The page."""
    return view.render("unbuilt.html")


PAGE = Page(id="policy", title="Policy", path="/policy", section="Inspect", team=False, actions=(get("/policy", show),))
