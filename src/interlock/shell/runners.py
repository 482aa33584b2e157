"""Runners with a grammar of their own: env, xargs, find, parallel, ssh, containers and their kind."""

from interlock.shell.posix.nodes import RefusedError, Simple
from interlock.shell.posix.parser import Parser
from interlock.shell.posix.words import NUL
from interlock.shell.program import UNKNOWN, Word
from interlock.shell.wrappers import generic, is_assignment, script, skip_options

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.shell.interpret import Call, Interpreter

#: Calls that one xargs or parallel may be unrolled to.
MAX_CALLS = 16


def run(shell: "Interpreter", call: "Call", name: str) -> str:
    """Runs the wrapper `name`; what it prints."""
    handler = _TABLE.get(name)
    return generic(shell, call, name) if handler is None else handler(shell, call, name)


def _alone(shell: "Interpreter", call: "Call") -> str:
    shell.emit(call)
    return UNKNOWN


def _joined(words: list[Word]) -> str:
    return " ".join([word.text for word in words])


def quoted(text: str) -> str:
    """A word in single quotes."""
    return "'" + text.replace("'", "'\\''") + "'"


def _env(shell: "Interpreter", call: "Call", name: str) -> str:
    argv = list(call.argv)
    child = call.inner([], name)
    cwd = call.st.cwd
    k = 1
    while k < len(argv):
        text = argv[k].text
        value = ""
        letter = text[1:2] if text[:1] == "-" and text[:2] != "--" else ""
        if text in ("-", "--"):
            k += 1
            continue
        if text.startswith("--"):
            option, mark, value = text.partition("=")
            if option in ("--unset", "--chdir", "--split-string") and not mark and k + 1 < len(argv):
                k += 1
                value = argv[k].text
            letter = {"--chdir": "C", "--split-string": "S"}.get(option, "")
        elif letter:
            place = next((p for p, c in enumerate(text) if p and c in "uCSP"), 0)
            if not place:
                k += 1
                continue
            letter, value = text[place], text[place + 1 :]
            if not value and k + 1 < len(argv):
                k += 1
                value = argv[k].text
        elif is_assignment(text):
            key, _, value = text.partition("=")
            child.assigns = [*child.assigns, (key, Word(value, sources=argv[k].sources))]
        else:
            break
        k += 1
        if letter == "C":
            from interlock.shell.builtins import resolve

            cwd = resolve(cwd, value, shell)
        elif letter == "S":
            argv = argv[:k] + _words(shell, value, call) + argv[k:]
    if k >= len(argv):
        return _alone(shell, call)
    child.argv = argv[k:]
    if cwd != call.st.cwd or child.assigns:
        child.st = shell.fork(call.st)
        if cwd != child.st.cwd:
            child.st.cwd, child.st.elsewhere = cwd, ()
        for key, word in child.assigns:
            child.st.values[key] = word.text
    return shell.call(child)


def _words(shell: "Interpreter", text: str, call: "Call") -> list[Word]:
    """The words of a text as a shell would see them."""
    parser = Parser(text, shell.budget)
    try:
        parser.script()
    except RefusedError:
        return [Word(text)]
    from interlock.shell.expand import expand_words

    if len(parser.items) == 1 and isinstance(parser.items[0], Simple):
        node = parser.items[0]
        before = [Word(assign.name + "=" + (assign.value.lit or UNKNOWN)) for assign in node.assigns]
        return before + expand_words(shell, node.words, call.st)
    return [Word(text)]


