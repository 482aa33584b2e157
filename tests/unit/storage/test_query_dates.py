"""The days that a question names."""

from datetime import date

import pytest

from interlock.storage.query_dates import fit, spans

TODAY = date(2026, 11, 30)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("dinner on May 3, 2023?", ["2023-05-03"]),
        ("as mentioned on 3 June, 2023", ["2023-06-03"]),
        ("the 3rd of June", ["2026-06-03"]),
        ("December 24th", ["2025-12-24"]),
        ("2026-11-02 and 2026-11-09", ["2026-11-02", "2026-11-09"]),
        ("in August of 2023", ["2023-08-01", "2023-08-31"]),
        ("in August 2023", ["2023-08-01", "2023-08-31"]),
        ("on the 2nd of May, 2024", ["2024-05-02"]),
        ("since Dec 2022", ["2022-12-01", "2022-12-31"]),
        ("in December", ["2025-12-01", "2025-12-31"]),
        ("what did we do yesterday", ["2026-11-29"]),
        ("last week", ["2026-11-23", "2026-11-29"]),
        ("this month", ["2026-11-01", "2026-11-30"]),
        ("last year", ["2025-01-01", "2025-12-31"]),
        ("last Monday", ["2026-11-23"]),
        ("last Friday", ["2026-11-27"]),
        ("three days ago", ["2026-11-27"]),
        ("2 weeks ago", ["2026-11-13", "2026-11-19"]),
        ("2026-13-02, Feb 30 2023, 0000-00-00", []),
        ("may I march on? in 2023 the sun shone", []),
        ("", []),
        ("999 months ago " * 50, ["1944-10-26", "1944-11-25"]),
    ],
)
def test_spans(text: str, wanted: list[str]) -> None:
    found = [(start.isoformat(), end.isoformat()) for start, end in spans(text, TODAY)]
    days = [date.fromisoformat(one) for one in wanted]
    if text.startswith("2026-11-02"):
        assert found == [(one, one) for one in wanted]
    elif days:
        assert found == [(days[0].isoformat(), days[-1].isoformat())]
    else:
        assert found == []


@pytest.mark.parametrize(
    ("first", "last", "least", "most"),
    [
        (3, 3, 1, 1),
        (1, 9, 1, 1),
        (4, 4, 0.8, 0.9),
        (10, 12, 0.1, 0.2),
        (11, 12, 0, 0),
        (2, 2, 0.5, 0.5),
        (1, 1, 0, 0),
    ],
)
def test_how_well_a_session_fits(first: int, last: int, least: float, most: float) -> None:
    day = date(2026, 11, 3)
    assert least <= fit(date(2026, 11, first), date(2026, 11, last), [(day, day)]) <= most
