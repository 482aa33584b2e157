"""What a hook noticed about the registrations while it ran: taken out or weakened behind Interlock's back."""

import time

from interlock.doctor.base import FAIL, OK, SKIP, Environment, Result
from interlock.guard import integrity

ID = "integrity"
TITLE = "registrations, as the hooks saw them"
QUICK = True


def run(env: Environment) -> list[Result]:
    """A failure for each registration that is weakened now, with the time at which a hook noticed it."""
    at, noted = integrity.noted(env.state)
    found = integrity.compare(env.state)
    if found:
        return [Result(ID, FAIL, item.text() + (_when(at) if item.text() in noted else ""), item.mend) for item in found]
    if noted:
        return [Result(ID, OK, f"as written again; weakened before: {noted[0]}{_when(at)}")]
    return [Result(ID, OK, "as written") if integrity.known(env.state) else Result(ID, SKIP, "nothing is installed")]


def _when(at: float) -> str:
    return time.strftime(" (a hook noticed it on %Y-%m-%d at %H:%M)", time.localtime(at))
