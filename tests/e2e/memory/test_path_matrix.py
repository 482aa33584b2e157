"""What was saved in a workspace is told there and nowhere else, whatever its folder is called: by hooks, the CLI and the MCP tools."""

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.e2e.memory.conftest import line

from interlock.memory.tools import Tools
from interlock.wiring import open_memory_store

OTHER = "5b1f0c1e-0000-4000-8000-00000000c009"
RULE = "from now on the quokka rule holds here"

#: Folders below the home folder.
LOCAL = {
    "plain": "shop",
    "space": "my shop  2",
    "umlaut": "Übung größer",
    "umlaut apart": "U\u0308bung",
    "cjk": "買い物/注文",
    "emoji": "\N{SHOPPING TROLLEY}",
    "quotes": 'it\'s "shop"',
    "percent": "100%25 shop",
    "dash first": "-rf",
    "brackets": "a[b]{c}(d)",
    "dots": "..shop..",
    "long": "x" * 200,
    "semicolon": "a;b&c|d",
    "newline": "two\nlines",
}

#: Roots of other systems, each with another spelling of the same folder and a folder that is not it.
FOREIGN = {
    "drive": ("/c:/Users/me/My App", "C:\\Users\\me\\my app", "D:\\Users\\me\\My App"),
    "drive as uri": ("file:///c%3A/Users/me/shop", "c:/Users/me/shop", "c:/Users/me/shop2"),
    "unc": ("\\\\server\\share\\Ärzte\\app", "//server/share/Ärzte/app", "\\\\other\\share\\Ärzte\\app"),
    "long path": ("\\\\?\\C:\\x y\\app", "C:\\x y\\app", "C:\\x\\app"),
}


def save(box: Any, root: str, conversation: str = OTHER, text: str = RULE) -> None:
    box.transcript(conversation).write_text(line("user", text) + line("assistant", "ok"), "utf-8")
    assert box.hook("stop", box.payload("stop", conversation, workspace_roots=[root] if root else [])) == {}


def told(box: Any, *roots: str) -> str:
    return str(box.hook("sessionStart", box.payload("sessionStart", workspace_roots=list(roots))).get("additional_context", ""))


@pytest.fixture
def ask(box: Any) -> Iterator[Any]:
    tools = Tools(open_memory_store, str(box.state), box.env)

    def call(name: str, **args: Any) -> dict[str, Any]:
        document, failed = tools.call(name, args)
        assert not failed, document
        return document

    yield call
    tools.close()


@pytest.mark.parametrize("name", LOCAL)
def test_a_local_folder(box: Any, ask: Any, name: str) -> None:
    root = box.home / "w" / LOCAL[name]
    beside = box.home / "beside" / LOCAL[name]
    root.mkdir(parents=True)
    beside.mkdir(parents=True)
    save(box, str(root))
    for spelling in (str(root), str(root) + "/", f"{root}/./", f"{root.parent}/x/../{root.name}"):
        assert RULE in told(box, spelling), spelling
        assert ask("search", query="quokka rule", project=spelling)["sessions"], spelling
    # The same last part elsewhere, the folder above and the one below are other projects.
    for other in (str(beside), str(root.parent), str(root / "below")):
        assert told(box, other) == "", other
        assert ask("diary_read", project=other)["project"]["known"] is False, other
    found = box.json("remember", "search", "quokka", "--project", str(root))
    assert found["hits"][0]["text"] == RULE
    assert found["projects"] == [root.name]
    assert RULE in box.json("remember", "digest", "--project", str(root))["text"]
    box.cli("remember", "search", "quokka", "--project", str(beside), code=1)


@pytest.mark.parametrize("name", FOREIGN)
def test_a_folder_of_another_system(box: Any, ask: Any, name: str) -> None:
    root, same, different = FOREIGN[name]
    save(box, root)
    assert RULE in told(box, root)
    assert RULE in told(box, same)
    assert told(box, different) == ""
    assert ask("search", query="quokka rule", project=same)["sessions"]
    assert ask("diary_read", project=different)["project"]["known"] is False


