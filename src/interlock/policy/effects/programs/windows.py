"""PowerShell cmdlets and cmd commands."""

from ....shell.program import UNKNOWN, Program, Word
from ..commands import Context, remote_output
from ..types import DELETE, DISK, EXECUTE, GUARD, READ, SEND, SYSTEM
from ..types import UNKNOWN as UNSURE

DELETES = frozenset(["remove-item", "ri", "erase", "del", "rd", "rm", "rmdir", "clear-recyclebin"])
FETCHES = frozenset(["invoke-webrequest", "iwr", "invoke-restmethod", "irm", "start-bitstransfer"])


def share(texts: "list[str]", program: Program, ctx: Context) -> None:
    """A script file on another host's share, given to PowerShell (``-File`` in any length)."""
    for i, text in enumerate(texts[:-1]):
        option = text.lower()[1:]
        if text[:1] in ("-", "/") and option and "file".startswith(option) and texts[i + 1].startswith(("\\", "//")):
            ctx.add(program, EXECUTE, "remote", flags=("remote",), target=texts[i + 1])


def lower(name: str, program: Program, ctx: Context) -> None:
    """Add the effects of one Windows command (names in any case)."""
    low = name.lower()
    if low.endswith((".exe", ".cmd", ".com")):
        low = low.rsplit(".", 1)[0]
    words = program.argv[1:]
    texts = [w.text for w in words]
    if low in ("powershell", "pwsh"):
        share(texts, program, ctx)
        if program.feeds and any(remote_output(ctx, s) for s in ctx.upstream(program)):
            from ..fetched import described, remote_flags

            above = ctx.upstream(program)
            ctx.add(program, EXECUTE, "remote", flags=remote_flags(ctx, above), target=described(above))
        return
    flags, values, rest = parameters(words)
    if "whatif" in flags or "/?" in texts:
        return
    if low == "forfiles":
        for_files(texts, program, ctx)
    elif low == "get-storedcredential":
        ctx.add(program, READ, "credential", target="the credential store", flags=("secret-ask",))
    elif low == "sc" and texts[:1] and texts[0].lower() in ("delete", "config", "create", "stop", "failure", "sdset"):
        ctx.add(
            program, SYSTEM, "service-enable" if texts[0].lower() == "create" else "settings", target=f"sc {' '.join(texts[:2])}"
        )
    elif low in ("get-childitem", "gci", "dir", "ls", "get-item") and any(t.lower().rstrip("\\/*") == "env:" for t in texts):
        from ..environment import printed

        printed(program, ctx)
    elif low in ("get-wmiobject", "gwmi", "get-ciminstance", "gcim"):
        gone = [p for p in ctx.line(program) if program.index in p.feeds]
        if any("shadowcopy" in t.lower() for t in texts) and any(
            p.name.lower().startswith("remove-") or ".delete(" in " ".join(w.text for w in p.argv).lower() for p in gone
        ):
            ctx.add(program, DISK, "shadow-copies", target="the restore points of this machine")
    elif low in DELETES:
        remove(low, flags, values, rest, program, ctx)
    elif low in FETCHES or low in ("curl", "wget"):
        url = values.get("uri") or values.get("source") or (rest[0] if rest else None)
        if url is not None:
            from .network import fetch, send

            out = values.get("outfile") or values.get("destination")
            if out is None and low == "start-bitstransfer" and len(rest) > 1:
                out = rest[1]
            fetch(url.text, program, ctx, saved=out is not None)
            if out is not None:
                from ..urls import flags_of, parse

                bare = any(f in ("plain", "address", "lookalike") for f in flags_of(parse(url.text)))
                ctx.write(out, program, "write", flags=("remote", "insecure") if bare else ("remote",))
            data = (
                "body" in values
                or "infile" in values
                or values.get("method", Word("get")).text.lower() in ("post", "put", "patch", "delete")
            )
            file = values.get("infile")
            if file is not None:
                ctx.read(file, program, "send")
            send(program, ctx, url.text, "request", ["data"] if data else [])
    elif low in ("invoke-expression", "iex"):
        sources = [ctx.plan.programs[i] for w in words for i in w.sources if i < len(ctx.plan.programs)] + ctx.upstream(program)
        text = " ".join(texts)
        if any(remote_output(ctx, s) or s.name.lower() in FETCHES for s in sources) or any(
            m in text.lower() for m in ("downloadstring", "webclient", "invoke-webrequest", "iwr ", "irm ")
        ):
            from ..fetched import described, remote_flags

            plain = ("plain",) if "http://" in text.lower() else ()
            ctx.add(program, EXECUTE, "remote", flags=(*remote_flags(ctx, sources), *plain), target=described(sources))
        elif UNKNOWN in text or not text:
            ctx.add(program, EXECUTE, "opaque", target="an expression that cannot be known", certainty=UNSURE, flags=("dangerous",))
        else:
            ctx.inner(text, program, "powershell")
    elif low in ("format-volume", "clear-disk", "initialize-disk", "remove-partition"):
        ctx.add(program, DISK, "format" if low == "format-volume" else "wipe", target=" ".join(texts[:4]))
    elif low in ("set-content", "sc_", "add-content", "out-file", "new-item", "clear-content", "export-clixml", "tee-object"):
        target = values.get("path") or values.get("literalpath") or values.get("filepath") or (rest[0] if rest else None)
        value = values.get("value") or (rest[1] if len(rest) > 1 else None)
        if target is not None and not (
            low == "new-item" and "itemtype" in values and values["itemtype"].text.lower() == "directory"
        ):
            verb = (
                "truncate"
                if low == "clear-content"
                else "append"
                if low == "add-content"
                else "create"
                if low == "new-item" and value is None
                else "write"
            )
            ctx.write(target, program, verb, detail=value.text[:2000] if value is not None else "")
    elif low == "remove-itemproperty":
        where = values.get("path") or (rest[0] if rest else None)
        if where is not None and where.text.lower().startswith(("hk", "registry")):
            ctx.add(program, SYSTEM, "settings", target=where.text)
    elif low in ("move-item", "mi", "move", "mv", "rename-item", "ren", "copy-item", "cpi", "copy", "cp", "xcopy"):
        source = values.get("path") or values.get("literalpath") or (rest[0] if rest else None)
        target = values.get("destination") or values.get("newname") or (rest[1] if len(rest) > 1 else None)
        if source is not None:
            ctx.read(source, program, "copy")
            if low in ("move-item", "mi", "move", "rename-item", "ren"):
                ctx.add(program, DELETE, "move", place=ctx.place(source, program, follow=False))
        from .filesystem import TEMPLATES

        if target is not None and not (source is not None and low.startswith("cop") and source.text.endswith(TEMPLATES)):
            ctx.write(target, program, "write")
    elif low in ("get-content", "gc", "type", "select-string", "sls", "cat"):
        for word in [*rest, *(v for k, v in values.items() if k in ("path", "literalpath"))]:
            ctx.read(word, program, "print")
        if not rest and not values:
            for searched in ctx.upstream(program):
                if searched.name.lower() in ("get-childitem", "gci", "dir", "ls"):
                    print_found(searched, program, ctx)
    elif low == "robocopy":
        upper = [t.upper() for t in texts]
        if any(t in ("/MIR", "/PURGE") for t in upper) and len(rest) > 1:
            ctx.add(program, DELETE, "mirror", place=ctx.place(rest[1], program))
        elif len(rest) > 1:
            ctx.read(rest[0], program, "archive")
            ctx.write(rest[1], program, "write")
    elif low in ("icacls", "takeown", "attrib", "set-acl"):
        tree = any(t.lower() in ("/t", "/r", "/s") for t in texts)
        target = rest[0] if rest else values.get("path")
        if low == "takeown" and "/f" in [t.lower() for t in texts]:
            at = [t.lower() for t in texts].index("/f")
            target = words[at + 1] if at + 1 < len(words) else target
        if (
            target is not None
            and low != "attrib"
            and (tree or any(t.lower().startswith(("/grant", "/reset", "/deny", "/remove")) for t in texts))
        ):
            ctx.add(
                program,
                "permission",
                "chmod",
                place=ctx.place(target, program),
                flags=(*(("tree",) if tree else ()), *(("world-writable",) if any("everyone" in t.lower() for t in texts) else ())),
            )
    elif low in (
        "set-executionpolicy",
        "set-mppreference",
        "add-mppreference",
        "disable-computerrestore",
        "clear-eventlog",
        "disable-netadapter",
        "disable-windowsoptionalfeature",
        "enable-psremoting",
        "set-environmentvariable",
    ):
        if low == "set-environmentvariable" and not any(t.lower() in ("machine", "user") for t in texts):
            return
        process = any(t.lower() == "process" for t in texts)
        if not (low == "set-executionpolicy" and process):
            ctx.add(
                program,
                SYSTEM,
                "protection" if low not in ("set-executionpolicy", "set-environmentvariable", "enable-psremoting") else "settings",
                target=f"{name} {' '.join(texts[:3])}",
            )
    elif low in ("restart-computer", "stop-computer"):
        ctx.add(program, SYSTEM, "power", target=name)
    elif low in ("stop-process", "spps", "taskkill") and (
        "id" in values or any(t.lower() == "/pid" for t in texts) or (low != "taskkill" and rest and rest[0].text.isdigit())
    ):
        # One process by its number, as with kill.
        return
    elif low in ("stop-process", "spps", "taskkill", "kill-by-name"):
        if "interlock" in " ".join(texts).lower():
            ctx.add(program, GUARD, "kill", target=f"{name} {' '.join(texts[:3])}")
            return
        ctx.add(program, SYSTEM, "kill", target=f"{name} {' '.join(texts[:3])}")
    elif low in ("start-process", "saps"):
        file = values.get("filepath") or (rest[0] if rest else None)
        arguments = values.get("argumentlist") or (rest[1] if len(rest) > 1 else None)
        if "verb" in values and values["verb"].text.lower() == "runas":
            ctx.add(program, SYSTEM, "elevated", target=file.text if file is not None else "a program")
        if file is not None and UNKNOWN not in file.text:
            ctx.inner(f"{file.text} {arguments.text if arguments is not None else ''}".strip(), program, "powershell")
    elif low in ("register-scheduledtask", "new-service", "unregister-scheduledtask", "stop-service", "remove-service"):
        ctx.add(
            program,
            SYSTEM,
            "service-enable" if low in ("register-scheduledtask", "new-service") else "settings",
            target=f"{name} {' '.join(texts[:2])}",
        )
    elif low in ("new-localuser", "add-localgroupmember", "remove-localuser"):
        ctx.add(
            program,
            SYSTEM,
            "account",
            target=f"{name} {' '.join(texts[:3])}",
            flags=("root",) if any("admin" in t.lower() for t in texts) else (),
        )
    elif low in ("remove-vm",):
        ctx.add(program, "remote", "machine-delete", target=f"{name} {' '.join(texts[:2])}")
    elif low in ("set-itemproperty", "new-itemproperty"):
        path = values.get("path") or (rest[0] if rest else None)
        if path is not None and ("hklm" in path.text.lower() or "hkcu" in path.text.lower()):
            ctx.add(program, SYSTEM, "service-enable" if "\\run" in path.text.lower() else "settings", target=path.text)
    elif low == "compress-archive":
        for word in [*rest[:1], *(v for k, v in values.items() if k in ("path", "literalpath"))]:
            ctx.read(word, program, "archive")
    elif low == "ntdsutil" or (
        low == "reg"
        and texts[:1]
        and texts[0].lower() in ("save", "export")
        and any(t.lower().rstrip("\\").endswith(("\\sam", "\\system", "\\security")) for t in texts)
    ):
        ctx.add(program, READ, "dump", target=f"{name} {' '.join(texts[:2])}", flags=("secret",))
    elif low in ("set-netfirewallprofile", "uninstall-windowsfeature", "remove-windowsfeature", "dism", "set-wmiinstance"):
        if low != "dism" or any("disable" in t.lower() or "remove" in t.lower() for t in texts):
            ctx.add(
                program,
                SYSTEM,
                "protection"
                if low == "set-netfirewallprofile" and any(t.lower() in ("false", "$false") for t in texts)
                else "settings",
                target=f"{name} {' '.join(texts[:2])}",
            )
    elif low in ("set-service", "new-netfirewallrule", "remove-netfirewallrule", "cmdkey", "register-scheduledjob"):
        if low != "cmdkey" or any(t.lower().startswith(("/add", "/generic", "/delete")) for t in texts):
            ctx.add(
                program,
                SYSTEM,
                "service-enable" if low == "register-scheduledjob" else "settings",
                target=f"{name} {' '.join(texts[:2])}",
            )
    elif low in ("uninstall-package", "msiexec"):
        if any("http:" in t.lower() or "https:" in t.lower() for t in texts):
            ctx.add(program, EXECUTE, "remote", flags=("remote",), target=" ".join(texts[:3]))
        elif low != "msiexec" or any(t.lower() in ("/x", "/uninstall") for t in texts):
            ctx.add(program, SYSTEM, "packages", target=f"{name} {' '.join(texts[:2])}")
    elif low == "logoff":
        ctx.add(program, SYSTEM, "power", target=name)
    elif low == "convertfrom-securestring" and any(t.lower() == "-asplaintext" for t in texts):
        ctx.add(program, READ, "credential", target="a secure string", flags=("secret-ask",))
    elif low == "invoke-sqlcmd":
        query = values.get("query") or values.get("q")
        if query is not None:
            from ..sql import lower_sql

            server = " ".join(v.text for k, v in values.items() if k in ("serverinstance", "database", "connectionstring"))
            lower_sql(query.text, ctx, program, database=server, flags=("cli",))
    elif low == "invoke-command":
        code = values.get("scriptblock")
        if code is not None:
            ctx.inner(code.text.strip("{} "), program, "powershell")
    elif low == "new-object":
        text = " ".join(texts).lower()
        if "tcpclient" in text:
            ctx.add(program, EXECUTE, "reverse-shell", target="a TCP client in PowerShell") if any(
                "getstream" in " ".join(w.text for w in p.argv).lower() or p.name.lower() in ("iex", "invoke-expression")
                for p in ctx.line(program)
            ) else ctx.add(program, SEND, "socket", target="a TCP client", flags=("data",))


