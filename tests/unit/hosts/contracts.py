"""What each host makes of a hook's answer: ``reference/hosts.md`` 1.7, 2.2, 3.2 and 4. Used to check answers, ours and recorded ones."""

import json
from collections.abc import Callable
from typing import Any

ALLOW, DENY, NOTHING = "allow", "deny", "nothing"


class NotHonoured(Exception):  # noqa: N818 - it says what the host does
    """The host drops this answer, or lets the action run although the answer was meant to block."""


def told(host: str, event: str, stdout: bytes, stderr: str = "", code: int = 0) -> str:
    """`ALLOW`, `DENY` or `NOTHING` (the host's own flow decides), as the host reads an answer. Raises `NotHonoured`."""
    return _READERS[host](event, stdout, stderr, code)


def _document(stdout: bytes) -> dict[str, Any]:
    try:
        value = json.loads(stdout.decode("utf-8"))
    except ValueError as error:
        raise NotHonoured("not one JSON document") from error
    if not isinstance(value, dict):
        raise NotHonoured("not an object")
    return value


def _only(document: dict[str, Any], *names: str) -> None:
    unknown = set(document) - set(names)
    if unknown:
        raise NotHonoured(f"unknown keys: {sorted(unknown)}")


def _text(document: dict[str, Any], name: str) -> str:
    value = document.get(name, "")
    if not isinstance(value, str):
        raise NotHonoured(f"{name} is not a string")
    return value


def _cursor(event: str, stdout: bytes, stderr: str, code: int) -> str:
    if code == 2:
        return DENY
    if code != 0:
        raise NotHonoured("the action runs whatever stdout says")
    document = _document(stdout)
    for name in ("user_message", "agent_message", "additional_context", "followup_message"):
        _text(document, name)
    if event == "beforeSubmitPrompt":
        if not isinstance(document.get("continue", True), bool):
            raise NotHonoured("continue is not a boolean")
        return ALLOW if document.get("continue", True) else DENY
    wanted = ("allow", "deny") if event in ("beforeReadFile", "beforeTabFileRead") else ("allow", "deny", "ask")
    if "permission" not in document:
        return NOTHING
    if document["permission"] not in wanted:
        raise NotHonoured("permission has another value")
    return str(document["permission"])


_CLAUDE_TOP = (
    "continue",
    "stopReason",
    "suppressOutput",
    "systemMessage",
    "terminalSequence",
    "decision",
    "reason",
    "hookSpecificOutput",
)


def _claude(event: str, stdout: bytes, stderr: str, code: int) -> str:
    if code not in (0, 2):
        raise NotHonoured("an error is shown and the action goes on")
    if code == 2 and not stderr:
        raise NotHonoured("no reason")
    document = _document(stdout)
    _only(document, *_CLAUDE_TOP)
    decision = NOTHING
    if "decision" in document:
        if document["decision"] not in ("approve", "block"):
            raise NotHonoured("decision has another value")
        if document["decision"] == "block":
            if not _text(document, "reason"):
                raise NotHonoured("a block without a reason")
            decision = DENY
    own = document.get("hookSpecificOutput")
    if own is not None:
        if not isinstance(own, dict) or own.get("hookEventName") != event:
            raise NotHonoured("hookEventName is missing or another event's")
        decision = _specific(event, own) or decision
    if code == 2:
        if decision == ALLOW:
            raise NotHonoured("the document and the code contradict each other")
        return DENY
    return decision


def _specific(event: str, own: dict[str, Any]) -> str:
    if event == "PreToolUse":
        _only(own, "hookEventName", "permissionDecision", "permissionDecisionReason", "updatedInput", "additionalContext")
        value = own.get("permissionDecision", "")
        if value not in ("", "allow", "deny", "ask", "defer"):
            raise NotHonoured("permissionDecision has another value")
        if value in ("deny", "ask") and not _text(own, "permissionDecisionReason"):
            raise NotHonoured("no reason")
        return str(value)
    if event == "PermissionRequest":
        inner = own.get("decision")
        if not isinstance(inner, dict) or inner.get("behavior") not in ("allow", "deny"):
            raise NotHonoured("decision has another form")
        if inner["behavior"] == "deny" and not _text(inner, "message"):
            raise NotHonoured("no message")
        return str(inner["behavior"])
    if event in ("Stop", "SubagentStop", "PreCompact", "SessionEnd"):
        raise NotHonoured("this event has no output of its own")
    _text(own, "additionalContext")
    return ""


