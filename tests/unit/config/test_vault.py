"""Secrets at rest: what seals opens, what was touched does not, files are private."""

import base64
import multiprocessing
import os
import pathlib
import stat

import pytest

from interlock.config.vault import FILE, Vault, VaultError, add_key


def test_what_was_sealed_opens_in_another_vault(tmp_path: pathlib.Path) -> None:
    state = str(tmp_path / "state")
    blob = Vault.open(state).seal("signing-key:a", b"value")
    assert Vault.open(state).unseal("signing-key:a", blob) == b"value"
    assert "value" not in blob


def test_two_blobs_of_one_secret_differ(tmp_path: pathlib.Path) -> None:
    vault = Vault.open(str(tmp_path))
    assert vault.seal("p", b"x") != vault.seal("p", b"x")


def test_the_purpose_is_bound(tmp_path: pathlib.Path) -> None:
    vault = Vault.open(str(tmp_path))
    with pytest.raises(VaultError):
        vault.unseal("signing-key:b", vault.seal("signing-key:a", b"value"))


def test_any_changed_character_is_noticed(tmp_path: pathlib.Path) -> None:
    vault = Vault.open(str(tmp_path))
    blob = vault.seal("p", b"value")
    for at, char in enumerate(blob):
        changed = blob[:at] + ("A" if char != "A" else "B") + blob[at + 1 :]
        try:
            assert vault.unseal("p", changed) == b"value"
            # Only the unused bits of the last base64 character may differ.
            assert base64.b64decode(changed.split(".", 2)[2]) == base64.b64decode(blob.split(".", 2)[2])
        except VaultError:
            pass


@pytest.mark.parametrize("blob", ["", "il1", "il1.", "il1.k000000.", "il2.x.y", "il1.x.!!", "plain"])
def test_no_blob(tmp_path: pathlib.Path, blob: str) -> None:
    with pytest.raises(VaultError):
        Vault.open(str(tmp_path)).unseal("p", blob)


def test_a_new_key_seals_and_old_blobs_open(tmp_path: pathlib.Path) -> None:
    state = str(tmp_path)
    before = Vault.open(state)
    old = before.seal("p", b"value")
    key_id = add_key(state)
    after = Vault.open(state)
    assert after.current == key_id != before.current
    assert after.unseal("p", old) == b"value"
    assert after.seal("p", b"value").startswith(f"il1.{key_id}.")
    with pytest.raises(VaultError, match=key_id):
        before.unseal("p", after.seal("p", b"value"))


def test_files_are_private(tmp_path: pathlib.Path) -> None:
    state = tmp_path / "state"
    Vault.open(str(state))
    add_key(str(state))
    assert stat.S_IMODE((state / FILE).stat().st_mode) == 0o600
    assert stat.S_IMODE(state.stat().st_mode) == 0o700
    assert os.listdir(state) == [FILE]


def test_a_key_file_that_others_can_read_is_refused(tmp_path: pathlib.Path) -> None:
    Vault.open(str(tmp_path))
    (tmp_path / FILE).chmod(0o640)
    with pytest.raises(VaultError, match="open to other users"):
        Vault.open(str(tmp_path))


@pytest.mark.parametrize("content", ["", "k1\n", "k1 AAAA\n", "k1 " + "!" * 44 + "\n", "../x " + "A" * 43 + "=\n"])
def test_a_damaged_key_file_is_refused(tmp_path: pathlib.Path, content: str) -> None:
    (tmp_path / FILE).write_text(content)
    (tmp_path / FILE).chmod(0o600)
    with pytest.raises(VaultError):
        Vault.open(str(tmp_path))


def _open(state: str) -> str:
    return Vault.open(state).current


def test_makers_at_once_agree(tmp_path: pathlib.Path) -> None:
    with multiprocessing.get_context("spawn").Pool(4) as pool:
        assert len(set(pool.map(_open, [str(tmp_path / "state")] * 8))) == 1
