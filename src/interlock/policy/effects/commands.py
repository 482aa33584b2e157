"""A command line's plan lowered to effects: the table of programs, redirects and what flows between programs."""

from ...model.facts import Facts
from ...shell.program import UNKNOWN, Plan, Program, Word
from .programs_data import find
from .types import CERTAIN, DELETE, DISK, EXECUTE, READ, SEND, WRITE, Effect
from .types import UNKNOWN as UNSURE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .paths import Place

#: How many levels of inline code (Python that starts a shell that starts Node ...) are followed.
MAX_DEPTH = 6
#: Steps up the pipes of one command line after which only the nearest programs are looked at: no line costs a square of its length.
MAX_WALK = 50_000
MAX_LOOKS = 64
NEAREST = 8


class Options:
    """The options and operands of one command, read the GNU way (options anywhere, ``--`` ends them)."""

    __slots__ = ("flags", "rest", "values")

    def __init__(
        self,
        words: "tuple[Word, ...] | list[Word]",
        valued: "tuple[str, ...]" = (),
        *,
        single_dash_long: bool = False,
        stop: bool = False,
    ) -> None:
        self.flags: set[str] = set()
        """Options seen: ``-x`` for each short letter, ``--long`` without its value."""
        self.values: dict[str, list[Word]] = {}
        """Option -> values, for options in `valued` and ``--long=value``."""
        self.rest: list[Word] = []
        """Operands in order."""
        ended = False
        i = 0
        while i < len(words):
            word = words[i]
            text = word.text
            i += 1
            if ended or len(text) < 2 or text[0] != "-":
                self.rest.append(word)
                ended = ended or stop
                continue
            if text == "--":
                ended = True
                continue
            if text.startswith("--") or single_dash_long:
                name, eq, value = text.partition("=")
                self.flags.add(name)
                if eq:
                    self.values.setdefault(name, []).append(Word(value, glob=word.glob, sources=word.sources))
                elif name in valued and i < len(words):
                    self.values.setdefault(name, []).append(words[i])
                    i += 1
                continue
            for j in range(1, len(text)):
                flag = "-" + text[j]
                self.flags.add(flag)
                if flag in valued:
                    if j + 1 < len(text):
                        self.values.setdefault(flag, []).append(Word(text[j + 1 :], glob=word.glob, sources=word.sources))
                    elif i < len(words):
                        self.values.setdefault(flag, []).append(words[i])
                        i += 1
                    break

    def has(self, *names: str) -> bool:
        """Whether one of the options was given; long ones also when abbreviated to at least three letters."""
        for name in names:
            if name in self.flags:
                return True
            if name.startswith("--"):
                for flag in self.flags:
                    if len(flag) >= 5 and name.startswith(flag):
                        return True
        return False

    def value(self, *names: str) -> "Word | None":
        """The last value of one of the options."""
        given = [name for name in names if name in self.values]
        return self.values[given[-1]][-1] if given else None


