"""Programs whose output can be told from their arguments and input."""

from interlock.shell.builtins import resolve
from interlock.shell.expand import checked
from interlock.shell.posix.words import escape_sequence
from interlock.shell.program import UNKNOWN, Word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.shell.interpret import Call, Interpreter

#: Longest text that is decoded.
MAX_TEXT = 65_536


def run(shell: "Interpreter", call: "Call", name: str) -> str:
    """Lists the program; what it prints, `UNKNOWN` when that cannot be told."""
    if name == "git" and len(call.argv) > 2 and (call.argv[1].text[:1] == "-" or call.argv[1].text in _GIT_RUNS):
        from interlock.shell import wrappers

        wrappers.git_config(shell, call)
    shell.emit(call)
    handler = _TABLE.get(name)
    if handler is None:
        return ""
    out = handler(shell, call, [word.text for word in call.argv[1:]])
    shell.budget.spend(len(out) >> 8)
    return checked(out) if out else out


_GIT_RUNS = frozenset(("bisect", "submodule", "rebase", "filter-branch", "difftool"))


def _stdin(call: "Call") -> str:
    return UNKNOWN if call.stdin is None else call.stdin.text


def unescape(text: str) -> tuple[str, bool]:
    r"""Text as `echo -e` and `printf %b` print it; whether ``\c`` ended it."""
    out: list[str] = []
    i = 0
    while True:
        k = text.find("\\", i)
        if k < 0:
            out.append(text[i:])
            return "".join(out), False
        out.append(text[i:k])
        if text[k + 1 : k + 2] == "c":
            return "".join(out), True
        piece, i = escape_sequence(text, k + 1, False)
        out.append(piece)


def _echo(shell: "Interpreter", call: "Call", args: list[str]) -> str:
    newline, escapes = "\n", False
    while args and len(args[0]) > 1 and args[0][0] == "-" and not args[0][1:].strip("neE"):
        if "n" in args[0]:
            newline = ""
        escapes = "e" in args[0] or (escapes and "E" not in args[0])
        args = args[1:]
    text = " ".join(args)
    if escapes and "\\" in text:
        text, ended = unescape(text)
        if ended:
            return text
    return text + newline


def _printf(shell: "Interpreter", call: "Call", args: list[str]) -> str:
    if len(args) > 1 and args[0] == "-v":
        call.st.values[args[1]] = checked(_format(args[2], args[3:])) if len(args) > 2 else ""
        call.st.sources.pop(args[1], None)
        return ""
    if args and args[0] == "--":
        args = args[1:]
    return _format(args[0], args[1:]) if args else ""


def _format(form: str, args: list[str]) -> str:
    out = ""
    while True:
        used = 0
        i = 0
        while i < len(form):
            c = form[i]
            if c == "\\":
                if form[i + 1 : i + 2] == "c":
                    return out
                piece, i = escape_sequence(form, i + 1, False)
                out += '"' if piece == '\\"' else piece
                continue
            if c != "%":
                k = i + 1
                while k < len(form) and form[k] not in "%\\":
                    k += 1
                out += form[i:k]
                i = k
                continue
            k = i + 1
            while k < len(form) and form[k] in "-+ #0123456789.'*":
                k += 1
            spec, letter = form[i + 1 : k], form[k : k + 1]
            i = k + 1
            if not letter:
                return out
            if letter == "%":
                out += "%"
                continue
            value = args[used] if used < len(args) else ""
            used += 1
            out += _converted(spec, letter, value)
        args = args[used:]
        if not args or not used or len(out) > MAX_TEXT:
            return out


def _converted(spec: str, letter: str, value: str) -> str:
    if UNKNOWN in value or "*" in spec:
        return value if letter in "sbq" and not spec else UNKNOWN
    if letter in ("s", "q"):
        width, _, cut = spec.partition(".")
        text = value[: int(cut)] if cut.isdigit() else value
        size = width.lstrip("-0")
        if size.isdigit() and int(size[:5]) < 1000:
            text = text.ljust(int(size)) if width.startswith("-") else text.rjust(int(size))
        return text
    if letter == "b":
        return unescape(value)[0]
    if letter == "c":
        return value[:1]
    if letter in "diuxXo":
        try:
            number = ord(value[1]) if value[:1] in ("'", '"') and len(value) > 1 else int(value or "0", 0)
        except ValueError:
            return UNKNOWN
        text = format(number, "d" if letter in "iud" else letter)
        size = spec.lstrip("-+ #")
        if size.isdigit() and int(size[:4]) < 100:
            text = text.zfill(int(size)) if size[0] == "0" else text.rjust(int(size))
        return text
    return UNKNOWN


def _file(shell: "Interpreter", call: "Call", path: str) -> str:
    if path in shell.pipes:
        return shell.pipes[path][0]
    if path in ("-", "/dev/stdin"):
        return _stdin(call)
    return shell.files.get(resolve(call.st.cwd, path, shell), UNKNOWN)


