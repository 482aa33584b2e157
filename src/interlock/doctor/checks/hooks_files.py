"""The hook files: Cursor accepts them, and Interlock's entries have their full strength."""

import sys

from interlock.doctor import registered_hosts
from interlock.doctor.base import FAIL, OK, WARN, Environment, Result
from interlock.doctor.targets import Target, install_command, targets
from interlock.hosts.command import for_login_shell, own_event, quote
from interlock.hosts.cursor import hooks_json
from interlock.hosts.cursor.capabilities import CHALLENGE_WATCHDOG, GATES, GUARD_EVENTS
from interlock.hosts.cursor.install import FORM
from interlock.hosts.form import MINIMAL
from interlock.hosts.records import find_record

ID = "hooks-files"
TITLE = "hook files"
QUICK = True


def run(env: Environment) -> list[Result]:
    """One finding a fault, or one line a file that is in order."""
    found: list[Result] = []
    guarded = False
    for target in targets(env):
        record = find_record(env.state, target.path)
        spared = FORM.spared if record is not None and record.variant == MINIMAL else frozenset()
        faults = [*_faults(target, spared), *_shell(env, target)]
        found.extend(faults)
        guarded = guarded or any(event in GATES for event, _, _ in target.entries())
        if not faults:
            own = [event for event, _, _ in target.entries()]
            foreign = _foreign(target)
            text = f"{target.path}: {len(own)} of Interlock's entries" if own else f"{target.path}: none of Interlock's entries"
            found.append(Result(ID, OK, text + (f", {foreign} of other tools" if foreign else "")))
    others = sorted({one.path for one in registered_hosts.registered(env) if one.gate})
    found.extend(Result(ID, OK, f"{path}: gates are registered") for path in others)
    if not guarded and not others:
        found.append(Result(ID, WARN, "no gate is registered with any host: no tool call is judged", install_command("user")))
    return found


def _faults(target: Target, spared: frozenset[str]) -> list[Result]:
    if target.root is None:
        return [
            Result(ID, FAIL, f"{target.path}: {target.error}; every hook in it is off", f"${{EDITOR:-vi}} {quote(target.path)}")
        ]
    found = []
    for problem in hooks_json.problems(target.text, target.root):
        place = f"+{problem.line} {quote(target.path)}"
        found.append(Result(ID, FAIL, f"{target.path}: {problem}; every hook in it is off", f"${{EDITOR:-vi}} {place}"))
    entries = target.entries()
    if entries and target.root.member("version") is None:
        found.append(Result(ID, FAIL, f"{target.path}: 'version' is missing; every hook in it is off", target.mend()))
    for event, index, entry in entries:
        where = f"{target.path}: hooks.{event}[{index}]"
        if own_event(entry.get("command")) != event:
            found.append(Result(ID, FAIL, f"{where}: its command is that of another event", target.mend()))
        if event in GATES:
            found.extend(_gate(where, entry, target))
    if entries and any(event in GATES for event, _, _ in entries):
        there = {event for event, _, _ in entries}
        lost = [event for event in GUARD_EVENTS if event not in there and event not in spared]
        if lost:
            found.append(Result(ID, WARN, f"{target.path}: not registered: {', '.join(lost)}", target.mend()))
    return found


def _shell(env: Environment, target: Target) -> list[Result]:
    """Cursor runs hooks by the login shell, which may have changed since the install."""
    shell = env.env.get("SHELL", "")
    if target.scope != "user" or sys.platform == "win32" or not shell:
        return []
    commands = [str(entry["command"]) for _, _, entry in target.entries()]
    if all(command == for_login_shell(command, shell) or command.startswith("/bin/sh -c ") for command in commands):
        return []
    return [Result(ID, FAIL, f"{target.path}: the login shell {shell} does not read the commands in it", target.mend())]


def _gate(where: str, entry: dict[str, object], target: Target) -> list[Result]:
    found = []
    if entry.get("failClosed") is not True:
        found.append(
            Result(ID, FAIL, f"{where}: failClosed is not true, so a broken hook lets every action through", target.mend())
        )
    timeout = entry.get("timeout")
    if isinstance(timeout, (int, float)) and timeout <= CHALLENGE_WATCHDOG:
        found.append(
            Result(
                ID,
                FAIL,
                f"{where}: timeout {timeout:g} s is not above the hook's own limit of {CHALLENGE_WATCHDOG} s",
                target.mend(),
            )
        )
    if entry.get("matcher") not in (None, "", "*"):
        found.append(Result(ID, FAIL, f"{where}: a matcher limits the gate to {entry['matcher']!r}", target.mend()))
    return found


def _foreign(target: Target) -> int:
    hooks = target.root.member("hooks") if target.root else None
    total = sum(len(member.value.items) for member in hooks.value.members) if hooks else 0
    return total - len(target.entries())
