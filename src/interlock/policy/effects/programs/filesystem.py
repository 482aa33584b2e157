"""Programs that copy, move, overwrite, link, archive or re-permission files."""

from ....shell.program import UNKNOWN, Program, Word
from ..commands import Context, Options
from ..types import DELETE, DISK, EXECUTE, PERMISSION, SEND, WRITE
from ..types import UNKNOWN as UNSURE

TEMPLATES = (".example", ".sample", ".template", ".tmpl", ".dist", ".default", "-example", "-sample", ".test")


def lower(name: str, program: Program, ctx: Context) -> None:
    """Add the effects of one file program."""
    words = program.argv[1:]
    texts = [w.text for w in words]
    if any(t in ("--help", "--version") for t in texts):
        return
    if name in ("mv", "rename", "mmv"):
        move(words, program, ctx)
    elif name in ("cp", "install", "ditto"):
        copy(words, program, ctx, name)
    elif name in ("ln", "link"):
        link(words, program, ctx)
    elif name == "ddrescue":
        copied = [w for w in words if w.text[:1] != "-"]
        if len(copied) > 1:
            ctx.write(copied[1], program)
    elif name in ("dd", "dcfldd"):
        dd(words, program, ctx)
    elif name in ("truncate", "fallocate"):
        opts = Options(words, ("-s", "--size", "-r", "--reference", "-l", "-o"))
        for word in opts.rest:
            size = opts.value("-s", "--size")
            grows = name == "fallocate" or (size is not None and size.text[:1] in ("+", ">", "%"))
            if not device(word, program, ctx):
                ctx.write(word, program, "create" if grows else "truncate")
    elif name in ("chmod", "chown", "chgrp", "chattr", "setfacl"):
        permissions(name, words, program, ctx)
    elif name in ("tee", "sponge"):
        content = program.stdin.text if program.stdin is not None else ""
        opts = Options(words)
        remote = _from_remote(program, ctx)
        for word in opts.rest:
            if word.text in ("/dev/null", "/dev/stderr", "/dev/tty", "/dev/stdout"):
                continue
            if not device(word, program, ctx):
                append = opts.has("-a", "--append")
                empty = any(r.op == "<" and r.target.text == "/dev/null" for r in program.redirects)
                ctx.write(
                    word, program, "append" if append else "truncate" if empty else "write", detail=content[:2000], flags=remote
                )
    elif name == "rsync":
        rsync(words, program, ctx)
    elif name == "sed":
        sed(words, program, ctx)
    elif name in ("ed", "ex", "vi", "vim", "nvim"):
        for word in Options(words, ("-c", "--cmd", "-u", "-S", "-s")).rest:
            if word.text[:1] != "+":
                ctx.read(word, program, "open")
                ctx.write(word, program, "edit")
        if name in ("ed", "ex") and program.stdin is not None:
            for line in program.stdin.text.splitlines():
                if line.lstrip(":")[:1] == "!":
                    ctx.inner(line.lstrip(":!"), program)
        for i, text in enumerate(texts):
            option = text in ("-c", "--cmd") or (text[:1] == "-" and text[1:].isalpha() and text.endswith("c"))
            command = texts[i + 1] if option and i + 1 < len(texts) else text[1:] if text[:1] == "+" else ""
            if command.lstrip(":").startswith("!"):
                ctx.inner(command.lstrip(":!"), program)
            elif command.lstrip(":").startswith(("lua ", "luado ")):
                from ..code.light import lower_code

                lower_code(command.lstrip(":").partition(" ")[2], "lua", program, ctx)
            elif "system(" in command:
                from ..code.light import lower_code

                lower_code(command[command.find("system(") :], "other", program, ctx)
    elif name in ("touch", "mkdir", "mkfifo"):
        for word in Options(words, ("-m", "-d", "-t", "-r", "--mode", "--date", "--reference")).rest:
            ctx.write(word, program, "create")
    elif name in ("tar", "zip", "7z", "7za", "gzip", "xz", "bzip2", "zstd", "unzip", "cpio", "pax", "ar"):
        archive(name, words, program, ctx)
    elif name in ("split", "csplit", "patch"):
        for i, word in enumerate(words):
            if word.text.startswith("--filter"):
                ctx.inner(word.text.partition("=")[2] or (words[i + 1].text if i + 1 < len(words) else ""), program)
        opts = Options(words, ("-i", "-p", "-d", "-o", "-l", "-b", "-n"))
        for word in opts.rest[:1]:
            if name == "patch":
                ctx.write(word, program, "edit")
                patches(opts.rest[1:], opts.values.get("-i", []), program, ctx)
            else:
                ctx.read(word, program, "copy")
        if name == "patch" and not opts.rest:
            patches([], opts.values.get("-i", []), program, ctx)
    elif name in ("xattr", "setfattr", "logrotate"):
        for word in Options(words, ("-n", "-v", "-x")).rest:
            ctx.write(word, program, "create")