def _cat(shell: "Interpreter", call: "Call", args: list[str]) -> str:
    names = [arg for arg in args if arg == "-" or not arg.startswith("-")]
    if any(arg.startswith("-") and arg not in ("-", "-u", "--") for arg in args):
        return UNKNOWN
    return "".join([_file(shell, call, name) for name in names]) if names else _stdin(call)


def _input(shell: "Interpreter", call: "Call", args: list[str]) -> str:
    names = [arg for arg in args if not arg.startswith("-") or arg == "-"]
    return _file(shell, call, names[0]) if names else _stdin(call)


def _decoded(data: bytes) -> str:
    return data.decode("utf-8", "replace").replace("\0", "")


def _base64(shell: "Interpreter", call: "Call", args: list[str]) -> str:
    decode = any(arg in ("-d", "-D", "--decode") or (arg[:1] == "-" and arg[1:2] != "-" and "d" in arg.lower()) for arg in args)
    plain = [arg for arg in args if not (arg.startswith("-w") or arg.isdigit())]
    text = _input(shell, call, plain)
    return base64_text(text, decode)


def base64_text(text: str, decode: bool) -> str:
    """Base64 of a text, or the text of base64."""
    if UNKNOWN in text or len(text) > MAX_TEXT:
        return UNKNOWN
    import binascii

    try:
        if decode:
            return _decoded(binascii.a2b_base64(text + "=" * (-len(text.strip()) % 4)))
        return binascii.b2a_base64(text.encode("utf-8", "replace")).decode("ascii")
    except ValueError:
        return UNKNOWN


def _xxd(shell: "Interpreter", call: "Call", args: list[str]) -> str:
    if not any(arg.startswith("-") and "r" in arg for arg in args):
        return UNKNOWN
    text = _input(shell, call, args)
    if UNKNOWN in text or len(text) > MAX_TEXT:
        return UNKNOWN
    if not any("p" in arg for arg in args if arg.startswith("-")):
        lines = [line.split(": ", 1)[-1].split("  ", 1)[0] for line in text.split("\n")]
        text = "".join(lines)
    digits = "".join([c for c in text if c in "0123456789abcdefABCDEF"])
    return _decoded(bytes.fromhex(digits[: len(digits) & ~1]))


def _rev(shell: "Interpreter", call: "Call", args: list[str]) -> str:
    text = _input(shell, call, args)
    return UNKNOWN if UNKNOWN in text else "\n".join([line[::-1] for line in text.split("\n")])


def _set(text: str) -> "str | None":
    text, _ = unescape(text)
    if "[:" in text:
        from interlock.shell.patterns import character_class

        return character_class(text)
    out = ""
    k = 0
    while k < len(text):
        if k + 2 < len(text) and text[k + 1] == "-":
            low, high = ord(text[k]), ord(text[k + 2])
            if high - low > 512:
                return None
            out += "".join([chr(code) for code in range(low, high + 1)])
            k += 3
        else:
            out += text[k]
            k += 1
    return out


def _tr(shell: "Interpreter", call: "Call", args: list[str]) -> str:
    text = _stdin(call)
    flags = "".join([arg[1:] for arg in args if arg.startswith("-") and len(arg) > 1])
    sets = [arg for arg in args if not (arg.startswith("-") and len(arg) > 1)]
    if UNKNOWN in text or not sets or flags.strip("ds"):
        return UNKNOWN
    first = _set(sets[0])
    if first is None:
        return UNKNOWN
    if "d" in flags:
        return "".join([c for c in text if c not in first])
    second = _set(sets[1]) if len(sets) > 1 else None
    if not second:
        return UNKNOWN
    second = second.ljust(len(first), second[-1])
    out = text.translate({ord(a): b for a, b in zip(reversed(first), reversed(second[: len(first)]), strict=False)})
    if "s" in flags:
        squeezed = ""
        for c in out:
            if not (squeezed and squeezed[-1] == c and c in second):
                squeezed += c
        return squeezed
    return out


def _pwd(shell: "Interpreter", call: "Call", args: list[str]) -> str:
    return (call.st.cwd if not call.st.elsewhere else UNKNOWN) + "\n"


def _basename(shell: "Interpreter", call: "Call", args: list[str]) -> str:
    names = [arg for arg in args if not arg.startswith("-")]
    return names[0].rstrip("/").rsplit("/", 1)[-1] + "\n" if names else UNKNOWN


def _dirname(shell: "Interpreter", call: "Call", args: list[str]) -> str:
    if not args:
        return UNKNOWN
    path = args[-1].rstrip("/")
    return ((path.rsplit("/", 1)[0] or "/") if "/" in path else ".") + "\n"


def _realpath(shell: "Interpreter", call: "Call", args: list[str]) -> str:
    names = [arg for arg in args if not arg.startswith("-")]
    return resolve(call.st.cwd, names[-1], shell) + "\n" if names else UNKNOWN


def _mktemp(shell: "Interpreter", call: "Call", args: list[str]) -> str:
    names = [arg for arg in args if not arg.startswith("-")]
    folder = shell.facts.tmp[0] if shell.facts.tmp else "/tmp"
    if names and "XXX" in names[-1]:
        name = names[-1].rstrip("X")
        return (name if "/" in name and "-t" not in args and "-p" not in args else folder + "/" + name) + UNKNOWN + "\n"
    return folder + "/tmp." + UNKNOWN + "\n"


