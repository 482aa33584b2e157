"""What an administrator is told before or after a change: where a member would be stopped, and where a request is not checked.

Sources: the platform's document and reference of the protocol, 1.2, 1.4, 1.9, 1.12, 1.13 and 1.14. Each text names what happens and
what to do about it.
"""

from interlock.inspection.sender.connection import DENIED_WARNING, TestResult, words
from interlock.inspection.sender.health import Health
from interlock.inspection.sender.profiles import ALLOW, BLOCK, SHADOW
from interlock.inspection.sender.settings import Settings
from interlock.storage.sender_port import Breaker, LastTest

# Members are, or would be, stopped.
BREAKER_BLOCKS = "breaker_blocks"
BLOCK_ON_FAILURE = "block_on_failure"
BLOCK_UNTESTED = "block_untested"
BLOCK_TEST_FAILED = "block_test_failed"
BLOCK_FAILING = "block_failing"
BLOCK_SLOW = "block_slow"
TEST_DENIED = "test_denied"
DENIALS_STOP = "denials_stop"
HEADERS_MISSING = "headers_missing"
SECRET_ROTATED = "secret_rotated"  # noqa: S105 - the name of a warning
RECOVERY_ENDS = "recovery_ends"
# Requests proceed unchecked, in Block too.
UNREADABLE = "config_unavailable"
PAUSED = "kill_switch"
NOT_SURE = "config_unavailable_proceeds"
SHARE_ZERO = "share_zero"
SHARE_PARTIAL = "share_partial"
NOT_COVERED = "not_covered"

#: In the order in which they are told.
CODES = (
    UNREADABLE,
    PAUSED,
    BREAKER_BLOCKS,
    BLOCK_FAILING,
    BLOCK_TEST_FAILED,
    BLOCK_UNTESTED,
    BLOCK_SLOW,
    BLOCK_ON_FAILURE,
    TEST_DENIED,
    DENIALS_STOP,
    HEADERS_MISSING,
    SECRET_ROTATED,
    RECOVERY_ENDS,
    NOT_SURE,
    SHARE_ZERO,
    SHARE_PARTIAL,
    NOT_COVERED,
)

#: Code -> the command that helps, with TEAM for the team; codes that are left out need a decision, not a command.
COMMANDS = {
    UNREADABLE: "interlock inspect rotate TEAM",
    PAUSED: "interlock inspect pause TEAM --resume",
    BREAKER_BLOCKS: "interlock inspect reset TEAM",
    BLOCK_FAILING: "interlock inspect health TEAM",
    BLOCK_TEST_FAILED: "interlock inspect test TEAM",
    BLOCK_UNTESTED: "interlock inspect test TEAM",
    BLOCK_SLOW: "interlock inspect set TEAM --timeout-ms 10000",
    BLOCK_ON_FAILURE: "interlock inspect health TEAM",
    DENIALS_STOP: "interlock inspect audit --team TEAM --event inference_hooks_request_denied",
    HEADERS_MISSING: "interlock inspect endpoint TEAM --headers FILE",
    RECOVERY_ENDS: "interlock inspect reset TEAM",
    SHARE_ZERO: "interlock inspect share TEAM 100",
    NOT_COVERED: "interlock inspect set TEAM --covered on",
}


def warnings(
    before: Settings,
    after: Settings,
    breaker: Breaker | None,
    health: Health | None,
    *,
    test: TestResult | LastTest | None = None,
    paused: bool = False,
    unreadable: bool = False,
    headers_missing: bool = False,
    rotated: bool = False,
    saving: bool = False,
) -> list[tuple[str, str]]:
    """(code, text) of all that holds for a change from `before` to `after`, in the order of `CODES`; of a team as it is with both equal. Pure.

    `breaker`, `health`: as they are before the change. `test`: the newest one with what `after` holds, None without one. `headers_missing`:
    names of headers are saved without values, after the change. `rotated`: the change is a new signing secret. `saving`: something is saved,
    be it only header values, which the settings do not show.
    """
    found: dict[str, str] = {}
    if unreadable:
        found[UNREADABLE] = (
            "The signing secret, header values or settings of this team cannot be opened. Every request proceeds unchecked, in Block too, "
            "and is recorded as failed open (config_unavailable). Restore vault.key from a backup, or make them anew."
        )
    if paused:
        found[PAUSED] = (
            "Checks are paused by the kill switch. Every request proceeds unchecked, in Block too, and is recorded as failed open (kill_switch)."
        )
    if after.endpoint:
        _about_failures(found, before, after, breaker, health, test)
        _about_denials(found, before, after, health, test)
        _about_credentials(found, after, headers_missing=headers_missing, rotated=rotated)
        _about_recovery(found, before, after, breaker, saving=saving or rotated)
        _about_reach(found, after)
    return [(code, found[code]) for code in CODES if code in found]


def stops_members(code: str, after: Settings) -> bool:
    """Whether a warning is of members who are or will be stopped under these settings; otherwise it is of requests that go unchecked."""
    if code in (TEST_DENIED, DENIALS_STOP):
        return _stops_denied(after)
    return code not in (UNREADABLE, PAUSED, NOT_SURE, SHARE_ZERO, SHARE_PARTIAL, NOT_COVERED) and _blocks(after)


