"""What an earlier version denied stays denied, unless a changelog fragment gives the reason."""

import sys
from pathlib import Path

from tests.quality.rows import CASES, decisions

ROOT = Path(__file__).parents[2]
SNAPSHOT = CASES / "corpus" / "denied.txt"


def snapshot() -> dict[str, str]:
    """Key -> where the action stood when it was recorded."""
    pairs = (line.split(" ", 1) for line in SNAPSHOT.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#"))
    return dict(pairs)


def excused() -> str:
    """All texts in which a change of verdict may be explained: the key of the action must stand in one of them."""
    return "\n".join(
        path.read_text(encoding="utf-8") for path in [*sorted((ROOT / "changelog.d").glob("*.md")), ROOT / "CHANGELOG.md"]
    )


def lost(then: dict[str, str], now: dict[str, tuple[str, str]], excuses: str) -> list[str]:
    """Actions that were denied and are not any more, or that nobody judges any more."""
    return [
        f"{key} ({where}): {now[key][1] if key in now else 'no longer a case'}"
        for key, where in then.items()
        if (key not in now or now[key][1] != "deny") and key not in excuses
    ]


def test_denied_stays_denied() -> None:
    then = snapshot()
    assert len(then) >= 500
    assert lost(then, decisions(), excused()) == []


def test_a_weaker_verdict_and_a_removed_case_are_found() -> None:
    then = {"aa": "x:1", "bb": "x:2", "cc": "x:3"}
    now = {"aa": ("x:1", "ask"), "cc": ("x:3", "deny")}
    assert lost(then, now, "") == ["aa (x:1): ask", "bb (x:2): no longer a case"]
    assert lost(then, now, "aa is asked from now on, because ...; bb went") == []


def record() -> None:
    """Adds what is denied now to the snapshot; drops only what a changelog text explains."""
    then, now, excuses = snapshot() if SNAPSHOT.exists() else {}, decisions(), excused()
    kept = {key: where for key, where in then.items() if key not in excuses}
    kept |= {key: where for key, (where, decision) in now.items() if decision == "deny"}
    head = "# Actions that a version denied, by key. Add new ones with: python -m tests.quality.test_monotonic\n"
    SNAPSHOT.write_text(
        head + "".join(f"{key} {where}\n" for key, where in sorted(kept.items(), key=lambda item: item[1])), encoding="utf-8"
    )


if __name__ == "__main__":
    record()
    sys.exit(0)
