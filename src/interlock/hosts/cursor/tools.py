"""The tools of ``preToolUse``: what each name does and where its target stands. Facts: ``reference/hosts.md`` 1.8."""

from interlock.hosts.base import PayloadError, is_windows_path, windows_path
from interlock.model.jsontext import JsonError, loads
from interlock.model.toolcall import DELETE, FETCH, MCP, OPAQUE, OTHER, PATCH, READ, SEARCH, SHELL, TASK, WRITE, ToolCall

#: Tool names, lower case without separators, of the IDE, the CLI and older builds.
_KINDS = {
    "shell": SHELL,
    "bash": SHELL,
    "powershell": SHELL,
    "cmd": SHELL,
    "terminal": SHELL,
    "runterminalcmd": SHELL,
    "runterminalcommand": SHELL,
    "runterminalcommandv2": SHELL,
    "read": READ,
    "readfile": READ,
    "readlints": SEARCH,
    "write": WRITE,
    "edit": WRITE,
    "multiedit": WRITE,
    "editfile": WRITE,
    "strreplace": WRITE,
    "searchreplace": WRITE,
    "editnotebook": WRITE,
    "notebookedit": WRITE,
    "applypatch": PATCH,
    "delete": DELETE,
    "deletefile": DELETE,
    "grep": SEARCH,
    "glob": SEARCH,
    "list": SEARCH,
    "ls": SEARCH,
    "listdir": SEARCH,
    "semanticsearch": SEARCH,
    "codebasesearch": SEARCH,
    "filesearch": SEARCH,
    "fetch": FETCH,
    "webfetch": FETCH,
    "task": TASK,
    "agent": TASK,
    "writeshellstdin": OPAQUE,
    "computeruse": OPAQUE,
    "listmcpresources": MCP,
    "fetchmcpresource": MCP,
    "callmcptool": MCP,
    "calldynamictool": MCP,
}

_PATHS = (
    "file_path",
    "path",
    "filePath",
    "target_file",
    "targetFile",
    "target_notebook",
    "notebook_path",
    "target_directory",
    "directory",
    "relative_workspace_path",
    "absolute_path",
)
_CONTENTS = ("content", "contents", "new_string", "newString", "new_str", "new_source", "code_edit", "streamContent")
_PATTERNS = ("pattern", "query", "glob_pattern", "regex", "search_term")
_PATCHES = ("patch", "input", "diff")
_PATCH_HEADS = (
    "*** Add File: ",
    "*** Update File: ",
    "*** Delete File: ",
    "*** Move to: ",
    "--- ",
    "+++ ",
    "rename from ",
    "rename to ",
)


def tool_call(payload: "dict[str, object]", common: "dict[str, object]", windows: bool) -> ToolCall:
    """The tool call of a ``preToolUse`` payload. `common`: constructor fields that do not depend on the tool. Raises `PayloadError`."""
    name = payload.get("tool_name")
    raw = payload.get("tool_input")
    if name is not None and not isinstance(name, str):
        raise PayloadError("wrong-type", "tool_name is not a string")
    name = (name or "").strip()
    if isinstance(raw, str) and raw.lstrip()[:1] == "{":
        try:
            raw = loads(raw)
        except JsonError:
            raise PayloadError("wrong-type", "tool_input is a string that is not JSON") from None
    is_mcp = name[:4] == "MCP:" or name[:5] == "mcp__"
    kind = MCP if is_mcp else _KINDS.get(name.lower().replace("_", "").replace("-", "").replace(" ", ""), "") if name else ""
    if isinstance(raw, str):
        if kind == PATCH or (not kind and "*** Begin Patch" in raw):
            return _patch(name or "ApplyPatch", raw, common, windows)
        raise PayloadError("wrong-type", "tool_input is a string, not an object")
    if raw is None and kind in (MCP, OPAQUE):
        raw = {}
    if not isinstance(raw, dict):
        raise PayloadError("wrong-type", "tool_input is missing or not an object")
    if not kind:
        kind = _infer(name, raw)
    if kind == SHELL:
        return _shell(payload, name, raw, common, windows)
    if kind == MCP:
        return _mcp(name, raw, common)
    if kind == PATCH:
        patch = _first(raw, _PATCHES)
        if not patch:
            raise PayloadError("missing-target", "the patch is missing or not a string")
        return _patch(name or "ApplyPatch", patch, common, windows)
    paths = _paths(raw, windows)
    if kind in (READ, WRITE, DELETE):
        if not paths:
            raise PayloadError("missing-target", "no file path for a tool that needs one")
        content = _contents(raw) if kind == WRITE else ""
        return ToolCall(kind=kind, tool=name or "Write", paths=paths, content=content, arguments=raw, **common)  # type: ignore[arg-type]
    if kind == FETCH:
        url = _first(raw, ("url", "uri"))
        if not url:
            raise PayloadError("missing-target", "no url for a tool that needs one")
        return ToolCall(kind=kind, tool=name or "Fetch", url=url, arguments=raw, **common)  # type: ignore[arg-type]
    if kind == SEARCH:
        return ToolCall(kind=kind, tool=name, paths=paths, text=_first(raw, _PATTERNS), arguments=raw, **common)  # type: ignore[arg-type]
    if kind == TASK:
        parts = [part for part in (_first(raw, ("description",)), _first(raw, ("prompt", "task"))) if part]
        return ToolCall(kind=kind, tool=name, text="\n".join(parts), arguments=raw, **common)  # type: ignore[arg-type]
    return ToolCall(kind=kind, tool=name, paths=paths, arguments=raw, **common)  # type: ignore[arg-type]


