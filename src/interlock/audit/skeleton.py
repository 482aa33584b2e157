"""A readable shape of an action that holds none of its values: ``rm -rf <home>/…``, ``curl <host> -d <value>``.

Programs, their options and well-known subcommands are kept; every other word is replaced by what kind of thing it is. On the
hook's path: str methods only, bounded by `_MAX_WORDS` and `_MAX_TEXT`.
"""

_MAX_TEXT = 2000
_MAX_WORDS = 24
_MAX_NAME = 32

_OPERATORS = frozenset(("|", "||", "&&", ";", "&", "|&", ">", ">>", "<", "2>", "2>>", "&>", ">|", "(", ")", "{", "}"))
#: Programs whose first words are subcommands, and how many of them are kept.
_SUBCOMMANDS = {
    "git": 1,
    "gh": 2,
    "docker": 2,
    "podman": 2,
    "kubectl": 2,
    "helm": 1,
    "terraform": 2,
    "tofu": 2,
    "pulumi": 1,
    "npm": 1,
    "pnpm": 1,
    "yarn": 1,
    "pip": 1,
    "pip3": 1,
    "uv": 2,
    "poetry": 1,
    "cargo": 1,
    "go": 1,
    "make": 0,
    "apt": 1,
    "apt-get": 1,
    "brew": 1,
    "dnf": 1,
    "systemctl": 1,
    "aws": 2,
    "gcloud": 3,
    "az": 3,
    "interlock": 3,
    "twine": 1,
    "gem": 1,
}
#: File names whose presence in a record matters and that tell nothing private.
_KNOWN_NAMES = frozenset(
    (
        ".env",
        ".netrc",
        ".npmrc",
        ".pypirc",
        ".bashrc",
        ".zshrc",
        ".profile",
        ".bash_profile",
        ".gitconfig",
        ".git",
        ".ssh",
        ".aws",
        ".cursor",
        ".claude",
        ".codex",
        "id_rsa",
        "id_ed25519",
        "authorized_keys",
        "credentials",
        "hooks.json",
        "settings.json",
        "package.json",
        "pyproject.toml",
        "Makefile",
        "crontab",
        "passwd",
        "shadow",
        "sudoers",
        "README.md",
    )
)
_SYSTEM = frozenset(
    ("etc", "usr", "bin", "sbin", "lib", "var", "opt", "boot", "dev", "proc", "sys", "root", "tmp", "System", "Library")
)


def command(text: str, home: str = "", roots: tuple[str, ...] = ()) -> str:
    """The shape of a shell command."""
    shape: list[str] = []
    expect_program = True
    keep = 0
    for word in _words(text[:_MAX_TEXT]):
        if len(shape) >= _MAX_WORDS:
            shape.append("\u2026")
            break
        if word in _OPERATORS:
            shape.append(word)
            expect_program = ">" not in word and "<" not in word
            continue
        if word.startswith("<<"):
            shape.append("<< <document>")
            break
        if expect_program:
            name, equals, _ = word.partition("=")
            if equals and name.replace("_", "a").isalnum():
                shape.append(_name(name) + "=<value>")
                continue
            name = _name(word.replace("\\", "/").rsplit("/", 1)[-1])
            shape.append(name)
            keep = _SUBCOMMANDS.get(name, 0)
            expect_program = name in ("sudo", "env", "command", "exec", "nohup", "time", "xargs", "then", "do", "else", "if", "!")
            continue
        if word.startswith("-"):
            shape.append(_option(word))
            # What follows an option may be its value.
            keep = 0
        elif keep and word.replace("-", "a").isalnum() and word.islower() and len(word) < 20:
            shape.append(word)
            keep -= 1
        else:
            shape.append(kind(word, home, roots))
    return " ".join(shape)


def kind(word: str, home: str = "", roots: tuple[str, ...] = ()) -> str:
    """What kind of thing a word is, in angle brackets; a path keeps where it lies and, where it is well known, its name."""
    if "://" in word[:24]:
        return url(word)
    if word.startswith(("~", "$HOME", "${HOME}")):
        return path(word, home, roots)
    if "$" in word or "`" in word:
        return "<expansion>"
    if "/" in word or word.startswith(".") or "\\" in word or word in _KNOWN_NAMES:
        return path(word, home, roots)
    if word.isdigit():
        return "<number>"
    return "<word>" if word.replace("-", "a").replace("_", "a").replace("@", "a").replace(".", "a").isalnum() else "<text>"