class Context:
    """What a program's lowering may use; effects are collected here."""

    __slots__ = ("depth", "effects", "facts", "looks", "plan", "reads", "walked")

    def __init__(self, facts: "Facts", plan: Plan, depth: int = 0) -> None:
        self.facts = facts
        self.plan = plan
        self.depth = depth
        self.effects: list[Effect] = []
        self.reads: dict[int, list[str]] = {}
        """Program index -> tags of what its output carries (``secret``, ``remote`` ...)."""
        self.walked = 0
        """Steps that `upstream` took."""
        self.looks = 0
        """How often `line` was asked."""

    def add(
        self,
        program: "Program | None",
        kind: str,
        verb: str,
        *,
        place: "Place | None" = None,
        target: str = "",
        flags: "tuple[str, ...]" = (),
        certainty: str = CERTAIN,
        detail: str = "",
    ) -> Effect:
        """Add an effect of a program."""
        index = -1 if program is None else program.index
        if kind == WRITE and place is not None and place.zone == "disk":
            kind, verb = DISK, "overwrite"
        effect = Effect(kind, verb, place=place, target=target, flags=flags, certainty=certainty, detail=detail, index=index)
        self.effects.append(effect)
        return effect

    def text(self, word: Word, program: Program) -> str:
        """The word's text with the output of well-known substitutions (``$(pwd)``, ``$(mktemp -d)``) filled in."""
        if UNKNOWN in word.text and word.sources and word.text.count(UNKNOWN) == 1:
            source = self.plan.programs[word.sources[-1]] if word.sources[-1] < len(self.plan.programs) else None
            if source is not None:
                known = self.output(source)
                if known:
                    return word.text.replace(UNKNOWN, known)
        return word.text

    def output(self, source: Program) -> str:
        """What a program is known to print, "" when not known."""
        name = source.name
        if name == "mktemp":
            return str(self.facts.tmp[0]) + "/tmp.interlock" if self.facts.tmp else "/tmp/tmp.interlock"
        if name == "pwd":
            return source.cwd.text
        if name in ("whoami", "logname"):
            return str(self.facts.user)
        if name == "git" and [w.text for w in source.argv[1:3]] == ["rev-parse", "--show-toplevel"]:
            return str(self.facts.repository(source.cwd.text) or self.facts.roots[0] if self.facts.roots else "")
        if name == "git" and [w.text for w in source.argv[1:3]] in (["branch", "--show-current"], ["rev-parse", "--abbrev-ref"]):
            return str(self.facts.branch(source.cwd.text))
        return ""

    def place(self, word: Word, program: Program, *, follow: bool = True) -> "Place":
        """The place that a word points at."""
        from .paths import resolve

        text = self.text(word, program)
        if "(" in text and ("!(" in text or "@(" in text or "+(" in text):
            # Extended patterns count as any name.
            start = min(i for i in (text.find("!("), text.find("@("), text.find("+(")) if i >= 0)
            text = text[:start] + "*" + text[text.rfind(")") + 1 :]
            word = Word(text, glob=True, sources=word.sources)
        if program.dialect != "posix" and "\\" in text and not text.startswith("\\\\"):
            text = text.replace("\\", "/")
        return resolve(text, self.facts, self.folder(program), glob=word.glob, follow=follow)

    def folder(self, program: Program) -> str:
        """The folder that a program runs in; one that ``cd "$(mktemp -d)"`` entered is a new temporary one."""
        cwd = program.cwd.text
        if UNKNOWN not in cwd:
            return cwd
        for earlier in reversed(self.plan.programs[max(0, program.index - 64) : program.index]):
            if earlier.name in ("cd", "pushd") and len(earlier.argv) == 2:
                made = [self.plan.programs[i].name for i in earlier.argv[1].sources if i < len(self.plan.programs)]
                return (str(self.facts.tmp[0]) if self.facts.tmp else "/tmp") + "/tmp.interlock" if made == ["mktemp"] else cwd
        return cwd

    def script_text(self, place: "Place") -> "str | None":
        """Text of a file that is run: as this command line writes it, else as it is now; None when it cannot be read."""
        written = self.plan.files.get(place.path)
        if written is not None and UNKNOWN not in written:
            return written
        return self.facts.read_text(place.path)

    def read(self, word: Word, program: Program, verb: str = "print") -> None:
        """The program reads this file: an effect only when the file has a tag that matters, or cannot be known."""
        place = self.place(word, program)
        tags = place.tags
        watch = self.facts.watch
        if watch is not None and place.path and watch.wants(place.path):
            self.add(program, READ, verb, place=place)
        if not tags:
            return
        for tag in ("secret", "secret-ask", "history"):
            if tag in tags:
                self.add(program, READ, verb, place=place, flags=(tag,))
                self.facts.secret_read(place.path)
                self.reads.setdefault(program.index, []).append(tag)
                return
        if "secret-dir" in tags and verb in ("archive", "copy", "search", "send"):
            self.add(program, READ, verb, place=place, flags=("secret",))
            self.reads.setdefault(program.index, []).append("secret")

    def write(
        self,
        word: Word,
        program: Program,
        verb: str = "write",
        *,
        follow: bool = True,
        detail: str = "",
        flags: "tuple[str, ...]" = (),
    ) -> None:
        """The program writes this file."""
        if word.text == UNKNOWN and not word.sources:
            self.add(program, WRITE, verb, target="?", certainty=UNSURE, flags=flags)
            return
        place = self.place(word, program, follow=follow)
        self.add(program, WRITE, verb, place=place, detail=detail, flags=flags)

    def delete(self, word: Word, program: Program, verb: str, flags: "tuple[str, ...]" = ()) -> None:
        """The program deletes this."""
        place = self.place(word, program, follow=False)
        certainty = UNSURE if place.zone == "unknown" else CERTAIN
        self.add(program, DELETE, verb, place=place, flags=flags, certainty=certainty)

    def upstream(self, program: Program) -> list[Program]:
        """Programs whose output reaches this one's standard input, nearest first."""
        if not program.feeds:
            return []
        programs = self.plan.programs
        limit = len(programs) if self.walked < MAX_WALK else NEAREST
        found: dict[int, Program] = {}
        queue = list(program.feeds)
        for i in queue:
            if i in found or i >= len(programs):
                continue
            if len(found) >= limit:
                break
            one = found[i] = programs[i]
            queue.extend(one.feeds)
            for word in one.argv:
                queue.extend(word.sources)
        self.walked += len(queue)
        return list(found.values())

    def line(self, program: Program) -> "tuple[Program, ...]":
        """The programs of the line, for a look at what stands around one; only its neighbours after `MAX_LOOKS` such looks."""
        self.looks += 1
        programs = self.plan.programs
        return programs if self.looks <= MAX_LOOKS else programs[max(0, program.index - NEAREST) : program.index + NEAREST]

    def inner(self, text: str, program: "Program | None", dialect: str = "posix") -> list[Effect]:
        """Effects of a nested command line; they are added to this context."""
        if self.depth >= MAX_DEPTH:
            self.add(program, EXECUTE, "opaque", flags=("deep",), certainty=UNSURE)
            return []
        from ...shell import plan as parse

        cwd = program.cwd.text if program is not None else ""
        before = len(self.effects)
        nested = parse(text, self.facts, dialect=dialect, cwd="" if UNKNOWN in cwd else cwd)
        sub = Context(self.facts, nested, self.depth + 1)
        lower(sub)
        if sum(1 for p in nested.programs if p.feeds and "recursion" in p.via) > 1:
            sub.add(None, EXECUTE, "fork-bomb")
        for effect in sub.effects:
            effect.index = -1 if program is None else program.index
        self.effects.extend(sub.effects)
        if nested.code:
            self.add(program, EXECUTE, "unparsed", target=nested.code, certainty=UNSURE)
        if program is not None:
            for tags in sub.reads.values():
                self.reads.setdefault(program.index, []).extend(tags)
        return self.effects[before:]


