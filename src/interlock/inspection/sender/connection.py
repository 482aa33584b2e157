"""Test Connection: the fixed frame, sent from a dialog with what is typed there or from a page with what is saved.

The one place for it: the command, the pages and the breaker's probe send the same frame, and a result says the same words everywhere.
"""

import asyncio
import time
from collections.abc import Callable

import msgspec
from msgspec import Struct

from interlock.inspection.sender import frame, snapshot
from interlock.inspection.sender.endpoint import PrivateEndpoint, check_url
from interlock.inspection.sender.exchange import Exchange, Headers, Resolver, resolve
from interlock.inspection.sender.headers import check_headers
from interlock.inspection.sender.outcome import Allow, Answer, Deny, Failure
from interlock.inspection.sender.profiles import (
    CONFIG_UNAVAILABLE,
    ENDPOINT_REJECTED,
    FRAME_TOO_LARGE,
    INVALID_ACTION,
    KILL_SWITCH,
    NON_200,
    NOT_ALLOWLISTED,
    OVERSIZED,
    TIMEOUT,
    TLS_ERROR,
    TRANSPORT_ERROR,
    UNPARSEABLE,
)
from interlock.inspection.sender.snapshot import TeamState
from interlock.inspection.sender.teams import Teams, unknown
from interlock.model.errors import InterlockError
from interlock.storage.sender_port import LastTest, SenderStore

# What a test ends with.
ALLOWED = "allow"
DENIED = "deny"
FAILED = "failed"
PAUSED = "paused"

PAUSED_TEXT = "Inference hooks are temporarily paused: nothing was sent."
DENIED_WARNING = (
    "The receiver denies the test frame, which holds no user content. In Allow and Block a policy like that stops members too: "
    "mend the policy, or its default action, before you enforce."
)

#: Failure reason -> what it means, and what to do.
REASONS = {
    TIMEOUT: (
        "No full answer came within the verdict timeout.",
        "Look at the receiver's load, or raise the timeout (up to 10,000 ms).",
    ),
    NON_200: (
        "The receiver answered with another status than 200; a redirect counts as one.",
        "Look at the receiver's logs. The URL must be the final one: redirects are not followed.",
    ),
    UNPARSEABLE: ("The answer is not a JSON verdict.", 'It must be {"action":"allow"} or {"action":"deny"} as JSON, uncompressed.'),
    OVERSIZED: ("The answer is larger than 64 KiB.", "Let the receiver answer with the verdict alone."),
    INVALID_ACTION: ("The answer's action is neither allow nor deny.", 'Its action must be "allow" or "deny".'),
    TLS_ERROR: (
        "The TLS handshake failed, or the certificate is not accepted.",
        "It must be valid, for this host, and of a public authority or of the one that was saved with the private endpoint.",
    ),
    TRANSPORT_ERROR: (
        "The receiver cannot be reached: its name, the connection, or a connection that broke off.",
        "Check the host's name, and that it accepts connections on its port from here.",
    ),
    ENDPOINT_REJECTED: (
        "The host's name leads to an address that is not public.",
        "Use a public host, or admit the one private address.",
    ),
    FRAME_TOO_LARGE: ("The frame is larger than 64 MiB.", "Shorten the conversation."),
    NOT_ALLOWLISTED: ("The platform does not let requests out to this host.", "Ask whoever runs the platform's network."),
    CONFIG_UNAVAILABLE: ("The team's settings could not be read.", "interlock inspect teams says why."),
    KILL_SWITCH: ("Checks are paused.", "interlock inspect pause TEAM --resume"),
}
_REFUSED = (
    "The receiver rejects the request: mostly its signing secret or its API key.",
    "Set the current signing secret there, with whsec_ if it wants that. After a change of the URL enter the header values again; after a "
    "rotation wait 5 seconds.",
)


class TestForm(Struct, frozen=True):
    """What a dialog holds that is not saved yet."""

    __test__ = False

    endpoint: str
    """Endpoint URL as typed."""
    headers: Headers | None = None
    """Custom headers as typed; None for the saved values, which go only to the endpoint that they were saved for."""
    private: PrivateEndpoint | None = None
    """A private endpoint to admit; None for the saved one."""


