"""Programs that print or transform files: what they read matters only when it is a secret."""

from ....shell.program import UNKNOWN, Program, Word
from ..commands import Context, Options
from ..types import READ

#: Programs whose first operand is a pattern or program text, not a file.
PATTERN_FIRST = frozenset(("grep", "egrep", "fgrep", "findstr", "rg", "ag", "ack", "zgrep", "jq", "yq", "tr", "gron", "dasel"))

VALUED = {
    "grep": ("-e", "-f", "-m", "-A", "-B", "-C", "--include", "--exclude", "--exclude-dir", "--color", "--regexp", "--file"),
    "rg": (
        "-e", "-f", "-g", "--glob", "-t", "-T", "-m", "-A", "-B", "-C", "--type", "-r", "--replace", "-M", "--regexp",
        "--max-depth", "-d", "-j", "--sort",
    ),
    "head": ("-n", "-c", "--lines", "--bytes"),
    "tail": ("-n", "-c", "--lines", "--bytes", "-s", "--pid"),
    "cut": ("-d", "-f", "-c", "-b", "--delimiter", "--fields"),
    "sort": ("-k", "-t", "-o", "-S", "-T", "--key", "--output", "--field-separator"),
    "base64": ("-w", "--wrap", "-i", "-o"),
    "xxd": ("-l", "-s", "-c", "-g", "-o"),
    "jq": ("--arg", "--argjson", "--indent", "--slurpfile", "--rawfile", "-f", "--from-file"),
    "diff": ("-U", "-C", "-x", "-I", "--exclude"),
    "od": ("-A", "-t", "-N", "-j"),
    "strings": ("-n", "-e"),
}  # fmt: skip


#: Searches of lines, and words of patterns that look for secrets among variables.
SEARCHES = frozenset(("grep", "egrep", "fgrep", "rg", "ag", "ack"))
SECRET_WORDS = ("token", "secret", "passw", "api_key", "apikey", "access_key", "credential", "_key", "|key", "auth")


def named_variables(pattern: str, program: Program, ctx: Context) -> None:
    """``env | grep -i token``: the variables whose names tell of a secret, with their values unless only names are kept."""
    from ..special import prints_environment

    low = pattern.lower()
    if not (low in ("key", "pass", "pwd") or any(word in low for word in SECRET_WORDS)):
        return
    programs = ctx.plan.programs
    if not any(prints_environment(programs[i]) for i in program.feeds if i < len(programs)):
        return
    if any(
        program.index in p.feeds and p.name in ("cut", "sed", "awk", "wc", "tr")
        for p in programs[program.index : program.index + 8]
    ):
        return
    ctx.add(program, READ, "variable", target="variables that hold secrets", flags=("secret-ask",))


def lower(name: str, program: Program, ctx: Context) -> None:
    """Add the effects of one reading program."""
    words = program.argv[1:]
    if any(w.text == "--help" for w in words):
        return
    if name == "man":
        for i, word in enumerate(words[:-1]):
            if word.text in ("-P", "-H", "--pager") and " " in words[i + 1].text:
                ctx.inner(words[i + 1].text, program)
        return
    if name == "ps":
        if any(w.text.isalpha() and "e" in w.text for w in words):
            ctx.add(program, READ, "variable", target="the environment of every process", flags=("secret-ask",))
        return
    if name == "jq" and any(w.text in ("env", "$ENV", ". | env", "$ENV | .", "env | .") for w in words):
        from ..environment import printed

        printed(program, ctx)
        return
    family = "grep" if name in ("egrep", "fgrep", "zgrep") else name
    opts = Options(words, VALUED.get(family, ()), single_dash_long=False)
    rest = list(opts.rest)
    if name in PATTERN_FIRST and not opts.has("-e", "-f", "--regexp", "--file", "--from-file", "--files") and rest:
        if name in SEARCHES and program.feeds and not opts.has("-c", "-q", "-v", "-o"):
            named_variables(rest[0].text, program, ctx)
        rest = rest[1:]
    if name in ("yq", "dasel", "jq") and any(w.text in ("-i", "--inplace", "--in-place") for w in words):
        for word in rest[1:] or rest:
            ctx.write(word, program, "edit")
    for value in opts.values.get("--compress-program", ()):
        ctx.inner(value.text, program)
    verb = "print"
    recursive = name in ("rg", "ag", "ack") or opts.has("-r", "-R", "--recursive")
    if recursive and name != "sort":
        verb = "search"
    if (
        opts.has("-l", "--files-with-matches", "-c", "--count", "-q", "--quiet", "-L") and name in ("grep", "rg", "egrep", "fgrep")
    ) or name in ("wc", "md5sum", "sha256sum", "cmp"):
        return
    for word in rest:
        ctx.read(word, program, verb)
    out = opts.value("-o", "--output") if name == "sort" else None
    if out is not None:
        ctx.write(out, program)
    if name == "xxd" and opts.has("-r") and len(rest) > 1:
        ctx.write(rest[1], program)
    if name in ("less", "more", "view", "most", "look", "head"):
        for word in words:
            if word.text[:1] == "+" and "!" in word.text:
                ctx.inner(word.text.split("!", 1)[1], program)
    if not rest and UNKNOWN in "".join(w.text for w in words) and name == "cat":
        return
    if "xargs" in program.via:
        for source in ctx.upstream(program):
            words_of = [w for w in source.argv[1:] if w.text[:1] != "-"]
            if source.name == "ls":
                for word in words_of:
                    ctx.read(word, program, verb)
            elif source.name == "find":
                for i, word in enumerate(source.argv[:-1]):
                    if word.text in ("-name", "-iname", "-path", "-wholename"):
                        root = words_of[0].text.rstrip("/") if words_of else "."
                        ctx.read(Word(f"{root}/{source.argv[i + 1].text}", glob=True), program, verb)
    if any("xargs" in v for v in program.via) and program.stdin is not None and UNKNOWN not in program.stdin.text:
        for text in program.stdin.text.split():
            ctx.read(Word(text), program, verb)
