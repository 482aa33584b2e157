"""Shell builtins that change what later words mean, or run text."""

from interlock.shell.expand import checked, split_fields
from interlock.shell.program import UNKNOWN, Word
from interlock.shell.state import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.shell.interpret import Call, Interpreter
    from interlock.shell.state import State


def run(shell: "Interpreter", call: "Call", name: str) -> str:
    """Runs the builtin `name`; what it prints."""
    argv = call.argv
    if name in ("cd", "chdir", "pushd", "popd"):
        shell.emit(call)
        _directory(shell, call, name)
        return ""
    if name == "eval":
        return run_text(shell, call, argv[1:], "eval")
    if name in ("source", "."):
        from interlock.shell import shells

        return shells.source(shell, call)
    if name == "exec":
        return _exec(shell, call)
    if name in ("command", "builtin"):
        return _command(shell, call, name)
    if name == "trap":
        return _trap(shell, call)
    if name == "alias":
        for word in argv[1:]:
            key, mark, value = word.text.partition("=")
            if mark:
                call.st.aliases[key] = value
    elif name == "unalias":
        for word in argv[1:]:
            if not call.st.maybe:
                call.st.aliases.pop(word.text, None)
    else:
        _variables(shell, call, name)
    shell.emit(call)
    return ""


def run_text(shell: "Interpreter", call: "Call", words: list[Word], via: str) -> str:
    """Runs words as script text in the same shell; the caller itself stays in the plan when part of the text is unknown."""
    while words and words[0].text == "--":
        words = words[1:]
    text = " ".join([word.text for word in words])
    if UNKNOWN in text:
        shell.emit(call)
    st = call.st
    saved = st.via, st.stdin, st.feeds
    st.via, st.stdin, st.feeds = (*call.via, via), call.stdin, call.feeds
    out = shell.script(text, st)
    st.via, st.stdin, st.feeds = saved
    return out


def _directory(shell: "Interpreter", call: "Call", name: str) -> None:
    st = call.st
    words = [word for word in call.argv[1:] if not (word.text.startswith("-") and len(word.text) > 1)]
    others: tuple[str, ...] = ()
    if name == "popd":
        target = st.dirs.pop() if st.dirs else UNKNOWN
    elif not words:
        if name == "pushd":
            return
        home = st.values.get("HOME")
        target = home if isinstance(home, str) else shell.facts.home
    elif words[0].text == "-":
        target = st.previous
    else:
        target = resolve(st.cwd, words[0].text, shell)
        others = tuple([resolve(folder, words[0].text, shell) for folder in st.elsewhere])
    if name == "pushd":
        st.dirs.append(st.cwd)
    st.previous, st.cwd, st.elsewhere = st.cwd, target, ()
    if others:
        st.stand(others)


def resolve(cwd: str, path: str, shell: "Interpreter") -> str:
    """`path` seen from `cwd`, with ``.`` and ``..`` removed."""
    if not path.startswith("/") and not (len(path) > 1 and path[1] == ":"):
        if path.startswith(UNKNOWN):
            return path
        path = cwd.rstrip("/") + "/" + path
    if len(path) > 4_096:
        return UNKNOWN
    parts: list[str] = []
    for part in path.split("/"):
        if part == "..":
            if parts:
                parts.pop()
        elif part and part != ".":
            parts.append(part)
    shell.budget.spend(len(parts) >> 3)
    return "/" + "/".join(parts) if path.startswith("/") else "/".join(parts)


def _exec(shell: "Interpreter", call: "Call") -> str:
    words = call.argv[1:]
    while words and words[0].text.startswith("-") and len(words[0].text) > 1:
        step = 2 if words[0].text[-1] == "a" and words[0].text != "--" else 1
        words = words[step:]
    if not words:
        if call.redirects:
            shell.emit(call)
            for redirect in call.redirects:
                if redirect.op[0] == "<" and redirect.fd == 0:
                    call.st.stdin, call.st.feeds = call.stdin, call.feeds
        return ""
    return shell.call(call.inner(words, "exec"))


def _command(shell: "Interpreter", call: "Call", name: str) -> str:
    words = call.argv[1:]
    while words and words[0].text.startswith("-") and len(words[0].text) > 1:
        flag = words[0].text
        words = words[1:]
        if flag != "--" and name == "command" and ("v" in flag or "V" in flag):
            shell.emit(call)
            return "/usr/bin/" + words[0].text + "\n" if words and words[0].known else UNKNOWN
    if not words:
        shell.emit(call)
        return ""
    text = words[0].text
    body = call.st.functions.pop(text, None)
    out = shell.call(call.inner(words, name))
    if body is not None:
        call.st.functions.setdefault(text, body)
    return out


def _trap(shell: "Interpreter", call: "Call") -> str:
    words = [word for word in call.argv[1:] if word.text not in ("--", "-")]
    if not words or words[0].text in ("-l", "-p") or not words[0].text:
        shell.emit(call)
        return ""
    if words[0].text in ("-", "0", "1", "2", "3", "15") or len(words) < 2:
        shell.emit(call)
        return ""
    if UNKNOWN in words[0].text:
        shell.emit(call)
    from interlock.shell.interpret import MAX_TRAPS

    later = len(shell.handlers) < MAX_TRAPS
    if later:
        shell.handlers.append((words[0].text, call.st, call.via))
        if all(word.text in ("EXIT", "0") for word in words[1:]):
            return ""
    child = shell.fork(call.st)
    child.maybe = True
    child.via = (*call.via, "trap")
    before = len(shell.programs)
    shell.script(words[0].text, child)
    if later and any(UNKNOWN in word.text for program in shell.programs[before:] for word in program.argv):
        # Variables that are set later: the end of the script tells.
        del shell.programs[before:]
    return ""


