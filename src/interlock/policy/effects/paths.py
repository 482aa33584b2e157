"""The one path policy: what a path of any spelling points at, for file tools, redirects, patches, MCP and programs alike.

Zones say where a path is; tags say what it is (a private key, a shell start-up file, the guard's own settings ...).
"""

from ...model.facts import Facts

UNKNOWN_CHAR = "\0"

ROOT = "root"
HOME = "home"
HOME_TOP = "home-top"
HOME_FILE = "home-file"
HOMES = "homes"
SYSTEM = "system"
SYSTEM_DEEP = "system-deep"
DISK = "disk"
DEVICE = "device"
ANCESTOR = "workspace-ancestor"
WORKSPACE_ROOT = "workspace-root"
WORKSPACE = "workspace"
TEMP = "temp"
TEMP_ROOT = "temp-root"
CACHE = "cache"
OUTSIDE = "outside"
NOWHERE = "unknown"

#: Folders below a home that tools fill again by themselves.
CACHES = (
    "library/caches/", ".npm/_", ".gradle/caches/", ".cargo/registry/", ".cargo/git/", ".nuget/packages/", ".pnpm-store/", ".yarn/cache/", ".node-gyp/", "go/pkg/mod/", ".m2/repository/", ".ivy2/cache/", ".local/share/pnpm/store/",
    ".conda/pkgs/", ".local/share/trash/", ".bun/install/cache/",
)  # fmt: skip

#: Directories at the root whose loss ends the system or everyone's data. The second value: anything inside is as bad.
SYSTEM_TOPS = {
    "bin": True, "boot": True, "dev": True, "efi": True, "etc": True, "lib": True, "lib32": True, "lib64": True, "libx32": True,
    "proc": True, "sbin": True, "sys": True, "usr": True, "system": True, "library": True, "cores": True,
    "var": False, "opt": False, "srv": False, "root": False, "mnt": False, "media": False, "run": False, "nix": False,
    "applications": False, "volumes": False, "snap": False,
}  # fmt: skip

#: Windows folders under a drive, lower case; the value as above.
WINDOWS_TOPS = {"windows": True, "program files": True, "program files (x86)": True, "programdata": False, "users": False}

#: Folders directly in a home whose loss is a disaster.
HOME_TOPS = frozenset(
    ["documents", "desktop", "downloads", "pictures", "music", "movies", "videos", "library", ".ssh", ".gnupg", ".aws", ".config", ".kube", ".local", ".password-store", "dropbox", "onedrive", "projects", "code", "dev", "src", "work", "repos", "git", "applications", "appdata", "workspace", "go", ".mozilla", ".thunderbird", ".azure", ".docker", "icloud", "public", "sites", "vms", "backup", "backups"]
)  # fmt: skip

DISKS = ("sd", "hd", "vd", "xvd", "nvme", "mmcblk", "disk", "rdisk", "md", "dm-", "mapper/", "loop", "sr", "zd", "nbd", "ram")


class Place:
    """Where a path points and what is there."""

    __slots__ = ("contents", "glob", "home", "name", "path", "raw", "roots", "tags", "zone")

    def __init__(
        self, raw: str, path: str, zone: str, tags: "tuple[str, ...]", glob: bool, contents: bool, home: str, root: str
    ) -> None:
        self.raw = raw
        """As it was written (unknown pieces are ``\\0``)."""
        self.path = path
        """Absolute and normalised, "" when it cannot be known."""
        self.zone = zone
        """One of the zones of this module."""
        self.tags = tags
        """What it is; see `tags_of`."""
        self.glob = glob
        """It holds pattern characters that the shell would expand."""
        self.contents = contents
        """The pattern means everything inside the zone's folder (``/*``)."""
        self.home = home
        self.roots = root
        self.name = path.rsplit("/", 1)[-1]

    @property
    def shown(self) -> str:
        """The path with the home and workspace folded and unknown pieces as ``?``."""
        text = self.path or self.raw
        if self.roots and (text == self.roots or text.startswith(self.roots + "/")):
            text = "<workspace>" + text[len(self.roots) :]
        elif self.home and (text == self.home or text.startswith(self.home + "/")):
            text = "<home>" + text[len(self.home) :]
        return text.replace(UNKNOWN_CHAR, "?").replace("\n", " ")


def folded(facts: "Facts") -> bool:
    """Whether the file system ignores case (macOS homes and Windows)."""
    return facts.platform == "windows" or facts.home.startswith("/Users/")


