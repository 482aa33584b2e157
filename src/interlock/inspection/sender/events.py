"""Audit rows by their documented names (reference of the protocol, 1.15): identifiers and codes only."""

import json
from collections.abc import Callable, Sequence

from interlock.audit.chain import append_many
from interlock.audit.record import stamp
from interlock.inspection.sender.outcome import DENIED_EVENT, FAILED_CLOSED_EVENT, FAILED_OPEN_EVENT
from interlock.inspection.sender.profiles import SHADOW
from interlock.inspection.sender.settings import Settings, SettingsError, decode
from interlock.storage.sender_port import Event, SenderStore, Team

CONFIG_UPDATED = "inference_hooks_config_updated"
CONFIG_DELETED = "inference_hooks_config_deleted"
SECRET_GENERATED = "inference_hooks_signing_secret_generated"  # noqa: S105 - the name of an event
TRIPPED_EVENT = "inference_hooks_circuit_breaker_tripped"
# INFERRED names: no document gives them.
RECOVERED_EVENT = "inference_hooks_circuit_breaker_recovered"
RESET_EVENT = "inference_hooks_circuit_breaker_reset"
PAUSED_EVENT = "inference_hooks_paused"
RESUMED_EVENT = "inference_hooks_resumed"

NAMES = (
    CONFIG_UPDATED,
    CONFIG_DELETED,
    SECRET_GENERATED,
    DENIED_EVENT,
    FAILED_OPEN_EVENT,
    FAILED_CLOSED_EVENT,
    TRIPPED_EVENT,
    RECOVERED_EVENT,
    RESET_EVENT,
    PAUSED_EVENT,
    RESUMED_EVENT,
)


def offered(store: SenderStore, team: str | None) -> tuple[str, ...]:
    """Event names for the filter of a team's log, or of all teams' with None: none while hooks are not enabled.

    A filter of what is offered, not of what is shown: rows from before stay in the log. Raises `InterlockError` when the store is unusable.
    """
    row = None if team is None else store.team(team)
    rows = store.teams() if team is None else [] if row is None else [row]
    return NAMES if any(_enabled(row) for row in rows) else ()


def _enabled(row: Team) -> bool:
    try:
        settings = decode(row.settings)
    except SettingsError:
        # Its requests fail open and are recorded: the administrator must be able to find them.
        return True
    return settings.enforce and bool(settings.endpoint)


def event(name: str, team: str, at: float, **payload: object) -> Event:
    """A row; values that are None are left out."""
    kept = {key: value for key, value in payload.items() if value is not None}
    return Event(team, name, json.dumps(kept, separators=(",", ":")), at)


def settings_fields(settings: Settings, version: int) -> "dict[str, object]":
    """Settings as an audit row shows them after a change."""
    return {
        "platform": settings.platform,
        "vendor": settings.vendor,
        "enabled": settings.enforce,
        "mode": settings.in_force,
        "verdict_timeout_ms": settings.timeout_ms,
        "rollout_percentage": settings.share,
        "webhook_url": settings.endpoint or None,
        "extra_header_names": list(settings.header_names),
        "private_endpoint": None if settings.private is None else f"{settings.private.host}:{settings.private.port}",
        "blocked_message_changed": settings.blocked_message is not None,
        "covered": settings.covered,
        "source_ranges": list(settings.source_ranges) or None,
        "config_version": version,
    }


def trail(state: str) -> Callable[[Sequence[Event]], None]:
    """Writes rows to the one audit trail, from which they are verified and exported; for `SenderStore.hand_over`. Raises OSError."""
    return lambda rows: append_many(state, [record(row) for row in rows])


def record(row: Event) -> "dict[str, object]":
    """A row as a record of the audit trail."""
    payload = json.loads(row.payload)
    made: dict[str, object] = {"time": stamp(row.at), "event": row.event, "part": "inspect", "team": row.team or None, **payload}
    if row.event == DENIED_EVENT:
        # What Shadow let through is told as the guard tells it.
        made |= {"decision": "allow", "would": "deny", "code": "shadow"} if payload.get("mode") == SHADOW else {"decision": "deny"}
    elif row.event == FAILED_CLOSED_EVENT:
        made |= {"decision": "deny", "code": payload.get("reason")}
    elif row.event == FAILED_OPEN_EVENT:
        made |= {"decision": "allow", "code": payload.get("reason")}
    return made
