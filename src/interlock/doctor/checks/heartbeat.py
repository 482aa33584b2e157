"""Whether each host really calls the hook: the start of a session leaves a sign."""

import time

from interlock.doctor import registered_hosts
from interlock.doctor.base import OK, SKIP, WARN, Environment, Result
from interlock.doctor.targets import targets
from interlock.guard.heartbeat import last
from interlock.hosts.installers import form

ID = "heartbeat"
TITLE = "calls by the host"
QUICK = True

#: A host that was silent for longer than this is worth a look.
_OLD_DAYS = 30


def run(env: Environment) -> list[Result]:
    """Never called is a warning: hosts have no self-check, and a file in the wrong place looks installed."""
    hosts = ["cursor"] if any(target.entries() for target in targets(env)) else []
    hosts += sorted({one.host for one in registered_hosts.registered(env)})
    return [_host(env, host) for host in hosts] or [Result(ID, SKIP, "no hook is registered")]


def _host(env: Environment, host: str) -> Result:
    program = form(host).program
    call = f"open a new chat in {program}, then run: interlock doctor --quick"
    sign = last(env.state, host)
    at = sign.get("at") if sign else None
    if not isinstance(at, (int, float)):
        return Result(ID, WARN, f"{program} has never called the hook", call)
    named = sign.get("host_version") if sign else ""
    version = f" (version {named})" if isinstance(named, str) and named[:1].isdigit() else ""
    age = max(0.0, time.time() - at)
    if age > _OLD_DAYS * 86400:
        return Result(ID, WARN, f"{program} last called {age / 86400:.0f} days ago{version}", call)
    return Result(ID, OK, f"{program} last called {_spoken(age)} ago{version}")


def _spoken(seconds: float) -> str:
    for size, name in ((86400, "day"), (3600, "hour"), (60, "minute")):
        if seconds >= size:
            number = int(seconds // size)
            return f"{number} {name}{'s' if number > 1 else ''}"
    return f"{int(seconds)} s"
