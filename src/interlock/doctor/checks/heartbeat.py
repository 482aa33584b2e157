"""Whether the host really calls the hook: sessionStart leaves a sign."""

import time

from interlock.doctor.base import OK, SKIP, WARN, Environment, Result
from interlock.doctor.targets import targets
from interlock.guard.heartbeat import last

ID = "heartbeat"
TITLE = "calls by the host"
QUICK = True

#: A host that was silent for longer than this is worth a look.
_OLD_DAYS = 30

_CALL = "open a new chat in Cursor, then run: interlock doctor --quick"


def run(env: Environment) -> list[Result]:
    """Never called is a warning: Cursor has no self-check, and a file in the wrong place looks installed."""
    if not any(target.entries() for target in targets(env)):
        return [Result(ID, SKIP, "no hook is registered")]
    sign = last(env.state, "cursor")
    at = sign.get("at") if sign else None
    if not isinstance(at, (int, float)):
        return [Result(ID, WARN, "Cursor has never called the hook", _CALL)]
    version = sign.get("host_version") if sign else ""
    age = max(0.0, time.time() - at)
    if age > _OLD_DAYS * 86400:
        return [Result(ID, WARN, f"Cursor last called {age / 86400:.0f} days ago (version {version})", _CALL)]
    return [Result(ID, OK, f"Cursor last called {_spoken(age)} ago (version {version})")]


def _spoken(seconds: float) -> str:
    for size, name in ((86400, "day"), (3600, "hour"), (60, "minute")):
        if seconds >= size:
            number = int(seconds // size)
            return f"{number} {name}{'s' if number > 1 else ''}"
    return f"{int(seconds)} s"
