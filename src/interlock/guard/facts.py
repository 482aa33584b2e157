"""Real answers about paths, repositories and the environment, over the interpreter's own system module (``os`` costs 1.2 ms)."""

import sys

from interlock.model.facts import Facts, Leak
from interlock.model.toolcall import ToolCall

if sys.platform == "win32":
    import nt as system
else:
    import posix as system

#: Environment variables that hold no secret and that a shell would inherit.
VARIABLES = frozenset(
    (
        "HOME",
        "USER",
        "LOGNAME",
        "SHELL",
        "PATH",
        "PWD",
        "OLDPWD",
        "TMPDIR",
        "INTERLOCK_HOME",
        "TEMP",
        "TMP",
        "LANG",
        "TERM",
        "EDITOR",
        "VISUAL",
        "PAGER",
        "HOSTNAME",
        "USERPROFILE",
        "USERNAME",
        "APPDATA",
        "LOCALAPPDATA",
        "PROGRAMDATA",
        "SYSTEMROOT",
        "SYSTEMDRIVE",
        "WINDIR",
        "XDG_CONFIG_HOME",
        "XDG_DATA_HOME",
        "XDG_CACHE_HOME",
        "XDG_STATE_HOME",
        "XDG_RUNTIME_DIR",
        "VIRTUAL_ENV",
        "CONDA_PREFIX",
        "GOPATH",
        "CARGO_HOME",
        "CURSOR_PROJECT_DIR",
        "CLAUDE_PROJECT_DIR",
    )
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.guard.fingerprints import Session
    from interlock.policy.document_settings import Settings

_MAX_LINKS = 40
_WINDOWS = sys.platform == "win32"
_READ = system.O_RDONLY | getattr(system, "O_CLOEXEC", 0) | getattr(system, "O_NONBLOCK", 0) | getattr(system, "O_BINARY", 0)


#: Folder in the state folder; see `fingerprints`.
FINGERPRINTS = "fingerprints"


class SystemFacts(Facts):
    """Facts read from this machine, each at most once. Never raises: what cannot be learned is the neutral answer.

    Except `leaks`: it raises OSError where the session's fingerprints cannot be read, for then nothing is known about what would be sent.
    """

    __slots__ = ("_git", "_kinds", "_memory", "_real", "_remembers", "_session_file", "policy", "secrets_read")

    secrets_read: "list[str]"
    """Files of secrets that the call would read, in the order in which the policy saw them."""
    _session_file: str
    _remembers: "bool | None"
    _memory: "Session | None"

    policy: "Settings | None"
    """The merged policy of this call; None until the gate has loaded it, and where there is no policy file."""
    _real: "dict[str, str]"
    _kinds: "dict[str, str]"
    _git: "dict[str, tuple[str, str]]"

    @classmethod
    def for_call(cls, call: ToolCall, state: str) -> "SystemFacts":
        """The facts around one call: its directory, else the main workspace root, else the process's own directory."""
        home = variable("HOME") or variable("USERPROFILE") or _home_of_user()
        roots = call.roots
        if not roots:
            project = variable("CURSOR_PROJECT_DIR") or variable("CLAUDE_PROJECT_DIR")
            roots = (project,) if project else ()
        cwd = call.cwd or (roots[0] if roots else "")
        if not _is_absolute(cwd):
            base = roots[0] if roots else _cwd()
            cwd = base + "/" + cwd if cwd else base
        if not roots:
            roots = (cwd,)
        windows = _WINDOWS or _drive(cwd) or _drive(roots[0])
        tmp = variable("TMPDIR") or variable("TEMP")
        facts = cls(
            home=home.replace("\\", "/") if windows else home,
            cwd=cwd,
            roots=roots,
            state=state,
            tmp=tuple(dict.fromkeys([path for path in (tmp, "/tmp", "/var/tmp") if path])),  # noqa: S108 - names to compare with
            user=variable("USER") or variable("USERNAME") or "",
            platform="windows" if windows else "posix",
        )
        facts._real = {}
        facts._kinds = {}
        facts._git = {}
        facts.policy = None
        facts.secrets_read = []
        facts._session_file = session_file(state, call.conversation, roots[0])
        facts._remembers = None
        facts._memory = None
        return facts

    def real(self, path: str) -> str:
        """The path with symbolic links resolved as far as it exists."""
        known = self._real.get(path)
        if known is None:
            known = path if self.platform == "windows" or path[:1] != "/" else _resolve(path)
            self._real[path] = known
        return known

    def kind(self, path: str) -> str:
        """``file``, ``dir``, ``link``, ``other`` or "" ."""
        known = self._kinds.get(path)
        if known is None:
            try:
                mode = system.lstat(path).st_mode & 0o170000
                known = {0o100000: "file", 0o040000: "dir", 0o120000: "link"}.get(mode, "other")
            except (OSError, ValueError):
                known = ""
            self._kinds[path] = known
        return known

    def read_text(self, path: str, limit: int = 262_144) -> "str | None":
        """At most `limit` bytes of a regular file."""
        data = read_bytes(path, limit)
        return None if data is None else data.decode("utf-8", "replace")

    def names(self, path: str, limit: int = 512) -> "tuple[str, ...] | None":
        """Names in a directory."""
        try:
            with system.scandir(path) as entries:
                found: list[str] = []
                for entry in entries:
                    if len(found) >= limit:
                        break
                    found.append(entry.name)
        except (OSError, ValueError):
            return None
        return tuple(found)

    def branch(self, path: str) -> str:
        """Current branch of the repository around `path`."""
        from interlock.guard import repository

        folder = self._repository(path)[1]
        return repository.branch(folder) if folder else ""

    def repository(self, path: str) -> str:
        """Top folder of the work tree around `path`."""
        return self._repository(path)[0]

    def git_config(self, path: str, key: str) -> str:
        """Value of a key in the repository's own config."""
        from interlock.guard import repository

        folder = self._repository(path)[1]
        return repository.config(folder).get(key, "") if folder else ""

    def tracked(self, path: str) -> "bool | None":
        """Whether git tracks the file, or a file in the folder; None when the index cannot tell."""
        from interlock.guard import repository

        top, folder = self._repository(path.rpartition("/")[0] or "/")
        if not folder:
            return None
        real = self.real(path)
        base = self.real(top)
        if not real.startswith(base + "/"):
            return None
        return repository.tracked(folder, real[len(base) + 1 :])

    def variable(self, name: str) -> "str | None":
        """Value of one of `VARIABLES`."""
        return variable(name)

    def secret_read(self, path: str) -> None:
        """Note a file of secrets."""
        if path and path not in self.secrets_read:
            self.secrets_read.append(path)

    def remembers(self) -> bool:
        """Whether the conversation has a file of fingerprints."""
        if self._remembers is None:
            self._remembers = bool(self.state) and self.kind(self._session_file) == "file"
        return self._remembers

    def leaks(self, text: str, host: str = "") -> "tuple[Leak, ...]":
        """What the conversation's fingerprints say about a text. Raises OSError."""
        if not self.remembers():
            return ()
        if self._memory is None:
            from interlock.guard.fingerprints import load

            self._memory = load(self.state, self._session_file)
            if self._memory is None:
                return ()
        return tuple([Leak(match.source, match.whole) for match in self._memory.matches(text, host)])

    def _repository(self, path: str) -> tuple[str, str]:
        """Top folder and git folder around `path`, "" and "" outside of a work tree."""
        known = self._git.get(path)
        if known is None:
            from interlock.guard import repository

            known = repository.find(self.real(path))
            self._git[path] = known
        return known


def session_file(state: str, conversation: str, root: str) -> str:
    """Where the fingerprints of a conversation are kept; without a conversation id the workspace stands for it."""
    name = conversation
    if not (0 < len(name) <= 64 and name.isascii() and name.replace("-", "a").isalnum()):
        from interlock.audit.layout import digest

        name = "x-" + digest(("c\0" + name if name else "w\0" + root).encode("utf-8", "surrogatepass"))[:40]
    return state + "/" + FINGERPRINTS + "/" + name


def variable(name: str) -> "str | None":
    """Value of an environment variable out of `VARIABLES`, None when it is unset or not one of them."""
    if name not in VARIABLES:
        return None
    if sys.platform == "win32":
        return system.environ.get(name)
    value = system.environ.get(name.encode())
    return value.decode("utf-8", "surrogateescape") if value is not None else None


def read_bytes(path: str, limit: int) -> "bytes | None":
    """At most `limit` bytes of a regular file; a pipe or device is never opened for reading to its end."""
    try:
        file = system.open(path, _READ)
    except (OSError, ValueError):
        return None
    try:
        if system.fstat(file).st_mode & 0o170000 != 0o100000:
            return None
        parts = []
        left = limit
        while left > 0:
            part = system.read(file, left)
            if not part:
                break
            parts.append(part)
            left -= len(part)
        return b"".join(parts)
    except OSError:
        return None
    finally:
        system.close(file)


def _resolve(path: str) -> str:
    """An absolute POSIX path without links, ``.`` and ``..``, resolved as the kernel would as far as it exists."""
    todo = [part for part in path.split("/") if part and part != "."]
    todo.reverse()
    done: list[str] = []
    links = 0
    # Depth of the first component that does not exist, 0 while all do. Going back above it finds what exists again.
    missing = 0
    while todo:
        part = todo.pop()
        if part == "..":
            if done:
                done.pop()
            if len(done) < missing:
                missing = 0
            continue
        done.append(part)
        if missing:
            continue
        here = "/" + "/".join(done)
        try:
            target = system.readlink(here)
        except OSError as error:
            # EINVAL: it exists and is no link. Anything else: nothing below it can be looked at.
            missing = 0 if error.errno == 22 else len(done)
            continue
        except ValueError:
            missing = len(done)
            continue
        links += 1
        if links > _MAX_LINKS:
            return path
        done.pop()
        if target[:1] == "/":
            done.clear()
        todo.extend([piece for piece in reversed(target.split("/")) if piece and piece != "."])
    return "/" + "/".join(done)


def _is_absolute(path: str) -> bool:
    return path[:1] in ("/", "\\") or _drive(path)


def _drive(path: str) -> bool:
    return path[1:2] == ":" and path[:1].isalpha()


def _cwd() -> str:
    try:
        return system.getcwd()
    except OSError:
        return "/"


def _home_of_user() -> str:
    if _WINDOWS:
        return ""
    import pwd

    try:
        return pwd.getpwuid(system.getuid()).pw_dir
    except KeyError:
        return ""
