"""Sign in."""

from starlette.responses import Response

from interlock.web.page import Page, View, get


def show(view: View) -> Response:
    """The page."""
    return view.render("unbuilt.html")


PAGE = Page(id="login", title="Sign in", path="/login", section="", team=False, actions=(get("/login", show, public=True),))
