"""Audit rows by their documented names (reference of the protocol, 1.15): identifiers and codes only."""

import json

from interlock.inspection.sender.outcome import DENIED_EVENT, FAILED_CLOSED_EVENT, FAILED_OPEN_EVENT
from interlock.inspection.sender.settings import Settings
from interlock.storage.sender_port import Event

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
        "config_version": version,
    }
