"""The Windows command interpreter: a command text -> programs."""

from interlock.shell.expand import checked
from interlock.shell.program import UNKNOWN, Redirect, Word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.shell.interpret import Interpreter
    from interlock.shell.state import State


def run_text(shell: "Interpreter", text: str, st: "State") -> str:
    """Lists the programs of a cmd text; what it prints where that can be known."""
    s, n, i = text, len(text), 0
    shell.budget.spend(1 + (n >> 8))
    words: list[Word] = []
    redirects: list[Redirect] = []
    feeds: tuple[int, ...] = ()
    maybe = st.maybe
    current = ""
    started = quoted = False
    pending = ""
    known: str | None = None
    looped = UNKNOWN

    def end_word() -> None:
        nonlocal current, started, quoted, pending
        if started:
            word = Word(current, glob="*" in current or "?" in current, quoted=quoted, split=UNKNOWN in current and not quoted)
            if pending:
                redirects.append(Redirect(pending, word, 0 if pending == "<" else 1))
                pending = ""
            else:
                words.append(word)
        current, started, quoted = "", False, False

    def end_command() -> str:
        nonlocal words, redirects
        end_word()
        out = _finish(shell, st, words, redirects, feeds, known, maybe) if words else ""
        words, redirects = [], []
        return out

    while i < n:
        c = s[i]
        shell.budget.spend(2)
        if c == "^" and i + 1 < n:
            if s[i + 1] != "\n":
                current += s[i + 1]
                started = True
            i += 2
        elif c == '"':
            end = s.find('"', i + 1)
            if end < 0:
                end = n
            current += _expand(shell, st, s[i + 1 : end])
            started = quoted = True
            i = end + 1
        elif c == "%":
            end = s.find("%", i + 1)
            if end > 0 and end - i < 64 and s[i + 1 : end].replace("_", "").replace("(", "").replace(")", "").isalnum():
                current += _value(shell, st, s[i + 1 : end])
                i = end + 1
            else:
                # A loop variable: ``%i`` or ``%%i``.
                i += 2 if s.startswith("%%", i) else 1
                if s.startswith("~", i):
                    while i < n and s[i] in "~fdpnxsatz":
                        i += 1
                current += looped
                i += 1
            started = True
        elif c in " \t,;=" and not (c in ",;=" and started):
            end_word()
            i += 1
        elif c == "(" and words and words[-1].text.lower() == "in":
            end = s.find(")", i)
            values = s[i + 1 : n if end < 0 else end].split()
            # The loop's variable takes each value of the set; one value is followed, a pattern stays a pattern.
            looped = _expand(shell, st, values[0].strip('"')) if len(values) == 1 and "'" not in values[0] else UNKNOWN
            i = n if end < 0 else end + 1
        elif c in "&|\r\n()":
            before = len(shell.programs)
            out = end_command()
            pair = s[i : i + 2]
            if pair in ("&&", "||"):
                maybe = True
                i += 2
            else:
                i += 1
            if c == "|" and pair != "||":
                feeds, known = tuple(range(before, len(shell.programs))), (None if out == UNKNOWN else out)
            else:
                feeds, known = (), None
        elif c in "<>":
            if current in ("1", "2") and not quoted:
                current, started = "", False
            end_word()
            pending = ">>" if s.startswith(">>", i) else c
            i += len(pending)
            if s.startswith("&", i):
                i += 2
                pending = ""
        else:
            k = i + 1
            while k < n and s[k] not in ' \t,;=&|\r\n()<>"^%':
                k += 1
            shell.budget.spend((k - i) >> 4)
            current += s[i:k]
            started = True
            i = k
    return end_command()


def _expand(shell: "Interpreter", st: "State", text: str) -> str:
    if "%" not in text:
        return text
    parts = text.split("%")
    out = parts[0]
    for place in range(1, len(parts)):
        out += _value(shell, st, parts[place]) if place % 2 and place + 1 < len(parts) else parts[place]
    return out


def _value(shell: "Interpreter", st: "State", name: str) -> str:
    lower = name.lower()
    known = st.values.get("cmd:" + lower)
    if isinstance(known, str):
        shell.budget.spend(len(known) >> 8)
        return known
    if lower in ("userprofile", "homepath", "home"):
        return shell.facts.home
    if lower == "cd":
        return st.cwd
    if lower in ("systemdrive", "homedrive"):
        return "C:"
    if lower in ("windir", "systemroot"):
        return "C:\\Windows"
    if lower in ("temp", "tmp"):
        return str(shell.facts.tmp[0]) if shell.facts.tmp else "C:\\Windows\\Temp"
    if lower == "username":
        return str(shell.facts.user) or UNKNOWN
    return UNKNOWN


def _finish(
    shell: "Interpreter",
    st: "State",
    words: list[Word],
    redirects: list[Redirect],
    feeds: tuple[int, ...],
    text: "str | None",
    maybe: bool,
) -> str:
    """Lists one command; prefixes such as ``@``, ``call``, ``if`` and ``for ... do`` are removed."""
    first = words[0].text.lstrip("@")
    lower = first.lower()
    if lower in ("rem",) or first.startswith("::"):
        return ""
    if lower in ("call", "do", "else") and len(words) > 1:
        return _finish(shell, st, words[1:], redirects, feeds, text, maybe)
    if lower == "for":
        for place, word in enumerate(words):
            if word.text.lower() == "do" and place + 1 < len(words):
                return _finish(shell, st, words[place + 1 :], redirects, feeds, text, True)
        return ""
    if lower == "in" and len(words) <= 1:
        return ""
    if lower == "if":
        k = 1
        while k < len(words) and words[k].text.lower() in ("/i", "not"):
            k += 1
        if k < len(words) and words[k].text.lower() in ("exist", "defined", "errorlevel"):
            k += 2
        elif k + 1 < len(words) and "==" in words[k + 1].text:
            k += 3
        else:
            k += 1
        return _finish(shell, st, words[k:], redirects, feeds, text, True) if k < len(words) else ""
    slash = first.find("/")
    if slash > 0 and not words[0].quoted and "\\" not in first and first[:slash].isalpha():
        # ``rd/s/q`` needs no blank after the name.
        words = [Word(first[:slash]), Word(first[slash:]), *words[1:]]
    elif first != words[0].text:
        words = [Word(first, quoted=words[0].quoted), *words[1:]]
    name = words[0].text.replace("\\", "/").rsplit("/", 1)[-1].lower().removesuffix(".exe")
    if name == "set" and len(words) > 1:
        key, mark, value = " ".join([word.text for word in words[1:]]).partition("=")
        if not mark and len(words) > 2:
            key, value, mark = words[1].text, words[2].text, "="
        if mark:
            st.values["cmd:" + key.strip().lower()] = checked(value)
    from interlock.shell import windows

    return windows.dispatch(shell, st, name, words, redirects, feeds, text, "cmd", maybe)
