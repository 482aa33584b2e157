"""Whether the chain of the audit trail holds: looked at when a person asks, as that reads everything, and kept in the state folder for all workers."""

import contextlib
import os
import secrets
import threading
import time

import msgspec
from msgspec import Struct

from interlock.audit import verify
from interlock.audit.verify import Problem
from interlock.model.errors import InterlockError

#: In the state folder.
FILE = "audit-checked.json"
#: Problems that are kept; `interlock audit verify` tells all.
_MOST = 100


class Checked(Struct, frozen=True):
    """What the last look found."""

    at: float
    """When it began, in Unix seconds."""
    seconds: float
    """How long it took."""
    records: int = 0
    """Records that stand in the chain."""
    problems: list[Problem] = []
    """Where it is not what was written, the first hundred."""
    torn: int = 0
    """Lines of writers that were stopped; no fault."""
    error: str = ""
    """Why it could not be verified, "" when it could."""
    help: str = ""
    """What to do then."""

    @property
    def broken(self) -> bool:
        """Whether a person has to look."""
        return bool(self.error or self.problems)


_lock = threading.Lock()


def last(state: str) -> Checked | None:
    """The last look at the trail in `state`, None before the first."""
    try:
        with open(os.path.join(state, FILE), "rb") as file:
            return msgspec.json.decode(file.read(1_000_000), type=Checked)
    except (OSError, msgspec.DecodeError):
        return None


def check(state: str, now: float) -> bool:
    """Verify the trail; false when this process does that already. Raises OSError when the result cannot be kept."""
    if not _lock.acquire(blocking=False):
        return False
    try:
        begun = time.perf_counter()
        try:
            report = verify.verify(state)
        except InterlockError as exc:
            found = Checked(now, time.perf_counter() - begun, error=str(exc), help=exc.help or "")
        else:
            found = Checked(now, time.perf_counter() - begun, report.records, report.problems[:_MOST], len(report.torn))
        _keep(os.path.join(state, FILE), msgspec.json.encode(found))
    finally:
        _lock.release()
    return True


def _keep(path: str, content: bytes) -> None:
    aside = f"{path}.{secrets.token_hex(4)}"
    try:
        with open(os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(content)
        os.replace(aside, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(aside)
        raise
