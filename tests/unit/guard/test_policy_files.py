"""Where policy files lie, and the sealed files beside them."""

import os
from pathlib import Path

import pytest

from interlock.config.paths import system_config_dir
from interlock.guard import pause, policy_cache, policy_files, policy_stack, sealed, trust
from interlock.model.errors import InterlockError


def test_the_system_folder_is_the_one_of_the_settings() -> None:
    assert system_config_dir() == policy_files.SYSTEM_FOLDER


def test_files_are_found_in_the_order_of_their_layers(tmp_path: Path) -> None:
    state, one, two = tmp_path / "state", tmp_path / "one", tmp_path / "two"
    for folder in (state, one / ".interlock", two / ".interlock"):
        folder.mkdir(parents=True)
    assert policy_files.present(str(state), (str(one), str(two))) == []
    for path in (state / "policy.toml", two / ".interlock" / "policy.toml", one / ".interlock" / "policy.toml"):
        path.write_text("")
    assert policy_files.present(str(state), (str(one), str(two) + "/")) == [
        ("user", str(state / "policy.toml"), ""),
        ("project", str(one / ".interlock" / "policy.toml"), str(one)),
        ("project", str(two / ".interlock" / "policy.toml"), str(two) + "/"),
    ]


def test_a_name_that_cannot_be_looked_at_counts_as_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    os.symlink("loop", tmp_path / "loop")
    assert policy_files.exists(str(tmp_path / "loop"))
    assert not policy_files.exists(str(tmp_path / "file" / "policy.toml"))
    assert not policy_files.exists("a\0b")


def test_system_user_and_project_files_are_layers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    state, root, system = tmp_path / "state", tmp_path / "root", tmp_path / "etc"
    (root / ".interlock").mkdir(parents=True)
    for folder in (state, system):
        folder.mkdir()
    monkeypatch.setattr(policy_files, "SYSTEM_FOLDER", str(system))
    (system / "policy.toml").write_text('mode = "shadow"\n[packs]\ncloud = false\n')
    (state / "policy.toml").write_text("[packs]\ncloud = true\n")
    (root / ".interlock" / "policy.toml").write_text('[deny]\npaths = ["private"]\n')
    found = policy_stack.stack(str(state), str(root))
    assert [layer.name for layer in found.layers] == ["system", "user", "project"]
    assert (found.settings.mode, found.settings.off) == ("shadow", ())
    assert found.settings.deny == {"paths": [f"{root}/private"]}
    facts = policy_stack.facts_at(str(root), str(state))
    for _ in range(2):
        loaded = policy_cache.load(str(state), policy_files.present(str(state), (str(root),)), facts)
        assert loaded.plain() == found.settings.plain()


def test_the_cache_is_bounded(tmp_path: Path) -> None:
    state = tmp_path / "state"
    state.mkdir()
    facts = policy_stack.facts_at(str(tmp_path), str(state))
    for number in range(policy_cache.KEPT + 5):
        (state / "policy.toml").write_text(f'[deny]\ncommands = ["c{number}"]\n')
        policy_cache.load(str(state), policy_files.present(str(state), ()), facts)
    assert len(list((state / policy_cache.FOLDER).iterdir())) == policy_cache.KEPT


def test_a_sealed_file_is_opened_with_its_own_label_and_key_only(tmp_path: Path) -> None:
    state, other = tmp_path / "a", tmp_path / "b"
    for folder in (state, other):
        folder.mkdir()
    path = str(state / "x")
    value = {"start": 1, "text": "é\n"}
    sealed.write(str(state), path, b"one", value)
    assert sealed.read(str(state), path, b"one") == value
    assert sealed.read(str(state), path, b"two") is None
    assert sealed.read(str(other), path, b"one") is None
    assert sealed.read(str(state), path + "-absent", b"one") is None
    assert os.stat(path).st_mode & 0o777 == 0o600
    assert sorted(os.listdir(state)) == ["audit", "x"]
    for content in (b"", b"\n", b"x", b"{}\n", b"{}\n" + b"f" * 64, b"\xff\n" + b"0" * 64):
        Path(path).write_bytes(content)
        assert sealed.read(str(state), path, b"one") is None
    os.unlink(path)
    os.symlink("elsewhere", path)
    sealed.write(str(state), path, b"one", value)
    assert not os.path.islink(path)


def test_trust_holds_for_one_content(tmp_path: Path) -> None:
    state = str(tmp_path)
    trust.add(state, "/p/policy.toml", b"one", at="now", by="me")
    known = trust.trusted(state)
    assert trust.holds(known, "/p/policy.toml", b"one")
    assert not trust.holds(known, "/p/policy.toml", b"two")
    assert not trust.holds(known, "/q/policy.toml", b"one")
    assert trust.remove(state, "/p/policy.toml")
    assert not trust.remove(state, "/p/policy.toml")
    assert trust.trusted(state) == {}


def test_a_pause_cannot_be_longer_than_allowed(tmp_path: Path) -> None:
    state = str(tmp_path)
    for start, end, holds in ((0.0, 60.0, True), (0.0, 7200.0, True), (0.0, 7201.0, False), (60.0, 0.0, False)):
        sealed.write(state, pause.path_of(state), pause.LABEL, {"start": start, "end": end, "by": "x"})
        assert (pause.read(state) is not None) == holds
    sealed.write(state, pause.path_of(state), pause.LABEL, {"start": "0", "end": 60, "by": "x"})
    assert pause.read(state) is None


def test_a_file_that_is_too_large_is_a_problem(tmp_path: Path) -> None:
    state = tmp_path / "state"
    state.mkdir()
    (state / "policy.toml").write_text("#" * (policy_files.LIMIT + 1))
    (layer,) = policy_stack.stack(str(state), str(tmp_path)).layers
    assert "larger than 256 KiB" in str(layer.problems[0])
    with pytest.raises(InterlockError, match="larger"):
        policy_stack.content_of(str(state / "policy.toml"))
