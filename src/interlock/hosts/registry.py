"""Which hosts there are, and which one sent a payload."""

import sys

from interlock.hosts.base import Codec, PayloadError

#: Host ids with a folder of their own here, sorted (a test compares this with the folders).
HOSTS = ("claude", "cline", "codex", "copilot", "cursor", "gemini", "grok", "qwen", "windsurf")

ALIASES = {"claude-code": "claude", "cursor-agent": "cursor"}


def codec(host: str) -> Codec:
    """The codec of a host id or alias; the refusing base codec when there is none."""
    host = ALIASES.get(host, host)
    if host not in HOSTS:
        return Codec()
    preload = getattr(sys.meta_path[0], "preload", None)
    if preload is not None:
        # In a process that the launcher started from the bundle.
        preload(host)
    module = __import__("interlock.hosts." + host + ".codec", None, None, ("CODEC",))
    found: Codec = module.CODEC
    return found


def resolve(own: Codec, event: str, payload: "dict[str, object]") -> "tuple[Codec, str]":
    """(codec, event) to answer a payload with that reached the entry of `own` for `event` ("" when the entry names none).

    Where the entry and the payload disagree the answer takes the payload's shape, and the stricter of the two events decides. Raises
    `PayloadError` for an event that nobody knows.
    """
    sender = detect(payload, own.host)
    entered = event != ""
    if sender and sender != own.host:
        own = codec(sender)
        event = own.named({"hook_event_name": event})
    named = own.named(payload)
    if named and named != event:
        if entered and named not in own.gates:
            raise PayloadError("unknown-event", "registered for another event", own)
        event = named
    if event not in own.gates and event not in own.open_events:
        raise PayloadError("unknown-event", "unknown event", own)
    return own, event


def detect(payload: "dict[str, object]", own: str = "") -> str:
    """The host id that the fields of a payload show, "" when they show none (``reference/hosts.md`` 6; the environment proves nothing).

    `own`: the host of the entry, which decides where the fields of an event fit two hosts.
    """
    if "cursor_version" in payload:
        return "cursor"
    event = payload.get("hook_event_name")
    if "hookEventName" in payload:
        return "grok"
    if "agent_action_name" in payload:
        return "windsurf"
    if "clineVersion" in payload:
        return "cline"
    if "toolName" in payload and "sessionId" in payload:
        return "copilot"
    if isinstance(event, str) and event:
        if event[0].islower():
            return "cursor"
        if event in _GEMINI or (own == "gemini" and event in _GEMINI_SHARED and "timestamp" in payload):
            return "gemini"
        if "turn_id" in payload and event != "MessageDisplay":
            return "codex"
        if "timestamp" in payload:
            return "qwen" if "permission_mode" in payload else "copilot"
        if event in ("SessionStart", "SessionEnd"):
            # The only events of Codex without a turn; its ids are UUIDs of version 7, those of Claude Code of version 4.
            identity = payload.get("session_id")
            seven = isinstance(identity, str) and len(identity) == 36 and identity[14] == "7"
            return own if own in ("claude", "codex") else "codex" if seven else "claude"
        return "claude"
    return ""


_GEMINI = frozenset(("BeforeTool", "AfterTool", "BeforeAgent", "AfterAgent", "BeforeModel", "AfterModel", "PreCompress"))
_GEMINI_SHARED = frozenset(("SessionStart", "SessionEnd", "Notification"))
