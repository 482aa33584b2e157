"""House rules that can be counted: length of a file, docstrings, promises, and what must never stand in a tracked file."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HARD_CAP = 600
SOURCES = sorted((ROOT / "src").rglob("*.py"))
TESTS = sorted(path for path in (ROOT / "tests").rglob("*.py") if "cases" not in path.relative_to(ROOT).parts)

#: Words that promise work instead of doing it, put together so that this file does not hold them.
PROMISES = [
    "TO" + "DO",
    "FIX" + "ME",
    "XX" + "X:",
    "raise NotImplemented" + "Error",
    "pytest.mark." + "skip",
    "pytest.mark." + "xfail",
    "pytest." + "skip(",
]

#: Package registries and folders of the machine on which a change was made.
HOSTS = ["py" + "pi.org", "python" + "hosted.org", "npm" + "js.org", "npm" + "js.com", "deb.deb" + "ian.org", "crates" + ".io"]
MACHINE_PATHS = ["/wo" + "rk/main", "/wo" + "rk/shared", "/wo" + "rk/.library", "/root/" + ".pyenv", "/opt/" + "pypi"]


def tracked() -> list[Path]:
    """Files that git knows or would add; everything outside of ignored folders where there is no repository."""
    listing = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listing.returncode == 0:
        return [path for name in listing.stdout.decode().split("\0") if name and (path := ROOT / name).is_file()]
    skipped = {".git", ".venv", "__pycache__", "dist", "build"}
    return [path for path in ROOT.rglob("*") if path.is_file() and not skipped & set(path.relative_to(ROOT).parts)]


def relative(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", SOURCES + TESTS, ids=relative)
def test_no_file_is_longer_than_the_hard_cap(path: Path) -> None:
    if not path.name.endswith("_data.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= HARD_CAP


@pytest.mark.parametrize("path", SOURCES, ids=relative)
def test_a_module_says_what_it_is(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    if tree.body:
        assert ast.get_docstring(tree), f"{relative(path)} has no docstring"


@pytest.mark.parametrize("path", SOURCES + TESTS, ids=relative)
def test_no_code_is_promised(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert [word for word in PROMISES if word in text] == []


def test_no_tracked_file_names_a_registry_or_a_folder_of_a_machine() -> None:
    found = []
    for path in tracked():
        data = path.read_bytes()
        found += [f"{relative(path)}: {word}" for word in HOSTS + MACHINE_PATHS if word.encode() in data]
    assert found == []


def test_the_locks_pin_every_requirement_by_hash() -> None:
    for name in ("run.lock", "dev.lock"):
        entries = (ROOT / "requirements" / name).read_text().replace("\\\n", " ").splitlines()
        assert len(entries) > 20
        for entry in entries:
            assert "==" in entry, f"{name}: {entry[:60]} is not pinned"
            assert "--hash=sha256:" in entry, f"{name}: {entry[:60]} has no hash"


def test_the_two_locks_agree() -> None:
    pins = {
        name: {
            line.split(" \\")[0].strip()
            for line in (ROOT / "requirements" / name).read_text().splitlines()
            if line and not line.startswith(" ")
        }
        for name in ("run.lock", "dev.lock")
    }
    run, dev = ({pin.split(" ;")[0] for pin in pins[name]} for name in ("run.lock", "dev.lock"))
    assert run <= dev


@pytest.mark.parametrize("path", TESTS, ids=relative)
def test_a_test_finds_the_package_where_it_is_installed(path: Path) -> None:
    """CI runs the tests from the built wheel too, in a folder without sources; only these may look at the repository."""
    if path.relative_to(ROOT / "tests").parts[0] not in {"arch", "bench", "oracle"}:
        assert not re.search(r'parents\[\d\] */ *"src"', path.read_text(encoding="utf-8"))