def path(text: str, home: str = "", roots: tuple[str, ...] = ()) -> str:
    """Where a path lies: ``<workspace>/…``, ``<home>/…``, ``/etc/…``, ``…/.env``."""
    text = text.replace("\\", "/")
    if text in ("", "/", ".", "..", "*", "./", "/*"):
        return text
    name = text.rstrip("/").rsplit("/", 1)[-1]
    tail = name if name in _KNOWN_NAMES else "\u2026"
    for root in roots:
        if root and (text == root or text.startswith(root.rstrip("/") + "/")):
            return "<workspace>" if text.rstrip("/") == root.rstrip("/") else "<workspace>/" + tail
    if text.startswith(("~", "$HOME", "${HOME}")) or (home and (text == home or text.startswith(home.rstrip("/") + "/"))):
        return "<home>" if text.rstrip("/") in ("~", "$HOME", "${HOME}", home.rstrip("/")) else "<home>/" + tail
    if text.startswith("/"):
        top = text[1:].split("/", 1)[0]
        if top in _SYSTEM:
            return "/" + top if text.rstrip("/") == "/" + top else "/" + top + "/" + tail
        return "/" + tail
    if text[1:3] == ":/":
        return text[0] + ":/" + tail
    return "../" + tail if text.startswith("../") else tail if "/" not in text and tail != "\u2026" else "./" + tail


def url(text: str) -> str:
    """Scheme and kind of host of a URL."""
    scheme, _, rest = text.partition("://")
    scheme = scheme.lower() if scheme.isalnum() and len(scheme) < 12 else "<scheme>"
    host = rest.split("/", 1)[0].rsplit("@", 1)[-1].lower()
    if scheme == "file":
        return "file://\u2026"
    shown = "<host>"
    if host.split(":", 1)[0] in ("localhost", "127.0.0.1", "[") or host.startswith("[::1]"):
        shown = "<loopback>"
    elif host.startswith(("169.254.", "metadata.", "100.100.100.200", "[fd00:ec2")):
        shown = "<metadata-host>"
    return scheme + "://" + shown + ("/\u2026" if "/" in rest else "")


def _name(word: str) -> str:
    plain = word.replace("-", "a").replace("_", "a").replace(".", "a").replace("+", "a")
    if 0 < len(word) <= _MAX_NAME and plain.isalnum() and plain.isascii() and sum([char.isdigit() for char in word]) < 5:
        return word
    if word in ("[", "[[", ":", "!"):
        return word
    return "<program>"


def _option(word: str) -> str:
    if word in ("-", "--"):
        return word
    if word.startswith("--"):
        name, equals, _ = word.partition("=")
        shown = _name(name[2:])
        return "--" + ("<option>" if shown == "<program>" else shown) + ("=<value>" if equals else "")
    letters = word[1:]
    if (
        letters.isalpha()
        and letters.isascii()
        and (len(letters) <= 4 or letters in ("delete", "exec", "name", "type", "print0", "iname"))
    ):
        return word
    return "-<number>" if letters.isdigit() else word[:2] + "<value>"


def _words(text: str) -> list[str]:
    """Words and operators, quotes removed. Approximate on purpose: the judgement is made by the real parser, not from this."""
    words: list[str] = []
    current: list[str] = []
    started = False
    index = 0
    end = len(text)
    while index < end and len(words) <= _MAX_WORDS:
        char = text[index]
        if char in "'\"":
            close = text.find(char, index + 1)
            close = end if close < 0 else close
            current.append(text[index + 1 : close])
            started = True
            index = close + 1
        elif char == "\\":
            if text[index + 1 : index + 2] != "\n":
                current.append(text[index + 1 : index + 2])
                started = True
            index += 2
        elif char in " \t\r":
            if started:
                words.append("".join(current))
                current.clear()
                started = False
            index += 1
        elif char in "|&;<>\n()":
            if started:
                words.append("".join(current))
                current.clear()
                started = False
            stop = index + 1
            while stop < end and text[stop] in "|&<>" and char != "\n":
                stop += 1
            operator = ";" if char == "\n" else text[index:stop]
            words.append(operator if operator in _OPERATORS or operator.startswith("<<") else operator[0])
            index = stop
        else:
            current.append(char)
            started = True
            index += 1
    if started:
        words.append("".join(current))
    return words