def normal(text: str, cwd: str, home: str, windows: bool = False) -> str:
    """Absolute POSIX-style form of any spelling; "" when it depends on something unknown. Drives become ``X:/``."""
    path = text
    if path.startswith("file:"):
        path = path[5:]
        while path.startswith("//"):
            path = path[1:]
        if path.startswith("/localhost/"):
            path = path[10:]
        if "%" in path:
            path = unquote(path)
    if "FileSystem::" in path:
        path = path.partition("FileSystem::")[2]
    if path[:4] in ("\\\\?\\", "\\\\.\\", "//?/", "//./"):
        path = path[4:]
    for spelled in (
        "$HOME",
        "${HOME}",
        "$env:USERPROFILE",
        "%USERPROFILE%",
        "$env:HOME",
        "%HOMEPATH%",
        "%HOMEDRIVE%%HOMEPATH%",
        "~",
    ):
        if path.startswith(spelled) and (len(path) == len(spelled) or path[len(spelled)] in "/\\"):
            path = home + path[len(spelled) :]
            break
    if len(path) >= 2 and path[1] == ":" and path[0].isalpha():
        path = path[0].upper() + ":" + path[2:].replace("\\", "/")
        if len(path) == 2:
            path += "/"
    elif len(path) >= 3 and path[0] in "/\\" and path[2] == ":" and path[1].isalpha():
        path = path[1].upper() + ":" + path[3:].replace("\\", "/")
        if len(path) == 2:
            path += "/"
    elif windows:
        path = path.replace("\\", "/")
    if path[1:2] == ":" and path[2:3] == "/":
        drive, rest = path[:2], path[2:]
    elif path.startswith("/"):
        drive, rest = "", path
    elif path.startswith("~"):
        user, _, rest = path[1:].partition("/")
        if user == "root":
            drive, rest = "", "/root/" + rest
        elif user and user.replace("-", "").replace("_", "").isalnum():
            drive, rest = "", f"{home.rpartition('/')[0]}/{user}/{rest}"
        else:
            return ""
    else:
        if not cwd or UNKNOWN_CHAR in cwd:
            return ""
        drive, rest = (cwd[:2], cwd[2:]) if cwd[1:2] == ":" else ("", cwd)
        rest = rest.replace("\\", "/") if drive else rest
        rest = f"{rest}/{path}"
    parts: list[str] = []
    for part in rest.split("/"):
        if part in ("", "."):
            continue
        if part == "..":
            if parts:
                if UNKNOWN_CHAR in parts[-1]:
                    return ""
                parts.pop()
            continue
        parts.append(part)
    if drive or windows:
        parts = [p.rstrip(". ") or p for p in parts]
    while len(parts) >= 3 and parts[0] == "proc" and parts[2] in ("root", "cwd"):
        parts = parts[3:] if parts[2] == "root" else [p for p in cwd.split("/") if p] + parts[3:]
    if parts[:3] == ["System", "Volumes", "Data"]:
        parts = parts[3:]
    if parts[:1] == ["private"] and parts[1:2] in (["tmp"], ["etc"], ["var"]):
        parts = parts[1:]
    return f"{drive}/{'/'.join(parts)}"


def unquote(text: str) -> str:
    """Percent-decoding of ASCII bytes, enough for paths and hosts."""
    out: list[str] = []
    i = 0
    while i < len(text):
        pair = text[i + 1 : i + 3]
        if text[i] == "%" and len(pair) == 2 and all(c in "0123456789abcdefABCDEF" for c in pair):
            out.append(chr(int(pair, 16)))
            i += 3
        else:
            out.append(text[i])
            i += 1
    return "".join(out)


def matches(name: str, pattern: str) -> bool:
    """Shell pattern match of one path component (``*``, ``?``, ``[..]``); linear by the two-pointer method.

    A pattern longer than any file name is taken to match, since its classes would take quadratic time.
    """
    if len(pattern) > 1024:
        return True
    if "[" in pattern:
        return _matches_class(name, pattern)
    n = p = 0
    star = mark = -1
    while n < len(name):
        if p < len(pattern) and pattern[p] == "*":
            star, mark = p, n
            p += 1
        elif p < len(pattern) and (pattern[p] == "?" or pattern[p] == name[n]):
            p += 1
            n += 1
        elif star >= 0:
            mark += 1
            n, p = mark, star + 1
        else:
            return False
    return pattern[p:].strip("*") == ""


