"""One suite for every `SenderStore`."""

import contextlib
import multiprocessing
import pathlib
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor

import pytest

from interlock.model.errors import InterlockError
from interlock.storage.sender_port import KEEP_ERRORS, ApiKey, Event, LastTest, SenderStore, Tally, Team, TripRule
from interlock.storage.sqlite import sender
from interlock.storage.sqlite.sender import SqliteSenderStore

BACKENDS: dict[str, Callable[[str], SenderStore]] = {"sqlite": SqliteSenderStore}
NOW = 1_790_000_000.0
RULE = TripRule(60, 20, 0.5)


@pytest.fixture(params=sorted(BACKENDS))
def store(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> Iterator[SenderStore]:
    made = BACKENDS[request.param](str(tmp_path / "state"))
    yield made
    made.close()
    made.close()


def team(name: str = "t", version: int = 1, **fields: object) -> Team:
    values = {"team": name, "name": name, "settings": "{}", "version": version, "seed": "s", "updated": NOW} | fields
    return Team(**values)  # type: ignore[arg-type]


def tally(failures: int, successes: int = 0, at: float = NOW, name: str = "t") -> Tally:
    made = Tally(name)
    made.attempts[int(at)] = failures + successes
    made.failures[int(at)] = failures
    return made


def test_a_team_is_kept_as_it_was_saved(store: SenderStore) -> None:
    before = store.generation()
    assert store.team("t") is None
    assert store.save(team(headers="h", secret="x", paused=True), 0, ())
    found = store.team("t")
    assert found is not None
    assert [getattr(found, name) for name in Team.__slots__] == ["h", "t", True, "x", "s", "{}", "t", NOW, 1]
    assert store.generation() > before
    assert [row.team for row in store.teams()] == ["t"]


def test_of_two_saves_of_one_version_the_first_wins(store: SenderStore) -> None:
    assert store.save(team(), 0, (Event("t", "first", "{}", NOW),))
    assert not store.save(team(name="t"), 0, (Event("t", "second", "{}", NOW),))
    assert store.save(team(version=2), 1, ())
    assert not store.save(team(version=2), 1, ())
    assert [row.event for row in store.events()] == ["first"]


def test_removing_keeps_the_audit_rows(store: SenderStore) -> None:
    store.save(team(), 0, (Event("t", "saved", "{}", NOW),))
    store.note([tally(30)])
    assert store.remove("t", (Event("t", "removed", "{}", NOW + 1),))
    assert not store.remove("t", (Event("t", "removed", "{}", NOW + 1),))
    assert [row.event for row in store.events()] == ["removed", "saved"]
    assert store.window("t", NOW, 60) == (0, 0)


def test_the_switch_of_a_team_and_of_all(store: SenderStore) -> None:
    store.save(team(), 0, ())
    assert not store.pause("nobody", on=True, events=())
    assert store.pause("t", on=True, events=())
    assert store.team("t").paused  # type: ignore[union-attr]
    assert not store.paused()
    assert store.pause("", on=True, events=())
    assert store.paused()
    assert store.pause("", on=False, events=())
    assert not store.paused()
    assert store.team("t").version == 1  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("failures", "successes", "trips"), [(10, 10, True), (9, 11, False), (19, 0, False), (20, 0, True), (10, 11, False)]
)
def test_when_it_trips(store: SenderStore, failures: int, successes: int, trips: bool) -> None:
    store.save(team(), 0, ())
    store.note([tally(failures, successes)])
    assert store.trip("t", NOW, RULE, Event("t", "tripped", "{}", NOW)) is trips
    assert bool(store.breakers().get("t")) is trips
    assert len(store.events()) == trips


def test_attempts_leave_the_window(store: SenderStore) -> None:
    store.save(team(), 0, ())
    store.note([tally(10, at=NOW - 59), tally(10, at=NOW - 60), tally(4, at=NOW + 5)])
    assert store.window("t", NOW, 60) == (10, 10)


def test_a_trip_happens_once_and_a_reset_forgets_what_was_counted(store: SenderStore) -> None:
    store.save(team(), 0, ())
    store.note([tally(20)])
    row = Event("t", "tripped", "{}", NOW)
    assert [store.trip("t", NOW, RULE, row) for _ in range(3)] == [True, False, False]
    assert store.close_breaker("t", NOW + 1, (Event("t", "reset", "{}", NOW),))
    assert not store.close_breaker("t", NOW + 1, (Event("t", "reset", "{}", NOW),))
    assert store.window("t", NOW + 2, 60) == (0, 0)
    assert not store.trip("t", NOW + 2, RULE, row)
    assert [found.event for found in store.events()] == ["reset", "tripped"]


def test_a_change_after_the_trip_ends_recovery(store: SenderStore) -> None:
    store.save(team(), 0, ())
    store.note([tally(20)])
    store.trip("t", NOW, RULE, Event("t", "tripped", "{}", NOW))
    store.save(team(version=2), 1, ())
    assert store.breakers()["t"].frozen
    assert not store.lead_probe("t", NOW + 5000, 600, 60)
    assert not store.recover("t", NOW, NOW + 5000, ())
    store.save(team(version=3), 2, (), reset=True)
    assert (store.breakers()["t"].tripped, store.breakers()["t"].frozen) == (0, False)


