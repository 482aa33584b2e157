"""Who may sign in: add people, change roles, disable, remove, new links."""

import contextlib
from urllib.parse import quote

from starlette.concurrency import run_in_threadpool
from starlette.responses import RedirectResponse, Response

from interlock import wiring
from interlock.model.errors import NEGATIVE, USAGE, InterlockError
from interlock.storage.accounts_port import MEMBER, ROLES, VIEWER, Account
from interlock.web.auth import links, names, trail
from interlock.web.page import ADMINS, Page, View, get, post, spoken

#: Role -> what it may do, as it is shown.
MEANINGS = {
    "admin": "changes everything, adds people",
    VIEWER: "reads everything, changes nothing",
    MEMBER: "has the chat and the own account",
}
_LAST = "the last administrator who can sign in cannot be removed, disabled or given another role"


def show(view: View) -> Response:
    """Everybody, and the form that adds somebody."""
    return _list(view)


def add(view: View) -> Response:
    """A new account without a password, and the link by which its owner sets one."""
    typed, role = view.form.get("name", ""), view.form.get("role", "")
    try:
        name = names.clean(typed)
        _known(role)
    except InterlockError as exc:
        return _list(view, typed[:200], role, spoken(exc))
    store = view.dashboard.accounts
    if not store.add(Account(name=name, password="", role=role, created=view.now)):
        return _list(view, name, role, "That name is taken.")
    trail.record(view.dashboard.state, trail.ADDED, view.account, name, role=role)
    return _link(view, name)


def one(view: View) -> Response:
    """One account, and what can be done with it."""
    account = _account(view)
    active = len(view.dashboard.accounts.sessions(account.name))
    return view.render("users_one.html", account=account, active=active, meanings=MEANINGS, own=account.name == view.account)


def set_role(view: View) -> Response:
    """Another role; it holds for the next request of its owner."""
    account, role = _account(view), _known(view.text("role", 20))
    if role != account.role:
        _change(view, account, role=role)
        trail.record(view.dashboard.state, trail.ROLE, view.account, account.name, role=role, before=account.role)
    return _back(view, account, "role")


async def disable(view: View) -> Response:
    """Out at once, and not in again; nothing runs by itself for the account either."""
    account = await run_in_threadpool(_account, view)
    await run_in_threadpool(_shut_out, view, account)
    await run_in_threadpool(trail.record, view.dashboard.state, trail.DISABLED, view.account, account.name)
    if view.dashboard.chat is not None:
        routines = view.dashboard.chat.routines
        for routine in await routines.list(account.name):
            if routine.on:
                await routines.switch(account.name, routine.id, on=False)
    return _back(view, account, "disabled")


def enable(view: View) -> Response:
    """May sign in again."""
    account = _account(view)
    _change(view, account, disabled=False)
    trail.record(view.dashboard.state, trail.ENABLED, view.account, account.name)
    return _back(view, account, "enabled")


async def remove(view: View) -> Response:
    """Forget an account with its sessions, links and Slack users, and its chat: who gets the name next is somebody else."""
    account = await run_in_threadpool(_account, view)
    # What fails half-way leaves an account that cannot sign in, never a chat that waits for the next owner of the name.
    await run_in_threadpool(_shut_out, view, account)
    await run_in_threadpool(_unlink, view.dashboard.state, account.name)
    if view.dashboard.chat is not None:
        await view.dashboard.chat.forget(account.name)
    await run_in_threadpool(view.dashboard.accounts.remove, account.name)
    await run_in_threadpool(trail.record, view.dashboard.state, trail.REMOVED, view.account, account.name)
    return view.see_other("/login" if account.name == view.account else "/users", done="removed")


def new_link(view: View) -> Response:
    """A new link for a lost password or authenticator; shown once."""
    account = _account(view)
    if account.disabled:
        raise InterlockError("the account is disabled, its link would lead nowhere", help="enable it first", exit_code=NEGATIVE)
    return _link(view, account.name)


def _link(view: View, name: str) -> Response:
    code = links.new_link(view.dashboard.accounts, name, view.now)
    trail.record(view.dashboard.state, trail.LINK, view.account, name)
    scheme = "https" if view.dashboard.secure else "http"
    # Host is one of ours: it was checked before.
    url = links.url(f"{scheme}://{view.request.headers['host']}", code)
    return view.render("users_link.html", account=view.dashboard.accounts.account(name), url=url, hours=int(links.LASTS // 3600))


def _list(view: View, name: str = "", role: str = MEMBER, error: str = "") -> Response:
    accounts = view.dashboard.accounts.accounts()
    return view.render("users.html", 422 if error else 200, accounts=accounts, meanings=MEANINGS, name=name, role=role, error=error)


def _account(view: View) -> Account:
    found = view.dashboard.accounts.account(view.part("name"))
    if found is None:
        raise InterlockError("there is no such account", help="choose one from the list", exit_code=NEGATIVE)
    return found


def _change(view: View, account: Account, *, role: "str | None" = None, disabled: "bool | None" = None) -> None:
    store = view.dashboard.accounts
    if not store.change(account.name, role=role, disabled=disabled):
        text = _LAST if store.account(account.name) else "the account was removed at this moment"
        raise InterlockError(text, help="make another administrator first", exit_code=NEGATIVE)


def _shut_out(view: View, account: Account) -> None:
    _change(view, account, disabled=True)
    view.dashboard.accounts.end_sessions(account.name)


def _unlink(state: str, name: str) -> None:
    """Slack users of an account are answered no more."""
    with contextlib.closing(wiring.open_slack_store(state)) as store:
        for link in store.links():
            if link.member == name:
                store.unlink(link.user)


def _known(role: str) -> str:
    if role not in ROLES:
        raise InterlockError("choose a role", help=f"one of {', '.join(ROLES)}", exit_code=USAGE)
    return role


def _back(view: View, account: Account, done: str) -> Response:
    if account.name == view.account:
        # Somebody who lowered or disabled themselves may not see this page any more.
        return RedirectResponse("/", 303)
    return view.see_other(f"/users/{quote(account.name, safe='')}", done=done)


PAGE = Page(
    id="users",
    title="Users",
    path="/users",
    section="Account",
    roles=ADMINS,
    actions=(
        get("/users", show, ADMINS),
        post("/users", add),
        get("/users/{name}", one, ADMINS),
        post("/users/{name}/role", set_role),
        post("/users/{name}/disable", disable),
        post("/users/{name}/enable", enable),
        post("/users/{name}/remove", remove),
        post("/users/{name}/link", new_link),
    ),
    notices={
        "role": "The role is changed.",
        "disabled": "The account is disabled: its sessions have ended, and its routines are off.",
        "enabled": "The account may sign in again.",
        "removed": "The account is removed.",
    },
)
