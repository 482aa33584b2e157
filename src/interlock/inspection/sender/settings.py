"""A team's settings: what an administrator may set, checked when it is set."""

import ipaddress

import msgspec
from msgspec import Struct

from interlock.inspection.sender.endpoint import PrivateEndpoint, check_url
from interlock.inspection.sender.profiles import (
    CURSOR,
    DEFAULT_SHARE,
    DEFAULT_TIMEOUT_MS,
    MAX_BLOCKED_MESSAGE,
    MAX_TIMEOUT_MS,
    MODES,
    PROFILES,
    VENDORS,
    Profile,
)
from interlock.model.errors import USAGE, InterlockError

#: Stands for "off" where a message is expected.
OFF = ""
#: Source ranges that a page can still show.
MAX_RANGES = 64


class Settings(Struct, frozen=True, omit_defaults=True):
    """What is in force for one team. Holds no secret: header values and the signing secret are kept apart, sealed."""

    platform: str = CURSOR.id
    """Which sender's ways: ``cursor`` or ``claude``."""
    vendor: str = "custom"
    """Security vendor, one of `profiles.VENDORS`."""
    endpoint: str = ""
    """Checked endpoint URL, "" for none."""
    header_names: tuple[str, ...] = ()
    """Names of the custom headers, lower-case, in order."""
    enforce: bool = False
    """Enforce Verdicts: off sends nothing."""
    mode: str = ""
    """Failure handling: ``shadow``, ``allow`` or ``block``; "" for the platform's default."""
    timeout_ms: int = DEFAULT_TIMEOUT_MS
    """Verdict timeout: the whole exchange, 1 to 10,000 ms."""
    share: int = DEFAULT_SHARE
    """Requests inspected, in percent of turns, 0 to 100."""
    blocked_message: str | None = None
    """Text after the deny reason; None for the platform's default, "" for off."""
    covered: bool = True
    """Whether this gateway's agents are covered."""
    private: PrivateEndpoint | None = None
    """The one private endpoint that is admitted."""
    source_ranges: tuple[str, ...] = ()
    """Networks that frames are sent from, for the receiver's allowlist; shown, never used. Empty: not shown."""

    @property
    def profile(self) -> Profile:
        """The platform's ways."""
        return PROFILES[self.platform]

    @property
    def in_force(self) -> str:
        """The mode, the default resolved."""
        return self.mode or self.profile.default_mode

    @property
    def shown_message(self) -> str | None:
        """The blocked message that members see, None when it is off."""
        return (self.profile.blocked_message if self.blocked_message is None else self.blocked_message) or None


class SettingsError(InterlockError):
    """A value that cannot be set. The message names the setting and what it may be."""

    exit_code = USAGE


def check(settings: Settings) -> Settings:
    """The settings in their saved form. Raises `SettingsError` or `EndpointError`."""
    _one_of("platform", settings.platform, tuple(PROFILES))
    _one_of("vendor", settings.vendor, VENDORS)
    if settings.mode:
        _one_of("mode", settings.mode, MODES)
    _within("the verdict timeout", settings.timeout_ms, 1, MAX_TIMEOUT_MS, "ms")
    _within("the share of requests inspected", settings.share, 0, 100, "percent")
    message = settings.blocked_message
    if message is not None and len(message) > MAX_BLOCKED_MESSAGE:
        raise SettingsError(
            f"the blocked message has {len(message)} characters, at most {MAX_BLOCKED_MESSAGE} are allowed", help="shorten it"
        )
    settings = msgspec.structs.replace(settings, source_ranges=_ranges(settings.source_ranges))
    if not settings.endpoint:
        return settings
    found = check_url(settings.endpoint, private=settings.private, ipv6_literals=settings.profile.ipv6_literals)
    return msgspec.structs.replace(settings, endpoint=found.url)


def encode(settings: Settings) -> str:
    """Settings as they are stored."""
    return msgspec.json.encode(settings).decode()


def decode(text: str) -> Settings:
    """Stored settings. Raises `SettingsError` when they are damaged or from a newer version."""
    try:
        return msgspec.json.decode(text, type=Settings)
    except msgspec.MsgspecError as exc:
        raise SettingsError(
            f"stored settings cannot be read: {exc}", help="remove the team and make it again: interlock inspect teams remove TEAM"
        ) from exc


def _ranges(given: tuple[str, ...]) -> tuple[str, ...]:
    if len(given) > MAX_RANGES:
        raise SettingsError(f"{len(given)} source ranges are too many", help=f"at most {MAX_RANGES}")
    found = []
    for text in given:
        try:
            found.append(str(ipaddress.ip_network(text.strip())))
        except ValueError:
            raise SettingsError(f"'{text[:60]}' is no range of addresses", help="for example 203.0.113.0/24") from None
    return tuple(dict.fromkeys(found))


def _one_of(name: str, value: str, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise SettingsError(f"'{value[:40]}' is no {name}", help="one of: " + ", ".join(allowed))


def _within(name: str, value: int, least: int, most: int, unit: str) -> None:
    if not least <= value <= most:
        raise SettingsError(f"{name} cannot be {value} {unit}", help=f"{least:,} to {most:,} {unit}")