def _xargs(shell: "Interpreter", call: "Call", name: str) -> str:
    argv = call.argv
    replace = ""
    delimiter = ""
    batch = 0
    k = 1
    while k < len(argv):
        text = argv[k].text
        if not text.startswith("-") or len(text) < 2:
            break
        k += 1
        if text == "--":
            break
        if text.startswith("--"):
            option, mark, value = text.partition("=")
            if option == "--replace":
                replace = value or "{}"
            elif option == "--null":
                delimiter = "\0"
            elif (
                option in ("--max-args", "--max-procs", "--max-lines", "--max-chars", "--arg-file", "--eof", "--delimiter")
                and not mark
            ):
                if option == "--max-args":
                    batch = _number(argv[k].text if k < len(argv) else "")
                k += 1
            elif option == "--max-args":
                batch = _number(value)
            continue
        for place, letter in enumerate(text[1:], 1):
            if letter == "0":
                delimiter = "\0"
            if letter in "iel":
                if letter == "i":
                    replace = text[place + 1 :] or "{}"
                break
            if letter in "IJadELnPsR":
                value = text[place + 1 :]
                if not value:
                    value = argv[k].text if k < len(argv) else ""
                    k += 1
                if letter in "IJ":
                    replace = value
                elif letter == "n":
                    batch = _number(value)
                elif letter == "d":
                    delimiter = value
                elif letter == "L":
                    batch = -1
                break
    command = argv[k:] or [Word("echo")]
    stdin = call.stdin
    values: list[Word] = []
    if stdin is None or not stdin.text:
        values = [Word(UNKNOWN, split=True, sources=call.feeds)]
    else:
        text = stdin.text
        items = text.split("\n") if replace or batch < 0 else text.split(delimiter) if delimiter.strip("\0\\n") else text.split()
        if delimiter == "\0" and NUL in text:
            items = text.split(NUL)
        elif delimiter and UNKNOWN in text:
            items = text.replace(UNKNOWN + UNKNOWN, UNKNOWN + "\n").split("\n")
        for item in items:
            item = item.strip("\n")
            if item:
                plain = item if replace else item.replace("'", "").replace('"', "")
                values.append(Word(plain, split=UNKNOWN in plain, sources=call.feeds, quoted=True))
    shell.budget.spend(len(values))
    out = ""
    groups: list[list[Word]] = []
    if replace:
        groups = [[value] for value in values]
    elif batch > 0:
        groups = [values[p : p + batch] for p in range(0, len(values), batch)]
    elif batch < 0:
        groups = [[value] for value in values]
    else:
        groups = [values]
    for group in groups[:MAX_CALLS]:
        child = call.inner([], name)
        child.stdin, child.feeds = None, call.feeds
        if replace:
            first = group[0]
            child.argv = [
                Word(word.text.replace(replace, first.text), split=False, quoted=True, sources=word.sources + first.sources)
                if replace in word.text
                else word
                for word in command
            ]
        else:
            child.argv = [*command, *group]
        out += shell.call(child)
    return out


def _number(text: str) -> int:
    return int(text) if text.isdigit() and len(text) < 9 else 0


def _find(shell: "Interpreter", call: "Call", name: str) -> str:
    shell.emit(call)
    argv = call.argv
    shell.budget.spend(len(argv) >> 2)
    k = 1
    while (k < len(argv) and argv[k].text in ("-H", "-L", "-P", "-E", "-X", "-x", "-s", "-d", "-D")) or (
        k < len(argv) and argv[k].text.startswith("-O")
    ):
        k += 2 if argv[k].text == "-D" else 1
    roots: list[Word] = []
    while k < len(argv) and argv[k].text[:1] not in ("-", "(", "!", ")", ","):
        roots.append(argv[k])
        k += 1
    if not roots:
        roots = [Word(".")]
    tail = UNKNOWN
    own = False
    for place in range(k, len(argv) - 1):
        option = argv[place].text
        value = argv[place + 1].text
        if option in ("-name", "-iname") and UNKNOWN not in value and tail == UNKNOWN:
            tail = UNKNOWN + "/" + value
        elif option == "-maxdepth" and value == "0":
            own = True
    paths = [
        Word(
            root.text if own else root.text.rstrip("/") + "/" + tail,
            glob=root.glob or "*" in tail or "?" in tail or "[" in tail,
            quoted=True,
            sources=root.sources,
        )
        for root in roots
    ]
    while k < len(argv):
        option = argv[k].text
        k += 1
        if option not in ("-exec", "-execdir", "-ok", "-okdir"):
            continue
        start = k
        while k < len(argv) and argv[k].text not in (";", "+"):
            k += 1
        command = argv[start:k]
        if not command:
            continue
        for path in paths[:4]:
            child = call.inner([], "find " + option)
            child.stdin, child.feeds = None, ()
            child.redirects = []
            child.argv = [
                Word(word.text.replace("{}", path.text), glob=path.glob, quoted=True, sources=word.sources)
                if "{}" in word.text
                else word
                for word in command
            ]
            shell.call(child)
    if any(word.text in ("-print0", "-printf", "-ls", "-delete") for word in argv):
        return "".join([path.text + "\n" for path in paths]) if any(word.text == "-print0" for word in argv) else UNKNOWN
    return "".join([path.text + "\n" for path in paths])


