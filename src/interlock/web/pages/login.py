"""Sign in and out."""

from starlette.responses import RedirectResponse, Response

from interlock.storage.accounts_port import Account, able_admin
from interlock.web.auth import passwords, sessions, sign_in, trail
from interlock.web.auth.sign_in import CodeNeeded, Refused
from interlock.web.page import EVERYBODY, Page, View, get, local_path, post

#: Characters of a path to go back to; a longer one leads to the first page.
_MOST_PATH = 2000


def show(view: View) -> Response:
    """The form; whoever is signed in already goes on."""
    if view.signed is not None:
        return RedirectResponse(_next(view), 303)
    return _form(view)


def send(view: View) -> Response:
    """Name and password, or the code that follows them."""
    dashboard = view.dashboard
    store, vault, address = dashboard.accounts, dashboard.vault, view.address
    ticket = view.form.get("ticket", "")
    name = view.form.get("name", "")
    try:
        answer: Account | CodeNeeded | Refused
        if ticket:
            answer = sign_in.with_code(store, vault, ticket=ticket, code=view.form.get("code", ""), address=address, now=view.now)
        else:
            answer = sign_in.with_password(
                store, vault, name=name, password=view.form.get("password", ""), address=address, now=view.now
            )
    except passwords.Busy as exc:
        response = _form(view, name=name, error=exc.message, status=503)
        response.headers["retry-after"] = "5"
        return response
    if isinstance(answer, CodeNeeded):
        return _form(view, ticket=answer.ticket)
    if isinstance(answer, Refused):
        response = _form(view, name=name, error=answer.text, ticket=answer.ticket, status=429 if answer.retry_after else 422)
        if answer.retry_after:
            response.headers["retry-after"] = str(answer.retry_after)
        else:
            trail.record(dashboard.state, trail.REFUSED, "", answer.account, address=address)
        return response
    return enter(view, answer, _next(view)) or _form(view, name=name, error=sign_in.WRONG, status=422)


def leave(view: View) -> Response:
    """End the session, on the server as in the browser."""
    view.dashboard.accounts.end_session(sessions.digest(view.token))
    response = view.see_other("/login", done="out")
    response.headers["set-cookie"] = sessions.cookie("", secure=view.dashboard.secure)
    return response


def enter(view: View, account: Account, path: str) -> Response | None:
    """Begin a session and go to a page of ours; None when the account changed at this very moment."""
    agent = view.request.headers.get("user-agent", "")
    token = sessions.start(view.dashboard.accounts, account, agent, view.now, view.token)
    if token is None:
        return None
    trail.record(view.dashboard.state, trail.SIGNED_IN, account.name, account.name, address=view.address)
    response = RedirectResponse(path, 303)
    response.headers["set-cookie"] = sessions.cookie(token, secure=view.dashboard.secure)
    return response


def _next(view: View) -> str:
    text = view.form.get("next", "") or view.request.query_params.get("next", "")
    return local_path(text) if len(text) <= _MOST_PATH else "/"


def _form(view: View, *, name: str = "", error: str = "", ticket: str = "", status: int = 200) -> Response:
    ready = any(able_admin(account) for account in view.dashboard.accounts.accounts())
    return view.render("login.html", status, name=name[:200], error=error, ticket=ticket, next=_next(view), ready=ready)


PAGE = Page(
    id="login",
    title="Sign in",
    path="/login",
    actions=(
        get("/login", show, public=True),
        post("/login", send, public=True),
        post("/logout", leave, EVERYBODY),
    ),
    notices={"out": "You are signed out.", "removed": "Your account was removed."},
)