def test_one_probes_at_a_time_and_not_too_early(store: SenderStore) -> None:
    store.save(team(), 0, ())
    store.note([tally(20)])
    assert not store.lead_probe("t", NOW + 5000, 600, 60)
    store.trip("t", NOW, RULE, Event("t", "tripped", "{}", NOW))
    asked = [(NOW + after, store.lead_probe("t", NOW + after, 600, 60)) for after in (0, 599, 600, 600, 659, 660, 661)]
    assert [at - NOW for at, leads in asked if leads] == [600, 660]


def test_a_clock_that_was_set_back_does_not_put_the_probe_off_for_ever(store: SenderStore) -> None:
    store.save(team(), 0, ())
    ahead = NOW + 1_000_000
    store.note([tally(20, at=ahead)])
    store.trip("t", ahead, RULE, Event("t", "tripped", "{}", ahead))
    assert not store.lead_probe("t", ahead - 1, 600, 60)
    assert store.lead_probe("t", ahead, 0, 60)
    assert not store.lead_probe("t", ahead - 1, 600, 60)
    assert store.lead_probe("t", NOW, 600, 60)
    assert not store.lead_probe("t", NOW + 1, 600, 60)


def test_what_is_told_late_of_a_removed_team_is_not_the_next_ones(store: SenderStore) -> None:
    store.save(team(), 0, ())
    store.remove("t", ())
    store.note([tally(30)])
    assert not store.trip("t", NOW, RULE, Event("t", "tripped", "{}", NOW))
    assert store.breakers() == {}
    assert store.save(team(version=3), 0, ())
    assert store.window("t", NOW, 60) == (0, 0)


def test_versions_go_on_where_a_removed_team_of_the_name_ended(store: SenderStore) -> None:
    assert store.last_version("t") == 0
    store.save(team(version=4), 0, ())
    assert store.last_version("t") == 0
    store.remove("t", ())
    assert store.last_version("t") == 5
    assert not store.save(team(version=5), 0, ())
    assert store.save(team(version=6), 0, ())
    assert not store.remove("nobody", ())
    assert store.last_version("nobody") == 0


def test_the_last_test_is_of_what_is_saved(store: SenderStore) -> None:
    store.save(team(), 0, ())
    for version, verdict in ((1, "deny"), (2, "allow"), (1, "failed")):
        store.note_test(LastTest("t", NOW + version, verdict, "timeout" if verdict == "failed" else None, None, 1.5), version)
        found = store.last_test("t")
        assert found is not None
        assert found.verdict == ("deny" if verdict == "allow" else verdict)
    assert [getattr(found, name) for name in LastTest.__slots__] == [NOW + 1, 1.5, "timeout", None, "t", "failed"]
    assert store.save(team(version=2), 1, ())
    assert store.last_test("t") is not None
    assert store.save(team(version=3), 2, (), untested=True)
    assert store.last_test("t") is None
    store.note_test(LastTest("t", NOW, "allow", None, 200, 1.0), 3)
    store.remove("t", ())
    assert store.last_test("t") is None
    store.note_test(LastTest("gone", NOW, "allow", None, 200, 1.0), 0)
    assert store.last_test("gone") is None


def test_a_store_that_is_closed_says_so_in_one_way(store: SenderStore) -> None:
    store.close()
    for ask in (store.generation, lambda: store.window("t", NOW, 60), lambda: store.note([tally(1)])):
        with pytest.raises(InterlockError):
            ask()


def test_a_recovery_is_of_the_trip_that_was_probed(store: SenderStore) -> None:
    store.save(team(), 0, ())
    store.note([tally(20)])
    store.trip("t", NOW, RULE, Event("t", "tripped", "{}", NOW))
    assert not store.recover("t", NOW - 1, NOW + 700, ())
    assert store.recover("t", NOW, NOW + 700, (Event("t", "recovered", "{}", NOW),))
    assert not store.recover("t", NOW, NOW + 700, (Event("t", "recovered", "{}", NOW),))
    assert store.breakers()["t"].tripped == 0


def test_counts_add_up_and_old_ones_go(store: SenderStore) -> None:
    for _ in range(2):
        made = Tally("t")
        made.counts = {(100, "allow"): 2, (101, "fail"): 1}
        store.note([made])
    assert store.counts("t", 100) == {(100, "allow"): 4, (101, "fail"): 2}
    assert store.counts("t", 101) == {(101, "fail"): 2}
    made = Tally("t")
    made.counts = {(109, "allow"): 1, (110, "allow"): 7}
    store.note([made])
    assert store.counts("t", 100, 10) == {(100, "allow"): 5, (100, "fail"): 2, (110, "allow"): 7}
    store.prune(101 * 60 + 25 * 3600)
    assert store.counts("t", 0) == {(101, "fail"): 2, (109, "allow"): 1, (110, "allow"): 7}


