"""Replaces findings by typed placeholders such as ``<secret:github-token:3f9a1c>``.

The six hex digits are a keyed fingerprint of what was there: equal values get equal placeholders, so a reader can tell that two are
the same, and nobody without the key can test a guess. Redacting twice changes nothing, because no detector takes a placeholder for
a value.
"""

from interlock.model.finding import Finding

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_LABELS = {"secrets": "secret"}
_RANK = {"high": 0, "medium": 1, "low": 2}


def redact(text: str, findings: "Iterable[Finding]", key: bytes) -> str:
    """The text with every span of `findings` replaced; overlapping spans become one placeholder, named by the surest finding.

    `findings` are those of this very text, in any order; `key` is at least 16 random bytes. Raises ValueError for a shorter key.
    """
    ordered = sorted(findings, key=lambda item: (item.start, -item.end))
    if not ordered:
        return text
    if len(key) < 16:
        raise ValueError("a redaction key has at least 16 bytes")
    pieces = []
    done = 0
    group: list[Finding] = []
    end = 0
    for finding in ordered:
        if group and finding.start >= end:
            pieces += [text[done : group[0].start], _placeholder(text, group, end, key)]
            done = end
            group = []
        group.append(finding)
        end = max(end, finding.end) if len(group) > 1 else finding.end
    pieces += [text[done : group[0].start], _placeholder(text, group, end, key), text[end:]]
    return "".join(pieces)


def redact_text(text: str, key: bytes, scan: "Callable[[str], Iterable[Finding]] | None" = None) -> str:
    """The text without its secrets, by the engine of the standard library or by `scan`."""
    if scan is None:
        from interlock.detectors import hook

        scan = hook.scan
    return redact(text, scan(text), key)


def fingerprint(value: str, key: bytes, label: str = "") -> str:
    """Six hex digits of an HMAC-SHA256 of the value."""
    import hmac

    return hmac.digest(key, f"{label}\0{value}".encode("utf-8", "surrogatepass"), "sha256").hex()[:6]


def _placeholder(text: str, group: list[Finding], end: int, key: bytes) -> str:
    best = min(group, key=lambda item: (_RANK.get(item.confidence, 3), item.start - item.end))
    label = _LABELS.get(best.family, best.family)
    return f"<{label}:{best.detector}:{fingerprint(text[group[0].start : end], key, best.detector)}>"
