"""What the forms of the page share: the team that a form was shown for, what another administrator changed meanwhile, the audit trail."""

import json
import logging
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import Struct
from starlette.responses import Response

from interlock.guard.challenge.show import visible
from interlock.inspection.sender import connection, events, overview, vendors
from interlock.inspection.sender.connection import TestResult, words
from interlock.inspection.sender.outcome import Allow, Answer, Deny, Failure
from interlock.inspection.sender.overview import Overview
from interlock.inspection.sender.settings import Settings
from interlock.inspection.sender.teams import Saved, Teams
from interlock.inspection.sender.warnings import CODES, stops_members
from interlock.model.errors import NEGATIVE, InterlockError
from interlock.storage.sender_port import LastTest, SenderStore, Team
from interlock.web.page import View

PATH = "/inference-hooks"

Change = Callable[[Settings], Settings]

_MODES = {"shadow": "Shadow Mode", "allow": "Allow the Request", "block": "Block the Request"}
#: Field of an audit row -> as the page calls it.
_CALLED = {
    "platform": "Platform",
    "vendor": "Security vendor",
    "webhook_url": "Endpoint URL",
    "private_endpoint": "Private endpoint",
    "extra_header_names": "Custom headers",
    "enabled": "Enforce Verdicts",
    "mode": "Mode",
    "verdict_timeout_ms": "Verdict timeout (ms)",
    "rollout_percentage": "Requests inspected (%)",
    "blocked_message_changed": "Own blocked message",
    "covered": "Coverage",
    "source_ranges": "Source IP ranges",
}

log = logging.getLogger("interlock.dashboard")


class Warned(Struct, frozen=True):
    """A warning as it is shown."""

    code: str
    """One of `warnings.CODES`."""
    text: str
    """What happens, and what to do."""
    stops: bool
    """Whether members are stopped; otherwise requests go unchecked."""


def told(found: list[tuple[str, str]], after: Settings | None) -> list[Warned]:
    """Warnings of a team with these settings; None: they cannot be read."""
    return [Warned(code, text, after is not None and stops_members(code, after)) for code, text in found]


class Test(Struct, frozen=True):
    """A Test Connection as it is shown."""

    __test__ = False

    kind: str
    """Class of its box: ``good``, ``warn`` or ``bad``."""
    title: str
    """The verdict, in words."""
    text: str
    """What it means."""
    help: str
    """What to do, "" for nothing."""
    ms: float
    """How long it took."""
    at: float = 0.0
    """When, in Unix seconds; 0 for now."""
    said: str = ""
    """The deny reason as the receiver gave it: foreign text."""


def shown_result(result: TestResult) -> Test:
    """A result for people."""
    said = (result.answer.deny_reason or "") if isinstance(result.answer, Deny) else ""
    kind, title = {
        connection.ALLOWED: ("good", "The receiver answers: allow"),
        connection.DENIED: ("warn", "The connection works, but the receiver answers: deny"),
        connection.PAUSED: ("warn", "Paused"),
    }.get(result.verdict, ("bad", f"The check failed: {result.reason}"))
    return Test(kind, title, result.text, result.help, result.ms, said=said)


def shown_test(last: LastTest | None) -> Test | None:
    """The last test with what is saved; None while that is untested."""
    if last is None:
        return None
    answers: dict[str, Answer] = {connection.ALLOWED: Allow(last.status or 0), connection.DENIED: Deny(last.status or 0)}
    answer = answers.get(last.verdict) or Failure(last.reason or "", last.status)
    if isinstance(answer, Failure) and answer.reason not in connection.REASONS:
        return None
    shown = shown_result(TestResult(answer, last.ms))
    return Test(shown.kind, shown.title, shown.text, shown.help, last.ms, last.at)


def meaning(reason: str, status: int | None) -> tuple[str, str]:
    """(what a failure means, what to do); blank for a reason of a newer version."""
    return words(reason, status) if reason in connection.REASONS else ("", "")


def team_of_form(view: View) -> Team:
    """The team that a form was shown for, which is the selected one from now on. Raises `InterlockError` when it was removed."""
    team = view.form.get("team", "")
    row = view.dashboard.sender.team(team)
    if row is None:
        raise InterlockError(
            "The team of this form no longer exists: another administrator removed it. Nothing was changed.",
            help="Go back to the page and choose another team, or add it again.",
            exit_code=NEGATIVE,
        )
    select(view, team)
    return row


def select(view: View, team: str) -> None:
    """Show this team in this session."""
    assert view.signed is not None
    if view.signed.session.team != team:
        view.dashboard.accounts.choose_team(view.signed.session.digest, team)
        view.signed.session.team = team


