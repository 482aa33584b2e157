"""File tools, patches, MCP tools, fetches, searches and prompts lowered to the same effects as command lines."""

from ...model import toolcall as kinds
from ...model.facts import Facts
from ...shell.program import Plan, Program, Word
from .commands import Context
from .tool_code import CODE_KEYS, LANGUAGE_KEYS, language_of, run
from .types import DELETE, FETCH, GIT, SEND, TOOL, WRITE, Effect

MAX_LEAVES = 2000

READ_WORDS = frozenset(
    [
        "get", "list", "search", "read", "query", "find", "fetch", "describe", "show", "view", "count", "check", "status",
        "explain", "lookup", "resolve", "browse", "screenshot", "snapshot", "inspect", "diff", "log", "stat", "analyze",
        "analyse", "summarize", "validate", "preview", "test", "ping", "health", "who", "whoami", "help", "open", "scrape",
        "crawl", "extract", "ask", "think", "plan", "retrieve", "load", "download", "console", "network", "wait", "hover",
    ]
)  # fmt: skip
WRITE_WORDS = frozenset(
    [
        "write", "create", "edit", "save", "append", "update", "put", "patch", "upload", "move", "rename", "copy", "insert",
        "replace", "modify", "touch", "mkdir", "export", "str", "apply", "overwrite",
    ]
)  # fmt: skip
DELETE_WORDS = frozenset(
    [
        "delete", "remove", "drop", "destroy", "purge", "terminate", "wipe", "truncate", "unlink", "rm", "erase", "trash",
        "uninstall", "teardown", "nuke", "clear", "revoke", "archive", "empty", "flushall", "flushdb", "flush",
    ]
)  # fmt: skip
OUTWARD_WORDS = frozenset(("transition", "unassign", "label")) | frozenset(
    [
        "post", "send", "publish", "merge", "create", "update", "comment", "reply", "invite", "share", "deploy", "transfer",
        "pay", "submit", "assign", "close", "reopen", "add", "set", "edit", "push", "upload", "rename", "fork", "approve",
        "reject", "cancel", "schedule", "book", "order", "purchase", "buy", "tweet", "email", "message", "notify", "trigger",
        "dispatch", "run", "start", "stop", "restart", "scale", "rollback", "insert", "upsert", "modify", "grant", "enable",
        "disable", "move", "patch", "put", "write", "execute", "release", "react", "pin", "kick", "ban", "subscribe", "star",
        "dismiss", "request", "rerun", "disable", "restore", "resize", "reboot", "import",
    ]
)  # fmt: skip
CONTAINERS = frozenset(
    [
        "repository", "repo", "repositories", "database", "db", "table", "tables", "project", "projects", "bucket", "buckets",
        "cluster", "namespace", "organization", "organisation", "org", "account", "accounts", "workspace", "instance",
        "instances", "branch", "collection", "index", "schema", "domain", "zone", "environment", "site", "app", "application",
        "volume", "droplet", "server", "vm", "tenant", "vault", "keyspace", "stack", "datasource", "backup", "backups",
        "users", "team", "topic", "queue", "dataset",
    ]
)  # fmt: skip
LOCAL_SERVERS = frozenset(
    [
        "memory", "filesystem", "fs", "file", "files", "sequential", "thinking", "sequentialthinking", "playwright",
        "puppeteer", "browser", "chrome", "devtools", "context7", "time", "fetch", "git", "docs", "documentation", "lsp",
        "serena", "knowledge", "scratchpad", "todo", "everything", "repomix", "interlock", "ide", "vscode", "desktop",
    ]
)  # fmt: skip
BROWSER_WORDS = frozenset(
    [
        "navigate", "click", "type", "fill", "hover", "press", "select", "tab", "tabs", "close", "resize", "drag", "handle",
        "browser", "page", "scroll", "evaluate",
    ]
)  # fmt: skip
PATH_KEYS = frozenset(
    [
        "path", "file", "filepath", "file_path", "filename", "file_name", "source", "destination", "src", "dst", "dest",
        "target", "directory", "dir", "folder", "paths", "files", "source_path", "destination_path", "target_file",
        "target_path", "output", "output_path", "outputpath", "save_path", "savepath", "local_path", "root", "uri",
        "notebook_path", "old_path", "new_path", "oldpath", "newpath", "from", "to",
    ]
)  # fmt: skip
COMMAND_KEYS = frozenset(
    [
        "command", "cmd", "script", "shell", "commandline", "command_line", "bash", "sh", "terminal", "cli_command",
        "shell_command", "run", "exec", "commands", "aws_command", "kubectl_command", "input_command",
    ]
)  # fmt: skip
SQL_KEYS = frozenset(["sql", "query", "statement", "statements", "queries", "sql_query", "q", "raw_sql", "migration", "ddl"])
DATABASE_SERVERS = frozenset(
    [
        "postgres", "postgresql", "pg", "mysql", "mariadb", "sqlite", "supabase", "database", "db", "sql", "mssql", "oracle",
        "bigquery", "snowflake", "redshift", "clickhouse", "duckdb", "motherduck", "neon", "planetscale", "cockroach", "dbhub",
        "prisma", "trino", "databricks", "athena",
    ]
)  # fmt: skip
URL_KEYS = frozenset(
    ["url", "uri", "endpoint", "link", "href", "urls", "address", "website", "page_url", "base_url", "webhook", "webhook_url"]
)
SQL_HEADS = frozenset(
    [
        "SELECT", "INSERT", "UPDATE", "DELETE", "DROP", "TRUNCATE", "ALTER", "CREATE", "WITH", "GRANT", "REVOKE", "MERGE",
        "REPLACE", "CALL", "EXEC", "EXECUTE", "COPY", "BEGIN", "SET", "VACUUM", "DO", "EXPLAIN", "SHOW", "USE", "PRAGMA",
    ]
)  # fmt: skip


