"""Install and uninstall on hooks.json files of every kind."""

import json
import os
import stat
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.unit.install.place import Place

from interlock.hosts import manifest, textfile
from interlock.hosts.cursor import hooks_json
from interlock.hosts.cursor import install as cursor
from interlock.hosts.cursor.capabilities import CHALLENGE_WATCHDOG, GATE_TIMEOUT, GATES, GUARD_EVENTS, MEMORY_EVENTS
from interlock.hosts.cursor.registration import own_entries
from interlock.hosts.cursor.version import EVENTS
from interlock.hosts.jsonc import parse
from interlock.model.errors import UNUSABLE, InterlockError

CASES = Path(__file__).parents[2] / "cases" / "install" / "cursor"


def load(path: Path) -> dict[str, Any]:
    value = parse(path.read_text("utf-8")).value
    assert isinstance(value, dict)
    return value


def foreign(path: Path) -> dict[str, list[object]]:
    """Everybody else's entries."""
    root = parse(path.read_text("utf-8"))
    own = {(event, index) for event, index, _ in own_entries(root)}
    hooks = load(path).get("hooks", {})
    found = {event: [item for at, item in enumerate(items) if (event, at) not in own] for event, items in hooks.items()}
    return {event: items for event, items in found.items() if items}


def test_new_file(place: Place) -> None:
    outcome = cursor.install(place.request())
    hooks = load(place.hooks)["hooks"]
    assert list(hooks) == list(outcome.events) == list(dict.fromkeys((*GUARD_EVENTS, *MEMORY_EVENTS)))
    for event, items in hooks.items():
        assert len(items) == 1
        (entry,) = items
        assert (entry.get("failClosed") is True) == (event in GATES)
        assert ("exit 2" in str(entry["command"])) == (event in GATES)
        assert isinstance(entry["timeout"], int)
        assert entry["timeout"] > (CHALLENGE_WATCHDOG if event in GATES else 0)
        assert (entry.get("loop_limit") == 1) == (event == "stop")
    text = place.hooks.read_text("utf-8")
    assert "//" not in text
    assert not hooks_json.problems(text, parse(text))


def test_private_files_in_the_state_folder(place: Place) -> None:
    cursor.install(place.request())
    assert stat.S_IMODE(place.state.stat().st_mode) == 0o700
    for path in place.state.rglob("*"):
        assert stat.S_IMODE(path.stat().st_mode) == (0o700 if path.is_dir() else 0o600), path


@pytest.mark.parametrize(
    ("parts", "events"), [(("guard",), GUARD_EVENTS), (("memory",), MEMORY_EVENTS), ((), (*GUARD_EVENTS, *MEMORY_EVENTS))]
)
def test_parts(place: Place, parts: tuple[str, ...], events: tuple[str, ...]) -> None:
    cursor.install(place.request(*parts))
    assert set(load(place.hooks)["hooks"]) == set(events)


def test_fewer_parts_take_the_others_out(place: Place) -> None:
    cursor.install(place.request())
    cursor.install(place.request("guard"))
    assert set(load(place.hooks)["hooks"]) == set(GUARD_EVENTS)


def test_again_changes_nothing(place: Place) -> None:
    cursor.install(place.request())
    before = place.tree()
    outcome = cursor.install(place.request())
    assert outcome.diff == ""
    assert place.tree() == before


def test_uninstall_of_a_new_file_leaves_nothing(place: Place) -> None:
    cursor.install(place.request())
    cursor.uninstall(place.request())
    assert [name for name in place.tree() if not name.endswith("manifest.key")] == []
    assert not place.hooks.parent.exists()


def test_uninstall_without_install(place: Place) -> None:
    outcome = cursor.uninstall(place.request())
    assert (outcome.diff, place.tree()) == ("", {})
    place.put('{"version": 1, "hooks": {}}')
    assert cursor.uninstall(place.request()).diff == ""


def test_keeps_comments_order_and_foreign_entries(place: Place) -> None:
    original = (CASES / "hooks.foreign_entries.json").read_bytes()
    place.put(original)
    others = foreign(place.hooks)
    outcome = cursor.install(place.request())
    text = place.hooks.read_text("utf-8")
    assert "// team formatter, keep" in text
    assert list(load(place.hooks)["hooks"])[:2] == ["afterFileEdit", "preToolUse"]
    assert foreign(place.hooks) == others
    assert Path(outcome.backup).read_bytes() == original
    cursor.uninstall(place.request())
    assert place.hooks.read_bytes() == original
    assert not Path(outcome.backup).exists()