def _matches_class(name: str, pattern: str) -> bool:
    tokens: list[tuple[str, str]] = []
    i = 0
    while i < len(pattern):
        c = pattern[i]
        if c == "[":
            j = pattern.find("]", i + 2)
            if j > 0:
                tokens.append(("class", pattern[i + 1 : j]))
                i = j + 1
                continue
        tokens.append(("any", "") if c == "*" else ("one", "") if c == "?" else ("lit", c))
        i += 1
    states = {0}
    for char in [*name, ""]:
        closed = set(states)
        for s in sorted(states):
            t = s
            while t < len(tokens) and tokens[t][0] == "any":
                t += 1
                closed.add(t)
        if char == "":
            return len(tokens) in closed
        states = set()
        for s in closed:
            if s == len(tokens):
                continue
            kind, body = tokens[s]
            if kind == "any":
                states.add(s)
            elif kind == "one" or (kind == "lit" and body == char) or (kind == "class" and in_class(char, body)):
                states.add(s + 1)
        if not states:
            return False
    return False


def in_class(char: str, body: str) -> bool:
    """Whether a bracket expression's body holds the character."""
    negated = body[:1] in ("!", "^")
    if negated:
        body = body[1:]
    found = False
    i = 0
    while i < len(body):
        if i + 2 < len(body) and body[i + 1] == "-":
            found = found or body[i] <= char <= body[i + 2]
            i += 3
        else:
            found = found or body[i] == char
            i += 1
    return found != negated


def has_glob(text: str) -> bool:
    """Whether a text holds pattern characters."""
    return "*" in text or "?" in text or "[" in text


def resolve(text: str, facts: "Facts", cwd: str = "", *, glob: bool = False, follow: bool = True) -> Place:
    """The place that a spelled path points at.

    `follow` resolves a symbolic link in the last part too (reads and writes do, a delete or rename does not).
    """
    home = facts.home
    platform = facts.platform
    root = ""
    roots: tuple[str, ...] = facts.roots
    if roots:
        root = roots[0]
    where = cwd or facts.cwd
    globbing = glob and has_glob(text)
    unknown = UNKNOWN_CHAR in text
    path = normal(text, where, home, platform == "windows")
    if unknown and (not path or text[0] == UNKNOWN_CHAR or path.split(UNKNOWN_CHAR, 1)[0] in ("", "/")):
        # An unknown first part may be anything, the empty string too: "$X/" is then the root.
        tail = text.rsplit(UNKNOWN_CHAR, 1)[-1]
        probe = normal("/" + tail.lstrip("/"), "/", home) if tail.strip("/") else ""
        tags = tags_of(probe, home, facts) if probe else ()
        return Place(text, "", NOWHERE, tags, globbing, False, home, root)
    if not path:
        tail = text.replace("\\", "/").lstrip("./")
        return Place(text, "", NOWHERE, tags_of("/" + tail, home, facts), globbing, False, home, root)
    contents = False
    zoned = path
    if globbing or unknown:
        head: list[str] = []
        parts = path.split("/")
        for part in parts:
            if UNKNOWN_CHAR in part or (globbing and has_glob(part)):
                break
            head.append(part)
        zoned = "/".join(head) or "/"
        rest = parts[len(head) :]
        if (
            globbing
            and len(rest) == 1
            and rest[0].strip("*") in ("", ".", "?", "[!.]", ".[!.]", ".[^.]", ".?", ".??")
            and "*" in rest[0]
        ) or rest == [".??"]:
            contents = True
        elif globbing and not unknown:
            found = expand(path, facts)
            if found:
                return worst([resolve(p, facts, where, follow=follow) for p in found], text, True, home, root)
    real_of = facts.real
    real = zoned
    if not (len(zoned) > 1 and zoned[1] == ":") and not zoned.startswith("/dev/"):
        if follow or text.endswith("/") or globbing or unknown:
            real = real_of(zoned)
        else:
            parent, _, last = zoned.rpartition("/")
            real = (real_of(parent) if parent else "").rstrip("/") + "/" + last
        if real.startswith("/private/"):
            real = normal(real, "/", home)
    rest_text = path[len(zoned) :] if path != zoned else ""
    zone = zone_of(real, facts, root_is_contents=contents)
    tags = tags_of(real + rest_text, home, facts)
    if real != zoned:
        tags = tags + tuple(t for t in tags_of(path, home, facts) if t not in tags)
        lexical = zone_of(zoned, facts)
        if lexical in (ROOT, HOME, SYSTEM, DISK):
            zone = lexical
    if (globbing or unknown) and not contents:
        zone = inside(zone)
    if zone in (TEMP, CACHE) and text[:1] == "~" and text[1:2] not in ("", "/"):
        # Another person's home, wherever the homes of this machine are.
        zone = OUTSIDE if "/" in text.rstrip("/") else HOMES
    return Place(text, real + rest_text, zone, tags, globbing, contents, home, root)


