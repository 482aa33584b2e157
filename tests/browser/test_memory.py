"""The memory page in a real browser: search, read on, forget; by keyboard, narrow, dark, without script."""

import json

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.e2e.inspection.harness import github_token
from tests.e2e.web.site import Site


def line(role: str, text: str) -> str:
    """One line of a Cursor transcript."""
    words = f"<user_query>\n{text}\n</user_query>" if role == "user" else text
    return json.dumps({"role": role, "message": {"content": [{"type": "text", "text": words}]}}) + "\n"


TALK = [
    ("user", "How shall prices of the green boat be rounded, and where does the tax rate come from?"),
    (
        "assistant",
        "Round half up, once for each line. The rate stands in src/shop/tax.py.\n\nThe deploy token was " + github_token("b") + ".",
    ),
    ("user", "a very long path without any place to break: /" + "deeply/nested-folder-with-a-long-name" * 8),
    ("assistant", "\n".join(f"{number}. step of the refit, in some detail, so that the turn gets long" for number in range(60))),
    *[(("user", "assistant")[number % 2], f"step {number} of the boat's refit") for number in range(40)],
]


@pytest.fixture
def stored(site: Site) -> Site:
    """A memory of two conversations; taken in again by each test, which adds nothing."""
    folder = site.state.parent
    for name, project, turns in (
        ("boat", "boat", TALK),
        ("shed", "garden-shed", [("user", "paint the shed"), ("assistant", "It is painted, <b>green</b>.")]),
    ):
        path = folder / f"{name}.jsonl"
        path.write_text("".join(line(role, text) for role, text in turns), "utf-8")
        done = site.cli("remember", "mine", str(path), "--project", str(folder / project))
        assert done.returncode == 0, done.stderr
    return site


@pytest.mark.parametrize(("narrow", "dark"), [(False, False), (True, False), (False, True), (True, True)])
def test_every_state_of_the_page_is_sound(stored: Site, visit: Visit, narrow: bool, dark: bool) -> None:
    visitor = visit("admin", narrow=narrow, dark=dark)
    for path, seen in (
        ("/memory", "Sessions, the newest first"),
        ("/memory?q=rounded+prices&host=cursor", "Found, the best first"),
        ("/memory?q=zzyzx", "Nothing found for"),
        ("/memory?from=2999-01-01", "No session matches."),
        ("/memory/session/1", "Conversation"),
        ("/memory/session/1?turn=4&q=refit", "this one was found"),
        ("/memory/forget?what=text&q=refit", "This cannot be undone."),
        ("/memory/forget?what=project&id=1", "This cannot be undone."),
    ):
        page = visitor.go(path)
        expect(page.locator("main")).to_contain_text(seen)
        visitor.check()


def test_search_by_keyboard_and_read_on(stored: Site, visit: Visit) -> None:
    visitor = visit("viewer")
    page = visitor.go("/memory")
    page.get_by_label("What was said").focus()
    page.keyboard.type("rounded prices")
    page.keyboard.press("Enter")
    expect(page.locator("mark").first).to_be_visible()
    hit = page.get_by_role("link", name="Open turn t1 in its session")
    hit.focus()
    page.keyboard.press("Enter")
    found = page.locator("[aria-current=true]")
    expect(found).to_contain_text("this one was found")
    expect(found).to_be_in_viewport()
    page.get_by_role("link", name="Later turns").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Earlier turns")).to_be_visible()
    assert page.get_by_text("Forget").count() == 0
    visitor.check()


def test_a_long_turn_unfolds(stored: Site, visit: Visit) -> None:
    visitor = visit("viewer", narrow=True)
    page = visitor.go("/memory/session/1")
    turn = page.locator("#t4")
    expect(turn.get_by_text("59. step of the refit")).to_be_hidden()
    turn.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(turn.get_by_text("59. step of the refit")).to_be_visible()
    visitor.check()


def test_filters_are_kept_and_cleared(stored: Site, visit: Visit) -> None:
    visitor = visit("viewer", narrow=True)
    page = visitor.go("/memory")
    page.get_by_text("Filters").click()
    page.get_by_label("Project").select_option(label="garden-shed")
    page.get_by_role("button", name="Search").click()
    expect(page.get_by_role("link", name="paint the shed")).to_be_visible()
    assert page.get_by_role("link", name="How shall prices").count() == 0
    expect(page.get_by_label("Project")).to_have_value("2")
    page.get_by_role("link", name="Clear the search").click()
    expect(page.get_by_role("link", name="How shall prices")).to_be_visible()


@pytest.mark.parametrize("script", [True, False])
def test_forgetting_asks_first_and_is_for_good(stored: Site, visit: Visit, script: bool) -> None:
    words = f"the cuckoo clock {'ticks' if script else 'stands still'}"
    path = stored.state.parent / f"clock-{script}.jsonl"
    path.write_text(line("user", words) + line("assistant", "noted"), "utf-8")
    assert stored.cli("remember", "mine", str(path), "--project", str(stored.state.parent / "clock")).returncode == 0
    visitor = visit("admin", script=script)
    page = visitor.go("/memory?q=cuckoo+clock")
    page.get_by_role("link", name="Forget turn").first.click()
    expect(page.get_by_role("heading", name="Forget for good?")).to_be_visible()
    expect(page.locator("main")).to_contain_text(words)
    page.get_by_role("link", name="Keep everything").click()
    page.goto(visitor.site.url + "/memory?q=cuckoo+clock")
    page.get_by_role("link", name="Forget turn").first.click()
    button = page.get_by_role("button", name="Forget 1 turn for good")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("gone from the store")
    found = json.loads(stored.cli("remember", "search", words, "--all", "--json").stdout)
    assert not any(words in hit["text"] for hit in found["hits"])
    assert words.encode() not in (stored.state / "memory" / "memory.db").read_bytes()
    if script:
        visitor.check()


def test_reading_needs_no_script(stored: Site, visit: Visit) -> None:
    visitor = visit("viewer", script=False)
    page = visitor.go("/memory?q=rounded+prices")
    expect(page.locator("mark").first).to_be_visible()
    page.get_by_role("link", name="Open turn t1 in its session").click()
    page.locator("#t4 summary").click()
    expect(page.get_by_text("59. step of the refit")).to_be_visible()
