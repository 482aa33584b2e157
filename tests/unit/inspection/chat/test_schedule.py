"""When routines run."""

import datetime
import zoneinfo

import pytest

from interlock.inspection.chat.schedule import Schedule, parse
from interlock.inspection.chat.types import ChatError


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("manual", "manual"),
        (" Every  15 Minutes ", "every 15 minutes"),
        ("every 15m", "every 15 minutes"),
        ("every 60 min", "every 1 hour"),
        ("every 2 hours", "every 2 hours"),
        ("every 90 minutes", "every 90 minutes"),
        ("every 5 minutes", "every 5 minutes"),
        ("every 168 hours", "every 168 hours"),
        ("daily 8:30", "daily 08:30"),
        ("daily at 00:00", "daily 00:00"),
        ("daily 23:59", "daily 23:59"),
    ],
)
def test_what_is_understood(text: str, written: str) -> None:
    assert parse(text).written == written
    assert parse(written) == parse(text)


@pytest.mark.parametrize(
    "text",
    ["", "hourly", "every 4 minutes", "every 0 hours", "every 169 hours", "daily 24:00", "daily 12:60", "daily", "every x minutes"],
)
def test_what_is_not(text: str) -> None:
    with pytest.raises(ChatError) as caught:
        parse(text)
    assert "daily HH:MM" in caught.value.help


def at(text: str, zone: str) -> float:
    return datetime.datetime.fromisoformat(text).replace(tzinfo=zoneinfo.ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("zone", "after", "due"),
    [
        ("Europe/Berlin", "2026-06-01T07:00", "2026-06-01T08:30"),
        ("Europe/Berlin", "2026-06-01T08:30", "2026-06-02T08:30"),
        ("Europe/Berlin", "2026-06-01T23:00", "2026-06-02T08:30"),
        ("America/New_York", "2026-12-31T20:00", "2027-01-01T08:30"),
        # Over the changes of the clocks it stays 08:30.
        ("Europe/Berlin", "2026-03-28T09:00", "2026-03-29T08:30"),
        ("Europe/Berlin", "2026-10-24T09:00", "2026-10-25T08:30"),
    ],
)
def test_daily_is_by_the_local_clock(zone: str, after: str, due: str) -> None:
    assert Schedule(at=(8, 30)).next(at(after, zone), zoneinfo.ZoneInfo(zone)) == at(due, zone)


def test_a_time_that_a_day_skips_or_repeats_comes_once() -> None:
    zone = zoneinfo.ZoneInfo("Europe/Berlin")
    schedule, due, found = Schedule(at=(2, 30)), at("2026-03-27T12:00", "Europe/Berlin"), []
    for _ in range(3):
        due = schedule.next(due, zone)
        found.append(datetime.datetime.fromtimestamp(due, zone).strftime("%d %H:%M"))
    assert found == ["28 02:30", "29 03:30", "30 02:30"]
    first = schedule.next(at("2026-10-24T12:00", "Europe/Berlin"), zone)
    assert schedule.next(first, zone) - first == 25 * 3600


def test_intervals_and_by_hand() -> None:
    assert parse("every 15 minutes").next(1000.0) == 1900.0
    assert parse("manual").next(1000.0) == 0.0


def test_without_a_zone_it_is_this_machines() -> None:
    due = parse("daily 08:30").next(1_790_000_000.0)
    assert datetime.datetime.fromtimestamp(due).strftime("%H:%M") == "08:30"
    assert 0 < due - 1_790_000_000.0 <= 25 * 3600
