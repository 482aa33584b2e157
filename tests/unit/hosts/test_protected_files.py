"""Whatever an installer writes, an agent's tool call cannot write, remove, disable or move away."""

import os
from pathlib import Path

import pytest

from interlock.guard import gate
from interlock.guard.facts import SystemFacts
from interlock.hosts.form import Request
from interlock.hosts.installers import INSTALLED, form
from interlock.hosts.script_files import ScriptForm
from interlock.hosts.system_paths import hook_folder
from interlock.model.toolcall import SHELL, WRITE, ToolCall
from interlock.model.verdict import DENY

COMMANDS = ("rm -f {0}", "chmod -x {0}", "sudo tee {0} < /dev/null", "mv {1} /tmp/elsewhere", "echo x > {0}", "sed -i s/a/b/ {0}")


def written(host: str, scope: str, home: str, root: str) -> list[str]:
    """Files that an install makes in a scope."""
    chosen = form(host)
    request = Request(state=os.path.join(home, "s"), home=home, scope=scope, root=root, parts=("guard",), versions=())
    if isinstance(chosen, ScriptForm):
        scripts = [os.path.join(folder, event) for folder in chosen.folders(request) for event in chosen.parts["guard"]]
        return [*scripts, *chosen.helpers(request)]
    script = chosen.script(request)
    return [chosen.path(request), *([script[0]] if script else [])]


@pytest.mark.parametrize(("host", "scope"), [(host, scope) for host in INSTALLED for scope in form(host).scopes])
def test_the_files_of_an_install(host: str, scope: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("CLAUDE_CONFIG_DIR", "CODEX_HOME", "COPILOT_HOME", "INTERLOCK_SYSTEM_ROOT"):
        monkeypatch.delenv(variable, raising=False)
    home, root = str(tmp_path), str(tmp_path / "work")
    os.mkdir(root)
    monkeypatch.setenv("HOME", home)
    for path in (*written(host, scope, home, root), os.path.join(hook_folder(), "launcher.py")):
        calls = [ToolCall(host="cursor", event="preToolUse", kind=WRITE, cwd=root, roots=(root,), paths=(path,), content="{}")]
        for command in COMMANDS:
            text = command.format(path, os.path.dirname(path))
            calls.append(ToolCall(host="cursor", event="preToolUse", kind=SHELL, cwd=root, roots=(root,), command=text))
        for call in calls:
            verdict = gate.evaluate(call, SystemFacts.for_call(call, str(tmp_path / "state")))
            assert verdict.decision == DENY, (path, call.command)
