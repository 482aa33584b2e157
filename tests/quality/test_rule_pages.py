"""The committed pages of the rules are what the generator writes."""

from tests.quality.rule_pages import PAGES, pages

from interlock.policy.explain import rules


def test_the_pages_are_up_to_date() -> None:
    stale = [path.name for path, text in pages().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    assert stale == [], "python -m tests.quality.rule_pages"


def test_there_is_no_other_page() -> None:
    assert set(PAGES.glob("*.md")) == set(pages())


def test_every_rule_has_its_section() -> None:
    text = "\n".join(pages().values())
    assert [rule.id for rule in rules() if f"## {rule.id}\n" not in text] == []
