"""What PowerShell and cmd share: recognising them, and commands that run another text or program."""

from interlock.shell.program import UNKNOWN, Program, Redirect, Word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.shell.interpret import Interpreter
    from interlock.shell.state import State

_VERBS = frozenset(
    (
        "get", "set", "remove", "new", "invoke", "start", "stop", "clear", "format", "copy", "move", "add", "import", "export", "test", "out", "write",
        "select", "where", "foreach", "restart", "disable", "enable", "register", "unregister", "convertto", "convertfrom", "resolve", "rename",
        "expand", "compress", "install", "uninstall", "update", "read", "push", "pop", "join", "split", "measure", "sort", "group", "initialize",
    )
)  # fmt: skip
_CMD = frozenset(
    (
        "del",
        "erase",
        "rd",
        "rmdir",
        "copy",
        "xcopy",
        "robocopy",
        "move",
        "dir",
        "attrib",
        "format",
        "deltree",
        "icacls",
        "takeown",
        "reg",
    )
)
_SHELLS = frozenset(("sh", "bash", "zsh", "wsl"))


def is_verb(text: str) -> bool:
    """Whether a lower-case word is a verb of PowerShell's command names."""
    return text in _VERBS


def dialect_of(text: str) -> str:
    """``powershell`` or ``cmd`` where the text is unmistakably that, else ``posix``."""
    words = text.split(None, 2)
    if not words:
        return "posix"
    first = words[0]
    verb, mark, noun = first.partition("-")
    if mark and verb.lower() in _VERBS and noun[:1].isalpha() and (noun[0].isupper() or verb[0].isupper()):
        return "powershell"
    second = words[1] if len(words) > 1 else ""
    if first.lower() in ("if", "foreach", "while", "switch", "try", "do", "&", "&{") and _names_cmdlet(text):
        return "powershell"
    name, mark, _ = first[1:].partition("=")
    if first[0] == "$" and mark and name[:1].isalpha() and name.replace(":", "").isalnum():
        return "powershell"
    if first[0] == "$" and (second == "=" or first.lower().startswith("$env:")):
        return "powershell"
    if first[0] == "[" and "]::" in first:
        return "powershell"
    name = first.lower()
    if name in _CMD and len(second) > 1 and second[0] == "/" and second[1].isalpha() and (len(second) == 2 or second[2] in "/:"):
        return "cmd"
    if name.partition("/")[0] in _CMD and "/" in name and len(name.partition("/")[2]) < 4 and not name.startswith("/"):
        return "cmd"
    return "posix"


def _names_cmdlet(text: str) -> bool:
    """Whether one of the first words is spelled like a cmdlet (``Test-Path``) where no POSIX compound command would have it."""
    if "then" in text or "; do " in text or ";do " in text or "; do\n" in text or "esac" in text:
        return False
    for word in text[:400].replace("(", " ").replace("{", " ").split(None, 24)[:24]:
        verb, mark, noun = word.partition("-")
        if mark and verb[:1].isupper() and noun[:1].isupper() and noun.rstrip(")};,").isalnum() and verb.lower() in _VERBS:
            return True
    return False


def run_text(shell: "Interpreter", text: str, st: "State", dialect: str) -> str:
    """Lists the programs of a text of this dialect."""
    if st.depth > 30:
        shell.code = shell.code or "depth"
        return UNKNOWN
    st.depth += 1
    if dialect == "powershell":
        from interlock.shell import powershell

        out = powershell.run_text(shell, text, st)
    else:
        from interlock.shell import cmd

        out = cmd.run_text(shell, text, st)
    st.depth -= 1
    return out


def launch(shell: "Interpreter", st: "State", name: str, words: list[Word], stdin: "str | None") -> "str | None":
    """A call of PowerShell or cmd itself: runs the text that it is given; None when that text is not known."""
    child = shell.fork(st)
    if name == "cmd":
        for k, word in enumerate(words[1:], 1):
            text = word.text.lower()
            if text[:2] == "//":
                # Git Bash needs two slashes.
                word = Word(word.text[1:], quoted=word.quoted, sources=word.sources)
                text = text[1:]
            if text in ("/c", "/k", "/r") or text.startswith(("/c", "/k")):
                rest = [word.text[2:], *[item.text for item in words[k + 1 :]]]
                child.via = (*st.via, "cmd /c")
                joined = " ".join([item for item in rest if item])
                if UNKNOWN in joined and joined.strip() == UNKNOWN:
                    return None
                return run_text(shell, joined, child, "cmd")
        if stdin is None:
            return None
        child.via = (*st.via, "cmd")
        return run_text(shell, stdin, child, "cmd")
    child.via = (*st.via, name + " -Command")
    k = 1
    while k < len(words):
        text = words[k].text.lower()
        if text[:1] not in ("-", "/"):
            break
        option = text[1:]
        k += 1
        if (option and "encodedcommand".startswith(option)) or option in ("ec", "enc"):
            decoded = decode(words[k].text) if k < len(words) else ""
            return run_text(shell, decoded, child, "powershell") if decoded else None
        if option and "command".startswith(option):
            break
        if option and "file".startswith(option):
            return None
        if option in (
            "executionpolicy",
            "ep",
            "ex",
            "exec",
            "windowstyle",
            "w",
            "version",
            "inputformat",
            "outputformat",
            "workingdirectory",
            "wd",
        ):
            k += 1
    joined = " ".join([word.text for word in words[k:]])
    if joined == "-" or not joined:
        if stdin is None:
            return None
        joined = stdin
    if joined.strip() == UNKNOWN:
        return None
    # A POSIX shell took ``$env`` of ``$env:NAME`` for a variable of its own.
    return run_text(shell, joined.replace(UNKNOWN + ":", "$env:"), child, "powershell")