def _infer(name: str, raw: "dict[str, object]") -> str:
    """The kind of a tool whose name is missing (some Windows builds leave it out) or unknown, from the keys of its input."""
    if isinstance(raw.get("patch"), str):
        return PATCH
    if isinstance(raw.get("command"), str):
        return SHELL
    has_path = bool(_first(raw, _PATHS))
    if has_path and _first(raw, _CONTENTS):
        return WRITE
    if isinstance(raw.get("url"), str) and (not name or not has_path):
        return FETCH
    if name:
        return OTHER
    raise PayloadError("missing-target", "tool_name is missing and the keys of tool_input do not show the tool")


def _shell(
    payload: "dict[str, object]", name: str, raw: "dict[str, object]", common: "dict[str, object]", windows: bool
) -> ToolCall:
    command = raw.get("command")
    if not isinstance(command, str) or not command.strip():
        raise PayloadError("missing-target", "command is missing, empty or not a string")
    if "\0" in command:
        raise PayloadError("control-character", "command holds a NUL character")
    cwd = ""
    for source, key in ((raw, "working_directory"), (raw, "cwd"), (payload, "cwd")):
        value = source.get(key)
        if isinstance(value, str) and value:
            cwd = value
            break
    dialect = ""
    low = name.lower()
    if windows or is_windows_path(cwd):
        cwd = windows_path(cwd)
        dialect = "powershell"
    if low in ("powershell", "pwsh"):
        dialect = "powershell"
    elif low == "cmd":
        dialect = "cmd"
    elif low == "bash":
        dialect = "posix"
    return ToolCall(kind=SHELL, tool=name or "Shell", command=command, cwd=cwd, dialect=dialect, **common)  # type: ignore[arg-type]


def _mcp(name: str, raw: "dict[str, object]", common: "dict[str, object]") -> ToolCall:
    server = ""
    tool = name
    arguments = raw
    if name[:4] == "MCP:":
        tool = name[4:]
    elif name[:5] == "mcp__":
        server, _, tool = name[5:].partition("__")
    else:
        server = _first(raw, ("server", "namespace", "server_name"))
        inner = _first(raw, ("toolName", "tool_name", "tool"))
        if inner:
            tool = inner
            given = raw.get("arguments")
            if isinstance(given, str):
                try:
                    given = loads(given)
                except JsonError:
                    raise PayloadError("wrong-type", "arguments is a string that is not JSON") from None
            arguments = given if isinstance(given, dict) else {}
    return ToolCall(kind=MCP, tool=tool, server=server, url=_first(raw, ("uri",)), arguments=arguments, **common)  # type: ignore[arg-type]


def _patch(name: str, text: str, common: "dict[str, object]", windows: bool) -> ToolCall:
    paths: list[str] = []
    for line in text.split("\n"):
        head = line[:1]
        if head not in ("*", "-", "+", "r"):
            continue
        for mark in _PATCH_HEADS:
            if line.startswith(mark):
                path = line[len(mark) :].strip()
                if mark in ("--- ", "+++ "):
                    path = path.split("\t", 1)[0]
                    path = "" if path == "/dev/null" else path[2:] if path[:2] in ("a/", "b/") else path
                if path and "\0" not in path:
                    paths.append(windows_path(path) if windows or is_windows_path(path) else path)
                break
    if not paths:
        raise PayloadError("missing-target", "the patch names no file")
    return ToolCall(kind=PATCH, tool=name, paths=tuple(dict.fromkeys(paths)), content=text, **common)  # type: ignore[arg-type]


def _paths(raw: "dict[str, object]", windows: bool) -> tuple[str, ...]:
    """Every path that the input names: where two keys differ, both are judged."""
    found: list[str] = []
    for key in _PATHS:
        value = raw.get(key)
        if isinstance(value, str) and value:
            if "\0" in value:
                raise PayloadError("control-character", key + " holds a NUL character")
            found.append(value)
    for key in ("paths", "target_directories", "file_paths"):
        listed = raw.get(key)
        if isinstance(listed, list):
            found.extend([value for value in listed if isinstance(value, str) and value and "\0" not in value])
    return tuple(dict.fromkeys([windows_path(path) if windows or is_windows_path(path) else path for path in found]))


def _contents(raw: "dict[str, object]") -> str:
    parts = [value for value in (raw.get(key) for key in _CONTENTS) if isinstance(value, str) and value]
    edits = raw.get("edits")
    if isinstance(edits, list):
        for edit in edits:
            if isinstance(edit, dict):
                parts.extend([value for value in (edit.get(key) for key in _CONTENTS) if isinstance(value, str) and value])
    return parts[0] if len(parts) == 1 else "\n".join(parts)


def _first(raw: "dict[str, object]", keys: tuple[str, ...]) -> str:
    for key in keys:
        value = raw.get(key)
        if isinstance(value, str) and value:
            return value
    return ""
