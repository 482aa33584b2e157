"""The policy files of one place, read for people: layers with their entries and problems. Not used by the hook."""

import os

from interlock.audit.layout import digest
from interlock.guard import policy_cache, policy_files, trust
from interlock.guard.facts import SystemFacts, read_bytes
from interlock.model.errors import USAGE, InterlockError
from interlock.model.toolcall import OTHER, ToolCall
from interlock.policy import document
from interlock.policy.document_merge import merge
from interlock.policy.document_settings import Settings


class Stack:
    """The files that hold at one place."""

    __slots__ = ("layers", "root", "settings")

    def __init__(self, root: str, layers: "list[document.Layer]") -> None:
        self.root = root
        """The workspace root."""
        self.layers = layers
        """Every file that exists, the weakest first."""
        self.settings: Settings = merge(layers)
        """What the hook goes by."""


def root_of(folder: str, state: str) -> str:
    """The workspace root that `guard check` would take: the git work tree around `folder`, else the folder itself."""
    return facts_at(folder, state).repository(folder) or folder


def facts_at(root: str, state: str) -> SystemFacts:
    """The facts of a call in a workspace root."""
    return SystemFacts.for_call(ToolCall(host="cli", event="check", kind=OTHER, cwd=root, roots=(root,)), state)


def stack(state: str, root: str) -> Stack:
    """The policy in force in a workspace root."""
    sources = policy_cache.read_sources(policy_files.present(state, (root,)))
    return Stack(root, policy_cache.layers(sources, trust.trusted(state), facts_at(root, state)))


def with_file(state: str, path: str, *, trusted: bool) -> Stack:
    """The policy that would be in force if this file were: at a project's place as its project file, elsewhere as the person's own.

    Raises `InterlockError` when it cannot be read.
    """
    content = content_of(path)
    folder = os.path.dirname(path)
    project = os.path.basename(path) == policy_files.FILE and os.path.basename(folder) == policy_files.PROJECT_FOLDER
    root = os.path.dirname(folder) if project else root_of(os.getcwd(), state)
    name = document.PROJECT if project else document.USER
    if path == policy_files.SYSTEM_FOLDER + "/" + policy_files.FILE:
        name = document.SYSTEM
    files = [one for one in policy_files.present(state, (root,)) if one[0] != name]
    sources = [*policy_cache.read_sources(files), (name, path, root if project else "", content)]
    sources.sort(key=lambda source: document.LAYERS.index(source[0]))
    facts = facts_at(root, state)
    known = trust.trusted(state)
    if project and trusted:
        known = {**known, facts.real(path): {"sha256": digest(content)}}
    return Stack(root, policy_cache.layers(sources, known, facts))


def content_of(path: str) -> bytes:
    """Bytes of a policy file. Raises `InterlockError`."""
    content = read_bytes(path, policy_files.LIMIT + 1)
    if content is None:
        raise InterlockError(f"there is no readable policy file '{path}'", help="interlock policy show", exit_code=USAGE)
    if len(content) > policy_files.LIMIT:
        raise InterlockError(f"the policy file '{path}' is larger than 256 KiB")
    return content


def refuse_problems(layers: "list[document.Layer]") -> None:
    """Raise `InterlockError` for the first problem of any layer."""
    problems = [problem for layer in layers for problem in layer.problems]
    if problems:
        more = f" (and {len(problems) - 1} more: interlock policy show)" if len(problems) > 1 else ""
        raise InterlockError(f"{problems[0]}{more}", help=problems[0].help)
