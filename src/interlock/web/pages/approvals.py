"""Approvals."""

from starlette.responses import Response

from interlock.web.page import Page, View, get


def show(view: View) -> Response:
    """The page."""
    return view.render("unbuilt.html")


PAGE = Page(id="approvals", title="Approvals", path="/approvals", section="Guard", team=False, actions=(get("/approvals", show),))