def lower_tool(call: "kinds.ToolCall", facts: "Facts") -> "tuple[list[Effect], str]":
    """Effects of any call that is not a command line, and a reason code ("" when it was understood)."""
    ctx = Context(facts, Plan((), dialect="posix"))
    cwd = call.cwd or str(getattr(facts, "cwd", ""))
    program = Program(-1, (), cwd=Word(cwd))
    kind = call.kind
    if kind == kinds.READ:
        for path in call.paths:
            ctx.read(Word(path), program, "tool")
    elif kind == kinds.WRITE:
        from .programs.filesystem import device

        for path in call.paths:
            if not device(Word(path), program, ctx):
                ctx.write(Word(path), program, "write", detail=call.content[:4000])
    elif kind == kinds.DELETE:
        for path in call.paths:
            place = ctx.place(Word(path), program, follow=False)
            tree = facts.kind(place.path) == "dir"
            ctx.delete(Word(path), program, "tree" if tree else "file")
    elif kind == kinds.PATCH:
        patch(call.content, call.paths, program, ctx)
    elif kind == kinds.FETCH:
        fetch(call.url, program, ctx, "tool")
    elif kind == kinds.SEARCH:
        for path in call.paths:
            place = ctx.place(Word(path), program)
            wanted = facts.watch is not None and bool(place.path) and facts.watch.wants(place.path)
            if "secret-dir" in place.tags or "secret" in place.tags or wanted:
                ctx.read(Word(path), program, "search")
        for text in (call.url,):
            if text:
                fetch(text, program, ctx, "tool")
    elif kind == kinds.TASK:
        task(call.text, program, ctx)
    elif kind == kinds.PROMPT:
        if call.text and secrets(call.text):
            ctx.add(program, TOOL, "prompt-secret", target="prompt")
    elif kind == kinds.OPAQUE:
        ctx.add(program, TOOL, "unreadable", target=call.tool or "unknown")
    else:
        arguments(call, program, ctx)
    if kind in (kinds.MCP, kinds.FETCH, kinds.SEARCH, kinds.OTHER) and facts.remembers():
        from .leaks import tool

        tool(call, ctx)
    return ctx.effects, ""


#: Beginnings of access tokens of well-known services.
#: Steps of the secret scan for one text: about 0.1 s of CPU where every anchor has to be judged.
SCAN_STEPS = 50_000

TOKEN_PREFIXES = (
    "ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_", "glpat-", "xoxb-", "xoxp-", "xoxa-", "sk-ant-", "sk-proj-",
    "sk_live_", "rk_live_", "AKIA", "ASIA", "AIza", "npm_", "pypi-", "dop_v1_", "hf_", "SG.", "shpat_",
)  # fmt: skip


def token_length(text: str, at: int) -> int:
    """Length of the run of token characters at a place."""
    end = at
    while end < len(text) and (text[end].isalnum() or text[end] in "_-."):
        end += 1
    return end - at