def _codex(event: str, stdout: bytes, stderr: str, code: int) -> str:
    if code == 2:
        if not stderr.strip():
            raise NotHonoured("exit code 2 without a reason: the tool runs")
        return DENY
    if code != 0:
        raise NotHonoured("the hook failed: the tool runs")
    document = _document(stdout)
    tools = event in ("PreToolUse", "PermissionRequest")
    names = ["systemMessage", "hookSpecificOutput"]
    if event not in ("PermissionRequest", "SessionStart", "PreCompact"):
        names += ["decision", "reason"]
    if not tools:
        names += ["continue", "stopReason", "suppressOutput"]
    _only(document, *names)
    decision = NOTHING
    if "decision" in document:
        if document["decision"] != "block" or not _text(document, "reason"):
            raise NotHonoured("decision is not a block with a reason")
        decision = DENY
    if document.get("continue") is False:
        decision = DENY
    own = document.get("hookSpecificOutput")
    if own is None:
        return decision
    if not isinstance(own, dict) or own.get("hookEventName") != event:
        raise NotHonoured("hookEventName is missing or another event's")
    if event == "PermissionRequest":
        inner = own.get("decision")
        if not isinstance(inner, dict):
            raise NotHonoured("decision is not an object")
        _only(inner, "behavior", "message")
    if event == "PreToolUse" and own.get("permissionDecision") == "allow" and "updatedInput" not in own:
        raise NotHonoured("a bare allow")
    if own.get("permissionDecision") == "ask":
        raise NotHonoured("ask is not supported")
    return _specific(event, own) or decision


def _gemini(event: str, stdout: bytes, stderr: str, code: int) -> str:
    if code == 2:
        if not stderr:
            raise NotHonoured("no reason")
        return DENY
    document = _document(stdout)
    value = document.get("decision", "")
    if value not in ("", "allow", "deny", "block", "ask"):
        raise NotHonoured("decision has another value")
    return DENY if value in ("deny", "block") else NOTHING


def _copilot(event: str, stdout: bytes, stderr: str, code: int) -> str:
    if code != 0:
        return DENY
    document = _document(stdout)
    value = document.get("permissionDecision", "")
    if value not in ("", "allow", "deny", "ask"):
        raise NotHonoured("permissionDecision has another value")
    return str(value) or NOTHING


def _grok(event: str, stdout: bytes, stderr: str, code: int) -> str:
    if code == 2:
        return DENY
    document = _document(stdout)
    own = document.get("hookSpecificOutput")
    value = document.get("decision") or (own.get("permissionDecision", "") if isinstance(own, dict) else "")
    if value not in ("", "allow", "deny", "ask", "defer"):
        raise NotHonoured("decision has another value")
    return value or NOTHING


def _windsurf(event: str, stdout: bytes, stderr: str, code: int) -> str:
    if code == 2:
        if not stderr:
            raise NotHonoured("no reason")
        return DENY
    return NOTHING


def _cline(event: str, stdout: bytes, stderr: str, code: int) -> str:
    if code != 0:
        raise NotHonoured("the document is read with exit code 0 only")
    document = _document(stdout)
    if not isinstance(document.get("cancel"), bool):
        raise NotHonoured("cancel is not a boolean")
    _only(document, "cancel", "contextModification", "context", "errorMessage", "review", "overrideInput")
    return DENY if document["cancel"] else NOTHING


_READERS: dict[str, Callable[[str, bytes, str, int], str]] = {
    "claude": _claude,
    "cline": _cline,
    "codex": _codex,
    "copilot": _copilot,
    "cursor": _cursor,
    "gemini": _gemini,
    "grok": _grok,
    "qwen": _claude,
    "windsurf": _windsurf,
}
