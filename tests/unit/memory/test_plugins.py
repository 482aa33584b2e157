"""The plugins against the rules of their hosts' manifests (hosts reference 1.4, 1.11, 2.3), and against each other."""

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

import interlock
from interlock.hosts.claude import capabilities as claude
from interlock.hosts.cursor import capabilities as cursor
from interlock.hosts.plugin_entry import yields
from interlock.memory.setup import plugin_files
from interlock.memory.tool_schemas_data import TOOLS

PLUGIN = Path(interlock.__file__).parent / "memory" / "plugin"
HOSTS = ("claude", "cursor")
COMMANDS = {f"interlock-{name}.md" for name in ("help", "init", "mine", "search", "status")}
CURSOR_KEYS = {
    "name",
    "displayName",
    "description",
    "version",
    "minClientVersions",
    "author",
    "publisher",
    "homepage",
    "repository",
    "license",
    "logo",
    "keywords",
    "category",
    "tags",
    "commands",
    "agents",
    "skills",
    "rules",
    "hooks",
    "variables",
    "mcpServers",
}
CLAUDE_KEYS = {
    "name",
    "description",
    "version",
    "author",
    "homepage",
    "repository",
    "license",
    "keywords",
    "commands",
    "agents",
    "skills",
    "hooks",
    "mcpServers",
}
NAME = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?")
SERVER_KEYS = {"command", "args", "env", "url", "headers", "cwd", "envFile", "auth"}


