"""A git repository read by hand: work tree, branch, config, index. Formats: gitrepository-layout(5), git-config(1), gitformat-index(5)."""

from interlock.guard.facts import read_bytes

_CONFIG_LIMIT = 262_144
_INDEX_LIMIT = 33_554_432
_MAX_DEPTH = 128


def find(path: str) -> tuple[str, str]:
    """Top folder of the work tree around an absolute `path` and its git folder; "" and "" when there is none."""
    for _ in range(_MAX_DEPTH):
        marker = ("" if path == "/" else path) + "/.git"
        head = read_bytes(marker + "/HEAD", 1024)
        if head is not None:
            return path or "/", marker
        pointer = read_bytes(marker, 4096)
        if pointer is not None and pointer.startswith(b"gitdir:"):
            target = pointer[7:].strip().decode("utf-8", "surrogateescape")
            return path, target if target[:1] == "/" or target[1:2] == ":" else path + "/" + target
        if path in ("", "/") or path.endswith(":"):
            break
        path = path.rpartition("/")[0]
    return "", ""


def branch(folder: str) -> str:
    """Branch that HEAD of a git folder names; "" when detached."""
    head = read_bytes(folder + "/HEAD", 1024)
    if head is None:
        return ""
    text = head.decode("utf-8", "replace").strip()
    return text[16:] if text.startswith("ref: refs/heads/") else ""


def config(folder: str) -> dict[str, str]:
    """Keys and last values of a repository's own config; section and name in lower case, a subsection as it is written."""
    common = read_bytes(folder + "/commondir", 4096)
    if common is not None:
        where = common.strip().decode("utf-8", "surrogateescape")
        folder = where if where[:1] == "/" else folder + "/" + where
    data = read_bytes(folder + "/config", _CONFIG_LIMIT)
    values: dict[str, str] = {}
    if data is None:
        return values
    section = ""
    for line in data.decode("utf-8", "replace").replace("\\\r\n", "").replace("\\\n", "").split("\n"):
        line = line.strip()
        if line[:1] == "[":
            head, _, rest = line[1:].partition("]")
            name, _, sub = head.partition(" ")
            section = name.strip().lower()
            sub = sub.strip()
            if sub:
                section += "." + sub.strip('"').replace('\\"', '"').replace("\\\\", "\\")
            line = rest.strip()
        if not line or line[0] in "#;" or not section:
            continue
        name, equals, value = line.partition("=")
        values[section + "." + name.strip().lower()] = _value(value.strip()) if equals else "true"
    return values


def _value(text: str) -> str:
    """A config value without its quotes, escapes and trailing comment."""
    if '"' not in text and "\\" not in text and "#" not in text and ";" not in text:
        return text
    out: list[str] = []
    kept = 0
    quoted = False
    index = 0
    while index < len(text):
        char = text[index]
        if char == "\\" and index + 1 < len(text):
            index += 1
            out.append({"n": "\n", "t": "\t", "b": "\b"}.get(text[index], text[index]))
        elif char == '"':
            quoted = not quoted
        elif char in "#;" and not quoted:
            break
        else:
            out.append(char)
        if quoted or not char.isspace():
            kept = len(out)
        index += 1
    return "".join(out[:kept])


def tracked(folder: str, path: str) -> "bool | None":
    """Whether the index of a git folder lists `path` (relative to the top, with slashes) or something below it.

    None when the index is missing, too large or of version 4, whose names are compressed. The names are searched for in the raw
    index; a hit counts only where the length before it and the NUL after it are those of an entry.
    """
    data = read_bytes(folder + "/index", _INDEX_LIMIT)
    if data is None or data[:4] != b"DIRC" or data[4:8] not in (b"\0\0\0\2", b"\0\0\0\3") or len(data) >= _INDEX_LIMIT:
        return None
    name = path.encode("utf-8", "surrogateescape")
    if not name:
        return None
    for wanted in (name + b"\0", name + b"/"):
        at = data.find(wanted)
        while at > 0:
            length = ((data[at - 2] & 0x0F) << 8) | data[at - 1]
            end = data.find(b"\0", at)
            if end > 0 and min(end - at, 0xFFF) == length:
                return True
            at = data.find(wanted, at + 1)
    return False
