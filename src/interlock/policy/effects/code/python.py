"""Python code lowered to effects by its syntax tree. Constant strings are folded; what cannot be known stays unknown."""

import ast

from ....shell.program import UNKNOWN, Program, Word
from ..commands import MAX_DEPTH, Context
from ..types import DELETE, EXECUTE, FETCH, GUARD, PERMISSION, READ, SEND, Effect
from ..types import UNKNOWN as UNSURE

SHELL_CALLS = frozenset(
    [
        "os.system", "os.popen", "subprocess.run", "subprocess.call", "subprocess.check_call", "subprocess.check_output",
        "subprocess.Popen", "subprocess.getoutput", "subprocess.getstatusoutput", "os.execv", "os.execve", "os.execvp",
        "os.execl", "os.execlp", "os.spawnl", "os.spawnv", "os.spawnlp", "os.spawnvp", "os.posix_spawn", "pty.spawn",
        "commands.getoutput", "asyncio.create_subprocess_shell", "asyncio.create_subprocess_exec", "sh.sh", "os.startfile",
        "popen2.popen2", "os.execle", "os.popen2",
    ]
)  # fmt: skip
TREE_CALLS = frozenset(["shutil.rmtree", "os.removedirs", "distutils.dir_util.remove_tree", "send2trash.send2trash"])
FILE_CALLS = frozenset(["os.remove", "os.unlink", "os.rmdir", "pathlib.Path.unlink"])
COPY_CALLS = frozenset(
    ["shutil.copy", "shutil.copy2", "shutil.copyfile", "shutil.copytree", "os.link", "os.symlink", "shutil.make_archive"]
)
MOVE_CALLS = frozenset(["shutil.move", "os.rename", "os.replace", "os.renames"])
NET = (
    "urllib.request.urlopen", "urllib.request.urlretrieve", "urllib.request.Request", "urllib2.urlopen", "requests.", "httpx.",
    "aiohttp.", "urllib3.", "http.client.",
)  # fmt: skip
SAFE_LOADS = frozenset(("json.loads", "ast.literal_eval"))
PATH_WRITES = frozenset(("write_text", "write_bytes", "touch"))
PATH_READS = frozenset(("read_text", "read_bytes"))


#: Inline code up to this length (characters) is parsed: a parse costs about 3 microseconds a character.
MAX_TEXT = 24_000
RISKY = (
    "rmtree",
    "system",
    "subprocess",
    "exec",
    "eval",
    "remove",
    "unlink",
    "__import__",
    "socket",
    "open(",
    "urlopen",
    "requests",
    "popen",
    "ctypes",
    "write",
)


class Path(str):
    """A folded path value (``pathlib.Path``)."""

    __slots__ = ()


class Pattern(str):
    """A folded pattern (``glob.glob``)."""

    __slots__ = ()


def lower_code(text: str, program: Program, ctx: Context, depth: int = 0) -> None:
    """Add the effects of Python source. Code that does not parse is a question when it holds a risky word."""
    if len(text) > MAX_TEXT:
        if any(w in text for w in RISKY):
            ctx.add(program, EXECUTE, "opaque", target="very long Python code", certainty=UNSURE, flags=("dangerous",))
        return
    try:
        tree = ast.parse(text.replace(UNKNOWN, "__unknown__"))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        if any(w in text for w in ("rmtree", "system(", "subprocess", "exec(", "eval(", "os.remove", "unlink(")):
            ctx.add(program, EXECUTE, "opaque", target="Python code that does not parse", certainty=UNSURE, flags=("dangerous",))
        return
    if "interlock" in text:
        own_modules(tree, program, ctx)
    reader = Reader(program, ctx, depth)
    try:
        reader.body(tree.body)
    except RecursionError:
        ctx.add(program, EXECUTE, "opaque", target="deeply nested Python code", certainty=UNSURE)
    reader.finish()


#: Interlock's modules that write what only a person may have written.
OWN_MODULES = frozenset(
    f"interlock.{name}" for name in ("guard.approvals", "guard.challenge", "guard.pause", "guard.person", "guard.sealed", "guard.trust", "audit.chain")
)  # fmt: skip


