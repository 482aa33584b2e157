"""The audit log in a real Chromium: filters by keyboard, details, the chain, a download, narrow and dark, without script."""

import json
import pathlib
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.web.site import Site

from interlock.audit import chain
from interlock.storage.accounts_port import ADMIN, VIEWER

Visit = Callable[..., Any]
LONG = "x" * 400
ROWS: list[dict[str, object]] = [
    {"time": f"2026-01-02T0{hour}:00:00.000Z", "event": "verdict", "id": f"aaa22{hour}", "host": host, "hook": "preToolUse",
     "tool": "Shell", "decision": decision, "what": what, "ms": 2.5, "rules": ["filesystem.delete-home"], "conversation": LONG}
    for hour, (host, decision, what) in enumerate(
        [("cursor", "allow", "git status"), ("claude", "deny", "npm publish <word>"), ("cursor", "ask", LONG)]
    )
]  # fmt: skip
ROWS.append(
    {
        "event": "inspect.verdict",
        "time": "2026-01-02T06:00:00.000Z",
        "part": "inspect",
        "platform": "litellm",
        "webhook_id": "msg_1",
        "action": "deny",
        "request_id": "req-77",
        "findings": [{"detector": "secrets.github", "path": "$.messages[0]" + LONG, "denies": True}],
    }
)


@pytest.fixture(scope="module", autouse=True)
def trail(site: Site) -> None:
    chain.append_many(str(site.state), ROWS)


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("dark", [False, True])
def test_it_reads_well(visit: Visit, narrow: bool, dark: bool) -> None:
    visitor = visit(ADMIN, name=f"admin.{narrow}.{dark}".lower(), narrow=narrow, dark=dark)
    page = visitor.go("/audit")
    expect(page.get_by_role("row")).to_have_count(5)
    visitor.check()
    page.get_by_text("More: rule, team, actor, id, time").click()
    page.get_by_text("Export what this filter shows").click()
    visitor.check()
    visitor.go("/audit/4")
    expect(page.get_by_role("definition").filter(has_text="secrets.github")).to_be_visible()
    page.get_by_text("As JSON").click()
    visitor.check()
    visitor.go("/audit?since=nonsense")
    expect(page.get_by_text("'nonsense' is no time")).to_be_visible()
    visitor.check()


def test_a_filter_by_keyboard(visit: Visit) -> None:
    visitor = visit(VIEWER, name="viewer.keys")
    page = visitor.go("/audit")
    page.get_by_label("Outcome").focus()
    page.keyboard.type("denied")
    page.keyboard.press("Tab")
    expect(page.get_by_label("Host or platform")).to_be_focused()
    page.keyboard.type("claude")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("outcome=deny&host=claude"))
    expect(page.get_by_role("row")).to_have_count(2)
    expect(page.get_by_label("Host or platform")).to_have_value("claude")
    page.get_by_role("link", name="#2").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Record 2")
    page.get_by_role("link", name="Explain this verdict").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="filesystem.delete-home")).to_be_visible()
    visitor.check()


def test_the_chain_is_checked_by_a_button(visit: Visit) -> None:
    visitor = visit(VIEWER, name="viewer.chain")
    page = visitor.go("/audit?host=claude")
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_role("status")).to_contain_text("The chain was checked")
    expect(page.get_by_text("verified", exact=True)).to_be_visible()
    expect(page.get_by_label("Host or platform")).to_have_value("claude")
    visitor.check()


@pytest.mark.parametrize("script", [True, False])
def test_what_the_filter_shows_is_downloaded(visit: Visit, tmp_path: pathlib.Path, script: bool) -> None:
    visitor = visit(ADMIN, name=f"admin.down.{script}".lower(), script=script)
    page = visitor.go("/audit?host=claude")
    page.get_by_text("Export what this filter shows").click()
    page.get_by_label("Form", exact=True).select_option("jsonl")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download").click()
    assert waiting.value.suggested_filename.endswith(".jsonl")
    waiting.value.save_as(tmp_path / "rows")
    assert [json.loads(line)["n"] for line in (tmp_path / "rows").read_text().splitlines()] == [2]


def test_it_works_without_script(visit: Visit) -> None:
    visitor = visit(ADMIN, name="admin.plain", script=False)
    page = visitor.go("/audit")
    page.get_by_label("Part").select_option("server")
    page.get_by_role("button", name="Show").click()
    expect(page.get_by_role("row")).to_have_count(2)
    page.get_by_role("link", name="Clear").click()
    expect(page.get_by_role("row")).to_have_count(5)
