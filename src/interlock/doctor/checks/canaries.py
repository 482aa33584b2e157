"""The registered commands themselves: each gate lets an everyday action through and blocks one that it must block."""

import os

from interlock.doctor import canary
from interlock.doctor.base import FAIL, OK, SKIP, Environment, Result
from interlock.doctor.targets import Target, targets
from interlock.hosts.cursor.capabilities import GATES

ID = "canaries"
TITLE = "registered commands"
QUICK = False


def run(env: Environment) -> list[Result]:
    """Two calls for each gate and one for each other event, exactly as registered."""
    found = []
    for target in targets(env):
        for event, _, entry in target.entries():
            found.append(
                _gate(env, target, event, str(entry["command"]))
                if event in GATES
                else _open(env, target, event, str(entry["command"]))
            )
    return found or [Result(ID, SKIP, "no hook is registered")]


def _gate(env: Environment, target: Target, event: str, command: str) -> Result:
    where = f"{target.scope} {event}"
    with canary.workspace() as root:
        allow = _run(env, target, command, canary.everyday(event, root))
        deny = _run(env, target, command, canary.forbidden(event, env.state, root))
    if not allow.allowed:
        return Result(ID, FAIL, f"{where}: an everyday action is not allowed: {allow.text()}", target.mend())
    if not deny.denied:
        return Result(ID, FAIL, f"{where}: an action that must be blocked is not: {deny.text()}", target.mend())
    if not deny.names(canary.RULES.get(event, canary.CUT_OFF)):
        return Result(ID, FAIL, f"{where}: an action is blocked, but not for what it would do: {deny.text()}", target.mend())
    return Result(ID, OK, f"{where}: allows an everyday action, blocks a forbidden one")


def _open(env: Environment, target: Target, event: str, command: str) -> Result:
    """An event that stops nothing must answer an object and exit 0, also to a message that it cannot read (so nothing is stored)."""
    answer = _run(env, target, command, b"{}")
    if answer.code != 0 or not answer.stdout.strip().startswith("{"):
        return Result(ID, FAIL, f"{target.scope} {event}: does not answer: {answer.text()}", target.mend())
    return Result(ID, OK, f"{target.scope} {event}: answers")


def _run(env: Environment, target: Target, command: str, payload: bytes) -> canary.Answer:
    folder = target.folder if os.path.isdir(target.folder) else env.home
    return canary.run_registered(command, payload, folder, env.env)