#: Beginnings of program names that carry a version or a variant (``python3.12``, ``mkfs.ext4``).
FAMILIES = (("python", "interpreters"), ("pypy", "interpreters"), ("mkfs", "disks"), ("newfs", "disks"), ("ruby", "interpreters"), ("perl", "interpreters"), ("php", "interpreters"),
            ("lua", "interpreters"), ("node", "interpreters"), ("pip3", "packages"), ("wipefs", "disks"), ("zdb", "disks"), ("clickhouse", "databases"), ("git-", "git"))  # fmt: skip


def module_of(name: str) -> "str | None":
    """The module of `programs` for a program; "" for one that does no harm, None for one that is not known."""
    module = find(name)
    if module is not None:
        return module
    low = name.lower()
    if low.endswith((".exe", ".cmd", ".bat", ".com")):
        low = low.rsplit(".", 1)[0]
    module = find(low)
    if module is not None:
        return module
    for start, family in FAMILIES:
        if low.startswith(start) and (
            low[len(start) :].strip("0123456789.-") == ""
            or start in ("mkfs", "newfs", "git-")
            or low[len(start) : len(start) + 1] in ".-"
        ):
            return family
    return None


#: Targets of redirections that are neither read nor written.
NOWHERE = frozenset(("/dev/null", "/dev/stdout", "/dev/stderr", "/dev/tty", "/dev/fd/1", "/dev/fd/2", "-"))


def lower(ctx: Context) -> None:
    """Add the effects of every program of the plan to the context."""
    watch = ctx.facts.watch
    for program in ctx.plan.programs:
        if program.argv:
            before = len(ctx.effects)
            lower_program(ctx, program)
            if program.name == "rm" and program.index and program.cwd.text != ctx.facts.cwd:
                from .wrong_folder import wrong_folder

                wrong_folder(program, ctx)
            if program.via and len(ctx.effects) > before and not CONTAINER_RUNS.isdisjoint(program.via):
                from .container_paths import host_paths

                ctx.effects[before:] = host_paths(program, ctx.effects[before:], ctx)
            elif program.via and len(ctx.effects) > before and not CONTAINER_EXECS.isdisjoint(program.via):
                from .container_paths import passing

                ctx.effects[before:] = [e for e in ctx.effects[before:] if not passing(e)]
            if watch is not None:
                watch.program(program, ctx.effects[before:])
        if any(redirect.target.text not in NOWHERE for redirect in program.redirects):
            from .redirects import lower_redirects

            lower_redirects(ctx, program)
    if any(effect.kind == DELETE and effect.verb == "move" for effect in ctx.effects):
        from .relocations import moved

        moved(ctx)
    for effect in ctx.effects:
        if effect.kind == SEND or "remote" in effect.flags:
            from .flows import flows

            flows(ctx)
            break


