"""What an administrator does: save a team's settings, rotate its secret, reset its breaker, pull the kill switch.

Every operation is one transaction with its audit row. Values of headers and secrets go in and never come out, but for a fresh secret,
once.
"""

import json
import secrets as random
import time
from collections.abc import Callable

import msgspec
from msgspec import Struct

from interlock.inspection.secrets import new_secret, parse_secret
from interlock.inspection.sender import events
from interlock.inspection.sender.headers import check_headers
from interlock.inspection.sender.settings import Settings, check, decode, encode
from interlock.model.errors import USAGE, InterlockError
from interlock.storage.sender_port import Event, SenderStore, Team

DEFAULT_TEAM = "default"
_NAME_CHARACTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.")


class Saved(Struct, frozen=True):
    """What a change has led to."""

    team: str
    """The team."""
    version: int
    """Its `config_version` now."""
    settings: Settings
    """Its settings now."""
    secret: str | None = None
    """The new signing secret in its written form: shown now and never again."""
    headers_cleared: bool = False
    """Whether header values were dropped, because they must not go to another endpoint than they were saved for."""


class Teams:
    """The teams of a store."""

    def __init__(
        self,
        store: SenderStore,
        seal: Callable[[str, bytes], str],
        unseal: Callable[[str, str], bytes],
        clock: Callable[[], float] = time.time,
        *,
        by: str = "",
    ) -> None:
        """`by`: opaque id of the administrator who acts, for the audit rows; "" where nobody is known, as on the command line."""
        self._by = by
        self._store = store
        self._seal = seal
        self._unseal = unseal
        self._clock = clock

    def settings(self, team: str) -> Settings:
        """The settings of a team. Raises `InterlockError` when there is none."""
        return decode(self._team(team).settings)

    def create(self, team: str, name: str = "", settings: Settings | None = None) -> Saved:
        """A new team. Raises `InterlockError` when there is one of that id."""
        if not 1 <= len(team) <= 64 or not _NAME_CHARACTERS.issuperset(team):
            raise InterlockError(
                f"'{team[:80]}' cannot be the id of a team", help="use up to 64 letters, digits, '-', '_' and '.'", exit_code=USAGE
            )
        if self._store.team(team) is not None:
            raise InterlockError(f"there is a team '{team}' already", help="interlock inspect teams", exit_code=USAGE)
        # A receiver or a log that knows the team's old versions never sees a number twice.
        version = self._store.last_version(team)
        row = Team(team=team, name=name or team, settings=encode(Settings()), version=version, seed=random.token_hex(16))
        return self._write(row, Settings(), check(settings or Settings()), None, new_team=True)

    def save(
        self,
        team: str,
        change: Callable[[Settings], Settings],
        *,
        headers: "tuple[tuple[str, str], ...] | None" = None,
        expected: int | None = None,
    ) -> Saved:
        """Change settings. `headers`: all custom headers anew (None leaves them, unless the endpoint changes).

        `expected`: the version that the administrator saw; an `InterlockError` when another save came between. The first save that
        sets an endpoint makes the signing secret.
        """
        row = self._team(team)
        if expected is not None and expected != row.version:
            raise _raced(team)
        old = decode(row.settings)
        return self._write(row, old, check(change(old)), headers)

    def rotate(self, team: str, *, expected: int | None = None) -> Saved:
        """A new signing secret; from now on every request is signed with it. `expected`: as for `save`."""
        row = self._team(team)
        if expected is not None and expected != row.version:
            raise _raced(team)
        settings = decode(row.settings)
        if not row.secret:
            raise InterlockError(
                f"team '{team}' has no signing secret yet", help=f"set its endpoint first: interlock inspect endpoint {team} URL"
            )
        return self._write(row, settings, settings, None, rotate=True)

    def remove(self, team: str) -> None:
        """Remove a team with its endpoint, headers and secret. Raises `InterlockError` when there is none."""
        row = self._team(team)
        self._store.remove(team, (self._event(events.CONFIG_DELETED, team, self._clock(), config_version=row.version + 1),))

    def reset(self, team: str) -> bool:
        """Close a tripped breaker; whether it was tripped."""
        row = self._team(team)
        now = self._clock()
        return self._store.close_breaker(team, now, (self._event(events.RESET_EVENT, team, now, config_version=row.version),))

    def pause(self, team: str, *, on: bool) -> None:
        """Set the kill switch of a team, or of all with ""."""
        name = events.PAUSED_EVENT if on else events.RESUMED_EVENT
        if not self._store.pause(team, on=on, events=(self._event(name, team, self._clock(), all_teams=not team),)):
            raise unknown(team)

    def secret(self, row: Team) -> bytes | None:
        """The signing key of a team, None before the first. Raises `InterlockError` when it cannot be opened."""
        if not row.secret:
            return None
        return parse_secret(
            self._opened(_secret_purpose(row.team), row.secret, f"interlock inspect rotate {row.team}").decode("ascii")
        )

    def headers(self, row: Team) -> "tuple[tuple[str, str], ...]":
        """Custom headers with their values. Raises `InterlockError` when they cannot be opened."""
        if not row.headers:
            return ()
        again = f"interlock inspect endpoint {row.team} --headers FILE"
        return tuple((name, value) for name, value in json.loads(self._opened(_headers_purpose(row.team), row.headers, again)))

    def _opened(self, purpose: str, blob: str, again: str) -> bytes:
        try:
            return self._unseal(purpose, blob)
        except InterlockError as exc:
            raise InterlockError(exc.message, help=f"restore vault.key from a backup, or make it anew: {again}") from exc

    def _write(
        self,
        row: Team,
        old: Settings,
        new: Settings,
        headers: "tuple[tuple[str, str], ...] | None",
        *,
        rotate: bool = False,
        new_team: bool = False,
    ) -> Saved:
        now, version = self._clock(), row.version + 1
        cleared = False
        sealed = row.headers
        if headers is not None:
            checked = check_headers(headers, new.profile.reserved_prefix)
            new = msgspec.structs.replace(new, header_names=tuple(name for name, _ in checked))
            sealed = self._seal(_headers_purpose(row.team), json.dumps(checked).encode()) if checked else ""
        elif new.endpoint != old.endpoint and row.headers:
            # The names stay, to be filled in again; the values must not reach a receiver that they were not meant for.
            sealed, cleared = "", True
        elif new.platform != old.platform and new.header_names:
            check_headers(tuple((name, "") for name in new.header_names), new.profile.reserved_prefix)
        rows = []
        secret = None
        sealed_secret = row.secret
        if rotate or (new.endpoint and not row.secret):
            secret = new_secret()
            sealed_secret = self._seal(_secret_purpose(row.team), secret.encode("ascii"))
            rows.append(self._event(events.SECRET_GENERATED, row.team, now, **events.settings_fields(new, version)))
        if not rotate:
            name = events.CONFIG_DELETED if old.endpoint and not new.endpoint else events.CONFIG_UPDATED
            rows.insert(0, self._event(name, row.team, now, **events.settings_fields(new, version)))
        written = Team(
            team=row.team,
            name=row.name,
            settings=encode(new),
            version=version,
            seed=row.seed,
            headers=sealed,
            secret=sealed_secret,
            paused=row.paused,
            updated=now,
        )
        untested = (
            (new.endpoint, new.private) != (old.endpoint, old.private) or sealed != row.headers or sealed_secret != row.secret
        )
        reset = not new_team and new.enforce and not old.enforce
        if not self._store.save(written, 0 if new_team else row.version, rows, reset=reset, untested=untested):
            raise _raced(row.team)
        return Saved(row.team, version, new, secret, cleared)

    def _event(self, name: str, team: str, at: float, **payload: object) -> Event:
        return events.event(name, team, at, admin_id=self._by or None, **payload)

    def _team(self, team: str) -> Team:
        row = self._store.team(team)
        if row is None:
            raise unknown(team)
        return row


def unknown(team: str) -> InterlockError:
    """The error for a team that there is not."""
    if "://" in team:
        helping = f"name the team first: interlock inspect endpoint {DEFAULT_TEAM} URL"
    elif team == DEFAULT_TEAM:
        helping = f"set its endpoint, which makes it: interlock inspect endpoint {DEFAULT_TEAM} URL"
    else:
        helping = "interlock inspect teams lists them, interlock inspect teams add makes one"
    return InterlockError(f"there is no team '{team[:80]}'", help=helping, exit_code=USAGE)


def _raced(team: str) -> InterlockError:
    return InterlockError(f"the settings of '{team}' were changed by somebody else meanwhile", help="look at them and save again")


def _secret_purpose(team: str) -> str:
    return "sender-secret:" + team


def _headers_purpose(team: str) -> str:
    return "sender-headers:" + team
