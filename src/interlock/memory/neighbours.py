"""What stands around a turn in its session, without reading the whole of a long one."""

from interlock.model.session import CONTEXT, Turn
from interlock.storage.base import MemoryStore

#: Ids looked back in the first try; a session shares them with others that were stored at the same time.
_REACH = 200


def neighbours(store: MemoryStore, turn: Turn, count: int) -> list[Turn]:
    """The turn with `count` turns of its session before and after it, in order. What the host put in is passed over."""
    if not count:
        return [turn]
    reach = _REACH
    while True:
        start = max(0, turn.id - 1 - reach)
        near = store.turns.turns(turn.session, start, reach + 8 * count + 50)
        said = [one for one in near if one.role != CONTEXT or one.id == turn.id]
        at = next(number for number, one in enumerate(said) if one.id == turn.id)
        if (at >= count or start == 0) and (len(said) > at + count or len(near) < reach + 8 * count + 50):
            return said[max(0, at - count) : at + count + 1]
        reach *= 8
