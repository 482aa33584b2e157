"""The import contracts of pyproject.toml hold, and each of them catches a break seeded in a copy of the package."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
NAMES = {contract["id"]: contract["name"] for contract in CONTRACTS}

#: Contract -> breaks: (file to append to or to make, line of Python).
BREAKS: dict[str, list[tuple[str, str]]] = {
    "layers": [
        ("shell/__init__.py", "import interlock.policy"),
        ("policy/__init__.py", "import interlock.guard"),
        ("storage/base.py", "def later():\n    import interlock.memory"),
        ("gateway.py", "x = 1"),
    ],
    "parts-apart": [("guard/zzz.py", "import interlock.memory"), ("inspection/zzz.py", "from interlock.guard import gate")],
    "hosts-apart": [
        ("hosts/zed/codec.py", "import interlock.hosts.cursor.codec"),
        ("hosts/base.py", "def later():\n    import interlock.hosts.cursor"),
    ],
    "backends-apart": [("storage/zed/store.py", "import interlock.storage.sqlite")],
    "concrete-in-wiring": [
        ("memory/zzz.py", "def later():\n    import interlock.storage.sqlite"),
        ("cli/zzz.py", "import interlock.storage.memory"),
    ],
    "pure-core": [
        ("policy/zzz.py", "import os"),
        ("shell/zzz.py", "def later():\n    import time"),
        ("detectors/zzz.py", "import subprocess"),
        ("model/zzz.py", "import posix"),
    ],
    "light-hook": [
        ("hook.py", "import json"),
        ("guard/gate.py", "import re"),
        ("model/zzz.py", "from __future__ import annotations"),
        ("hosts/cursor/codec.py", "import typing"),
        ("policy/zzz.py", "import msgspec"),
    ],
}


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    """Run import-linter on the package under ``folder/src`` with the contracts of ``folder/pyproject.toml``."""
    return subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()", "--no-cache"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "src"), "COLUMNS": "400", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "tests" / "arch").mkdir(parents=True)
    shutil.copy(ROOT / "tests" / "arch" / "sibling_packages.py", tmp_path / "tests" / "arch")
    return tmp_path


def test_every_contract_has_a_seeded_break() -> None:
    assert set(BREAKS) == set(NAMES)


def test_the_contracts_hold(copy: Path) -> None:
    result = lint(copy)
    assert result.returncode == 0, result.stdout + result.stderr
    assert f"Contracts: {len(NAMES)} kept, 0 broken" in " ".join(result.stdout.split())


@pytest.mark.parametrize(("contract", "file", "line"), [(name, *seed) for name, seeds in BREAKS.items() for seed in seeds])
def test_a_break_is_caught(copy: Path, contract: str, file: str, line: str) -> None:
    target = copy / "src" / "interlock" / file
    target.parent.mkdir(parents=True, exist_ok=True)
    (target.parent / "__init__.py").touch()
    with target.open("a") as stream:
        stream.write(f"\n{line}\n")
    result = lint(copy)
    assert result.returncode != 0, result.stdout
    if file == "gateway.py":
        assert "gateway" in result.stdout + result.stderr
    else:
        assert f"{NAMES[contract]} BROKEN" in result.stdout, result.stdout + result.stderr
