"""What a check gets and what it answers."""

import os
from collections.abc import Callable
from typing import Protocol

OK = "ok"
WARN = "warn"
FAIL = "fail"
SKIP = "skip"

STATUSES = (OK, WARN, FAIL, SKIP)


class Result:
    """One finding of one check."""

    __slots__ = ("check", "detail", "mend", "status")

    def __init__(self, check: str, status: str, detail: str, mend: str = "") -> None:
        self.check = check
        """Id of the check, kebab case."""
        self.status = status
        """One of `STATUSES`."""
        self.detail = detail
        """What was found, one line."""
        self.mend = mend
        """The command that mends it; never empty for a warning or a failure."""
        if status in (WARN, FAIL) and not mend:
            raise ValueError(f"{check}: a finding needs a mending command: {detail}")


class Environment:
    """The machine as the checks see it."""

    __slots__ = ("env", "home", "open_memory", "project", "read_drift", "state")

    def __init__(
        self,
        *,
        state: str,
        home: str,
        project: str = "",
        env: "dict[str, str] | None" = None,
        open_memory: "Callable[[str], str] | None" = None,
        read_drift: "Callable[[str], list[tuple[str, bool]]] | None" = None,
    ) -> None:
        self.state = state
        """State folder, absolute; it may not exist."""
        self.home = home
        """The person's home folder."""
        self.project = project
        """Working folder, whose own hooks.json is checked too; "" for none."""
        self.env = dict(os.environ) if env is None else env
        """Environment of the processes that checks start."""
        self.read_drift = read_drift
        """Says for each host how many lines of its transcripts became turns, and whether that is suspicious; None as above."""
        self.open_memory = open_memory
        """Opens the memory store read-only and describes it in one line; raises when it cannot. None when memory is not part of this build."""


class Check(Protocol):
    """A module in `doctor/checks`."""

    ID: str
    """Kebab case, unique."""
    TITLE: str
    """What is checked, for people."""
    QUICK: bool
    """Whether `--quick` runs it: no process is started, nothing large is read."""

    def run(self, env: Environment) -> list[Result]:
        """All findings, at least one. Raises nothing that an ordinary machine can cause."""
        ...
