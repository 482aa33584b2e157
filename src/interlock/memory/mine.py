"""Reading transcripts that are already on the disk. The same capture as in the hooks, so that nothing comes in twice."""

import os
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from interlock.memory import capture, identity, rule_file, save
from interlock.memory import key as keys
from interlock.memory.batch import Batch
from interlock.memory.privacy import Filter
from interlock.memory.redaction import redactor
from interlock.memory.run import BULK, take_spool
from interlock.memory.settings import Settings, switched_off
from interlock.model.errors import USAGE, InterlockError
from interlock.model.session import Project, Session
from interlock.storage.base import MemoryStore

if TYPE_CHECKING:
    from types import ModuleType

#: Folders listed on the way from the file system's root to a workspace, at most.
_STEPS = 2000


class Mined:
    """What mining came to."""

    def __init__(self) -> None:
        self.files = 0
        """Files read."""
        self.unchanged = 0
        """Files among them with nothing new."""
        self.turns = 0
        """New turns."""
        self.bad = 0
        """Lines that could not be understood."""
        self.skipped = 0
        """Files of projects that are switched off."""
        self.failed: list[tuple[str, str]] = []
        """Path and reason of each file that could not be read."""


def files(path: str, host: str, env: Mapping[str, str]) -> list[str]:
    """Transcripts at `path` (a file or a folder), or all of the host's when it is "".

    Raises `InterlockError` when there are none.
    """
    reader = capture.transcripts(host)
    if not path:
        found = list(reader.discover(env))
        if not found:
            raise InterlockError(
                f"no transcripts below '{reader.data_dir(env)}'",
                help="name a file or folder: interlock remember mine PATH",
            )
        return found
    if os.path.isfile(path):
        return [path]
    if not os.path.isdir(path):
        raise InterlockError(f"there is no file or folder '{path}'", help="interlock remember mine --help", exit_code=USAGE)
    found = list(reader.below(path))
    if not found:
        raise InterlockError(f"no transcript below '{path}'", help="interlock remember mine --help")
    return found


def mine(
    store: MemoryStore,
    state: str,
    paths: Iterable[str],
    *,
    host: str,
    settings: Settings,
    env: Mapping[str, str],
    project: Project | None = None,
    step: Callable[[str, int], None] = lambda _path, _bytes: None,
) -> Mined:
    """Take in transcripts. `project`: where they belong, else it is worked out; `step`: told each path and the bytes just read.

    Raises `StoreBusy`. A file that cannot be read is reported and does not stop the others. Rule files are brought up to date.
    """
    mined = Mined()
    folder = os.path.join(state, "memory")
    take_spool(os.path.join(folder, "spool"), store)
    key = keys.load(folder)
    paths = list(paths)
    bulk = sum(capture.size(path) for path in paths) > BULK
    clean = Filter(redactor(key, settings.verbatim, bulk=bulk), settings.exclude, settings.verbatim)
    for path in paths:
        mined.files += 1
        try:
            turns, bad, read = _one(
                store,
                os.path.realpath(path),
                host=host,
                clean=clean,
                key=key,
                env=env,
                project=project,
                step=step,
                settings=settings,
            )
        except _Off:
            mined.skipped += 1
            step(path, capture.size(path))
            continue
        except capture.Unreadable as error:
            mined.failed.append((path, str(error)))
            step(path, 0)
            continue
        mined.turns += turns
        mined.bad += bad
        mined.unchanged += not read
    rule_file.refresh(folder, store)
    return mined


class _Off(Exception):  # noqa: N818 - names a state, not a fault
    """The transcript belongs to a project that is switched off."""


def _known(store: MemoryStore, session: "Session | None") -> list[Project]:
    """Projects of a session that is stored already."""
    if session is None:
        return []
    ids = store.turns.session_projects(session.id)
    return [one for number, one in store.turns.projects() if number in ids]


def _one(
    store: MemoryStore,
    path: str,
    *,
    host: str,
    clean: Filter,
    key: bytes,
    env: Mapping[str, str],
    project: Project | None,
    step: Callable[[str, int], None],
    settings: Settings,
) -> tuple[int, int, bool]:
    reader = capture.transcripts(host)
    conversation, parent, slug = reader.describe(path)
    source = store.turns.source(path)
    if source is not None:
        owner = store.turns.get_session(source.session, count=False)
        if owner is not None and capture.continues(path, source, key):
            conversation = owner.conversation
    known = store.turns.find_session(host, conversation)
    settled = known is not None and bool(store.turns.session_projects(known.id))
    projects = (project,) if project is not None else ()
    saved = save.Saved()
    read = False
    target = capture.Target(host, path, conversation, parent, projects)
    for part in capture.batches(target, source, conversation, clean, key, unpack=True):
        if not settled and not part.projects and (slug or part.cwd):
            part.projects = (_project(slug, part, reader, env),)
            settled = True
        if not read and switched_off([one.root for one in part.projects or _known(store, known) if one.root], settings):
            raise _Off
        read = True
        with store.writing():
            save.batch(store, part, saved, redactor(key) if part.verbatim else None)
        step(path, part.end - part.start)
    if saved.fresh:
        with store.writing():
            save.refresh_digests(store, saved.session, store_time(store, saved.session))
    if not read:
        step(path, 0)
    return saved.turns, saved.bad, read


def store_time(store: MemoryStore, session: int) -> float:
    """When the session was last added to."""
    found = store.turns.get_session(session, count=False)
    return found.updated if found is not None else 0.0


def _project(slug: str, part: Batch, reader: "ModuleType", env: Mapping[str, str]) -> Project:
    """The workspace: the folder that the file names, or the one behind a lossy folder name (by tool calls, else by the file system)."""
    home = env.get("HOME", "") or env.get("USERPROFILE", "")
    named = identity.project(part.cwd, home) if part.cwd else None
    if named is not None:
        return named
    for entry in part.entries:
        for tool, _ in entry.tools:
            path = tool.target.replace("\\", "/")
            while path.count("/") > 1 and (path.startswith("/") or path[1:2] == ":"):
                path = path.rpartition("/")[0]
                if reader.slug(path) == slug:
                    found = identity.project(path, home)
                    if found is not None:
                        return found
    root = _walk(slug, reader)
    found = identity.project(root, home) if root else None
    return found or identity.slug_project(slug)


def _walk(slug: str, reader: "ModuleType") -> str:
    """The one existing folder whose slug this is; "" when there is none or more than one."""
    open_folders = ["/"]
    matches: list[str] = []
    steps = 0
    while open_folders and steps < _STEPS:
        folder = open_folders.pop()
        steps += 1
        try:
            entries = sorted(entry.path for entry in os.scandir(folder) if entry.is_dir(follow_symlinks=False))
        except OSError:
            continue
        for path in entries:
            own = reader.slug(path)
            if own == slug:
                matches.append(path)
            elif own and slug.startswith(own + "-"):
                open_folders.append(path)
    return matches[0] if len(matches) == 1 else ""
