"""The bundle is a faster copy of the package and nothing else: stale, damaged or foreign, it is passed over."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import interlock
from interlock.hosts import bundle, bundle_groups
from interlock.hosts.launcher_template import launcher_text

ROOT = Path(interlock.__file__).parents[1]
PYTHON = getattr(sys, "_base_executable", sys.executable)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package, with a state folder beside it that holds a launcher and a bundle."""
    root = tmp_path / "root"
    shutil.copytree(ROOT / "interlock", root / "interlock", ignore=shutil.ignore_patterns("__pycache__"))
    (root / "interlock" / "hook.py").write_text(
        "def run(argv, state):\n    from interlock.model import verdict\n    print(verdict.DENY, verdict.__spec__.loader)\n"
    )
    state = tmp_path / "state"
    state.mkdir()
    (state / "launcher.py").write_text(launcher_text(str(root), str(state)))
    bundle.write(str(root), str(state))
    return state


def call(state: Path) -> str:
    done = subprocess.run(
        [PYTHON, "-I", "-S", str(state / "launcher.py"), "cursor", "preToolUse"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_modules_come_from_the_bundle(copy: Path) -> None:
    assert call(copy).startswith("deny <bundle_loader.Finder")
    assert oct((copy / bundle.FILE).stat().st_mode)[-3:] == "600"
    assert not list((copy.parent / "root").rglob("__pycache__"))


def test_a_source_that_has_changed_is_imported_anew(copy: Path) -> None:
    source = copy.parent / "root" / "interlock" / "model" / "verdict.py"
    before = source.stat()
    source.write_text(source.read_text().replace('DENY = "deny"', 'DENY = "dENY"'))
    os.utime(source, ns=(before.st_mtime_ns, before.st_mtime_ns + 1))
    assert source.stat().st_size == before.st_size
    assert call(copy).startswith("dENY <_frozen_importlib_external.SourceFileLoader")


@pytest.mark.parametrize("damage", ["missing", "empty", "cut", "other-magic", "garbage", "other-root"])
def test_a_damaged_bundle_is_passed_over(copy: Path, damage: str) -> None:
    path = copy / bundle.FILE
    data = path.read_bytes()
    assert data[:4] == importlib.util.MAGIC_NUMBER
    head = 8 + int.from_bytes(data[4:8], "little")
    path.write_bytes(
        {
            "missing": b"",
            "empty": b"",
            "other-root": b"",
            "cut": data[:head],
            "other-magic": b"\0\0\r\n" + data[4:],
            "garbage": data[:8] + b"\xff" * 400,
        }[damage]
    )
    if damage == "other-root":
        bundle.write(str(ROOT), str(copy))
    if damage == "missing":
        path.unlink()
    assert call(copy).startswith("deny <_frozen_importlib_external.SourceFileLoader")


def test_groups_are_recorded_from_real_calls() -> None:
    known = frozenset(
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in (ROOT / "interlock").rglob("*.py")
    )
    groups = bundle_groups.record(str(ROOT), known)
    assert {"interlock.hook", "interlock.guard.gate", "interlock.hosts.cursor.codec", "interlock.audit.chain"} <= set(groups[""])
    assert "interlock.shell.posix.parser" in groups["shell"]
    assert "interlock.shell.posix.parser" not in groups[""] + groups["write"]
    for host in ("claude", "codex"):
        assert {f"interlock.hosts.{host}.codec", "interlock.hosts.shared_codec"} <= set(groups[host])
        assert not [name for name in groups[host] if name in groups[""] + groups["shell"]]
    assert bundle_groups.record(str(ROOT), frozenset()) == {}
    assert bundle_groups.record("/no/such/folder", known) == {}


def test_a_group_with_a_changed_member_is_passed_over(tmp_path: Path) -> None:
    root = tmp_path / "root"
    shutil.copytree(ROOT / "interlock", root / "interlock", ignore=shutil.ignore_patterns("__pycache__"))
    state = tmp_path / "state"
    state.mkdir()
    (state / "launcher.py").write_text(launcher_text(str(root), str(state)))
    bundle.write(str(root), str(state))
    command = [PYTHON, "-I", "-S", str(state / "launcher.py"), "cursor", "preToolUse"]
    before = subprocess.run(command, input=b"", capture_output=True, check=False)
    assert b"could not be read" in before.stdout
    source = root / "interlock" / "guard" / "reasons.py"
    source.write_text(source.read_text().replace("could not be read", "COULD not be read"))
    after = subprocess.run(command, input=b"", capture_output=True, check=False)
    assert b"COULD not be read" in after.stdout
    assert after.returncode == before.returncode == 2


def test_every_module_that_a_gate_may_load_is_in_it() -> None:
    data = bundle.build(str(ROOT))
    for name in ("hook", "guard/gate", "policy/__init__", "hosts/cursor/codec", "audit/chain"):
        assert str(ROOT / "interlock" / f"{name}.py").encode() in data