def secrets(text: str) -> bool:
    """Whether a text holds a secret, or something of a secret's form (a wrong checksum does not make it safe to send)."""
    for prefix in TOKEN_PREFIXES:
        at = text.find(prefix)
        if at >= 0 and token_length(text, at) >= 20:
            return True
    if "-----BEGIN " in text and "PRIVATE KEY" in text:
        return True
    from ...detectors.hook import scan

    return any(f.family == "secrets" and f.confidence != "low" for f in scan(text, SCAN_STEPS))


def patch(text: str, paths: "tuple[str, ...]", program: Program, ctx: Context) -> None:
    """``apply_patch`` envelopes and unified diffs: each file by what happens to it."""
    target = ""
    verb = ""
    body: list[str] = []
    done: set[str] = set()

    def finish() -> None:
        if target and verb == "write":
            ctx.write(Word(target), program, "write", detail="\n".join(body)[:4000])
        elif target and verb == "delete":
            ctx.delete(Word(target), program, "file")

    for line in text.splitlines():
        head, _, rest = line.partition(": ")
        if head in ("*** Add File", "*** Update File", "*** Delete File", "*** Move to", "*** Create File", "*** Rename File"):
            finish()
            target, body = rest.strip(), []
            verb = "delete" if head == "*** Delete File" else "write"
            done.add(target)
        elif line.startswith(("+++ ", "--- ")):
            name = line[4:].split("\t")[0].strip()
            if name == "/dev/null":
                if line.startswith("+++ ") and target:
                    verb = "delete"
                continue
            finish()
            target, verb, body = name[2:] if name[:2] in ("a/", "b/") else name, "write", []
            done.add(target)
        elif line.startswith(("rename to ", "copy to ")):
            finish()
            target, verb, body = line.split(" to ", 1)[1].strip(), "write", []
        elif line.startswith("+"):
            body.append(line[1:])
    finish()
    for path in paths:
        if path not in done:
            ctx.write(Word(path), program, "write")


def fetch(url: str, program: Program, ctx: Context, verb: str) -> None:
    """A fetch by URL."""
    from .urls import flags_of, parse

    parsed = parse(url)
    flags = flags_of(parsed)
    if "file" in flags:
        before = len(ctx.effects)
        ctx.read(Word(url.split("view-source:", 1)[-1]), program, "tool")
        if len(ctx.effects) == before:
            place = ctx.place(Word(url.split("view-source:", 1)[-1]), program)
            ctx.add(program, FETCH, "file" if place.zone not in ("workspace", "temp") else "workspace-file", target=place.shown)
        return
    if secrets(url):
        flags = (*flags, "secret")
    if "catcher" in flags and "?" in url:
        ctx.add(program, SEND, "request", target=parsed.host, flags=("catcher", "data"))
    ctx.add(
        program,
        FETCH,
        verb,
        target=f"{parsed.scheme}://{parsed.host}{parsed.path[:60]}" if parsed.scheme else parsed.host or url[:60],
        flags=flags,
    )


#: Words before a command that turn the order round.
NEGATIONS = (
    "never", "don't", "do not", "dont", "avoid", "not run", "without running", "must not", "instead of", "prevent", "block",
    "stop", "refuse", "detect", "forbid", "reject", "warn",
)  # fmt: skip


def task(text: str, program: Program, ctx: Context) -> None:
    """A prompt for another agent: commands in code marks or fences that are orders."""
    if text and secrets(text):
        ctx.add(program, TOOL, "prompt-secret", target="task prompt")
    spans: list[tuple[str, str]] = []
    pieces = text.split("```")
    for i in range(1, len(pieces), 2):
        body = pieces[i]
        first, _, rest = body.partition("\n")
        spans.append((pieces[i - 1][-120:], rest if first.strip().isalpha() else body))
    for i in range(0, len(pieces), 2):
        inline = pieces[i].split("`")
        for j in range(1, len(inline), 2):
            spans.append((inline[j - 1][-120:], inline[j]))
        for line in pieces[i].splitlines():
            stripped = line.strip()
            for start in ("run: ", "execute: ", "run ", "execute ", "$ ", "please run ", "then run "):
                if stripped.lower().startswith(start):
                    spans.append(("", stripped[len(start) :].strip("`")))
                    break
    for before, command in spans[:64]:
        if not command.strip() or any(n in before.lower()[-60:] for n in NEGATIONS):
            continue
        from .. import judge_command

        if judge_command(command, ctx.facts) == "deny":
            ctx.add(program, TOOL, "dangerous-order", target=command.strip()[:60])
            return


