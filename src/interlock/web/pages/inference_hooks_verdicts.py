"""The form of Enforce Verdicts: mode, timeout, share, blocked message, coverage."""

from typing import Any

import msgspec
from msgspec import Struct
from starlette.responses import Response

from interlock.inspection.sender import overview
from interlock.inspection.sender.overview import Overview
from interlock.inspection.sender.profiles import ALLOW, BLOCK, MAX_BLOCKED_MESSAGE, MAX_TIMEOUT_MS, SHADOW
from interlock.inspection.sender.settings import OFF, Settings, check
from interlock.model.errors import InterlockError
from interlock.web.page import View
from interlock.web.pages.inference_hooks_shared import (
    Warned,
    back,
    changes_since,
    confirmed,
    expected,
    render,
    seen_now,
    take_over,
    team_of_form,
    teams_by,
    told,
    unconfirmed,
    written,
)

#: Mode -> its name, and what it does.
MODES = {
    SHADOW: ("Shadow Mode", "Every request is checked and nothing is stopped. Denials are recorded."),
    ALLOW: ("Allow the Request", "A deny stops the request. When the check fails, the request proceeds."),
    BLOCK: ("Block the Request", "A deny stops the request. When the check fails, the request is stopped too."),
}
_DEFAULT, _OWN, _OFF = "default", "own", "off"
_TOUCHED = ("enforce", "covered", "mode", "timeout_ms", "share", "message", "text")


class Form(Struct):
    """What the form shows: text as it was typed."""

    expected: int
    """`config_version` that it was made from."""
    enforce: bool
    covered: bool
    mode: str
    timeout_ms: str
    share: str
    message: str
    """``default``, ``own`` or ``off``."""
    text: str
    """The own blocked message."""
    was: str = ""
    """What it showed first, see `written`."""

    def fields(self, old: Settings) -> tuple[dict[str, Any], dict[str, str]]:
        """(settings to save, what is wrong by field)."""
        wrong: dict[str, str] = {}
        fields: dict[str, Any] = {"enforce": self.enforce, "covered": self.covered}
        if self.mode not in MODES:
            wrong["mode"] = "Choose one of the three."
        elif self.mode != old.in_force:
            fields["mode"] = self.mode
        for name, least, most in (("timeout_ms", 1, MAX_TIMEOUT_MS), ("share", 0, 100)):
            number = _number(getattr(self, name))
            if number is None or not least <= number <= most:
                wrong[name] = f"Enter a whole number from {least} to {most:,}."
            else:
                fields[name] = number
        if self.message == _OWN and not self.text:
            wrong["text"] = "Write the message, or choose another option."
        elif len(self.text) > MAX_BLOCKED_MESSAGE:
            wrong["text"] = f"It has {len(self.text)} characters; {MAX_BLOCKED_MESSAGE} are allowed."
        elif self.message not in (_DEFAULT, _OWN, _OFF):
            wrong["text"] = "Choose one of the three."
        else:
            fields["blocked_message"] = {_DEFAULT: None, _OFF: OFF}.get(self.message, self.text)
        return fields, wrong


def of_settings(seen: Overview) -> Form:
    """The form as the page shows it first. The settings must be readable."""
    settings = seen.settings
    assert settings is not None
    own = settings.blocked_message
    form = Form(
        expected=seen.version,
        enforce=settings.enforce,
        covered=settings.covered,
        mode=settings.in_force,
        timeout_ms=str(settings.timeout_ms),
        share=str(settings.share),
        message=_DEFAULT if own is None else _OWN if own else _OFF,
        text=own or "",
    )
    form.was = written(form, _TOUCHED)
    return form


def save(view: View) -> Response:
    """Save it, after the administrator has seen what would stop members."""
    row = team_of_form(view)
    seen, settings = seen_now(view, row.team)
    form = _sent(view)
    fields, wrong = form.fields(settings)
    if wrong:
        return _again(view, seen, form, 422, wrong=wrong)
    if form.expected != seen.version:
        return _stale(view, seen, form)

    def change(old: Settings) -> Settings:
        return msgspec.structs.replace(old, **fields)

    if check(change(settings)) == settings:
        return view.see_other(view.page.path, done="unchanged")
    dashboard = view.dashboard
    warned = told(overview.preview(dashboard.sender, dashboard.teams, row.team, change, view.now), change(settings))
    if unconfirmed(warned, confirmed(view)):
        return _again(view, seen, form, 200, warned=warned)
    try:
        teams_by(view).save(row.team, change, expected=form.expected)
    except InterlockError:
        seen, _ = seen_now(view, row.team)
        if seen.version == form.expected:
            raise
        return _stale(view, seen, form)
    return back(view, "saved")


def _sent(view: View) -> Form:
    given = view.form
    return Form(
        expected=expected(view),
        enforce=given.get("enforce") == "on",
        covered=given.get("covered") == "on",
        mode=given.get("mode", ""),
        timeout_ms=given.get("timeout_ms", "").strip()[:20],
        share=given.get("share", "").strip()[:20],
        message=given.get("message", ""),
        text=given.get("text", "").replace("\r\n", "\n").strip(),
        was=given.get("was", ""),
    )


def _stale(view: View, seen: Overview, form: Form) -> Response:
    """Nothing typed is lost, and nothing that somebody else has saved."""
    changes = changes_since(view.dashboard.sender, seen.team, form.expected)
    now = of_settings(seen)
    take_over(form, now, _TOUCHED)
    form.expected, form.was = seen.version, now.was
    return _again(view, seen, form, 409, changes=changes)


def _again(
    view: View,
    seen: Overview,
    form: Form,
    status: int,
    *,
    wrong: "dict[str, str] | None" = None,
    warned: "list[Warned] | None" = None,
    changes: "list[tuple[str, str, str]] | None" = None,
) -> Response:
    return render(
        view,
        "inference_hooks_verdicts.html",
        status,
        seen=seen,
        form=form,
        modes=MODES,
        wrong=wrong or {},
        told=warned or [],
        changes=changes or [],
    )


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 6 else None
