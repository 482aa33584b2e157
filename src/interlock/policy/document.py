"""A policy file: TOML text to entries that are known to be right, each with its line, and to problems that name their place.

Strict: what is not understood is a problem. A file with a problem still tightens by the entries that are right, and loosens nothing.
"""

from ..model.verdict import ALLOW, ASK, DENY, RANK
from .document_rules import LOWERABLE
from .document_settings import ENFORCE, SHADOW, SUBJECTS
from .explain import rules as all_rules
from .rules import FAMILIES

BUILT_IN = "built-in"
SYSTEM = "system"
USER = "user"
PROJECT = "project"

#: The weakest first.
LAYERS = (BUILT_IN, SYSTEM, USER, PROJECT)

#: Packs that cannot be switched: they keep the guard itself in force.
FIXED_PACKS = ("self-protection",)

PACKS = tuple(family.replace("_", "-") for family in FAMILIES)

#: Entries that one list may have: each is compared with each command, path or host of a call.
MAX_ITEMS = 500

MAX_MESSAGE = 300

TABLES = ("allow", "ask", "deny", "git", "packs", "rules", "workspace")
LISTS = {
    "allow": SUBJECTS,
    "ask": SUBJECTS,
    "deny": SUBJECTS,
    "git": ("protected_branches",),
    "workspace": ("roots", "temp"),
}


class Entry:
    """One setting of a file: a value, or one item of a list."""

    __slots__ = ("key", "line", "name", "tightens", "value")

    def __init__(self, key: str, name: str, value: object, line: int, *, tightens: bool) -> None:
        self.key = key
        """``mode``, ``packs``, ``rules``, or a list such as ``allow.commands``."""
        self.name = name
        """The pack or the rule's id; "" otherwise."""
        self.value = value
        """The value or the list's item."""
        self.line = line
        """From 1."""
        self.tightens = tightens
        """Whether it can only make verdicts stricter: then it counts without trust."""

    @property
    def shown(self) -> str:
        """As a person would write it."""
        value = str(self.value).lower() if isinstance(self.value, bool) else f'"{self.value}"'
        return f"{self.key}.{self.name} = {value}" if self.name else f"{self.key}: {value}"


class Problem:
    """One thing that is wrong with a file."""

    __slots__ = ("help", "key", "line", "path", "text")

    def __init__(self, path: str, line: int, key: str, text: str, help: str) -> None:
        self.path = path
        self.line = line
        """From 1; 0 when the parser does not say."""
        self.key = key
        """Dotted key, "" for the file as a whole."""
        self.text = printable(text)
        """What is wrong."""
        self.help = printable(help)
        """The next step."""

    def __str__(self) -> str:
        place = f"{self.path}:{self.line}" if self.line else self.path
        return f"{place}: {self.text}"


class Layer:
    """One policy file, read."""

    __slots__ = ("base", "entries", "name", "path", "problems", "trusted")

    def __init__(
        self, name: str, path: str, base: str, entries: "tuple[Entry, ...]", problems: "tuple[Problem, ...]", *, trusted: bool
    ) -> None:
        self.name = name
        """One of `LAYERS`."""
        self.path = path
        self.base = base
        """Project layer: the folder that its relative paths start from; "" otherwise."""
        self.entries = entries
        self.problems = problems
        self.trusted = trusted
        """Whether it may loosen: the system's and the person's own files, and a project file whose digest a person has trusted."""

    def counts(self, entry: Entry) -> bool:
        """Whether an entry is in force."""
        return entry.tightens or (self.trusted and not self.problems)


def read(text: str, name: str, path: str, base: str = "", *, trusted: bool = False) -> Layer:
    """A policy file's layer. Raises nothing: what is wrong is in `Layer.problems`."""
    import tomllib

    try:
        document = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        line = len(text.splitlines()) if "end of document" in str(error) else _line_in(str(error))
        problem = Problem(path, line, "", f"not TOML: {error}", "mend that place; until then nothing of this file is in force")
        return Layer(name, path, base, (), (problem,), trusted=trusted)
    reader = _Reader(text, path)
    reader.document(document)
    return Layer(name, path, base, tuple(reader.entries), tuple(reader.problems), trusted=trusted)