def words_of(name: str) -> list[str]:
    """Words of a tool name in any case style, lower case."""
    out: list[str] = []
    word = ""
    for i, c in enumerate(name):
        if not c.isalnum():
            if word:
                out.append(word)
            word = ""
            continue
        if c.isupper() and i and name[i - 1].islower():
            out.append(word)
            word = ""
        word += c.lower()
    if word:
        out.append(word)
    return out


def leaves(value: object, key: str = "") -> "list[tuple[str, str]]":
    """``(key, text)`` of every string in an arguments object."""
    out: list[tuple[str, str]] = []
    stack: list[tuple[str, object]] = [(key, value)]
    while stack and len(out) < MAX_LEAVES:
        name, item = stack.pop()
        if isinstance(item, str):
            out.append((name, item))
        elif isinstance(item, dict):
            stack.extend((str(k), v) for k, v in item.items())
        elif isinstance(item, (list, tuple)):
            stack.extend((name, v) for v in item)
    return out


def arguments(call: "kinds.ToolCall", program: Program, ctx: Context) -> None:
    """An MCP or unknown tool: its name says the verb, its arguments the targets."""
    shown = f"{call.server}.{call.tool}" if call.server else call.tool
    names = words_of(call.tool)
    servers = words_of(call.server)
    if any(ord(c) > 127 for c in call.tool + call.server):
        ctx.add(program, TOOL, "odd-name", target=shown)
    found = leaves(call.arguments)
    local = any(s in LOCAL_SERVERS for s in servers) or (not call.server and call.kind == kinds.OTHER)
    browser = any(n in BROWSER_WORDS for n in names) and (
        "browser" in names or any(s in ("playwright", "puppeteer", "browser", "chrome", "devtools") for s in servers)
    )
    deleting = any(n in DELETE_WORDS for n in names)
    writing = any(n in WRITE_WORDS for n in names) or (
        any(k in ("content", "contents", "new_string", "new_str", "edits", "text") for k, _ in found) and call.kind == kinds.OTHER
    )
    method = str(call.arguments.get("method", "")).split("_", 1)[0]
    reading = (
        bool(names)
        and not deleting
        and (names[0] in READ_WORDS or names[-1] in ("read", "search", "query") or method in READ_WORDS)
    )
    searching = (browser or "search" in names or (names[:1] == ["ask"] and "sql" not in names)) and not any(
        s in DATABASE_SERVERS for s in servers
    )
    remote_file = call.kind == kinds.MCP and (
        any(k in call.arguments for k in ("owner", "repo", "branch", "project_id", "repository", "workspace_id"))
        or any(s in ("github", "gitlab", "bitbucket", "drive", "gdrive", "dropbox", "s3", "figma", "notion") for s in servers)
    )
    files = (
        any(s in ("filesystem", "fs", "file", "files", "desktop") for s in servers)
        or (not remote_file and any(n in ("file", "files", "directory", "folder", "path", "dir") for n in names))
        or call.kind == kinds.OTHER
    )
    handled = False
    for key in LISTS:
        words = call.arguments.get(key)
        if isinstance(words, list) and len(words) > 1 and all(isinstance(w, str) for w in words):
            ctx.inner(" ".join("'" + w.replace("'", "'\\''") + "'" for w in words), program)
            handled = True
    if call.arguments.get("destroy") in (True, "true") or (
        "reset" in names and any(n in ("migrate", "database", "db", "migration") for n in names)
    ):
        ctx.add(program, TOOL, "destroy", target=shown)
    content = "\n".join(v for k, v in found if k in ("content", "contents", "text", "new_string", "new_str", "data"))[:4000]
    for key, value in found:
        low = key.lower()
        if not value or len(value) > 1_000_000:
            continue
        if searching and low not in URL_KEYS and low not in PATH_KEYS and is_sql(value.strip(), low):
            # Words to look for, or to type into a page.
            continue
        if remote_file and low in PATH_KEYS and value[:1] == "." and not value.startswith(("./", "../")):
            # A path in a repository elsewhere.
            continue
        handled = leaf(low, value, call, program, ctx, deleting, writing, reading, files, content, names, found) or handled
    if not local and any(secrets(v) for _, v in found if len(v) > 12):
        ctx.add(program, TOOL, "secret", target=shown)
    if any(n in ("push", "reset", "checkout", "clean") for n in names) and (
        "git" in servers or names[:1] == ["git"] or ("push" in names and not FORGES.isdisjoint(servers))
    ):
        git_tool(call, names, program, ctx)
    data_effects = any(e.kind == "data" for e in ctx.effects)
    if call.kind != kinds.MCP or browser or data_effects:
        return
    sql_read = any(k in SQL_KEYS for k, _ in found) and not deleting
    if deleting and not (files and handled):
        container = any(n in CONTAINERS for n in names)
        ctx.add(
            program, TOOL, "destroy" if container and names[0] not in ("clear", "archive", "revoke") else "delete", target=shown
        )
    elif not reading and not local and not sql_read and any(n in OUTWARD_WORDS for n in names) and not handled:
        if tracked(names, servers):
            ctx.add(program, SEND, "issue", target=shown)
        else:
            ctx.add(program, TOOL, "outward", target=shown)