def _fd(shell: "Interpreter", call: "Call", name: str) -> str:
    shell.emit(call)
    argv = call.argv
    for k, word in enumerate(argv):
        if word.text in ("-x", "--exec", "-X", "--exec-batch") and k + 1 < len(argv):
            command = [Word("./" + UNKNOWN) if "{" in item.text else item for item in argv[k + 1 :] if item.text != ";"]
            if not any("{" in item.text for item in argv[k + 1 :]):
                command.append(Word("./" + UNKNOWN))
            shell.call(call.inner(command, name + " " + word.text))
            break
    return UNKNOWN


def _parallel(shell: "Interpreter", call: "Call", name: str) -> str:
    argv = call.argv
    k = skip_options(argv, 1, "jNnSIaCdLPsX")
    command: list[Word] = []
    while k < len(argv) and not argv[k].text.startswith((":::", "::::")):
        command.append(argv[k])
        k += 1
    values: list[str] = []
    if k < len(argv):
        values = [word.text for word in argv[k + 1 :] if not word.text.startswith(":::")]
    elif call.stdin is not None:
        values = [line for line in call.stdin.text.split("\n") if line]
    else:
        values = [UNKNOWN]
    shell.budget.spend(len(values))
    text = _joined(command)
    for value in values[:MAX_CALLS]:
        if not text:
            line = value
        elif "{" in text and any(mark in text for mark in ("{}", "{.}", "{/}", "{//}", "{1}", "{/.}")):
            line = text
            for mark in ("{}", "{.}", "{/}", "{//}", "{1}", "{/.}"):
                line = line.replace(mark, quoted(value) if UNKNOWN not in value else value)
        else:
            line = text + " " + (quoted(value) if UNKNOWN not in value else value)
        child = call.inner([], name)
        child.stdin = None
        st = shell.fork(call.st)
        st.via, st.stdin, st.feeds = child.via, None, call.feeds
        shell.script(line, st)
    return UNKNOWN


def _watch(shell: "Interpreter", call: "Call", name: str) -> str:
    k = skip_options(call.argv, 1, "nqs")
    if k >= len(call.argv):
        return _alone(shell, call)
    return script(shell, call, _joined(call.argv[k:]), name)


def _flock(shell: "Interpreter", call: "Call", name: str) -> str:
    argv = call.argv
    k = skip_options(argv, 1, "wE") + 1
    k = min(skip_options(argv, k, "wE") if k < len(argv) and argv[k].text != "-c" else k, len(argv))
    if k < len(argv) and argv[k].text in ("-c", "--command") and k + 1 < len(argv):
        return script(shell, call, argv[k + 1].text, name + " -c")
    for place, word in enumerate(argv[: min(k, len(argv) - 1)]):
        if word.text in ("-c", "--command"):
            return script(shell, call, argv[place + 1].text, name + " -c")
    if k >= len(argv):
        return _alone(shell, call)
    return shell.call(call.inner(argv[k:], name))


