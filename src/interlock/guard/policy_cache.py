"""The merged policy of one hook call: from a keyed cache where nothing has changed, else from the TOML files themselves.

The cache's name is a digest over the version, every policy file's layer, place and content, and the trust file; its content carries a
keyed code. So a changed file, a withdrawn trust or another version misses it, and a forged entry is not opened.
"""

import sys

from interlock import __version__
from interlock.audit.layout import digest
from interlock.guard import sealed, trust
from interlock.guard.facts import SystemFacts, read_bytes
from interlock.guard.policy_files import LIMIT
from interlock.policy.document_settings import Settings, from_plain

if sys.platform == "win32":
    import nt as system
else:
    import posix as system

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.policy.document import Layer

FOLDER = "policy-cache"
LABEL = b"policy-cache 1 "

#: Cache entries that are kept.
KEPT = 64

#: (layer, path, base folder, content; None when the file cannot be read).
Source = tuple[str, str, str, "bytes | None"]


def load(state: str, files: "list[tuple[str, str, str]]", facts: SystemFacts) -> Settings:
    """The policy in force, from the files that `policy_files.present` found. Raises nothing that a file can cause."""
    sources = read_sources(files)
    data = read_bytes(trust.path_of(state), LIMIT) if any(layer == "project" for layer, _, _, _ in sources) else None
    name = key_of(sources, data)
    path = state + "/" + FOLDER + "/" + name
    label = LABEL + name.encode("ascii")
    kept = sealed.read(state, path, label)
    if isinstance(kept, dict):
        try:
            return from_plain(kept)
        except (KeyError, TypeError):
            # Sealed by another build of the same version.
            pass
    from interlock.policy.document_merge import merge

    known = trust.of(sealed.opened(state, data, trust.LABEL)) if data is not None else {}
    settings = merge(layers(sources, known, facts))
    try:
        _keep(state, path, label, settings)
    except OSError:
        # A full or read-only disk: the next call reads the files again.
        pass
    return settings


def read_sources(files: "list[tuple[str, str, str]]") -> "list[Source]":
    """The files with their content."""
    return [(layer, path, base, read_bytes(path, LIMIT + 1)) for layer, path, base in files]


def key_of(sources: "list[Source]", trusted: "bytes | None") -> str:
    """Name of the cache entry: 64 hex digits."""
    parts = [__version__, "-" if trusted is None else digest(trusted)]
    for layer, path, base, content in sources:
        parts.extend((layer, path, base, "-" if content is None else digest(content)))
    return digest("\0".join(parts).encode("utf-8", "surrogateescape"))


def layers(sources: "list[Source]", known: "dict[str, dict[str, object]]", facts: SystemFacts) -> "list[Layer]":
    """The files read strictly; `known`: the trust of a person."""
    from interlock.policy import document

    found = []
    for name, path, base, content in sources:
        if content is None or len(content) > LIMIT:
            fault = "cannot be read" if content is None else "is larger than 256 KiB"
            problem = document.Problem(path, 0, "", f"the policy file {fault}", f"ls -la '{path}'")
            found.append(document.Layer(name, path, base, (), (problem,), trusted=False))
            continue
        free = name != document.PROJECT or trust.holds(known, facts.real(path), content)
        found.append(document.read(content.decode("utf-8-sig", "replace"), name, path, base, trusted=free))
    return found


def _keep(state: str, path: str, label: bytes, settings: Settings) -> None:
    folder = state + "/" + FOLDER
    try:
        system.mkdir(folder, 0o700)
    except FileExistsError:
        pass
    with system.scandir(folder) as entries:
        aged = sorted([(entry.stat().st_mtime, entry.path) for entry in entries])
    for _, old in aged[: max(0, len(aged) - KEPT + 1)]:
        system.unlink(old)
    sealed.write(state, path, label, settings.plain())
