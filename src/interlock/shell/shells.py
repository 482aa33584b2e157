"""Shells that are given a script: as an argument, a file, standard input or a process substitution."""

from interlock.shell.builtins import resolve
from interlock.shell.posix.nodes import Budget, RefusedError
from interlock.shell.program import UNKNOWN, Word
from interlock.shell.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.shell.interpret import Call, Interpreter

#: Script files inside each other that are read.
MAX_FILES = 3
#: Bytes from which a script file of the disk is not parsed, only scanned for dangerous lines; and those that are scanned.
MAX_FILE = 262_144
MAX_SCANNED = 2_000_000
#: Steps for a script file of the disk, out of those of the plan.
SCRIPT_STEPS = 20_000

_VALUES = frozenset(("-o", "+o", "-O", "+O", "--rcfile", "--init-file", "--emulate"))
_FOREIGN = frozenset(("pwsh", "powershell", "cmd"))


def run(shell: "Interpreter", call: "Call", name: str) -> str:
    """A call of the shell `name`; what it prints."""
    if name in _FOREIGN:
        return foreign(shell, call, name)
    argv = call.argv
    command = False
    stdin_only = False
    k = 1
    while k < len(argv):
        text = argv[k].text
        if text in ("-", "--"):
            k += 1
            break
        if text in _VALUES:
            k += 2
            continue
        if text.startswith("--"):
            if text == "--command" and name == "fish":
                command = True
            elif text.startswith("--command="):
                return _text(shell, call, name, Word(text[10:], sources=argv[k].sources), argv[k + 1 :])
            elif text in ("--version", "--help"):
                shell.emit(call)
                return UNKNOWN
            k += 1
            continue
        if text[:1] not in ("-", "+") or len(text) < 2:
            break
        if text[0] == "-":
            if "n" in text and "c" not in text:
                # Only a check of the syntax: nothing runs.
                shell.emit(call)
                return UNKNOWN
            if "c" in text:
                command = True
                if name == "fish" and not text.endswith("c"):
                    return _text(shell, call, name, Word(text[text.index("c") + 1 :]), argv[k + 1 :])
            if "s" in text:
                stdin_only = True
            if text[-1] in "oO" and command:
                k += 1
        k += 1
    rest = argv[k:]
    if command:
        if not rest:
            shell.emit(call)
            return ""
        return _text(shell, call, name, rest[0], rest[1:])
    if rest and not stdin_only:
        return _file(shell, call, name, rest)
    return _stdin(shell, call, name, rest)


def _child(call: "Call", via: str, params: list[Word], zero: str) -> State:
    st = call.st.fork()
    st.functions = (
        {name: body for name, body in st.functions.items() if name in st.exported or "*" in st.exported} if st.exported else {}
    )
    st.aliases = {}
    st.params = params
    st.zero = zero
    st.via = (*call.via, via)
    st.stdin, st.feeds = call.stdin, call.feeds
    st.depth += 1
    return st


def _redirected(shell: "Interpreter", call: "Call") -> None:
    if call.redirects:
        shell.emit(call, [])


def _text(shell: "Interpreter", call: "Call", name: str, text: Word, params: list[Word]) -> str:
    """``sh -c TEXT [zero [args]]``."""
    zero = params[0].text if params else name
    if not text.known:
        shell.emit(call)
    else:
        _redirected(shell, call)
    return shell.script(text.text, _child(call, name + " -c", params[1:], zero))


def _stdin(shell: "Interpreter", call: "Call", name: str, params: list[Word]) -> str:
    """A shell that reads its commands from standard input."""
    stdin = call.stdin
    text: str | None = None if stdin is None else stdin.text
    st = _child(call, name, params, name)
    st.stdin, st.feeds = None, ()
    if text is None:
        for redirect in call.redirects:
            if redirect.op == "<" and redirect.fd == 0 and redirect.target.known:
                found = read(shell, call, redirect.target.text)
                if found is not None and UNKNOWN not in found[0]:
                    return _script(shell, call, found[0], st, redirect.target.text)
    if text is None or UNKNOWN in text:
        shell.emit(call)
        if text is None:
            return UNKNOWN
    return shell.script(text, st)


