"""Setting up: the security vendor with its checklist, then endpoint, headers and platform; the first save makes team and secret."""

import asyncio
from typing import Any

import msgspec
from starlette.responses import Response

from interlock.inspection.sender import connection, overview, vendors
from interlock.inspection.sender.overview import Overview
from interlock.inspection.sender.settings import Settings, check
from interlock.model.errors import InterlockError
from interlock.web.page import View
from interlock.web.pages import inference_hooks_forms as forms
from interlock.web.pages.inference_hooks_shared import (
    PATH,
    Test,
    Warned,
    back,
    changes_since,
    confirmed,
    expected,
    render,
    seen_now,
    select,
    sentence,
    show_secret,
    shown_result,
    take_over,
    team_of_form,
    teams_by,
    told,
    unconfirmed,
)

_SLUG = frozenset("abcdefghijklmnopqrstuvwxyz0123456789")


def choose_vendor(view: View) -> Response:
    """The list of vendors."""
    row = view.dashboard.team_of(view)
    new = view.query("new") == "1" or row is None
    chosen = vendors.CUSTOM.id
    if row is not None and not new:
        chosen = seen_now(view, row.team)[1].vendor
    return render(view, "inference_hooks_vendors.html", vendors=vendors.VENDORS, chosen=chosen, new=new, row=row)


def edit(view: View) -> Response:
    """The form, for the selected team or a new one."""
    row = view.dashboard.team_of(view)
    seen, settings = (None, Settings()) if view.query("new") == "1" or row is None else seen_now(view, row.team)
    vendor = view.query("vendor")
    form = forms.of_settings(seen, settings, vendor if vendor in vendors.BY_ID else settings.vendor)
    return _show(view, form, seen)


def save(view: View) -> Response:
    """Save it; a first endpoint shows the signing secret."""
    form = forms.sent(view)
    if form.new:
        return _create(view, form)
    row = team_of_form(view)
    seen, settings = seen_now(view, row.team)
    typed = forms.read(form, settings)
    if typed.wrong:
        return _show(view, form, seen, 422, wrong=typed.wrong)
    if form.expected != seen.version:
        return _stale(view, form, seen)

    def change(old: Settings) -> Settings:
        return msgspec.structs.replace(old, **typed.fields)

    if typed.headers is None and check(change(settings)) == settings:
        return view.see_other(PATH, done="unchanged")
    dashboard = view.dashboard
    found = overview.preview(
        dashboard.sender,
        dashboard.teams,
        row.team,
        change,
        view.now,
        headers=typed.headers,
        test=forms.test_of(view, form, typed),
    )
    warned = told(found, change(settings))
    if unconfirmed(warned, confirmed(view)):
        return _show(view, form, seen, warned=warned)
    try:
        saved = teams_by(view).save(row.team, change, headers=typed.headers, expected=form.expected)
    except InterlockError as exc:
        seen, _ = seen_now(view, row.team)
        if seen.version == form.expected:
            return _show(view, form, seen, 422, wrong={"headers": sentence(exc)})
        return _stale(view, form, seen)
    return show_secret(view, saved, rotated=False) if saved.secret else back(view, "saved")


async def test(view: View) -> Response:
    """Test Connection with what is typed. With script only its result is shown, and what is typed stays where it is."""
    form = forms.sent(view)
    if form.new:
        return await asyncio.to_thread(_tested, view, form, None, Test("warn", "Not tested", _FIRST, "", 0.0), {})
    row = await asyncio.to_thread(team_of_form, view)
    seen, settings = await asyncio.to_thread(seen_now, view, row.team)
    typed = forms.read(form, settings)
    if typed.wrong:
        text = " ".join(typed.wrong.values())
        return await asyncio.to_thread(_tested, view, form, seen, Test("bad", "Not tested", text, "", 0.0), typed.wrong)
    try:
        dashboard = view.dashboard
        result = await connection.check_connection(dashboard.sender, dashboard.teams, row.team, forms.test_form(typed))
    except InterlockError as exc:
        return await asyncio.to_thread(_tested, view, form, seen, Test("bad", "Not tested", sentence(exc), "", 0.0), {})
    form.tested = forms.sealed_test(view, form, typed, result)
    return await asyncio.to_thread(_tested, view, form, seen, shown_result(result), {})


_FIRST = "Test Connection needs the signing secret, which the first save makes. Save, give the secret to the receiver, then test."


def _create(view: View, form: forms.Form) -> Response:
    typed = forms.read(form, Settings())
    wrong = typed.wrong
    teams = teams_by(view)
    if not form.name or len(form.name) > forms.MAX_TEAM_NAME or not form.name.isprintable():
        wrong["name"] = f"Enter a name of up to {forms.MAX_TEAM_NAME} characters, all of them visible."
    if wrong:
        return _show(view, form, None, 422, wrong=wrong)
    team = form.team or _free_id(view, form.name)
    try:
        teams.create(team, form.name, Settings(platform=form.platform, vendor=form.vendor))
    except InterlockError as exc:
        return _show(view, form, None, 422, wrong={"team": sentence(exc)})
    select(view, team)
    saved = teams.save(team, lambda old: msgspec.structs.replace(old, **typed.fields), headers=typed.headers)
    return show_secret(view, saved, rotated=False)


def _free_id(view: View, name: str) -> str:
    """An id like the name, that no team has."""
    plain = "".join(char if char in _SLUG else "-" for char in name.lower())
    slug = "-".join(part for part in plain.split("-") if part)[:40] or "team"
    taken = {row.team for row in view.dashboard.sender.teams()}
    number, found = 1, slug
    while found in taken:
        number += 1
        found = f"{slug}-{number}"
    return found


def _tested(view: View, form: forms.Form, seen: Overview | None, tested: Test, wrong: dict[str, str]) -> Response:
    if view.is_fragment:
        return render(view, "inference_hooks_tested.html", tested=tested, sealed=form.tested)
    return _show(view, form, seen, wrong=wrong, tested=tested)


def _stale(view: View, form: forms.Form, seen: Overview) -> Response:
    """Nothing typed is lost, and nothing that somebody else has saved."""
    changes = changes_since(view.dashboard.sender, seen.team, expected(view))
    assert seen.settings is not None
    now = forms.of_settings(seen, seen.settings, seen.settings.vendor)
    take_over(form, now, forms.TOUCHED)
    form.expected, form.was = seen.version, now.was
    return _show(view, form, seen, 409, changes=changes)


def _show(
    view: View,
    form: forms.Form,
    seen: Overview | None,
    status: int = 200,
    *,
    wrong: "dict[str, str] | None" = None,
    warned: "list[Warned] | None" = None,
    changes: "list[tuple[str, str, str]] | None" = None,
    tested: Test | None = None,
) -> Response:
    context: dict[str, Any] = {
        "form": form,
        "seen": seen,
        "vendor": form.about,
        "rows": [(index, row.name, bool(row.value)) for index, row in enumerate(form.rows)],
        "sealed_rows": forms.sealed_rows(view, form) if view.form else "",
        "platforms": [("cursor", "Cursor"), ("claude", "Claude")],
        "wrong": wrong or {},
        "told": warned or [],
        "changes": changes or [],
        "tested": tested,
        "first": _FIRST,
        "team_placeholder": vendors.TEAM,
    }
    return render(view, "inference_hooks_endpoint.html", status, **context)