#: Programs that a pattern in place of a name is compared with (``/bin/r?``).
GLOBBED = (
    "rm", "dd", "mkfs", "shred", "mv", "cp", "cat", "bash", "sh", "curl", "wget", "nc",
    "telnet", "python", "python3", "perl", "git", "chmod", "chown", "find",
)  # fmt: skip
#: Wrappers that run a program in a new container.
CONTAINER_RUNS = frozenset(("docker run", "podman run", "nerdctl run"))
CONTAINER_EXECS = frozenset(("docker exec", "podman exec", "nerdctl exec", "docker compose exec", "docker-compose exec"))
#: Wrappers that run a program with more rights.
ELEVATING = frozenset(("sudo", "doas", "su", "pkexec", "runas", "nsenter"))


def lower_program(ctx: Context, program: Program) -> None:
    """Effects of one program, without its redirects."""
    name = program.name
    if program.assigns:
        from .assignments import lower_assigns

        lower_assigns(ctx, program)
    if program.via and not ELEVATING.isdisjoint(program.via):
        from .programs import system

        system.elevated(ctx, program)
    if UNKNOWN in name:
        from .unlisted import unknown_program

        unknown_program(ctx, program)
        return
    if program.via and " " in program.argv[0].text and program.argv[0].text.startswith(("!", "shell ")):
        # A command of a debugger or editor that starts a shell.
        ctx.inner(program.argv[0].text.removeprefix("!").removeprefix("shell "), program)
        return
    if program.argv[0].glob and ("*" in name or "?" in name or "[" in name):
        from .paths import matches

        for known in GLOBBED:
            if matches(known, name):
                name = known
                break
    if program.dialect != "posix" and name.lower() in WINDOWS_NAMES:
        load("windows").lower(name, program, ctx)
        return
    module = module_of(name)
    if module:
        load(module).lower(name, program, ctx)
    elif module is None:
        from .unlisted import unlisted

        unlisted(ctx, name, program)


#: The modules of `programs`; a test compares it with the folder.
MODULES = (
    "builds", "cloud", "databases", "deletion", "disks", "filesystem", "git", "interpreters", "network", "orchestration", "packages",
    "reading", "system", "windows",
)  # fmt: skip


def load(module: str) -> "ProgramModule":
    """Import one module of `programs` (only the names in `MODULES`)."""
    if module not in MODULES:
        raise KeyError(module)
    found: "Any" = __import__(f"{__package__}.programs.{module}", fromlist=("lower",))
    known: ProgramModule = found
    return known


class ProgramModule:
    """The shape of a module of `programs`."""

    @staticmethod
    def lower(name: str, program: Program, ctx: Context) -> None:
        """Add the program's effects to the context."""


#: Names that mean another program in PowerShell and cmd.
WINDOWS_NAMES = frozenset(
    ("cat", "cp", "copy", "curl", "del", "dir", "erase", "gc", "iex", "irm", "iwr", "kill", "ls", "move", "mv", "rd", "ren", "ri", "rm", "rmdir", "sc", "type", "wget")
)  # fmt: skip


#: Programs that print what they fetch.
REMOTE_READERS = frozenset(
    ("curl", "wget", "http", "https", "xh", "fetch", "aria2c", "iwr", "irm", "invoke-webrequest", "invoke-restmethod", "lynx", "w3m", "nc", "ncat", "ssh", "dig", "GET", "lwp-request", "telnet")
)  # fmt: skip


#: Arguments with which ``openssl`` connects to a host.
CONNECTS = frozenset(("s_client", "-connect"))


def remote_output(ctx: Context, program: Program) -> bool:
    """Whether a program prints what it fetched from a remote host (itself or through a pipe)."""
    return any(
        one.name in REMOTE_READERS or (one.name in ("openssl", "socat") and any(w.text[:8] in CONNECTS for w in one.argv[1:]))
        for one in (program, *ctx.upstream(program))
    )
