"""The registered commands themselves: each gate lets an everyday action through and blocks one that it must block."""

import os

from interlock.doctor import canary, registered_hosts
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
    found.extend(_other(env, one) for one in registered_hosts.registered(env))
    return found or [Result(ID, SKIP, "no hook is registered")]


def _gate(env: Environment, target: Target, event: str, command: str) -> Result:
    with canary.workspace() as root:
        allow = _run(env, target, command, canary.everyday(event, root))
        deny = _run(env, target, command, canary.forbidden(event, env.state, root))
    named = deny.names(canary.RULES.get(event, canary.CUT_OFF))
    return _judged(f"{target.scope} {event}", (allow, allow.allowed), (deny, deny.denied, named), target.mend())


def _other(env: Environment, one: registered_hosts.Registered) -> Result:
    """A gate or another event of a host other than Cursor."""
    where = f"{one.host} {one.scope} {one.event}"
    if not one.gate:
        return _answers(
            where,
            canary.run_registered(one.command, b"{}", one.project or env.home, env.env | {"CLAUDE_PROJECT_DIR": one.project}),
            one.mend,
        )
    with canary.workspace() as root:
        allow = registered_hosts.call(env, one, root, forbidden=False)
        deny = registered_hosts.call(env, one, root, forbidden=True)
    named = deny.names(registered_hosts.rule(one))
    allows, denies = registered_hosts.allowed(one, allow), registered_hosts.denied(one, deny)
    return _judged(where, (allow, allows), (deny, denies, named), one.mend)


def _judged(where: str, allow: tuple[canary.Answer, bool], deny: tuple[canary.Answer, bool, bool], mend: str) -> Result:
    """`allow`: the answer, and whether it allows. `deny`: the answer, whether it blocks, and whether by the rule that is meant to."""
    if not allow[1]:
        return Result(ID, FAIL, f"{where}: an everyday action is not allowed: {allow[0].text()}", mend)
    if not deny[1]:
        return Result(ID, FAIL, f"{where}: an action that must be blocked is not: {deny[0].text()}", mend)
    if not deny[2]:
        return Result(ID, FAIL, f"{where}: an action is blocked, but not for what it would do: {deny[0].text()}", mend)
    return Result(ID, OK, f"{where}: allows an everyday action, blocks a forbidden one")


def _open(env: Environment, target: Target, event: str, command: str) -> Result:
    """An event that stops nothing must answer an object and exit 0, also to a message that it cannot read (so nothing is stored)."""
    return _answers(f"{target.scope} {event}", _run(env, target, command, b"{}"), target.mend())


def _answers(where: str, answer: canary.Answer, mend: str) -> Result:
    if answer.code != 0 or not answer.stdout.strip().startswith("{"):
        return Result(ID, FAIL, f"{where}: does not answer: {answer.text()}", mend)
    return Result(ID, OK, f"{where}: answers")


def _run(env: Environment, target: Target, command: str, payload: bytes) -> canary.Answer:
    folder = target.folder if os.path.isdir(target.folder) else env.home
    return canary.run_registered(command, payload, folder, env.env)