def read(shell: "Interpreter", call: "Call", path: str) -> "tuple[str, tuple[int, ...]] | None":
    """Text of a script file as this command line would find it, and the programs that write it."""
    piped = shell.pipes.get(path)
    if piped is not None:
        return piped
    if UNKNOWN in path:
        return None
    if path in ("/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"):
        return (call.stdin.text if call.stdin is not None else UNKNOWN), call.feeds
    full = resolve(call.st.cwd, path, shell)
    if full in shell.files:
        return shell.files[full], ()
    if shell.scripts >= MAX_FILES or UNKNOWN in full:
        return None
    text = shell.facts.read_text(full, MAX_FILE)
    if text is None:
        return None
    if _long(text):
        if "\0" in text[:4_096]:
            # A program, no script.
            return None
        text = shell.facts.read_text(full, MAX_SCANNED) or ""
    return text.replace("\r\n", "\n").replace("\0", ""), ()


def _long(text: str) -> bool:
    """Whether it has `MAX_FILE` bytes; where that many were read, the file may be longer."""
    return len(text) >= MAX_FILE >> 2 and len(text.encode("utf-8", "replace")) >= MAX_FILE


def _file(shell: "Interpreter", call: "Call", name: str, rest: list[Word]) -> str:
    """``sh FILE args``: the file's programs, or the shell itself when it cannot be read."""
    path = rest[0].text
    found = read(shell, call, path)
    if found is None or UNKNOWN in found[0]:
        if found is not None and found[1]:
            call.feeds = call.feeds + found[1]
        shell.emit(call)
        if found is None:
            return UNKNOWN
    else:
        _redirected(shell, call)
    return _script(shell, call, found[0], _child(call, name + " " + path, rest[1:], path), path)


def _script(shell: "Interpreter", call: "Call", text: str, st: State, path: str) -> str:
    """Runs a script file. One that cannot be understood to its end leaves its caller in the plan instead of a code.

    A file of the disk has a budget of its own, for a long one (``./configure``) is everyday work; one that this command line writes is
    part of the command line.
    """
    code = shell.code
    own = resolve(call.st.cwd, path, shell) in shell.files or path in shell.pipes
    if not own and _long(text):
        return _scanned(shell, call, text, st)
    budget = shell.budget
    allowed = budget.left if own else min(budget.left, SCRIPT_STEPS)
    if not own:
        shell.budget = Budget(allowed, budget.rereads)
    shell.scripts += 1
    first = len(shell.programs)
    out = UNKNOWN
    try:
        out = shell.script(text, st)
    except RefusedError as refused:
        if own:
            raise
        shell.code = shell.code or refused.code
    finally:
        shell.scripts -= 1
        if not own:
            if shell.code == "step-budget" and code != "step-budget":
                from interlock.shell import remainder

                remainder.scan(shell, text, st)
            budget.left -= allowed - max(0, shell.budget.left)
            shell.budget = budget
            shell.filed.append((first, len(shell.programs)))
    if shell.code != code and not (own and shell.code == "step-budget"):
        shell.code = code
        shell.emit(call)
    return out


def _scanned(shell: "Interpreter", call: "Call", text: str, st: State) -> str:
    """A script file that is too long to be parsed: its dangerous lines, and its caller."""
    from interlock.shell import remainder

    first = len(shell.programs)
    remainder.scan(shell, text, st)
    shell.filed.append((first, len(shell.programs)))
    shell.emit(call)
    return UNKNOWN


#: Committed scripts that only start a build tool: their arguments say what happens.
_LAUNCHERS = frozenset(("gradlew", "mvnw"))


def run_file(shell: "Interpreter", call: "Call") -> str:
    """A program named by a relative path or written earlier in the line: read when it is a shell script."""
    path = call.argv[0].text
    found = read(shell, call, path)
    if found is not None and UNKNOWN not in found[0]:
        text = found[0]
        first = text[:200].split("\n", 1)[0]
        plain = resolve(call.st.cwd, path, shell) in shell.files or path in shell.pipes or path.endswith((".sh", ".bash"))
        if _shebang(first) if first.startswith("#!") else plain:
            _redirected(shell, call)
            if path.rsplit("/", 1)[-1] in _LAUNCHERS:
                shell.emit(call)
            return _script(shell, call, text, _child(call, path, call.argv[1:], path), path)
    from interlock.shell import wrappers

    return wrappers.generic(shell, call, path.rsplit("/", 1)[1])


