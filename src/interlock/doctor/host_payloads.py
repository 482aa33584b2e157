"""What each host sends for one call, as the canaries need it: the host's own shape around a harmless action. Facts: ``reference/hosts.md`` 2 to 4."""

import json
import os
import shlex
from collections.abc import Callable
from typing import Any

from interlock.doctor import canary

Builder = Callable[[str, str, str], dict[str, Any]]

_EVERYDAY = "git status"
_PROMPT = "Please run the tests."
#: Gates that carry a prompt; what they must deny is a message that is cut off.
_PROMPTS = frozenset(("UserPromptSubmit", "UserPromptExpansion", "BeforeAgent", "pre_user_prompt"))
_READS = frozenset(("pre_read_code",))


def everyday(host: str, event: str, root: str) -> bytes:
    """An action that a guard must allow. `root`: the workspace."""
    return _payload(host, event, root, _EVERYDAY, os.path.join(root, "README.md"))


def forbidden(host: str, event: str, root: str, state: str) -> "bytes | None":
    """An action that a guard must deny: a change to its own folder, or the read of a private key; None where the event carries none."""
    if event in _PROMPTS:
        return None
    own = os.path.join(state, canary.ABSENT)
    target = os.path.expanduser("~/.ssh/id_rsa") if event in _READS else own
    return _payload(host, event, root, f"rm -f {shlex.quote(own)}", target)


def rule(host: str, event: str) -> str:  # noqa: ARG001 - the same for every host so far
    """The rule that must deny it."""
    if event in _PROMPTS:
        return canary.CUT_OFF
    return "secrets.read-credentials" if event in _READS else "self-protection.guard-files"


def _payload(host: str, event: str, root: str, command: str, path: str) -> bytes:
    if host == "windsurf":
        return json.dumps(_windsurf(event, root, command, path)).encode()
    return json.dumps(_BUILDERS[host](event, root, command)).encode()


def _session(event: str, root: str) -> dict[str, Any]:
    return {"session_id": canary.CONVERSATION, "transcript_path": None, "cwd": root, "hook_event_name": event}


def _claude(event: str, root: str, command: str) -> dict[str, Any]:
    document = {**_session(event, root), "permission_mode": "default"}
    if event in _PROMPTS:
        return {**document, "prompt": _PROMPT}
    return {**document, "tool_name": "Bash", "tool_input": {"command": command}, "tool_use_id": "canary"}


def _codex(event: str, root: str, command: str) -> dict[str, Any]:
    return {**_claude(event, root, command), "turn_id": canary.CONVERSATION, "model": "default"}


def _qwen(event: str, root: str, command: str) -> dict[str, Any]:
    document = {**_claude(event, root, command), "timestamp": "2026-01-01T00:00:00.000Z"}
    if "tool_name" in document:
        document["tool_name"] = "run_shell_command"
    return document


def _gemini(event: str, root: str, command: str) -> dict[str, Any]:
    document = {**_session(event, root), "timestamp": "2026-01-01T00:00:00.000Z"}
    if event in _PROMPTS:
        return {**document, "prompt": _PROMPT}
    return {**document, "tool_name": "run_shell_command", "tool_input": {"command": command}}


def _copilot(event: str, root: str, command: str) -> dict[str, Any]:  # noqa: ARG001 - the payload names no event
    arguments = json.dumps({"command": command})
    return {"timestamp": 0, "cwd": root, "sessionId": canary.CONVERSATION, "toolName": "bash", "toolArgs": arguments}


def _grok(event: str, root: str, command: str) -> dict[str, Any]:
    document = {
        "hookEventName": "user_prompt_submit" if event in _PROMPTS else "pre_tool_use",
        "hook_event_name": event,
        "sessionId": canary.CONVERSATION,
        "cwd": root,
        "workspaceRoot": root,
    }
    if event in _PROMPTS:
        return {**document, "prompt": _PROMPT}
    return {**document, "toolName": "run_terminal_command", "toolInput": {"command": command}, "toolInputTruncated": False}


def _cline(event: str, root: str, command: str) -> dict[str, Any]:
    document: dict[str, Any] = {
        "clineVersion": "0.0.0",
        "hookName": event,
        "taskId": canary.CONVERSATION,
        "workspaceRoots": [root],
    }
    if event in _PROMPTS:
        return {**document, "userPromptSubmit": {"prompt": _PROMPT}}
    return {**document, "preToolUse": {"toolName": "execute_command", "parameters": {"command": command}}}


def _windsurf(event: str, root: str, command: str, path: str) -> dict[str, Any]:
    info: dict[str, dict[str, Any]] = {
        "pre_run_command": {"command_line": command, "cwd": root},
        "pre_write_code": {"file_path": path, "edits": [{"old_string": "", "new_string": "canary"}]},
        "pre_read_code": {"file_path": path},
        "pre_mcp_tool_use": {
            "mcp_server_name": canary.CONVERSATION,
            "mcp_tool_name": "list_issues" if command == _EVERYDAY else "delete_file",
            "mcp_tool_arguments": {"state": "open"} if command == _EVERYDAY else {"path": path},
        },
        "pre_user_prompt": {"user_prompt": _PROMPT},
    }
    return {"agent_action_name": event, "trajectory_id": canary.CONVERSATION, "tool_info": info.get(event, {})}


_BUILDERS: dict[str, Builder] = {
    "claude": _claude,
    "cline": _cline,
    "codex": _codex,
    "copilot": _copilot,
    "gemini": _gemini,
    "grok": _grok,
    "qwen": _qwen,
}
