"""Refusals in the shape of hosts that have no codec yet, for a payload that reaches an entry of another host.

Grok Build, for one, loads ``~/.cursor/hooks.json``. Shapes: ``reference/hosts.md`` 2 to 4 and 6. Exit code 2 blocks on all of them but Cline.
"""

from interlock.hosts.base import Answer, one_line
from interlock.model.jsontext import dumps


def deny(host: str, payload: "dict[str, object]", reason: str) -> Answer:
    """A deny that `host` (as `registry.detect` names it) obeys."""
    reason = one_line(reason)
    event = payload.get("hook_event_name")
    document: dict[str, object]
    code = 2
    if host in ("claude", "codex", "qwen"):
        document = {
            "hookSpecificOutput": {
                "hookEventName": event if isinstance(event, str) else "PreToolUse",
                "permissionDecision": "deny",
                "permissionDecisionReason": reason,
            }
        }
    elif host == "copilot":
        document = {"permissionDecision": "deny", "permissionDecisionReason": reason}
    elif host == "cline":
        # Cline reads the JSON only with exit code 0.
        document = {"cancel": True, "errorMessage": reason}
        code = 0
    else:
        document = {"decision": "deny", "reason": reason}
    return Answer((dumps(document) + "\n").encode("utf-8", "replace"), reason, code)
