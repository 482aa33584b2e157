"""Looking through the store without a query: sessions by what they have in common, and the pages of a session."""

from collections.abc import Sequence

from interlock.model.session import Session, Turn
from interlock.storage.base import MemoryStore

_ALL = 10_000_000
#: Sessions asked for in the first try.
_FIRST = 200


def sessions(
    store: MemoryStore,
    projects: "Sequence[int] | None",
    *,
    host: str = "",
    since: "float | None" = None,
    until: "float | None" = None,
    most: int = _ALL,
) -> list[Session]:
    """The newest sessions that hold something, at most `most`: of these projects (None: of all), of this host ("": of all), active at or
    after `since` and begun before `until` (Unix seconds)."""
    reach = _ALL if most == _ALL else max(_FIRST, 2 * most)
    while True:
        listed = store.turns.sessions(projects, reach)
        found = [
            one
            for one in listed
            if one.turns
            and (not host or one.host == host)
            and (since is None or one.updated >= since)
            and (until is None or one.started < until)
        ]
        if len(found) >= most or len(listed) < reach:
            return found[:most]
        reach *= 4


def earlier(store: MemoryStore, session: int, before: int, count: int) -> list[Turn]:
    """The last `count` turns of a session with an id below `before`, in order, injected context included."""
    reach = _FIRST
    while True:
        start = max(0, before - 1 - reach)
        near = [one for one in store.turns.turns(session, start, reach) if one.id < before]
        if len(near) >= count or start == 0:
            return near[-count:] if count else []
        reach *= 8
