"""Settings: layers, origins, and every fault with its place."""

from pathlib import Path

import pytest

from interlock.config import explain, schema
from interlock.config.load import PROJECT_FILE, USER_FILE, files, line_of, load
from interlock.model.errors import UNUSABLE, InterlockError


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("interlock.config.paths.system_config_dir", lambda: str(tmp_path / "etc"))
    for name in ("state", "project", "etc"):
        (tmp_path / name).mkdir()
    return tmp_path


def read(place: Path, env: dict[str, str] | None = None) -> dict[str, object]:
    values = load(str(place / "state"), str(place / "project"), env or {})
    return {key: value.value for key, value in values.items()}


def test_built_in_values(place: Path) -> None:
    assert read(place) == {setting.key: setting.default for setting in schema.SETTINGS}
    assert {value.layer for value in load(str(place / "state"), env={}).values()} == {schema.BUILT_IN}


def test_the_environment_is_stronger_than_a_file(place: Path) -> None:
    (place / "state" / USER_FILE).write_text("[remember]\nenabled = true\ninterval = 3\n")
    (place / "project" / PROJECT_FILE).write_text("# ours\nteam_optional = true\n")
    values = load(str(place / "state"), str(place / "project"), {"INTERLOCK_REMEMBER": "off"})
    enabled = values["remember.enabled"]
    assert (enabled.value, explain.origin(enabled)) == (False, "environment (INTERLOCK_REMEMBER)")
    assert [older.layer for older in explain.history(enabled)] == ["environment", "user", "built-in"]
    assert explain.document(enabled)["overrides"] == [{"value": True, "layer": "user", "place": f"{place}/state/hook.toml:2"}]
    assert explain.origin(values["remember.interval"]) == f"user ({place}/state/hook.toml:3)"
    assert explain.origin(values["team_optional"]) == f"project ({place}/project/.interlock.toml:2)"
    assert explain.origin(values["remember.followup"]) == "built-in"


def test_only_off_words_switch_off(place: Path) -> None:
    assert read(place, {"INTERLOCK_REMEMBER": "on"})["remember.enabled"] is True
    assert read(place, {"INTERLOCK_REMEMBER": " NO "})["remember.enabled"] is False


FAULTS = [
    (
        "state/hook.toml",
        "[remember]\nintervall = 3\n",
        "hook.toml:2: unknown setting 'remember.intervall'",
        "did you mean 'remember.interval'?",
    ),
    ("state/hook.toml", "\nnonsense = 1\n", "hook.toml:2: unknown setting 'nonsense'", "interlock config show"),
    ("state/hook.toml", "[remember]\n\ninterval = 0\n", "hook.toml:3: 'remember.interval' must be above 0, not 0", ""),
    ("state/hook.toml", "remember.interval = true\n", "hook.toml:1: 'remember.interval' must be a whole number, not true", ""),
    ("state/hook.toml", "[remember]\nexclude = [1]\n", "hook.toml:2: 'remember.exclude' must be a list of texts", ""),
    ("state/hook.toml", "[hosts.cursor]\ndeny_exit = 1\n", "hook.toml:2: 'hosts.cursor.deny_exit' must be 0 or 2, not 1", ""),
    ("state/hook.toml", "hosts = 3\n", "hook.toml:1: unknown setting 'hosts'", ""),
    ("state/hook.toml", "[remember\n", "hook.toml is not TOML: ", "mend that place"),
    ("state/hook.toml", "team_optional = true\n", "hook.toml:1: 'team_optional' is not read from the user file", "project file"),
    (
        "project/.interlock.toml",
        "remember.enabled = false\n",
        ".interlock.toml:1: 'remember.enabled' is not read from the project file",
        "user",
    ),
    (
        "etc/config.toml",
        "[hosts.cursor]\ndeny_exit = 0\n",
        "config.toml:2: 'hosts.cursor.deny_exit' is not read from the system file",
        "user",
    ),
]


@pytest.mark.parametrize(("file", "text", "says", "help"), FAULTS)
def test_faults_are_named_with_their_place(place: Path, file: str, text: str, says: str, help: str) -> None:
    (place / file).write_text(text)
    with pytest.raises(InterlockError) as caught:
        read(place)
    assert says in caught.value.message
    assert help in caught.value.help
    assert caught.value.exit_code == UNUSABLE


def test_not_utf8_and_not_a_file(place: Path) -> None:
    (place / "state" / USER_FILE).write_bytes(b"x = '\xff'\n")
    with pytest.raises(InterlockError, match="is not TOML"):
        read(place)
    (place / "state" / USER_FILE).unlink()
    (place / "state" / USER_FILE).mkdir()
    with pytest.raises(InterlockError, match="cannot read the settings"):
        read(place)


def test_files_are_named_weakest_first(place: Path) -> None:
    assert [layer for layer, _ in files("/s", "/p")] == [
        layer for layer in schema.LAYERS if layer not in ("built-in", "environment")
    ]


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("a = 1\n[b]\nc = 2\n", "b.c", 3),
        ("[b]\n[b.c]\nd = 2\n", "b.c.d", 3),
        ('"b" . c = 2\n', "b.c", 1),
        ("x = 1\n\n[b]\nc = {d = 2}\n", "b.c.d", 4),
        ("# nothing\n", "b.c", 1),
    ],
)
def test_line_of_a_key(text: str, key: str, line: int) -> None:
    assert line_of(text, tuple(key.split("."))) == line


def test_every_setting_says_where_it_may_stand() -> None:
    assert list(schema.BY_KEY) == sorted(schema.BY_KEY)
    for setting in schema.SETTINGS:
        assert setting.help.endswith(".")
        assert setting.fault(setting.default) == ""
        assert set(setting.layers) <= set(schema.LAYERS)
