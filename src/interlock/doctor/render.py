"""A report of the checks for people and for programs."""

from collections.abc import Iterable, Sequence

from interlock.doctor.base import FAIL, OK, SKIP, STATUSES, WARN, Check, Result

#: Status -> (word, colour name).
MARKS = {OK: ("ok", "green"), WARN: ("warn", "yellow"), FAIL: ("FAIL", "red"), SKIP: ("skip", "bright_black")}


def document(results: Sequence[Result]) -> dict[str, object]:
    """The `--json` document without its schema version."""
    return {
        "ok": not any(result.status == FAIL for result in results),
        "counts": {status: sum(result.status == status for result in results) for status in STATUSES},
        "results": [
            {"check": result.check, "status": result.status, "detail": result.detail, "mend": result.mend or None}
            for result in results
        ],
    }


def lines(results: Sequence[Result], checks: Iterable[Check]) -> list[tuple[str, str]]:
    """Lines to print as (status, text); status is "" for a heading and "mend" for a mending command."""
    found: list[tuple[str, str]] = []
    for check in checks:
        own = [result for result in results if result.check == check.ID]
        if not own:
            continue
        found.append(("", check.TITLE))
        for result in own:
            found.append((result.status, result.detail))
            if result.mend:
                found.append(("mend", result.mend))
    return found


def summary(results: Sequence[Result]) -> str:
    """The last line."""
    counts = [
        f"{sum(result.status == status for result in results)} {word}"
        for status, word in ((FAIL, "failed"), (WARN, "warned"), (OK, "ok"))
    ]
    return ", ".join(counts)
