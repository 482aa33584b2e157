"""What a request for approval is bound to and shows, and how an answer is given and recorded. Off the hook's allow and deny path.

The answer is bound to a digest of the exact action. What is kept to be shown is redacted: the queue holds no secret.
"""

import time

from interlock.audit import chain, layout
from interlock.guard.gate import reference
from interlock.guard.redacted import Redactor, redactor
from interlock.guard.singleflight import canonical, details
from interlock.model import toolcall
from interlock.model.jsontext import JsonError, dumps, loads
from interlock.model.toolcall import ToolCall
from interlock.model.verdict import Verdict
from interlock.storage.approvals_port import ApprovalStore, Request

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.guard.challenge.preview import Preview
    from interlock.guard.facts import SystemFacts

#: Seconds for which a request can be decided that no hook waits for.
LASTS = 1800.0
#: Characters of an action that are kept for the person; what is longer is cut, and says so.
SHOWN = 100_000


def action_digest(call: ToolCall, facts: "SystemFacts") -> str:
    """Keyed digest of the exact action: what runs, on what, and where. An answer to one digest says nothing about another.

    Keyed with the trail's key, so that a short secret in an action cannot be guessed from the queue. Raises OSError without the key.
    """
    parts = [
        call.host,
        call.kind,
        call.server,
        call.dialect,
        facts.real(facts.cwd),
        canonical([facts.real(root) for root in facts.roots]),
        call.command,
        canonical(list(call.paths)),
        call.text,
        call.url,
        details(call),
    ]
    return layout.mac(chain.load_key(facts.state), b"action 1\0", canonical(parts).encode("utf-8", "surrogatepass")).hex()


def action(call: ToolCall, clean: "Redactor | None" = None) -> str:
    """The whole action as a person reads it, without its secrets when `clean` is given."""
    kind = call.kind
    arguments = call.arguments if clean is None else clean.value(call.arguments)
    if kind == toolcall.SHELL:
        text = call.command
    elif kind == toolcall.MCP:
        name = f"{call.server}/{call.tool}" if call.server else call.tool
        text = f"{name} {_pretty(arguments)}"
    elif kind == toolcall.FETCH:
        text = call.url
    elif kind in (toolcall.WRITE, toolcall.PATCH):
        text = "\n".join((*call.paths, call.content))
    elif call.paths:
        text = "\n".join(call.paths)
    else:
        text = call.text or _pretty(arguments)
    shown = text[:SHOWN] if clean is None else clean.start(text, SHOWN)
    return shown + f"\n... {len(text) - SHOWN} more characters are not shown" if len(text) > SHOWN else shown


def _pretty(value: object) -> str:
    import json

    return json.dumps(value, ensure_ascii=False, indent=2)


def request(call: ToolCall, verdict: Verdict, facts: "SystemFacts", preview: "Preview | None", now: float, lasts: float) -> Request:
    """A new question about this call that can be decided for `lasts` seconds. Raises OSError without the key of the state folder."""
    clean = redactor(facts.state)
    shown = clean.value(
        {
            "action": action(call, clean),
            "kind": call.kind,
            "tool": call.tool,
            "cwd": facts.cwd,
            "roots": list(facts.roots),
            "rules": sorted({hit.rule for hit in verdict.hits}),
            "why": list(dict.fromkeys(hit.human for hit in verdict.hits)),
            "effects": list(verdict.effects),
            "preview": None if preview is None else preview.document(),
        }
    )
    return Request(
        id=reference(),
        digest=action_digest(call, facts),
        created=now,
        expires=now + lasts,
        shown=dumps(shown),
        host=call.host,
        conversation=call.conversation,
        preview="" if preview is None else preview.digest,
    )


def decide(
    store: ApprovalStore,
    state: str,
    id: str,
    *,
    approve: bool,
    actor: str,
    reason: str = "",
    seen: "tuple[str, str] | None" = None,
) -> "Request | None":
    """Give a person's answer and record it; None when the request is not open any more, or is not what the person saw.

    `seen`: digest and preview of what was shown, for a person who was shown it some time before.

    The record comes before the answer counts, so that no action runs on a yes that the trail does not show. Raises OSError when it
    cannot be written; then nothing is decided.
    """
    from interlock.audit.record import stamp

    now = time.time()
    found = store.get(id)
    if found is None or found.state != "open" or found.expires <= now:
        return None
    if seen is not None and seen != (found.digest, found.preview):
        return None
    record: dict[str, object] = {
        "time": stamp(now),
        "event": "approval",
        "id": id,
        "host": found.host,
        "decision": "approved" if approve else "denied",
        "rules": shown(found).get("rules", []),
        "actor": actor,
    }
    chain.append(state, record)
    seal = _seal(state, found, actor, now) if approve else ""
    return store.decide(id, approve=approve, actor=actor, reason=reason[:500], now=now, seal=seal)


def genuine(state: str, found: Request) -> bool:
    """Whether a yes was given by `decide` on this machine, for this action and preview. Raises OSError without the key."""
    return bool(found.seal) and found.seal == _seal(state, found, found.actor, found.decided)


def _seal(state: str, found: Request, actor: str, decided: float) -> str:
    """A queue that something else wrote to must not let anything through; see `sealed` for what that can and cannot keep out."""
    body = canonical([found.id, found.digest, found.preview, actor, repr(decided)])
    return layout.mac(chain.load_key(state), b"approval 1\0", body.encode("utf-8", "surrogatepass")).hex()


def shown(found: Request) -> "dict[str, object]":
    """What a request shows; empty once it has ended."""
    try:
        value = loads(found.shown) if found.shown else {}
    except JsonError:
        value = {}
    return value if isinstance(value, dict) else {}


def document(found: Request, now: float) -> "dict[str, object]":
    """A request as JSON-ready values."""
    return {
        "id": found.id,
        "state": found.state,
        "host": found.host,
        "conversation": found.conversation,
        "created": found.created,
        "expires": found.expires,
        "waiting": found.waited > now,
        "actor": found.actor,
        "reason": found.reason,
        "request": shown(found) or None,
    }
