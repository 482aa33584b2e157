"""Runs scripts under bash with an empty PATH and compares the names it tried with the names in the plan."""

import contextlib
import os
import signal
import subprocess
import time
from pathlib import Path

from tests.oracle import generate, wide
from tests.oracle.generate import BASH

from interlock.model.facts import Facts
from interlock.shell import plan

_DRIVER = r"""
command_not_found_handle() {
  printf '%s\0' "$1" >> "$ORACLE_LOG"
  case $1 in t*) return 0;; *) return 127;; esac
}
export -f command_not_found_handle
PATH=/nonexistent
for ((number = FIRST; number < LAST; number++)); do
  export ORACLE_LOG="$ORACLE_DIR/log.$number"
  echo "$number" > "$MARK"
  ( ulimit -t 5; . "$ORACLE_DIR/script.$number"; wait ) </dev/null >/dev/null 2>&1
done
"""


def listed_as(name: str, listed: set[str]) -> bool:
    """In the plan, or covered by a name there that is known but for a piece that only running tells."""
    if name in listed:
        return True
    for text in listed:
        head, mark, tail = text.partition("\0")
        if mark and head + tail and name.startswith(head) and name.endswith(tail.rsplit("\0", 1)[-1]):
            return True
    return False


class Report:
    """Outcome of a run."""

    def __init__(self) -> None:
        self.scripts = 0
        self.names = 0
        self.stuck = 0
        self.refused: list[str] = []
        self.missed: list[tuple[str, str]] = []
        self.invented: list[tuple[str, str]] = []

    def summary(self) -> str:
        return (
            f"scripts={self.scripts} not-judged={self.stuck} names={self.names} missed={len(self.missed)} refused={len(self.refused)}"
            f" data-read-as-command={len(self.invented)}"
        )


class _Driver:
    """A bash process that runs the scripts `first` to `last`; one that does not end in a few seconds is left out."""

    def __init__(self, folder: Path, first: int, last: int) -> None:
        self.folder, self.first, self.last = folder, first, last
        self.mark = folder / f"log.at.{first}"
        self.process = self.start(first)

    def start(self, first: int) -> "subprocess.Popen[bytes]":
        env = {
            "ORACLE_DIR": str(self.folder),
            "FIRST": str(first),
            "LAST": str(self.last),
            "HOME": "/home/oracle",
            "MARK": str(self.mark),
        }
        quiet = subprocess.DEVNULL
        return subprocess.Popen(
            [BASH, "--norc", "-c", _DRIVER],
            env=env,
            cwd=self.folder,
            stdin=quiet,
            stdout=quiet,
            stderr=quiet,
            start_new_session=True,
        )

    def stop(self) -> None:
        """Kills what is left of the process group: a script may leave an endless loop in the background."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def finish(self) -> set[int]:
        stuck: set[int] = set()
        seen, since = "", time.monotonic()
        while self.process.poll() is None:
            time.sleep(0.02)
            now = self.mark.read_text().strip() if self.mark.exists() else ""
            if now != seen:
                seen, since = now, time.monotonic()
            elif time.monotonic() - since > 4:
                self.stop()
                number = int(seen or self.first)
                stuck.add(number)
                self.process = self.start(number + 1)
                since = time.monotonic()
        return stuck


GENERATORS: "dict[str, type[generate.Generator] | type[wide.Generator]]" = {"nested": generate.Generator, "wide": wide.Generator}


def compare(folder: Path, seed: int, count: int, kind: str = "nested") -> Report:
    """Generates `count` scripts with the generator `kind`, runs them in two bash processes, and compares."""
    generator = GENERATORS[kind](seed)
    scripts = [generator.script() for _ in range(count)]
    for number, script in enumerate(scripts):
        (folder / f"script.{number}").write_text(script)
    drivers = [_Driver(folder, first, last) for first, last in ((0, count // 2), (count // 2, count))]
    facts = Facts(home="/home/oracle", cwd="/", roots=("/",))
    stuck: set[int] = set()
    try:
        plans = [plan(script, facts) for script in scripts]
        for driver in drivers:
            stuck |= driver.finish()
    finally:
        for driver in drivers:
            driver.stop()
    report = Report()
    for number, (script, found) in enumerate(zip(scripts, plans, strict=True)):
        if number in stuck:
            report.stuck += 1
            continue
        log = folder / f"log.{number}"
        tried = {name for name in log.read_bytes().decode("utf-8", "replace").split("\0") if name} if log.exists() else set()
        # Other names are pieces of expressions that bash, counting parentheses, runs as a subshell; "time" is a removed wrapper.
        tried = {name for name in tried if name.startswith(("t", "f", "data")) and name != "time"}
        report.scripts += 1
        report.names += len(tried)
        listed = {program.argv[0].text for program in found.programs if program.argv}
        if found.code:
            report.refused.append(script)
            continue
        report.missed.extend((script, name) for name in sorted(tried) if not listed_as(name, listed))
        report.invented.extend((script, name) for name in sorted(listed) if name.startswith("data") and name not in tried)
    for name in os.listdir(folder):
        if name.startswith(("script.", "log.")):
            (folder / name).unlink()
    return report