def parameters(words: "tuple[Word, ...]") -> "tuple[set[str], dict[str, Word], list[Word]]":
    """PowerShell parameters (``-Recurse``, ``-Path x``, ``-Path:x``, abbreviations) and cmd switches (``/s``), all lower case."""
    switches = (
        "recurse", "force", "confirm", "whatif", "verbose", "append", "usebasicparsing", "nonewline", "passthru", "hidden",
        "file", "directory", "quiet", "asjob", "allmatches", "simplematch", "raw",
    )  # fmt: skip
    names = (
        "path", "literalpath", "filter", "include", "exclude", "destination", "uri", "outfile", "value", "filepath",
        "argumentlist", "body", "method", "infile", "headers", "itemtype", "name", "verb", "newname", "scriptblock", "source",
        "driveletter", "number", "id", "contenttype", "encoding", "pattern", "depth", "erroraction",
    )  # fmt: skip
    flags: set[str] = set()
    values: dict[str, Word] = {}
    rest: list[Word] = []
    i = 0
    while i < len(words):
        word = words[i]
        text = word.text
        i += 1
        if text[:2] == "//" and len(text) == 3:
            # Git Bash needs two slashes.
            text = text[1:]
        if text.lower() in ("-rf", "-fr", "-rfv", "-rfo"):
            flags.update(("recurse", "force"))
            continue
        if len(text) > 1 and text[0] == "-" and text[1].isalpha():
            name, colon, value = text[1:].lower().partition(":")
            switch = next((s for s in switches if s.startswith(name)), "") if name not in names else ""
            if name in ("r", "rec", "recurs"):
                switch = "recurse"
            if name in ("fo",):
                switch = "force"
            if switch and name not in ("f",):
                if value not in ("$false", "0"):
                    flags.add(switch)
                continue
            if name == "f":
                flags.add("force")
                continue
            full = next((s for s in names if s.startswith(name)), name)
            if colon:
                values[full] = Word(text.split(":", 1)[1], glob=word.glob)
            elif i < len(words) and not (words[i].text[:1] == "-" and words[i].text[1:2].isalpha()):
                values[full] = words[i]
                i += 1
            else:
                flags.add(full)
        elif (
            len(text) >= 2 and text[0] == "/" and (len(text) <= 3 or ":" in text[:4] or text[1:].isupper()) and text[1:2].isalpha()
        ):
            flags.add(text.lower())
        else:
            rest.append(word)
    return flags, values, rest


