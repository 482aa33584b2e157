"""Inference hooks: one team's endpoint, verdicts, signing and health; every change of them is a form of its own."""

from typing import Any

from starlette.responses import Response

from interlock.inspection.sender import vendors
from interlock.inspection.sender.overview import Overview, overview
from interlock.web.page import ADMINS, Page, View, get, post
from interlock.web.pages import inference_hooks_actions as actions
from interlock.web.pages import inference_hooks_endpoint as endpoint
from interlock.web.pages import inference_hooks_health as health
from interlock.web.pages import inference_hooks_verdicts as verdicts
from interlock.web.pages.inference_hooks_shared import PATH, render, shown_test, told, told_of_rotation

_NOTICES = {
    "saved": "Saved. It is in force in every worker within 5 seconds; requests in flight end under the old settings.",
    "unchanged": "Nothing was changed, so nothing was saved.",
    "team-added": "The team is added. It has no endpoint yet.",
    "tested": "The test frame was sent; its result is under Endpoint.",
    "test-paused": "Inference hooks are temporarily paused: nothing was sent.",
    "reset": "The circuit breaker is closed: requests are checked again.",
    "not-tripped": "The circuit breaker was not tripped.",
    "paused": "Checks of this team are paused: its requests proceed unchecked.",
    "resumed": "Checks of this team are on again.",
    "paused-all": "Checks of all teams are paused: every request proceeds unchecked.",
    "resumed-all": "The kill switch for all teams is off again.",
    "endpoint-removed": "The endpoint is removed: nothing is sent. The other settings are kept.",
    "team-removed": "The team is removed with its endpoint, header values and secret. Its audit rows stay.",
}


def show(view: View) -> Response:
    """The page of the selected team."""
    store = view.dashboard.sender
    chosen = view.signed.session.team if view.signed else ""
    rows = store.teams()
    row = view.dashboard.team_of(view)
    gone = chosen if chosen and all(team.team != chosen for team in rows) else ""
    seen = None if row is None else overview(store, view.dashboard.teams, row.team, view.now)
    return render(
        view,
        "inference_hooks.html",
        seen=seen,
        gone=gone,
        for_all=store.paused(),
        trail_failed=view.query("trail") == "failed",
        **({} if seen is None else _of_team(view, seen)),
    )


def _of_team(view: View, seen: Overview) -> dict[str, Any]:
    settings = seen.settings
    return {
        "live": health.live(view, seen, seen.version)[0] if settings is None or settings.endpoint else None,
        "vendor": None if settings is None else vendors.BY_ID.get(settings.vendor),
        "mode_text": "" if settings is None else verdicts.MODES[settings.in_force][0],
        "form": None if settings is None else verdicts.of_settings(seen),
        "modes": verdicts.MODES,
        "tested": shown_test(seen.test),
        "told": told(seen.warnings, settings),
        "rotation": told_of_rotation(view, seen),
        "team_placeholder": vendors.TEAM,
    }


PAGE = Page(
    id="inference_hooks",
    title="Inference hooks",
    path=PATH,
    section="Inspect",
    team=True,
    actions=(
        get(PATH, show),
        get(PATH + "/live", health.poll),
        get(PATH + "/setup", endpoint.choose_vendor, ADMINS),
        get(PATH + "/endpoint", endpoint.edit, ADMINS),
        post(PATH + "/endpoint", endpoint.save),
        post(PATH + "/endpoint/test", endpoint.test),
        post(PATH + "/endpoint/remove", actions.remove_endpoint),
        post(PATH + "/verdicts", verdicts.save),
        post(PATH + "/test", actions.test),
        post(PATH + "/rotate", actions.rotate),
        post(PATH + "/reset", actions.reset),
        post(PATH + "/pause", actions.pause),
        post(PATH + "/pause-all", actions.pause_all),
        post(PATH + "/team/remove", actions.remove_team),
    ),
    notices=_NOTICES,
)