def run_alias(shell: "Interpreter", call: "Call") -> str:
    """A word that an earlier ``alias`` defined: bash may or may not expand it, so both readings are listed."""
    st = call.st
    name = call.argv[0].text
    text = st.aliases.pop(name)
    rest = call.argv[1:]
    shell.emit(call, maybe=True)
    saved = st.params, st.via, st.stdin, st.feeds
    st.params, st.via, st.stdin, st.feeds = rest, (*call.via, "alias"), call.stdin, call.feeds
    out = shell.script(text + ' "$@"' if rest else text, st)
    st.params, st.via, st.stdin, st.feeds = saved
    st.aliases.setdefault(name, text)
    return out


def _variables(shell: "Interpreter", call: "Call", name: str) -> None:
    st, words = call.st, call.argv[1:]
    flags = "".join([word.text for word in words if word.text[:1] == "-"])
    if "f" in flags and (name == "export" or "x" in flags):
        st.exported = (*st.exported, *[word.text for word in words if word.text in st.functions])
        return
    if name in ("export", "declare", "typeset", "local", "readonly"):
        for word in words:
            key, mark, value = word.text.partition("=")
            if not mark or not key.rstrip("+").isidentifier():
                continue
            append = key.endswith("+")
            key = key.rstrip("+")
            if value.startswith("(") and value.endswith(")"):
                items = split_fields(value[1:-1], " \t\n")[0]
                keyed = [item[1:].partition("]=") for item in items if item.startswith("[") and "]=" in item]
                st.values[key] = {pair[0]: pair[2] for pair in keyed} if keyed and len(keyed) == len(items) else items
                continue
            if "n" in flags and name != "export":
                st.values[key] = Reference(value)
                continue
            old = st.values.get(key)
            st.values[key] = checked((old if append and isinstance(old, str) else "") + value)
            if word.sources:
                st.sources[key] = word.sources
    elif name == "unset":
        for word in words:
            if word.text == "-f":
                continue
            if word.text in st.functions and "-f" in [w.text for w in words]:
                if st.maybe:
                    shell.doubtful.setdefault(word.text, []).append(None)
                else:
                    del st.functions[word.text]
            elif not word.text.startswith("-"):
                st.values[word.text] = None
    elif name == "set":
        _set(st, words)
    elif name == "shift":
        count = int(words[0].text) if words and words[0].text.isdigit() and len(words[0].text) < 5 else 1
        options = getattr(st.params, "options", None)
        if options is None:
            st.params = st.params[count:]
        else:
            from interlock.shell.choices import either_list

            rest = [option[count:] for option in options]
            st.params = rest[0]
            for option in rest[1:]:
                st.params = either_list(st.params, option)
    elif name == "read":
        _read(call)
    elif name in ("mapfile", "readarray"):
        target = words[-1].text if words and not words[-1].text.startswith("-") else "MAPFILE"
        if call.stdin is not None and UNKNOWN not in call.stdin.text:
            st.values[target] = call.stdin.text.rstrip("\n").split("\n")
        else:
            st.values[target] = UNKNOWN
        st.sources[target] = call.feeds
    elif name == "let":
        for word in words:
            key, mark, _ = word.text.partition("=")
            if mark and key.isidentifier():
                st.values[key] = UNKNOWN
    elif name == "getopts" and len(words) > 1:
        st.values[words[1].text] = UNKNOWN


def _set(st: "State", words: list[Word]) -> None:
    for place, word in enumerate(words):
        text = word.text
        if (text[:1] == "-" and "a" in text) or text == "allexport":
            st.exported = ("*",)
        if text == "--":
            st.params = words[place + 1 :]
            return
        if not text.startswith(("-", "+")) or len(text) == 1:
            if place and words[place - 1].text in ("-o", "+o"):
                continue
            st.params = words[place:]
            return


_READ_VALUES = frozenset("adinNptu")


def _read(call: "Call") -> None:
    st = call.st
    names: list[str] = []
    array = ""
    words = [word.text for word in call.argv[1:]]
    place = 0
    while place < len(words):
        text = words[place]
        place += 1
        if text.startswith("-") and len(text) > 1 and not names:
            for k, letter in enumerate(text[1:], 1):
                if letter in _READ_VALUES:
                    value = text[k + 1 :]
                    if not value and place < len(words):
                        value = words[place]
                        place += 1
                    if letter == "a":
                        array = value
                    break
            continue
        names.append(text)
    stdin = call.stdin
    ifs = st.values.get("IFS", " \t\n")
    if not isinstance(ifs, str) or UNKNOWN in ifs:
        ifs = " \t\n"
    known = stdin is not None and isinstance(ifs, str)
    line = stdin.text.split("\n", 1)[0] if stdin is not None else UNKNOWN
    fields = split_fields(line, ifs)[0] if known and isinstance(ifs, str) else [UNKNOWN]
    sources = call.feeds
    if array:
        st.values[array] = fields
        st.sources[array] = sources
    for k, key in enumerate(names or ["REPLY"]):
        if not known:
            value = UNKNOWN
        elif k == len(names) - 1 or not names:
            value = " ".join(fields[k:]) if len(names) > 1 else line.strip(" \t") if ifs else line
        else:
            value = fields[k] if k < len(fields) else ""
        st.values[key] = value
        st.sources[key] = sources
