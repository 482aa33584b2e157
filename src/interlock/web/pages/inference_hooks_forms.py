"""The form of an endpoint as it was sent: typed values that can be shown again, and header values that never are.

Between two requests header values travel in the form itself, sealed for this session: what was typed is not lost to a mistake in another
field or to a question, and nothing of it stands in the page.
"""

import hashlib
import json
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct

from interlock.inspection.sender.connection import DENIED, TestForm, TestResult
from interlock.inspection.sender.endpoint import EndpointError, PrivateEndpoint, check_private, check_url
from interlock.inspection.sender.headers import MAX_HEADERS, HeaderError, check_headers
from interlock.inspection.sender.outcome import Allow, Answer, Deny, Failure
from interlock.inspection.sender.overview import Overview
from interlock.inspection.sender.profiles import PROFILES
from interlock.inspection.sender.settings import Settings
from interlock.inspection.sender.vendors import BY_ID, CUSTOM, Vendor
from interlock.model.errors import InterlockError
from interlock.web.page import View
from interlock.web.pages.inference_hooks_shared import expected, sentence, written

MAX_TEAM_NAME = 100
TOUCHED = ("platform", "vendor", "endpoint", "private", "ca")
KEEP, REPLACE, NONE = "keep", "replace", "none"

Headers = tuple[tuple[str, str], ...]


class Row(Struct):
    """One custom header in the form."""

    name: str
    """As typed."""
    value: str = ""
    """As typed, now or in a form before. Never shown."""


class Form(Struct):
    """What was typed."""

    new: bool
    """Whether it makes a team."""
    team: str
    """Id of the team; for a new one as typed, "" to make it from the name."""
    name: str
    """What people call a new team."""
    platform: str
    vendor: str
    endpoint: str
    keep: str
    """``keep``, ``replace`` or ``none``: what happens to the saved headers."""
    rows: list[Row]
    private: bool
    """Whether the URL's host is admitted though it is not public."""
    ca: str
    """PEM text of the authority of a private endpoint."""
    expected: int
    """`config_version` that it was made from."""
    tested: str = ""
    """A test of what was typed, sealed."""
    was: str = ""
    """What it showed first, see `written`."""

    @property
    def about(self) -> Vendor:
        """The vendor that was chosen."""
        return BY_ID.get(self.vendor, CUSTOM)


class Typed(Struct):
    """What a form says, checked."""

    fields: dict[str, Any]
    """Settings to save."""
    headers: Headers | None
    """All custom headers anew, None to leave them."""
    wrong: dict[str, str]
    """What is wrong, by field. With anything in it the rest does not count."""


def of_settings(seen: Overview | None, settings: Settings, vendor: str) -> Form:
    """The form before anything is typed. `seen`: the team, None for a new one."""
    rows = [Row(name) for name in settings.header_names]
    if not rows and not settings.endpoint:
        rows = [Row(header.name) for header in BY_ID.get(vendor, CUSTOM).headers if not header.name.startswith("(")]
    form = Form(
        new=seen is None,
        team="" if seen is None else seen.team,
        name="",
        platform=settings.platform,
        vendor=vendor,
        endpoint=settings.endpoint,
        keep=KEEP if seen is not None and settings.header_names and not seen.headers_missing else REPLACE,
        rows=_padded(rows),
        private=settings.private is not None,
        ca="" if settings.private is None else settings.private.ca.strip(),
        expected=0 if seen is None else seen.version,
    )
    form.was = written(form, TOUCHED)
    return form


def sent(view: View) -> Form:
    """The form as it was sent. Fields that it does not have change nothing."""
    given = view.form
    before = _unsealed_rows(view)
    rows = []
    for index in range(MAX_HEADERS):
        name = given.get(f"header_name_{index}", "").strip()
        value = given.get(f"header_value_{index}", "")
        rows.append(Row(name, value or (before.get(str(index), "") if name else "")))
    return Form(
        new=given.get("new") == "1",
        team=given.get("team", "").strip(),
        name=given.get("name", "").strip(),
        platform=given.get("platform", ""),
        vendor=given.get("vendor", ""),
        endpoint=given.get("endpoint", "").strip(),
        keep=given.get("keep", REPLACE),
        rows=rows,
        private=given.get("private") == "on",
        ca=given.get("ca", "").replace("\r\n", "\n").strip(),
        expected=expected(view),
        tested=given.get("tested", ""),
        was=given.get("was", ""),
    )


