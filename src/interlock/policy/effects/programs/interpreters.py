"""Shells and interpreters: code that is piped in, fetched, decoded, inline or in a file."""

from ....shell.program import UNKNOWN, Program, Word
from ..commands import Context, Options, load, lower_program, remote_output
from ..fetched import described, remote_flags
from ..shell_code import SHELLS, shell
from ..types import EXECUTE, SEND
from ..types import UNKNOWN as UNSURE

#: Python modules that print the file which they are given.
PRINTING = frozenset(("base64", "json.tool", "quopri", "gzip", "tokenize", "zipfile", "tarfile"))

JS = frozenset(("node", "nodejs", "deno", "bun", "ts-node", "tsx", "zx"))


def lower(name: str, program: Program, ctx: Context) -> None:
    """Add the effects of one interpreter."""
    words = program.argv[1:]
    if name in ("eval", "source", ".") or name in SHELLS:
        shell(name, words, program, ctx)
        return
    low = name.lower()
    if low.startswith(("python", "pypy")):
        python(words, program, ctx)
    elif name in JS or low.startswith("node"):
        script(
            name,
            words,
            program,
            ctx,
            "js",
            ("-e", "--eval", "-p", "--print", "-pe"),
            ("-r", "--require", "--import", "--loader", "-C", "--conditions"),
        )
    elif low.startswith("ruby") or name == "irb":
        script(name, words, program, ctx, "ruby", ("-e",), ("-r", "-I", "-C", "-E", "-F", "-W"))
    elif low.startswith("perl"):
        script(name, words, program, ctx, "perl", ("-e", "-E"), ("-I", "-F", "-0"))
    elif low.startswith("php"):
        script(name, words, program, ctx, "php", ("-r", "-R", "-B", "-E"), ("-d", "-c", "-f", "-S", "-t"))
    elif low.startswith("lua"):
        script(name, words, program, ctx, "lua", ("-e",), ("-l",))
    elif name in ("awk", "gawk", "mawk", "nawk"):
        awk(words, program, ctx)
    elif name == "m4":
        texts = [program.stdin.text] if program.stdin is not None else []
        texts.extend(ctx.script_text(ctx.place(w, program)) or "" for w in words if w.text[:1] != "-")
        for text in texts:
            for mark in ("syscmd(", "esyscmd("):
                at = text.find(mark)
                end = text.find(")", at)
                if at >= 0 and end > at:
                    ctx.inner(text[at + len(mark) : end].strip("`' "), program)
    elif name == "ipython":
        from ..tool_code import python as cell

        for i, word in enumerate(words[:-1]):
            if word.text in ("-c", "--command"):
                cell(words[i + 1].text, program, ctx)
    elif name == "osascript":
        flat = " ".join(w.text for w in words).lower()
        if "delete" in flat and any(
            place in flat for place in ("of home", "path to home", "startup disk", "of desktop", "documents folder")
        ):
            ctx.delete(Word("~"), program, "tree")
        script(name, words, program, ctx, "applescript", ("-e",), ("-l", "-s"))
    elif name in ("emacs", "emacsclient"):
        for word in words:
            if word.text[:1] not in ("-", "+", "("):
                ctx.read(word, program, "open")
            for call in ("(delete-directory ", "(delete-file "):
                _, found, rest = word.text.partition(call)
                if found and rest.count('"') > 1:
                    ctx.delete(Word(rest.split('"')[1]), program, "tree" if "directory" in call else "file")
            for call in ("(shell-command ", "(call-process-shell-command ", "(shell-command-to-string "):
                _, found, rest = word.text.partition(call)
                if found:
                    ctx.inner(rest.split('"')[1] if rest.count('"') > 1 else rest, program)
    elif name in ("expect", "tclsh"):
        opts = Options(words, ("-c", "-f"))
        for code in [*opts.values.get("-c", ()), *([program.stdin] if program.stdin is not None else [])]:
            for line in code.text.replace(";", "\n").splitlines():
                verb, _, command = line.strip().partition(" ")
                if verb in ("spawn", "exec", "system") and command:
                    ctx.inner(command, program)
                elif verb == "file" and command.startswith("delete"):
                    for path in command.split()[1:]:
                        if path[:1] != "-":
                            ctx.delete(Word(path.strip('"{}')), program, "tree")
    elif name in (
        "R",
        "Rscript",
        "swift",
        "kotlin",
        "octave",
        "gnuplot",
        "guile",
        "sbcl",
        "ghc",
        "clojure",
        "clj",
        "bb",
        "racket",
        "raku",
        "crystal",
        "janet",
        "nim",
        "dart",
        "scheme",
        "ocaml",
        "julia",
        "groovy",
        "scala",
        "elixir",
        "iex",
        "erl",
        "ghci",
        "runghc",
        "tclsh",
        "expect",
        "jshell",
    ):
        script(name, words, program, ctx, "other", ("-e", "-c", "-eval", "--eval", "-E", "--eval-string"), ())
    elif name in ("mshta", "rundll32", "regsvr32", "cscript", "wscript", "jrunscript"):
        text = " ".join(w.text for w in words)
        if any(m in text.lower() for m in ("http:", "https:", "javascript:", "vbscript:", "scrobj")) or text.lstrip("/").startswith(
            "\\\\"
        ):
            ctx.add(program, EXECUTE, "remote", target=f"{name} {text[:60]}", flags=("plain",))
    elif name in ("gdb", "lldb"):
        for i, word in enumerate(words[:-1]):
            if word.text in ("-ex", "-o", "--eval-command", "-eval-command"):
                command = words[i + 1].text
                for start in ("shell ", "!", "platform shell "):
                    if command.startswith(start):
                        ctx.inner(command[len(start) :], program)
    elif name == "trap" and words and words[0].text not in ("-", "", "-l", "-p"):
        ctx.inner(words[0].text, program)