def test_worktrees_subfolders_and_links(box: Any, ask: Any) -> None:
    main = box.home / "main repo"
    main.mkdir()
    git(main, "init", "-q")
    git(main, "commit", "-q", "--allow-empty", "-m", "x")
    tree = box.home / "tree ü"
    git(main, "worktree", "add", "-q", "-b", "w", str(tree))
    (tree / "packages" / "web").mkdir(parents=True)
    (box.home / "link").symlink_to(main)
    save(box, str(tree / "packages" / "web"))
    for place in (main, tree, tree / "packages", box.home / "link"):
        assert RULE in told(box, str(place)), place
        assert ask("search", query="quokka", project=str(place))["project"]["name"] == "main repo"
    assert box.json("remember", "status")["projects"] == 1


def test_several_roots_and_none(box: Any, ask: Any) -> None:
    one, two, three = (box.home / name for name in ("one", "two", "three"))
    for folder in (one, two, three):
        folder.mkdir()
    box.transcript(OTHER).write_text(line("user", RULE), "utf-8")
    box.hook("stop", box.payload("stop", OTHER, workspace_roots=[str(one), str(two)]))
    text = told(box, str(one), str(two))
    assert text.count("<earlier-sessions") == 1
    assert text.count(RULE + " [t") == 1
    assert RULE in told(box, str(two), str(three))
    assert told(box, str(three)) == ""
    # No roots: saved without a project, told to nobody, found by a search in all.
    save(box, "", "5b1f0c1e-0000-4000-8000-00000000c00a", "from now on the wombat rule holds nowhere")
    assert told(box) == ""
    assert "wombat" not in told(box, str(one))
    assert not ask("search", query="wombat", project=str(one)).get("sessions")
    assert ask("search", query="wombat", project=str(one), all_projects=True)["sessions"]
    # The next event of that conversation names the root.
    with open(box.transcript("5b1f0c1e-0000-4000-8000-00000000c00a"), "a", encoding="utf-8") as file:
        file.write(line("assistant", "noted"))
    box.hook("stop", box.payload("stop", "5b1f0c1e-0000-4000-8000-00000000c00a", workspace_roots=[str(three)]))
    assert "wombat" in told(box, str(three))


def test_the_environment_names_the_root_that_the_payload_lacks(box: Any) -> None:
    root = box.home / "買い物"
    root.mkdir()
    box.env["CURSOR_PROJECT_DIR"] = str(root)
    save(box, "")
    assert RULE in told(box)
    del box.env["CURSOR_PROJECT_DIR"]
    assert RULE in told(box, str(root))


@pytest.mark.parametrize("start", [b"\xef\xbb\xbf", b"\xef\xbb\xbf\xef\xbb\xbf", b"\r\n", b"\xef\xbb\xbf\r\n "])
def test_marks_before_the_payload(box: Any, start: bytes) -> None:
    root = box.home / "Übung"
    root.mkdir()
    box.transcript(OTHER).write_text(line("user", RULE), "utf-8")
    assert box.hook("stop", start + box.payload("stop", OTHER, workspace_roots=[str(root)])) == {}
    answer = box.hook("sessionStart", start + box.payload("sessionStart", workspace_roots=[str(root)]))
    assert RULE in answer["additional_context"]


def test_a_transcript_in_an_odd_place(box: Any) -> None:
    folder = box.home / "data dir ü" / "買"
    folder.mkdir(parents=True)
    path = folder / "a transcript.jsonl"
    path.write_text(line("user", RULE), "utf-8")
    box.hook("preCompact", box.payload("preCompact", OTHER, workspace_roots=[str(box.workspace)], transcript_path=str(path)))
    (hit,) = box.json("remember", "search", "quokka", "--all")["hits"]
    assert hit["source"] == str(path)


def git(folder: Path, *args: str) -> None:
    names = {"GIT_AUTHOR_NAME": "x", "GIT_AUTHOR_EMAIL": "x@x", "GIT_COMMITTER_NAME": "x", "GIT_COMMITTER_EMAIL": "x@x"}
    env = {"PATH": os.environ["PATH"], "HOME": str(folder), "GIT_CONFIG_NOSYSTEM": "1", **names}
    subprocess.run(["git", *args], cwd=folder, env=env, check=True, capture_output=True)


def test_the_names_are_what_a_payload_can_hold() -> None:
    for name in LOCAL.values():
        assert json.loads(json.dumps(name)) == name
