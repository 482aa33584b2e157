"""Which host sent a payload, and a refusal in that host's shape."""

import json
from pathlib import Path

import pytest

from interlock.hosts import foreign, registry
from interlock.hosts.base import Codec, PayloadError, is_windows_path, parse, windows_path
from interlock.hosts.cursor.codec import CODEC
from interlock.model.verdict import DENY, Hit, Verdict

CASES = Path(__file__).parents[2] / "cases" / "hosts"
HOSTS = Path(registry.__file__).parent


def test_every_host_folder_is_registered_in_order() -> None:
    folders = sorted(path.parent.name for path in HOSTS.glob("*/codec.py"))
    assert list(registry.HOSTS) == folders
    for host in registry.HOSTS:
        assert registry.codec(host).host == host
    assert registry.codec("cursor-agent").host == "cursor"


@pytest.mark.parametrize("path", sorted((CASES / "foreign").glob("*.json")), ids=lambda path: path.name)
def test_other_hosts_are_recognised_and_refused_in_their_shape(path: Path) -> None:
    payload = parse(path.read_bytes())
    host = path.name.partition(".")[0]
    assert registry.detect(payload) == host
    answer = foreign.deny(host, payload, "no \x1b[31mreason\n")
    document = json.loads(answer.stdout)
    if host in ("claude", "codex", "qwen"):
        own = document["hookSpecificOutput"]
        assert (own["hookEventName"], own["permissionDecision"]) == ("PreToolUse", "deny")
        assert own["permissionDecisionReason"]
    elif host == "copilot":
        assert document["permissionDecision"] == "deny"
        assert document["permissionDecisionReason"]
    elif host == "cline":
        assert document["cancel"] is True
    else:
        assert document["decision"] == "deny"
        assert document["reason"]
    assert answer.code == (0 if host == "cline" else 2)
    assert answer.stderr == "no  [31mreason "


def test_grok_on_the_cursor_entry() -> None:
    payload = parse((CASES / "cursor" / "malformed" / "grok_payload_on_cursor_entry.json").read_bytes())
    assert registry.resolve(CODEC, "preToolUse", payload)[2] == "grok"


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
    assert registry.resolve(CODEC, entry, payload)[1] == expected


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
