"""The own account: password, one-time codes, sessions."""

from starlette.responses import Response

from interlock.model.errors import USAGE, InterlockError
from interlock.storage.accounts_port import Account
from interlock.web.auth import passwords, second_factor, sessions, sign_in, trail
from interlock.web.auth.qr_svg import svg
from interlock.web.page import EVERYBODY, Page, View, get, post, spoken


def show(view: View) -> Response:
    """The page."""
    return _page(view)


def change_password(view: View) -> Response:
    """A new password, when the old one is known; every other session ends, and this one goes on under a new token."""
    account, store = _owner(view), view.dashboard.accounts
    wrong = "old"
    try:
        sign_in.confirm(store, account, view.form.get("old", ""), view.address, view.now)
        wrong = "password"
        text = view.form.get("password", "")
        passwords.check(text, account.name)
        if text != view.form.get("again", ""):
            return _page(view, "again", "The two passwords differ.")
        made = passwords.hashed(text)
    except InterlockError as exc:
        return _page(view, wrong, spoken(exc))
    if not store.change(account.name, password=made, expected=account.password):
        return _page(view, "old", "The password was changed elsewhere at this moment.")
    account.password = made
    token = sessions.start(store, account, view.request.headers.get("user-agent", ""), view.now, view.token)
    store.end_sessions(account.name, keep=sessions.digest(token) if token else "")
    trail.record(view.dashboard.state, trail.PASSWORD, account.name, account.name, by="password")
    response = view.see_other("/account", done="password")
    response.headers["set-cookie"] = sessions.cookie(token or "", secure=view.dashboard.secure)
    return response


def offer_codes(view: View) -> Response:
    """A new secret as QR code and text; it is in force once its first code was typed."""
    account = _owner(view)
    if account.totp:
        return view.see_other("/account")
    return _codes(view, second_factor.offer(view.dashboard.vault, account))


def confirm_codes(view: View) -> Response:
    """Demand codes from now on."""
    account = _owner(view)
    made = second_factor.offered(view.dashboard.vault, account, view.form.get("offer", ""))
    code = view.form.get("code", "")
    if not second_factor.switch_on(view.dashboard.accounts, view.dashboard.vault, account, made, code, view.now):
        if account.totp:
            return view.see_other("/account")
        return _codes(view, made, "That is not the code of this moment. Check the clock of the device.")
    trail.record(view.dashboard.state, trail.CODES_ON, account.name, account.name)
    return view.see_other("/account", done="codes-on")


def end_codes(view: View) -> Response:
    """Demand codes no more, when the password is known."""
    account = _owner(view)
    if not account.totp:
        return view.see_other("/account")
    try:
        sign_in.confirm(view.dashboard.accounts, account, view.form.get("proof", ""), view.address, view.now)
    except InterlockError as exc:
        return _page(view, "proof", spoken(exc))
    second_factor.switch_off(view.dashboard.accounts, account)
    trail.record(view.dashboard.state, trail.CODES_OFF, account.name, account.name, by="password")
    return view.see_other("/account", done="codes-off")


def end_session(view: View) -> Response:
    """End another session of the own account."""
    digest = view.text("session", 64)
    if all(row.digest != digest for row in view.dashboard.accounts.sessions(view.account)):
        raise InterlockError("that session has ended already", help="reload the page", exit_code=USAGE)
    view.dashboard.accounts.end_session(digest)
    return view.see_other("/account", done="session")


def end_others(view: View) -> Response:
    """End every session but this one."""
    view.dashboard.accounts.end_sessions(view.account, keep=sessions.digest(view.token))
    return view.see_other("/account", done="sessions")


def _owner(view: View) -> Account:
    assert view.signed is not None
    return view.signed.account


def _page(view: View, wrong: str = "", error: str = "") -> Response:
    account = _owner(view)
    rows = [
        row
        for row in view.dashboard.accounts.sessions(account.name)
        if view.now - row.seen < sessions.IDLE and view.now - row.created < sessions.LONGEST
    ]
    return view.render(
        "account.html",
        422 if wrong else 200,
        account=account,
        sessions=rows,
        current=sessions.digest(view.token),
        errors={wrong: error} if wrong else {},
        shortest=passwords.SHORTEST,
    )


def _codes(view: View, made: second_factor.Offer, error: str = "") -> Response:
    secret = " ".join(made.secret[at : at + 4] for at in range(0, len(made.secret), 4))
    image = svg(made.uri, "QR code of the secret that is written below it")
    return view.render("account_codes.html", 422 if error else 200, offer=made, secret=secret, image=image, error=error)


PAGE = Page(
    id="account",
    title="Your account",
    path="/account",
    section="Account",
    roles=EVERYBODY,
    actions=(
        get("/account", show, EVERYBODY),
        post("/account/password", change_password, EVERYBODY),
        get("/account/codes", offer_codes, EVERYBODY),
        post("/account/codes", confirm_codes, EVERYBODY),
        post("/account/codes/off", end_codes, EVERYBODY),
        post("/account/sessions/end", end_session, EVERYBODY),
        post("/account/sessions/end-others", end_others, EVERYBODY),
    ),
    notices={
        "password": "Your password is changed, and every other session has ended.",
        "codes-on": "From now on, signing in needs a one-time code.",
        "codes-off": "Signing in needs no one-time code any more.",
        "session": "That session has ended.",
        "sessions": "Every other session has ended.",
    },
)
