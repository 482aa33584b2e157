"""Which hosts there are, and which one sent a payload."""

from interlock.hosts.base import Codec, PayloadError

#: Host ids with a folder of their own here, sorted (a test compares this with the folders).
HOSTS = ("cursor",)

ALIASES = {"claude-code": "claude", "cursor-agent": "cursor"}


def codec(host: str) -> Codec:
    """The codec of a host id or alias; the refusing base codec when there is none."""
    host = ALIASES.get(host, host)
    if host not in HOSTS:
        return Codec()
    module = __import__("interlock.hosts." + host + ".codec", None, None, ("CODEC",))
    found: Codec = module.CODEC
    return found


def resolve(own: Codec, event: str, payload: "dict[str, object]") -> "tuple[Codec, str, str]":
    """(codec, event, "") to answer a payload with that reached the entry of `own` for `event` ("" when the entry names none).

    Where the entry and the payload disagree the answer takes the payload's shape, and the stricter of the two events decides. The
    third item is the id of a sender that has no codec, else "". Raises `PayloadError` for an event that nobody knows.
    """
    sender = detect(payload)
    if sender and sender != own.host:
        if sender not in HOSTS:
            return own, event, sender
        own = codec(sender)
    named = payload.get("hook_event_name")
    if isinstance(named, str) and named and named != event:
        if event and named not in own.gates:
            raise PayloadError("unknown-event", "registered for another event")
        event = named
    if event not in own.gates and event not in own.open_events:
        raise PayloadError("unknown-event", "unknown event")
    return own, event, ""


def detect(payload: "dict[str, object]") -> str:
    """The host id that the fields of a payload show, "" when they show none (``reference/hosts.md`` 6; the environment proves nothing)."""
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
        if event in ("BeforeTool", "AfterTool", "BeforeAgent", "AfterAgent", "BeforeModel", "AfterModel", "PreCompress"):
            return "gemini"
        if "turn_id" in payload:
            return "codex"
        if "timestamp" in payload:
            return "qwen" if "permission_mode" in payload else "copilot"
        return "claude"
    return ""
