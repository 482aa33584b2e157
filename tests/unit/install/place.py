"""A throw-away home whose path needs quoting; used by the tests of the installer and of the doctor."""

from pathlib import Path

from interlock.hosts.cursor import install as cursor


class Place:
    """A home, a state folder and the user's hooks.json in it."""

    def __init__(self, top: Path) -> None:
        self.home = top / "hö me's"
        self.home.mkdir(parents=True, exist_ok=True)
        self.state = self.home / "state é"
        self.hooks = self.home / ".cursor" / "hooks.json"

    def put(self, content: bytes | str) -> None:
        """Write hooks.json."""
        self.hooks.parent.mkdir(exist_ok=True)
        self.hooks.write_bytes(content.encode() if isinstance(content, str) else content)

    def request(self, *parts: str, scope: str = "user", root: str = "", versions: tuple[str, ...] = ()) -> cursor.Request:
        """A request for this home; all parts unless some are named."""
        return cursor.Request(
            state=str(self.state),
            home=str(self.home),
            scope=scope,
            root=root,
            parts=tuple(sorted(parts or cursor.PARTS)),
            versions=versions,
        )

    def tree(self) -> dict[str, bytes]:
        """Every file under the home, by relative path."""
        return {str(path.relative_to(self.home)): path.read_bytes() for path in sorted(self.home.rglob("*")) if path.is_file()}
