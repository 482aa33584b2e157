"""The port of the dashboard's accounts: who may sign in, who is signed in, how often it failed. Backends pass `tests/contract`.

Times are Unix seconds. Nothing here is a secret in the clear: passwords are argon2 hashes, tokens SHA-256 digests, TOTP secrets sealed.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

ADMIN = "admin"
VIEWER = "viewer"
MEMBER = "member"

#: Every role: an admin changes things, a viewer reads, a member has the chat and the own account only.
ROLES = (ADMIN, VIEWER, MEMBER)

#: Sessions of one account; the oldest gives way.
MOST_SESSIONS = 100

#: Account of the link that makes the first admin.
FIRST = ""


class Account:
    """A person who may sign in."""

    __slots__ = ("created", "disabled", "name", "password", "role", "totp", "totp_step")

    def __init__(
        self,
        *,
        name: str,
        password: str,
        role: str,
        created: float,
        disabled: bool = False,
        totp: str = "",
        totp_step: int = 0,
    ) -> None:
        self.name = name
        """Sign-in name, lower case; also the actor id of the member's frames."""
        self.password = password
        """argon2id hash in its usual text form; "" until the person has set one by their link."""
        self.role = role
        """One of `ROLES`."""
        self.created = created
        """When it was made."""
        self.disabled = disabled
        """Whether it may not sign in."""
        self.totp = totp
        """The sealed TOTP secret, "" without one."""
        self.totp_step = totp_step
        """Last time step whose code was used: a code works once."""


def able_admin(account: Account) -> bool:
    """Whether this is an admin who can sign in. The last one cannot be removed, disabled or lowered."""
    return account.role == ADMIN and not account.disabled and bool(account.password)


class Session:
    """A browser that is signed in."""

    __slots__ = ("account", "agent", "created", "digest", "seen", "team")

    def __init__(self, *, digest: str, account: str, created: float, seen: float, team: str = "", agent: str = "") -> None:
        self.digest = digest
        """SHA-256 of its token, in hex."""
        self.account = account
        """Name of its account."""
        self.created = created
        """When they signed in."""
        self.seen = seen
        """When it was used last."""
        self.team = team
        """The team that is selected, "" for the first."""
        self.agent = agent
        """What the browser says it is, for the list of sessions."""


class AccountStore(ABC):
    """Every method is one transaction; any number of processes share a store. Raises `StoreUnusable` when it is unusable."""

    @abstractmethod
    def accounts(self) -> Sequence[Account]:
        """All accounts by name."""

    @abstractmethod
    def account(self, name: str) -> "Account | None":
        """One account."""

    @abstractmethod
    def add(self, account: Account) -> bool:
        """Add one; false when the name is taken."""

    @abstractmethod
    def change(
        self,
        name: str,
        *,
        password: "str | None" = None,
        role: "str | None" = None,
        disabled: "bool | None" = None,
        totp: "str | None" = None,
        totp_step: "int | None" = None,
        expected: "str | None" = None,
    ) -> bool:
        """Change what is given and nothing else; a new password makes the account's link void. False when there is no such account, `expected` is not its password hash (any more),
        or the last admin would be gone (`able_admin`)."""

    @abstractmethod
    def remove(self, name: str) -> bool:
        """Remove an account with its sessions and links; false when there is none, or it is the last admin (`able_admin`)."""

    @abstractmethod
    def use_step(self, name: str, step: int) -> bool:
        """Use up the code of a time step; false when that step or a later one was used before."""

    @abstractmethod
    def set_link(self, digest: str, account: str, expires: float) -> None:
        """Keep the digest of the one-time code that may set the password of `account` (`FIRST`: make the first admin); replaces an older one."""

    @abstractmethod
    def link(self, digest: str, now: float) -> "str | None":
        """The account that a one-time code is for; None when it is unknown or has expired, its account is disabled, or it is for the first
        admin and there is one."""

    @abstractmethod
    def use_link(self, digest: str, now: float, account: Account) -> bool:
        """Use up a one-time code that is good (`link`). One for the first admin adds `account`; any other sets its password, takes its
        one-time codes off, and ends its sessions. False, and nothing happens, for another code or account, or a name that is taken."""

    @abstractmethod
    def start_session(self, session: Session, password: str) -> bool:
        """Keep a new session, and of its account's the `MOST_SESSIONS` newest; false when the account is gone or disabled, or `password` is not its password hash any more."""

    @abstractmethod
    def session(self, digest: str) -> "Session | None":
        """A session, whatever its age."""

    @abstractmethod
    def sessions(self, account: str) -> Sequence[Session]:
        """Sessions of an account, the newest first."""

    @abstractmethod
    def touch(self, digest: str, now: float) -> None:
        """Note that a session was used."""

    @abstractmethod
    def choose_team(self, digest: str, team: str) -> None:
        """Note which team is selected in a session."""

    @abstractmethod
    def end_session(self, digest: str) -> None:
        """Forget a session."""

    @abstractmethod
    def end_sessions(self, account: str, keep: str = "") -> int:
        """Forget all sessions of an account but the one with that digest; how many."""

    @abstractmethod
    def attempt(self, keys: Sequence[str], now: float, since: float, wait: "Callable[[str, Sequence[float]], float]") -> float:
        """Note an attempt to sign in under each of some opaque keys (a name, an address), unless one of them has to wait.

        `wait` tells for a key and the times of its attempts since then, oldest first, for how many seconds; the longest is the answer,
        and 0 says that the attempt was noted. Attempts that run at the same time see each other.
        """

    @abstractmethod
    def forget_attempts(self, key: str, at: "float | None" = None) -> None:
        """Forget the attempts of a key, or one that was noted at that time: it was none that failed."""

    @abstractmethod
    def prune(self, now: float, idle: float, longest: float, attempts: float) -> None:
        """Forget sessions not used for `idle` seconds or older than `longest`, attempts older than `attempts`, links that have expired."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the store. Calling it twice is fine."""