def read(form: Form, old: Settings) -> Typed:
    """What the form says."""
    wrong: dict[str, str] = {}
    profile = PROFILES.get(form.platform)
    if profile is None:
        wrong["platform"] = "Choose one of the list."
        profile = old.profile
    if form.vendor not in BY_ID:
        wrong["endpoint"] = "The security vendor is not in the list: choose it again."
    private = _private(form, old, wrong)
    url = ""
    if not form.endpoint:
        wrong["endpoint"] = "Enter the endpoint URL."
    elif not wrong.keys() & {"endpoint", "ca"}:
        try:
            url = check_url(form.endpoint, private=private, ipv6_literals=profile.ipv6_literals).url
        except EndpointError as exc:
            wrong["endpoint"] = sentence(exc)
    headers = _headers(form, old, profile.reserved_prefix, wrong)
    fields = {"platform": form.platform, "vendor": form.vendor, "endpoint": url, "private": private}
    return Typed(fields, headers, wrong)


def test_form(typed: Typed) -> TestForm:
    """For Test Connection."""
    return TestForm(typed.fields["endpoint"], typed.headers, typed.fields["private"])


def sealed_rows(view: View, form: Form) -> str:
    """Header values for the form that is shown again."""
    values = {str(index): row.value for index, row in enumerate(form.rows) if row.value}
    return view.dashboard.vault.seal(_purpose(view, "headers"), json.dumps(values).encode()) if values else ""


def sealed_test(view: View, form: Form, typed: Typed, result: TestResult) -> str:
    """A test for the form that is shown again: it counts for what was tested only."""
    if result.paused:
        return ""
    found = {
        "of": _digest(form, typed),
        "verdict": result.verdict,
        "reason": result.reason,
        "status": result.status,
        "ms": result.ms,
    }
    return view.dashboard.vault.seal(_purpose(view, "test"), json.dumps(found).encode())


def test_of(view: View, form: Form, typed: Typed) -> TestResult | None:
    """The test of exactly these values, None without one."""
    found = _opened(view, "test", form.tested)
    if found is None or found.get("of") != _digest(form, typed):
        return None
    status = found["status"]
    answer: Answer
    if found["reason"] is not None:
        answer = Failure(found["reason"], status)
    else:
        answer = Deny(status) if found["verdict"] == DENIED else Allow(status)
    return TestResult(answer, found["ms"])


def _padded(rows: list[Row]) -> list[Row]:
    return [*rows, *(Row("") for _ in range(MAX_HEADERS - len(rows)))]


def _private(form: Form, old: Settings, wrong: dict[str, str]) -> PrivateEndpoint | None:
    if not form.private or not form.endpoint:
        return None
    try:
        parts = urlsplit(form.endpoint)
        host, port = parts.hostname or "", parts.port or 443
    except ValueError:
        wrong["endpoint"] = "This is not a URL."
        return None
    try:
        # The same certificate as the saved one is no change, whatever the form did to its line ends.
        same = old.private is not None and old.private.ca.strip() == form.ca
        return check_private(host, port, old.private.ca if same and old.private else form.ca)
    except EndpointError as exc:
        try:
            check_url(form.endpoint, private=PrivateEndpoint(host, port))
        except EndpointError as of_url:
            wrong["endpoint"] = sentence(of_url)
        else:
            wrong["ca"] = sentence(exc)
    return None


def _headers(form: Form, old: Settings, reserved_prefix: str, wrong: dict[str, str]) -> Headers | None:
    if old.header_names and form.keep == KEEP:
        if any(row.value for row in form.rows):
            wrong["headers"] = "A value was entered, but what is saved would be kept: choose to enter all of them again."
        return None
    if form.keep == NONE:
        return () if old.header_names else None
    filled = [(row.name, row.value) for row in form.rows if row.name or row.value]
    for number, row in enumerate(form.rows, 1):
        if row.value and not row.name:
            wrong["headers"] = f"Row {number} has a value and no name."
        elif row.name and not row.value:
            wrong["headers"] = (
                f"Enter the value in row {number}, or empty its name: changing one header means entering all of them again."
            )
    if "headers" not in wrong:
        try:
            check_headers(tuple(filled), reserved_prefix)
        except HeaderError as exc:
            wrong["headers"] = sentence(exc)
    return tuple(filled) if filled or old.header_names else None


def _digest(form: Form, typed: Typed) -> str:
    private = typed.fields["private"]
    parts = [
        form.team,
        typed.fields["endpoint"],
        typed.headers,
        None if private is None else [private.host, private.port, private.ca],
    ]
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()


def _unsealed_rows(view: View) -> dict[str, str]:
    found = _opened(view, "headers", view.form.get("sealed", ""))
    return {} if found is None else {index: str(value) for index, value in found.items()}


def _opened(view: View, what: str, blob: str) -> dict[str, Any] | None:
    if not blob:
        return None
    try:
        found: dict[str, Any] = json.loads(view.dashboard.vault.unseal(_purpose(view, what), blob))
    except InterlockError:
        return None
    return found


def _purpose(view: View, what: str) -> str:
    """Of this session and this team only, so that no other page can pass it on."""
    assert view.signed is not None
    team = "" if view.form.get("new") == "1" else view.form.get("team", "")
    return f"dashboard-form:{what}:{view.signed.session.digest}:{team}"