def print_found(source: Program, program: Program, ctx: Context) -> None:
    """What a search by name hands to a program that prints: each of its patterns counts as a file."""
    _, values, rest = parameters(source.argv[1:])
    patterns = [v for k, v in values.items() if k in ("include", "filter")]
    for word in [*patterns, *(rest if patterns else [])]:
        for text in word.text.split(","):
            ctx.read(Word(text.strip(), glob="*" in text), program, "print")


def for_files(texts: "list[str]", program: Program, ctx: Context) -> None:
    """``forfiles /p FOLDER /s /c COMMAND``: the command for every file below the folder."""
    low = [t.lower() for t in texts]
    folder = texts[low.index("/p") + 1] if "/p" in low[:-1] else "."
    command = texts[low.index("/c") + 1] if "/c" in low[:-1] else ""
    mask = texts[low.index("/m") + 1] if "/m" in low[:-1] else ""
    if any(word in command.lower().split() for word in ("del", "erase", "rd", "rmdir")):
        names = (mask,) if mask.strip("*.") else ()
        place = ctx.place(Word(folder.replace("\\", "/"), glob=True), program)
        flags = ("search", *(("tree",) if "/s" in low else ()), *(("names",) if names else ()))
        ctx.add(program, DELETE, "found", place=place, detail=" ".join(names), flags=flags)
    elif command:
        ctx.inner(command.replace("@path", "file").replace("@file", "file"), program, "cmd")


