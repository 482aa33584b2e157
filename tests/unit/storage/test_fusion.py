"""What the fused score makes of turns, neighbours and sessions."""

from collections.abc import Iterator

from interlock.storage.sqlite import fusion
from interlock.storage.sqlite.fusion import PLACE_BITS, Sizes, fuse


def key(session: int, place: int) -> int:
    return (session << PLACE_BITS) | place


def ranked(*postings: list[int], places: int = 10, long: frozenset[int] = frozenset()) -> list[int]:
    """Keys in order; every session has `places` turns of ten words, `long` ones of two hundred."""

    def look_up(keys: list[int]) -> Iterator[tuple[int, int, int, int, int]]:
        for one in keys:
            if 1 <= one & ((1 << PLACE_BITS) - 1) <= places:
                yield one, one, 200 if one in long else 10, 220 if one in long else 30, 0

    sizes = Sizes(dict.fromkeys(range(1, 6), 10 * places), 5 * places, 50 * places, 150 * places)
    return [turn for _, turn in fuse(postings, sizes, look_up)]


def test_nothing_holds_nothing() -> None:
    assert ranked() == ranked([], []) == []


def test_a_turn_with_more_terms_comes_first() -> None:
    assert ranked([key(1, 2), key(2, 2)], [key(2, 2)])[0] == key(2, 2)


def test_a_rare_term_weighs_more() -> None:
    common = [key(session, place) for session in (1, 2, 3) for place in (1, 4, 7)]
    assert ranked(common, [key(4, 5)])[0] == key(4, 5)


def test_neighbours_that_hold_the_rest_lift_a_turn() -> None:
    found = ranked([key(1, 2), key(2, 2), key(3, 2)], [key(2, 3)])
    assert found.index(key(2, 2)) < found.index(key(3, 2))
    assert found.index(key(2, 2)) < found.index(key(1, 2))


def test_a_session_that_comes_back_to_it_lifts_a_turn() -> None:
    assert ranked([key(1, 2), key(2, 2), key(2, 6), key(2, 9)])[0] in (key(2, 2), key(2, 6), key(2, 9))


def test_a_long_turn_counts_less() -> None:
    assert ranked([key(1, 2), key(2, 2)], long=frozenset((key(1, 2),)))[0] == key(2, 2)


def test_a_turn_between_three_terms_is_found_without_one_of_its_own() -> None:
    found = ranked([key(1, 4)], [key(1, 4)], [key(1, 6)])
    assert key(1, 5) in found
    assert key(1, 3) not in found
    assert key(1, 7) not in found


def test_very_many_turns_are_cut_to_the_telling_ones() -> None:
    many = [key(1, place) for place in range(1, 5000)]
    found = ranked(many, [key(1, 17), key(1, 4000)], places=5000)
    assert len(found) <= fusion.CANDIDATES
    assert set(found[:2]) == {key(1, 17), key(1, 4000)}