def test_the_newest_errors_are_kept(store: SenderStore) -> None:
    for start in range(0, 30, 3):
        made = Tally("t")
        made.errors = [(NOW + number, "timeout", None if number % 2 else 500) for number in range(start, start + 3)]
        store.note([made])
    other = Tally("u")
    other.errors = [(NOW, "tls_error", None)]
    store.note([other])
    assert [error[0] - NOW for error in store.errors("t")] == list(range(29, 29 - KEEP_ERRORS, -1))
    assert store.errors("u") == [(NOW, "tls_error", None)]


def test_events_are_found(store: SenderStore) -> None:
    made = Tally("t")
    made.events = [Event("t", ("a", "b", "c")[number % 3], "{}", NOW + number) for number in range(9)]
    other = Tally("u")
    other.events = [Event("u", "a", "{}", NOW + 100)]
    store.note([made, other])

    def times(**query: object) -> list[float]:
        return [row.at - NOW for row in store.events(**query)]  # type: ignore[arg-type]

    assert times(team="t", limit=2) == [8, 7]
    assert times(team="t", names=("a",)) == [6, 3, 0]
    assert times(names=("a", "b"), since=NOW + 4) == [100, 7, 6, 4]
    assert times(team="t", until=NOW + 2) == [1, 0]
    page = store.events(team="t", limit=3)
    assert times(team="t", before=page[-1].id, limit=3) == [5, 4, 3]
    assert times(team="nobody") == []


def test_rows_are_handed_over_once_and_again_after_a_failure(store: SenderStore) -> None:
    store.save(team(), 0, tuple(Event("t", f"row-{number}", "{}", NOW) for number in range(5)))
    taken: list[str] = []

    def take(rows: object) -> None:
        taken.extend(row.event for row in rows)  # type: ignore[attr-defined]

    def fail(rows: object) -> None:
        raise OSError

    with pytest.raises(OSError):
        store.hand_over(fail)
    assert store.hand_over(take, limit=3) == 3
    assert store.hand_over(take) == 2
    assert store.hand_over(take) == 0
    assert taken == [f"row-{number}" for number in range(5)]


def test_api_keys_and_selected_teams(store: SenderStore) -> None:
    before = store.generation()
    for number in (2, 1):
        store.add_key(ApiKey(f"key_{number}", f"digest{number}", "t", "user_1", "bot", NOW + number))
    assert [(key.key_id, key.digest, key.team, key.actor, key.label) for key in store.api_keys()] == [
        ("key_1", "digest1", "t", "user_1", "bot"),
        ("key_2", "digest2", "t", "user_1", "bot"),
    ]
    assert store.remove_key("key_1")
    assert not store.remove_key("key_1")
    store.select("user_1", "t")
    store.select("user_1", "u")
    assert store.members() == {"user_1": "u"}
    store.select("user_1", "")
    assert store.members() == {}
    assert store.generation() > before


def _worker(state: str) -> tuple[int, int]:
    store = SqliteSenderStore(state)
    trips = probes = 0
    for _ in range(20):
        store.note([tally(5)])
        trips += store.trip("t", NOW, RULE, Event("t", "tripped", "{}", NOW))
        probes += store.lead_probe("t", NOW + 600, 600, 60)
    store.close()
    return trips, probes


def test_workers_that_race_trip_once_and_probe_once(tmp_path: pathlib.Path) -> None:
    state = str(tmp_path / "state")
    store = SqliteSenderStore(state)
    store.save(team(), 0, ())
    with ProcessPoolExecutor(4, multiprocessing.get_context("spawn")) as pool:
        found = list(pool.map(_worker, [state] * 4))
    assert sum(trips for trips, _ in found) == 1
    assert sum(probes for _, probes in found) == 1
    assert store.window("t", NOW, 60) == (400, 400)
    assert len(store.events()) == 1
    store.close()


def test_a_store_of_the_first_version_is_brought_up_to_date_with_the_versions_of_removed_teams(tmp_path: pathlib.Path) -> None:
    with contextlib.closing(SqliteSenderStore(str(tmp_path))) as store:
        store.save(
            team(),
            0,
            (
                Event("gone", "inference_hooks_config_deleted", '{"config_version":7}', NOW),
                Event("gone", "inference_hooks_config_deleted", '{"config_version":9}', NOW),
                Event("gone", "inference_hooks_config_deleted", "{}", NOW),
            ),
        )
    second = next((pathlib.Path(sender.__file__).parents[1] / "migrations" / "sqlite_sender").glob("0002_*.sql"))
    with contextlib.closing(sqlite3.connect(tmp_path / sender.FILE)) as connection:
        for table in ("sender_versions", "sender_tests"):
            assert f"CREATE TABLE {table}" in second.read_text()
            connection.execute(f"DROP TABLE {table}")
        connection.execute("PRAGMA user_version = 1")
    with contextlib.closing(SqliteSenderStore(str(tmp_path))) as store:
        assert (store.last_version("gone"), store.last_version("t")) == (9, 0)
        assert store.team("t") is not None
