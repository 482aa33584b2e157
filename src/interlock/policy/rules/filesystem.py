"""File-system wipes and losses: root, home, system folders, the workspace, anything outside it."""

from ...model.facts import Facts
from ...model.verdict import Hit
from ..effects.paths import Place
from ..effects.products_data import is_product
from ..effects.types import DELETE, PERMISSION, WRITE, Effect
from ..rule import Rule

SAFER = "Name the exact files or build folders inside the workspace that should go, and list them first."

WIPE_ROOT = Rule("filesystem.wipe-root", "deny", "Deletes or moves away the root file system.", severity="critical",
    human="This would erase everything on {target}.", agent=SAFER)  # fmt: skip
WIPE_HOME = Rule("filesystem.wipe-home", "deny", "Deletes a home folder or one of its main folders.", severity="critical",
    human="This would erase {target}, a person's own files.", agent=SAFER)  # fmt: skip
WIPE_SYSTEM = Rule("filesystem.wipe-system", "deny", "Deletes a folder or file of the operating system.", severity="critical",
    human="This would delete {target}, part of the operating system.", agent=SAFER)  # fmt: skip
WIPE_ABOVE = Rule("filesystem.wipe-above", "deny", "Deletes a folder that holds the workspace.", severity="critical",
    human="This would delete {target}, which holds the workspace and more.", agent=SAFER)  # fmt: skip
WORKSPACE = Rule("filesystem.wipe-workspace", "ask", "Deletes the whole workspace.",
    human="This would delete everything in {target}, uncommitted work too.", agent=SAFER)  # fmt: skip
TREE = Rule("filesystem.delete-tree", "ask", "Deletes a folder of the workspace that is not a build product.", severity="medium",
    human="This would delete the folder {target} with all its content, and it is not a known build product.", agent="Use git rm, so that the change can be undone, or list what the folder holds and let the user decide.")  # fmt: skip
PATTERN = Rule("filesystem.delete-pattern", "ask", "Deletes files by a pattern that can match source files.", severity="medium",
    human="This would delete every file that matches {target}.", agent="List what matches first, then delete the files by name.")  # fmt: skip
OUTSIDE = Rule("filesystem.delete-outside", "ask", "Deletes something outside the workspace that is not temporary.",
    human="This would delete {target}, which is outside the workspace.", agent="Leave files outside the workspace alone; work in the workspace or a temporary folder.")  # fmt: skip
UNKNOWN_TREE = Rule("filesystem.delete-unknown", "ask", "Deletes a folder whose name cannot be known before it runs.",
    human="This deletes recursively, and what it deletes cannot be known before it runs ({target}).", agent="Write the path out in full, without variables or command output.")  # fmt: skip
VALUABLE = Rule("filesystem.delete-data", "ask", "Deletes a database file or a project's secrets.", severity="medium",
    human="This would delete {target}, which git may not be able to bring back.", agent="Move it aside or make a copy first.")  # fmt: skip
KEYS = Rule("filesystem.delete-key", "deny", "Deletes a private key or credential store.",
    human="This would delete {target}, a private key or credential store.", agent="Leave keys and credentials alone.")  # fmt: skip
TRUNCATE = Rule("filesystem.truncate", "ask", "Empties a file that exists.", severity="medium",
    human="This would replace {target} by nothing.", agent="Edit the part that has to change, or copy the file first.")  # fmt: skip
MODE_SYSTEM = Rule("filesystem.permissions-system", "deny", "Changes permissions or owner of root, home or system folders.", severity="critical",
    human="This would change permissions or owners of {target} and can make the system or account unusable.", agent="Change the mode of the files of the project that need it.")  # fmt: skip
MOVE_OUT = Rule("filesystem.move-away", "deny", "Moves root, home or system folders away.", severity="critical",
    human="This would move {target} away from where the system needs it.", agent="Copy the files that are needed into the workspace.")  # fmt: skip

