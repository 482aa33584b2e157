"""Every variable of an environment printed at once, by a program, by inline code or by resolved settings."""

from ...shell.program import Program, Word
from .commands import Context
from .types import READ

#: Programs that hand on what they read, in another order or form: what they print still holds every value.
PASSING = frozenset(
    [
        "sort", "cat", "less", "more", "tee", "head", "tail", "base64", "nl", "column", "uniq", "xxd", "od", "rev", "tac", "gzip",
        "tr", "bat", "most", "hexdump", "base32", "paste", "sponge", "pbcopy", "xclip", "sort-object", "format-table", "out-file",
        "format-list", "out-string", "convertto-json", "openssl",
    ]
)  # fmt: skip
SEARCHES = frozenset(("grep", "egrep", "fgrep", "rg", "ag", "ack"))
#: What is shown of the target.
ALL = "every variable of the environment"
#: Where nothing is shown.
HIDDEN = frozenset(("/dev/null", "NUL", "$null"))

#: Readers of readers that are followed.
MAX_READERS = 8

#: What follows the name of the whole environment in code that takes one variable, or only the names.
ONE = (".", "[", "?.", "->")
PRINTS = {
    "js": ("console.", "stringify(", "stdout.write", "util.inspect", "inspect("),
    "python": ("print", "dump", ".write("),
    "ruby": ("puts", "print", "p ", "p(", "pp", "$stdout", "dump", "inspect", "to_json", "awesome"),
    "perl": ("print", "say", "dump"),
    "php": ("print", "dump", "echo", "export", "json_encode"),
    "awk": ("print",),
    "lua": ("print",),
}


def printed(program: Program, ctx: Context) -> bool:
    """Add the effect of a program that prints every variable, unless what shows it keeps names, numbers or chosen lines only."""
    found = shown(program, ctx)
    if found:
        ctx.add(program, READ, "environment", target=ALL, flags=("environment",))
    return found


def shown(program: Program, ctx: Context, depth: int = 0) -> bool:
    """Whether the whole output of a program comes to be seen or kept: nothing reads it, or a reader hands it on."""
    if depth > MAX_READERS or any(">" in r.op and r.fd != 2 and r.target.text in HIDDEN for r in program.redirects):
        return False
    index = program.index
    read = False
    for later in ctx.line(program):
        if index in later.feeds:
            hands_on = passes(later)
        elif any(index in word.sources for word in later.argv):
            hands_on = later.name in ("echo", "printf") or later.name in PASSING
        elif any(index in value.sources for _, value in later.assigns):
            hands_on = False
        else:
            continue
        read = True
        if hands_on and shown(later, ctx, depth + 1):
            return True
    return not read


def passes(reader: Program) -> bool:
    """Whether a program that reads a pipe prints all, or nearly all, of what it reads."""
    name = reader.name.lower()
    if name in PASSING:
        return True
    words = [w.text for w in reader.argv[1:]]
    if name in SEARCHES:
        inverted = any(w[:1] == "-" and w[1:2] != "-" and "v" in w for w in words)
        if any(w[:1] == "-" and w[1:2] != "-" and ("c" in w or "q" in w or "l" in w) for w in words) or "--count" in words:
            return False
        pattern = next((w for w in words if w[:1] != "-"), "")
        return (inverted and not _names_secrets(pattern)) or pattern in ("=", ".", "", ".*", "^", "$")
    return False


def _names_secrets(pattern: str) -> bool:
    low = pattern.lower()
    return "secret" in low or "token" in low or "key" in low or "pass" in low


def in_code(code: str, language: str, program: Program, ctx: Context, *, evaluates: bool = False) -> None:
    """Inline code that prints its whole environment. `evaluates`: the value of the code is printed (``node -p``)."""
    if len(code) > 20_000:
        return
    if language == "js":
        found = _js(code, evaluates)
    elif language == "python":
        found = _python(code)
    else:
        found = _other(code, language)
    if found and shown(program, ctx):
        ctx.add(program, READ, "environment", target=ALL, flags=("environment",))


