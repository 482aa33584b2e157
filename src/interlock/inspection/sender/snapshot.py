"""What a worker knows of the teams: read from the store, opened, and read again within a second of a change."""

import ssl
from collections.abc import Mapping

from msgspec import Struct

from interlock.inspection.sender.endpoint import Endpoint, check_url
from interlock.inspection.sender.exchange import Headers
from interlock.inspection.sender.settings import Settings, decode
from interlock.inspection.sender.teams import Teams
from interlock.inspection.signing import sign
from interlock.model.errors import InterlockError
from interlock.storage.sender_port import ApiKey, Breaker, SenderStore, Team

#: Seconds after which settings that could not be read again count as unavailable.
STALE = 30.0
#: What is raised for settings, secrets or header values that cannot be opened.
UNUSABLE = (InterlockError, ValueError, ssl.SSLError)


class TeamState(Struct, frozen=True):
    """One team, ready to send. Holds secrets: never log it."""

    team: str
    """Its id."""
    version: int
    """`config_version`."""
    settings: Settings
    """What is in force."""
    endpoint: Endpoint | None
    """Where frames go, None without one."""
    key: bytes | None
    """Signing key."""
    headers: tuple[tuple[str, str], ...]
    """Custom headers."""
    seed: str
    """Key of the draw."""
    paused: bool
    """Kill switch, of the team or of all."""
    tripped: float
    """When its breaker tripped, 0 while it is closed."""
    frozen: bool
    """Whether it does not recover by itself."""

    def __repr__(self) -> str:
        return f"TeamState({self.team!r}, version={self.version})"

    def signed(self, request_id: str, body: bytes, now: float) -> Headers:
        """The headers of a request with that body, signed at that time. The team must have a secret."""
        assert self.key is not None
        stamp = int(now)
        return (
            ("content-type", "application/json"),
            ("user-agent", self.settings.profile.user_agent),
            ("accept-encoding", "identity"),
            ("webhook-id", request_id),
            ("webhook-timestamp", str(stamp)),
            ("webhook-signature", sign(self.key, request_id, stamp, body)),
            *self.headers,
        )


class Snapshot:
    """All teams at one moment. A value: replaced whole."""

    __slots__ = ("generation", "keys", "members", "read", "teams", "unreadable")

    def __init__(
        self,
        generation: int,
        teams: "dict[str, TeamState]",
        unreadable: "dict[str, str]",
        read: float,
        keys: "Mapping[str, ApiKey] | None" = None,
        members: "Mapping[str, str] | None" = None,
    ) -> None:
        self.generation = generation
        """Of the store."""
        self.teams = teams
        """By id."""
        self.unreadable = unreadable
        """Teams whose settings cannot be used, and why."""
        self.keys = keys or {}
        """API keys of the gateway, by the digest of the key."""
        self.members = members or {}
        """Member -> the team that their personal agents follow."""
        self.read = read
        """When the store last said that this is current (monotonic seconds)."""


def read(store: SenderStore, teams: Teams, now: float) -> Snapshot:
    """The teams as they are stored. Raises `InterlockError` when the store cannot be read; one bad team spoils no other."""
    generation = store.generation()
    paused, breakers = store.paused(), store.breakers()
    found: dict[str, TeamState] = {}
    unreadable: dict[str, str] = {}
    for row in store.teams():
        try:
            found[row.team] = state_of(row, teams, breakers.get(row.team), paused=paused)
        except UNUSABLE as exc:
            unreadable[row.team] = str(exc)
    keys = {key.digest: key for key in store.api_keys()}
    return Snapshot(generation, found, unreadable, now, keys, store.members())


def state_of(row: Team, teams: Teams, breaker: Breaker | None, *, paused: bool) -> TeamState:
    """A team ready to send. `paused`: the switch for all. Raises one of `UNUSABLE` when its settings cannot be used."""
    settings = decode(row.settings)
    endpoint = None
    if settings.endpoint:
        endpoint = check_url(settings.endpoint, private=settings.private, ipv6_literals=settings.profile.ipv6_literals)
    return TeamState(
        team=row.team,
        version=row.version,
        settings=settings,
        endpoint=endpoint,
        key=teams.secret(row),
        headers=teams.headers(row),
        seed=row.seed,
        paused=paused or row.paused,
        tripped=0.0 if breaker is None else breaker.tripped,
        frozen=breaker is not None and breaker.frozen,
    )