def remove(low: str, flags: "set[str]", values: "dict[str, Word]", rest: "list[Word]", program: Program, ctx: Context) -> None:
    """Deletions: cmd's ``del /s`` and ``rd /s``, PowerShell's ``Remove-Item``."""
    tree = "recurse" in flags or "/s" in flags or "-rf" in [w.text for w in program.argv]
    targets = list(rest)
    for key in ("path", "literalpath"):
        if key in values:
            targets.append(values[key])
    if not targets and program.stdin is not None and UNKNOWN not in program.stdin.text:
        targets = [Word(line.strip()) for line in program.stdin.text.splitlines() if line.strip()]
    sources = ctx.upstream(program) if program.feeds else []
    if targets and not sources and all(UNKNOWN in w.text for w in targets):
        # ``foreach ($d in Get-ChildItem X) { Remove-Item $d.FullName }``: the search stands before.
        before = [
            p for p in ctx.plan.programs[max(0, program.index - 3) : program.index] if p.name.lower() in ("get-childitem", "gci")
        ]
        if before and not any(before[-1].index in p.feeds for p in ctx.plan.programs):
            sources, targets, tree = before[-1:], [], True
    if targets and all(UNKNOWN in w.text for w in targets):
        # ``... | ForEach-Object { Remove-Item $_.FullName }``: the block stands before its own command in the plan.
        block = next(
            (p for p in ctx.plan.programs[program.index + 1 : program.index + 8] if p.name.lower() in ("foreach-object", "%")), None
        )
        above = ctx.upstream(block) if block is not None else []
        if any(p.name.lower() in ("get-childitem", "gci", "dir", "ls", "get-item") for p in above):
            sources, targets = above, []
            tree = True
    if not targets and sources:
        for source in sources:
            if source.name.lower() in ("get-childitem", "gci", "dir", "ls", "get-item"):
                source_flags, source_values, source_rest = parameters(source.argv[1:])
                found = list(source_rest) + [v for k, v in source_values.items() if k in ("path", "literalpath")]
                names = [v.text for k, v in source_values.items() if k in ("filter", "include") and v.text.strip("*.")]
                if names and found:
                    # ``-Include a,b``: all but the first stand among the operands.
                    names.extend(w.text for w in source_rest if "path" in source_values)
                    found = [w for w in found if "path" not in source_values or w not in source_rest]
                for word in found or [Word(".")]:
                    place = ctx.place(Word(word.text, glob=True), program)
                    ctx.add(
                        program,
                        DELETE,
                        "found",
                        place=place,
                        detail=" ".join(names),
                        flags=("search", *(("tree",) if tree or "recurse" in source_flags else ()), *(("names",) if names else ())),
                    )
                return
    for word in targets:
        for text in word.text.split(",") if "," in word.text and not word.quoted else [word.text]:
            ctx.delete(Word(text.strip(), glob=True, split=word.split, sources=word.sources), program, "tree" if tree else "file")
