"""Which hosts there are, and which one sent a payload."""

from interlock.hosts.base import Codec

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
