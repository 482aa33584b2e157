"""The audit record of one verdict: who, what, decision, rules, timing. Never a tool input, a file's content or a secret."""

import time

from interlock.audit import skeleton
from interlock.model import toolcall
from interlock.model.toolcall import ToolCall
from interlock.model.verdict import ALLOW, ASK, DENY, Verdict

_MAX_ID = 64
_MAX_TOOL = 64
_MAX_RULES = 16


def stamp(now: float) -> str:
    """UTC time to the millisecond, e.g. ``2026-11-30T13:24:00.123Z``, of seconds since 1970."""
    seconds = int(now)
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds)) + ".%03dZ" % int((now - seconds) * 1000)  # noqa: UP031


def verdict(call: ToolCall, result: Verdict, *, now: float, ms: float, home: str = "", id: str = "") -> "dict[str, object]":
    """Record of a judged tool call.

    `now` is seconds since 1970, `ms` how long the judgement took, `home` the person's home folder (shown as ``<home>``), `id`
    the reference that the person sees with the verdict.
    """
    record: dict[str, object] = {"time": stamp(now), "event": "verdict"}
    if id:
        record["id"] = id
    record["host"] = call.host
    record["hook"] = call.event
    if call.conversation:
        record["conversation"] = label(call.conversation, _MAX_ID)
    if call.generation:
        record["generation"] = label(call.generation, _MAX_ID)
    record["kind"] = call.kind
    if call.tool:
        record["tool"] = label(call.tool, _MAX_TOOL)
    record["decision"] = result.decision
    if result.hits:
        record["rules"] = sorted({hit.rule for hit in result.hits})[:_MAX_RULES]
    if result.code:
        record["code"] = result.code
    if result.decision == ALLOW and result.hits:
        # Let through by shadow mode or a pause.
        record["would"] = DENY if any(hit.decision == DENY for hit in result.hits) else ASK
    record["what"] = what(call, home)
    if result.hits and result.effects:
        # The kind and the verb only: a target could name what the skeleton leaves out.
        record["effects"] = list(dict.fromkeys([" ".join(effect.split(" ", 2)[:2]) for effect in result.effects]))[:_MAX_RULES]
    record["ms"] = round(ms, 2)
    return record


def fault(host: str, event: str, code: str, *, now: float, ms: float = 0.0) -> "dict[str, object]":
    """Record of a payload that could not be judged and was therefore denied; `code` is the machine reason."""
    return {
        "time": stamp(now),
        "event": "verdict",
        "host": label(host, 32),
        "hook": label(event, 48),
        "decision": "deny",
        "code": label(code, 48),
        "ms": round(ms, 2),
    }


def result(host: str, event: str, found: "dict[str, int]", *, now: float, ms: float = 0.0) -> "dict[str, object]":
    """Record of a tool's result that held something: `found` is name of the detector -> how often."""
    return {
        "time": stamp(now),
        "event": "result",
        "host": label(host, 32),
        "hook": label(event, 48),
        "found": {label(name, 48): number for name, number in sorted(found.items())[:_MAX_RULES]},
        "ms": round(ms, 2),
    }


def what(call: ToolCall, home: str = "") -> str:
    """Readable skeleton of the action."""
    kind = call.kind
    if kind == toolcall.SHELL:
        return skeleton.command(call.command, home, call.roots)
    if kind == toolcall.MCP:
        shown = label(call.server, 48) + "/" if call.server else ""
        names = sorted([label(str(name), 24) for name in call.arguments])[:12]
        return "mcp " + shown + label(call.tool, 48) + "(" + ", ".join(names) + ")"
    if kind == toolcall.FETCH:
        return "fetch " + skeleton.url(call.url)
    if call.paths:
        shown = " ".join([skeleton.path(path, home, call.roots) for path in call.paths[:6]])
        return kind + " " + shown + (" \u2026" if len(call.paths) > 6 else "")
    return kind


def label(text: str, limit: int) -> str:
    """An identifier for a record: odd characters become ``?``, and what is longer than `limit` is cut."""
    if not (text.isascii() and text.replace("-", "a").replace("_", "a").isalnum()):
        text = "".join([char if char.isalnum() or char in "-_.:@/" else "?" for char in text[: limit + 1]])
    return text if len(text) <= limit else text[:limit] + "\u2026"