@pytest.mark.parametrize(
    ("name", "spot"),
    [
        ("hooks.bad_timeout.json", "line 7, column 20: hooks.preToolUse[0].timeout: must be a number of seconds above 0, not 0"),
        ("hooks.unknown_event.json", "line 10, column 5: hooks.beforeTeleport: 'beforeTeleport' is not a hook event"),
        ("hooks.url_in_command.json", "line 6, column 59: hooks.preToolUse[0].command: '//' inside a text"),
    ],
)
def test_a_file_that_cursor_rejects_is_refused(place: Place, name: str, spot: str) -> None:
    content = (CASES / name).read_bytes()
    place.put(content)
    with pytest.raises(InterlockError) as caught:
        cursor.install(place.request())
    assert spot in caught.value.message
    assert str(place.hooks) in caught.value.message
    assert caught.value.help
    assert caught.value.exit_code == UNUSABLE
    assert {name: data for name, data in place.tree().items() if "state" not in name} == {".cursor/hooks.json": content}
    assert not (place.state / "manifest.json").exists()


REJECTED = [json.loads(line) for line in (CASES / "rejected.jsonl").read_text("utf-8").splitlines()]


@pytest.mark.parametrize("case", REJECTED, ids=[case["id"] for case in REJECTED])
def test_faults_are_named_with_their_place(place: Place, case: dict[str, str]) -> None:
    content = bytes.fromhex(case["hex"]) if "hex" in case else case["text"].encode()
    place.put(content)
    with pytest.raises(InterlockError) as caught:
        cursor.install(place.request())
    assert case["says"] in caught.value.message
    assert place.hooks.read_bytes() == content
    outcome = cursor.uninstall(place.request())
    assert place.hooks.read_bytes() == content
    assert outcome.diff == ""


def test_a_valid_file_of_another_tool_is_accepted(place: Place) -> None:
    original = (CASES / "hooks.json").read_bytes()
    place.put(original)
    cursor.install(place.request())
    assert [len(items) for items in load(place.hooks)["hooks"].values()] == [2] * 8 + [1] * 4
    cursor.uninstall(place.request())
    assert place.hooks.read_bytes() == original


@pytest.mark.parametrize("blank", [b"", b"\n", b"  \r\n\t"])
def test_a_blank_file_counts_as_none(place: Place, blank: bytes) -> None:
    place.put(blank)
    cursor.install(place.request())
    assert load(place.hooks)["version"] == 1
    cursor.uninstall(place.request())
    assert place.hooks.read_bytes() == blank


def test_a_missing_version_is_mended(place: Place) -> None:
    place.put('{\n  "hooks": {"stop": [{"command": "a"}]}\n}\n')
    cursor.install(place.request())
    assert load(place.hooks)["version"] == 1


def test_changed_since_install_only_own_entries_go(place: Place) -> None:
    place.put('{"version": 1, "hooks": {"stop": []}}')
    cursor.install(place.request())
    document = load(place.hooks)
    document["hooks"]["stop"].append({"command": "./mine.sh"})
    document["hooks"]["afterFileEdit"] = [{"command": "./format.sh"}]
    document["note"] = "kept"
    place.put(json.dumps(document, indent=4))
    cursor.uninstall(place.request())
    assert load(place.hooks) == {
        "version": 1,
        "hooks": {"stop": [{"command": "./mine.sh"}], "afterFileEdit": [{"command": "./format.sh"}]},
        "note": "kept",
    }


def test_changed_then_installed_again_then_uninstalled(place: Place) -> None:
    cursor.install(place.request())
    document = load(place.hooks)
    document["hooks"]["stop"].insert(0, {"command": "./mine.sh"})
    place.put(json.dumps(document, indent=2))
    cursor.install(place.request("guard"))
    cursor.uninstall(place.request())
    assert load(place.hooks) == {"version": 1, "hooks": {"stop": [{"command": "./mine.sh"}]}}


def test_uninstall_without_the_state_folder(place: Place, tmp_path: Path) -> None:
    """The state was lost or lies elsewhere: the entries are still found by their command."""
    place.put((CASES / "hooks.foreign_entries.json").read_bytes())
    others = foreign(place.hooks)
    cursor.install(place.request())
    lost = cursor.Request(
        state=str(tmp_path / "another"), home=str(place.home), scope="user", root="", parts=cursor.PARTS, versions=()
    )
    cursor.uninstall(lost)
    assert foreign(place.hooks) == others
    assert not own_entries(parse(place.hooks.read_text("utf-8")))