def inside(zone: str) -> str:
    """The zone of a name (not known) directly in a folder of this zone."""
    return {
        WORKSPACE_ROOT: WORKSPACE,
        ROOT: SYSTEM,
        HOME: HOME_FILE,
        HOME_TOP: OUTSIDE,
        SYSTEM: SYSTEM_DEEP,
        TEMP_ROOT: TEMP,
        ANCESTOR: OUTSIDE,
    }.get(zone, zone)


RANKS = (
    TEMP,
    CACHE,
    WORKSPACE,
    DEVICE,
    NOWHERE,
    OUTSIDE,
    HOME_FILE,
    TEMP_ROOT,
    WORKSPACE_ROOT,
    ANCESTOR,
    SYSTEM_DEEP,
    HOME_TOP,
    SYSTEM,
    HOMES,
    HOME,
    DISK,
    ROOT,
)


def worst(places: "list[Place]", raw: str, glob: bool, home: str, root: str) -> Place:
    """One place that stands for several: the worst zone, all tags."""
    top = max(places, key=lambda p: (len(p.tags) > 0, RANKS.index(p.zone)))
    zone = max((p.zone for p in places), key=RANKS.index)
    tags: list[str] = []
    for place in places:
        tags.extend(t for t in place.tags if t not in tags)
    return Place(raw, top.path, zone, tuple(tags), glob, False, home, root)


#: Names that every root has, for patterns where the machine gives no listing.
ROOT_NAMES = (
    "bin", "boot", "dev", "etc", "home", "lib", "lib64", "opt", "proc", "root", "run", "sbin", "srv", "sys", "tmp", "usr",
    "var",
)  # fmt: skip


def expand(path: str, facts: "Facts") -> list[str]:
    """Existing paths that a pattern means (at most 64); [] when none is known."""
    names_of = facts.names
    kind_of = facts.kind
    current = [""]
    for part in path.split("/")[1:]:
        if not has_glob(part):
            globbed = len(current) > 1 or (current[0] != "" and has_glob(path[: path.find(part)]))
            current = [f"{c}/{part}" for c in current]
            if globbed and kind_of is not None:
                current = [c for c in current if kind_of(c)]
                if not current:
                    return []
            continue
        found: list[str] = []
        for c in current:
            names = names_of(c or "/") if names_of is not None else None
            if names is None and not c:
                names = ROOT_NAMES
            for name in names or ():
                if (name[0] != "." or part[0] == ".") and matches(name, part):
                    found.append(f"{c}/{name}")
                    if len(found) >= 64:
                        break
            if len(found) >= 64:
                break
        current = found
        if not current:
            return []
    return current


def windows_drive(low: str) -> str:
    """``C:/...`` for a path by which WSL, Cygwin and Git Bash reach a drive of Windows; "" for any other. `low`: lower case."""
    for start in ("/mnt/", "/cygdrive/", "/"):
        if low.startswith(start):
            letter, _, rest = low[len(start) :].partition("/")
            if len(letter) == 1 and letter.isalpha() and (start != "/" or rest.startswith(("windows", "users", "program files"))):
                return f"{letter}:/{rest}"
    return ""


