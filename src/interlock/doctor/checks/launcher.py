"""The launcher and the interpreter that the registered commands name."""

import os

from interlock.doctor.base import FAIL, OK, SKIP, WARN, Environment, Result
from interlock.doctor.targets import Target, targets
from interlock.hosts import interpreter, launcher_file
from interlock.hosts.command import programs_of
from interlock.model.errors import InterlockError

ID = "launcher"
TITLE = "interpreter and launcher"
QUICK = False


def run(env: Environment) -> list[Result]:
    """Each interpreter and launcher once."""
    seen: dict[tuple[str, str], Target] = {}
    shim = False
    for target in targets(env):
        for _, _, entry in target.entries():
            named = programs_of(str(entry["command"]))
            if named:
                seen.setdefault(named, target)
            elif "interlock-hook.sh" in str(entry["command"]):
                shim = True
                seen.setdefault(_named_by_state(env.state), target)
    if not seen:
        return [Result(ID, SKIP, "no hook is registered with Cursor")]
    found = [result for (python, launcher), target in seen.items() for result in _check(env, python, launcher, target)]
    if shim and not os.path.exists(launcher_file.launcher_path(env.state)):
        found.append(Result(ID, FAIL, "the project's hooks find no installation here and block", "interlock install cursor"))
    return found


def _check(env: Environment, python: str, launcher: str, target: Target) -> list[Result]:
    found = []
    version = interpreter.probe(python)
    if not version:
        found.append(Result(ID, FAIL, f"the interpreter '{python}' does not run with -I -S", target.mend()))
    if not os.path.isfile(launcher):
        found.append(Result(ID, FAIL, f"the launcher '{launcher}' is missing", target.mend()))
        return found
    if os.path.realpath(os.path.dirname(launcher)) != os.path.realpath(env.state):
        found.append(
            Result(ID, WARN, f"the hooks use the state in '{os.path.dirname(launcher)}', not '{env.state}'", target.mend())
        )
    try:
        wanted = launcher_file.files(os.path.dirname(launcher)).get(launcher)
    except InterlockError as exc:
        return [*found, Result(ID, FAIL, exc.message, exc.help or target.mend())]
    with open(launcher, "rb") as file:
        if wanted is not None and file.read() != wanted:
            found.append(Result(ID, FAIL, f"the launcher '{launcher}' is not the one that this version writes", target.mend()))
    return found or [Result(ID, OK, f"Python {version} at {python}, launcher {launcher}")]


def _named_by_state(state: str) -> tuple[str, str]:
    try:
        with open(os.path.join(state, launcher_file.INTERPRETER), encoding="utf-8", errors="surrogateescape") as file:
            python = file.readline().strip()
    except OSError:
        python = ""
    return python, launcher_file.launcher_path(state)
