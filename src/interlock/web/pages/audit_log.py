"""Audit log."""

from starlette.responses import Response

from interlock.web.page import Page, View, get


def show(view: View) -> Response:
    """The page."""
    return view.render("unbuilt.html")


PAGE = Page(id="audit_log", title="Audit log", path="/audit", section="Inspect", team=True, actions=(get("/audit", show),))