def zone_of(path: str, facts: "Facts", *, root_is_contents: bool = False) -> str:
    """The zone of a normalised absolute path."""
    fold = folded(facts)
    low = path.lower()
    compare = low if fold else path
    home = facts.home
    roots: tuple[str, ...] = facts.roots
    tmp: tuple[str, ...] = facts.tmp
    if path in ("/", "") or (len(path) <= 3 and path[1:2] == ":"):
        return ROOT
    drive = windows_drive(low)
    if drive:
        found = zone_of(drive, facts, root_is_contents=root_is_contents)
        if found in (ROOT, SYSTEM, HOMES, HOME, HOME_TOP):
            return found
    own_home = (home.lower() if fold else home).rstrip("/")
    own_roots = [(r.lower() if fold else r).rstrip("/") for r in roots]
    if own_home and compare == own_home:
        return HOME
    for r in own_roots:
        if r and compare == r:
            return WORKSPACE_ROOT
        if r and compare.startswith(r + "/") and r != own_home:
            return WORKSPACE
    if own_home and compare.startswith(own_home + "/"):
        rest = compare[len(own_home) + 1 :]
        for r in own_roots:
            if r and r.startswith(compare + "/"):
                return ANCESTOR
        for t in tmp:
            if t.startswith(home + "/") and (path == t or path.startswith(t + "/")):
                return TEMP_ROOT if path == t else TEMP
        first, _, tail = rest.partition("/")
        if first == ".cache" and tail and (len(tail.split("/")) >= 1):
            return CACHE
        if rest.lower().startswith(CACHES):
            return CACHE
        if own_home in own_roots:
            return WORKSPACE
        if not tail and first.lower() in HOME_TOPS:
            return HOME_TOP
        return HOME_FILE if not tail else OUTSIDE
    for t in tmp:
        if compare == t:
            return TEMP_ROOT
        if compare.startswith(t + "/"):
            return TEMP if not any(r.startswith(compare + "/") for r in own_roots) else ANCESTOR
    if low.startswith(("/var/folders/", "/dev/shm/")):
        return TEMP
    if low.startswith("/dev/"):
        name = low[5:]
        if name.startswith(DISKS):
            return DISK
        return DEVICE if name else SYSTEM
    for r in own_roots:
        if r.startswith(compare.rstrip("/") + "/"):
            parts = [p for p in low.split("/") if p and not p.endswith(":")]
            if parts[:1] == ["users"] and len(parts) == 2 and path[1:2] == ":":
                return HOME
            return HOMES if parts and parts[0] in ("home", "users") and len(parts) == 1 else ANCESTOR if len(parts) > 1 else SYSTEM
    if len(path) > 1 and path[1] == ":":
        parts = [p for p in low[2:].split("/") if p]
        if parts[0] in ("$recycle.bin",):
            return OUTSIDE
        deep = WINDOWS_TOPS.get(parts[0])
        if parts[0] == "users":
            return (
                HOMES
                if len(parts) == 1
                else HOME
                if len(parts) == 2
                else HOME_TOP
                if len(parts) == 3
                else TEMP
                if "/appdata/local/temp/" in low
                else OUTSIDE
            )
        if deep is None:
            return OUTSIDE
        return SYSTEM if len(parts) == 1 or deep else SYSTEM_DEEP
    parts = [p for p in low.split("/") if p]
    if parts[0] in ("home", "users"):
        return HOMES if len(parts) <= 2 else OUTSIDE
    deep = SYSTEM_TOPS.get(parts[0])
    if deep is None:
        return OUTSIDE
    if len(parts) == 1:
        return SYSTEM
    if parts[0] == "usr" and parts[1] in ("local", "src"):
        return SYSTEM if len(parts) == 2 else SYSTEM_DEEP
    if parts[0] == "var" and len(parts) == 2 and parts[1] in ("lib", "log", "db", "spool", "mail", "www", "backups"):
        return SYSTEM
    if parts[:2] == ["var", "lib"] and len(parts) == 3:
        return SYSTEM
    if parts[0] in ("mnt", "media", "volumes", "root") and len(parts) == 2:
        return SYSTEM
    if deep:
        return SYSTEM
    return OUTSIDE if parts[0] in ("srv", "opt", "mnt", "media", "volumes", "run") else SYSTEM_DEEP


def tags_of(path: str, home: str, facts: "Facts") -> "tuple[str, ...]":
    """What a path is: tags from the tables of `places_data`, loaded only when a cheap trigger is present."""
    low = path.lower()
    if low[-1:] in (".", " "):
        # Windows and SMB shares drop them.
        low = low.rstrip(". ")
    for trigger in TRIGGERS:
        if trigger in low:
            break
    else:
        state = facts.state
        if not (state and (path == state or path.startswith(state + "/") or state.startswith(path.rstrip("/") + "/"))):
            return ()
    from .places_data import classify

    return classify(path, low, home, facts.state, facts.roots)


#: A path without any of these has no tag (a test checks that every place of `places_data` holds one).
TRIGGERS = (
    "/.", "id_", "key", ".pem", ".env", "cred", "secret", "shadow", "token", "passw", "/etc", "rc", "profile", "cron", "systemd", "launch",
    "hook", "sudo", ".pfx", ".p12", "vault", "wallet", "cookies", "login data", "interlock", "config", "startup", "settings", "history",
    "autostart", "tfstate", "tfvars", "environ", "sam", "ntds", "service-account", "service_account", "netrc", ".ppk", "/usr", "/bin",
    "/boot", "/sbin", "/lib", "/system", "windows", "cursor", "claude", "codex", "opencode", "/proc/", "/sys/", "/efi/", "/tabs/", "powershell", "pip.", "codeowners", "tasks", "customize",
    "github", "gitlab", "jenkinsfile", "keychain", "core_pattern", "docker.sock", "mem", ".ovpn", ".rdp", ".sqlite", "logins.json", "/dev", "*", "?", "[",
)  # fmt: skip
