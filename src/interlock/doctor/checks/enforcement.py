"""What the hosts with hooks do not show to a hook, or do in spite of one: no setting of Interlock can close that."""

from interlock.doctor import registered_hosts
from interlock.doctor.base import OK, SKIP, Environment, Result
from interlock.doctor.targets import targets
from interlock.hosts import matrix

ID = "enforcement"
TITLE = "what the hosts do not enforce"
QUICK = True


def run(env: Environment) -> list[Result]:
    """A line for each host with registered hooks; the whole table is `interlock hosts matrix`."""
    hosts = {one.host for one in registered_hosts.registered(env)}
    if any(target.entries() for target in targets(env)):
        hosts.add("cursor")
    found = []
    for row in matrix.rows():
        if row.host in hosts:
            told = row.enforces
            text = f"{told.program} {told.version}: not seen or not enforced: {told.unseen}; when the hook fails: {told.on_failure}"
            found.append(Result(ID, OK, text.replace("**", "").replace("`", "")))
    return found or [Result(ID, SKIP, "no hook is registered")]