#: Arguments that may be a command as a list of words.
LISTS = ("argv", "cmd", "command", "command_line", "commandline")
#: What a tracker holds, and what is done to it every day.
TRACKED = frozenset(("issue", "issues", "ticket", "pull", "pr", "mr", "comment", "subissue", "subtask", "draft"))
FORGES = frozenset(("github", "gitlab", "bitbucket", "gitea", "forgejo", "codeberg"))
DAILY = frozenset(("create", "add", "update", "edit", "comment", "reply", "label", "assign", "draft", "open", "write"))
#: Words that make more of it than that, and servers whose texts go to people at once.
WEIGHTY = frozenset(
    (
        "merge",
        "push",
        "approve",
        "submit",
        "close",
        "transfer",
        "lock",
        "send",
        "email",
        "message",
        "execute",
        "deploy",
        "protection",
        "invite",
    )
)
CHATS = frozenset(
    (
        "slack",
        "discord",
        "teams",
        "telegram",
        "whatsapp",
        "gmail",
        "mail",
        "email",
        "outlook",
        "twitter",
        "linkedin",
        "facebook",
        "reddit",
        "mastodon",
        "bluesky",
    )
)


def tracked(names: list[str], servers: list[str]) -> bool:
    """An issue, pull request or comment on one, as with ``gh issue create``: everyday work that a person reads before it has an effect."""
    return (
        (not TRACKED.isdisjoint(names) or ("branch" in names and not FORGES.isdisjoint(servers)))
        and not DAILY.isdisjoint(names)
        and WEIGHTY.isdisjoint(names)
        and CHATS.isdisjoint(servers)
        and CHATS.isdisjoint(names)
    )


def leaf(
    low: str,
    value: str,
    call: "kinds.ToolCall",
    program: Program,
    ctx: Context,
    deleting: bool,
    writing: bool,
    reading: bool,
    files: bool,
    content: str,
    names: list[str],
    found: "list[tuple[str, str]]",
) -> bool:
    """One string argument; True when it named a file that was judged."""
    text = value.strip()
    if low in COMMAND_KEYS or (
        low in CODE_KEYS and any(n in ("shell", "bash", "terminal", "command", "exec", "python", "run", "execute") for n in names)
    ):
        tail = [v for k, v in reversed(found) if k.lower() in ("args", "arguments", "argv", "params")]
        if low in CODE_KEYS:
            given = next((v.lower() for k, v in found if k.lower() in LANGUAGE_KEYS), "")
            run(value, given or language_of(low, names, words_of(call.server)), program, ctx)
            return True
        ctx.inner(" ".join([value, *("'" + t.replace("'", "'\\''") + "'" for t in tail)]), program)
        return True
    if low in SQL_KEYS and is_cypher(text):
        bounded = " WHERE " in text.upper() or "{" in text
        ctx.add(program, "data", "delete-rows" if bounded else "delete-all", target="nodes of the graph", flags=("mcp",))
        return False
    if is_sql(text, low):
        from .sql import lower_sql

        lower_sql(
            "EXPLAIN " + value if names[:1] == ["explain"] and call.arguments.get("analyze") in (None, False) else value,
            ctx,
            program,
            database=" ".join(
                v for k, v in found if k.lower() in ("database", "db", "project", "project_id", "project_ref", "connection", "host")
            ),
            flags=("mcp",),
        )
        return False
    if "://" in text[:12] or (low in URL_KEYS and "." in text and " " not in text):
        if text.lower().startswith(("http", "file:", "ftp", "gopher", "view-source", "dict:", "data:")) or low in URL_KEYS:
            fetch(text, program, ctx, "tool")
            if low in ("webhook", "webhook_url"):
                ctx.add(program, SEND, "post", target=text[:60], flags=("data",))
        return False
    path_like = (
        low in PATH_KEYS
        or low.endswith(("_path", "_file", "path"))
        or (text[:1] in ("/", "~") and " " not in text and "\n" not in text and len(text) > 1)
    )
    if not path_like or "\n" in text or (not files and text[:1] not in ("/", "~", ".") and text[1:2] != ":"):
        return False
    if deleting:
        place = ctx.place(Word(text), program, follow=False)
        tree = (
            ctx.facts.kind(place.path) == "dir"
            or any(n in ("directory", "folder", "tree", "dir", "recursive") for n in names)
            or any(k == "recursive" for k in call.arguments)
        )
        ctx.delete(Word(text), program, "tree" if tree else "file")
        return True
    if writing and not reading:
        if low in ("source", "src", "source_path", "from", "old_path", "oldpath"):
            ctx.read(Word(text), program, "copy")
            if any(n in ("move", "rename") for n in names):
                ctx.add(program, DELETE, "move", place=ctx.place(Word(text), program, follow=False))
        else:
            ctx.add(
                program,
                WRITE,
                "create" if "mkdir" in names or names[-1:] == ["directory"] else "write",
                place=ctx.place(Word(text), program),
                detail=content,
            )
        return True
    if names[:1] in (["list"], ["stat"]) or names[-1:] in (["info"], ["tree"]):
        return True
    before = len(ctx.effects)
    ctx.read(Word(text), program, "tool")
    return len(ctx.effects) > before or files


