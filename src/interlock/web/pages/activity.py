"""Activity."""

from starlette.responses import Response

from interlock.web.page import Page, View, get


def show(view: View) -> Response:
    """The page."""
    return view.render("unbuilt.html")


PAGE = Page(id="activity", title="Activity", path="/activity", section="Guard", team=False, actions=(get("/activity", show),))