def own_modules(tree: ast.Module, program: Program, ctx: Context) -> None:
    """Code that takes in one of `OWN_MODULES`, by a statement or by its name in a text."""
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [item.name for item in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [str(node.module), *(f"{node.module}.{item.name}" for item in node.names)]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            names = [node.value]
        for name in names:
            if ".".join(name.split(".")[:3]) in OWN_MODULES:
                ctx.add(program, GUARD, "own-command", target=name)
                return


class Reader:
    """Walks one module in order, keeping constant values of names."""

    def __init__(self, program: Program, ctx: Context, depth: int) -> None:
        self.program = program
        self.ctx = ctx
        self.depth = depth
        self.names: dict[str, object] = {}
        self.modules: dict[str, str] = {}
        self.loops: list[str] = []
        self.in_memory = False
        self.secret = False
        self.socket = False
        self.shell_hint = False
        self.sends: list[Effect] = []

    def body(self, nodes: "list[ast.stmt]") -> None:
        """Statements in order."""
        for node in nodes:
            self.statement(node)

    def statement(self, node: ast.stmt) -> None:
        """One statement: imports and assignments feed the values, every call inside is looked at."""
        if isinstance(node, ast.Import):
            for item in node.names:
                self.modules[item.asname or item.name.split(".")[0]] = item.name if item.asname else item.name.split(".")[0]
            return
        if isinstance(node, ast.ImportFrom):
            for item in node.names:
                self.modules[item.asname or item.name] = f"{node.module}.{item.name}"
            return
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            self.body(node.body)
            return
        if isinstance(node, (ast.For, ast.AsyncFor)):
            self.visit(node.iter)
            self.loop(node.target, node.iter, node.body)
            self.body(node.orelse)
            return
        if isinstance(node, (ast.With, ast.AsyncWith)):
            for manager in node.items:
                self.visit(manager.context_expr)
                if isinstance(manager.optional_vars, ast.Name):
                    self.names[manager.optional_vars.id] = self.fold(manager.context_expr)
                    if (
                        isinstance(manager.context_expr, ast.Call)
                        and isinstance(manager.optional_vars, ast.Name)
                        and "socket" in self.dotted(manager.context_expr.func)
                    ):
                        self.modules[manager.optional_vars.id] = "socket.object"
            self.body(node.body)
            return
        if isinstance(node, (ast.If, ast.While)):
            self.visit(node.test)
            self.body(node.body)
            self.body(node.orelse)
            return
        if isinstance(node, ast.Try):
            self.body(node.body)
            for handler in node.handlers:
                self.body(handler.body)
            self.body(node.orelse)
            self.body(node.finalbody)
            return
        self.visit(node)
        if isinstance(node, ast.Assign):
            value = self.fold(node.value)
            for target in node.targets:
                if isinstance(target, ast.Name):
                    self.names[target.id] = value
                    if value is None:
                        name = self.dotted(node.value)
                        if name and name not in (target.id,):
                            self.modules[target.id] = name
                    if isinstance(node.value, ast.Call):
                        made = self.dotted(node.value.func)
                        if made in (
                            "socket.socket",
                            "urllib.request.Request",
                            "requests.Session",
                            "httpx.Client",
                            "socket.create_connection",
                            "smtplib.SMTP",
                            "smtplib.SMTP_SSL",
                            "ftplib.FTP",
                            "paramiko.SSHClient",
                        ):
                            self.modules[target.id] = made

    def loop(self, target: ast.expr, over: ast.expr, body: "list[ast.stmt]") -> None:
        """A loop over constants is followed value by value; over a directory it is remembered."""
        values = self.fold(over)
        where = self.listing(over)
        if isinstance(values, list) and isinstance(target, ast.Name) and len(values) <= 16:
            for value in values:
                self.names[target.id] = value
                self.body(body)
            return
        if isinstance(values, Pattern) and isinstance(target, ast.Name):
            self.names[target.id] = values
            self.body(body)
            return
        if where:
            self.loops.append(where)
        self.body(body)
        if where:
            self.loops.pop()

    def listing(self, over: ast.expr) -> str:
        """The directory that a loop runs over, "" when it is none."""
        if isinstance(over, ast.Call):
            name = self.dotted(over.func)
            if name in ("os.walk", "os.scandir", "os.listdir", "glob.glob", "glob.iglob", "os.fwalk") and over.args:
                return _text(self.fold(over.args[0]))
            if isinstance(over.func, ast.Attribute) and over.func.attr in ("rglob", "glob", "iterdir", "walk"):
                return _text(self.fold(over.func.value))
        return ""

    def visit(self, node: ast.AST) -> None:
        """Every call in an expression or simple statement, inner ones first."""
        for child in ast.walk(node):
            if isinstance(child, (ast.ListComp, ast.GeneratorExp, ast.SetComp)):
                for generator in child.generators:
                    values = self.fold(generator.iter)
                    if isinstance(generator.target, ast.Name) and isinstance(values, (list, Pattern)):
                        self.names[generator.target.id] = values[0] if isinstance(values, list) and values else values
                    where = self.listing(generator.iter)
                    if where:
                        self.loops.append(where)
        for child in ast.walk(node):
            if isinstance(child, ast.Call):
                self.call(child)

    def dotted(self, node: ast.expr) -> str:
        """Full dotted name of a function or module expression, "" when not known."""
        if isinstance(node, ast.Name):
            return self.modules.get(node.id, node.id)
        if isinstance(node, ast.Attribute):
            base = self.dotted(node.value)
            return f"{base}.{node.attr}" if base else ""
        if isinstance(node, ast.Call):
            name = self.dotted(node.func)
            if name in ("__import__", "importlib.import_module", "import_module") and node.args:
                module = self.fold(node.args[0])
                return module.split(".")[0] if isinstance(module, str) and name == "__import__" else _text(module)
            if name == "getattr" and len(node.args) >= 2:
                attribute = self.fold(node.args[1])
                base = self.dotted(node.args[0])
                return f"{base}.{attribute}" if base and isinstance(attribute, str) else ""
        return ""

    def word(self, value: object) -> Word:
        """A folded value as a shell word."""
        if isinstance(value, Pattern):
            return Word(value, glob=True)
        if isinstance(value, str):
            return Word(value)
        return Word(UNKNOWN)

    def call(self, node: ast.Call) -> None:
        """One call."""
        name = self.dotted(node.func)
        args = node.args
        first = self.fold(args[0]) if args else None
        method = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        if name == "print":
            self.printed(args)
        elif name == "os.chdir" and isinstance(first, str) and UNKNOWN not in first:
            old = self.program
            self.program = Program(
                old.index,
                old.argv,
                cwd=Word(self.ctx.place(self.word(first), old).path),
                assigns=old.assigns,
                stdin=old.stdin,
                feeds=old.feeds,
                via=old.via,
            )
        if name in SHELL_CALLS:
            self.shell(name, node, first)
        elif name in TREE_CALLS:
            self.delete(first, "tree")
        elif name in FILE_CALLS:
            self.delete(first, "file")
        elif name in ("exec", "eval", "compile", "builtins.exec", "builtins.eval", "runpy.run_path"):
            self.evaluate(node, first)
        elif name in ("open", "io.open", "builtins.open", "os.open", "codecs.open"):
            mode = (
                self.fold(args[1]) if len(args) > 1 else next((self.fold(k.value) for k in node.keywords if k.arg == "mode"), "r")
            )
            self.open(first, _text(mode) or "r", name)
        elif name in COPY_CALLS or name in MOVE_CALLS:
            target = self.fold(args[1]) if len(args) > 1 else None
            if name in MOVE_CALLS and isinstance(first, str):
                self.ctx.add(self.program, DELETE, "move", place=self.ctx.place(self.word(first), self.program, follow=False))
            self.read(first, "copy")
            if isinstance(target, str):
                self.ctx.write(self.word(target), self.program)
        elif name in ("os.chmod", "os.chown", "shutil.chown", "os.lchown"):
            mode_value = args[1].value if len(args) > 1 and isinstance(args[1], ast.Constant) else 0
            setuid = isinstance(mode_value, int) and mode_value & 0o6000
            if isinstance(first, str):
                self.ctx.add(
                    self.program,
                    PERMISSION,
                    "setuid" if setuid else "chmod",
                    place=self.ctx.place(self.word(first), self.program),
                    flags=("setuid",) if setuid else (),
                )
        elif name in ("os.truncate",) and isinstance(first, str):
            self.ctx.write(self.word(first), self.program, "truncate")
        elif name.startswith(NET) or method in ("urlopen", "urlretrieve"):
            self.network(name, node, first)
        elif name in ("os.kill", "os.killpg"):
            pass
        elif name in ("os.dup2", "os.execl") or name == "pty.spawn":
            self.shell_hint = True
        elif method == "connect" and first == ":memory:":
            self.in_memory = True
        elif name in ("socket.create_connection", "socket.socket.connect") or (
            method in ("connect", "connect_ex") and ("socket" in name or "socket" in self.modules.values())
        ):
            self.socket = True
        elif method in ("sendall", "send", "sendto", "sendmail", "send_message", "storbinary", "storlines") and args:
            self.sends.append(self.ctx.add(self.program, SEND, "socket", flags=("data",)))
        elif method == "unlink" or (method == "rmdir" and not name.startswith("os.")):
            value = self.fold(node.func.value) if isinstance(node.func, ast.Attribute) else None
            self.delete(value, "file")
        elif method in PATH_WRITES and isinstance(node.func, ast.Attribute):
            value = self.fold(node.func.value)
            if isinstance(value, str):
                self.ctx.write(self.word(value), self.program, detail=_text(first)[:2000])
        elif method in PATH_READS and isinstance(node.func, ast.Attribute):
            self.read(self.fold(node.func.value), "use")
        elif method == "open" and isinstance(node.func, ast.Attribute) and isinstance(self.fold(node.func.value), Path):
            self.open(self.fold(node.func.value), _text(first) or "r", "open")
        elif (
            method in ("rename", "replace")
            and isinstance(node.func, ast.Attribute)
            and isinstance(self.fold(node.func.value), Path)
        ):
            source = self.fold(node.func.value)
            self.ctx.add(self.program, DELETE, "move", place=self.ctx.place(self.word(source), self.program, follow=False))
            if isinstance(first, str):
                self.ctx.write(self.word(first), self.program)
        elif method in ("execute", "executescript", "executemany", "raw", "query") and isinstance(first, str):
            from ..sql import lower_sql

            if not self.in_memory:
                lower_sql(first, self.ctx, self.program, database="", flags=("code",))
        elif method in (
            "drop_database",
            "drop_collection",
            "flushall",
            "flushdb",
            "delete_bucket",
            "terminate_instances",
            "delete_db_instance",
        ):
            from ..types import DATA

            self.ctx.add(
                self.program,
                DATA,
                "drop-database" if "database" in method or "flush" in method else "drop-table",
                target=_text(first) or method,
                flags=("code",),
            )

    def shell(self, name: str, node: ast.Call, first: object) -> None:
        """A call that starts a program."""
        args = node.args
        text = ""
        if name.startswith(("os.execl", "os.spawnl")):
            skip = 1 if name.startswith("os.spawn") else 0
            parts = [self.fold(a) for a in args[skip + 1 :]]
            first = parts if parts else first
        elif name.startswith(("os.execv", "os.spawnv", "os.posix_spawn")):
            first = self.fold(args[-1 if name.startswith("os.spawnv") else 1]) if len(args) > 1 else first
        elif name == "asyncio.create_subprocess_exec":
            first = [self.fold(a) for a in args]
        if first is None and not args:
            first = next((self.fold(k.value) for k in node.keywords if k.arg in ("args", "cmd", "command")), None)
        if isinstance(first, list):
            text = " ".join(quote(x) if isinstance(x, str) else '"$UNKNOWN_ARGUMENT"' for x in first)
        elif isinstance(first, str):
            text = first
        if name == "pty.spawn" or (text.startswith(("/bin/sh", "/bin/bash", "sh -i", "bash -i", "bash", "sh")) and self.socket):
            self.shell_hint = True
        if text:
            if UNKNOWN in text:
                text = text.replace(UNKNOWN, "$UNKNOWN_TEXT")
            if self.depth < MAX_DEPTH:
                for effect in self.ctx.inner(text, self.program):
                    if effect.kind == READ and ("secret" in effect.flags or "secret-ask" in effect.flags):
                        self.secret = True
        elif args and self.remote(args[0]):
            self.ctx.add(
                self.program,
                EXECUTE,
                "remote",
                flags=("remote", *self.remote_flags(args[0])),
                target="fetched text run as a command",
            )
        elif args or node.keywords:
            self.ctx.add(self.program, EXECUTE, "opaque", target=f"a command that {name} builds", certainty=UNSURE)

    def evaluate(self, node: ast.Call, first: object) -> None:
        """``exec`` and ``eval``."""
        if not node.args:
            return
        if isinstance(first, str) and UNKNOWN not in first:
            if self.depth < MAX_DEPTH:
                lower_code(first, self.program, self.ctx, self.depth + 1)
            return
        if self.remote(node.args[0]):
            self.ctx.add(
                self.program, EXECUTE, "remote", flags=("remote", *self.remote_flags(node.args[0])), target="fetched Python"
            )
            return
        inner = node.args[0]
        if isinstance(inner, ast.Call) and self.dotted(inner.func) == "compile":
            return
        if isinstance(inner, ast.Call) and isinstance(inner.func, ast.Attribute) and inner.func.attr in ("read", "read_text"):
            source = inner.func.value
            path = self.fold(source.args[0]) if isinstance(source, ast.Call) and source.args else None
            if isinstance(path, str) and UNKNOWN not in path and self.ctx.place(Word(path), self.program).zone == "workspace":
                return
        self.ctx.add(
            self.program, EXECUTE, "opaque", target="Python code that cannot be known", certainty=UNSURE, flags=("dangerous",)
        )

    def remote(self, node: ast.expr) -> bool:
        """Whether an expression holds a network read."""
        for child in ast.walk(node):
            if isinstance(child, ast.Call):
                name = self.dotted(child.func)
                if name.startswith(NET) or name.endswith((".urlopen", ".recv")):
                    return True
            if isinstance(child, ast.Name) and self.modules.get(child.id, "").startswith(NET):
                return True
        return False

    def remote_flags(self, node: ast.expr) -> "tuple[str, ...]":
        """Flags of the URLs in an expression."""
        from ..urls import flags_of, parse

        for child in ast.walk(node):
            value = self.fold(child) if isinstance(child, (ast.Constant, ast.JoinedStr, ast.Name, ast.BinOp)) else None
            if isinstance(value, str) and "://" in value:
                return flags_of(parse(value))
        return ()

    def open(self, path: object, mode: str, name: str) -> None:
        """A file opened for reading or writing."""
        if not isinstance(path, str):
            return
        if any(c in mode for c in "wax+") or (name == "os.open" and mode != "r"):
            disk = path.startswith("/dev/")
            if disk:
                from ..programs.filesystem import device

                if device(Word(path), self.program, self.ctx):
                    return
            self.ctx.write(self.word(path), self.program, "append" if "a" in mode else "write")
        else:
            self.read(path, "use")

    def read(self, path: object, verb: str) -> None:
        """A file read: remembered when it is a secret."""
        if not isinstance(path, str):
            return
        before = len(self.ctx.effects)
        self.ctx.read(self.word(path), self.program, verb)
        if len(self.ctx.effects) > before:
            self.secret = True

    def delete(self, path: object, verb: str) -> None:
        """A deletion; one with an unknown path inside a directory loop counts for the directory."""
        if isinstance(path, str) and UNKNOWN not in path:
            self.ctx.delete(self.word(path), self.program, verb)
        elif isinstance(path, list):
            for item in path:
                if isinstance(item, str):
                    self.ctx.delete(self.word(item), self.program, verb)
        elif self.loops:
            place = self.ctx.place(Word(self.loops[-1], glob=True), self.program)
            self.ctx.add(self.program, DELETE, "found", place=place, flags=("search", "tree"))
        elif isinstance(path, str) and path.strip(UNKNOWN + "/"):
            self.ctx.delete(Word(path), self.program, verb)
        else:
            self.ctx.add(self.program, DELETE, verb, target="a path that cannot be known", certainty=UNSURE)

    def network(self, name: str, node: ast.Call, first: object) -> None:
        """A request."""
        from ..urls import flags_of, parse

        method = name.rsplit(".", 1)[-1]
        args = node.args
        if method == "request" and len(args) > 1:
            url, verb = self.fold(args[1]), _text(first).lower()
        else:
            url, verb = first, method
        if not isinstance(url, str):
            url = next((v for v in (self.fold(k.value) for k in node.keywords if k.arg == "url") if isinstance(v, str)), "")
        parsed = parse(url.replace(UNKNOWN, "x")) if url else None
        flags = list(flags_of(parsed)) if parsed is not None else []
        host = parsed.host if parsed is not None else ""
        if parsed is not None and "file" in flags:
            self.read(url, "use")
            return
        if parsed is not None and host:
            self.ctx.add(self.program, FETCH, "get", target=f"{parsed.scheme}://{host}", flags=tuple(flags), detail=url)
        data = any(k.arg in ("data", "json", "files", "content") for k in node.keywords) or (
            method in ("urlopen", "post", "put", "patch", "Request") and len(args) > 1
        )
        if verb in ("delete", "put", "patch", "post") or data:
            effect = self.ctx.add(
                self.program,
                SEND,
                verb if verb in ("delete", "put", "patch", "post") else "request",
                target=host,
                flags=(*(("data",) if data else ()), *(f for f in flags if f in ("local", "catcher"))),
            )
            self.sends.append(effect)
        else:
            effect = self.ctx.add(
                self.program, SEND, "request", target=host, flags=tuple(f for f in flags if f in ("local", "catcher"))
            )
            self.sends.append(effect)
        for part in (*args, *(k.value for k in node.keywords)):
            for child in ast.walk(part):
                if (
                    isinstance(child, ast.Attribute)
                    and child.attr == "environ"
                    and self.dotted(child) == "os.environ"
                    and not isinstance(getattr(child, "parent", None), ast.Subscript)
                    and data
                    and not self._environ_item(part)
                ):
                    self.secret = True

    def printed(self, args: "list[ast.expr]") -> None:
        """``print(os.environ["API_TOKEN"])``."""
        from ..special import secret_name

        for arg in args:
            key: "ast.expr | None" = None
            if isinstance(arg, ast.Subscript) and self.dotted(arg.value) == "os.environ":
                key = arg.slice
            elif isinstance(arg, ast.Call) and self.dotted(arg.func) in ("os.getenv", "os.environ.get") and arg.args:
                key = arg.args[0]
            if isinstance(key, ast.Constant) and isinstance(key.value, str) and secret_name(key.value):
                self.ctx.add(self.program, READ, "variable", target=key.value, flags=("secret-ask",))

    @staticmethod
    def _environ_item(part: ast.expr) -> bool:
        return any(
            isinstance(c, ast.Subscript) and isinstance(c.value, ast.Attribute) and c.value.attr == "environ"
            for c in ast.walk(part)
        ) or any(isinstance(c, ast.Call) and isinstance(c.func, ast.Attribute) and c.func.attr == "get" for c in ast.walk(part))

    def finish(self) -> None:
        """Join what was read with what was sent; a socket with a shell is a reverse shell."""
        if self.socket and self.shell_hint:
            self.ctx.add(self.program, EXECUTE, "reverse-shell", target="a socket opened in Python")
        if self.secret:
            for effect in self.sends:
                effect.flags = (*effect.flags, "secret")

    def fold(self, node: "ast.AST | None") -> object:
        """Constant value of an expression: str, list or None (not known). Unknown pieces of a string are `UNKNOWN`."""
        from .fold import fold

        return fold(node, self)


def quote(text: str) -> str:
    """A shell word that stands for exactly this text."""
    return "'" + text.replace("'", "'\\''") + "'"


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