def _whoami(shell: "Interpreter", call: "Call", args: list[str]) -> str:
    return (shell.facts.user or UNKNOWN) + "\n"


def _which(shell: "Interpreter", call: "Call", args: list[str]) -> str:
    names = [arg for arg in args if not arg.startswith("-")]
    return "/usr/bin/" + names[0] + "\n" if names and UNKNOWN not in names[0] else UNKNOWN


def _seq(shell: "Interpreter", call: "Call", args: list[str]) -> str:
    if not args or not all(arg.lstrip("-").isdigit() and len(arg) < 9 for arg in args):
        return UNKNOWN
    numbers = [int(arg) for arg in args]
    low, step, high = (1, 1, numbers[0]) if len(numbers) == 1 else (numbers[0], 1, numbers[-1])
    if len(numbers) == 3:
        step = numbers[1]
    if not step or abs((high - low) // step) > 64:
        return UNKNOWN
    return "".join([str(value) + "\n" for value in range(low, high + (1 if step > 0 else -1), step)])


def _tee(shell: "Interpreter", call: "Call", args: list[str]) -> str:
    text = _stdin(call)
    for arg in args:
        if not arg.startswith("-"):
            path = resolve(call.st.cwd, arg, shell)
            shell.files[path] = (shell.files.get(path, "") if "-a" in args else "") + text
    return text


def _openssl(shell: "Interpreter", call: "Call", args: list[str]) -> str:
    if args[:1] == ["base64"] or (args[:1] == ["enc"] and "-base64" in args):
        return base64_text(_stdin(call), "-d" in args) if "-in" not in args else UNKNOWN
    return UNKNOWN


def _git(shell: "Interpreter", call: "Call", args: list[str]) -> str:
    if args == ["rev-parse", "--show-toplevel"]:
        top = shell.facts.repository(call.st.cwd) if UNKNOWN not in call.st.cwd else ""
        return (top or UNKNOWN) + "\n"
    if args in (["branch", "--show-current"], ["rev-parse", "--abbrev-ref", "HEAD"], ["symbolic-ref", "--short", "HEAD"]):
        branch = shell.facts.branch(call.st.cwd) if UNKNOWN not in call.st.cwd else ""
        return (branch or UNKNOWN) + "\n"
    return UNKNOWN


def _lines(shell: "Interpreter", call: "Call", args: list[str], last: bool) -> str:
    count = 10
    names: list[str] = []
    k = 0
    while k < len(args):
        arg = args[k]
        if arg in ("-n", "--lines") and k + 1 < len(args):
            k += 1
            count = int(args[k]) if args[k].isdigit() and len(args[k]) < 9 else -1
        elif arg.startswith("-n") and arg[2:].isdigit():
            count = int(arg[2:][:9])
        elif arg.startswith("-") and arg[1:].isdigit():
            count = int(arg[1:][:9])
        elif arg.startswith("-") and arg != "-":
            return UNKNOWN
        else:
            names.append(arg)
        k += 1
    text = _input(shell, call, names)
    if UNKNOWN in text or count < 0:
        return UNKNOWN
    lines = text.splitlines(keepends=True)
    return "".join((lines[-count:] if count else []) if last else lines[:count])


def _head(shell: "Interpreter", call: "Call", args: list[str]) -> str:
    return _lines(shell, call, args, False)


def _tail(shell: "Interpreter", call: "Call", args: list[str]) -> str:
    return _lines(shell, call, args, True)


def _sed(shell: "Interpreter", call: "Call", args: list[str]) -> str:
    text = _stdin(call)
    if len(args) == 2 and args[0] == "-e":
        args = args[1:]
    if len(args) != 1 or UNKNOWN in text or len(args[0]) < 4 or args[0][0] != "s":
        return UNKNOWN
    mark = args[0][1]
    fields = args[0][2:].split(mark)
    if (
        len(fields) != 3
        or any(c in fields[0] for c in ".*[]^$\\")
        or any(c in fields[1] for c in "\\&")
        or fields[2] not in ("", "g")
    ):
        return UNKNOWN
    return "\n".join([line.replace(fields[0], fields[1], -1 if fields[2] else 1) for line in text.split("\n")])


def _unknown(shell: "Interpreter", call: "Call", args: list[str]) -> str:
    return UNKNOWN


_TABLE = {
    "echo": _echo, "printf": _printf, "cat": _cat, "base64": _base64, "xxd": _xxd, "rev": _rev, "tr": _tr, "pwd": _pwd, "basename": _basename,
    "dirname": _dirname, "realpath": _realpath, "readlink": _realpath, "mktemp": _mktemp, "whoami": _whoami, "which": _which, "seq": _seq,
    "tee": _tee, "openssl": _openssl, "git": _git, "head": _head, "tail": _tail, "sed": _sed, "base32": _unknown, "type": _unknown,
    "yes": _unknown,
}  # fmt: skip

__all__ = ["Word", "base64_text", "run", "unescape"]