class TestResult(Struct, frozen=True):
    """What Test Connection found."""

    __test__ = False

    answer: Answer | None
    """The verdict or the failure; None while paused."""
    ms: float
    """How long it took, in ms."""

    @property
    def verdict(self) -> str:
        """`ALLOWED`, `DENIED`, `FAILED` or `PAUSED`."""
        match self.answer:
            case Allow():
                return ALLOWED
            case Deny():
                return DENIED
            case Failure():
                return FAILED
        return PAUSED

    @property
    def ok(self) -> bool:
        """A verdict came; a deny counts as well, with a warning."""
        return self.verdict in (ALLOWED, DENIED)

    @property
    def paused(self) -> bool:
        """Nothing was sent."""
        return self.answer is None

    @property
    def reason(self) -> str | None:
        """The failure's documented name, None without one."""
        return self.answer.reason if isinstance(self.answer, Failure) else None

    @property
    def status(self) -> int | None:
        """HTTP status, None without an answer."""
        return None if self.answer is None else self.answer.status

    @property
    def text(self) -> str:
        """One sentence for people."""
        match self.answer:
            case Allow():
                return f"The receiver allows the test frame ({self.ms:.0f} ms)."
            case Deny():
                return DENIED_WARNING
            case Failure():
                said = words(self.answer.reason, self.answer.status)[0]
                status = f" HTTP {self.answer.status}." if self.answer.status else ""
                return f"{said}{status} ({self.answer.reason} after {self.ms:.0f} ms)"
        return PAUSED_TEXT

    @property
    def help(self) -> str:
        """The next step after a failure, "" without one."""
        return words(self.answer.reason, self.answer.status)[1] if isinstance(self.answer, Failure) else ""


def words(reason: str, status: int | None) -> tuple[str, str]:
    """(what a failure means, what to do), for one of `profiles.REASONS`."""
    return _REFUSED if reason == NON_200 and status in (401, 403) else REASONS[reason]


async def check_connection(
    store: SenderStore,
    teams: Teams,
    team: str,
    form: TestForm | None = None,
    *,
    clock: Callable[[], float] = time.time,
    resolver: Resolver = resolve,
    exchange: Callable[..., Exchange] = Exchange,
) -> TestResult:
    """Send the fixed frame with the saved secret and timeout; endpoint and headers from the form, or the saved ones.

    Counts for nothing and is not audited; with what is saved, the result is kept as the team's last test. Raises `InterlockError` when
    there is no team, endpoint or secret, its settings cannot be opened, or the form's URL or headers are refused.
    """
    state = await asyncio.to_thread(_state, store, teams, team)
    if state.key is None:
        raise InterlockError(
            f"team '{team}' has no signing secret yet", help=f"save its endpoint first: interlock inspect endpoint {team} URL"
        )
    if state.paused:
        return TestResult(None, 0.0)
    if form is not None:
        state = _with(state, form)
    if state.endpoint is None:
        raise InterlockError(f"team '{team}' has no endpoint", help=f"interlock inspect endpoint {team} URL")
    result = await send(state, clock, resolver, exchange)
    if form is None:
        kept = LastTest(team, clock(), result.verdict, result.reason, result.status, result.ms)
        await asyncio.to_thread(store.note_test, kept, state.version)
    return result


async def send(state: TeamState, clock: Callable[[], float], resolver: Resolver, exchange: Callable[..., Exchange]) -> TestResult:
    """Send the test frame of a team that has an endpoint and a secret, on a connection of its own."""
    request_id = frame.new_id()
    application = state.settings.profile.application
    body = frame.encode(frame.test_content(), request_id=request_id, tenant_id=state.team, application=application)
    assert state.endpoint is not None
    made = exchange(state.endpoint, private=state.settings.private, resolver=resolver)
    started = time.perf_counter()
    try:
        answer = await made.send(body, state.signed(request_id, body, clock()), state.settings.timeout_ms / 1000)
    finally:
        await made.close()
    return TestResult(answer, (time.perf_counter() - started) * 1000)


def _state(store: SenderStore, teams: Teams, team: str) -> TeamState:
    row = store.team(team)
    if row is None:
        raise unknown(team)
    try:
        return snapshot.state_of(row, teams, None, paused=store.paused())
    except snapshot.UNUSABLE as exc:
        raise InterlockError(
            f"the settings of '{team}' cannot be used: {exc}", help=getattr(exc, "help", "") or "interlock inspect teams"
        ) from exc


def _with(state: TeamState, form: TestForm) -> TeamState:
    profile = state.settings.profile
    private = form.private or state.settings.private
    endpoint = check_url(form.endpoint, private=private, ipv6_literals=profile.ipv6_literals)
    headers = form.headers
    if headers is None:
        headers = state.headers if state.endpoint is not None and endpoint.url == state.endpoint.url else ()
    return msgspec.structs.replace(
        state,
        endpoint=endpoint,
        headers=check_headers(headers, profile.reserved_prefix),
        settings=msgspec.structs.replace(state.settings, private=private),
    )