#: Words that follow the verb of a statement that changes something.
SQL_MARKS = {"DROP": (" TABLE", " DATABASE", " SCHEMA", " USER", " VIEW", " INDEX", " COLUMN"), "DELETE": (" FROM ",), "UPDATE": (" SET ",), "INSERT": (" INTO ",), "ALTER": (" TABLE", " USER", " ROLE", " DATABASE", " SYSTEM"), "GRANT": (" TO ",),
             "TRUNCATE": (" ",), "WITH": (" AS ",), "SELECT": (" FROM ", ";"), "CREATE": (" TABLE", " USER", " ROLE"), "MERGE": (" INTO ",), "REVOKE": (" FROM ",), "COPY": (" FROM ", " TO "), "DO": ("$$",)}  # fmt: skip


def is_cypher(text: str) -> bool:
    """Whether a query deletes nodes of a graph database."""
    upper = " ".join(text.upper().split())
    return "MATCH" in upper and ("DETACH DELETE" in upper or " DELETE " in upper) and "(" in upper


def is_sql(text: str, key: str) -> bool:
    """Whether an argument is SQL: under a key for it anything that starts like a statement, else only text that reads like one."""
    start = text
    while start.startswith(("--", "/*")):
        end = start.find("\n") if start.startswith("--") else start.find("*/")
        start = start[end + (1 if start.startswith("--") else 2) :].lstrip() if end >= 0 else ""
    head = start.split(None, 1)[0].upper().rstrip(";(") if start else ""
    if head not in SQL_HEADS or " " not in start:
        return False
    if key in ("sql", "statement", "statements", "raw_sql", "sql_query", "ddl", "migration"):
        return True
    upper = " ".join(text.upper().split())
    if key in ("text", "body", "content", "message", "title", "description", "comment", "prompt", "thought"):
        return False
    return any(mark in upper for mark in SQL_MARKS.get(head, ())) and (head != "TRUNCATE" or key in SQL_KEYS)


def git_tool(call: "kinds.ToolCall", names: list[str], program: Program, ctx: Context) -> None:
    """Git through a tool: force pushes and hard resets."""
    options = call.arguments
    forced = any(options.get(k) in (True, "true", "force") for k in ("force", "forcePush", "force_push"))
    branch = str(options.get("branch") or options.get("ref") or options.get("refspec") or "")
    if "push" in names and (forced or branch.startswith("+")):
        ctx.add(program, GIT, "push-force", target=branch.lstrip("+").removeprefix("refs/heads/"))
    elif "reset" in names and str(options.get("mode", "")).lower() == "hard":
        ctx.add(program, GIT, "reset-hard", target=str(options.get("target") or options.get("ref") or ""))
    elif "clean" in names:
        ctx.add(program, GIT, "clean", target="untracked files")
