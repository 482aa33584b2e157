"""Set a password with a one-time link: the first administrator, a new account, a lost password."""

from starlette.responses import Response

from interlock.model.errors import InterlockError
from interlock.storage.accounts_port import FIRST, able_admin
from interlock.web.auth import links, names, passwords, trail
from interlock.web.page import Page, View, get, post, spoken
from interlock.web.pages.login import enter

_VOID = "This code is not good: it was used, replaced by a newer one, or is older than a day."


def show(view: View) -> Response:
    """The form. The code is in the part of the address that browsers do not send."""
    return _form(view)


def send(view: View) -> Response:
    """Set the password and sign in."""
    store, now = view.dashboard.accounts, view.now
    code = links.read(view.form.get("code", ""))
    typed = view.form.get("name", "")
    wanted = links.account_of(store, code, now)
    if wanted is None:
        return _form(view, 422, name=typed, wrong="code", error=_VOID)
    wrong = "name"
    try:
        name = wanted or names.clean(typed)
        if wanted == FIRST and store.account(name) is not None:
            return _form(view, 422, code, typed, wrong, "That name is taken.")
        wrong = "password"
        password = view.form.get("password", "")
        if password != view.form.get("again", ""):
            return _form(view, 422, code, typed, "again", "The two passwords differ.")
        account = links.set_password(store, code, name, password, now)
    except passwords.Busy:
        raise
    except InterlockError as exc:
        return _form(view, 422, code, typed, wrong, spoken(exc))
    if account is None:
        return _form(view, 422, name=typed, wrong="code", error=_VOID)
    trail.record(view.dashboard.state, trail.PASSWORD, account.name, account.name, by="link", first=wanted == FIRST)
    return enter(view, account, "/") or _form(view, 422, wrong="code", error=_VOID)


def _form(view: View, status: int = 200, code: str = "", name: str = "", wrong: str = "", error: str = "") -> Response:
    accounts = view.dashboard.accounts.accounts()
    return view.render(
        "setup.html",
        status,
        code=code,
        name=name[:200],
        errors={wrong: error} if wrong else {},
        first=not any(able_admin(account) for account in accounts),
        alone=not accounts,
        shortest=passwords.SHORTEST,
    )


PAGE = Page(
    id="setup",
    title="Set your password",
    path="/setup",
    actions=(get("/setup", show, public=True), post("/setup", send, public=True)),
)
