"""One-time links that set a password: for the first admin, for a new account, for a lost password.

The code stands behind the ``#`` of the address, which browsers do not send: it reaches no log of a server or proxy.
"""

import hashlib
import re
import secrets

from interlock.storage.accounts_port import ADMIN, Account, AccountStore
from interlock.web.auth import passwords, throttle

#: Seconds for which a link is good.
LASTS = 86400.0

_CODE = re.compile(r"[A-Za-z0-9_-]{20,100}")


def new_link(store: AccountStore, account: str, now: float) -> str:
    """The code of a new link for an account (`FIRST`: the first admin); an older one for it is good no more."""
    code = secrets.token_urlsafe(24)
    store.set_link(_digest(code), account, now + LASTS)
    return code


def url(base: str, code: str) -> str:
    """The link. `base`: scheme, host and port of the dashboard."""
    return f"{base.rstrip('/')}/setup#{code}"


def read(text: str) -> str:
    """The code in what a person pasted: the code itself, or the whole link; "" when there is none."""
    code = text.strip().rpartition("#")[2].strip()
    return code if _CODE.fullmatch(code) else ""


def account_of(store: AccountStore, code: str, now: float) -> "str | None":
    """Name of the account that a code is for; None for a code that is not good."""
    return store.link(_digest(code), now) if code else None


def set_password(store: AccountStore, code: str, name: str, password: str, now: float) -> "Account | None":
    """Set the password of the account that a code is for, or make the first admin `name`; None for a code that is not good.

    Raises `InterlockError` for a bad password and `Busy`.
    """
    wanted = account_of(store, code, now)
    if wanted is None:
        return None
    who = wanted or name
    passwords.check(password, who)
    made = Account(name=who, password=passwords.hashed(password), role=ADMIN, created=now)
    if not store.use_link(_digest(code), now, made):
        return None
    throttle.forget(store, who)
    return store.account(who)


def _digest(code: str) -> str:
    return hashlib.sha256(code.encode("utf-8", "surrogatepass")).hexdigest()
