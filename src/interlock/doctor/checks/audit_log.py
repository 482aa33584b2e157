"""The audit log: its chain verifies, and no append failed."""

import os

from interlock.audit import verify
from interlock.doctor.base import FAIL, OK, SKIP, Environment, Result
from interlock.guard.faults import AUDIT_MARK
from interlock.hosts.command import quote
from interlock.model.errors import InterlockError

ID = "audit-log"
TITLE = "audit log"
QUICK = False


def run(env: Environment) -> list[Result]:
    """Walks the whole chain."""
    found = []
    mark = os.path.join(env.state, AUDIT_MARK)
    if os.path.exists(mark):
        with open(mark, encoding="utf-8", errors="replace") as file:
            when = file.readline(200).strip()
        found.append(
            Result(
                ID,
                FAIL,
                f"a record could not be written ({when}); free space or mend the folder's owner first",
                f"rm {quote(mark)}",
            )
        )
    try:
        report = verify.verify(env.state)
    except InterlockError as exc:
        found.append(Result(ID, FAIL, exc.message, "interlock audit verify"))
        return found
    if not report.ok:
        first = report.problems[0]
        more = f" and {len(report.problems) - 1} more" if len(report.problems) > 1 else ""
        found.append(
            Result(ID, FAIL, f"the chain is broken at {first.file}:{first.line}: {first.text}{more}", "interlock audit verify")
        )
    elif not report.files:
        found.append(Result(ID, SKIP, "nothing was recorded yet"))
    else:
        torn = f", {len(report.torn)} torn line(s) of killed hooks sealed" if report.torn else ""
        found.append(Result(ID, OK, f"{report.records} record(s) verify{torn}"))
    return found
