"""The path policy: spelling after spelling, the same place."""

import pytest
from tests.unit.policy.facts import HOME, ROOT, FixedFacts

from interlock.policy.effects.paths import TRIGGERS, matches, normal, resolve, tags_of
from interlock.policy.effects.places_data import (
    CRITICAL_ENDS,
    GUARD_ASK_ENDS,
    GUARD_DIRS,
    GUARD_ENDS,
    GUARD_PARTS,
    PERSIST_PARTS,
    RC_NAMES,
    SECRET_DIRS,
    SECRET_ENDS,
    SECRET_PARTS,
    SYSTEM_PARTS,
)


@pytest.mark.parametrize(
    ("spelled", "expected"),
    [
        ("/", "/"),
        ("//", "/"),
        ("/./", "/"),
        ("/etc/..", "/"),
        ("../..", "/home"),
        ("~", HOME),
        ("$HOME/x", f"{HOME}/x"),
        ("${HOME}/x", f"{HOME}/x"),
        ("%USERPROFILE%\\x", f"{HOME}\\x"),
        ("src/../.env", f"{ROOT}/.env"),
        ("file:///etc/passwd", "/etc/passwd"),
        ("file://localhost/etc/passwd", "/etc/passwd"),
        ("file:///etc/%70asswd", "/etc/passwd"),
        ("/private/etc/sudoers", "/etc/sudoers"),
        ("/System/Volumes/Data/etc", "/etc"),
        ("/proc/self/root/etc/shadow", "/etc/shadow"),
        ("C:\\Windows\\..\\Users", "C:/Users"),
        ("/c:/Users/joe", "C:/Users/joe"),
        ("\\\\?\\C:\\x", "C:/x"),
        ("C:\\x. ", "C:/x"),
        ("~root/x", "/root/x"),
        ("~bob", "/home/bob"),
    ],
)
def test_normal(spelled: str, expected: str) -> None:
    assert normal(spelled, ROOT, HOME) == expected


@pytest.mark.parametrize(
    ("path", "zone"),
    [
        ("/", "root"),
        ("/*", "root"),
        ("~", "home"),
        ("~/.*", "home"),
        ("~/Documents", "home-top"),
        ("~/notes.txt", "home-file"),
        ("~/other/x", "outside"),
        ("~/.cache/pip", "cache"),
        ("/home", "homes"),
        ("/etc/ssh", "system"),
        ("/usr/local/x", "system-deep"),
        ("/var/lib/docker", "system"),
        ("/dev/sda", "disk"),
        ("/dev/null", "device"),
        (".", "workspace-root"),
        ("*", "workspace-root"),
        ("src/app.py", "workspace"),
        ("/tmp", "temp-root"),
        ("/tmp/x", "temp"),
        ("/opt/x/y", "outside"),
        ("C:\\", "root"),
        ("C:\\Windows\\x", "system"),
        ("C:\\Users\\joe", "home"),
        ("\0/x", "unknown"),
        ("build/\0", "workspace"),
    ],
)
def test_zone(path: str, zone: str) -> None:
    assert resolve(path, FixedFacts(), glob=True).zone == zone


def test_links_are_followed_except_for_the_last_part_of_a_delete() -> None:
    facts = FixedFacts(links={f"{ROOT}/link": "/etc"})
    assert resolve("link/passwd", facts).zone == "system"
    assert resolve("link", facts, follow=False).zone == "workspace"
    assert resolve("link/", facts, follow=False).zone == "system"


def test_case_is_folded_for_names_that_matter() -> None:
    assert "guard" in resolve(".CURSOR/Hooks.JSON", FixedFacts()).tags
    assert "secret" in resolve("/Users/joe/.SSH/ID_RSA", FixedFacts()).tags


def test_every_place_holds_a_trigger() -> None:
    tables = (
        SECRET_ENDS,
        SECRET_PARTS,
        SECRET_DIRS,
        GUARD_ENDS,
        GUARD_PARTS,
        GUARD_DIRS,
        GUARD_ASK_ENDS,
        CRITICAL_ENDS,
        PERSIST_PARTS,
        SYSTEM_PARTS,
    )
    for table in tables:
        for entry in table:
            assert any(t in entry for t in TRIGGERS), entry
    for name in RC_NAMES:
        assert any(t in f"/x/{name}" for t in TRIGGERS), name


def test_plain_paths_have_no_tags() -> None:
    for name in ("src/app.py", "docs/guide.md", "README.md", "package.json", "src/hooks/useX.ts", "src/secrets_manager.py"):
        assert tags_of(f"{ROOT}/{name}", HOME, FixedFacts()) == ()


@pytest.mark.parametrize(
    ("name", "pattern", "expected"),
    [
        ("abc", "a*", True),
        ("abc", "a?c", True),
        ("abc", "[a-c]bc", True),
        ("abc", "[!a]bc", False),
        ("abc", "*d", False),
        ("a" * 2000, "*a" * 50 + "b", False),
        ("rm", "r[lm]", True),
    ],
)
def test_matches(name: str, pattern: str, expected: bool) -> None:
    assert matches(name, pattern) is expected
