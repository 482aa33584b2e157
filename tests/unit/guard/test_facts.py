"""Facts about a real machine: links, kinds, bounded reads, and a git repository compared with git itself."""

import os
import subprocess
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from interlock.guard.facts import VARIABLES, SystemFacts, variable
from interlock.model.toolcall import SHELL, ToolCall


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")
    for name in ("CURSOR_PROJECT_DIR", "CLAUDE_PROJECT_DIR"):
        monkeypatch.delenv(name, raising=False)
    return folder


def facts(root: Path, cwd: str = "", roots: tuple[str, ...] | None = None) -> SystemFacts:
    call = ToolCall(host="cursor", event="preToolUse", kind=SHELL, cwd=cwd, roots=(str(root),) if roots is None else roots)
    return SystemFacts.for_call(call, "/state")


def git(folder: Path, *words: str) -> str:
    done = subprocess.run(
        ["git", "-c", "user.name=t", "-c", "user.email=t@example.com", *words],
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@pytest.fixture
def repository(home: Path) -> Path:
    top = home / "shop"
    top.mkdir()
    git(top, "init", "-q", "-b", "main", ".")
    (top / "src").mkdir()
    (top / "src" / "a.py").write_text("1\n")
    (top / "src" / "a.pyx").write_text("1\n")
    (top / ("long" * 40)).write_text("1\n")
    git(top, "add", "-A")
    git(top, "commit", "-qm", "init")
    (top / "src" / "new.py").write_text("1\n")
    return top


def test_where_the_call_runs(home: Path) -> None:
    root = home / "shop"
    assert facts(root).cwd == str(root)
    assert facts(root, cwd="sub").cwd == f"{root}/sub"
    assert facts(root, cwd="/else").cwd == "/else"
    found = facts(root, roots=())
    assert found.cwd == os.getcwd()
    assert found.roots == (os.getcwd(),)
    assert found.home == str(home)
    assert found.platform == "posix"
    assert facts(root, roots=("C:/w",)).platform == "windows"


def test_the_project_folder_of_the_host_stands_in_for_missing_roots(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CURSOR_PROJECT_DIR", str(home / "p"))
    assert facts(home, roots=()).roots == (str(home / "p"),)


def test_links_are_resolved_as_the_kernel_does(home: Path) -> None:
    (home / "d").mkdir()
    (home / "d" / "f").write_text("x")
    (home / "link").symlink_to("d")
    (home / "abs").symlink_to(home / "link")
    (home / "dangling").symlink_to("gone/x")
    (home / "loop").symlink_to("loop")
    found = facts(home)
    for path in ("link/f", "abs/f", "abs/../d/./f", "dangling", "link/none/../x", "d/f", "none/a/../b", "abs/none"):
        assert found.real(f"{home}/{path}") == os.path.realpath(f"{home}/{path}"), path
    assert found.real(f"{home}/loop") == f"{home}/loop"
    assert found.real("relative") == "relative"
    assert found.real("/a\0b").endswith("a\0b")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(st.lists(st.sampled_from(["a", "b", "..", ".", "l", "m", "x", ""]), max_size=8))
@example(["b", "..", "l"])
def test_any_path_resolves_like_the_standard_library(tmp_path: Path, parts: list[str]) -> None:
    (tmp_path / "a" / "b").mkdir(parents=True, exist_ok=True)
    if not (tmp_path / "l").is_symlink():
        (tmp_path / "l").symlink_to("a/b")
        (tmp_path / "a" / "m").symlink_to("../l/..")
    path = f"{tmp_path}/" + "/".join(parts)
    assert facts(tmp_path).real(path) == os.path.realpath(path)


def test_kinds(home: Path) -> None:
    (home / "f").write_text("x")
    (home / "l").symlink_to("f")
    os.mkfifo(home / "p")
    found = facts(home)
    assert [found.kind(f"{home}/{name}") for name in ("f", "l", "p", "none", ".")] == ["file", "link", "other", "", "dir"]
    assert found.kind("a\0b") == ""


def test_reads_are_bounded_and_never_wait(home: Path) -> None:
    (home / "f").write_bytes(b"abc\xff" + b"x" * 100)
    os.mkfifo(home / "p")
    found = facts(home)
    assert found.read_text(f"{home}/f", 4) == "abc\ufffd"
    for name in ("p", "none", ".", "a\0b"):
        assert found.read_text(f"{home}/{name}") is None
    assert found.read_text("/dev/zero") is None


def test_names(home: Path) -> None:
    for name in ("a", "b", "c"):
        (home / name).touch()
    found = facts(home)
    assert sorted(found.names(str(home)) or ()) == ["a", "b", "c"]
    assert len(found.names(str(home), 2) or ()) == 2
    assert found.names(f"{home}/none") is None


def test_repository_and_branch_as_git_sees_them(repository: Path) -> None:
    found = facts(repository)
    assert found.repository(f"{repository}/src/none/deep") == str(repository)
    assert found.branch(str(repository)) == "main"
    git(repository, "checkout", "-qb", "feature/x")
    assert facts(repository).branch(f"{repository}/src") == "feature/x"
    git(repository, "checkout", "-q", "--detach")
    assert facts(repository).branch(str(repository)) == ""
    assert found.repository(str(repository.parent)) == ""
    assert found.branch("/") == ""


def test_a_work_tree_beside_shares_the_config(repository: Path) -> None:
    side = repository.parent / "side"
    git(repository, "worktree", "add", "-q", "-b", "side", str(side))
    git(repository, "config", "remote.origin.url", "https://example.com/x.git")
    found = facts(side)
    assert found.repository(f"{side}/src") == str(side)
    assert found.branch(str(side)) == "side"
    assert found.git_config(str(side), "remote.origin.url") == "https://example.com/x.git"
    assert found.tracked(f"{side}/src/a.py") is True


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("alias.nuke", "!rm -rf ~ ; echo 'x'"),
        ("alias.q", 'say "hi" # no'),
        ("remote.origin.push", "+refs/heads/*:refs/heads/*"),
        ("branch.Feature/X.remote", "origin"),
        ("core.hookspath", "C:\\hooks\\n"),
        ("user.name", "  spaced  "),
    ],
)
def test_config_values_as_git_reads_them(repository: Path, key: str, value: str) -> None:
    git(repository, "config", key, value)
    assert facts(repository).git_config(str(repository), key) == value
    assert facts(repository).git_config(str(repository), "none.such") == ""


def test_tracked_as_git_sees_it(repository: Path) -> None:
    found = facts(repository)
    listed = set(git(repository, "ls-files").splitlines())
    for name in ("src/a.py", "src/a.pyx", "src/new.py", "src/a", "a.py", "long" * 40, "long"):
        assert found.tracked(f"{repository}/{name}") is (name in listed), name
    assert found.tracked(f"{repository}/src") is True
    assert found.tracked(f"{repository.parent}/other") is None
    git(repository, "update-index", "--index-version", "4")
    assert facts(repository).tracked(f"{repository}/src/a.py") is None


def test_only_listed_variables_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHELL", "/bin/zsh")
    monkeypatch.setenv("GITHUB_TOKEN", "synthetic")
    assert variable("SHELL") == "/bin/zsh"
    assert variable("GITHUB_TOKEN") is None
    assert not [name for name in VARIABLES if "TOKEN" in name or "KEY" in name or "SECRET" in name]
