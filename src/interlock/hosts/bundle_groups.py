"""Which modules are worth loading together: what real hook calls load, in the order in which it is complete.

Modules of a group are put in place in one go, which saves the import machinery's part of their cost. The groups only decide about speed: a
module that is in none is imported where it is needed, and a group that cannot be recorded is left out.
"""

import json
import os
import subprocess
import sys
import tempfile

from interlock.model import toolcall

_SECONDS = 20

#: Kind of call -> the tool and input that is tried out. The group "" is what all of them load.
_SAMPLES: dict[str, tuple[str, dict[str, object]]] = {
    toolcall.SHELL: ("Shell", {"command": "git status --short && ls -la src | grep x"}),
    toolcall.WRITE: ("Write", {"file_path": "a.py", "content": "x = 1\n"}),
}

#: The group of a call with a policy file, beside that of its kind.
POLICY = "policy"

#: The file that makes it so; like every group it is recorded from a second call, when the policy's own cache is there.
_POLICY_FILE = ("policy.toml", '[deny]\ncommands = ["interlock-sample"]\n')

#: Hosts whose own modules are a group of their own, beside Cursor's, which are in the common one -> event and fields of a payload.
_HOSTS: dict[str, tuple[str, dict[str, object]]] = {
    "claude": ("PreToolUse", {"session_id": "0"}),
    "codex": ("PreToolUse", {"session_id": "0", "turn_id": "0"}),
}

_RECORDER = """
import sys
root, state, out, host, event = sys.argv[1:6]
sys.dont_write_bytecode = True
sys.path.append(root)
order = []
paths = sys.modules["_frozen_importlib_external"].PathFinder

class Spy:
    @staticmethod
    def find_spec(name, path=None, target=None):
        spec = paths.find_spec(name, path) if name.partition(".")[0] == "interlock" else None
        if spec is not None:
            run = spec.loader.exec_module
            def noted(module):
                run(module)
                order.append(module.__name__)
            spec.loader.exec_module = noted
        return spec

sys.meta_path.insert(0, Spy)
from interlock.hook import main
code = main([host, event], state)
with open(out, "w") as file:
    file.write(" ".join(order))
sys.exit(code)
"""


def record(root: str, known: frozenset[str]) -> dict[str, list[str]]:
    """Group -> names of modules in `known`, each after all that it imports. "" is loaded by every call, the others are kinds of call."""
    orders: dict[str, list[str]] = {}
    with tempfile.TemporaryDirectory(prefix="interlock-") as folder:
        for kind, (tool, arguments) in _SAMPLES.items():
            order = _run(root, folder, tool, arguments)
            if order and all(name in known for name in order):
                orders[kind] = order
        tool, arguments = _SAMPLES[toolcall.SHELL]
        by_host = {host: _run(root, folder, tool, arguments, host) for host in _HOSTS}
        own = _policy(root, folder)
    if not orders:
        return {}
    first = next(iter(orders.values()))
    common = [name for name in first if all(name in order for order in orders.values())]
    groups = {kind: [name for name in order if name not in common] for kind, order in orders.items()}
    plain = orders.get(toolcall.SHELL)
    if plain and all(name in known for name in own):
        groups[POLICY] = [name for name in own if name not in plain]
    for host, order in by_host.items():
        if plain and all(name in known for name in order):
            groups[host] = [name for name in order if name not in plain]
    return {"": common} | {kind: names for kind, names in groups.items() if names}


def _policy(root: str, folder: str) -> list[str]:
    """What a shell call loads where there is a policy file and its cache."""
    name, text = _POLICY_FILE
    try:
        with open(os.path.join(folder, "state", name), "w", encoding="utf-8") as file:
            file.write(text)
    except OSError:
        # The first calls did not even make the folder.
        return []
    tool, arguments = _SAMPLES[toolcall.SHELL]
    _run(root, folder, tool, arguments)
    return _run(root, folder, tool, arguments)


def _run(root: str, folder: str, tool: str, arguments: dict[str, object], host: str = "cursor") -> list[str]:
    """What one hook call in a throw-away state folder loads; empty when it does not answer with an allow."""
    out = os.path.join(folder, "order")
    event, fields = _HOSTS.get(host, ("preToolUse", {"cursor_version": "0", "workspace_roots": [folder]}))
    payload = {"hook_event_name": event, **fields, "cwd": folder, "tool_name": tool, "tool_input": arguments}
    python = getattr(sys, "_base_executable", "") or sys.executable
    try:
        done = subprocess.run(
            [python, "-I", "-S", "-c", _RECORDER, root, os.path.join(folder, "state"), out, host, event],
            input=json.dumps(payload).encode(),
            capture_output=True,
            cwd=folder,
            timeout=_SECONDS,
            check=False,
        )
        if done.returncode:
            return []
        with open(out, encoding="utf-8") as file:
            return file.read().split()
    except (OSError, subprocess.SubprocessError):
        return []
