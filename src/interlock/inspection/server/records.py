"""The audit row of a verdict: identifiers, codes and places. Never content: no text, no key that could be text, no reason."""

import time
from functools import lru_cache

from interlock.inspection.frames import Frame
from interlock.inspection.verdict import Verdict

#: Findings listed in one row; the count says how many there were. A row has to fit in 4 KB.
MAX_FINDINGS = 12
MAX_ID = 80
_PLAIN = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._:/-@+")
_PLAIN_BYTES = "".join(sorted(_PLAIN)).encode()


def row(event: str, *, at: float, webhook_id: str, platform: str, key_id: str, tenant: str, size: int) -> dict[str, object]:
    """The fields that every row has. `at` is Unix seconds, `tenant` the ring's name, `size` the body's bytes."""
    return {
        "event": event,
        "time": f"{_second(int(at))}.{int(at * 1000) % 1000:03d}Z",
        "part": "inspect",
        "platform": platform,
        "webhook_id": identifier(webhook_id),
        "key_id": key_id,
        "ring": tenant,
        "bytes": size,
    }


@lru_cache(maxsize=4)
def _second(at: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(at))


def verdict_row(base: dict[str, object], frame: Frame, verdict: Verdict, *, milliseconds: float) -> dict[str, object]:
    """The row of a verdict."""
    base["action"] = verdict.action
    if verdict.would_deny:
        base["would_deny"] = True
        base["reference_id"] = verdict.reference_id
    base["type"] = identifier(frame.event)
    if frame.request_id and frame.request_id != base["webhook_id"]:
        base["request_id"] = identifier(frame.request_id)
    for name, value in (
        ("tenant_id", frame.tenant),
        ("actor_type", frame.actor_type),
        ("actor_id", frame.actor),
        ("application", frame.application),
        ("session_id", frame.session),
        ("model", frame.model),
    ):
        if value:
            base[name] = _known(value)
    base["messages"] = len(frame.messages)
    base["read"] = verdict.scanned
    if verdict.findings:
        base["finding_count"] = len(verdict.findings)
        # Those that deny come first: the list may be cut.
        ordered = sorted(verdict.findings, key=lambda located: not located.denies)
        base["findings"] = [
            {
                "detector": located.finding.detector,
                "path": located.finding.path,
                "confidence": located.finding.confidence,
                "provenance": located.provenance,
                "in_scope": located.in_scope,
                "denies": located.denies,
                **({"tool": identifier(located.tool)} if located.tool else {}),
            }
            for located in ordered[:MAX_FINDINGS]
        ]
    base["ms"] = round(milliseconds, 3)
    return base


def identifier(value: str) -> str:
    """An identifier of a frame as it may be kept: plain characters, cut; anything else becomes ``?``."""
    cut = value[:MAX_ID]
    if cut.isascii() and not cut.encode().translate(None, _PLAIN_BYTES):
        return cut
    return "".join(char if char in _PLAIN else "?" for char in cut)


#: Of identifiers that come again and again.
_known = lru_cache(maxsize=2048)(identifier)
