"""The registry of pages, and what the templates load."""

import hashlib
import importlib
import json
import pathlib
import pkgutil
import re

import pytest

from interlock.storage.accounts_port import ROLES
from interlock.web import pages, static, templates
from interlock.web.page import Page
from interlock.web.pages.registry import PAGES

STATIC = pathlib.Path(static.__file__).parent
TEMPLATES = pathlib.Path(templates.__file__).parent
MANIFEST = json.loads((STATIC / "manifest.json").read_text(encoding="utf-8"))
#: Ours; everything else in the folder is vendored and has a row in the manifest.
OWN = {"icon.svg", "interlock.css", "interlock.js"}


def test_the_registry_names_every_page() -> None:
    found = {
        module.PAGE.id
        for info in pkgutil.iter_modules(pages.__path__)
        if isinstance(getattr(module := importlib.import_module(f"{pages.__name__}.{info.name}"), "PAGE", None), Page)
    }
    assert found == {page.id for page in PAGES}
    assert len(PAGES) == len(found)


def test_a_page_is_named_like_its_module() -> None:
    for page in PAGES:
        assert importlib.import_module(f"{pages.__name__}.{page.id}").PAGE is page


def test_no_two_actions_answer_the_same_request() -> None:
    keys = [(action.method, action.path) for page in PAGES for action in page.actions]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("page", [page for page in PAGES if page.section], ids=lambda page: page.id)
def test_who_sees_a_link_may_follow_it(page: Page) -> None:
    shown = next(action for action in page.actions if (action.method, action.path) == ("GET", page.path))
    assert page.roles <= shown.roles <= frozenset(ROLES)


def test_only_signing_in_is_public() -> None:
    assert {action.path for page in PAGES for action in page.actions if action.public} <= {"/login", "/setup"}


@pytest.mark.parametrize("name", sorted(MANIFEST))
def test_a_vendored_file_is_as_published(name: str) -> None:
    assert hashlib.sha256((STATIC / name).read_bytes()).hexdigest() == MANIFEST[name]["sha256"]


def test_the_manifest_names_every_vendored_file() -> None:
    assert set(static.FILES) - OWN == set(MANIFEST)


@pytest.mark.parametrize("path", sorted(TEMPLATES.glob("*.html")), ids=lambda path: path.name)
def test_a_template_has_nothing_that_the_content_policy_refuses(path: pathlib.Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"\sstyle\s*=|<style|\son[a-z]+\s*=|hx-on|javascript:|\|\s*safe\b|autoescape\s+false", text, re.IGNORECASE)
    for tag in re.findall(r"<script[^>]*>", text):
        assert "src=" in tag, tag
    assert not re.search(r"""(?:src|href|action|hx-get|hx-post)\s*=\s*["']?(?:https?:)?//""", text), "another origin"


@pytest.mark.parametrize("path", sorted(TEMPLATES.glob("*.html")), ids=lambda path: path.name)
def test_a_form_that_changes_something_carries_the_token(path: pathlib.Path) -> None:
    text = path.read_text(encoding="utf-8")
    macros = re.findall(r"{% macro (\w+)\([^%]*%}((?:(?!{% endmacro).)*)", text, re.DOTALL)
    carriers = ["csrf()", *(f"{name}(" for name, body in macros if "csrf()" in body and "<form" not in body)]
    for form in re.findall(r"<form\b[^>]*method=\"post\".*?</form>", text, re.DOTALL):
        assert any(carrier in form for carrier in carriers), form[:200]
