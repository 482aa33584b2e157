"""The launcher and the interpreter that the registered commands name."""

import os

from interlock.doctor import registered_hosts
from interlock.doctor.base import FAIL, OK, SKIP, WARN, Environment, Result
from interlock.doctor.targets import targets
from interlock.hosts import interpreter, launcher_file, system_paths
from interlock.hosts.command import programs_of
from interlock.model.errors import InterlockError

ID = "launcher"
TITLE = "interpreter and launcher"
QUICK = False


def run(env: Environment) -> list[Result]:
    """Each interpreter and launcher once."""
    seen: dict[tuple[str, str], str] = {}
    shim = ""
    for command, mend, host in _commands(env):
        named = programs_of(command)
        if named:
            seen.setdefault(named, mend)
        elif "interlock-hook.sh" in command or "IFS= read -r p" in command:
            shim = shim or host
            seen.setdefault(_named_by_state(env.state), mend)
    if not seen:
        return [Result(ID, SKIP, "no hook is registered")]
    found = [result for (python, launcher), mend in seen.items() for result in _check(env, python, launcher, mend)]
    if shim and not os.path.exists(launcher_file.launcher_path(env.state)):
        found.append(Result(ID, FAIL, "the project's hooks find no installation here and block", f"interlock install {shim}"))
    return found


def _commands(env: Environment) -> "list[tuple[str, str, str]]":
    """(command, how to register it anew, host) of every registration."""
    found = [(str(entry["command"]), target.mend(), "cursor") for target in targets(env) for _, _, entry in target.entries()]
    return found + [(one.command, one.mend, one.host) for one in registered_hosts.registered(env)]


def _check(env: Environment, python: str, launcher: str, mend: str) -> list[Result]:
    found = []
    version = interpreter.probe(python)
    if not version:
        found.append(Result(ID, FAIL, f"the interpreter '{python}' does not run with -I -S", mend))
    if not os.path.isfile(launcher):
        found.append(Result(ID, FAIL, f"the launcher '{launcher}' is missing", mend))
        return found
    folder = os.path.dirname(launcher)
    shared = os.path.realpath(folder) == os.path.realpath(system_paths.hook_folder())
    if not shared and os.path.realpath(folder) != os.path.realpath(env.state):
        found.append(Result(ID, WARN, f"the hooks use the state in '{folder}', not '{env.state}'", mend))
    try:
        wanted = launcher_file.files(folder, shared=shared).get(launcher)
    except InterlockError as exc:
        return [*found, Result(ID, FAIL, exc.message, exc.help or mend)]
    with open(launcher, "rb") as file:
        if wanted is not None and file.read() != wanted:
            found.append(Result(ID, FAIL, f"the launcher '{launcher}' is not the one that this version writes", mend))
    return found or [Result(ID, OK, f"Python {version} at {python}, launcher {launcher}")]


def _named_by_state(state: str) -> tuple[str, str]:
    try:
        with open(os.path.join(state, launcher_file.INTERPRETER), encoding="utf-8", errors="surrogateescape") as file:
            python = file.readline().strip()
    except OSError:
        python = ""
    return python, launcher_file.launcher_path(state)
