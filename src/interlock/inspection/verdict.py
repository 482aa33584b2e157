"""The verdict on a frame and how it reads: what to take back, never the match."""

import hashlib
import json
from collections.abc import Iterable

from msgspec import Struct

from interlock.inspection import frames
from interlock.model.finding import Finding
from interlock.model.verdict import ALLOW, DENY

#: Family of findings about tool calls (`tools.FAMILY`); their detectors are ids of rules.
TOOLS = "tools"
#: Code points of `deny_reason` that a platform keeps.
MAX_REASON = 500
#: Characters of `reference_id`, and their alphabet.
MAX_REFERENCE = 50
REFERENCE_ALPHABET = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._:/-")

_ALLOW = b'{"action":"allow"}'

#: Words for a detector id whose parts are not plain English.
_NAMES = {
    "aws": "AWS", "github": "GitHub", "gitlab": "GitLab", "npm": "npm", "jwt": "JWT", "pem": "PEM", "openai": "OpenAI",
    "anthropic": "Anthropic", "slack": "Slack", "stripe": "Stripe", "google": "Google", "gcp": "GCP", "azure": "Azure", "url": "URL",
    "pypi": "PyPI", "grafana": "Grafana", "twilio": "Twilio", "sendgrid": "SendGrid", "iban": "IBAN", "api": "API", "ssh": "SSH",
    "huggingface": "Hugging Face", "digitalocean": "DigitalOcean", "databricks": "Databricks", "telegram": "Telegram", "id": "ID",
}  # fmt: skip

#: Beginnings that are spoken with a vowel.
_AN = ("a", "A", "e", "E", "i", "I", "o", "O", "npm", "SSH")

_PLACES = {
    frames.MEMBER: "your message",
    frames.ATTACHMENT: "an attachment",
    frames.TOOL_OUTPUT: "a tool's output",
    frames.TOOL_INPUT: "a tool call",
    frames.AGENT: "the assistant's text",
    frames.UNKNOWN: "the conversation",
}


class Located(Struct, frozen=True, gc=False):
    """A finding in a frame: where it is and whether it counts for the verdict."""

    finding: Finding
    """What was found; its `path` is the full JSON path in the frame."""
    provenance: str
    """Where the text came from."""
    in_scope: bool
    """Whether it lies in what the policy judges."""
    denies: bool
    """Whether it is a reason for the deny."""
    tool: str = ""
    """The tool whose call or output it is, ""."""


class Verdict(Struct, frozen=True, gc=False):
    """The judgement of one frame."""

    action: str
    """``allow`` or ``deny``: what is answered."""
    deny_reason: str
    """For the member, at most 500 code points, "" on allow; never quotes the match."""
    reference_id: str
    """Joins the answer and our audit row, "" on allow."""
    would_deny: bool
    """Whether the policy denies; differs from `action` in shadow mode."""
    findings: tuple[Located, ...]
    """Everything that was found, in scope or not, in document order."""
    blocks: int
    """String leaves of the messages that were read."""
    scanned: int
    """Messages looked at now; the others were known."""
    event: str
    """The frame's event."""


def allowed(event: str, findings: tuple[Located, ...] = (), blocks: int = 0, scanned: int = 0) -> Verdict:
    """An allow."""
    return Verdict(ALLOW, "", "", False, findings, blocks, scanned, event)


def late(event: str, action: str, reference_id: str) -> Verdict:
    """The verdict on a frame that could not be judged in time, where the policy does not leave it to the platform."""
    if action != DENY:
        return allowed(event)
    text = "This request could not be checked in time. Send it again, shorter if you can."
    return Verdict(DENY, text, reference_id, True, (), 0, 0, event)


def wire(verdict: Verdict) -> bytes:
    """The answer of Cursor and Claude."""
    if verdict.action != DENY:
        return _ALLOW
    return json.dumps(
        {"action": DENY, "deny_reason": verdict.deny_reason, "reference_id": verdict.reference_id},
        ensure_ascii=False,
        separators=(",", ":"),
    ).encode()


def reference(*parts: bytes) -> str:
    """The same for the same request, so that every worker and every retry names the same row."""
    return "il-" + hashlib.sha256(b"\0".join(parts)).hexdigest()[:20]


def reason(denying: Iterable[Located]) -> str:
    """The text of a deny: kinds and places in the order found, then what to do."""
    grouped: dict[str, list[str]] = {}
    stopped: list[str] = []
    for located in denying:
        if located.finding.family == TOOLS:
            stopped.append(located.finding.detector)
            continue
        names = grouped.setdefault(_PLACES.get(located.provenance, _PLACES[frames.UNKNOWN]), [])
        name = described(located.finding.detector)
        if name not in names:
            names.append(name)
    if stopped:
        return _tool_reason(list(dict.fromkeys(stopped)), grouped)
    what = "; ".join(f"{_listed(names)} in {place}" for place, names in grouped.items())
    if _PLACES[frames.MEMBER] in grouped and len(grouped) == 1:
        advice = "Take the message back, remove it and send the message again."
    elif (
        _PLACES[frames.ATTACHMENT] in grouped
        and len(grouped) <= 2
        and not set(grouped) - {_PLACES[frames.MEMBER], _PLACES[frames.ATTACHMENT]}
    ):
        advice = "Take the message back, remove it from the text or the file and send it again."
    else:
        advice = "Take back your last message or start a new conversation, and keep it out of what the assistant reads."
    tail = f". {advice} If it is real, replace it: it may have been seen."
    if len(what) + len(tail) + 7 > MAX_REASON:
        what = what[: MAX_REASON - len(tail) - 8].rstrip() + "…"
    return f"Found: {what}{tail}"


def _tool_reason(rules: list[str], grouped: dict[str, list[str]]) -> str:
    text = f"The tool call breaks the {'rule' if len(rules) == 1 else 'rules'} {_listed(rules)}"
    if grouped:
        text += "; " + "; ".join(f"{_listed(names)} in {place}" for place, names in grouped.items())
    return text[: MAX_REASON - 90] + ". Nothing was run. Ask for a safer way, or have an administrator change the rule."


def described(detector: str) -> str:
    """A detector id in words: ``github-token`` -> ``a GitHub token``."""
    words = " ".join(_NAMES.get(part, part) for part in detector.split("-"))
    article = "an" if words.startswith(_AN) else "a"
    return f"{article} {words}"


def _listed(names: list[str]) -> str:
    if len(names) == 1:
        return names[0]
    if len(names) > 4:
        return ", ".join(names[:4]) + f" and {len(names) - 4} more"
    return ", ".join(names[:-1]) + " and " + names[-1]