class _Reader:
    def __init__(self, text: str, path: str) -> None:
        self.lines = text.splitlines()
        self.path = path
        self.entries: list[Entry] = []
        self.problems: list[Problem] = []
        self.rules = {rule.id: rule for rule in all_rules()}

    def document(self, document: "dict[str, object]") -> None:
        for key, value in document.items():
            if key == "mode":
                self.mode(value)
            elif key not in TABLES:
                self.wrong((key,), f"unknown key '{key}'", near(key, ("mode", *TABLES)))
            elif not isinstance(value, dict):
                self.wrong((key,), f"'{key}' must be a table, not {kind(value)}", f"write [{key}] on a line of its own")
            elif key == "packs":
                self.packs(value)
            elif key == "rules":
                self.rule_settings(value)
            else:
                self.lists(key, value)

    def mode(self, value: object) -> None:
        if value in (ENFORCE, SHADOW):
            self.add(("mode",), "mode", "", value, tightens=value == ENFORCE)
        else:
            self.wrong(("mode",), f"'mode' must be '{ENFORCE}' or '{SHADOW}', not {kind(value)}", f'mode = "{ENFORCE}"')

    def packs(self, table: "dict[str, object]") -> None:
        for name, value in table.items():
            key = ("packs", name)
            if name not in PACKS:
                self.wrong(key, f"there is no pack '{name}'", near(name, PACKS))
            elif not isinstance(value, bool):
                self.wrong(key, f"'packs.{name}' must be true or false, not {kind(value)}", f"{name} = false")
            elif name in FIXED_PACKS and not value:
                self.wrong(
                    key, f"the pack '{name}' keeps the guard itself in force and cannot be switched off", "take the line out"
                )
            else:
                self.add(key, "packs", name, value, tightens=value)

    def rule_settings(self, table: "dict[str, object]") -> None:
        for name, value in _dotted(table):
            key = ("rules", name)
            rule = self.rules.get(name)
            if rule is None:
                self.wrong(key, f"there is no rule '{name}'", near(name, tuple(self.rules), "interlock guard explain"))
            elif not isinstance(value, str) or value not in RANK:
                self.wrong(key, f"'rules.{name}' must be '{ALLOW}', '{ASK}' or '{DENY}', not {kind(value)}", f'"{name}" = "{DENY}"')
            elif rule.decision == DENY and name not in LOWERABLE and value != DENY:
                self.wrong(
                    key,
                    f"'{name}' belongs to the floor, which no policy lowers",
                    "take the line out; interlock guard explain " + name,
                )
            elif name.partition(".")[0] in FIXED_PACKS and value == ALLOW:
                self.wrong(key, f"'{name}' keeps the guard itself in force and cannot be allowed", "take the line out")
            else:
                self.add(key, "rules", name, value, tightens=RANK[value] >= RANK[rule.decision])

    def lists(self, key: str, table: "dict[str, object]") -> None:
        for name, value in table.items():
            place = (key, name)
            if name not in LISTS[key]:
                self.wrong(place, f"unknown key '{key}.{name}'", near(name, LISTS[key]))
            elif not isinstance(value, list):
                self.wrong(place, f"'{key}.{name}' must be a list of texts, not {kind(value)}", f'{name} = ["..."]')
            else:
                if len(value) > MAX_ITEMS:
                    self.wrong(place, f"'{key}.{name}' has more than {MAX_ITEMS} entries", "use patterns")
                for item in value[:MAX_ITEMS]:
                    fault = item_fault(key, name, item)
                    if fault:
                        self.wrong(place, f"'{key}.{name}': {fault[0]}", fault[1], item)
                    else:
                        self.add(place, f"{key}.{name}", "", item, tightens=key in ("ask", "deny", "git"))

    def add(self, place: "tuple[str, ...]", key: str, name: str, value: object, *, tightens: bool) -> None:
        item = value if "." in key and key not in ("packs", "rules") else None
        self.entries.append(Entry(key, name, value, self.line(place, item), tightens=tightens))

    def wrong(self, place: "tuple[str, ...]", text: str, help: str, item: object = None) -> None:
        self.problems.append(Problem(self.path, self.line(place, item), ".".join(place), text, help))

    def line(self, place: "tuple[str, ...]", item: object = None) -> int:
        """The line that sets a key, or on which an item of its list stands."""
        table = ""
        best = 1
        for number, line in enumerate(self.lines, 1):
            text = line.strip()
            if text[:1] == "[" and "=" not in text.partition("]")[0]:
                table = _bare(text.strip("[] \t").partition("]")[0])
                if table == place[0]:
                    best = number
                continue
            left = text.partition("=")[0]
            full = _bare(f"{table}.{left}" if table else left)
            if "=" in text and full in (".".join(place), place[0]):
                best = number
                break
        if isinstance(item, str):
            for number in range(best, len(self.lines) + 1):
                if item in self.lines[number - 1]:
                    return number
        return best


