"""What stands around a turn."""

from typing import Any

import pytest

from interlock.memory.neighbours import neighbours
from interlock.storage.base import MemoryStore

OTHER = "5b1f0c1e-0000-4000-8000-00000000c009"


@pytest.mark.parametrize("gap", [1, 150, 900])
def test_turns_are_found_however_far_their_ids_are_apart(box: Any, gap: int) -> None:
    for number in range(4):
        box.write(f"> mine {number}")
        box.event("stop")
        box.write(*(f"> other {number} {step}" for step in range(gap)), conversation=OTHER)
        box.event("stop", conversation_id=OTHER, session_id=OTHER, transcript_path=str(box.transcript(OTHER)))
    with box.store() as store:
        session = store.turns.find_session("cursor", "5b1f0c1e-0000-4000-8000-00000000c001")
        turns = store.turns.turns(session.id)
        for number, turn in enumerate(turns):
            for count in (0, 1, 2, 9):
                near = [one.text for one in neighbours(store, turn, count)]
                assert near == [f"mine {one}" for one in range(max(0, number - count), min(4, number + count + 1))]


def test_what_the_host_put_in_is_passed_over(box: Any) -> None:
    box.write("> one")
    with open(box.transcript(), "a", encoding="utf-8") as file:
        file.write('{"role": "user", "message": {"content": [{"type": "text", "text": "<tools>x</tools>"}]}}\n' * 30)
    box.write("two")
    box.event("stop")
    with box.store() as store:
        assert isinstance(store, MemoryStore)
        turns = store.turns.turns(1)
        assert len(turns) == 32
        assert [one.text for one in neighbours(store, turns[0], 1)] == ["one", "two"]
        # A line of the host's own is shown when it is asked for by its id.
        assert [one.id for one in neighbours(store, turns[5], 1)] == [turns[0].id, turns[5].id, turns[-1].id]
