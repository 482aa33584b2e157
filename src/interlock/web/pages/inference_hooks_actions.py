"""What is done with one button: test, rotate, reset, the kill switches, removing."""

import asyncio

import msgspec
from starlette.responses import Response

from interlock.inspection.sender import connection
from interlock.model.errors import InterlockError
from interlock.web.page import View
from interlock.web.pages.inference_hooks_shared import (
    Test,
    back,
    changes_since,
    expected,
    hand_over,
    render,
    seen_now,
    select,
    sentence,
    show_secret,
    shown_result,
    team_of_form,
    teams_by,
)


async def test(view: View) -> Response:
    """Test Connection with what is saved. With script only its result is shown anew."""
    row = await asyncio.to_thread(team_of_form, view)
    dashboard = view.dashboard
    try:
        result = await connection.check_connection(dashboard.sender, dashboard.teams, row.team)
    except InterlockError as exc:
        if not view.is_fragment:
            raise
        return render(view, "inference_hooks_tested.html", tested=Test("bad", "Not tested", sentence(exc), "", 0.0))
    if view.is_fragment:
        return render(view, "inference_hooks_tested.html", tested=shown_result(result))
    return view.see_other(view.page.path, done="test-paused" if result.paused else "tested")


def rotate(view: View) -> Response:
    """A new signing secret, shown once. What it leads to stands in the question."""
    row = team_of_form(view)
    seen, _ = seen_now(view, row.team)
    if expected(view) != seen.version:
        return _stale(view, row.team, expected(view), "The signing secret was not rotated.")
    return show_secret(view, teams_by(view).rotate(row.team, expected=seen.version), rotated=True)


def reset(view: View) -> Response:
    """Close the circuit breaker."""
    row = team_of_form(view)
    return back(view, "reset" if teams_by(view).reset(row.team) else "not-tripped")


def pause(view: View) -> Response:
    """The kill switch of the team."""
    row = team_of_form(view)
    on = view.form.get("on") == "yes"
    teams_by(view).pause(row.team, on=on)
    return back(view, "paused" if on else "resumed")


def pause_all(view: View) -> Response:
    """The kill switch for all teams."""
    on = view.form.get("on") == "yes"
    teams_by(view).pause("", on=on)
    return back(view, "paused-all" if on else "resumed-all")


def remove_endpoint(view: View) -> Response:
    """Nothing is sent from then on; header values are forgotten, the other settings stay."""
    row = team_of_form(view)
    seen, _ = seen_now(view, row.team)
    if expected(view) != seen.version:
        return _stale(view, row.team, expected(view), "The endpoint was not removed.")
    teams_by(view).save(
        row.team, lambda old: msgspec.structs.replace(old, endpoint="", private=None), headers=(), expected=seen.version
    )
    return back(view, "endpoint-removed")


def remove_team(view: View) -> Response:
    """The team with all that is kept for it, but for its audit rows."""
    row = team_of_form(view)
    teams_by(view).remove(row.team)
    select(view, "")
    return back(view, "team-removed")


def _stale(view: View, team: str, version: int, what: str) -> Response:
    hand_over(view)
    changes = changes_since(view.dashboard.sender, team, version)
    return render(view, "inference_hooks_stale.html", 409, what=what, changes=changes)
