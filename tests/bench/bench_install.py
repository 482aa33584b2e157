"""Install and uninstall of every host, as a person runs it and in one process, and one whole run of the doctor.

    python tests/bench/bench_install.py [--rounds N]

Seconds of one run (p50 and worst); ``empty`` is an empty isolated interpreter, ``help`` the start of the command line, which each of the
commands pays. All files are compared afterwards: nothing may be left.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "src"))

from interlock.hosts import installer, installers, system_paths  # noqa: E402
from interlock.hosts.form import Request  # noqa: E402


def timed(what: "list[float]", call: "object") -> None:
    started = time.perf_counter()
    call()  # type: ignore[operator]
    what.append(time.perf_counter() - started)


def row(name: str, values: "list[float]", note: str = "") -> None:
    print(f"{name:44}{statistics.median(values):9.3f}{max(values):9.3f}  {note}")


def environment(folder: Path) -> "dict[str, str]":
    home = folder / "home"
    home.mkdir(parents=True)
    return {
        "HOME": str(home),
        "PATH": "/usr/bin:/bin",
        "SHELL": "/bin/sh",
        "LANG": "C.UTF-8",
        "INTERLOCK_HOME": str(folder / "state"),
        system_paths.ROOT_VARIABLE: str(folder / "system"),
        "PYTHONPATH": str(ROOT / "src"),
    }


def command_line(rounds: int) -> None:
    empty: list[float] = []
    start: list[float] = []
    install: list[float] = []
    doctor: list[float] = []
    uninstall: list[float] = []
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as name:
            env = environment(Path(name))

            def run(*words: str, env: "dict[str, str]" = env) -> None:
                done = subprocess.run(
                    [sys.executable, "-m", "interlock", *words], env=env, cwd=env["HOME"], capture_output=True, check=False
                )
                assert done.returncode == 0, done.stderr

            timed(empty, lambda: subprocess.run([sys.executable, "-I", "-S", "-c", "pass"], check=True))
            timed(start, lambda run=run: run("--help"))
            timed(install, lambda run=run: run("install", "all"))
            timed(doctor, lambda run=run: run("doctor"))
            timed(uninstall, lambda run=run: run("uninstall", "all"))
            assert os.listdir(env["HOME"]) == []
    hosts = len(installers.INSTALLED)
    row("empty", empty)
    row("interlock --help", start)
    row(f"install, {hosts} hosts", install, "one command")
    row("doctor, all of them registered", doctor, "two calls for each gate, one for each other event")
    row(f"uninstall, {hosts} hosts", uninstall, "one command")


def one_process(rounds: int) -> None:
    first: list[float] = []
    install: list[float] = []
    again: list[float] = []
    uninstall: list[float] = []
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as name:
            env = environment(Path(name))
            os.environ["SHELL"] = "/bin/sh"
            requests = [
                (
                    installers.form(host),
                    Request(
                        state=env["INTERLOCK_HOME"],
                        home=env["HOME"],
                        scope="user",
                        root="",
                        parts=installers.form(host).default_parts,
                        versions=(),
                    ),
                )
                for host in installers.INSTALLED
            ]
            timed(first, lambda requests=requests: installer.install(*requests[0]))
            timed(install, lambda requests=requests: [installer.install(*one) for one in requests[1:]])
            timed(again, lambda requests=requests: [installer.install(*one) for one in requests])
            timed(uninstall, lambda requests=requests: [installer.uninstall(*one) for one in requests])
            assert os.listdir(env["HOME"]) == []
    row("install of the first host, in process", first, "makes the bundle of the hook")
    row("install of the other 8, in process", install)
    row("install of all 9 again, in process", again, "changes nothing")
    row("uninstall of all 9, in process", uninstall)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    rounds = parser.parse_args().rounds
    print(f"{sys.executable}  load {os.getloadavg()[0]:.1f}  {rounds} rounds; seconds\n{'':44}{'p50':>9}{'worst':>9}")
    command_line(rounds)
    one_process(rounds)


if __name__ == "__main__":
    main()