def seen_now(view: View, team: str) -> tuple[Overview, Settings]:
    """The team as it is now, with its settings. Raises `InterlockError` when they cannot be read."""
    seen = overview.overview(view.dashboard.sender, view.dashboard.teams, team, view.now)
    if seen.settings is None:
        raise InterlockError(
            "The settings of this team cannot be read, so they cannot be changed: they are damaged, or of a newer version.",
            help="Update Interlock, restore sender.db from a backup, or remove the team and set it up again.",
            exit_code=NEGATIVE,
        )
    return seen, seen.settings


def expected(view: View) -> int:
    """The `config_version` that the administrator saw; 0 for none, which no team has."""
    text = view.form.get("expected", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else 0


def written(form: Any, names: tuple[str, ...]) -> str:
    """What a form showed first, for a field of it: what differs from it was typed."""
    return msgspec.json.encode({name: getattr(form, name) for name in names}).decode()


def take_over(form: Any, now: Any, names: tuple[str, ...]) -> None:
    """Fields that were not touched get their present values."""
    try:
        was = msgspec.json.decode(form.was)
    except msgspec.MsgspecError:
        return
    for name in names:
        if isinstance(was, dict) and was.get(name) == getattr(form, name):
            setattr(form, name, getattr(now, name))


def confirmed(view: View) -> frozenset[str]:
    """Codes of the warnings that were shown with the form."""
    return frozenset(view.form.get("confirmed", "").split()) & frozenset(CODES)


def unconfirmed(warned: list[Warned], seen: frozenset[str]) -> bool:
    """Whether something would stop members that the administrator has not been told of."""
    return any(one.stops and one.code not in seen for one in warned)


def teams_by(view: View) -> Teams:
    """What the person who is signed in does with teams: audit rows name them."""
    dashboard = view.dashboard
    return Teams(dashboard.sender, dashboard.vault.seal, dashboard.vault.unseal, dashboard.clock, by=view.account)


def told_of_rotation(view: View, seen: Overview) -> list[Warned]:
    """What a new signing secret leads to, besides what the page shows anyway; nothing for those who cannot make one."""
    if not view.is_admin or not seen.has_secret or seen.settings is None:
        return []
    dashboard = view.dashboard
    found = overview.preview(dashboard.sender, dashboard.teams, seen.team, lambda old: old, view.now, rotate=True)
    shown = {code for code, _ in seen.warnings}
    return told([(code, text) for code, text in found if code not in shown], seen.settings)


def changes_since(store: SenderStore, team: str, version: int) -> list[tuple[str, str, str]]:
    """(setting, before, after) of what was changed since that version, from the audit rows."""
    rows: dict[int, Mapping[str, Any]] = {}
    secret = False
    for row in store.events(team=team, names=(events.CONFIG_UPDATED, events.CONFIG_DELETED, events.SECRET_GENERATED), limit=200):
        payload = json.loads(row.payload)
        at = payload.get("config_version", 0)
        rows.setdefault(at, payload)
        secret = secret or (row.event == events.SECRET_GENERATED and at > version)
    before, after = rows.get(version), rows[max(rows)] if rows else None
    found = []
    if before is not None and after is not None:
        for field, name in _CALLED.items():
            if before.get(field) != after.get(field):
                found.append((name, _words(before.get(field)), _words(after.get(field))))
    if secret:
        found.append(("Signing secret", "the one before", "a new one"))
    return found or [("Something that is not shown", "for instance header values", "or the blocked message's text")]


def sentence(exc: InterlockError) -> str:
    """What was refused, beside a field."""
    text = str(exc)
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def hand_over(view: View) -> bool:
    """Give new rows to the audit trail; false when it cannot be written: the change stands, and they are handed over later."""
    try:
        view.dashboard.sender.hand_over(events.trail(view.dashboard.state))
    except (OSError, InterlockError) as exc:
        log.warning("the audit trail cannot be written", extra={"fields": {"error": type(exc).__name__}})
        return False
    return True


def render(view: View, template: str, status: int = 200, **context: Any) -> Response:
    """A template of this page. `visible` spells out what would hide in a foreign text."""
    return view.render(template, status, visible=visible, **context)


def back(view: View, done: str) -> Response:
    """To the page, after a change."""
    return view.see_other(PATH if hand_over(view) else PATH + "?trail=failed", done=done)


def show_secret(view: View, saved: Saved, *, rotated: bool) -> Response:
    """The one answer that holds the secret."""
    return render(
        view,
        "inference_hooks_secret.html",
        secret=saved.secret,
        team=saved.team,
        rotated=rotated,
        vendor=vendors.BY_ID.get(saved.settings.vendor),
        trail_failed=not hand_over(view),
    )


def _words(value: object) -> str:
    if value is None or value == []:
        return "none"
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return _MODES.get(value, value) if isinstance(value, str) else str(value)
