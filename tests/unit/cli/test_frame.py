"""The command line as a person meets it: help, errors, exit codes, streams, start-up."""

import importlib
import json
import os
import subprocess
import sys
from pathlib import Path

import click
import pytest

from interlock import cli
from interlock.cli.main import COMMANDS, load, present

SOURCE = Path(cli.__file__).parents[2]


def interlock(
    tmp_path: Path, *args: str, stdin: bytes = b"", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the command in a throw-away home."""
    home = tmp_path / "ho me"
    home.mkdir(exist_ok=True)
    whole = {
        "HOME": str(home),
        "INTERLOCK_HOME": str(tmp_path / "state"),
        "PATH": "/usr/bin:/bin",
        "PYTHONPATH": str(SOURCE),
        "LANG": "C.UTF-8",
        **(env or {}),
    }
    done = subprocess.run(
        [sys.executable, "-m", "interlock", *args], input=stdin, capture_output=True, env=whole, cwd=home, check=False
    )
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


def test_every_command_of_the_table_loads() -> None:
    for name in present():
        command = load(name)
        assert command.name == name
        assert command.get_short_help_str(), name


def test_every_command_file_is_in_the_table() -> None:
    modules = {module for module, _, _ in COMMANDS.values()}
    for path in (SOURCE / "interlock" / "cli").glob("*.py"):
        name = f"interlock.cli.{path.stem}"
        if isinstance(getattr(importlib.import_module(name), path.stem, None), click.Command):
            assert name in modules


@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_help_is_data_and_imports_no_command(tmp_path: Path, flag: str) -> None:
    done = interlock(tmp_path, flag)
    assert (done.returncode, done.stderr) == (0, "")
    for name in present():
        assert f"  {name} " in done.stdout
    probe = f"import sys; sys.argv[1:] = [{flag!r}]\nimport interlock.__main__ as m\ntry: m.main()\nexcept SystemExit: pass\n"
    names = subprocess.run(
        [
            sys.executable,
            "-c",
            probe + "print(sorted(n for n in sys.modules if n.startswith('interlock') or n == 'rich'), file=sys.stderr)",
        ],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        check=True,
    ).stderr
    assert "interlock.cli.main" in names
    for heavy in ("interlock.cli.install", "interlock.hosts", "interlock.doctor", "interlock.policy", "'rich'"):
        assert heavy not in names


@pytest.mark.parametrize("name", present())
def test_every_command_has_help(tmp_path: Path, name: str) -> None:
    done = interlock(tmp_path, name, "--help")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Usage: interlock " + name)
    assert not list((tmp_path / "ho me").iterdir())


def test_version(tmp_path: Path) -> None:
    done = interlock(tmp_path, "--version")
    assert done.returncode == 0
    assert done.stdout.startswith("interlock 0.")


@pytest.mark.parametrize(
    ("args", "code", "error", "help"),
    [
        (["guad"], 2, "there is no command 'guad'", "did you mean 'interlock guard'?"),
        (["--nonsense"], 2, "'--nonsense'", "interlock --help"),
        (["install"], 2, "Missing argument", "interlock install --help"),
        (["install", "cursr"], 2, "'cursr'", "interlock install --help"),
        (["install", "cursor", "--parts", "gard"], 2, "there is no part 'gard'", "--parts guard,memory"),
        (["install", "cursor", "--parts", ","], 2, "no part was named", "--parts guard,memory"),
        (
            ["config", "show", "remember.intervall"],
            2,
            "there is no setting 'remember.intervall'",
            "did you mean 'remember.interval'?",
        ),
        (["completion", "tcsh"], 2, "'tcsh'", "interlock completion --help"),
    ],
)
def test_usage_errors(tmp_path: Path, args: list[str], code: int, error: str, help: str) -> None:
    done = interlock(tmp_path, *args)
    assert (done.returncode, done.stdout) == (code, "")
    first, second = done.stderr.splitlines()
    assert first.startswith("error: ")
    assert error in first
    assert second.startswith("help: ")
    assert help in second


def test_no_arguments_shows_help_and_is_a_usage_error(tmp_path: Path) -> None:
    done = interlock(tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Usage: interlock")


def test_a_relative_state_folder_is_unusable(tmp_path: Path) -> None:
    done = interlock(tmp_path, "config", "path", env={"INTERLOCK_HOME": "here"})
    assert done.returncode == 3
    assert done.stderr.startswith("error: INTERLOCK_HOME must be an absolute path, not 'here'\nhelp: export INTERLOCK_HOME=")


def test_a_state_folder_that_is_a_file_is_unusable(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("")
    done = interlock(tmp_path, "install", "cursor")
    assert done.returncode == 3
    assert "cannot use the folder" in done.stderr


def test_an_internal_fault_leaves_a_private_log(tmp_path: Path) -> None:
    package = tmp_path / "broken"
    package.mkdir()
    (package / "sitecustomize.py").write_text(
        "import interlock.cli.config as c\ndef boom(*a, **k): raise RuntimeError('inner detail')\nc.state_dir = boom\n"
    )
    done = interlock(tmp_path, "config", "path", env={"PYTHONPATH": f"{package}:{SOURCE}"})
    assert done.returncode == 4
    assert done.stderr.startswith("error: internal error (RuntimeError); the details are in ")
    (log,) = (tmp_path / "state" / "log").iterdir()
    assert str(log) in done.stderr
    assert log.stat().st_mode & 0o777 == 0o600
    assert "inner detail" in log.read_text()
    assert "Traceback" not in done.stderr


def test_a_missing_extra_is_one_line_with_the_command(tmp_path: Path) -> None:
    package = tmp_path / "without"
    package.mkdir()
    (package / "msgspec.py").write_text("raise ModuleNotFoundError(\"No module named 'msgspec'\", name='msgspec')\n")
    (package / "sitecustomize.py").write_text(
        "import interlock.cli.config as c\ndef boom(*a, **k): import msgspec\nc.state_dir = boom\n"
    )
    done = interlock(tmp_path, "config", "path", env={"PYTHONPATH": f"{package}:{SOURCE}"})
    assert done.returncode == 3
    assert done.stderr.splitlines() == [
        "error: this command needs the 'server' extra (the module 'msgspec' is not installed)",
        "help: pip install 'interlock[server]'",
    ]


def test_a_closed_pipe_is_no_error(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    env = {"HOME": str(home), "INTERLOCK_HOME": str(tmp_path / "state"), "PATH": "/usr/bin:/bin", "PYTHONPATH": str(SOURCE)}
    line = f"'{sys.executable}' -m interlock completion bash | true; exit ${{PIPESTATUS[0]}}"
    for _ in range(3):
        done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, env=env, check=False)
        assert (done.returncode, done.stderr) == (0, "")


def test_an_interrupt_ends_with_130(tmp_path: Path) -> None:
    package = tmp_path / "stop"
    package.mkdir()
    (package / "sitecustomize.py").write_text(
        "import interlock.cli.config as c\ndef stop(*a, **k): raise KeyboardInterrupt\nc.state_dir = stop\n"
    )
    done = interlock(tmp_path, "config", "path", env={"PYTHONPATH": f"{package}:{SOURCE}"})
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "\n")


@pytest.mark.parametrize("shell", ["bash", "fish", "zsh"])
def test_completion_scripts(tmp_path: Path, shell: str) -> None:
    done = interlock(tmp_path, "completion", shell)
    assert done.returncode == 0
    assert "_INTERLOCK_COMPLETE" in done.stdout


def test_completion_lists_commands(tmp_path: Path) -> None:
    done = interlock(tmp_path, env={"_INTERLOCK_COMPLETE": "bash_complete", "COMP_WORDS": "interlock in", "COMP_CWORD": "1"})
    assert done.stdout.split() == ["plain,inspect", "plain,install"]


def test_quiet_silences_remarks_but_not_data(tmp_path: Path) -> None:
    done = interlock(tmp_path, "--quiet", "uninstall", "cursor", "--dry-run")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert interlock(tmp_path, "--quiet", "config", "path").stdout


@pytest.mark.parametrize(
    ("extra", "coloured"), [({}, False), ({"FORCE_COLOR": "1"}, True), ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False)]
)
def test_colours(tmp_path: Path, extra: dict[str, str], coloured: bool) -> None:
    done = interlock(tmp_path, "doctor", "--quick", env=extra)
    assert ("\x1b[" in done.stdout) is coloured
    assert ("\x1b[" in interlock(tmp_path, "guad", env=extra).stderr) is coloured


JSON_COMMANDS = [
    ["config", "show"],
    ["config", "path"],
    ["hosts", "list"],
    ["doctor", "--quick"],
    ["install", "cursor", "--dry-run"],
    ["uninstall", "cursor", "--dry-run"],
]


@pytest.mark.parametrize("args", JSON_COMMANDS, ids=" ".join)
def test_json_documents(tmp_path: Path, args: list[str]) -> None:
    done = interlock(tmp_path, *args, "--json", env={"FORCE_COLOR": "1"})
    document = json.loads(done.stdout)
    assert document["schema_version"] == 1
    assert next(iter(document)) == "schema_version"
    assert done.returncode == 0, done.stderr

    def keys(value: object) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                assert key == key.lower().replace("-", "_"), key
                keys(inner)
        elif isinstance(value, list):
            for inner in value:
                keys(inner)

    keys({key: value for key, value in document.items() if key != "hosts"})


def test_hook_without_an_installation_still_answers(tmp_path: Path) -> None:
    """`interlock hook` decides by argv before the command line is imported; garbage on a gate is denied with exit 2."""
    done = interlock(tmp_path, "hook", "cursor", "preToolUse", stdin=b"{")
    assert done.returncode == 2
    assert json.loads(done.stdout)["permission"] == "deny"
    assert interlock(tmp_path, "hook", "cursor", "stop", stdin=b"{").returncode == 0
    assert interlock(tmp_path, "hook", "--help").stdout.startswith("Usage: interlock hook")


def test_hook_with_an_unusable_state_folder_blocks(tmp_path: Path) -> None:
    done = interlock(tmp_path, "hook", "cursor", "preToolUse", stdin=b"{}", env={"INTERLOCK_HOME": "relative"})
    assert (done.returncode, done.stdout) == (2, "")
    assert "the hook could not start" in done.stderr


def test_adding_a_part_keeps_what_is_registered(tmp_path: Path) -> None:
    for part in ("guard", "memory"):
        assert interlock(tmp_path, "install", "cursor", "--parts", part).returncode == 0
    (hooks,) = tmp_path.rglob("hooks.json")
    events = json.loads(hooks.read_text())["hooks"]
    assert "beforeShellExecution" in events
    assert "preCompact" in events
