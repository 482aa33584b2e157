"""What differs between the two documented senders, and every value that their documents leave open, named once.

Sources: reference of the protocol, 1 (Cursor) and 2 (Claude). `INFERRED` marks what no document says.
"""

from msgspec import Struct

from interlock.inspection.sender import vendors

SHADOW = "shadow"
ALLOW = "allow"
BLOCK = "block"
MODES = (SHADOW, ALLOW, BLOCK)

# Failure reasons, by their documented names.
TIMEOUT = "timeout"
NON_200 = "non_200_status"
UNPARSEABLE = "unparseable_response"
OVERSIZED = "oversized_response"
INVALID_ACTION = "invalid_action"
TLS_ERROR = "tls_error"
TRANSPORT_ERROR = "transport_error"
ENDPOINT_REJECTED = "endpoint_rejected"
FRAME_TOO_LARGE = "frame_too_large"
NOT_ALLOWLISTED = "endpoint_not_allowlisted"
CONFIG_UNAVAILABLE = "config_unavailable"
KILL_SWITCH = "kill_switch"

REASONS = (
    TIMEOUT,
    NON_200,
    UNPARSEABLE,
    OVERSIZED,
    INVALID_ACTION,
    TLS_ERROR,
    TRANSPORT_ERROR,
    ENDPOINT_REJECTED,
    FRAME_TOO_LARGE,
    NOT_ALLOWLISTED,
    CONFIG_UNAVAILABLE,
    KILL_SWITCH,
)

#: Bytes of a frame; a larger one is not sent.
MAX_FRAME = 64 * 1024 * 1024
#: Bytes of an answer that are read.
MAX_ANSWER = 64 * 1024
#: Seconds between a failed connection and its one retry. INFERRED from the sibling protocol.
RETRY_AFTER = 0.1
#: Characters (code points) of a deny reason that are shown. INFERRED: the unit.
MAX_DENY_REASON = 500
MAX_BLOCKED_MESSAGE = 500
DEFAULT_TIMEOUT_MS = 5_000
MAX_TIMEOUT_MS = 10_000
#: Requests inspected, in percent. INFERRED: the default.
DEFAULT_SHARE = 100

#: Breaker. INFERRED: a time window, the least number of attempts in it, and the share of failures that trips.
WINDOW_SECONDS = 60
WINDOW_LEAST = 20
WINDOW_FAILED = 0.5
#: Seconds from a trip to the first probe, and between two probes.
FIRST_PROBE_AFTER = 600.0
PROBE_EVERY = 60.0

#: Text of a test frame: fixed, and nobody's. INFERRED: the wording.
TEST_TEXT = "This is a connection test. It holds no user content."
#: Value of `source.application` of tests and probes.
TEST_APPLICATION = "config-test"

#: Shown after the deny reason unless an administrator changed or removed it. INFERRED: the wording.
CURSOR_BLOCKED = "This request was blocked by your organization's security policy."
CLAUDE_BLOCKED = "This request was blocked by your organization's policy. Contact your administrator for help."

#: Ids of the security vendors that are offered. INFERRED: the list.
VENDORS = tuple(vendors.BY_ID)


class Profile(Struct, frozen=True):
    """One sender's ways."""

    id: str
    """``cursor`` or ``claude``."""
    user_agent: str
    """Value of the user-agent header. INFERRED for Cursor; receivers must not rely on it."""
    reserved_prefix: str
    """Lower-case prefix of header names that only the platform sets."""
    default_mode: str
    """Mode of a team that has saved none."""
    application: str
    """Value of `source.application`."""
    blocked_message: str
    """The default blocked message."""
    counted: frozenset[str]
    """Failure reasons that the receiver is responsible for: the breaker counts them."""
    counts_in_shadow: bool
    """Whether failures in Shadow count for the breaker."""
    ipv6_literals: bool
    """Whether an endpoint may be a public IPv6 address literal."""
    records_shadow: bool
    """Whether denials and failures in Shadow are audited."""
    records_failed_closed: bool
    """Whether each request that a failure blocked is audited."""
    records_recovery: bool
    """Whether an automatic recovery is audited."""


CURSOR = Profile(
    id="cursor",
    user_agent="interlock-inference-hooks/1",
    reserved_prefix="x-cursor-",
    default_mode=SHADOW,
    application="grok-bot",
    blocked_message=CURSOR_BLOCKED,
    counted=frozenset((TIMEOUT, NON_200, UNPARSEABLE, OVERSIZED, INVALID_ACTION, TLS_ERROR)),
    counts_in_shadow=True,
    ipv6_literals=True,
    records_shadow=True,
    records_failed_closed=True,
    records_recovery=True,
)
CLAUDE = Profile(
    id="claude",
    user_agent="anthropic-dlp/1",
    reserved_prefix="x-anthropic-",
    default_mode=ALLOW,
    application="claude-ai",
    blocked_message=CLAUDE_BLOCKED,
    counted=frozenset((TIMEOUT, NON_200, UNPARSEABLE, OVERSIZED, INVALID_ACTION)),
    counts_in_shadow=False,
    ipv6_literals=False,
    records_shadow=False,
    records_failed_closed=False,
    records_recovery=False,
)
PROFILES = {profile.id: profile for profile in (CURSOR, CLAUDE)}
