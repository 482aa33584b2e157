"""The registrations on record against the hosts' files: taken out or weakened behind Interlock's back, and when a hook noticed it."""

import os
import time

from interlock.doctor.base import FAIL, OK, SKIP, Environment, Result
from interlock.doctor.targets import install_command
from interlock.guard import integrity, integrity_watch
from interlock.hosts import manifest, system_paths

ID = "integrity"
TITLE = "registrations on record"
QUICK = True


def run(env: Environment) -> list[Result]:
    """A failure for each registration that is weakened now, with the time at which a hook noticed it."""
    at, noted = integrity.noted(env.state)
    found = integrity.compare(env.state)
    machine = system_paths.hook_folder()
    # Only an administrator can read the machine's record.
    shared = os.access(os.path.join(machine, integrity_watch.MANIFEST), os.R_OK)
    if shared:
        found += integrity.compare(machine)
    if found:
        return [
            Result(ID, FAIL, item.text() + (_when(at) if item.text() in noted else ""), item.mend or install_command("user"))
            for item in found
        ]
    if noted:
        return [Result(ID, OK, f"as written again; weakened before: {noted[0]}{_when(at)}")]
    recorded = manifest.load(env.state) + (manifest.load(machine) if shared else [])
    if not recorded:
        return [Result(ID, SKIP, "nothing is installed")]
    return [Result(ID, OK, f"{item.path}: {len(item.entries)} registration(s) as written") for item in recorded]


def _when(at: float) -> str:
    return time.strftime(" (a hook noticed it on %Y-%m-%d at %H:%M)", time.localtime(at))