def document(host: str, name: str) -> dict[str, Any]:
    found = json.loads((PLUGIN / host / name).read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def head(path: Path) -> dict[str, str]:
    """Front matter of a Markdown file."""
    text = path.read_text("utf-8")
    assert text.startswith("---\n"), path
    lines = text[4:].partition("\n---\n")[0].splitlines()
    return {key: value.strip() for key, _, value in (one.partition(":") for one in lines)}


def path_problems(host: str, manifest: dict[str, Any]) -> list[str]:
    """Paths of a manifest that lead out of the plugin or to nothing."""
    found = []
    for key in ("commands", "agents", "skills", "rules", "hooks", "mcpServers", "logo"):
        for value in manifest[key] if isinstance(manifest.get(key), list) else [manifest.get(key)]:
            if isinstance(value, str) and (
                value.startswith("/") or ".." in value.split("/") or not (PLUGIN / host / value).exists()
            ):
                found.append(value)
    return found


def cursor_hook_problems(found: dict[str, Any]) -> list[str]:
    """Why Cursor would reject a hooks file: one such entry voids the whole file."""
    known = cursor.GATES | cursor.OPEN
    problems = [] if isinstance(found.get("version"), int) and found["version"] > 0 else ["version"]
    for event, entries in found["hooks"].items():
        if event not in known:
            problems.append(event)
        for entry in entries:
            if set(entry) - {"command", "type", "timeout", "failClosed", "matcher", "loop_limit"}:
                problems.append(f"{event}: keys")
            if not isinstance(entry.get("command"), str) or not entry["command"] or "//" in entry["command"]:
                problems.append(f"{event}: command")
            if not (isinstance(entry.get("timeout", 60), (int, float)) and 0 < entry.get("timeout", 60) <= 3600):
                problems.append(f"{event}: timeout")
            limit = entry.get("loop_limit", 1)
            if "loop_limit" in entry and (event not in ("stop", "subagentStop") or not (limit is None or limit > 0)):
                problems.append(f"{event}: loop_limit")
    return problems


def claude_hook_problems(found: dict[str, Any]) -> list[str]:
    """What Claude Code would not take in a plugin's hooks file."""
    problems = [] if set(found) <= {"description", "hooks"} else ["keys"]
    for event, groups in found["hooks"].items():
        if event not in claude.GATES | set(claude.MEMORY_EVENTS) | set(claude.GUARD_EVENTS):
            problems.append(event)
        for group in groups:
            if set(group) - {"matcher", "hooks"}:
                problems.append(f"{event}: keys")
            for handler in group["hooks"]:
                if handler.get("type") != "command" or not handler.get("command") or not handler.get("timeout", 600) > 0:
                    problems.append(f"{event}: handler")
    return problems


def test_manifests() -> None:
    for host, keys in (("cursor", CURSOR_KEYS), ("claude", CLAUDE_KEYS)):
        manifest = document(host, f".{host}-plugin/plugin.json")
        assert NAME.fullmatch(manifest["name"])
        assert set(manifest) <= keys
        assert set(manifest["author"]) <= {"name", "email"}
        assert manifest["version"] == interlock.__version__
        assert manifest["description"]
        assert path_problems(host, manifest) == []
        assert (PLUGIN / host / f".{host}-plugin" / "plugin.json").stat().st_size < 10 << 20


def test_marketplaces() -> None:
    for host in HOSTS:
        found = document(host, f".{host}-plugin/marketplace.json")
        assert NAME.fullmatch(found["name"])
        assert found["owner"]["name"]
        assert set(found["owner"]) <= {"name", "email"}
        assert found["metadata"]["version"] == interlock.__version__
        (entry,) = found["plugins"]
        assert entry["name"] == document(host, f".{host}-plugin/plugin.json")["name"]
        assert isinstance(entry["source"], str)
        assert ".." not in entry["source"]
        assert (PLUGIN / host / entry["source"] / f".{host}-plugin" / "plugin.json").is_file()
        assert entry.get("version", interlock.__version__) == interlock.__version__


def test_hooks() -> None:
    found = document("cursor", "hooks/hooks.json")
    assert cursor_hook_problems(found) == []
    assert tuple(found["hooks"]) == cursor.MEMORY_EVENTS
    assert {entry["timeout"] for entries in found["hooks"].values() for entry in entries} == {cursor.OPEN_TIMEOUT}
    found = document("claude", "hooks/hooks.json")
    assert claude_hook_problems(found) == []
    assert tuple(found["hooks"]) == claude.MEMORY_EVENTS
    for host in HOSTS:
        for event, entries in document(host, "hooks/hooks.json")["hooks"].items():
            (entry,) = entries
            command = entry.get("command") or entry["hooks"][0]["command"]
            assert command == f"interlock hook {host} {event} plugin"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"beforeTeleport": [{"command": "x"}]}, "beforeTeleport"),
        ({"stop": [{"command": "x", "timeout": 0}]}, "stop: timeout"),
        ({"stop": [{"command": "x https://e.example"}]}, "stop: command"),
        ({"preToolUse": [{"command": "x", "loop_limit": 1}]}, "preToolUse: loop_limit"),
        ({"stop": [{"command": "x", "comand": "y"}]}, "stop: keys"),
    ],
)
def test_the_check_of_hooks_sees_what_voids_a_file(change: dict[str, Any], problem: str) -> None:
    assert cursor_hook_problems({"version": 1, "hooks": change}) == [problem]
    assert cursor_hook_problems({"hooks": {}}) == ["version"]


@pytest.mark.parametrize("host", HOSTS)
def test_the_server_is_the_one_of_the_program(host: str) -> None:
    found = document(host, "mcp.json" if host == "cursor" else ".mcp.json")
    assert list(found) == ["mcpServers"]
    ((name, server),) = found["mcpServers"].items()
    assert name == "interlock-memory"
    assert set(server) <= SERVER_KEYS
    assert (server["command"], server["args"][0]) == ("interlock", "mcp")


@pytest.mark.parametrize("host", HOSTS)
def test_commands_and_skill(host: str) -> None:
    folder = PLUGIN / host / "commands"
    assert {path.name for path in folder.iterdir()} == COMMANDS
    for path in sorted(folder.iterdir()):
        front = head(path)
        assert front["description"]
        if host == "cursor":
            assert front["name"] == path.stem
        text = path.read_text("utf-8")
        for named in re.findall(r"`interlock (remember|doctor|install)( [a-z]+)?", text):
            assert _is_command(named[0], named[1].strip()), (path.name, named)
    skill = PLUGIN / host / "skills" / "interlock" / "SKILL.md"
    front = head(skill)
    assert front["name"] == skill.parent.name
    assert 60 < len(front["description"]) <= 1024
    text = skill.read_text("utf-8")
    assert all(f"`{name}`" in text for name in TOOLS if name != "status")


