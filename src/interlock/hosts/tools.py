"""The tools of all hosts: what each name does and where its target stands. Facts: ``reference/hosts.md`` 1.8, 2.3, 3.4 and 4."""

from interlock.hosts.base import PayloadError, is_windows_path, windows_path
from interlock.model.jsontext import JsonError, loads
from interlock.model.toolcall import DELETE, FETCH, MCP, OPAQUE, OTHER, PATCH, READ, SEARCH, SHELL, TASK, WRITE, ToolCall

#: Tool names, lower case without separators, of every host and of older builds.
_KINDS = {
    "shell": SHELL,
    "bash": SHELL,
    "powershell": SHELL,
    "cmd": SHELL,
    "terminal": SHELL,
    "runterminalcmd": SHELL,
    "runterminalcommand": SHELL,
    "runterminalcommandv2": SHELL,
    "runshellcommand": SHELL,
    "executecommand": SHELL,
    "shellcommand": SHELL,
    "execcommand": SHELL,
    "localshell": SHELL,
    "containerexec": SHELL,
    "monitor": SHELL,
    "writebash": SHELL,
    "writepowershell": SHELL,
    "read": READ,
    "readfile": READ,
    "readmanyfiles": READ,
    "notebookread": READ,
    "view": READ,
    "viewimage": READ,
    "readlints": SEARCH,
    "write": WRITE,
    "edit": WRITE,
    "multiedit": WRITE,
    "editfile": WRITE,
    "strreplace": WRITE,
    "searchreplace": WRITE,
    "writefile": WRITE,
    "writetofile": WRITE,
    "newfile": WRITE,
    "create": WRITE,
    "createfile": WRITE,
    "replace": WRITE,
    "replaceinfile": WRITE,
    "strreplaceeditor": WRITE,
    "strreplacebasededittool": WRITE,
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
    "grepsearch": SEARCH,
    "searchfilecontent": SEARCH,
    "searchfiles": SEARCH,
    "listfiles": SEARCH,
    "listdirectory": SEARCH,
    "listcodedefinitionnames": SEARCH,
    "websearch": SEARCH,
    "googlewebsearch": SEARCH,
    "fetch": FETCH,
    "webfetch": FETCH,
    "task": TASK,
    "agent": TASK,
    "newtask": TASK,
    "usesubagents": TASK,
    "spawnagent": TASK,
    "spawnsubagent": TASK,
    "writeshellstdin": OPAQUE,
    "computeruse": OPAQUE,
    "listmcpresources": MCP,
    "fetchmcpresource": MCP,
    "callmcptool": MCP,
    "calldynamictool": MCP,
    "usemcptool": MCP,
    "accessmcpresource": MCP,
    "readmcpresource": MCP,
    "listmcpresourcestool": MCP,
    "readmcpresourcetool": MCP,
}

#: A host's own bookkeeping: nothing in the arguments is run, read, written or sent, so their text must not be judged as if it were.
_BOOKKEEPING = frozenset(
    (
        "todowrite",
        "todoread",
        "writetodos",
        "updateplan",
        "enterplanmode",
        "exitplanmode",
        "planmoderespond",
        "askuserquestion",
        "askfollowupquestion",
        "requestuserinput",
        "taskcreate",
        "taskget",
        "tasklist",
        "taskoutput",
        "taskstop",
        "taskupdate",
        "bashoutput",
        "readbash",
        "stopbash",
        "killshell",
        "killbash",
        "reportintent",
        "toolsearch",
        "slashcommand",
        "skill",
    )
)

_COMMANDS = ("command", "cmd", "command_line", "commandLine", "input")
_FOLDERS = ("working_directory", "cwd", "workdir", "dir_path", "directory")

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
    "dir_path",
)
_CONTENTS = (
    "content",
    "contents",
    "new_string",
    "newString",
    "new_str",
    "new_source",
    "code_edit",
    "streamContent",
    "file_text",
    "diff",
)
_PATTERNS = ("pattern", "query", "glob_pattern", "regex", "search_term")
_PATCHES = ("patch", "input", "diff", "command", "cmd")
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


def tool_call(given: object, raw: object, cwd: object, common: "dict[str, object]", windows: bool = False) -> ToolCall:
    """The tool call of a tool's name and input as the payload has them. Raises `PayloadError`.

    `cwd`: the folder that the payload names beside the input. `common`: constructor fields that do not depend on the tool.
    """
    if given is not None and not isinstance(given, str):
        raise PayloadError("wrong-type", "tool_name is not a string")
    name = (given or "").strip()
    if isinstance(raw, str) and raw.lstrip()[:1] == "{":
        try:
            raw = loads(raw)
        except JsonError:
            raise PayloadError("wrong-type", "tool_input is a string that is not JSON") from None
    is_mcp = name[:4] == "MCP:" or name[:5] == "mcp__"
    plain = name.lower().replace("_", "").replace("-", "").replace(" ", "").replace(".", "")
    kind = MCP if is_mcp else _KINDS.get(plain, "") if name else ""
    if isinstance(raw, str):
        if kind == PATCH or (not kind and "*** Begin Patch" in raw):
            return _patch(name or "ApplyPatch", raw, common, windows)
        if plain in _BOOKKEEPING:
            return ToolCall(kind=OTHER, tool=name, **common)  # type: ignore[arg-type]
        raise PayloadError("wrong-type", "tool_input is a string, not an object")
    if raw is None and (kind in (MCP, OPAQUE) or plain in _BOOKKEEPING):
        raw = {}
    if not isinstance(raw, dict):
        raise PayloadError("wrong-type", "tool_input is missing or not an object")
    if not kind:
        if plain in _BOOKKEEPING:
            return ToolCall(kind=OTHER, tool=name, **common)  # type: ignore[arg-type]
        kind = _infer(name, raw)
    if kind == SHELL:
        return _shell(name, raw, cwd, common, windows)
    if kind == MCP:
        return _mcp(name, raw, common)
    if kind == PATCH:
        patch = _first(raw, _PATCHES)
        if not patch:
            raise PayloadError("missing-target", "the patch is missing or not a string")
        return _patch(name or "ApplyPatch", patch, common, windows)
    paths = _paths(raw, windows)
    if kind in (READ, WRITE, DELETE):
        if kind == WRITE and raw.get("command") == "view":
            # Editors with commands of their own (``str_replace_editor``) also read.
            kind = READ
        if not paths:
            raise PayloadError("missing-target", "no file path for a tool that needs one")
        content = _contents(raw) if kind == WRITE else ""
        return ToolCall(kind=kind, tool=name or "Write", paths=paths, content=content, arguments=raw, **common)  # type: ignore[arg-type]
    if kind == FETCH:
        return _fetch(name, raw, common)
    if kind == SEARCH:
        return ToolCall(kind=kind, tool=name, paths=paths, text=_first(raw, _PATTERNS), arguments=raw, **common)  # type: ignore[arg-type]
    if kind == TASK:
        parts = [part for part in (_first(raw, ("description",)), _first(raw, ("prompt", "task", "message", "context"))) if part]
        return ToolCall(kind=kind, tool=name, text="\n".join(parts), arguments=raw, **common)  # type: ignore[arg-type]
    return ToolCall(kind=kind, tool=name, paths=paths, arguments=raw, **common)  # type: ignore[arg-type]