def _js(code: str, evaluates: bool) -> bool:
    if not evaluates and not any(mark in code for mark in PRINTS["js"]):
        return False
    for name in ("process.env", "Deno.env.toObject()", "Bun.env"):
        at = code.find(name)
        while at >= 0:
            after = code[at + len(name) :].lstrip()
            before = code[:at].rstrip()
            whole = not after.startswith(ONE) and not after[:1].isalnum()
            if whole and evaluates and not before:
                return True
            if whole and before.endswith(
                (
                    "log(", "stringify(", "entries(", "values(", "dir(", "table(", "inspect(", "info(", "error(", "write(", "warn(",
                    "{...", "{ ...", " of", "assign({},",
                )
            ):  # fmt: skip
                return True
            at = code.find(name, at + 1)
    return False


def _python(code: str) -> bool:
    if "environ" not in code or not any(mark in code for mark in PRINTS["python"]):
        return False
    flat = "".join(code.split())
    at = flat.find("environ")
    while at >= 0:
        after = flat[at + 7 :]
        start = at - 3 if flat[:at].endswith("os.") else at
        before = flat[:start]
        if after.startswith((".items()", ".values()", ".copy()")):
            # A comprehension or loop with a condition chooses some of them.
            if "if" not in code.split("environ", 1)[1].replace("\n", " ").split() and not before.endswith("env="):
                return not after.startswith(".copy()") or before.endswith(("print(", "dumps(", "dump(", "pprint("))
        elif after[:1] in (")", ",") and before.endswith(
            ("print(", "dict(", "dumps(", "dump(", "pprint(", "str(", "repr(", "pp(", "*")
        ):
            closing = after[:1] == ")" or not before.endswith("dict(")
            if closing and after[1:2] not in (".", "[") and not before.endswith(("env=dict(", "len(dict(", "sorted(")):
                return True
        elif before.endswith("in") and "environ[" in after:
            return True
        at = flat.find("environ", at + 1)
    return False


def _other(code: str, language: str) -> bool:
    if not any(mark in code for mark in PRINTS.get(language, ("print", "puts", "cat("))):
        return False
    flat = "".join(code.split())
    if language == "ruby":
        return any(
            mark in flat
            for mark in ("ENV.to_h", "ENV.inspect", "ENV.to_a", "ENV.each", "ENV.map", "ENV.to_s", "ENV.sort", "ENV.values")
        ) or flat.endswith(("pENV", "putsENV", "ppENV", "p(ENV)", "pp(ENV)"))
    if language == "perl":
        return "%ENV" in flat and (
            "$ENV{$" in flat or "each%ENV" in flat or "(%ENV" in flat or flat.endswith(("%ENV", "%ENV;", "\\%ENV)"))
        )
    if language == "php":
        return any(mark in flat for mark in ("$_ENV)", "getenv())", "$_SERVER)", "$_ENVas", "getenv()as"))
    if language == "awk":
        return "inENVIRON)" in flat and "ENVIRON[" in flat
    return "Sys.getenv()" in flat or "ENV" in flat.split(";") or "System.get_env()" in flat


#: What a Compose file holds where values of the environment or of ``.env`` are put into it.
FILLED = ("${", "env_file")
COMPOSE_FILES = ("compose.yaml", "compose.yml", "docker-compose.yaml", "docker-compose.yml")
#: Options of ``docker compose config`` that print names or nothing.
NAMES = frozenset(
    ["-q", "--quiet", "--services", "--images", "--volumes", "--profiles", "--networks", "--no-interpolate", "--hash", "--variables", "--environment-names"]
)  # fmt: skip


def compose(texts: "list[str]", program: Program, ctx: Context) -> None:
    """``docker compose config`` prints the file with the values of ``.env`` in place of their names."""
    if not NAMES.isdisjoint(texts) or any(t.startswith("--hash") for t in texts):
        return
    folder = program.cwd.text.rstrip("/")
    if ctx.facts.kind(f"{folder}/.env") != "file":
        return
    named = [texts[i + 1] for i, t in enumerate(texts[:-1]) if t in ("-f", "--file")]
    for name in named or COMPOSE_FILES:
        text = ctx.facts.read_text(ctx.place(Word(name), program).path, 65_536)
        if text and any(mark in text for mark in FILLED) and shown(program, ctx):
            ctx.add(program, READ, "print", place=ctx.place(Word(".env"), program), flags=("secret-ask",))
            return
