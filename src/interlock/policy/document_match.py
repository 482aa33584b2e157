"""Whether an entry of a policy means a command, a path, a host or a tool.

Allow entries are read narrowly and ask and deny entries widely: a doubt never lowers a verdict.
"""

from ..model.facts import Facts
from ..shell.program import UNKNOWN, Program
from .effects.paths import Place, folded, has_glob, matches, normal

#: Ends an allow entry that takes any further arguments.
REST = "..."


def command_allowed(entry: str, program: Program) -> bool:
    """Whether an allow entry means exactly this command: every word known and equal, further ones only after `REST`.

    The program must be spelled as in the entry (no other folder), and nothing may be assigned before it.
    """
    words = entry.split()
    rest = words[-1:] == [REST]
    if rest:
        words.pop()
    argv = program.argv
    if not words or len(argv) < len(words) or (len(argv) > len(words) and not rest) or program.assigns:
        return False
    if any(UNKNOWN in word.text or word.split for word in argv) or argv[0].text != words[0] or argv[0].glob:
        return False
    return all(
        argv[i].text == words[i] or (has_glob(words[i]) and not argv[i].glob and matches(argv[i].text, words[i]))
        for i in range(1, len(words))
    )


def command_listed(entry: str, program: Program) -> bool:
    """Whether an ask or deny entry means this command: it begins with the entry's words, options between them left aside."""
    words = entry.split()
    if words[-1:] == [REST]:
        words.pop()
    argv = [word.text for word in program.argv]
    if not words or not argv:
        return False
    name = program.name
    if program.dialect != "posix" or name.lower().endswith(".exe"):
        name = name.lower().removesuffix(".exe")
    if "/" in words[0]:
        name = argv[0]
    if not matches(name, words[0]):
        return False
    if _begins(argv[1:], words[1:]):
        return True
    plain = [word for word in argv[1:] if word[:1] != "-"]
    return not any(word[:1] == "-" for word in words) and _begins(plain, words[1:])


def _begins(argv: "list[str]", words: "list[str]") -> bool:
    return len(argv) >= len(words) and all(matches(argv[i], words[i]) for i in range(len(words)))


class Paths:
    """Path entries made ready for one machine and workspace."""

    __slots__ = ("_patterns", "fold")

    def __init__(self, entries: "list[str]", facts: Facts) -> None:
        self.fold = folded(facts)
        self._patterns: list[tuple[str, list[str]]] = []
        for entry in entries:
            for spelled in _anchored(entry, facts):
                self._patterns.append((entry, (spelled.lower() if self.fold else spelled).strip("/").split("/")))

    def covering(self, path: str) -> str:
        """The entry that means this absolute path or a folder above it, ""."""
        parts = (path.lower() if self.fold else path).strip("/").split("/")
        return next((entry for entry, pattern in self._patterns if _covers(pattern, parts)), "")

    def below(self, path: str) -> str:
        """The entry that means something below this absolute folder, ""."""
        parts = [part for part in (path.lower() if self.fold else path).split("/") if part]
        for entry, pattern in self._patterns:
            # A ** may lie anywhere: with it every folder would count as one that holds such a path.
            if len(parts) <= len(pattern) and all(
                one != "**" and matches(part, one) for part, one in zip(parts, pattern, strict=False)
            ):
                return entry
        return ""

    def allows(self, place: Place) -> bool:
        """Whether everything that this place can mean is covered."""
        path = known_part(place)
        return bool(path) and bool(self._patterns) and bool(self.covering(path))

    def listed(self, place: Place, *, whole: bool) -> str:
        """The entry that this place may touch, "". `whole`: the folder with all its content is meant."""
        if not self._patterns or not place.path:
            return ""
        path = known_part(place)
        found = self.covering(place.path) or self.covering(path)
        return found or (self.below(path) if whole or path != place.path else "")


def known_part(place: Place) -> str:
    """The path up to the first part that is a pattern or not known, "" when nothing is known."""
    if not place.path:
        return ""
    if UNKNOWN not in place.path and not place.glob:
        return place.path
    kept: list[str] = []
    for part in place.path.split("/"):
        if UNKNOWN in part or has_glob(part):
            break
        kept.append(part)
    return "/".join(kept) or "/"


def _anchored(entry: str, facts: Facts) -> "list[str]":
    """Absolute spellings of an entry, the one with links resolved too."""
    if entry[:1] in ("/", "~") or entry[1:2] == ":":
        bases = [""]
    else:
        bases = [root.rstrip("/") + "/" for root in facts.roots]
    found: list[str] = []
    for base in bases:
        path = normal(base + entry, "/", facts.home, facts.platform == "windows")
        if not path:
            continue
        parts = path.split("/")
        fixed = _fixed(parts)
        real = facts.real("/".join(fixed) or "/").rstrip("/")
        for spelled in (path, "/".join([real, *parts[len(fixed) :]])):
            if spelled not in found:
                found.append(spelled)
    return found


def _fixed(parts: "list[str]") -> "list[str]":
    for i, part in enumerate(parts):
        if has_glob(part):
            return parts[:i]
    return parts


def _covers(pattern: "list[str]", parts: "list[str]") -> bool:
    """Whether a pattern (``**`` is any number of parts) matches the path or a folder above it."""
    end = len(pattern)
    states = _open({0}, pattern)
    for part in parts:
        if end in states:
            return True
        after: set[int] = set()
        for state in states:
            if pattern[state] == "**":
                after.add(state)
            elif matches(part, pattern[state]):
                after.add(state + 1)
        states = _open(after, pattern)
        if not states:
            return False
    return end in states


def _open(states: "set[int]", pattern: "list[str]") -> "set[int]":
    found = set(states)
    for state in states:
        at = state
        while at < len(pattern) and pattern[at] == "**":
            at += 1
            found.add(at)
    return found


def host_of(target: str) -> str:
    """The host of an effect's target (a URL, a host, ``user@host:path``), lower case."""
    from .effects.urls import parse

    words = target.split()
    return parse(words[0]).host if words else ""


def host_allowed(entries: "list[str]", target: str) -> bool:
    """Whether an allow entry means this host: equal, or below the name after ``*.``."""
    if not entries or UNKNOWN in target or len(target.split()) != 1:
        return False
    host = host_of(target)
    if not host or not all(char in "abcdefghijklmnopqrstuvwxyz0123456789.-:" for char in host):
        return False
    return any(host == entry or (entry[:2] == "*." and host.endswith(entry[1:])) for entry in map(str.lower, entries))


def host_listed(entries: "list[str]", target: str) -> str:
    """The ask or deny entry that means this host or one above it, ""."""
    host = host_of(target) if entries else ""
    for entry in entries if host else ():
        name = entry.lower().removeprefix("*.")
        if host == name or host.endswith("." + name) or (has_glob(name) and matches(host, name)):
            return entry
    return ""


def tool_allowed(entries: "list[str]", server: str, tool: str) -> bool:
    """Whether an allow entry ``server/tool`` means this tool. A server without a name, or with foreign letters, is never meant."""
    if not server or not tool or not (server + tool).isascii():
        return False
    name = f"{server}/{tool}"
    return any(matches(name, entry) for entry in entries if "/" in entry)


def tool_listed(entries: "list[str]", server: str, tool: str) -> str:
    """The ask or deny entry that means this tool, ""; where the host does not name the server, the tool's name decides."""
    for entry in entries:
        low = entry.lower()
        owner, _, name = low.rpartition("/")
        if matches(tool.lower(), name) and (not owner or matches(server.lower(), owner) or (not server and name != "*")):
            return entry
    return ""
