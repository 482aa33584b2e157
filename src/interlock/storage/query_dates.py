"""The days that a question names: ``on May 3, 2023``, ``2026-11-30``, ``in June``, ``yesterday``, ``two weeks ago``. Never loaded by a hook."""

import re
from datetime import date, timedelta

_MONTHS = {
    name: number
    for number, names in enumerate(
        (
            ("january", "jan"),
            ("february", "feb"),
            ("march", "mar"),
            ("april", "apr"),
            ("may",),
            ("june", "jun"),
            ("july", "jul"),
            ("august", "aug"),
            ("september", "sept", "sep"),
            ("october", "oct"),
            ("november", "nov"),
            ("december", "dec"),
        ),
        1,
    )
    for name in names
}
_MONTH = "(?P<month>" + "|".join(sorted(_MONTHS, key=len, reverse=True)) + ")"
_DAY = r"(?P<day>\d{1,2})(?:st|nd|rd|th)?"
_YEAR = r"(?P<year>(?:19|20)\d\d)"
_NUMBERS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "ten": 10}
_DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")

#: The first that fits a place of the text is taken.
_FORMS = re.compile(
    "|".join(
        (
            r"\b(?P<iso>(?:19|20)\d\d-\d\d-\d\d)\b",
            rf"\b{_MONTH}\.?\s+{_DAY}(?:,?\s+{_YEAR})?\b",
            rf"\b{_DAY}\s+(?:of\s+)?{_MONTH}\b\.?(?:,?\s+{_YEAR})?".replace("?P<month>", "?P<month2>")
            .replace("?P<day>", "?P<day2>")
            .replace("?P<year>", "?P<year2>"),
            rf"\b{_MONTH}\.?,?\s+(?:of\s+)?{_YEAR}\b".replace("?P<month>", "?P<month3>").replace("?P<year>", "?P<year3>"),
            rf"\b(?:in|during|since|of|last)\s+{_MONTH}\b(?!\.?,?\s+(?:of\s+)?\d)".replace("?P<month>", "?P<month4>"),
            r"\b(?P<near>today|yesterday|(?:this|last) (?:week|month|year))\b",
            rf"\blast (?P<weekday>{'|'.join(_DAYS)})\b",
            rf"\b(?P<count>\d{{1,3}}|{'|'.join(_NUMBERS)}) (?P<unit>day|week|month)s? ago\b",
        )
    ),
    re.IGNORECASE,
)

#: Days after a named day on which it may still be spoken of.
AFTER = 7


def spans(text: str, today: date) -> "list[tuple[date, date]]":
    """First and last day of each date in the text, four at most; a date without a year is the newest one that is not to come."""
    found = []
    for match in _FORMS.finditer(text[:2000]):
        try:
            span = _span({name: value for name, value in match.groupdict().items() if value}, today)
        except (ValueError, OverflowError):
            continue
        if span not in found:
            found.append(span)
        if len(found) == 4:
            break
    return found


def fit(first: date, last: date, wanted: "list[tuple[date, date]]") -> float:
    """How well what was said from `first` to `last` fits one of the spans: 1 inside, less for each of the `AFTER` days after it."""
    best = 0.0
    for start, end in wanted:
        if first <= end and last >= start:
            return 1.0
        late = (first - end).days
        if 0 < late <= AFTER:
            best = max(best, 1 - late / (AFTER + 1))
        elif 0 < (start - last).days <= 1:
            best = max(best, 0.5)
    return best


def _span(named: "dict[str, str]", today: date) -> "tuple[date, date]":
    if "iso" in named:
        day = date.fromisoformat(named["iso"])
        return day, day
    if "near" in named:
        return _near(named["near"].lower(), today)
    if "weekday" in named:
        back = (today.weekday() - _DAYS.index(named["weekday"].lower()) - 1) % 7 + 1
        return today - timedelta(back), today - timedelta(back)
    if "unit" in named:
        count = _NUMBERS.get(named["count"].lower()) or int(named["count"])
        size, slack = {"day": (1, 0), "week": (7, 3), "month": (30, 15)}[named["unit"].lower()]
        day = today - timedelta(count * size)
        return day - timedelta(slack), day + timedelta(slack)
    month = _MONTHS[next(value.lower() for name, value in named.items() if name.startswith("month"))]
    year = next((int(value) for name, value in named.items() if name.startswith("year")), 0)
    day_of = next((int(value) for name, value in named.items() if name.startswith("day")), 0)
    if not year:
        year = today.year if (month, day_of or 1) <= (today.month, today.day) else today.year - 1
    if day_of:
        day = date(year, month, day_of)
        return day, day
    return _whole_month(year, month)


def _near(words: str, today: date) -> "tuple[date, date]":
    if words in ("today", "yesterday"):
        day = today - timedelta(words == "yesterday")
        return day, day
    which, unit = words.split()
    last = which == "last"
    if unit == "week":
        monday = today - timedelta(today.weekday() + 7 * last)
        return monday, monday + timedelta(6)
    if unit == "year":
        return date(today.year - last, 1, 1), date(today.year - last, 12, 31)
    day = today.replace(day=1)
    if last:
        day = (day - timedelta(1)).replace(day=1)
    return _whole_month(day.year, day.month)


def _whole_month(year: int, month: int) -> "tuple[date, date]":
    after = date(year + month // 12, month % 12 + 1, 1)
    return date(year, month, 1), after - timedelta(1)
