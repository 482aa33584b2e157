"""A receiver's answer, read strictly: an allow is never made up, and a deny is never lost over its trimmings."""

from collections.abc import Iterable

from interlock.inspection.sender.outcome import Allow, Deny, Failure
from interlock.inspection.sender.profiles import (
    INVALID_ACTION,
    MAX_ANSWER,
    MAX_DENY_REASON,
    NON_200,
    OVERSIZED,
    UNPARSEABLE,
)

MAX_REFERENCE = 50
_REFERENCE = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._:/-")


def read_answer(status: int, headers: "Iterable[tuple[bytes, bytes]]", body: bytes) -> "Allow | Deny | Failure":
    """What an answer says. `body`: up to one byte more than `MAX_ANSWER`. Raises nothing."""
    if status != 200:
        return Failure(NON_200, status)
    if len(body) > MAX_ANSWER:
        return Failure(OVERSIZED, status)
    for name, value in headers:
        if name.lower() == b"content-encoding" and value.strip().lower() not in (b"", b"identity"):
            return Failure(UNPARSEABLE, status)
    document = _document(body)
    if document is None:
        return Failure(UNPARSEABLE, status)
    action = document.get("action")
    if action == "allow":
        return Allow(status)
    if action != "deny":
        return Failure(INVALID_ACTION, status)
    reason, reference = document.get("deny_reason"), document.get("reference_id")
    return Deny(
        status,
        deny_reason=_shown(reason) if isinstance(reason, str) else None,
        reference_id=reference if isinstance(reference, str) and _is_reference(reference) else None,
    )


def _document(body: bytes) -> "dict[str, object] | None":
    import json

    try:
        # The standard library's decoder, for it can be told to refuse twice-given keys and the numbers that JSON does not have.
        value = json.loads(body.decode("utf-8"), object_pairs_hook=_once, parse_constant=_refuse)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def _once(pairs: "list[tuple[str, object]]") -> "dict[str, object]":
    made = dict(pairs)
    if len(made) != len(pairs):
        raise ValueError("a key is given twice")
    return made


def _refuse(constant: str) -> object:
    raise ValueError(constant)


def _shown(text: str) -> str:
    # A lone surrogate cannot be written anywhere; the deny stands without it.
    return text[:MAX_DENY_REASON].encode("utf-8", "replace").decode("utf-8")


def _is_reference(text: str) -> bool:
    return 1 <= len(text) <= MAX_REFERENCE and _REFERENCE.issuperset(text)
