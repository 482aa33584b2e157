"""What the repository's root and `examples/` say about the plugins and hooks."""

import json
from pathlib import Path

import pytest

import interlock
from interlock.hosts.cursor import capabilities
from interlock.hosts.cursor.registration import LOOP_LIMIT

ROOT = Path(__file__).parents[2]

EXAMPLES = ("hooks.json", "hooks.minimal.json")


@pytest.mark.parametrize("host", ["claude", "cursor"])
def test_the_marketplace_of_the_repository(host: str) -> None:
    found = json.loads((ROOT / f".{host}-plugin" / "marketplace.json").read_text("utf-8"))
    (entry,) = found["plugins"]
    manifest = ROOT / entry["source"] / f".{host}-plugin" / "plugin.json"
    assert json.loads(manifest.read_text("utf-8"))["name"] == entry["name"]
    assert found["metadata"]["version"] == interlock.__version__
    inner = json.loads((manifest.parent / "marketplace.json").read_text("utf-8"))
    for one in (found, inner):
        one["plugins"][0].pop("source")
    assert found == inner


def test_the_repository_is_a_plugin_of_cursor() -> None:
    """For `--plugin-dir` on a clone: the same plugin, its parts named from the root."""
    found = json.loads((ROOT / ".cursor-plugin" / "plugin.json").read_text("utf-8"))
    folder = "src/interlock/memory/plugin/cursor"
    inner = json.loads((ROOT / folder / ".cursor-plugin" / "plugin.json").read_text("utf-8"))
    for key in ("commands", "skills", "hooks", "mcpServers"):
        assert found[key] == f"{folder}/{inner[key]}"
        assert (ROOT / found[key]).exists()
        found[key] = inner[key]
    assert found == inner


def example(name: str) -> str:
    """What an example holds: the events that the installer registers, with the command that a person can type."""
    events: tuple[str, ...] = capabilities.MEMORY_EVENTS
    if name == "hooks.json":
        events = tuple(dict.fromkeys((*capabilities.GUARD_EVENTS, *capabilities.MEMORY_EVENTS)))
    hooks = {}
    for event in events:
        gate = event in capabilities.GATES
        entry: dict[str, object] = {
            "command": f"interlock hook cursor {event}" + (" || exit 2" if gate else ""),
            "timeout": capabilities.GATE_TIMEOUT if gate else capabilities.OPEN_TIMEOUT,
        }
        entry |= {"failClosed": True} if gate else {}
        entry |= {"loop_limit": LOOP_LIMIT} if event == "stop" else {}
        hooks[event] = [entry]
    return json.dumps({"version": 1, "hooks": hooks}, indent=2) + "\n"


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_register_what_the_installer_would(name: str) -> None:
    """Made anew by `python -m tests.quality.test_plugin_places`."""
    assert (ROOT / "examples" / "cursor" / name).read_text("utf-8") == example(name)
    assert name in (ROOT / "examples" / "cursor" / "README.md").read_text("utf-8")


if __name__ == "__main__":
    for one in EXAMPLES:
        (ROOT / "examples" / "cursor" / one).write_text(example(one), "utf-8")
