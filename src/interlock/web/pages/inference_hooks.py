"""Inference hooks."""

from starlette.responses import Response

from interlock.web.page import Page, View, get


def show(view: View) -> Response:
    """The page."""
    return view.render("unbuilt.html")


PAGE = Page(
    id="inference_hooks",
    title="Inference hooks",
    path="/inference-hooks",
    section="Inspect",
    team=True,
    actions=(get("/inference-hooks", show),),
)
