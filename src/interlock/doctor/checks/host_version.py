"""The installed Cursor knows every event that is registered: one unknown event turns all hooks off."""

from interlock.doctor.base import FAIL, OK, SKIP, Environment, Result
from interlock.doctor.targets import targets
from interlock.hosts.cursor.version import installed_versions, known_events

ID = "host-version"
TITLE = "version of the host"
QUICK = False


def run(env: Environment) -> list[Result]:
    """Asks `cursor` and `cursor-agent` on the PATH for their versions."""
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
