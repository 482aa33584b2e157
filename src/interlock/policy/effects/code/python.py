"""Python code lowered to effects by its syntax tree. Constant strings are folded; what cannot be known stays unknown."""

import ast

from ....shell.program import UNKNOWN, Program, Word
from ..commands import Context
from ..types import DELETE, EXECUTE, PERMISSION, READ, SEND, SYSTEM, Effect
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
#: What ``from MODULE import *`` brings of it.
STARRED = {
    "subprocess": ("run", "call", "check_call", "check_output", "Popen", "getoutput", "getstatusoutput"),
    "os": ("system", "popen", "remove", "unlink", "rmdir", "removedirs", "walk", "listdir", "execv", "execvp", "rename", "environ"),
    "shutil": ("rmtree", "copy", "copytree", "copyfile", "move"),
}
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
        from .own_modules import own_modules

        own_modules(tree, program, ctx)
    reader = Reader(program, ctx, depth)
    try:
        reader.body(tree.body)
    except RecursionError:
        ctx.add(program, EXECUTE, "opaque", target="deeply nested Python code", certainty=UNSURE)
    reader.finish()


class Reader:
    """Walks one module in order, keeping constant values of names."""

    def __init__(self, program: Program, ctx: Context, depth: int) -> None:
        self.program = program
        self.ctx = ctx
        self.depth = depth
        self.names: dict[str, object] = {}
        self.modules: dict[str, str] = {}
        self.loops: list[str] = []
        self.suffixes: list[str] = []
        """Endings that the names of the innermost loop over a folder are limited to."""
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
                if item.name == "*" and node.module in STARRED:
                    self.modules.update({name: f"{node.module}.{name}" for name in STARRED[node.module]})
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
                return text_of(self.fold(over.args[0]))
            if isinstance(over.func, ast.Attribute) and over.func.attr in ("rglob", "glob", "iterdir", "walk"):
                return text_of(self.fold(over.func.value))
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
                        self.suffixes = [f"*{suffix}" for test in generator.ifs for suffix in self.endings(test)]
        for child in ast.walk(node):
            if isinstance(child, ast.Call):
                self.call(child)

    def endings(self, test: ast.expr) -> list[str]:
        """Constants of ``name.endswith(...)`` in a condition of a comprehension."""
        if not (isinstance(test, ast.Call) and isinstance(test.func, ast.Attribute) and test.func.attr == "endswith" and test.args):
            return []
        value = self.fold(test.args[0])
        return [value] if isinstance(value, str) and UNKNOWN not in value else []

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
                return module.split(".")[0] if isinstance(module, str) and name == "__import__" else text_of(module)
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
            from .python_runs import shell

            shell(self, name, node, first)
        elif name in TREE_CALLS:
            self.delete(first, "tree")
        elif name in FILE_CALLS:
            self.delete(first, "file")
        elif name in ("exec", "eval", "compile", "builtins.exec", "builtins.eval", "runpy.run_path"):
            from .python_runs import evaluate

            evaluate(self, node, first)
        elif name in ("open", "io.open", "builtins.open", "os.open", "codecs.open"):
            mode = (
                self.fold(args[1]) if len(args) > 1 else next((self.fold(k.value) for k in node.keywords if k.arg == "mode"), "r")
            )
            self.open(first, text_of(mode) or "r", name)
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
            from .python_network import network

            network(self, name, node, first)
        elif name in ("os.kill", "os.killpg"):
            if isinstance(first, int) and first == -1:
                self.ctx.add(self.program, SYSTEM, "kill-all", target="every process")
        elif method == "exec_command" and isinstance(first, str):
            self.ctx.inner(first, self.program)
        elif name in ("os.dup2", "os.execl") or name == "pty.spawn":
            self.shell_hint = True
        elif method == "connect" and first == ":memory:":
            self.in_memory = True
        elif name in ("socket.create_connection", "socket.socket.connect") or (
            method in ("connect", "connect_ex") and ("socket" in name or "socket" in self.modules.values())
        ):
            self.socket = True
        elif method == "system" and "ctypes" in self.modules.values():
            command = first.decode("utf-8", "replace") if isinstance(first, bytes) else first
            if isinstance(command, str):
                self.ctx.inner(command, self.program)
        elif method in ("sendall", "send", "sendto", "sendmail", "send_message", "storbinary", "storlines") and args:
            self.sends.append(self.ctx.add(self.program, SEND, "socket", flags=("data",)))
        elif method == "unlink" or (method == "rmdir" and not name.startswith("os.")):
            value = self.fold(node.func.value) if isinstance(node.func, ast.Attribute) else None
            self.delete(value, "file")
        elif method in PATH_WRITES and isinstance(node.func, ast.Attribute):
            value = self.fold(node.func.value)
            if isinstance(value, str):
                self.ctx.write(self.word(value), self.program, detail=text_of(first)[:2000])
        elif method in PATH_READS and isinstance(node.func, ast.Attribute):
            self.read(self.fold(node.func.value), "use")
        elif method == "open" and isinstance(node.func, ast.Attribute) and isinstance(self.fold(node.func.value), Path):
            self.open(self.fold(node.func.value), text_of(first) or "r", "open")
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
                target=text_of(first) or method,
                flags=("code",),
            )

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
            names = self.suffixes
            self.ctx.add(
                self.program,
                DELETE,
                "found",
                place=place,
                detail=" ".join(names),
                flags=("search", "tree", *(("names",) if names else ())),
            )
        elif isinstance(path, str) and path.strip(UNKNOWN + "/"):
            self.ctx.delete(Word(path), self.program, verb)
        else:
            self.ctx.add(self.program, DELETE, verb, target="a path that cannot be known", certainty=UNSURE)

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


def text_of(value: object) -> str:
    return value if isinstance(value, str) else ""
