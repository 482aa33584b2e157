"""Fixed facts for policy tests: a home, a workspace on a feature branch, a few files."""

from interlock.model.facts import Facts, Leak

HOME = "/home/dev"
ROOT = "/home/dev/app"

FILES = frozenset(
    f"{ROOT}/{name}"
    for name in (
        "src/app.py", "src/app2.py", "old.py", "README.md", "data.db", "debug.log", ".env", ".env.example", ".env.production", "certs/server.key", "certs/ca.pem", "package.json", "list.txt",
        ".cursor/hooks.json", ".cursor/mcp.json", ".claude/settings.json", ".husky/pre-commit", ".git/config", ".git/index.lock", "docs/guide.md",
    )
)  # fmt: skip
FOLDERS = frozenset(
    f"{ROOT}/{name}" for name in ("src", "docs", "tests", "build", "dist", "node_modules", ".git", ".cursor", ".claude", "certs")
) | {ROOT, HOME, "/tmp", f"{HOME}/.ssh"}


#: A secret that the session has read from ``.env``, synthetic; its first part alone counts as a part.
KNOWN = "zT4kQ9wLm2Vx8RbN5cJ7pHd3"
PART = KNOWN[:14]


class FixedFacts(Facts):
    """Answers from the tables above; links and repositories as given."""

    __slots__ = ("links", "texts")

    def __init__(
        self,
        *,
        cwd: str = ROOT,
        roots: tuple[str, ...] = (ROOT,),
        links: "dict[str, str] | None" = None,
        texts: "dict[str, str] | None" = None,
        home: str = HOME,
        platform: str = "posix",
    ) -> None:
        super().__init__(home=home, cwd=cwd, roots=roots, state=f"{home}/.local/share/interlock", user="dev", platform=platform)
        self.links = links or {}
        self.texts = texts or {}

    def real(self, path: str) -> str:
        for link, target in self.links.items():
            if path == link or path.startswith(link + "/"):
                return target + path[len(link) :]
        return path

    def kind(self, path: str) -> str:
        return "link" if path in self.links else "file" if path in FILES or path in self.texts else "dir" if path in FOLDERS else ""

    def read_text(self, path: str, limit: int = 262_144) -> "str | None":
        text = self.texts.get(path)
        return None if text is None else text[:limit]

    def names(self, path: str, limit: int = 512) -> "tuple[str, ...] | None":
        if path not in FOLDERS:
            return None
        found = {p[len(path) + 1 :].split("/")[0] for p in FILES | FOLDERS if p.startswith(path + "/")}
        return tuple(sorted(found))[:limit]

    def branch(self, path: str) -> str:
        return "feature/x" if path == ROOT or path.startswith(ROOT + "/") else ""

    def repository(self, path: str) -> str:
        return ROOT if path == ROOT or path.startswith(ROOT + "/") else ""

    def remembers(self) -> bool:
        return True

    def leaks(self, text: str, host: str = "") -> tuple[Leak, ...]:
        joined = "".join(c for c in text if c.isalnum())
        if PART not in joined or host.endswith("acme-shop.com"):
            return ()
        return (Leak(".env", KNOWN in joined),)

    def variable(self, name: str) -> "str | None":
        return {"USER": "dev", "SHELL": "/bin/bash"}.get(name)