RULES = (
    VALUABLE,
    KEYS,
    OUTSIDE,
    PATTERN,
    TREE,
    UNKNOWN_TREE,
    MOVE_OUT,
    MODE_SYSTEM,
    TRUNCATE,
    WIPE_ABOVE,
    WIPE_HOME,
    WIPE_ROOT,
    WIPE_SYSTEM,
    WORKSPACE,
)

DATA_ENDINGS = (".db", ".sqlite", ".sqlite3", ".mdb", ".rdb", ".dump", ".parquet", ".tfstate", ".kdbx", ".pst")
WIPES = {
    "root": WIPE_ROOT,
    "home": WIPE_HOME,
    "homes": WIPE_HOME,
    "home-top": WIPE_HOME,
    "system": WIPE_SYSTEM,
    "workspace-ancestor": WIPE_ABOVE,
    "disk": WIPE_SYSTEM,
}
#: Names of folders directly below the root.
TOPS = frozenset(
    (
        "bin",
        "boot",
        "dev",
        "etc",
        "home",
        "lib",
        "lib64",
        "opt",
        "root",
        "sbin",
        "srv",
        "sys",
        "usr",
        "var",
        "Users",
        "System",
        "Library",
    )
)
SCRATCH_FILTERS = (
    "*.pyc", "*.pyo", "*.swp", "*.swo", "*~", ".ds_store", "thumbs.db", "*.tmp", "*.temp", "*.log", "*.bak", "*.orig", "*.rej",
    "*.class", "*.o",
)  # fmt: skip


def check(effects: "list[Effect]", facts: "Facts") -> list[Hit]:
    """Hits of this family."""
    hits: list[Hit] = []
    made = [
        e.place.path
        for e in effects
        if e.kind == WRITE and e.place is not None and (e.verb == "create" or (e.verb == "write" and not facts.kind(e.place.path)))
    ]
    for effect in effects:
        if effect.kind == DELETE:
            rule = deletion(effect, facts, made)
        elif effect.kind == PERMISSION:
            rule = permission(effect)
        elif effect.kind == WRITE and effect.verb == "truncate":
            rule = truncation(effect, facts)
        else:
            continue
        if rule is not None:
            hits.append(rule.hit(shown(effect)))
    return hits


def shown(effect: Effect) -> str:
    """The target for a person."""
    return effect.place.shown if effect.place is not None else effect.target


def relative(place: "Place") -> str:
    """Path below the workspace root."""
    root = place.roots
    path: str = place.path
    if path == root:
        return ""
    return path[len(root) + 1 :] if root and path.startswith(root + "/") else path


def deletion(effect: Effect, facts: "Facts", made: list[str]) -> "Rule | None":
    """The rule for one deletion, None when it is fine."""
    place = effect.place
    verb = effect.verb
    tree = verb in ("tree", "mirror", "shred") or "tree" in effect.flags
    if place is None:
        return PATTERN if verb == "listed" else UNKNOWN_TREE if tree else None
    zone: str = place.zone
    tags: tuple[str, ...] = place.tags
    if "git-dir" in tags or "git-hook" in tags or "git-scratch" in tags:
        return None
    if verb == "move":
        if zone in ("root", "home", "homes", "system", "disk"):
            return MOVE_OUT
        return None
    if verb == "found":
        return found(effect, place)
    if zone == "unknown":
        raw: str = place.raw
        if not tree:
            return None
        last = raw.replace("\0", "").strip("/")
        return None if last and is_product(last) and ".." not in raw else UNKNOWN_TREE
    if zone in WIPES:
        contents: bool = place.contents or place.glob
        if tree or contents:
            return WIPES[zone]
        if zone == "system":
            return WIPE_SYSTEM
        return OUTSIDE if zone != "disk" else WIPE_SYSTEM
    if "secret" in tags:
        return KEYS
    if zone == "workspace-root":
        return WORKSPACE if tree or place.contents else None
    if zone == "workspace":
        return in_workspace(effect, place, tree, facts, made)
    if zone in ("temp", "cache", "device"):
        # "$TMPDIR/etc" is /etc where TMPDIR is unset.
        doubtful = tree and place.name in TOPS and place.path.count("/") == 2 and place.path not in made
        return UNKNOWN_TREE if doubtful and not facts.kind(place.path) else None
    if zone == "temp-root":
        return OUTSIDE if tree or place.glob else None
    return OUTSIDE