def python(words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """Python: inline code, standard input, a module or a script."""
    i = 0
    while i < len(words):
        text = words[i].text
        if (
            text == "-c"
            or (text[:1] == "-" and text[1:2] not in ("-", "") and text.endswith("c") and text[1:].isalpha())
            or (text.startswith("-c") and len(text) > 2)
        ):
            code = words[i] if len(text) > 2 and text.startswith("-c") else words[i + 1] if i + 1 < len(words) else None
            if code is not None:
                source_text = code.text[2:] if code is words[i] else code.text
                run_python(source_text, code, program, ctx)
            return
        if text == "-m":
            module = words[i + 1].text if i + 1 < len(words) else ""
            tail = Program(
                program.index,
                (Word(module), *words[i + 2 :]),
                cwd=program.cwd,
                stdin=program.stdin,
                feeds=program.feeds,
                redirects=(),
                via=program.via,
            )
            if module in ("pip", "pipx", "twine", "poetry", "uv", "build-no", "conda"):
                load("packages").lower(module, tail, ctx)
            elif module in ("alembic", "django"):
                load("databases").lower("alembic" if module == "alembic" else "manage.py", tail, ctx)
            elif module in ("awscli",):
                load("cloud").lower("aws", tail, ctx)
            elif module == "interlock":
                lower_program(ctx, tail)
            elif module == "timeit":
                timed = Options(words[i + 2 :], ("-n", "-r", "-s", "-u", "--number", "--repeat", "--setup", "--unit"))
                pieces = [*timed.values.get("-s", ()), *timed.values.get("--setup", ()), *timed.rest]
                run_python("\n".join(w.text for w in pieces), None, program, ctx)
            elif module == "http.server":
                served = Options(words[i + 2 :], ("-d", "--directory", "-b", "--bind", "-p", "--protocol")).value(
                    "-d", "--directory"
                )
                place = ctx.place(served or Word(program.cwd.text), program)
                if "secret-dir" in place.tags or place.zone in ("root", "home", "homes"):
                    ctx.add(
                        program,
                        SEND,
                        "tunnel",
                        target="a web server",
                        flags=("tunnel", *(("secret",) if "secret-dir" in place.tags else ())),
                    )
            else:
                for word in words[i + 2 :]:
                    if word.text[:1] != "-" and ("/" in word.text or "." in word.text):
                        ctx.read(word, program, "print" if module in PRINTING else "use")
            return
        if text in ("-X", "-W"):
            i += 2
            continue
        if text[:1] == "-" and text != "-":
            if text in ("--version", "-V", "--help", "-h"):
                return
            i += 1
            continue
        break
    operands = words[i:]
    if not operands or operands[0].text == "-" or operands[0].text == "/dev/stdin":
        piped_code(program, ctx, "python")
        return
    first = operands[0]
    base = first.text.rsplit("/", 1)[-1]
    if base == "manage.py":
        load("databases").lower("manage.py", Program(program.index, operands, cwd=program.cwd, assigns=program.assigns), ctx)
        return
    if first.sources and any(remote_output(ctx, ctx.plan.programs[s]) for s in first.sources):
        ctx.add(
            program,
            EXECUTE,
            "remote",
            flags=remote_flags(ctx, [ctx.plan.programs[s] for s in first.sources]),
            target="fetched Python",
        )
        return
    if UNKNOWN not in first.text and base.endswith(".py"):
        place = ctx.place(first, program)
        if place.zone in ("workspace", "temp"):
            script_text = ctx.script_text(place)
            if script_text is not None and len(script_text) < 24_000 and worth_reading(script_text):
                from ..code.python import lower_code

                before = len(ctx.effects)
                lower_code(script_text, program, ctx)
                for effect in ctx.effects[before:]:
                    effect.flags = (*effect.flags, "script")


def worth_reading(code: str) -> bool:
    """Whether a script's text holds any call that could matter; a cheap look before a parse."""
    return any(
        w in code
        for w in (
            "rmtree", "remove", "unlink", "system", "subprocess", "popen", "exec", "eval", "socket", "urlopen", "requests",
            "httpx", "rename", "write", "chmod",
        )
    )  # fmt: skip


def run_python(text: str, word: "Word | None", program: Program, ctx: Context) -> None:
    """Lower inline Python; code that cannot be known is a question."""
    if UNKNOWN in text:
        sources = [ctx.plan.programs[s] for s in (word.sources if word is not None else ()) if s < len(ctx.plan.programs)]
        if any(remote_output(ctx, s) for s in sources):
            ctx.add(program, EXECUTE, "remote", flags=remote_flags(ctx, sources), target="fetched Python")
            return
        if text.strip(UNKNOWN + " \n") == "":
            ctx.add(program, EXECUTE, "opaque", target="Python code that cannot be known", certainty=UNSURE, flags=("dangerous",))
            return
    from ..code.python import lower_code

    lower_code(text, program, ctx)
    if "import" in text:
        from ..code.libraries import libraries

        libraries(text, program, ctx)
    if "environ" in text:
        from ..environment import in_code

        in_code(text, "python", program, ctx)


def piped_code(program: Program, ctx: Context, language: str) -> None:
    """An interpreter that reads its code from standard input."""
    if program.stdin is not None:
        if UNKNOWN in program.stdin.text and program.stdin.text.strip(UNKNOWN + " \n") == "":
            ctx.add(program, EXECUTE, "opaque", target="code from standard input", certainty=UNSURE)
            return
        if language == "python":
            run_python(program.stdin.text, program.stdin, program, ctx)
        else:
            from ..code.light import lower_code

            lower_code(program.stdin.text, language, program, ctx)
        return
    sources = ctx.upstream(program)
    if any(remote_output(ctx, s) for s in sources):
        ctx.add(program, EXECUTE, "remote", flags=remote_flags(ctx, sources), target=described(sources))
    elif program.feeds:
        names = [s.name for s in sources]
        if names[:1] != ["cat"]:
            ctx.add(
                program,
                EXECUTE,
                "piped",
                target="text from a pipe",
                certainty=UNSURE,
                flags=("dangerous",) if any(n in ("base64", "xxd", "openssl", "gunzip") for n in names) else (),
            )


def script(
    name: str,
    words: "tuple[Word, ...]",
    program: Program,
    ctx: Context,
    language: str,
    inline: "tuple[str, ...]",
    valued: "tuple[str, ...]",
) -> None:
    """Any other interpreter: inline code by option, else standard input."""
    from ..code.light import lower_code

    codes: list[Word] = []
    operands: list[Word] = []
    modules: list[str] = []
    i = 0
    while i < len(words):
        word = words[i]
        text = word.text
        i += 1
        if operands:
            operands.append(word)
            continue
        if text == "--":
            continue
        cluster = text[:1] == "-" and text[1:2] != "-" and len(text) > 1 and language in ("perl", "ruby")
        if text in inline or (
            cluster
            and text[-1:] in ("e", "E")
            and text[1:-1].replace(".", "").isalnum()
            and not text.startswith(("-M", "-m", "-I"))
        ):
            if i < len(words):
                codes.append(words[i])
                i += 1
        elif any(text.startswith(x + "=") for x in inline if x.startswith("--")):
            codes.append(Word(text.split("=", 1)[1], sources=word.sources))
        elif cluster and language == "perl" and len(text) > 2 and text[1] in "eE":
            codes.append(Word(text[2:]))
        elif text in valued:
            i += 1
        elif text.startswith(("-M", "-m", "-r")) and language in ("perl", "ruby"):
            modules.append(text[2:])
        elif text[:1] == "-" and len(text) > 1:
            if text in ("--version", "-v", "--help", "-h", "-V") and name not in ("tclsh",):
                return
        elif name in ("deno", "bun") and text in (
            "eval",
            "run",
            "x",
            "install",
            "add",
            "test",
            "fmt",
            "lint",
            "task",
            "check",
            "cache",
            "create",
            "publish",
            "upgrade",
            "serve",
            "compile",
            "repl",
        ):
            if text == "eval" and i < len(words):
                rest = [w for w in words[i:] if w.text[:1] != "-"]
                codes.extend(rest[:1])
                i = len(words)
            elif text in ("run", "install", "compile", "serve"):
                rest = [w for w in words[i:] if w.text[:1] != "-"]
                if not rest and any(w.text == "-" for w in words[i:]):
                    piped_code(program, ctx, language)
                if rest and rest[0].text.startswith(("http://", "https://")):
                    from ..urls import flags_of, parse

                    ctx.add(program, EXECUTE, "remote", flags=("remote", *flags_of(parse(rest[0].text))), target=rest[0].text)
                return
            elif text in ("x", "publish"):
                load("packages").lower(
                    "bunx" if text == "x" else "npm",
                    Program(
                        program.index,
                        (Word("bunx" if text == "x" else "npm"), *((Word("publish"),) if text == "publish" else ()), *words[i:]),
                        cwd=program.cwd,
                    ),
                    ctx,
                )
                return
            else:
                return
        else:
            operands.append(word)
    if language == "ruby" and not codes and operands and operands[0].text.rsplit("/", 1)[-1] in ("rails", "rake"):
        load("databases").lower("rails", Program(program.index, tuple(operands), cwd=program.cwd, assigns=program.assigns), ctx)
        return
    if language == "php" and operands and operands[0].text.rsplit("/", 1)[-1] == "artisan":
        load("databases").lower("artisan", Program(program.index, tuple(operands), cwd=program.cwd, assigns=program.assigns), ctx)
        return
    if not codes and operands:
        fetched = [ctx.plan.programs[s] for s in operands[0].sources if s < len(ctx.plan.programs)]
        if any(remote_output(ctx, s) for s in fetched):
            ctx.add(program, EXECUTE, "remote", flags=remote_flags(ctx, fetched), target=described(fetched))
            return
    if not codes and operands and language in ("js", "ruby", "perl", "php", "lua"):
        script_file(operands[0], language, program, ctx)
    for code in codes:
        if code.text.strip(UNKNOWN + " \n") == "" and UNKNOWN in code.text:
            sources = [ctx.plan.programs[s] for s in code.sources if s < len(ctx.plan.programs)]
            if any(remote_output(ctx, s) for s in sources):
                ctx.add(program, EXECUTE, "remote", flags=remote_flags(ctx, sources), target="fetched code")
            else:
                ctx.add(
                    program, EXECUTE, "opaque", target=f"{name} code that cannot be known", certainty=UNSURE, flags=("dangerous",)
                )
            continue
        lower_code(code.text, language, program, ctx)
        if "(" in code.text or "[" in code.text or "{" in code.text:
            from ..code.libraries import libraries

            libraries(code.text, program, ctx)
        if "env" in code.text.lower():
            from ..environment import in_code

            in_code(code.text, language, program, ctx, evaluates=any(w.text in ("-p", "--print", "-pe") for w in words))
        if language in ("perl", "ruby"):
            in_place = any(
                w.text[:1] == "-" and w.text[1:2] != "-" and "i" in w.text and not w.text.startswith(("-M", "-I", "-m"))
                for w in words
            )
            for operand in operands:
                if in_place:
                    ctx.write(operand, program, "edit")
                elif any(w.text[:1] == "-" and ("n" in w.text or "p" in w.text) for w in words):
                    ctx.read(operand, program)
    if (not codes and not operands) or (not codes and operands and operands[0].text in ("-", "/dev/stdin")):
        piped_code(program, ctx, language)


#: Code without any of these words is not read further.
RISKY = ("rm", "unlink", "delete", "remove", "exec", "spawn", "system", "`", "rimraf", "popen", "socket", "connect", "eval", "fork")


#: Characters up to which a script with a socket and a shell is taken for a reverse shell.
SHORT = 1_200


def script_file(word: Word, language: str, program: Program, ctx: Context) -> None:
    """A script of the workspace that is run: only what is never acceptable in it counts."""
    if UNKNOWN in word.text or word.glob:
        return
    place = ctx.place(word, program)
    if place.zone not in ("workspace", "temp"):
        return
    text = ctx.script_text(place)
    if text is None or len(text) > 24_000 or not any(mark in text for mark in RISKY):
        return
    from ..code.light import lower_code

    before = len(ctx.effects)
    lower_code(text, language, program, ctx)
    if len(text) > SHORT:
        # A longer program may well hold a socket and a shell that have nothing to do with each other.
        ctx.effects[before:] = [e for e in ctx.effects[before:] if e.verb != "reverse-shell"]
    for effect in ctx.effects[before:]:
        effect.flags = (*effect.flags, "script")


def awk(words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``awk``: its program may run commands and write files; its operands are read."""
    from ..code.light import lower_code

    opts = Options(words, ("-F", "-v", "-f", "--field-separator", "--assign", "--file", "-e", "--source", "-i"), stop=True)
    rest = list(opts.rest)
    code = ""
    if "-e" in opts.values:
        code = opts.values["-e"][-1].text
    elif not opts.has("-f", "--file") and rest:
        code = rest.pop(0).text
    if code:
        lower_code(code, "awk", program, ctx)
        if "ENVIRON" in code:
            from ..environment import in_code

            in_code(code, "awk", program, ctx)
    in_place = opts.value("-i")
    for word in rest:
        if "=" in word.text and "/" not in word.text.split("=")[0]:
            continue
        ctx.read(word, program)
        if in_place is not None and in_place.text == "inplace":
            ctx.write(word, program, "edit")
