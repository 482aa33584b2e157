"""Which project policy files a person has trusted: real path and SHA-256 of the content, in a sealed file of the state folder.

A file whose content has changed is not trusted any more, whoever changed it.
"""

from interlock.audit.layout import digest
from interlock.guard import sealed
from interlock.guard.policy_files import TRUST

LABEL = b"policy-trust"


def path_of(state: str) -> str:
    """The file that holds the trust."""
    return state + "/" + TRUST


def trusted(state: str) -> "dict[str, dict[str, object]]":
    """Real path -> ``sha256``, ``at``, ``by``. Empty when nothing was trusted or the file is damaged or forged."""
    return of(sealed.read(state, path_of(state), LABEL))


def of(value: object) -> "dict[str, dict[str, object]]":
    """The well-formed part of the file's value."""
    if not isinstance(value, dict):
        return {}
    return {str(path): entry for path, entry in value.items() if isinstance(entry, dict)}


def holds(known: "dict[str, dict[str, object]]", path: str, content: bytes) -> bool:
    """Whether the file at this real path is trusted with exactly this content."""
    entry = known.get(path)
    return entry is not None and entry.get("sha256") == digest(content)


def add(state: str, path: str, content: bytes, *, at: str, by: str) -> None:
    """Trust the file at this real path with this content. Raises OSError."""
    known = trusted(state)
    known[path] = {"sha256": digest(content), "at": at, "by": by}
    sealed.write(state, path_of(state), LABEL, known)


def remove(state: str, path: str) -> bool:
    """Take the trust back; false when there was none. Raises OSError."""
    known = trusted(state)
    if known.pop(path, None) is None:
        return False
    sealed.write(state, path_of(state), LABEL, known)
    return True
