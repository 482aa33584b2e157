"""All that a page shows of one team, in one read; and the warnings of a change before it is saved."""

from collections.abc import Callable

from msgspec import Struct

from interlock.inspection.sender.connection import TestResult
from interlock.inspection.sender.health import UNREADABLE, Health, of_team
from interlock.inspection.sender.settings import Settings, SettingsError, check, decode
from interlock.inspection.sender.teams import Teams, unknown
from interlock.inspection.sender.warnings import warnings
from interlock.storage.sender_port import Breaker, LastTest, SenderStore, Team


class Overview(Struct, frozen=True):
    """One team as it is now. Holds no secret and no header value."""

    team: str
    """Its id."""
    name: str
    """What people call it."""
    version: int
    """`config_version`; pass it to `Teams.save` as `expected`."""
    updated: float
    """When its settings were changed last, in Unix seconds."""
    settings: Settings | None
    """Its settings, None when they cannot be read."""
    has_secret: bool
    """Whether there is a signing secret: Test Connection needs one."""
    headers_missing: bool
    """Whether names of custom headers are saved without values."""
    paused: bool
    """The team's own kill switch."""
    paused_for_all: bool
    """The kill switch for all."""
    tripped: float
    """When its breaker tripped, in Unix seconds; 0 while it is closed."""
    frozen: bool
    """Whether a change has ended its automatic recovery."""
    test: LastTest | None
    """The newest test with what is saved."""
    health: Health
    """Status word, notice and figures."""
    warnings: list[tuple[str, str]]
    """(code, text), see `warnings`."""


def overview(store: SenderStore, teams: Teams, team: str, now: float) -> Overview:
    """A team at one moment. Raises `InterlockError` when there is none."""
    row = _row(store, team)
    try:
        settings = decode(row.settings)
    except SettingsError:
        settings = None
    breaker = store.breakers().get(team) or Breaker(team)
    for_all = store.paused()
    health = of_team(store, teams, team, now)
    test = store.last_test(team)
    missing = settings is not None and bool(settings.header_names) and not row.headers
    shown = settings or Settings()
    return Overview(
        team=team,
        name=row.name,
        version=row.version,
        updated=row.updated,
        settings=settings,
        has_secret=bool(row.secret),
        headers_missing=missing,
        paused=row.paused,
        paused_for_all=for_all,
        tripped=breaker.tripped,
        frozen=breaker.frozen,
        test=test,
        health=health,
        warnings=warnings(
            shown,
            shown,
            breaker,
            health,
            test=test,
            paused=row.paused or for_all,
            unreadable=health.status == UNREADABLE,
            headers_missing=missing,
        ),
    )


def preview(
    store: SenderStore,
    teams: Teams,
    team: str,
    change: Callable[[Settings], Settings],
    now: float,
    *,
    headers: "tuple[tuple[str, str], ...] | None" = None,
    rotate: bool = False,
    test: TestResult | None = None,
) -> list[tuple[str, str]]:
    """(code, text) of what a save with that change would lead to; nothing is saved.

    `headers`: as for `Teams.save`. `test`: of the form's values; without it the last one counts, unless the change makes it worthless.
    Raises `InterlockError` when there is no such team or the change cannot be saved.
    """
    row = _row(store, team)
    before = decode(row.settings)
    after = check(change(before))
    moved = after.endpoint != before.endpoint
    health = of_team(store, teams, team, now)
    return warnings(
        before,
        after,
        store.breakers().get(team),
        health,
        test=test or (None if moved or rotate or headers is not None else store.last_test(team)),
        paused=row.paused or store.paused(),
        unreadable=health.status == UNREADABLE and not rotate,
        headers_missing=headers is None and bool(after.header_names) and (moved or not row.headers),
        rotated=rotate,
        saving=True,
    )


def _row(store: SenderStore, team: str) -> Team:
    row = store.team(team)
    if row is None:
        raise unknown(team)
    return row