def _su(shell: "Interpreter", call: "Call", name: str) -> str:
    """su, runuser, sg, script: ``-c TEXT``; runuser also ``-u USER -- COMMAND``; BSD script: ``FILE COMMAND``."""
    argv = call.argv
    for k, word in enumerate(argv[1:], 1):
        text = word.text
        if text.startswith("--command="):
            return script(shell, call, text[10:], name + " -c")
        if k + 1 < len(argv) and (text == "--command" or (text[:1] == "-" and text[:2] != "--" and text.endswith("c"))):
            return script(shell, call, argv[k + 1].text, name + " -c")
    if name == "runuser" and any(word.text in ("-u", "--user") for word in argv):
        k = skip_options(argv, 1, "ugG")
        if k < len(argv):
            return shell.call(call.inner(argv[k:], name))
    if name == "script":
        k = skip_options(argv, 1, "EITOBmotF") + 1
        if k < len(argv):
            return shell.call(call.inner(argv[k:], name))
    if name == "sg" and len(argv) > 2:
        return script(shell, call, argv[2].text, name)
    if call.stdin is not None and name == "su":
        return script(shell, call, call.stdin.text, name)
    return _alone(shell, call)


def _ssh(shell: "Interpreter", call: "Call", name: str) -> str:
    shell.emit(call)
    argv = call.argv
    k = 1
    host = False
    while k < len(argv):
        text = argv[k].text
        if text.startswith("-") and len(text) > 1 and text != "--":
            k += 1
            for place, letter in enumerate(text[1:], 2):
                if letter in "bcDEeFIiJLlmOopQRSWw":
                    value = text[place:]
                    if not value and k < len(argv):
                        value = argv[k].text
                        k += 1
                    if letter == "o":
                        _ssh_option(shell, call, value)
                    break
            continue
        k += 1
        if text == "--":
            continue
        if host:
            k -= 1
            break
        host = True
    if host and k < len(argv):
        script(shell, call, _joined(argv[k:]), name, True)
    elif host and call.stdin is not None:
        script(shell, call, call.stdin.text, name, True)
    return UNKNOWN


def _ssh_option(shell: "Interpreter", call: "Call", value: str) -> None:
    key, mark, text = value.partition("=")
    if not mark:
        key, _, text = value.partition(" ")
    if key.strip().lower() in ("proxycommand", "localcommand", "knownhostscommand") and text.strip().lower() not in ("", "none"):
        script(shell, call, text, "ssh " + key.strip())


_FLAGS = frozenset(
    (
        "--rm", "--privileged", "--init", "--detach", "--interactive", "--tty", "--read-only", "--no-healthcheck", "--oom-kill-disable",
        "--publish-all", "--quiet", "--no-deps", "--no-TTY", "--service-ports", "--use-aliases", "--build", "--remove-orphans", "--debug", "--tls",
    )
)  # fmt: skip


def _container_operand(argv: list[Word], k: int) -> tuple[int, str]:
    """The place of the first operand and the value of ``--entrypoint``."""
    entry = ""
    while k < len(argv) and argv[k].text.startswith("-"):
        text = argv[k].text
        k += 1
        if text.startswith("--"):
            option, mark, value = text.partition("=")
            if option not in _FLAGS and not mark:
                value = argv[k].text if k < len(argv) else ""
                k += 1
            if option == "--entrypoint":
                entry = value
        else:
            for place, letter in enumerate(text[1:], 2):
                if letter in "acehlmpuvwfH":
                    if place == len(text):
                        k += 1
                    break
    return k, entry


def _docker(shell: "Interpreter", call: "Call", name: str) -> str:
    shell.emit(call)
    argv = call.argv
    k, _ = _container_operand(argv, 1)
    if k < len(argv) and argv[k].text in ("compose", "container"):
        k, _ = _container_operand(argv, k + 1)
    if k >= len(argv) or argv[k].text not in ("run", "exec"):
        return UNKNOWN
    sub = argv[k].text
    k, entry = _container_operand(argv, k + 1)
    command = argv[k + 1 :]
    if entry:
        command = [Word(entry), *command]
    if command:
        _remote(shell, call, command, name + " " + sub)
    return UNKNOWN


