"""What the audit trail says about accounts: who changed which, who signed in. Never a password, a code or a link."""

import logging
import time

from interlock.audit.chain import append
from interlock.audit.record import stamp

SIGNED_IN = "dashboard-signed-in"
#: An attempt that was looked at. One that has to wait is not recorded: anybody could fill the disk with them.
REFUSED = "dashboard-sign-in-refused"
ADDED = "dashboard-account-added"
REMOVED = "dashboard-account-removed"
ROLE = "dashboard-account-role"
DISABLED = "dashboard-account-disabled"
ENABLED = "dashboard-account-enabled"
LINK = "dashboard-link-made"
PASSWORD = "dashboard-password-set"  # noqa: S105 - the name of an event
CODES_ON = "dashboard-codes-on"
CODES_OFF = "dashboard-codes-off"

log = logging.getLogger("interlock.dashboard")


def record(state: str, event: str, actor: str, account: str, **fields: object) -> None:
    """Append one record; a trail that cannot be written is logged and stops nobody. `actor`: who did it; `account`: whose it is."""
    made: dict[str, object] = {"time": stamp(time.time()), "event": event, "part": "dashboard", "actor": actor, "account": account}
    try:
        append(state, {**made, **fields})
    except OSError as exc:
        log.error("the audit trail cannot be written", extra={"fields": {"error": exc.strerror or type(exc).__name__}})
