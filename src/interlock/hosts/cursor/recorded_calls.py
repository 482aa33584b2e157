"""Tool calls in Cursor's conversation files (hosts reference, section 5). They name no folder: the paths in the calls show the workspace."""

import os

from interlock.hosts.cursor import transcript
from interlock.hosts.recorded import Lines, Recorded, objects, string

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

EVENT = "preToolUse"
#: Tools of the host that only look up what other tools there are.
_LOOKUPS = frozenset(("GetDynamicTools",))
_PATHS = ("path", "file_path", "target_file", "target_directory", "working_directory")


def calls(lines: Lines) -> "Iterator[Recorded]":
    """Every tool call, in order. Raises OSError."""
    found: list[tuple[int, str, object]] = []
    for number, value in lines:
        if value.get("role") != "assistant":
            continue
        message = value.get("message", value)
        for block in objects(message.get("content") if isinstance(message, dict) else None):
            name = string(block, "name")
            if block.get("type") == "tool_use" and name and name not in _LOOKUPS:
                found.append((number, name, block.get("input")))
    conversation, _, slug = transcript.describe(lines.path)
    root = workspace([given for _, _, given in found], slug)
    for number, name, given in found:
        payload = {
            "hook_event_name": EVENT,
            "cursor_version": "0",
            "conversation_id": conversation,
            "workspace_roots": [root] if root else [],
            "tool_name": name,
            "tool_input": given,
        }
        yield Recorded(number, payload)


def workspace(inputs: "list[object]", slug: str) -> str:
    """The workspace: the folder above a path that gives the project's slug, else what all paths have in common; "" without any path."""
    paths: list[str] = []
    for given in inputs:
        for key in _PATHS:
            path = string(given, key)
            if path.startswith("/") or path[1:3] == ":\\":
                paths.append(path.replace("\\", "/"))
    for path in paths if slug else ():
        parts = path.split("/")
        for end in range(2, len(parts) + 1):
            folder = "/".join(parts[:end])
            if transcript.slug(folder) == slug:
                return folder
    if not paths:
        return ""
    common = os.path.commonpath([path.rpartition("/")[0] or "/" for path in paths]) if len({p[:1] for p in paths}) == 1 else ""
    return common if common.count("/") > 1 else ""


def places(folder: str, env: "Mapping[str, str]") -> "list[str]":
    """Conversation files of the workspace `folder`; of every workspace when it is ""."""
    if not folder:
        return list(transcript.discover(env))
    base = os.path.join(transcript.data_dir(env), "projects", transcript.slug(folder), "agent-transcripts")
    return list(transcript.below(base))
