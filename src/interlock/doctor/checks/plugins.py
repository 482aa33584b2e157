"""Plugins that bring the memory's hooks: whether their program is there, and who does the work."""

import os
import shlex
import shutil

from interlock.doctor.base import OK, SKIP, WARN, Environment, Result
from interlock.doctor.checks.double import commands, hooks_of, plugin_hooks
from interlock.hosts.plugin_entry import WORD, yields

ID = "plugins"
TITLE = "plugins of the memory"
QUICK = True

_HOSTS = ("claude", "cursor")


def run(env: Environment) -> list[Result]:
    """One line for each plugin's file with hooks of Interlock."""
    found = []
    for host in _HOSTS:
        for path in plugin_hooks(env, host):
            own = [one for one in commands(list(hooks_of(path).values())) if one.rstrip().endswith(" " + WORD)]
            if own:
                found.append(_result(env, host, path, own[0]))
    return found or [Result(ID, SKIP, "no plugin of Interlock is there")]


def _result(env: Environment, host: str, path: str, command: str) -> Result:
    project = {"CURSOR_PROJECT_DIR": env.project, "CLAUDE_PROJECT_DIR": env.project} if env.project else {}
    if yields([host, "", WORD], env.state, project):
        return Result(ID, OK, f"{path}: gives way to the hooks that `interlock install {host}` registered")
    program = _program(command)
    if not os.path.isabs(program) and shutil.which(program, path=env.env.get("PATH")) is None:
        mend = "interlock remember plugin " + ("cursor" if host == "cursor" else "claude DIR")
        return Result(ID, WARN, f"{path}: its hooks call '{program}', which is not on the PATH: nothing is saved", mend)
    if os.path.isabs(program) and not os.path.isfile(program):
        return Result(
            ID, WARN, f"{path}: its hooks call '{program}', which is gone: nothing is saved", f"interlock remember plugin {host}"
        )
    return Result(ID, OK, f"{path}: saves and recalls")


def _program(command: str) -> str:
    """The program of a plugin's command, behind settings of variables."""
    try:
        words = shlex.split(command)
    except ValueError:
        return command
    return next((word for word in words if "=" not in word), command)