def _infer(name: str, raw: "dict[str, object]") -> str:
    """The kind of a tool whose name is missing (some Windows builds leave it out) or unknown, from the keys of its input."""
    if isinstance(raw.get("patch"), str):
        return PATCH
    if isinstance(raw.get("command"), str) or isinstance(raw.get("cmd"), str):
        return SHELL
    has_path = bool(_first(raw, _PATHS))
    if has_path and _first(raw, _CONTENTS):
        return WRITE
    if isinstance(raw.get("url"), str) and (not name or not has_path):
        return FETCH
    if name:
        return OTHER
    raise PayloadError("missing-target", "tool_name is missing and the keys of tool_input do not show the tool")


def _shell(name: str, raw: "dict[str, object]", beside: object, common: "dict[str, object]", windows: bool) -> ToolCall:
    """A command line. Codex also gives the words of one: they are quoted again, so that each stays one word."""
    command: object = ""
    for key in _COMMANDS:
        command = raw.get(key)
        if command:
            break
    listed = isinstance(command, list)
    if isinstance(command, list):
        words = [word for word in command if isinstance(word, str)]
        if len(words) != len(command):
            raise PayloadError("wrong-type", "command is a list with something that is not a string")
        if len(words) == 2 and words[0] in ("apply_patch", "applypatch"):
            return _patch(name, words[1], common, windows)
        command = " ".join(["'" + word.replace("'", "'\\''") + "'" if _odd(word) else word for word in words])
    if not isinstance(command, str) or not command.strip():
        raise PayloadError("missing-target", "command is missing, empty or not a string")
    if "\0" in command:
        raise PayloadError("control-character", "command holds a NUL character")
    fields = dict(common)
    cwd = ""
    for folder in (*[raw.get(key) for key in _FOLDERS], beside):
        if isinstance(folder, str) and folder:
            cwd = folder
            break
    base = beside if isinstance(beside, str) else ""
    if base and cwd[:1] not in ("/", "~") and not is_windows_path(cwd):
        cwd = base + "/" + cwd
    dialect = ""
    low = name.lower()
    if windows or is_windows_path(cwd):
        cwd = windows_path(cwd)
        dialect = "powershell"
    if low in ("powershell", "pwsh", "write_powershell"):
        dialect = "powershell"
    elif low == "cmd":
        dialect = "cmd"
    elif low == "bash" or listed:
        dialect = "posix"
    fields["cwd"] = cwd
    # The arguments go along for their flags, such as those that ask to run outside of the sandbox.
    return ToolCall(kind=SHELL, tool=name or "Shell", command=command, dialect=dialect, arguments=raw, **fields)  # type: ignore[arg-type]


def _odd(word: str) -> bool:
    """Whether a word must be quoted to stay itself."""
    return not word.isascii() or not word.replace("-", "").replace("_", "").replace("/", "").replace(".", "").isalnum()


def _fetch(name: str, raw: "dict[str, object]", common: "dict[str, object]") -> ToolCall:
    """A fetch by URL, or by a prompt that holds URLs (Gemini, Qwen)."""
    url = _first(raw, ("url", "uri"))
    if url:
        return ToolCall(kind=FETCH, tool=name or "Fetch", url=url, arguments=raw, **common)  # type: ignore[arg-type]
    prompt = _first(raw, ("prompt",))
    if not prompt:
        raise PayloadError("missing-target", "no url for a tool that needs one")
    found = [word.strip("<>()[]{}\"'`,;") for word in prompt.split() if "://" in word]
    if len(found) == 1:
        return ToolCall(kind=FETCH, tool=name, url=found[0], arguments=raw, **common)  # type: ignore[arg-type]
    return ToolCall(kind=OTHER, tool=name, arguments={"urls": found}, **common)  # type: ignore[arg-type]


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
    fields = common
    if "server" in common:
        # The host names the server beside the input, which is surer than the tool's name.
        fields = dict(common)
        server = str(fields.pop("server")) or server
    return ToolCall(kind=MCP, tool=tool, server=server, url=_first(raw, ("uri",)), arguments=arguments, **fields)  # type: ignore[arg-type]


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
    for key in ("paths", "target_directories", "file_paths", "include"):
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
