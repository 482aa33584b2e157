"""What a hook process loads, on every CPython that this machine has: the standing guarantee of the start-up time."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import interlock

ROOT = Path(interlock.__file__).parents[1]

#: Standard library modules that are nearly free (``reference/perf.md`` 1.2). What an empty interpreter loads comes on top.
FREE = {"_json", "_sha2", "_sha256", "errno", "fcntl", "gc", "marshal", "pwd", "select", "time"}

#: Modules of ours that only some calls may load.
RARE = (
    "interlock.hosts.shared_codec",
    "interlock.guard.results",
    "interlock.guard.heartbeat",
    "interlock.memory",
    "interlock.storage",
    "interlock.wiring",
    "interlock.cli",
)

#: Name -> (event, payload maker, decision).
CALLS: dict[str, tuple[str, Callable[[Any], bytes], str]] = {
    "allow": ("preToolUse", lambda box: box.shell("git status --short"), "allow"),
    "deny": ("preToolUse", lambda box: box.shell("rm -rf ~"), "deny"),
    "ask": ("preToolUse", lambda box: box.shell("git push --force origin feature/x"), "deny"),
    "pipeline": (
        "beforeShellExecution",
        lambda box: box.payload("beforeShellExecution", command="cd src && ls | grep x > /tmp/y", cwd=""),
        "allow",
    ),
    "read": (
        "beforeReadFile",
        lambda box: box.payload("beforeReadFile", file_path=str(box.workspace / "a.py"), content="x = 1\n"),
        "allow",
    ),
    "write": (
        "preToolUse",
        lambda box: box.payload(
            "preToolUse", tool_name="Write", tool_input={"file_path": str(box.workspace / "a"), "content": "x"}
        ),
        "allow",
    ),
    "mcp": (
        "beforeMCPExecution",
        lambda box: box.payload(
            "beforeMCPExecution", tool_name="list_issues", tool_input='{"state":"open"}', mcp_server_name="tracker"
        ),
        "allow",
    ),
    "prompt": ("beforeSubmitPrompt", lambda box: box.payload("beforeSubmitPrompt", prompt="Fix the bug."), "allow"),
    "malformed": ("preToolUse", lambda _: b'{"tool_name": "Shell", "tool_input": {"comm', "deny"),
    "empty": ("preToolUse", lambda _: b"", "deny"),
}


def test_only_what_is_nearly_free_is_loaded(box: Any, python: str) -> None:
    driver = box.state / "modules.py"
    listing = box.state / "modules.txt"
    driver.write_text(
        f"import sys\nbefore = set(sys.modules)\nsys.path.append({str(ROOT)!r})\nfrom interlock.hook import main\n"
        f"code = main(sys.argv[1:], {str(box.state)!r})\n"
        f"names = sorted(set(sys.modules) - before)\nopen({str(listing)!r}, 'w').write(' '.join(names))\nsys.exit(code)\n"
    )
    for name, (event, make, decision) in CALLS.items():
        outcome = box.run(box.argv(event, python=python, launcher=driver), make(box))
        assert outcome.decision(event) == decision, (name, outcome.stderr)
        loaded = listing.read_text().split()
        if name == "ask":
            # A question waits for a person: there the queue may cost something, but nothing that has to be installed.
            strange = [
                module for module in loaded if module.partition(".")[0] not in {"interlock", *FREE, *sys.stdlib_module_names}
            ]
            assert not strange, strange
            assert not [module for module in loaded if module.startswith(("interlock.memory", "interlock.cli"))]
            continue
        foreign = [module for module in loaded if module.partition(".")[0] != "interlock" and module not in FREE]
        assert not foreign, (name, foreign)
        rare = [module for module in loaded if module.startswith(RARE)]
        assert not rare, (name, rare)


def test_the_same_verdicts_on_every_interpreter(box: Any, python: str) -> None:
    for name, (event, make, decision) in CALLS.items():
        outcome = box.hook(event, make(box), python=python)
        assert outcome.decision(event) == decision, (name, outcome.stderr)
