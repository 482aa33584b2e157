"""The port of the sender: teams and their settings, the breaker that all workers share, audit rows, health. Backends pass `tests/contract`.

Times are Unix seconds. Secrets come and go sealed (`config.vault`).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence

#: Seconds for which health counts are kept: the block rate looks back over 24 hours.
KEEP_HEALTH = 25 * 3600
#: Recent errors that are kept for a team.
KEEP_ERRORS = 10


class Team:
    """A team as it is stored."""

    __slots__ = ("headers", "name", "paused", "secret", "seed", "settings", "team", "updated", "version")

    def __init__(
        self,
        *,
        team: str,
        name: str,
        settings: str,
        version: int,
        seed: str,
        headers: str = "",
        secret: str = "",
        paused: bool = False,
        updated: float = 0.0,
    ) -> None:
        self.team = team
        """Id: opaque, also the `tenant_id` of its frames."""
        self.name = name
        """What people call it."""
        self.settings = settings
        """JSON text of the settings; holds no secret."""
        self.version = version
        """`config_version`: grows with every change, and never begins anew for a name."""
        self.seed = seed
        """Key of the draw of the inspected share; never changes."""
        self.headers = headers
        """Sealed values of the custom headers, "" when there are none."""
        self.secret = secret
        """The sealed signing secret, "" before the first."""
        self.paused = paused
        """Whether the kill switch of this team is on."""
        self.updated = updated
        """When it was changed last."""


class Breaker:
    """The circuit breaker of a team."""

    __slots__ = ("counted_from", "frozen", "probed", "team", "tripped")

    def __init__(
        self, team: str, *, tripped: float = 0.0, frozen: bool = False, counted_from: float = 0.0, probed: float = 0.0
    ) -> None:
        self.team = team
        """Its team."""
        self.tripped = tripped
        """When it tripped, 0 while it is closed."""
        self.frozen = frozen
        """Whether a change of the settings has ended automatic recovery."""
        self.counted_from = counted_from
        """Attempts before this time do not count."""
        self.probed = probed
        """When the last probe began, 0 for never."""


class Event:
    """An audit row."""

    __slots__ = ("at", "event", "id", "payload", "team")

    def __init__(self, team: str, event: str, payload: str, at: float, id: int = 0) -> None:
        self.team = team
        """Its team, "" for all."""
        self.event = event
        """Documented event name."""
        self.payload = payload
        """JSON text: identifiers and codes only."""
        self.at = at
        """When it was recorded."""
        self.id = id
        """Number of the row, in order of recording; 0 before it has one."""


class Tally:
    """What a worker has seen of one team since it last told the store."""

    __slots__ = ("attempts", "counts", "errors", "events", "failures", "team")

    def __init__(self, team: str) -> None:
        self.team = team
        """Its team."""
        self.attempts: dict[int, int] = {}
        """Second -> attempts that count for the breaker."""
        self.failures: dict[int, int] = {}
        """Second -> those of them that failed."""
        self.counts: dict[tuple[int, str], int] = {}
        """(minute, what) -> how often; see `inspection.sender.health`."""
        self.errors: list[tuple[float, str, int | None]] = []
        """(time, reason, HTTP status) of failures, oldest first."""
        self.events: list[Event] = []
        """Audit rows."""


class LastTest:
    """The newest Test Connection with a team's saved endpoint, headers and secret."""

    __slots__ = ("at", "ms", "reason", "status", "team", "verdict")

    def __init__(self, team: str, at: float, verdict: str, reason: "str | None", status: "int | None", ms: float) -> None:
        self.team = team
        """Its team."""
        self.at = at
        """When it ended."""
        self.verdict = verdict
        """``allow``, ``deny`` or ``failed``."""
        self.reason = reason
        """Failure reason, None with a verdict."""
        self.status = status
        """HTTP status, None without an answer."""
        self.ms = ms
        """How long it took."""


class ApiKey:
    """A key that an agent shows to the gateway. The key itself is not kept."""

    __slots__ = ("actor", "created", "digest", "key_id", "label", "team")

    def __init__(self, key_id: str, digest: str, team: str, actor: str, label: str, created: float) -> None:
        self.key_id = key_id
        """Opaque id, safe to log."""
        self.digest = digest
        """SHA-256 of the key, in hex."""
        self.team = team
        """Its team; "" for a personal agent, which follows the team that its owner has selected."""
        self.actor = actor
        """Opaque id of the member or bot behind it."""
        self.label = label
        """What it is for, in the administrator's words."""
        self.created = created
        """When it was made."""


class TripRule:
    """When a breaker trips."""

    __slots__ = ("failed", "least", "window")

    def __init__(self, window: int, least: int, failed: float) -> None:
        self.window = window
        """Seconds that are looked back."""
        self.least = least
        """The least number of attempts in them."""
        self.failed = failed
        """The share of failures, 0 to 1, from which on it trips."""