def _is_command(group: str, name: str) -> bool:
    from interlock.cli.main import load

    command = load(group)
    return group != "remember" or not name or name in command.commands  # type: ignore[attr-defined]


def test_real_files_only() -> None:
    for folder, folders, names in os.walk(PLUGIN):
        for name in (*folders, *names):
            assert not os.path.islink(os.path.join(folder, name)), name
    for host in HOSTS:
        files = plugin_files(host)
        assert f".{host}-plugin/plugin.json" in files
        assert all(b"\r" not in data and data.endswith(b"\n") for data in files.values())
        assert len({name.casefold() for name in files}) == len(files)


def test_the_two_skills_say_the_same() -> None:
    texts = [(PLUGIN / host / "skills" / "interlock" / "SKILL.md").read_text("utf-8") for host in HOSTS]
    assert texts[0].split("## How")[1] == texts[1].split("## How")[1]


ENTRY = {"command": "'/x/python' -I -S '/state/launcher.py' cursor {event}"}


def settings(*events: str) -> str:
    """A hooks.json as the installer writes it, with a comment of the person's."""
    hooks = {event: [{"command": "./other.sh"}, {"command": ENTRY["command"].format(event=event)}] for event in events}
    return "// mine\n" + json.dumps({"version": 1, "hooks": hooks})


@pytest.mark.parametrize(
    ("record", "events", "env", "expected"),
    [
        ({"host": "cursor", "scope": "user"}, ("sessionStart", "stop"), {}, True),
        ({"host": "cursor", "scope": "user"}, ("preToolUse", "sessionStart"), {}, False),
        ({"host": "claude", "scope": "user"}, ("stop",), {}, False),
        ({"host": "cursor", "scope": "project"}, ("stop",), {"CURSOR_PROJECT_DIR": "ROOT"}, True),
        ({"host": "cursor", "scope": "project"}, ("stop",), {"CURSOR_PROJECT_DIR": "/elsewhere"}, False),
        ({"host": "cursor", "scope": "project"}, ("stop",), {}, False),
        (None, ("stop",), {}, False),
    ],
)
def test_which_entry_does_the_work(
    tmp_path: Path, record: Any, events: tuple[str, ...], env: dict[str, str], expected: bool
) -> None:
    root = tmp_path / "root"
    path = root / ".cursor" / "hooks.json"
    path.parent.mkdir(parents=True)
    path.write_text(settings(*events))
    known = [] if record is None else [{**record, "path": str(path)}]
    (tmp_path / "manifest.json").write_text(json.dumps({"installations": known}))
    given = {key: str(root) if value == "ROOT" else value for key, value in env.items()}
    for event in ("stop", ""):
        assert yields(["cursor", event, "plugin"], str(tmp_path), given) is expected
    assert yields(["cursor", "stop"], str(tmp_path), given) is False
    if record and "sessionStart" in events:
        # The guard's entry recalls too.
        assert yields(["cursor", "sessionStart", "plugin"], str(tmp_path), given)
    for gone in ("{}", settings("preCompact"), "{", "[]", '{"hooks": {"stop": [7]}}'):
        path.write_text(gone)
        assert yields(["cursor", "stop", "plugin"], str(tmp_path), given) is False


@pytest.mark.parametrize("content", ["", "[]", "{", '{"installations": 7}', '{"installations": [7]}', '{"installations": [{}]}'])
def test_a_damaged_record_means_that_there_is_none(tmp_path: Path, content: str) -> None:
    (tmp_path / "manifest.json").write_text(content)
    assert yields(["cursor", "stop", "plugin"], str(tmp_path), {}) is False
