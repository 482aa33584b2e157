"""The effect: one thing that a tool call would do, with its resolved target and how sure that is."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .paths import Place

READ = "read"
WRITE = "write"
DELETE = "delete"
PERMISSION = "permission"
DISK = "disk"
GIT = "git"
SEND = "send"
FETCH = "fetch"
EXECUTE = "execute"
DATA = "data"
REMOTE = "remote"
SYSTEM = "system"
PACKAGE = "package"
GUARD = "guard"
TOOL = "tool"

KINDS = (DATA, DELETE, DISK, EXECUTE, FETCH, GIT, GUARD, PACKAGE, PERMISSION, READ, REMOTE, SEND, SYSTEM, TOOL, WRITE)

CERTAIN = "certain"
LIKELY = "likely"
UNKNOWN = "unknown"


class Effect:
    """One effect of a tool call."""

    __slots__ = ("certainty", "detail", "flags", "index", "kind", "place", "target", "verb")

    def __init__(
        self,
        kind: str,
        verb: str,
        *,
        place: "Place | None" = None,
        target: str = "",
        flags: "tuple[str, ...]" = (),
        certainty: str = CERTAIN,
        detail: str = "",
        index: int = -1,
    ) -> None:
        self.kind = kind
        """One of `KINDS`: which rule families look at it."""
        self.verb = verb
        """What is done, in kebab case, e.g. ``tree`` (a recursive delete), ``force-push``, ``drop-database``."""
        self.place = place
        """The file-system place (`paths.Place`) where there is one."""
        self.target = target
        """Any other target: a ref, a host, a database, a resource; safe to show."""
        self.flags = flags
        """Facts about how it is done, e.g. ``secret``, ``force``, ``production``."""
        self.certainty = certainty
        """`CERTAIN`, `LIKELY` (depends on a path taken or on a pattern) or `UNKNOWN` (the target cannot be known)."""
        self.detail = detail
        """Words for the reader, without secrets."""
        self.index = index
        """Position of the program in the plan, -1 when it is not from a command line."""

    def skeleton(self) -> str:
        """Readable form for audit and explain, e.g. ``delete tree <home>/x (certain)``."""
        place = self.place
        shown = place.shown if place is not None else ""
        what = shown or self.target
        return f"{self.kind} {self.verb}{' ' + what if what else ''} ({self.certainty})"