#: Folders of a home whose loss is never acceptable, also where the home is the workspace.
HOME_FOLDERS = frozenset(
    ("/.ssh", "/.gnupg", "/.aws", "/Documents", "/Desktop", "/Pictures", "/.config", "/.kube", "/.password-store")
)


def in_workspace(effect: Effect, place: "Place", tree: bool, facts: "Facts", made: list[str]) -> "Rule | None":
    """A deletion below the workspace root."""
    tags: tuple[str, ...] = place.tags
    path: str = place.path
    rel = relative(place)
    if tree and path[: len(facts.home)] == facts.home and path[len(facts.home) :] in HOME_FOLDERS:
        # The workspace is the home folder itself, or holds it.
        return WIPE_HOME
    if "secret-ask" in tags and not is_product(rel):
        return VALUABLE
    if "git" in effect.flags and not tree:
        return PATTERN if place.glob else None
    if is_product(rel):
        return None
    if effect.verb == "shred":
        return VALUABLE
    if (place.glob or "*" in path) and not tree:
        return PATTERN
    kind = facts.kind(path)
    if path.lower().endswith(DATA_ENDINGS) and "test" not in rel.lower() and kind != "":
        return VALUABLE
    if not tree:
        return None
    if kind in ("file", "link") and not place.glob:
        return None
    if path in made:
        return None
    if effect.verb == "mirror" and kind == "":
        return None
    return TREE


def found(effect: Effect, place: "Place") -> "Rule | None":
    """Files that a search finds are deleted."""
    names = effect.detail.split()
    zone = place.zone
    scratch = bool(names) and all(n.lower() in SCRATCH_FILTERS or is_product(n) for n in names)
    if zone in ("temp", "cache"):
        return None
    if zone in ("workspace", "workspace-root"):
        if scratch or is_product(relative(place)):
            return None
        return PATTERN if names else (WORKSPACE if zone == "workspace-root" else TREE)
    if zone == "temp-root":
        return None if names or "limited" in effect.flags else OUTSIDE
    if zone == "unknown":
        return None if scratch else UNKNOWN_TREE
    if zone in WIPES:
        if names or "limited" in effect.flags:
            return OUTSIDE if zone != "system" or scratch else WIPE_SYSTEM
        return WIPES[zone]
    return OUTSIDE


def permission(effect: Effect) -> "Rule | None":
    """A change of permissions or owner."""
    place = effect.place
    if place is None or effect.verb == "setuid":
        return None
    zone: str = place.zone
    whole = "tree" in effect.flags or place.contents
    if zone in ("root", "home", "homes", "system", "disk") and (
        whole
        or zone in ("root",)
        or ("locked" in effect.flags and zone in ("home", "system"))
        or ("world-writable" in effect.flags and zone in ("home", "system"))
    ):
        return MODE_SYSTEM
    return None


def truncation(effect: Effect, facts: "Facts") -> "Rule | None":
    """A file replaced by nothing."""
    place = effect.place
    if place is None:
        return None
    if place.zone not in ("workspace", "unknown"):
        return None
    path: str = place.path
    if is_product(relative(place)) or path.endswith((".log", ".txt.log", ".out", ".pid", ".tmp", ".lock")) or not path:
        return None
    if "empty" in effect.flags or effect.verb == "truncate":
        return TRUNCATE if facts.kind(path) == "file" else None
    return None