def item_fault(key: str, name: str, item: object) -> "tuple[str, str] | None":
    """What is wrong with an item of a list, and the next step; None when it fits."""
    if not isinstance(item, str):
        return f"{kind(item)} is not a text", "put it in quotes"
    if not item.strip() or not item.isprintable():
        # What cannot be seen could hide from the person who is asked to trust the file.
        return "an entry is empty or holds a character that cannot be seen", "take it out"
    if name == "commands":
        if key == "allow" and item.split()[0] in ("...", "*", "**"):
            return f"'{item}' would allow every command", "name the program"
        if any(mark in item for mark in ("|", "&&", ";", "`", "$(", ">", "<")):
            return f"'{item}' holds shell syntax", "name one program with its arguments; a pipe or redirection is judged by itself"
    elif name == "hosts":
        if "/" in item or "@" in item or " " in item or (key == "allow" and item.lstrip("*.") == ""):
            return f"'{item}' is not a host", "write a name such as logs.example.com or *.example.com"
        if key == "allow" and "*" in item.removeprefix("*."):
            return f"'{item}' has a * in the middle", "write *.example.com for everything below example.com"
    elif name == "tools":
        if key == "allow" and ("/" not in item or item.partition("/")[0].strip("*") == ""):
            return f"'{item}' does not name the server", "write server/tool, for example tracker/create_issue"
    elif name in ("roots", "temp"):
        if any(mark in item for mark in "*?["):
            return f"'{item}' is a pattern", "name the folder"
    elif key == "allow" and item.strip("/*.~") == "":
        return f"'{item}' would allow every path", "name a folder"
    return None


def printable(text: str) -> str:
    """A message on one line, cut and without control characters: parts of it can come from somebody else's file."""
    shown = "".join(char if char.isprintable() else "?" for char in text)
    return shown if len(shown) <= MAX_MESSAGE else shown[:MAX_MESSAGE] + "..."


def kind(value: object) -> str:
    """A value for a message."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f"'{value}'"
    return "a table" if isinstance(value, dict) else "a list" if isinstance(value, list) else str(value)


def near(word: str, known: "tuple[str, ...]", otherwise: str = "") -> str:
    """A help line: the known word that is spelled most like this one."""
    import difflib

    found = difflib.get_close_matches(word, known, n=1)
    return f"did you mean '{found[0]}'?" if found else otherwise or "known: " + ", ".join(known)


def _dotted(table: "dict[str, object]") -> "list[tuple[str, object]]":
    """Rule ids may be written in quotes (``"git-work.clean" = ...``) or bare, which TOML reads as a table in a table."""
    found: list[tuple[str, object]] = []
    for name, value in table.items():
        if isinstance(value, dict) and "." not in name:
            found.extend((f"{name}.{inner}", setting) for inner, setting in value.items())
        else:
            found.append((name, value))
    return found


def _bare(dotted: str) -> str:
    return ".".join(part.strip().strip("\"'").strip() for part in dotted.split("."))


def _line_in(text: str) -> int:
    digits = text.rpartition("line ")[2].partition(",")[0]
    return int(digits) if digits.isdigit() else 0
