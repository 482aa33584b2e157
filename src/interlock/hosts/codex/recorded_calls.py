"""Tool calls in Codex's rollout files (hosts reference, section 5): function calls, patches, and what the code of ``exec`` calls."""

import os

from interlock.hosts.recorded import Lines, Recorded, objects, string
from interlock.model.jsontext import JsonError, loads

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

EVENT = "PreToolUse"
_SHELLS = frozenset(("exec_command", "shell", "shell_command", "local_shell", "container.exec", "unified_exec"))
#: Tools of the host that touch nothing.
_QUIET = frozenset(("update_plan", "request_user_input", "wait", "list_agents", "tool_search", "write_stdin", "view_image"))
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "v": "\v", "0": "\0"}


def calls(lines: Lines) -> "Iterator[Recorded]":
    """Every tool call, in order. Raises OSError."""
    session, cwd, root = "", "", ""
    for number, value in lines:
        payload = value.get("payload")
        if not isinstance(payload, dict):
            continue
        kind = value.get("type")
        if kind in ("session_meta", "turn_context"):
            cwd = string(payload, "cwd") or cwd
            root = root or cwd
            session = string(payload, "session_id") or string(payload, "id") or session
        elif kind == "response_item":
            for name, given, folder in called(payload):
                yield Recorded(
                    number,
                    {
                        "hook_event_name": EVENT,
                        "session_id": session,
                        "turn_id": "replay",
                        "cwd": folder or cwd or root,
                        "tool_name": name,
                        "tool_input": given,
                        "tool_use_id": string(payload, "call_id"),
                    },
                )


def called(payload: "dict[str, object]") -> "list[tuple[str, dict[str, object], str]]":
    """(tool name of the hook, its input, folder or "") of a response item."""
    kind, name = payload.get("type"), string(payload, "name")
    if kind == "custom_tool_call":
        text = string(payload, "input")
        if name == "apply_patch":
            return [("apply_patch", {"command": text}, "")]
        return _in_code(text) if name == "exec" else [(name, {"input": text}, "")]
    if kind == "local_shell_call":
        action = payload.get("action")
        return _shell(action) if isinstance(action, dict) else []
    if kind != "function_call" or not name or name in _QUIET:
        return []
    try:
        given = loads(string(payload, "arguments") or "{}")
    except JsonError:
        given = None
    if not isinstance(given, dict):
        return []
    if name in _SHELLS:
        return _shell(given)
    if name == "apply_patch":
        return [(name, {"command": string(given, "input") or string(given, "patch")}, "")]
    server = string(payload, "namespace").removesuffix("__")
    return [(f"{server}__{name}" if server.startswith("mcp__") else name, given, "")]


def _shell(given: "dict[str, object]") -> "list[tuple[str, dict[str, object], str]]":
    """A command as text, or as words of which a shell's ``-c`` text is taken."""
    command = given.get("cmd", given.get("command"))
    if isinstance(command, list):
        import shlex

        words = [word for word in command if isinstance(word, str)]
        nested = len(words) == 3 and words[0].rpartition("/")[2] in ("bash", "sh", "zsh") and words[1] in ("-c", "-lc")
        command = words[2] if nested else shlex.join(words)
    if not isinstance(command, str) or not command.strip():
        return []
    return [("Bash", {"command": command}, string(given, "workdir") or string(given, "working_directory"))]


def _in_code(text: str) -> "list[tuple[str, dict[str, object], str]]":
    """The tools that a script of ``exec`` calls with texts that stand in it: ``tools.exec_command({cmd:"..."})``."""
    found: list[tuple[str, dict[str, object], str]] = []
    at = text.find("tools.")
    while at >= 0:
        end = at + 6
        while end < len(text) and (text[end].isalnum() or text[end] == "_"):
            end += 1
        name = text[at + 6 : end]
        stop = text.find("tools.", end)
        body = text[end : stop if stop > 0 else len(text)]
        if name in _SHELLS:
            given: dict[str, object] = {
                "cmd": _literal(body, "cmd") or _literal(body, "command"),
                "workdir": _literal(body, "workdir"),
            }
            found += _shell(given)
        elif name == "apply_patch":
            found.append((name, {"command": _literal(body, "")}, ""))
        elif name and name not in _QUIET:
            found.append((name, {"code": body[:4000]}, ""))
        at = stop
    return found


def _literal(body: str, key: str) -> str:
    """The string literal behind ``key:``, or the first one of the text; "" when there is none."""
    start = 0
    if key:
        places = [body.find(mark + key + mark + sep) for mark in ("", '"', "'") for sep in (":", " :")]
        found = [place for place in places if place >= 0]
        if not found:
            return ""
        start = body.find(":", min(found)) + 1
    while start < len(body) and body[start] not in "\"'`":
        if key and not body[start].isspace():
            return ""
        start += 1
    if start >= len(body):
        return ""
    quote, out, at = body[start], [], start + 1
    while at < len(body) and body[at] != quote:
        if body[at] == "\\" and at + 1 < len(body):
            at += 1
            out.append(_ESCAPES.get(body[at], body[at]))
        else:
            out.append(body[at])
        at += 1
    return "".join(out)


def places(folder: str, env: "Mapping[str, str]") -> "list[str]":
    """Rollout files whose session began in `folder` or below; every one, packed ones (``.zst``) too, when it is ""."""
    home = env.get("CODEX_HOME") or os.path.join(env.get("HOME") or env.get("USERPROFILE") or os.path.expanduser("~"), ".codex")
    found: list[str] = []
    for parent, folders, names in os.walk(os.path.join(home, "sessions")):
        folders.sort()
        for name in sorted(names):
            path = os.path.join(parent, name)
            if (name.endswith(".jsonl") and (not folder or began_in(path, folder))) or (not folder and name.endswith(".jsonl.zst")):
                found.append(path)
    return found


def began_in(path: str, folder: str) -> bool:
    try:
        for _, value in Lines(path):
            for one in objects([value.get("payload")]):
                cwd = string(one, "cwd")
                if cwd:
                    return cwd == folder or cwd.startswith(folder.rstrip("/") + "/")
    except OSError:
        return False
    return False
