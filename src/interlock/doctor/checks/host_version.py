"""The installed hosts know what is registered with them: one unknown event turns all of Cursor's hooks off."""

from interlock.doctor import registered_hosts
from interlock.doctor.base import FAIL, OK, SKIP, WARN, Environment, Result
from interlock.doctor.targets import targets
from interlock.hosts import program_version
from interlock.hosts.claude.capabilities import FAIL_CLOSED_SINCE
from interlock.hosts.cursor.version import installed_versions, known_events
from interlock.hosts.installers import form

ID = "host-version"
TITLE = "version of the host"
QUICK = False


def run(env: Environment) -> list[Result]:
    """Asks `cursor` and `cursor-agent`, and the programs of the other hosts where hooks are registered with them, for their versions."""
    hosts = sorted({one.host for one in registered_hosts.registered(env)})
    others = [_grouped(env, host) for host in hosts]
    if others and not any(target.entries() for target in targets(env)):
        return others
    return [*_cursor(env), *others]


def _cursor(env: Environment) -> list[Result]:
    versions = installed_versions(env.env)
    if not versions:
        return [
            Result(ID, SKIP, "neither cursor nor cursor-agent was found on the PATH; all documented events are assumed to be known")
        ]
    named = ", ".join(versions)
    known = known_events(versions)
    found = []
    for target in targets(env):
        unknown = sorted({event for event, _, _ in target.entries()} - known)
        if unknown:
            text = f"{target.path}: Cursor {named} does not know {', '.join(unknown)}, so every hook in it is off"
            found.append(Result(ID, FAIL, text, target.mend()))
    return found or [Result(ID, OK, f"Cursor {named} knows every registered event")]


def _grouped(env: Environment, host: str) -> Result:
    program = form(host).program
    versions = registered_hosts.versions(host, env)
    if not versions:
        return Result(ID, SKIP, f"{host} was not found on the PATH")
    if host == "claude" and program_version.number(versions[0]) < FAIL_CLOSED_SINCE:
        since = ".".join(map(str, FAIL_CLOSED_SINCE))
        text = f"{program} {versions[0]} lets an action run when a hook crashes or times out; {since} and later block it"
        return Result(ID, WARN, text, "claude update && interlock install claude")
    return Result(ID, OK, f"{program} {versions[0]}")
