"""`interlock dashboard`: who may sign in, and one-time links that set a password."""

import contextlib
import os
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from interlock.cli import output
from interlock.cli.serve import need_server_extra
from interlock.config.paths import ensure_state
from interlock.model.errors import NEGATIVE, USAGE, InterlockError

if TYPE_CHECKING:
    from interlock.storage.accounts_port import Account, AccountStore

_ROLES = click.Choice(["admin", "viewer", "member"])


@click.group(short_help="Accounts of the dashboard.")
def dashboard() -> None:
    """Who may sign in to the dashboard of `interlock serve` and `interlock gateway`.

    \b
    Examples:
      interlock dashboard link                       a link that makes the first administrator
      interlock dashboard link ann                   a link for a lost password or authenticator
      interlock dashboard link bob --role viewer     add an account, and a link for it
      interlock dashboard users list
    """


@dashboard.group(short_help="Who may sign in.")
def users() -> None:
    """Who may sign in. Roles are changed on the dashboard's page "Users"."""


@users.command("list", short_help="List accounts.")
@output.json_option
def list_users(as_json: bool) -> None:
    """List accounts with role, state, and whether signing in needs a one-time code."""
    with _opened("dashboard users list") as (_, store):
        rows = [
            {
                "name": account.name,
                "role": account.role,
                "state": _state(account),
                "one_time_codes": bool(account.totp),
                "sessions": len(store.sessions(account.name)),
                "created": round(account.created),
            }
            for account in store.accounts()
        ]
    if as_json:
        output.emit_json({"users": rows})
    elif not rows:
        output.note("there are no accounts; make the first administrator with: interlock dashboard link")
    else:
        output.table(
            ["name", "role", "state", "codes", "sessions"],
            [[row["name"], row["role"], row["state"], "on" if row["one_time_codes"] else "off", row["sessions"]] for row in rows],
        )


@dashboard.command(short_help="Print a one-time link that sets a password.")
@click.argument("name", default="")
@click.option("--role", type=_ROLES, help="Add the account with this role when it is not there.")
@click.option("--url", default="http://127.0.0.1:8788", show_default=True, help="Where browsers reach the dashboard.")
@output.dry_run_option
@output.json_option
def link(name: str, role: "str | None", url: str, dry_run: bool, as_json: bool) -> None:
    """Print a link that sets the password of the account NAME; without NAME, one that makes the first administrator.

    It works once, for a day, and replaces an older link of that account. Using it switches the account's one-time codes off, for an
    authenticator that was lost, and ends its sessions. With --role an account that is not there is added.
    """
    base = _base(url)
    with _opened("dashboard link", dry_run=dry_run) as (state, store):
        from interlock.storage.accounts_port import ADMIN, FIRST, able_admin
        from interlock.web.auth import links, names, trail

        _refuse_agents()
        actor = _user()
        if name:
            account, made = _wanted(store, names.clean(name), role)
        elif any(map(able_admin, store.accounts())):
            raise InterlockError("there is an administrator already", help="interlock dashboard link NAME", exit_code=USAGE)
        elif role not in (None, ADMIN):
            raise InterlockError("the first account is an administrator", help="interlock dashboard link", exit_code=USAGE)
        else:
            account, made = None, False
        who = account.name if account else FIRST
        now = time.time()
        address = links.url(base, links.new_link(store, who, now))
        if not dry_run:
            if account and made:
                trail.record(state, trail.ADDED, actor, who, role=account.role)
            trail.record(state, trail.LINK, actor, who)
    codes = bool(account and account.totp)
    if as_json:
        document: dict[str, object] = {
            "account": who or None,
            "role": account.role if account else ADMIN,
            "added": made,
            "switches_codes_off": codes,
            "expires": round(now + links.LASTS),
            "dry_run": dry_run,
        }
        output.emit_json(document if dry_run else {**document, "url": address})
        return
    what = f"sets the password of '{who}'" if who else "makes the first administrator"
    if dry_run:
        output.note(f"nothing is changed; without --dry-run: a link is printed that {what}")
        return
    if made and account:
        output.note(f"'{who}' is added with the role {account.role}")
    output.note(f"this link {what}; it works once, for 24 hours:")
    output.echo(address)
    if codes:
        output.warn(f"using it switches the one-time codes of '{who}' off")


def _wanted(store: "AccountStore", name: str, role: "str | None") -> "tuple[Account, bool]":
    """The account that is there, or a new one, and whether it is new. Raises `InterlockError`."""
    from interlock.storage.accounts_port import Account

    found = store.account(name)
    if found is None:
        if role is None:
            raise InterlockError(
                f"there is no account '{name}'", help=f"to add it: interlock dashboard link {name} --role viewer", exit_code=USAGE
            )
        found = Account(name=name, password="", role=role, created=time.time())
        if store.add(found):
            return found, True
        raise InterlockError(f"'{name}' was added at this moment", help=f"interlock dashboard link {name}", exit_code=NEGATIVE)
    if role not in (None, found.role):
        raise InterlockError(
            f"'{name}' is there with the role {found.role}",
            help="an administrator changes roles on the page Users",
            exit_code=USAGE,
        )
    if found.disabled:
        raise InterlockError(f"'{name}' is disabled", help="an administrator enables it on the page Users", exit_code=NEGATIVE)
    return found, False


def _base(url: str) -> str:
    """Scheme, host and port of the dashboard. Raises `InterlockError`."""
    from urllib.parse import urlsplit

    try:
        parts = urlsplit(url)
        fine = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        fine = False
    if not fine or parts.path not in ("", "/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise InterlockError(
            f"--url must be scheme, host and port, not '{url}'", help="--url http://127.0.0.1:8788", exit_code=USAGE
        )
    return f"{parts.scheme}://{parts.netloc}"


def _refuse_agents() -> None:
    """An agent with an account of its own could approve what it asks for. The guard's rules are the first line."""
    from interlock.guard.person import AGENT_MARKS

    for mark in AGENT_MARKS:
        if os.environ.get(mark):
            raise InterlockError(
                f"only a person may do that, and this was started by an agent ({mark} is set)",
                help="run it yourself in a terminal window of your own",
            )


def _user() -> str:
    from interlock.guard.person import account

    return account()


def _state(account: "Account") -> str:
    return "disabled" if account.disabled else "active" if account.password else "no password yet"


@contextlib.contextmanager
def _opened(command: str, *, dry_run: bool = False) -> "Iterator[tuple[str, AccountStore]]":
    need_server_extra(command)
    from interlock import wiring

    state = ensure_state()
    store = wiring.open_account_store(state, rehearsal=dry_run)
    try:
        yield state, store
    finally:
        store.close()