def _sends(settings: Settings) -> bool:
    return bool(settings.endpoint) and settings.enforce and settings.covered and settings.share > 0


def _blocks(settings: Settings) -> bool:
    return _sends(settings) and settings.in_force == BLOCK


def _stops_denied(settings: Settings) -> bool:
    return _sends(settings) and settings.in_force in (ALLOW, BLOCK)


def _restarts(before: Settings, after: Settings) -> bool:
    """Turning Enforce Verdicts on closes a tripped breaker."""
    return after.enforce and not before.enforce


def _about_failures(
    found: dict[str, str],
    before: Settings,
    after: Settings,
    breaker: Breaker | None,
    health: Health | None,
    test: TestResult | LastTest | None,
) -> None:
    if not _blocks(after):
        return
    if breaker is not None and breaker.tripped and not _restarts(before, after):
        found[BREAKER_BLOCKS] = (
            "The circuit breaker is tripped: in Block every covered request is stopped. Mend the endpoint and click Reset, or switch to "
            "Allow to keep members working."
        )
    # What was seen of another endpoint says nothing about this one.
    seen = health if before.endpoint == after.endpoint else None
    if seen is not None and seen.failures_per_minute:
        found[BLOCK_FAILING] = (
            f"{seen.failures_per_minute:g} checks a minute fail now. In Block each of them stops a member's request. Look at the recent "
            "errors, or switch to Allow until the endpoint is mended."
        )
    verdict = None if test is None else test.verdict
    if verdict == "failed" and test is not None and test.reason:
        meaning = words(test.reason, test.status)[0]
        found[BLOCK_TEST_FAILED] = (
            f"The last test of this endpoint failed. {meaning} ({test.reason}) In Block each failed check stops a member's request."
        )
    elif verdict not in ("allow", "deny") and (seen is None or not seen.verdicts):
        found[BLOCK_UNTESTED] = (
            "No verdict has come from this endpoint yet. In Block members are stopped until one does: run Test Connection first."
        )
    p95 = None if seen is None else seen.latency.p95
    if p95 is not None and p95 > after.timeout_ms:
        found[BLOCK_SLOW] = (
            f"Of the last hour's verdicts 5 % took {p95:.0f} ms or more, longer than the timeout of {after.timeout_ms} ms. In Block a check "
            "that times out stops the member's request."
        )
    if not _blocks(before):
        found[BLOCK_ON_FAILURE] = (
            "In Block a check that cannot finish stops the member's request: a timeout, an error of the receiver, no connection, a frame "
            "over 64 MiB, and causes on this side too."
        )
        found[NOT_SURE] = (
            "Block cannot hold what it does not know of: when a team's settings cannot be read, its requests proceed and are recorded as "
            "failed open (config_unavailable)."
        )


def _about_denials(
    found: dict[str, str], before: Settings, after: Settings, health: Health | None, test: TestResult | LastTest | None
) -> None:
    if test is not None and test.verdict == "deny":
        found[TEST_DENIED] = DENIED_WARNING
    if (
        _stops_denied(after)
        and not _stops_denied(before)
        and health is not None
        and health.block_rate
        and before.endpoint == after.endpoint
    ):
        share = f"{health.block_rate:.1%}".replace(".0%", "%")
        found[DENIALS_STOP] = (
            f"{share} of the {health.verdicts} verdicts of the last 24 hours were denials. From now on requests like these are stopped, and "
            "members see the notice."
        )


def _about_credentials(found: dict[str, str], after: Settings, *, headers_missing: bool, rotated: bool) -> None:
    stops = " In Block that stops members." if _blocks(after) else ""
    if headers_missing:
        found[HEADERS_MISSING] = (
            "The header values were removed with the URL that they were saved for. Requests go out without them until they are entered "
            f"again, or their names removed; a receiver that needs them answers 401 or 403, which is a failed check.{stops}"
        )
    if rotated:
        found[SECRET_ROTATED] = (
            "Requests in flight, and those of the next 5 seconds, may still be signed with the previous secret. Let the receiver accept both "
            f"until then: one that knows only one of them refuses the other's requests, which are failed checks.{stops}"
        )


def _about_recovery(found: dict[str, str], before: Settings, after: Settings, breaker: Breaker | None, *, saving: bool) -> None:
    if breaker is None or not breaker.tripped or not after.enforce or _restarts(before, after):
        return
    if breaker.frozen or saving or before != after:
        then = "Until then Block stops every covered request" if after.in_force == BLOCK else "Until then nothing is checked"
        found[RECOVERY_ENDS] = (
            "The circuit breaker is tripped, and a change of the settings ends its automatic recovery. When the endpoint is mended, click "
            f"Reset, or turn Enforce Verdicts off and on. {then}."
        )


def _about_reach(found: dict[str, str], after: Settings) -> None:
    if not after.enforce:
        return
    if not after.covered:
        found[NOT_COVERED] = "Coverage is off: no request of this gateway's agents is checked."
    elif after.share == 0:
        found[SHARE_ZERO] = "Requests Inspected is 0 %: nothing is checked."
    elif after.share < 100 and after.in_force != SHADOW:
        found[SHARE_PARTIAL] = f"Only {after.share} % of the turns are checked. The others proceed unchecked, in Block too."