class SenderStore(ABC):
    """Every method is one transaction; any number of processes share a store. Raises `StoreUnusable` when it is unusable."""

    @abstractmethod
    def generation(self) -> int:
        """A number that has grown whenever a team, a breaker's state or the switch has changed."""

    @abstractmethod
    def teams(self) -> Sequence[Team]:
        """All teams by id."""

    @abstractmethod
    def team(self, team: str) -> "Team | None":
        """One team."""

    @abstractmethod
    def save(self, team: Team, expected: int, events: Sequence[Event], *, reset: bool = False, untested: bool = False) -> bool:
        """Store a team whose version was `expected` (0: a new one); false when somebody else was first, and nothing is changed.

        A tripped breaker no longer recovers by itself, or, with `reset`, is closed. `untested`: the last test is forgotten. A new team's
        version must be past `last_version`.
        """

    @abstractmethod
    def last_version(self, team: str) -> int:
        """The last version of a removed team of that name, 0 when there was none."""

    @abstractmethod
    def note_test(self, test: LastTest, version: int) -> None:
        """Keep a test of a team, unless its settings are no longer those of that version."""

    @abstractmethod
    def last_test(self, team: str) -> "LastTest | None":
        """The newest test of a team, None since its endpoint, headers or secret were changed."""

    @abstractmethod
    def remove(self, team: str, events: Sequence[Event]) -> bool:
        """Remove a team, its breaker and its health; its audit rows and the number of its last version, plus one, stay.

        Whether there was one.
        """

    @abstractmethod
    def pause(self, team: str, *, on: bool, events: Sequence[Event]) -> bool:
        """Set the kill switch of a team, of all with ""; whether there is such a team. Not a change of the settings."""

    @abstractmethod
    def paused(self) -> bool:
        """Whether the kill switch for all is on."""

    @abstractmethod
    def api_keys(self) -> Sequence[ApiKey]:
        """API keys of the gateway, oldest first."""

    @abstractmethod
    def add_key(self, key: ApiKey) -> None:
        """Keep a new key."""

    @abstractmethod
    def remove_key(self, key_id: str) -> bool:
        """Forget a key; whether there was one."""

    @abstractmethod
    def members(self) -> Mapping[str, str]:
        """Member -> the team that they have selected."""

    @abstractmethod
    def select(self, actor: str, team: str) -> None:
        """Let a member's personal agents follow a team, or none with ""."""

    @abstractmethod
    def breakers(self) -> Mapping[str, Breaker]:
        """Breakers that are not in their first state, by team."""

    @abstractmethod
    def note(self, tallies: Sequence[Tally]) -> None:
        """Add what a worker has seen."""

    @abstractmethod
    def window(self, team: str, now: float, seconds: int) -> tuple[int, int]:
        """(attempts, failures) that count for the breaker, over the last seconds."""

    @abstractmethod
    def trip(self, team: str, now: float, rule: TripRule, event: Event) -> bool:
        """Trip if the rule says so and it is not tripped; true for exactly the one caller that did it, with its row."""

    @abstractmethod
    def lead_probe(self, team: str, now: float, first_after: float, every: float) -> bool:
        """Whether the caller may probe now: tripped long enough, not frozen, and nobody has probed for `every` seconds.

        A clock that was set back does not put it off for longer than that.
        """

    @abstractmethod
    def recover(self, team: str, tripped: float, now: float, events: Sequence[Event]) -> bool:
        """Close the breaker that tripped at that time, unless it was frozen since; whether it was."""

    @abstractmethod
    def close_breaker(self, team: str, now: float, events: Sequence[Event]) -> bool:
        """Close it by a person's hand; whether it was tripped."""

    @abstractmethod
    def events(
        self,
        *,
        team: "str | None" = None,
        names: Sequence[str] = (),
        since: float = 0.0,
        until: float = 0.0,
        before: int = 0,
        limit: int = 100,
    ) -> Sequence[Event]:
        """Audit rows, the newest first. `before`: only rows with a smaller id (0: all); `until`: before that time (0: all)."""

    @abstractmethod
    def hand_over(self, take: Callable[[Sequence[Event]], None], limit: int = 1000) -> int:
        """Give rows that were not handed over yet to `take`, oldest first; how many. One caller at a time.

        A row is handed over at least once: `take` may see one again after a crash, and sees all again that it raised for.
        """

    @abstractmethod
    def counts(self, team: str, since_minute: int, step: int = 1) -> Mapping[tuple[int, str], int]:
        """Health counts from that minute on, added up over `step` minutes; a key has the first minute of those, a multiple of `step`."""

    @abstractmethod
    def errors(self, team: str) -> Sequence[tuple[float, str, "int | None"]]:
        """Recent errors, the newest first."""

    @abstractmethod
    def prune(self, now: float) -> None:
        """Forget counts and attempts that nothing looks at any more."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the store. Calling it twice is fine."""