def _from_remote(program: Program, ctx: Context) -> "tuple[str, ...]":
    from ..commands import remote_output

    return ("remote",) if any(remote_output(ctx, p) for p in ctx.upstream(program)[:4]) else ()


def patches(files: "list[Word]", named: "list[Word]", program: Program, ctx: Context) -> None:
    """``patch`` and ``git apply``: the files that a patch writes and deletes, where its text can be read."""
    from ..tools import patch

    texts = [program.stdin.text] if program.stdin is not None else []
    inputs = [r.target for r in program.redirects if r.op == "<"]
    for word in [*files, *named, *inputs][:16]:
        place = ctx.place(word, program)
        text = ctx.script_text(place) if place.zone in ("workspace", "temp") else None
        if text:
            texts.append(text)
    for text in texts:
        if len(text) < 100_000:
            patch(text, (), program, ctx)


def device(word: Word, program: Program, ctx: Context) -> bool:
    """A write to a disk device: adds that effect and says True."""
    if not word.text.startswith("/dev/") and "PhysicalDrive" not in word.text:
        return False
    place = ctx.place(word, program)
    if place.zone == "disk" or "PhysicalDrive" in word.text:
        ctx.add(program, DISK, "overwrite", place=place)
        return True
    return False


def move(words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``mv``: sources leave their place, the destination is written."""
    opts = Options(words, ("-t", "--target-directory", "-S", "--suffix"))
    target = opts.value("-t", "--target-directory")
    sources = opts.rest if target is not None else opts.rest[:-1]
    if target is None:
        target = opts.rest[-1] if len(opts.rest) > 1 else None
    nowhere = target is not None and target.text == "/dev/null"
    for word in sources:
        place = ctx.place(word, program, follow=False)
        if place.zone == "unknown" and not place.tags:
            continue
        ctx.add(program, DELETE, "tree" if nowhere else "move", place=place)
        ctx.read(word, program, "copy")
    if target is not None and not nowhere and not remote_path(target.text):
        _into(sources, target, program, ctx)


def _into(sources: "list[Word]", target: Word, program: Program, ctx: Context, flags: "tuple[str, ...]" = ()) -> None:
    """The destination of a copy or move; a folder gets the sources' names below it."""
    if device(target, program, ctx):
        return
    if target.text == "/dev/null" or target.text.startswith("/dev/std"):
        return
    place = ctx.place(target, program)
    kind = ctx.facts.kind(place.path) if place.path else ""
    if (
        kind == "dir"
        or target.text.endswith("/")
        or place.zone in ("root", "home", "system", "home-top", "workspace-root", "temp-root")
    ):
        for source in sources[:16]:
            base = source.text.rstrip("/").rsplit("/", 1)[-1]
            if UNKNOWN not in base and base not in ("", ".", "..") and not source.glob:
                ctx.write(Word(target.text.rstrip("/") + "/" + base), program, "write", flags=flags)
            else:
                ctx.write(Word(target.text.rstrip("/") + "/" + UNKNOWN), program, "write", flags=flags)
        return
    ctx.write(target, program, "write", flags=flags)


def remote_path(text: str) -> bool:
    """``host:path`` or ``user@host:path`` or ``rsync://``."""
    head = text.split("/", 1)[0]
    return (":" in head and not (len(head) == 2 and head[0].isalpha()) and not head.startswith(UNKNOWN + ":")) or text.startswith(
        ("rsync://", "scp://", "sftp://")
    )


def copy(words: "tuple[Word, ...]", program: Program, ctx: Context, name: str) -> None:
    """``cp`` and ``install``."""
    opts = Options(words, ("-t", "--target-directory", "-S", "--suffix", "-m", "--mode", "-o", "-g", "--owner", "--group"))
    mode = opts.value("-m", "--mode")
    if name == "install" and opts.has("-d", "--directory"):
        return
    target = opts.value("-t", "--target-directory")
    sources = opts.rest if target is not None else opts.rest[:-1]
    if target is None:
        target = opts.rest[-1] if len(opts.rest) > 1 else None
    # A copy beside the original under a name that is as well kept from git and agents tells nobody anything.
    kept = (
        target is not None and target.text.rsplit("/", 1)[-1].startswith(".env") and ctx.place(target, program).zone == "workspace"
    )
    for word in sources:
        if word.text == "/dev/null" and target is not None:
            if not device(target, program, ctx):
                ctx.write(target, program, "truncate")
            return
        if word.text in ("/dev/zero", "/dev/urandom", "/dev/random") and target is not None and device(target, program, ctx):
            return
        if not (kept and word.text.rsplit("/", 1)[-1].startswith(".env")):
            ctx.read(word, program, "copy")
    flags: tuple[str, ...] = ()
    if len(sources) == 1 and sources[0].text.endswith(TEMPLATES):
        flags = ("template",)
    if target is not None:
        if mode is not None and len(mode.text) == 4 and mode.text[0] in "4267":
            ctx.add(program, PERMISSION, "setuid", place=ctx.place(target, program))
        _into(sources, target, program, ctx, flags)


def link(words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``ln``: a link to a secret gives another name to read it by; a link may replace a protected file."""
    opts = Options(words, ("-t", "--target-directory", "-S", "--suffix"))
    target = opts.value("-t", "--target-directory")
    sources = opts.rest if target is not None or len(opts.rest) == 1 else opts.rest[:-1]
    for word in sources:
        ctx.read(word, program, "copy")
        place = ctx.place(word, program)
        if any(t in place.tags for t in ("guard", "critical", "secret-dir")):
            ctx.add(program, WRITE, "alias", place=place)
    if target is None and len(opts.rest) > 1:
        target = opts.rest[-1]
    if target is not None:
        ctx.write(target, program, "link", follow=False)


def dd(words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``dd if= of=``."""
    for word in words:
        key, _, value = word.text.partition("=")
        if key == "of" and value:
            target = Word(value, glob=word.glob, sources=word.sources)
            if value in ("/dev/null", "/dev/stdout", "/dev/stderr", "/dev/tty", "/dev/fd/1", "/dev/zero"):
                continue
            if not device(target, program, ctx):
                if value == UNKNOWN and not word.sources:
                    ctx.add(program, DISK, "overwrite", target="?", certainty=UNSURE)
                else:
                    empty = any(w.text == "if=/dev/null" for w in words)
                    ctx.write(target, program, "truncate" if empty else "write")
        elif key == "if" and value:
            ctx.read(Word(value, glob=word.glob), program, "copy")


def permissions(name: str, words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``chmod``, ``chown`` ...: who may do what with a tree."""
    texts = [w.text for w in words]
    tree = any(
        t in ("-R", "--recursive") or (t[:1] == "-" and t[1:2] not in ("-", "") and "R" in t and t[1:].isalpha()) for t in texts
    )
    reference = any(t.startswith("--reference") for t in texts)
    rest = [
        w
        for w in words
        if w.text[:1] != "-" or (name == "chmod" and len(w.text) > 1 and w.text[1] in "rwxst" and "R" not in w.text)
    ]
    if name == "setfacl":
        rest = rest[1:] if any(t in ("-m", "-x", "-M") for t in texts) else rest
        mode = ""
    else:
        mode = rest[0].text if rest and not reference else ""
        rest = rest if reference else rest[1:]
    flags = ["tree"] if tree else []
    if name == "chmod":
        digits = mode.lstrip("0") if mode.isdigit() else ""
        full = mode.isdigit() and len(mode) >= 4 and mode[-4] in "4267"
        if full or (not mode.isdigit() and "s" in mode.partition("+")[2] + mode.partition("=")[2] and mode[:1] in "ugoa+"):
            flags.append("setuid")
        if (digits and digits[-1] in "2367") or (
            any(c in mode for c in ("o+w", "a+w", "o+rw", "a+rw", "o=rw", "a=rw", "+rwx")) and not mode.startswith(("u", "g"))
        ):
            flags.append("world-writable")
        if (digits == "" and mode.isdigit()) or mode in ("a-rwx", "ugo-rwx", "-rwx", "-r", "a-r"):
            flags.append("locked")
    if name == "chattr" and any(t.startswith("-") and "i" in t for t in texts):
        flags.append("unlocked")
    for word in rest:
        if word.text.endswith("/" + UNKNOWN) and any(via.startswith("find ") for via in program.via):
            # Whatever a search finds, with no name that limits it.
            word, flags = Word(word.text[:-2] or "/"), [*flags, "tree"]
        ctx.add(program, PERMISSION, "setuid" if "setuid" in flags else name, place=ctx.place(word, program), flags=tuple(flags))


def rsync(words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``rsync``: may delete at the destination, may send or fetch."""
    opts = Options(
        words,
        (
            "-e", "--rsh", "--exclude", "--include", "--filter", "-f", "--files-from", "--log-file", "--out-format",
            "--rsync-path", "--backup-dir", "-T", "--chmod", "--port",
        ),
    )  # fmt: skip
    shell = opts.value("-e", "--rsh")
    if shell is not None and " " in shell.text and not shell.text.lstrip().startswith("ssh"):
        ctx.inner(shell.text, program)
    if opts.has("-n", "--dry-run") or len(opts.rest) < 2:
        return
    target = opts.rest[-1]
    if opts.has("--remove-source-files"):
        for word in opts.rest[:-1]:
            if not remote_path(word.text):
                ctx.delete(word, program, "tree")
    if remote_path(target.text):
        for word in opts.rest[:-1]:
            ctx.read(word, program, "copy")
        host = target.text.split(":", 1)[0].rsplit("@", 1)[-1]
        flags = ["data"]
        if host in ("localhost", "127.0.0.1", "::1"):
            flags.append("local")
        if any(f.startswith("--del") for f in opts.flags):
            flags.append("delete")
        ctx.add(program, SEND, "rsync", target=host, flags=tuple(flags))
        return
    if any(f.startswith("--del") for f in opts.flags):
        place = ctx.place(target, program)
        ctx.add(program, DELETE, "mirror", place=place)
    for word in opts.rest[:-1]:
        if not remote_path(word.text):
            ctx.read(word, program, "copy")
    ctx.write(target, program, "write")


def sed(words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``sed``: prints files, or edits them in place; its ``e`` and ``w`` commands run and write."""
    opts = Options(words, ("-e", "--expression", "-f", "--file", "-l", "--line-length"))
    scripts = [w.text for key in ("-e", "--expression") for w in opts.values.get(key, ())]
    rest = list(opts.rest)
    in_place = any(f in ("-i", "--in-place") or f.startswith("--in-p") for f in opts.flags)
    if in_place and rest and rest[0].text == "" and rest[0].quoted:
        rest = rest[1:]
    if not scripts and not opts.has("-f", "--file") and rest:
        scripts = [rest[0].text]
        rest = rest[1:]
    for script in scripts:
        tail = script.rstrip().rsplit("/", 1)[-1]
        if script.startswith("s") and len(script) > 1 and set(tail) <= set("gepiIm0123456789") and "e" in tail:
            fields = script.split(script[1])
            if len(fields) == 4 and "&" not in fields[2] and not any(f"\\{n}" in fields[2] for n in range(10)):
                ctx.inner(fields[2].replace("\\", ""), program)
                continue
            ctx.add(program, EXECUTE, "opaque", target="sed's e command", certainty=UNSURE, flags=("dangerous",))
        if script.lstrip("0123456789$,").startswith("e "):
            ctx.inner(script.lstrip("0123456789$,")[2:], program)
        if " w " in script or script.startswith("w "):
            ctx.write(Word(script.rsplit("w ", 1)[1].strip()), program)
    empties = in_place and any(script.replace(" ", "") in ("d", "1,$d", "1d;$d", "/./d;d") for script in scripts)
    for word in rest:
        if empties:
            ctx.write(word, program, "truncate", flags=("empty",))
        elif in_place:
            ctx.write(word, program, "edit", detail=" ".join(scripts)[:400])
        else:
            ctx.read(word, program)


def archive(name: str, words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """Archivers: what goes in is read, what comes out is written."""
    texts = [w.text for w in words]
    if name == "tar":
        mode = texts[0] if texts else ""
        letters = mode.lstrip("-") if not mode.startswith("--") else ""
        create = (
            any(t in ("--create", "--append", "--update") for t in texts)
            or (letters and letters[0] in "cru" and mode[:1] != "/")
            or any(t[:1] == "-" and t[1:2] != "-" and "c" in t[1:] and "C" not in t for t in texts[:3])
        )
        valued = (
            "-f", "-C", "-X", "-T", "--file", "--directory", "--exclude", "--to-command", "--checkpoint-action", "-I",
            "--use-compress-program", "--files-from", "--exclude-from",
        )  # fmt: skip
        normal_words = [Word("-" + letters), *words[1:]] if letters and mode[:1] != "-" else list(words)
        opts = Options(normal_words, valued)
        for key in ("--to-command", "--checkpoint-action", "-I", "--use-compress-program"):
            for value in opts.values.get(key, ()):
                command = value.text.partition("exec=")[2] or value.text
                if " " in command or command.rsplit("/", 1)[-1] in ("sh", "bash"):
                    ctx.inner(command, program)
        where = opts.value("-C", "--directory")
        if create or ("-c" in opts.flags and not opts.flags & {"-x", "-t"}):
            for word in opts.rest:
                base = (
                    word
                    if where is None or word.text[:1] in ("/", "~")
                    else Word(where.text.rstrip("/") + "/" + word.text, glob=word.glob)
                )
                ctx.read(base, program, "archive")
                if opts.has("--remove-files"):
                    ctx.delete(base, program, "tree")
            out = opts.value("-f", "--file")
            if out is not None and out.text not in ("-", "/dev/stdout"):
                ctx.write(out, program, "write")
        elif (
            letters[:1] == "x"
            or any(t in ("--extract", "--get") for t in texts)
            or any(t[:1] == "-" and t[1:2] != "-" and "x" in t for t in texts[:3])
        ) and where is not None:
            place = ctx.place(where, program)
            ctx.add(program, WRITE, "extract", place=place)
        return
    if name in ("cpio", "pax"):
        copied = Options(words, ("-O", "-I", "-F", "-f", "-D", "-H", "-E", "-R", "-s", "-b", "-x", "-o" if name == "pax" else "-C"))
        for key in ("-O", "-F", "--file", "-f" if name == "pax" else "-O"):
            for word in copied.values.get(key, ()):
                if not device(word, program, ctx) and ("-o" in copied.flags or "-w" in copied.flags or key == "-O"):
                    ctx.write(word, program, "write")
        return
    opts = Options(words, ("-d", "-o", "-P", "-x", "-i"), stop=False)
    if name == "zip":
        for i, word in enumerate(words[:-1]):
            if word.text in ("-TT", "--unzip-command"):
                ctx.inner(words[i + 1].text, program)
        for word in words:
            if word.text.startswith("--unzip-command="):
                ctx.inner(word.text.partition("=")[2], program)
        for word in opts.rest[1:]:
            ctx.read(word, program, "archive")
        if opts.has("-m"):
            for word in opts.rest[1:]:
                ctx.delete(word, program, "move")
        if opts.rest and opts.rest[0].text != "-":
            ctx.write(opts.rest[0], program, "write")
    elif name in ("7z", "7za"):
        if texts[:1] == ["a"]:
            for word in opts.rest[2:]:
                ctx.read(word, program, "archive")
    elif name == "unzip":
        out = opts.value("-d")
        if out is not None:
            ctx.add(program, WRITE, "extract", place=ctx.place(out, program))
    elif name in ("gzip", "xz", "bzip2", "zstd"):
        for word in opts.rest:
            ctx.read(word, program, "archive" if opts.has("-c", "--stdout") else "use")
