"""A light scanner for inline JavaScript, Ruby, Perl, PHP, Lua, awk and the like: tokens, then calls with constant arguments."""

from ....shell.program import UNKNOWN, Program, Word
from ..commands import MAX_DEPTH, Context
from ..special import secret_name
from ..types import DELETE, EXECUTE, FETCH, PERMISSION, READ, SEND, Effect
from ..types import UNKNOWN as UNSURE
from .calls_data import (
    ENVIRONMENTS,
    EVALS,
    FILE,
    HOMES,
    LINES,
    MAYBE_TREE,
    READ_CALLS,
    RENAMED,
    SENDS,
    SHELL,
    SHELL_NAMES,
    SOCKETS,
    STARTS,
    STATEMENTS,
    TREE,
    WALKS,
    WRITE,
)
from .decoders import decoded
from .tokens import joined, tokens


class Scanner:
    """Finds calls in a token list."""

    def __init__(self, code: str, language: str, program: Program, ctx: Context) -> None:
        self.code = code
        self.low = code.lower()
        self.language = language
        self.program = program
        self.ctx = ctx
        self.tokens = joined(tokens(code, language))
        self.values: dict[str, str] = {}
        self.names: dict[str, str] = {}
        """Other names of functions (``const {execSync: x} = ...``, ``import {rmSync as r}``, ``x = cp.execSync``)."""
        self.secret = False
        self.walked = ""
        """The folder or pattern that the code goes through, where one is named (``Dir.glob("/**/*").each``)."""
        self.sends: list[Effect] = []

    def run(self) -> None:
        """Look at every token once."""
        toks = self.tokens
        if self.language == "awk" and "/inet/" in self.low and "|&" in self.low:
            self.ctx.add(self.program, EXECUTE, "reverse-shell", target="a socket in awk")
        if (
            any(s in self.low for s in SOCKETS)
            and (
                any(s in self.low for s in SHELL_NAMES)
                or (any(s in self.low for s in LINES) and any(s in self.low for s in STARTS))
            )
            and any(w in self.low for w in ("exec", "spawn", "open", "pipe", "dup", "system", "|&", "popen", "fork"))
        ):
            self.ctx.add(self.program, EXECUTE, "reverse-shell", target="a socket joined to a shell")
        for i, (kind, value) in enumerate(toks):
            if kind == "tick":
                self.shell(value)
            elif kind == "id":
                if self.language == "js":
                    self.alias(i, value)
                if (
                    i + 2 < len(toks)
                    and toks[i + 1] == ("op", "=")
                    and toks[i + 2][0] in ("str", "id")
                    and value not in self.values
                ):
                    end = i + 2
                    while end < len(toks) and toks[end] != ("op", ";"):
                        end += 1
                    folded = self.fold(toks[i + 2 : end])
                    if folded is not None:
                        self.values[value] = folded
                self.call(i, self.names.get(value, value))
        if self.language == "js" and "(eval)" in self.low.replace(" ", "") and "://" in self.low:
            plain = ("plain",) if "http://" in self.low else ()
            self.ctx.add(self.program, EXECUTE, "remote", flags=("remote", *plain), target="fetched code")
        if self.secret or (self.sends and self.whole_environment()):
            for effect in self.sends:
                effect.flags = (*effect.flags, "secret")

    def whole_environment(self) -> bool:
        """Whether the code names all of ``process.env``, and not to hand it on to a process that it starts."""
        toks = self.tokens
        return any(
            tok == ("id", "process.env") and toks[i + 1 : i + 2] != [("op", "[")] and ("id", "env") not in toks[max(0, i - 2) : i]
            for i, tok in enumerate(toks)
        )

    def alias(self, i: int, value: str) -> None:
        """Note another name of a function; run the text of ``$`...` `` (Bun and zx)."""
        toks = self.tokens
        after = toks[i + 1] if i + 1 < len(toks) else ("", "")
        third = toks[i + 2] if i + 2 < len(toks) else ("", "")
        if third[0] == "id" and "." not in third[1] and value in RENAMED and (after == ("op", ":") or after == ("id", "as")):
            self.names[third[1]] = value
        elif after == ("op", "=") and third[0] == "id" and "." in third[1] and toks[i + 3 : i + 4] != [("op", "(")]:
            self.names[value] = third[1]
        elif value.startswith("process.env.") and secret_name(value[12:]) and self.printing(i):
            self.ctx.add(self.program, READ, "variable", target=value[12:].upper(), flags=("secret-ask",))
        elif after[0] == "str" and (value == "$" or value.endswith(".$")):
            self.shell(after[1])

    def printing(self, i: int) -> bool:
        """Whether the value of token `i` is printed as it is."""
        before = self.tokens[max(0, i - 2) : i]
        return before == [("id", "console.log"), ("op", "(")] or (
            len(self.tokens) <= 2 and any(w.text in ("-p", "--print", "-pe") for w in self.program.argv)
        )

    def arguments(self, i: int) -> "list[list[tuple[str, str]]] | None":
        """Arguments of the call whose name is token `i`; without parentheses up to the end of the statement."""
        toks = self.tokens
        j = i + 1
        paren = j < len(toks) and toks[j] == ("op", "(")
        if paren:
            j += 1
        elif not (
            j < len(toks)
            and (toks[j][0] == "str" or (toks[j][0] == "id" and self.language in ("ruby", "perl")) or toks[j] == ("op", "["))
        ) or self.language not in ("ruby", "perl", "php", "applescript", "awk", "lua"):
            return None
        depth = 0
        args: list[list[tuple[str, str]]] = [[]]
        while j < len(toks) and j < i + 400:
            tok = toks[j]
            if tok[0] == "op":
                if tok[1] in "([{":
                    depth += 1
                elif tok[1] in ")]}":
                    if depth == 0:
                        break
                    depth -= 1
                elif tok[1] == "," and depth == 0:
                    args.append([])
                    j += 1
                    continue
                elif tok[1] == ";" and depth == 0 and not paren:
                    break
            args[-1].append(tok)
            j += 1
        return args

    def fold(self, toks: "list[tuple[str, str]]") -> "str | None":
        """Text of an argument: strings joined by ``+``, ``.`` or commas in a join; the home folder; else None."""
        out: list[str] = []
        i = 0
        home = str(self.ctx.facts.home)
        if toks and toks[0][0] == "id" and toks[0][1].rpartition(".")[2] in ("join", "resolve", "expand_path", "glob", "dir"):
            inner = [t for t in toks[1:] if t[0] in ("str", "id")]
            parts = [
                t[1] if t[0] == "str" else home if self.is_home(t[1]) else self.values.get(t[1], UNKNOWN)
                for t in inner
                if t[1] not in ("env",)
            ]
            return "/".join(p.rstrip("/") if p != "/" else "" for p in parts) or "/"
        while i < len(toks):
            kind, value = toks[i]
            if kind == "str":
                out.append(self.interpolate(value))
            elif kind == "id":
                if self.is_home(value) or (value in ENVIRONMENTS and any(t[1].lower() == "home" for t in toks[i : i + 4])):
                    out.append(home)
                    while i + 1 < len(toks) and toks[i + 1][0] == "op" and toks[i + 1][1] in "([{":
                        depth = 0
                        while i + 1 < len(toks):
                            i += 1
                            depth += (toks[i][1] in "([{") - (toks[i][1] in ")]}") if toks[i][0] == "op" else 0
                            if depth == 0:
                                break
                elif toks[i + 1 : i + 2] == [("op", ":")] and self.language == "other":
                    # A label of Swift.
                    i += 1
                elif value in self.values:
                    out.append(self.values[value])
                elif value in (
                    "string.fromcharcode",
                    "atob",
                    "buffer.from",
                    "base64_decode",
                    "decode_base64",
                    "base64.decode64",
                    "tostring",
                    "pack",
                    "unpack",
                    "chr",
                    "str_rot13",
                    "hex2bin",
                ):
                    return decoded(toks)
                else:
                    out.append(UNKNOWN)
            elif value in "+.,:;)(" or value == " ":
                if value == "(" and out and out[-1] == UNKNOWN:
                    if len(out) == 1:
                        return None
                    depth = 0
                    while i < len(toks):
                        depth += (toks[i] == ("op", "(")) - (toks[i] == ("op", ")"))
                        if depth == 0:
                            break
                        i += 1
            else:
                return None
            i += 1
        return "".join(out) if out else None

    @staticmethod
    def is_home(name: str) -> bool:
        """Whether a name means the home folder."""
        return name in HOMES or name.endswith((".homedir", "dir.home")) or name in ("process.env.home", "env.home")

    def interpolate(self, text: str) -> str:
        """Known interpolations of a string filled in, others `UNKNOWN`."""
        home = str(self.ctx.facts.home)
        for spelled in (
            "${process.env.HOME}",
            "${os.homedir()}",
            "#{ENV['HOME']}",
            '#{ENV["HOME"]}',
            "#{Dir.home}",
            "$ENV{HOME}",
            "${homedir()}",
        ):
            text = text.replace(spelled, home)
        return text

    def call(self, i: int, name: str) -> None:
        """One name that may be a call."""
        last = name.rsplit(".", 1)[-1].rsplit("::", 1)[-1]
        full = name.replace("::", ".")
        if last.startswith("$"):
            return
        known = (
            last in SHELL or full in SHELL or last in TREE or last in MAYBE_TREE or full in MAYBE_TREE or last in FILE or full in FILE or last in WRITE or full in WRITE or last in READ_CALLS or full in READ_CALLS
            or last in SENDS or name in EVALS or full in WALKS or last in ("array_map", "get", "uri.open", "open", "curl_init", "curl_setopt", "chmod", "chmodsync", "printf", "print", "getline", "script", "dropdatabase", "query", "execute", "drop", "deletemany", "flushall", "run")
        )  # fmt: skip
        if not known:
            return
        if self.language == "other" and last == "execute" and i > 1 and self.tokens[i - 2][0] == "str":
            # Groovy: ``"command".execute()``.
            self.shell(self.tokens[i - 2][1])
            return
        if last == "script" and self.language == "applescript" and self.tokens[i + 1 : i + 2] and self.tokens[i + 1][0] == "str":
            self.shell(self.tokens[i + 1][1])
            return
        args = self.arguments(i)
        if args is None and self.language == "other" and (last in SHELL or full in SHELL) and self.tokens[i + 1 : i + 2]:
            # Lisp and Haskell: ``(system "command")``.
            if self.tokens[i + 1][0] == "str":
                self.shell(self.tokens[i + 1][1])
            return
        if args is None:
            if self.language == "awk" and last in ("print", "printf"):
                self.awk_output(i)
            return
        first = self.fold(args[0]) if args and args[0] else None
        if full in WALKS:
            if first and UNKNOWN not in first:
                self.walked = first.split("*", 1)[0] or "."
            return
        if last == "array_map":
            if first is not None and first.lower() in FILE | TREE | SHELL | {"rmdir"} and len(args) > 1:
                if first.lower() in SHELL:
                    for item in self.listed(args[1]):
                        self.shell(item or "")
                else:
                    self.delete(self.fold(args[1]), "tree" if first.lower() in TREE else "file", args[1])
            return
        if self.language == "awk":
            if last == "system" and first:
                self.shell(first)
            elif last in ("print", "printf"):
                self.awk_output(i)
            return
        if last == "script" and self.language == "applescript" and first:
            self.shell(first)
        elif last in ("exec", "do") and first is not None and first.lstrip()[:7].upper().startswith(STATEMENTS):
            # A statement for a database; `libraries` looks at it.
            return
        elif last in SHELL or full in SHELL or (last == "run" and self.language == "other"):
            self.start(name, last, args, first)
        elif last in TREE or (
            (last in MAYBE_TREE or full in MAYBE_TREE)
            and (
                any(t[1] in ("recursive", "-rf", "-r") for a in args[1:] for t in a)
                or last == "rm_rf"
                or (first or "").startswith("-r")
            )
        ):
            target = self.fold(args[1]) if first is not None and first.startswith("-") and len(args) > 1 else first
            for item in self.listed(args[0]) if args and args[0][:1] == [("op", "[")] else [target]:
                self.delete(item, "tree", args[0])
        elif last in MAYBE_TREE or last in FILE or full in FILE:
            if last in ("delete", "remove") and full not in FILE:
                return
            tree = self.language == "other" and any(t[1] in ("recursive", "true") for a in args[1:] for t in a)
            for arg in args if self.language in ("perl", "ruby") else args[:1]:
                self.delete(self.fold(arg), "tree" if tree else "file", arg)
        elif last in WRITE or full in WRITE:
            target = self.fold(args[1]) if last in ("copyfile", "copyfilesync") and len(args) > 1 else first
            if last.startswith("copyfile"):
                self.read(first)
            if target and UNKNOWN not in target:
                self.ctx.write(
                    Word(target),
                    self.program,
                    "truncate" if last.startswith("truncate") else "write",
                    detail=(self.fold(args[1]) or "")[:2000] if len(args) > 1 else "",
                )
        elif last in READ_CALLS or full in READ_CALLS or last in ("open",):
            mode = self.fold(args[1]) if len(args) > 1 else ""
            self.opened(first, mode, args, last)
        elif name in EVALS or last in ("eval",):
            self.evaluate(args, first)
        elif last in ("query", "execute", "dropdatabase", "drop", "deletemany", "flushall"):
            self.database(last, first)
        elif last in ("chmod", "chmodsync"):
            target = first if self.language in ("js", "php") else (self.fold(args[1]) if len(args) > 1 else None)
            if target:
                self.ctx.add(self.program, PERMISSION, "chmod", place=self.ctx.place(Word(target), self.program))
        elif last in SENDS and first is None and any(k == "str" and "://" in v for k, v in args[0]):
            self.network(last, args, next(v for k, v in args[0] if k == "str" and "://" in v))
        elif (last in SENDS or (last in ("get", "curl_init") and first)) and first and "://" in first:
            self.network(last, args, first)

    def listed(self, toks: "list[tuple[str, str]]") -> "list[str | None]":
        """Strings of an array."""
        home = str(self.ctx.facts.home)
        return [
            self.interpolate(v) if k == "str" else home if self.is_home(v) else self.values[v]
            for k, v in toks
            if k == "str" or (k == "id" and (self.is_home(v) or v in self.values))
        ]

    def start(self, name: str, last: str, args: "list[list[tuple[str, str]]]", first: "str | None") -> None:
        """A call that starts a program."""
        js = self.language == "js"
        if (
            js
            and last in ("exec", "run", "cmd", "system", "open3")
            and "child_process" not in self.low
            and "execa" not in self.low
            and "bun" not in self.low
            and "shelljs" not in self.low
            and "deno" not in self.low
            and "zx" not in self.low
        ):
            return
        if name.startswith(("re.", "regex", "pattern")):
            return
        words: list[str] = []
        if args and args[0][:1] == [("op", "[")]:
            words = [w for w in self.listed(args[0]) if w is not None]
        elif first is not None and len(args) > 1 and args[1][:1] == [("op", "[")]:
            words = [first, *[w for w in self.listed(args[1]) if w is not None]]
        elif (
            first is not None
            and len(args) > 1
            and self.language in ("ruby", "perl", "lua")
            and all(self.fold(a) is not None for a in args)
        ):
            words = [self.fold(a) or "" for a in args]
        elif (
            first is not None and len(args) > 1 and self.language == "js" and any(t == ("id", "args") for a in args[1:] for t in a)
        ):
            words = [first, *[w for w in self.listed(args[1]) if w is not None]]
        if words:
            from .python import quote

            self.shell(" ".join(quote(w) for w in words))
        elif first is not None and first.strip(UNKNOWN):
            self.shell(first)
        elif args and args[0]:
            remote = any(
                t[1] in ("fetch", "get", "http.get", "https.get", "net::http.get", "open", "uri.open", "file_get_contents")
                for t in args[0]
                if t[0] == "id"
            ) and "://" in "".join(t[1] for t in args[0])
            self.ctx.add(
                self.program,
                EXECUTE,
                "remote" if remote else "opaque",
                target=f"a command that {self.language} code builds",
                certainty=UNSURE,
                flags=("remote", "plain") if remote else (),
            )

    def shell(self, text: str) -> None:
        """A shell command inside the code."""
        if self.ctx.depth >= MAX_DEPTH:
            self.ctx.add(self.program, EXECUTE, "opaque", flags=("deep",), certainty=UNSURE)
            return
        for effect in self.ctx.inner(self.interpolate(text).replace(UNKNOWN, "$UNKNOWN_TEXT"), self.program):
            if effect.kind == READ and ("secret" in effect.flags or "secret-ask" in effect.flags):
                self.secret = True

    def delete(self, path: "str | None", verb: str, toks: "list[tuple[str, str]]") -> None:
        """A deletion; in code that lists a folder one of a name below it counts for the folder."""
        if path is not None and path.endswith("/" + UNKNOWN) and "readdir" in self.low and "filter(" not in self.low:
            folder = Word(path[:-2] or "/", glob=True)
            if UNKNOWN not in folder.text and self.ctx.place(folder, self.program).zone not in ("workspace", "temp"):
                self.ctx.add(self.program, DELETE, "found", place=self.ctx.place(folder, self.program), flags=("search", "tree"))
                return
        if (path is None or path == UNKNOWN) and self.walked:
            folder = Word(self.walked, glob=True)
            if self.ctx.place(folder, self.program).zone not in ("workspace", "temp"):
                self.ctx.add(self.program, DELETE, "found", place=self.ctx.place(folder, self.program), flags=("search", "tree"))
                return
        if path is None or (not path.strip(UNKNOWN + "/") and path != "/"):
            if verb == "tree" and toks:
                self.ctx.add(self.program, DELETE, verb, target="a path that cannot be known", certainty=UNSURE)
            return
        glob = any(t[1].endswith("glob") or t[1] == "dir" for t in toks if t[0] == "id")
        self.ctx.delete(Word(path, glob=glob or "*" in path), self.program, verb)

    def read(self, path: "str | None") -> None:
        """A read."""
        if not path or (UNKNOWN in path and "://" not in path):
            return
        before = len(self.ctx.effects)
        if "://" in path and not path.startswith("file:"):
            self.network("get", [], path)
            return
        self.ctx.read(Word(path), self.program, "use")
        self.secret = self.secret or len(self.ctx.effects) > before

    def opened(self, path: "str | None", mode: "str | None", args: "list[list[tuple[str, str]]]", last: str) -> None:
        """``open`` in its many forms."""
        if path is None:
            return
        if self.language == "perl" and last == "open":
            texts = [self.fold(a) for a in args]
            how = texts[1] or "" if len(texts) > 1 else ""
            target = texts[2] if len(texts) > 2 else how.lstrip("<>+| ")
            if how.strip().startswith("|") or how.strip().endswith("|") or how.strip() in ("-|", "|-"):
                self.shell((target or "").strip("| "))
            elif ">" in how and target:
                self.ctx.write(Word(target.strip()), self.program, "append" if ">>" in how else "write")
            elif target:
                self.read(target.strip())
            return
        if mode and any(c in mode for c in "wax+") and len(mode) <= 3:
            self.ctx.write(Word(path), self.program, "append" if "a" in mode else "write")
        elif path.startswith("|"):
            self.shell(path[1:])
        else:
            self.read(path)

    def evaluate(self, args: "list[list[tuple[str, str]]]", first: "str | None") -> None:
        """``eval`` and friends."""
        if first is not None and UNKNOWN not in first:
            if self.ctx.depth < MAX_DEPTH and len(first) < len(self.code):
                lower_code(first, self.language, self.program, self.ctx)
            return
        flat = [t[1] for a in args for t in a]
        if "http://" in self.low and any(w in self.low for w in ("http.get", "fetch(", "urlopen", "open(", "get(", "request(")):
            self.ctx.add(self.program, EXECUTE, "remote", flags=("remote", "plain"), target="fetched code")
            return
        if any("://" in v for v in flat) or any(v in ("fetch", "https.get", "http.get", "uri.open") for v in flat):
            self.ctx.add(
                self.program,
                EXECUTE,
                "remote",
                flags=("remote", *(("plain",) if any(v.startswith("http://") for v in flat) else ())),
                target="fetched code",
            )
        elif args and args[0]:
            self.ctx.add(
                self.program, EXECUTE, "opaque", target="code that cannot be known", certainty=UNSURE, flags=("dangerous",)
            )

    def database(self, last: str, first: "str | None") -> None:
        """Database calls in code."""
        from ..types import DATA

        if last in ("query", "execute") and first:
            from ..sql import lower_sql

            lower_sql(first, self.ctx, self.program, database="", flags=("code",))
        elif last == "dropdatabase":
            self.ctx.add(self.program, DATA, "drop-database", target="a database", flags=("code",))
        elif last == "flushall":
            self.ctx.add(self.program, DATA, "drop-database", target="every key", flags=("code",))

    def network(self, last: str, args: "list[list[tuple[str, str]]]", first: str) -> None:
        """A request."""
        from ..urls import flags_of, parse

        parsed = parse(first.replace(UNKNOWN, "x"))
        flags = flags_of(parsed)
        self.ctx.add(self.program, FETCH, "get", target=f"{parsed.scheme}://{parsed.host}", flags=flags, detail=first)
        flat = [t[1].lower() for a in args[1:] for t in a]
        data = last in ("post", "put", "patch", "post_form", "sendbeacon") or any(
            v in ("body", "data", "post", "put") for v in flat
        )
        self.sends.append(
            self.ctx.add(
                self.program,
                SEND,
                "post" if data else "request",
                target=parsed.host,
                flags=(*(("data",) if data else ()), *(f for f in flags if f in ("local", "catcher"))),
            )
        )

    def awk_output(self, i: int) -> None:
        """awk's ``print > "file"``, ``print | "command"`` and ``print "command" | "sh"``."""
        toks = self.tokens
        j = i + 1
        text = ""
        while j + 1 < len(toks) and toks[j] not in (("op", ";"), ("op", "}")):
            if toks[j][0] == "str":
                text += toks[j][1]
            if toks[j] == ("op", "|") and toks[j + 1][0] == "str":
                self.shell(toks[j + 1][1])
                if toks[j + 1][1].split(" ")[0].rsplit("/", 1)[-1] in ("sh", "bash", "zsh", "dash"):
                    self.shell(text)
            elif toks[j] == ("op", ">") and toks[j + 1][0] == "str" and not toks[j + 1][1].startswith("/dev/std"):
                self.ctx.write(Word(toks[j + 1][1]), self.program)
            j += 1


def lower_code(text: str, language: str, program: Program, ctx: Context) -> None:
    """Add the effects of inline code."""
    if len(text) > 200_000:
        ctx.add(program, EXECUTE, "opaque", target="very long inline code", certainty=UNSURE, flags=("dangerous",))
        return
    scanner = Scanner(text.replace("!(", "(") if language == "other" else text, language, program, ctx)
    scanner.run()
    if language == "awk":
        for i, (kind, value) in enumerate(scanner.tokens[:-2]):
            if kind == "str" and scanner.tokens[i + 1] == ("op", "|") and scanner.tokens[i + 2] == ("id", "getline"):
                scanner.shell(value)