def decode(text: str) -> str:
    """Text of ``-EncodedCommand`` (base64 of UTF-16LE), "" when it is none."""
    if UNKNOWN in text:
        return ""
    import binascii

    try:
        return binascii.a2b_base64(text + "=" * (-len(text) % 4)).decode("utf-16-le", "replace").replace("\0", "")
    except ValueError:
        return ""


def dispatch(
    shell: "Interpreter",
    st: "State",
    name: str,
    words: list[Word],
    redirects: list[Redirect],
    feeds: tuple[int, ...],
    text: "str | None",
    dialect: str,
    maybe: bool,
) -> str:
    """Lists one command of a Windows dialect, or what it runs; its output where that can be known."""
    args = words[1:]
    if name in ("powershell", "pwsh", "cmd"):
        out = launch(shell, st, name, words, text)
        if out is not None:
            return out
    elif dialect == "powershell" and name in ("iex", "invoke-expression"):
        script = " ".join([word.text for word in args if word.text.lower() != "-command"]) if args else (text or UNKNOWN)
        if script.strip() != UNKNOWN:
            child = shell.fork(st)
            child.via = (*st.via, "iex")
            if UNKNOWN not in script:
                return run_text(shell, script, child, "powershell")
            run_text(shell, script, child, "powershell")
    elif name in _SHELLS and args:
        from interlock.shell.interpret import Call

        call = Call(words, st)
        call.feeds, call.redirects = feeds, redirects
        call.stdin = None if text is None else Word(text)
        return shell.call(call)
    index = len(shell.programs)
    shell.budget.spend(1)
    shell.programs.append(
        Program(
            index,
            tuple(words),
            cwd=Word(st.cwd),
            redirects=tuple(redirects),
            stdin=None if text is None else Word(text),
            feeds=feeds,
            via=st.via,
            maybe=maybe,
            dialect=dialect,
        )
    )
    if name in ("cd", "chdir", "set-location", "sl", "pushd", "push-location"):
        target = next((word.text for word in args if word.text[:1] not in ("-", "/") or len(word.text) > 3), "")
        if target:
            rooted = target[:1] in ("/", "\\", "~") or target[1:2] == ":"
            st.cwd = target if rooted else st.cwd.rstrip("/\\") + "/" + target
    elif name in ("start", "start-process", "saps", "invoke-item"):
        drop = (
            ("/",) if dialect == "cmd" else ("-filepath", "-argumentlist", "-wait", "-nonewwindow", "-verb", "runas", "-passthru")
        )
        rest = [word for word in args if not word.text.lower().startswith(drop)]
        if name == "start" and rest and rest[0].quoted and len(rest) > 1:
            rest = rest[1:]
        if rest and len(rest) < len(words):
            inner = rest[0].text.replace("\\", "/").rsplit("/", 1)[-1].lower().removesuffix(".exe")
            via, st.via = st.via, (*st.via, name)
            dispatch(shell, st, inner, rest, [], (), None, dialect, maybe) if inner != name else None
            st.via = via
    elif name in ("resolve-path", "convert-path", "rvpa") and dialect == "powershell":
        known = [word.text for word in args if word.text[:1] != "-"]
        if len(known) == 1 and UNKNOWN not in known[0]:
            return known[0] + "\n"
    elif name == "join-path" and dialect == "powershell":
        parts = [word.text for word in args if word.text[:1] != "-"]
        if parts and not any(UNKNOWN in part for part in parts):
            return "\\".join([parts[0].rstrip("\\/") or parts[0], *parts[1:]]) + "\n"
    elif name in ("echo", "write-output", "write-host"):
        return " ".join([word.text for word in args]) + "\n"
    return UNKNOWN
