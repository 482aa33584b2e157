"""Overview: what needs a person now, and the state of the three parts."""

from starlette.responses import RedirectResponse, Response

from interlock.model.errors import USAGE, InterlockError
from interlock.storage.accounts_port import MEMBER, ROLES
from interlock.web.page import READERS, Page, View, get, local_path, post


def show(view: View) -> Response:
    """The page; a member has only the chat."""
    if view.signed is not None and view.signed.account.role == MEMBER:
        return RedirectResponse("/chat", 303)
    return view.render("unbuilt.html")


def choose_team(view: View) -> Response:
    """Select a team for this session."""
    team = view.text("team", 200)
    if view.signed is None or view.dashboard.sender.team(team) is None:
        raise InterlockError("there is no such team", help="choose one from the list", exit_code=USAGE)
    view.dashboard.accounts.choose_team(view.signed.session.digest, team)
    return view.see_other(local_path(view.text("back", 200)))


PAGE = Page(
    id="overview",
    title="Overview",
    path="/",
    section="Start",
    actions=(get("/", show, frozenset(ROLES)), post("/team", choose_team, READERS)),
)