def test_uninstall_from_a_file_that_was_broken_meanwhile(place: Place) -> None:
    cursor.install(place.request())
    place.put(place.hooks.read_text("utf-8").replace('"version": 1,', '"version": 1,,\n  "mine": "{ kept }'))
    outcome = cursor.uninstall(place.request())
    left = place.hooks.read_text("utf-8")
    assert "launcher.py" not in left
    assert '"mine": "{ kept }' in left
    assert "not valid (line 2, column 16" in outcome.warnings[0]


def test_moved_installation_replaces_its_entries(place: Place, tmp_path: Path) -> None:
    cursor.install(place.request())
    moved = cursor.Request(
        state=str(tmp_path / "moved"), home=str(place.home), scope="user", root="", parts=cursor.PARTS, versions=()
    )
    cursor.install(moved)
    for items in load(place.hooks)["hooks"].values():
        (entry,) = items
        assert str(tmp_path / "moved") in str(entry["command"])


def test_a_weakened_entry_is_mended_in_its_place(place: Place) -> None:
    place.put((CASES / "hooks.foreign_entries.json").read_bytes())
    cursor.install(place.request())
    whole = place.hooks.read_bytes()
    place.put(
        whole.replace(b'"failClosed": true', b'"failClosed": false', 1).replace(b'"timeout": %d' % GATE_TIMEOUT, b'"timeout": 0', 1)
    )
    cursor.install(place.request())
    assert place.hooks.read_bytes() == whole


def test_dry_run_writes_nothing_and_shows_the_exact_change(place: Place, tmp_path: Path) -> None:
    place.put((CASES / "hooks.foreign_entries.json").read_bytes())
    before = place.tree()
    shown = cursor.install(place.request(), dry_run=True).diff
    assert place.tree() == before
    assert cursor.install(place.request()).diff == shown
    installed = place.tree()
    back = cursor.uninstall(place.request(), dry_run=True).diff
    assert place.tree() == installed
    assert cursor.uninstall(place.request()).diff == back
    assert {line for line in back.splitlines() if line.startswith("-  ")} == {
        "-" + line[1:] for line in shown.splitlines() if line.startswith("+  ")
    }


def test_a_link_is_followed_and_stays(place: Place) -> None:
    real = place.home / "dotfiles" / "hooks.json"
    real.parent.mkdir()
    real.write_bytes((CASES / "hooks.foreign_entries.json").read_bytes())
    real.chmod(0o640)
    place.hooks.parent.mkdir()
    place.hooks.symlink_to(real)
    cursor.install(place.request())
    assert place.hooks.is_symlink()
    assert stat.S_IMODE(real.stat().st_mode) == 0o640
    assert own_entries(parse(real.read_text("utf-8")))
    cursor.uninstall(place.request())
    assert place.hooks.is_symlink()
    assert real.read_bytes() == (CASES / "hooks.foreign_entries.json").read_bytes()


def test_a_link_into_nowhere_is_refused(place: Place) -> None:
    place.hooks.parent.mkdir()
    place.hooks.symlink_to(place.home / "absent" / "hooks.json")
    with pytest.raises(InterlockError, match="whose folder does not exist"):
        cursor.install(place.request())


def test_a_folder_in_its_place_is_refused(place: Place) -> None:
    place.hooks.mkdir(parents=True)
    with pytest.raises(InterlockError, match="not a regular file"):
        cursor.install(place.request())
    assert "not a regular file" in cursor.uninstall(place.request()).warnings[0]


def test_a_hook_that_does_not_run_is_not_registered(place: Place) -> None:
    place.put((CASES / "hooks.foreign_entries.json").read_bytes())
    before = place.hooks.read_bytes()

    def broken() -> None:
        raise InterlockError("does not run")

    with pytest.raises(InterlockError, match="does not run"):
        cursor.install(place.request(), check=broken)
    assert place.hooks.read_bytes() == before
    assert not (place.state / "launcher.py").exists()


def test_old_versions_get_only_their_events(place: Place) -> None:
    outcome = cursor.install(place.request(versions=("1.7.54",)))
    assert set(load(place.hooks)["hooks"]) == {
        "afterFileEdit",
        "beforeShellExecution",
        "beforeMCPExecution",
        "beforeReadFile",
        "beforeSubmitPrompt",
        "stop",
    }
    assert "does not know" in outcome.warnings[0]
    assert "preToolUse" in outcome.warnings[0]


