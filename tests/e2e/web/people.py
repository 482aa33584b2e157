"""Accounts of a running dashboard, made anew for each test: quicker than a new process."""

import contextlib
import functools
import sqlite3
import time

from interlock import wiring
from interlock.storage.accounts_port import ROLES, Account
from interlock.web.auth import passwords

from .site import PASSWORD, Site

_TABLES = ("dashboard_accounts", "dashboard_sessions", "dashboard_links", "dashboard_attempts")


@functools.cache
def _hashed() -> str:
    return passwords.hashed(PASSWORD)


def clear(site: Site) -> Site:
    """Forget all accounts, sessions, links and attempts."""
    wiring.open_account_store(str(site.state)).close()
    with contextlib.closing(sqlite3.connect(site.state / "dashboard.db", timeout=30)) as connection, connection:
        for table in _TABLES:
            connection.execute(f"DELETE FROM {table}")
    return site


def reset(site: Site) -> Site:
    """Forget everything; then there is one account of each role."""
    clear(site)
    store = wiring.open_account_store(str(site.state))
    try:
        for role in ROLES:
            store.add(Account(name=f"{role}.person", password=_hashed(), role=role, created=time.time()))
    finally:
        store.close()
    return site


def accounts(site: Site) -> dict[str, Account]:
    """What is stored of every account."""
    store = wiring.open_account_store(str(site.state))
    try:
        return {account.name: account for account in store.accounts()}
    finally:
        store.close()
