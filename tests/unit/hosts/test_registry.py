"""Which host sent a payload, and which event decides."""

import json
from pathlib import Path

import pytest

from interlock.hosts import registry
from interlock.hosts.base import Codec, PayloadError, is_windows_path, parse, windows_path
from interlock.hosts.cursor.codec import CODEC
from interlock.model.verdict import DENY, Hit, Verdict

CASES = Path(__file__).parents[2] / "cases" / "hosts"
HOSTS = Path(registry.__file__).parent


def test_every_host_folder_is_registered_in_order() -> None:
    folders = sorted(path.parent.name for path in HOSTS.glob("*/codec.py"))
    assert folders == sorted(path.parent.name for path in HOSTS.glob("*/capabilities.py"))
    assert list(registry.HOSTS) == folders
    for host in registry.HOSTS:
        assert registry.codec(host).host == host
    assert registry.codec("cursor-agent").host == "cursor"


RECORDED = sorted(path for host in registry.HOSTS for path in (CASES / host / "payloads").glob("*.json"))


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parts[-3]}/{path.name}")
@pytest.mark.parametrize("entry", registry.HOSTS)
def test_the_sender_is_recognised_on_every_entry(entry: str, path: Path) -> None:
    payload = parse(path.read_bytes())
    host = path.parts[-3]
    if payload.get("hook_event_name") in ("SessionStart", "SessionEnd") and entry in ("claude", "codex"):
        host = entry
    assert registry.detect(payload, entry) == host


def test_grok_on_the_cursor_entry() -> None:
    payload = parse((CASES / "cursor" / "malformed" / "grok_payload_on_cursor_entry.json").read_bytes())
    codec, event = registry.resolve(CODEC, "preToolUse", payload)
    assert (codec.host, event) == ("grok", "PreToolUse")
    assert codec.decode(event, payload).command == "rm -rf build"


@pytest.mark.parametrize(
    ("named", "expected"),
    [("preToolUse", "preToolUse"), ("PreToolUse", "preToolUse"), (None, "preToolUse"), ("stop", ""), ("Stop", "")],
)
def test_cursor_runs_a_hook_of_claude_files(named: str | None, expected: str) -> None:
    payload: dict[str, object] = {"cursor_version": "3.21.16", "tool_name": "Shell", "tool_input": {"command": "ls"}}
    if named:
        payload["hook_event_name"] = named
    claude = registry.codec("claude")
    entry = "PreToolUse"
    if not expected:
        with pytest.raises(PayloadError) as caught:
            registry.resolve(claude, entry, payload)
        assert caught.value.codec is CODEC
        return
    codec, event = registry.resolve(claude, entry, payload)
    assert codec is CODEC
    assert event == expected


def test_what_fits_two_hosts_belongs_to_the_entry() -> None:
    session: dict[str, object] = {"hook_event_name": "SessionStart", "session_id": "01a20000-0000-7000-8000-0000000000a1"}
    assert [registry.detect(session, own) for own in ("claude", "codex", "cursor", "")] == ["claude", "codex", "codex", "codex"]
    stamped: dict[str, object] = {"hook_event_name": "SessionStart", "timestamp": "2026-11-12T09:00:00.000Z"}
    assert [registry.detect(stamped, own) for own in ("gemini", "copilot", "")] == ["gemini", "copilot", "copilot"]


@pytest.mark.parametrize(
    ("entry", "named", "expected"),
    [
        ("preToolUse", "preToolUse", "preToolUse"),
        ("preToolUse", None, "preToolUse"),
        ("preToolUse", "", "preToolUse"),
        ("preToolUse", 7, "preToolUse"),
        ("preToolUse", "beforeShellExecution", "beforeShellExecution"),
        ("stop", "preToolUse", "preToolUse"),
        ("", "preToolUse", "preToolUse"),
        ("", "stop", "stop"),
        ("preToolUse", "stop", ""),
        ("preToolUse", "beforeTeleport", ""),
        ("beforeTeleport", "beforeTeleport", ""),
        ("beforeTeleport", None, ""),
        ("", None, ""),
    ],
)
def test_where_entry_and_payload_disagree_the_stricter_event_decides(entry: str, named: object, expected: str) -> None:
    payload: dict[str, object] = {"cursor_version": "3.21.16"}
    if named is not None:
        payload["hook_event_name"] = named
    if not expected:
        with pytest.raises(PayloadError) as caught:
            registry.resolve(CODEC, entry, payload)
        assert caught.value.code == "unknown-event"
        return
    assert registry.resolve(CODEC, entry, payload) == (CODEC, expected)


def test_a_host_that_nobody_knows_is_refused() -> None:
    codec = registry.codec("nobody")
    assert type(codec) is Codec
    with pytest.raises(PayloadError):
        codec.decode("preToolUse", {})
    answer = codec.encode("preToolUse", Verdict(DENY, (Hit("a.b", DENY, "why", "how"),)))
    assert answer.code == 2
    assert "why [a.b]" in answer.stderr
    assert json.loads(answer.stdout)["permission"] == "deny"


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("/c:/Users/dev", "C:/Users/dev"),
        ("c:\\Users\\dev", "C:/Users/dev"),
        ("\\\\?\\C:\\x", "C:/x"),
        ("\\\\?\\UNC\\host\\share\\x", "//host/share/x"),
        ("\\\\host\\share", "//host/share"),
        ("C:/x", "C:/x"),
    ],
)
def test_windows_spellings(given: str, expected: str) -> None:
    assert is_windows_path(given)
    assert windows_path(given) == expected


@pytest.mark.parametrize("path", ["/home/dev", "src/a.py", "c:", "c:x", "/", "", "a:b/c"])
def test_posix_paths_are_not_windows_paths(path: str) -> None:
    assert not is_windows_path(path)