def test_manifest_fingerprints_cover_every_field(place: Place) -> None:
    cursor.install(place.request())
    (item,) = manifest.load(str(place.state))
    key = manifest.key_of(str(place.state))
    assert [entry["event"] for entry in item.entries] == list(load(place.hooks)["hooks"])
    for recorded in item.entries:
        entry = recorded["entry"]
        assert load(place.hooks)["hooks"][recorded["event"]] == [entry]
        assert recorded["fingerprint"] == manifest.fingerprint(key, recorded["event"], entry)
        for field in entry:
            weaker = {name: value for name, value in entry.items() if name != field}
            assert manifest.fingerprint(key, recorded["event"], weaker) != recorded["fingerprint"]


def test_a_changed_manifest_is_noticed(place: Place) -> None:
    cursor.install(place.request())
    path = place.state / "manifest.json"
    path.write_text(path.read_text("utf-8").replace('"failClosed": true', '"failClosed": false', 1), "utf-8")
    with pytest.raises(InterlockError, match="changed by somebody else"):
        manifest.load(str(place.state))
    cursor.uninstall(place.request())
    assert not own_entries(parse(place.hooks.read_text("utf-8"))) if place.hooks.exists() else True


def test_two_files_share_one_launcher(place: Place, tmp_path: Path) -> None:
    project = tmp_path / "project"
    project.mkdir()
    cursor.install(place.request())
    cursor.install(place.request(scope="project", root=str(project)))
    cursor.uninstall(place.request())
    assert (place.state / "launcher.py").exists()
    cursor.uninstall(place.request(scope="project", root=str(project)))
    assert not (place.state / "launcher.py").exists()
    assert list(project.iterdir()) == []


NAMES = st.text(st.characters(codec="utf-8", exclude_characters="/"), max_size=8)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5) | NAMES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3),
    max_leaves=6,
)
ENTRIES = st.fixed_dictionaries(
    {"command": NAMES.map(lambda text: "./tool.sh " + text)},
    optional={
        "timeout": st.integers(1, 900) | st.floats(0.5, 9),
        "failClosed": st.booleans(),
        "matcher": NAMES,
        "loop_limit": st.none() | st.integers(1, 9),
        "type": st.just("command"),
        "x-unknown": VALUES,
    },
)
HOOKS = st.dictionaries(st.sampled_from(sorted(EVENTS)), st.lists(ENTRIES, max_size=3), max_size=6)
FILES = st.tuples(
    st.fixed_dictionaries({"version": st.integers(1, 3), "hooks": HOOKS}, optional={"$schema": NAMES, "team": VALUES}),
    st.sampled_from([None, 0, 1, 2, 4, "\t"]),
    st.booleans(),
    st.sampled_from(["", "\n", "\r\n"]),
    st.sampled_from(["", " // note, {kept}", " /* note ] */"]),
)


@settings(max_examples=60, deadline=None)
@given(FILES, st.sampled_from([("guard",), ("memory",), ("guard", "memory")]))
def test_in_and_out_again_is_byte_identical(made: tuple[dict[str, object], object, bool, str, str], parts: tuple[str, ...]) -> None:
    document, indent, ascii_only, end, note = made
    text = json.dumps(document, indent=indent, ensure_ascii=ascii_only).replace("\n", note + "\n") + end  # type: ignore[arg-type]
    with tempfile.TemporaryDirectory() as folder:
        place = Place(Path(folder))
        place.put(text.replace("\n", end) if end else text)
        before = place.hooks.read_bytes()
        others = foreign(place.hooks)
        cursor.install(place.request(*parts))
        after = place.hooks.read_text("utf-8")
        assert not hooks_json.problems(after, parse(after))
        assert foreign(place.hooks) == others
        assert {name: value for name, value in load(place.hooks).items() if name != "hooks"} == {
            name: value for name, value in document.items() if name != "hooks"
        }
        assert not note or after.count(note) == text.count(note)
        assert cursor.install(place.request(*parts)).diff == ""
        os.unlink(place.state / "manifest.json")
        cursor.uninstall(place.request(*parts))
        assert foreign(place.hooks) == others
        hooks = document["hooks"]
        assert isinstance(hooks, dict)
        if hooks and all(hooks.values()):
            assert place.hooks.read_bytes() == before
        place.put(before)
        cursor.install(place.request(*parts))
        cursor.uninstall(place.request(*parts))
        assert place.hooks.read_bytes() == before


def test_backup_is_beside_the_file_and_keeps_its_mode(place: Place) -> None:
    place.put('{"version": 1, "hooks": {}}')
    place.hooks.chmod(0o600)
    backup = Path(cursor.install(place.request()).backup)
    assert backup == place.hooks.with_name("hooks.json" + textfile.BACKUP_SUFFIX)
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert stat.S_IMODE(place.hooks.stat().st_mode) == 0o600