def _remote(shell: "Interpreter", call: "Call", command: list[Word], via: str) -> None:
    child = call.inner(command, via)
    child.st = shell.fork(call.st)
    child.st.cwd = child.st.previous = UNKNOWN
    child.st.elsewhere = ()
    child.redirects = []
    shell.call(child)


def _kubectl(shell: "Interpreter", call: "Call", name: str) -> str:
    shell.emit(call)
    texts = [word.text for word in call.argv]
    if "--" in texts and any(sub in texts for sub in ("exec", "run", "debug", "rsh")):
        command = call.argv[texts.index("--") + 1 :]
        if command:
            _remote(shell, call, command, name + " exec")
    return UNKNOWN


def _at(shell: "Interpreter", call: "Call", name: str) -> str:
    shell.emit(call)
    if call.stdin is not None:
        script(shell, call, call.stdin.text, name)
    return UNKNOWN


def _terminal(shell: "Interpreter", call: "Call", name: str) -> str:
    """tmux and screen: the command of a new session."""
    shell.emit(call)
    argv = call.argv
    if name == "tmux":
        for k, word in enumerate(argv[1:], 1):
            if word.text in (
                "new",
                "new-session",
                "neww",
                "new-window",
                "split-window",
                "splitw",
                "respawn-pane",
                "run",
                "run-shell",
            ):
                k = skip_options(argv, k + 1, "cFnstxyeb")
                if k < len(argv):
                    script(shell, call, _joined(argv[k:]), name)
                break
        return UNKNOWN
    k = skip_options(argv, 1, "cehpStTXD")
    if k < len(argv):
        shell.call(call.inner(argv[k:], name))
    return UNKNOWN


def _option_text(shell: "Interpreter", call: "Call", name: str) -> str:
    """nix-shell --run, nix develop -c, hyperfine, vagrant ssh -c: an argument is a command."""
    shell.emit(call)
    argv = call.argv
    if name == "hyperfine":
        for word in argv[skip_options(argv, 1, "wmMrsSpcPDLuiN") :]:
            script(shell, call, word.text, name)
        return UNKNOWN
    for k, word in enumerate(argv[:-1]):
        if word.text in ("--run", "--command", "-c"):
            if name == "nix":
                shell.call(call.inner(argv[k + 1 :], name))
            else:
                script(shell, call, argv[k + 1].text, name)
            break
    return UNKNOWN


def _npx(shell: "Interpreter", call: "Call", name: str) -> str:
    shell.emit(call)
    argv = call.argv
    for k, word in enumerate(argv[:-1]):
        if word.text in ("-c", "--call") and (name == "npx" or "exec" in [item.text for item in argv[1:k]]):
            script(shell, call, argv[k + 1].text, name + " -c")
            break
    return UNKNOWN


def _mosh(shell: "Interpreter", call: "Call", name: str) -> str:
    shell.emit(call)
    k = skip_options(call.argv, 1, "p") + 1
    if k < len(call.argv) and call.argv[k].text == "--":
        k += 1
    if k < len(call.argv):
        _remote(shell, call, call.argv[k:], name)
    return UNKNOWN


def _wsl(shell: "Interpreter", call: "Call", name: str) -> str:
    k = skip_options(call.argv, 1, "duD")
    if k >= len(call.argv):
        return _alone(shell, call)
    return shell.call(call.inner(call.argv[k:], name))


_TABLE = {
    "env": _env, "xargs": _xargs, "gxargs": _xargs, "find": _find, "gfind": _find, "fd": _fd, "fdfind": _fd, "parallel": _parallel, "watch": _watch,
    "flock": _flock, "su": _su, "runuser": _su, "sg": _su, "script": _su, "ssh": _ssh, "mosh": _mosh, "docker": _docker, "podman": _docker,
    "nerdctl": _docker, "docker-compose": _docker, "kubectl": _kubectl, "oc": _kubectl, "at": _at, "batch": _at, "tmux": _terminal,
    "screen": _terminal, "nix-shell": _option_text, "nix": _option_text, "npx": _npx, "npm": _npx, "hyperfine": _option_text, "vagrant": _option_text, "wsl": _wsl,
}  # fmt: skip