def _shebang(line: str) -> bool:
    words = line[2:].split()
    names = [word.rsplit("/", 1)[-1] for word in words]
    if names and names[0] == "env":
        names = [name for name in names[1:] if not name.startswith("-") and "=" not in name]
    return bool(names) and names[0] in ("sh", "bash", "zsh", "dash", "ksh", "ash")


def source(shell: "Interpreter", call: "Call") -> str:
    """``source FILE`` and ``. FILE``: runs in the same shell."""
    words = call.argv[1:]
    if words and words[0].text == "--":
        words = words[1:]
    if not words:
        shell.emit(call)
        return ""
    path = words[0].text
    found = read(shell, call, path)
    if found is None or UNKNOWN in found[0]:
        if found is not None:
            call.feeds = call.feeds + found[1]
        shell.emit(call)
        if found is None:
            return UNKNOWN
    st = call.st
    saved = st.via, st.params, st.stdin, st.feeds
    st.via = (*call.via, "source " + path)
    st.stdin, st.feeds = call.stdin, call.feeds
    if len(words) > 1:
        st.params = words[1:]
    st.depth += 1
    out = _script(shell, call, found[0], st, path)
    st.depth -= 1
    st.via, st.params, st.stdin, st.feeds = saved
    return out


def foreign(shell: "Interpreter", call: "Call", name: str) -> str:
    """PowerShell and cmd: the text that they are given, or themselves when it is not known."""
    from interlock.shell import windows

    st = call.st
    via, st.via = st.via, call.via
    out = windows.launch(shell, st, name, call.argv, None if call.stdin is None else call.stdin.text)
    st.via = via
    if out is None:
        shell.emit(call)
        return UNKNOWN
    _redirected(shell, call)
    return out


_FOLDERS = ("/bin", "/usr/bin", "/sbin", "/usr/sbin", "/usr/local/bin", "/opt/homebrew/bin")
_TABLE = (
    "rm", "dd", "sh", "bash", "zsh", "dash", "mv", "cp", "chmod", "chown", "mkfs", "mkfs.ext4", "shred", "curl", "wget", "nc", "ncat", "socat",
    "git", "env", "sudo", "find", "xargs", "python3", "python", "perl", "ruby", "node", "cat", "tee", "ln", "kill", "truncate", "ssh", "scp",
    "busybox", "eval", "reboot", "shutdown", "base64", "rmdir", "unlink", "wipefs", "fdisk", "crontab", "docker", "kubectl", "ls", "echo", "id",
)  # fmt: skip


def run_globbed(shell: "Interpreter", call: "Call") -> str:
    """A program name with pattern characters: every known program that it may match."""
    from interlock.shell.patterns import matches

    text = call.argv[0].text
    folder, _, base = text.rpartition("/")
    found: list[str] = []
    if "/" in text:
        for place in _FOLDERS:
            if not matches(folder, place, shell.budget):
                continue
            found.extend(place + "/" + name for name in _TABLE if matches(base, name, shell.budget))
    if not found:
        place = resolve(call.st.cwd, folder or ".", shell) if "/" in text else call.st.cwd
        names = shell.facts.names(place) if UNKNOWN not in place else None
        found = [folder + "/" + name if folder else name for name in names or () if matches(base, name, shell.budget)]
    if not found:
        shell.emit(call)
        return UNKNOWN
    found.sort(key=lambda name: _TABLE.index(name.rsplit("/", 1)[-1]) if name.rsplit("/", 1)[-1] in _TABLE else 99)
    for name in found[:4]:
        shell.call(call.inner([Word(name), *call.argv[1:]], ""))
    return UNKNOWN


__all__ = ["RefusedError", "foreign", "read", "run", "run_file", "run_globbed", "source"]
