"""Health over a real store: status words, charts with their gaps, and what the log's filter offers."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from interlock.config.vault import Vault
from interlock.inspection.sender import events, health, overview
from interlock.inspection.sender.outcome import Allow, Answer, Deny, Failure
from interlock.inspection.sender.settings import Settings, SettingsError
from interlock.inspection.sender.teams import Teams
from interlock.model.errors import InterlockError
from interlock.storage.sender_port import Event, Tally, TripRule
from interlock.storage.sqlite.sender import SqliteSenderStore

NOW = 1_790_000_000.0 - 1_790_000_000 % 600 + 330
URL = "https://hooks.example.com/"


class Office:
    """A store with teams."""

    def __init__(self, state: str) -> None:
        self.state = state
        self.store = SqliteSenderStore(state)
        vault = Vault.open(state)
        self.teams = Teams(self.store, vault.seal, vault.unseal, lambda: NOW)

    def answers(self, *found: tuple[float, Answer, float], team: str = "t") -> None:
        """Tell the store of answers: seconds before now, answer, ms."""
        tally = Tally(team)
        for ago, answer, ms in found:
            health.add(tally, answer, NOW - ago, ms)
        self.store.note([tally])

    def change(self, **fields: Any) -> None:
        self.teams.save("t", lambda old: msgspec.structs.replace(old, **fields))

    def status(self) -> str:
        return health.of_team(self.store, self.teams, "t", NOW).status

    def trip(self) -> None:
        tally = Tally("t")
        # What was counted in the second of a reset counts no more.
        at = int(NOW) + 1
        tally.attempts[at] = tally.failures[at] = 20
        self.store.note([tally])
        assert self.store.trip("t", at, TripRule(60, 20, 0.5), Event("t", "tripped", "{}", at))


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    made = Office(str(tmp_path / "state"))
    yield made
    made.store.close()


def test_the_status_words_in_their_order(office: Office) -> None:
    office.teams.create("t")
    assert office.status() == "Not configured"
    office.change(endpoint=URL)
    assert office.status() == "Not enforcing"
    office.change(enforce=True)
    assert office.status() == "Healthy"
    office.trip()
    assert office.status() == "Tripped"
    office.teams.pause("t", on=True)
    assert office.status() == "Paused"
    office.teams.pause("t", on=False)
    office.teams.pause("", on=True)
    assert office.status() == "Paused"
    (Path(office.state) / "vault.key").unlink()
    vault = Vault.open(office.state)
    office.teams = Teams(office.store, vault.seal, vault.unseal, lambda: NOW)
    found = health.of_team(office.store, office.teams, "t", NOW)
    assert found.status == "Unreadable"
    assert "interlock inspect rotate t" in found.notice


def test_a_series_has_a_gap_where_nothing_was_reported(office: Office) -> None:
    office.answers(
        (0, Allow(), 20.0), (0, Deny(), 40.0), (5, Failure("timeout"), 0.0),
        (120, Failure("timeout"), 0.0), (120, Failure("non_200_status", 500), 0.0), (125, Failure("timeout"), 0.0),
        (3600, Allow(), 9.0),
    )  # fmt: skip
    found = health.series(office.store, "t", NOW, minutes=5)
    assert found.times == tuple(int(NOW) // 60 * 60 - 60 * ago for ago in (4, 3, 2, 1, 0))
    assert found.allowed == (None, None, 0, None, 1)
    assert found.denied == (None, None, 0, None, 1)
    assert found.failed == (None, None, 3.0, None, 1.0)
    assert found.failures == {"timeout": (None, None, 2.0, None, 1.0), "non_200_status": (None, None, 1.0, None, 0.0)}
    assert found.block_rate == (None, None, None, None, 0.5)
    assert found.p50[:4] == (None,) * 4
    assert found.p50[4] == pytest.approx(20.0, rel=0.13)
    assert found.p99[4] == pytest.approx(40.0, rel=0.13)
    columns = [getattr(found, name) for name in ("times", "p50", "p95", "p99", "allowed", "denied", "failed", "block_rate")]
    assert {len(column) for column in (*columns, *found.failures.values())} == {5}
    assert json.loads(msgspec.json.encode(found))["step"] == 1


def test_a_day_in_columns_of_ten_minutes(office: Office) -> None:
    office.answers(
        *[(60.0 * ago, Failure("timeout"), 0.0) for ago in range(16)], (86_399 - 600, Deny(), 5.0), (90_000, Deny(), 5.0)
    )
    found = health.series(office.store, "t", NOW, minutes=health.DAY, step=10)
    assert len(found.times) == 144
    assert all(at % 600 == 0 for at in found.times)
    # Six minutes of the running column have begun; each had one failure.
    assert found.failed[-2:] == (1.0, 1.0)
    assert sum(count or 0 for count in found.denied) == 1
    assert found.failed.count(None) == 141


@pytest.mark.parametrize(("minutes", "step"), [(0, 1), (1441, 1), (60, 0), (60, 7)])
def test_lengths_of_time_that_there_are_not(office: Office, minutes: int, step: int) -> None:
    with pytest.raises(ValueError, match=f"{minutes} minutes by {step}"):
        health.series(office.store, "t", NOW, minutes, step)


def test_figures_that_were_counted_before_reasons_were_kept(office: Office) -> None:
    tally = Tally("t")
    tally.counts[(int(NOW) // 60, "fail")] = 3
    office.store.note([tally])
    assert health.series(office.store, "t", NOW).failures == {"unknown": (*[None] * 59, 3.0)}


def test_figures_of_the_panel(office: Office) -> None:
    office.teams.create("t", settings=Settings(endpoint=URL, enforce=True))
    office.answers((70, Failure("timeout"), 0.0), (70, Failure("tls_error"), 0.0), (0, Failure("timeout"), 0.0))
    office.answers((40_000, Deny(), 900.0), *[(10, Allow(), 10.0)] * 3)
    found = health.of_team(office.store, office.teams, "t", NOW)
    assert (found.verdicts, found.block_rate, found.failures_per_minute) == (4, 0.25, 1.0)
    assert found.latency.p99 == pytest.approx(10.0, rel=0.13)
    assert [(reason, status) for _, reason, status in found.recent_errors] == [
        ("timeout", None), ("tls_error", None), ("timeout", None),
    ]  # fmt: skip


def test_the_filter_offers_events_only_while_hooks_are_enabled_and_rows_stay(office: Office) -> None:
    assert events.offered(office.store, None) == ()
    office.teams.create("t", settings=Settings(endpoint=URL))
    office.teams.create("u", settings=Settings(enforce=True))
    assert [events.offered(office.store, team) for team in ("t", "u", None, "nobody")] == [()] * 4
    office.change(enforce=True)
    assert events.offered(office.store, "t") == events.offered(office.store, None) == events.NAMES
    assert events.offered(office.store, "u") == ()
    rows = len(office.store.events())
    office.change(enforce=False)
    assert events.offered(office.store, "t") == ()
    assert len(office.store.events()) == rows + 1


def test_a_team_whose_settings_cannot_be_read_can_be_filtered_and_shown(office: Office) -> None:
    office.teams.create("t")
    row = office.store.team("t")
    assert row is not None
    row.settings, row.version = '{"timeout_ms": "soon"}', 2
    assert office.store.save(row, 1, ())
    assert events.offered(office.store, "t") == events.NAMES
    found = overview.overview(office.store, office.teams, "t", NOW)
    assert (found.settings, found.health.status) == (None, "Unreadable")
    assert [code for code, _ in found.warnings] == ["config_unavailable"]


def test_an_overview_and_the_preview_of_changes(office: Office) -> None:
    with pytest.raises(InterlockError, match="no team"):
        overview.overview(office.store, office.teams, "t", NOW)
    office.teams.create("t", "The team", Settings(endpoint=URL, enforce=True, mode="block"))
    office.teams.save("t", lambda old: old, headers=(("x-api-key", "k"),))

    def told(**fields: Any) -> list[str]:
        found = overview.preview(office.store, office.teams, "t", lambda old: msgspec.structs.replace(old, **fields), NOW)
        return [code for code, _ in found]

    found = overview.overview(office.store, office.teams, "t", NOW)
    assert (found.name, found.version, found.has_secret, found.headers_missing, found.tripped) == ("The team", 2, True, False, 0)
    assert [code for code, _ in found.warnings] == ["block_untested"]
    assert told(mode="allow") == []
    assert told(endpoint="https://new.example.com/") == ["block_untested", "headers_missing"]
    with pytest.raises(InterlockError, match="timeout"):
        told(timeout_ms=0)
    office.trip()
    assert told(share=50) == ["breaker_blocks", "block_untested", "recovery_ends", "share_partial"]
    rotation = overview.preview(office.store, office.teams, "t", lambda old: old, NOW, rotate=True)
    assert [code for code, _ in rotation] == ["breaker_blocks", "block_untested", "secret_rotated", "recovery_ends"]
    office.change(endpoint="https://new.example.com/")
    found = overview.overview(office.store, office.teams, "t", NOW)
    assert (found.headers_missing, found.frozen) == (True, True)
    assert "k" not in {value for value in msgspec.to_builtins(found, enc_hook=str).values() if isinstance(value, str)}


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ((), ()),
        (("203.0.113.7", "203.0.113.7/32", "2001:db8::/32"), ("203.0.113.7/32", "2001:db8::/32")),
        (("203.0.113.7/24",), None),
        (("everywhere",), None),
        (tuple(f"203.0.113.{number}" for number in range(65)), None),
    ],
)
def test_source_ranges(office: Office, given: tuple[str, ...], kept: tuple[str, ...] | None) -> None:
    office.teams.create("t")
    if kept is None:
        with pytest.raises(SettingsError, match="range"):
            office.change(source_ranges=given)
        return
    office.change(source_ranges=given)
    assert office.teams.settings("t").source_ranges == kept


def test_a_team_that_is_made_again_goes_on_with_its_versions(office: Office) -> None:
    assert office.teams.create("t").version == 1
    office.change(share=10)
    office.teams.remove("t")
    assert office.teams.create("t", settings=Settings(endpoint=URL, enforce=True)).version == 4
    versions = [json.loads(row.payload)["config_version"] for row in reversed(office.store.events())]
    assert versions == [1, 2, 3, 4, 4]


def test_rows_name_the_administrator_who_acted(office: Office) -> None:
    office.teams.create("t", settings=Settings(endpoint=URL))
    vault = Vault.open(office.state)
    teams = Teams(office.store, vault.seal, vault.unseal, lambda: NOW, by="admin_1")
    teams.save("t", lambda old: old)
    teams.rotate("t")
    teams.pause("t", on=True)
    teams.pause("", on=False)
    office.trip()
    assert teams.reset("t")
    teams.remove("t")
    found = [json.loads(row.payload).get("admin_id") for row in reversed(office.store.events()) if row.event != "tripped"]
    assert found == [None, None, *["admin_1"] * 6]
