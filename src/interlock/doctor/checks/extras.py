"""Optional packages: what each extra would add, and the command that installs it."""

import importlib.util

from interlock.config.extras import PURPOSE, install_command, modules_of
from interlock.doctor.base import OK, SKIP, WARN, Environment, Result

ID = "extras"
TITLE = "optional packages"
QUICK = True


def run(env: Environment) -> list[Result]:
    """An extra that is not there at all is a choice; one that is there in part is broken."""
    del env
    found = []
    for extra, purpose in sorted(PURPOSE.items()):
        modules = modules_of(extra)
        missing = [name for name in modules if importlib.util.find_spec(name) is None]
        if not missing:
            found.append(Result(ID, OK, f"[{extra}] is installed: {purpose}"))
        elif len(missing) == len(modules):
            found.append(Result(ID, SKIP, f"[{extra}] is not installed ({purpose}); to add it: {install_command(extra)}"))
        else:
            found.append(Result(ID, WARN, f"[{extra}] lacks {', '.join(missing)}: {purpose}", install_command(extra)))
    return found
