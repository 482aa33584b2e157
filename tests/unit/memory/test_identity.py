"""Which folders are the same project."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from interlock.memory.identity import project, projects

CASES = Path(__file__).parents[2] / "cases" / "memory" / "paths.jsonl"


def cases() -> list[dict[str, Any]]:
    return [json.loads(line) for line in CASES.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("case", cases(), ids=lambda case: case["name"])
def test_paths(case: dict[str, Any]) -> None:
    found = project(case["root"])
    if case.get("none"):
        assert found is None
        return
    assert found is not None
    if "same" in case:
        other = project(case["same"])
        assert other is not None
        assert found.key == other.key
    if "differs" in case:
        other = project(case["differs"])
        assert other is not None
        assert found.key != other.key
    if "shown" in case:
        assert found.name == case["shown"]


def git(*args: str, cwd: Path) -> None:
    names = {"GIT_AUTHOR_NAME": "x", "GIT_AUTHOR_EMAIL": "x@x", "GIT_COMMITTER_NAME": "x", "GIT_COMMITTER_EMAIL": "x@x"}
    env = {"PATH": os.environ["PATH"], "HOME": str(cwd), "GIT_CONFIG_NOSYSTEM": "1", **names}
    subprocess.run(["git", *args], cwd=cwd, env=env, check=True, capture_output=True)


def repository(folder: Path) -> Path:
    folder.mkdir(parents=True)
    git("init", "-q", cwd=folder)
    git("commit", "-q", "--allow-empty", "-m", "x", cwd=folder)
    return folder


def key(folder: Path, home: Path | None = None) -> str:
    found = project(str(folder), str(home) if home else "")
    assert found is not None
    return found.key


def test_worktrees_and_subfolders_are_one_project(tmp_path: Path) -> None:
    main = repository(tmp_path / "my app")
    git("worktree", "add", "-q", "-b", "other", str(tmp_path / "other name"), cwd=main)
    (main / "packages" / "web").mkdir(parents=True)
    assert key(main) == key(tmp_path / "other name") == key(main / "packages" / "web")
    found = project(str(tmp_path / "other name"))
    assert found is not None
    assert found.name == "my app"


def test_two_clones_are_two_projects(tmp_path: Path) -> None:
    one = repository(tmp_path / "a" / "app")
    git("clone", "-q", str(one), str(tmp_path / "b-app"), cwd=tmp_path)
    assert key(one) != key(tmp_path / "b-app")


def test_a_link_is_what_it_points_to(tmp_path: Path) -> None:
    main = repository(tmp_path / "app")
    (tmp_path / "link").symlink_to(main)
    assert key(tmp_path / "link") == key(main)


def test_a_submodule_is_its_own_project(tmp_path: Path) -> None:
    inner = repository(tmp_path / "inner")
    outer = repository(tmp_path / "outer")
    git("-c", "protocol.file.allow=always", "submodule", "add", "-q", str(inner), "lib", cwd=outer)
    assert len({key(inner), key(outer), key(outer / "lib")}) == 3


def test_a_worktree_of_a_bare_repository(tmp_path: Path) -> None:
    main = repository(tmp_path / "app")
    git("clone", "-q", "--bare", str(main), str(tmp_path / "shop.git"), cwd=tmp_path)
    git("worktree", "add", "-q", str(tmp_path / "w1"), cwd=tmp_path / "shop.git")
    git("worktree", "add", "-q", "-b", "x", str(tmp_path / "w2"), cwd=tmp_path / "shop.git")
    assert key(tmp_path / "w1") == key(tmp_path / "w2")
    found = project(str(tmp_path / "w1"))
    assert found is not None
    assert found.name == "shop"


def test_dotfiles_in_the_home_folder_do_not_swallow_projects(tmp_path: Path) -> None:
    home = repository(tmp_path / "home")
    (home / "a").mkdir()
    (home / "b").mkdir()
    assert key(home / "a", home) != key(home / "b", home)
    assert key(home, home).startswith("git:")


def test_a_folder_that_becomes_a_repository_stays_known(tmp_path: Path) -> None:
    folder = tmp_path / "app"
    folder.mkdir()
    before = key(folder)
    git("init", "-q", cwd=folder)
    found = project(str(folder))
    assert found is not None
    assert found.key != before
    assert before in found.also


def test_several_roots(tmp_path: Path) -> None:
    main = repository(tmp_path / "app")
    (main / "sub").mkdir()
    (tmp_path / "notes").mkdir()
    found = projects([str(main), "", "relative", None, 7, str(main / "sub"), str(tmp_path / "notes")])
    assert [one.name for one in found] == ["app", "notes"]
    assert projects([]) == ()


def test_a_damaged_git_file_counts_as_none(tmp_path: Path) -> None:
    (tmp_path / ".git").write_bytes(b"\xff\xfe nonsense")
    assert key(tmp_path).startswith("dir:")
    (tmp_path / ".git").write_text("gitdir: /nowhere/at/all\n")
    assert key(tmp_path).startswith("git:")
