"""``interlock guard explain``: a past verdict by its reference, a rule or a machine reason by its id, or the list of rules."""

import click

from interlock.cli import output
from interlock.config.paths import state_dir
from interlock.model.errors import NEGATIVE, OK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.model.verdict import Hit
    from interlock.policy.rule import Rule

_COLOURS = {"allow": "green", "ask": "yellow", "deny": "red"}
#: References are looked for among this many of the newest records.
RECORDS = 200_000


@click.command()
@output.json_option
@click.argument("name", metavar="[REF|RULE-ID]", required=False)
def explain(as_json: bool, name: str | None) -> int:
    """Explain a past verdict, a rule or a reason; without an argument, list the rules.

    \b
    interlock guard explain k7m2qd
    interlock guard explain filesystem.delete-home
    interlock guard explain guard.deadline

    REF is the short name in the text of a verdict ("Interlock (ref k7m2qd): ..."). Leaves with 1 when nothing has that name.
    """
    if name is None:
        return _list(as_json)
    described = _reason(name) if name.startswith(("guard.", "budget.")) else _rule(name)
    if described is not None:
        if as_json:
            output.emit_json({"rule": described})
        else:
            _show_rule(described)
        return OK
    record = _record(name)
    if record is None:
        return _unknown(name, as_json)
    shown = _verdict(record)
    if as_json:
        output.emit_json({"verdict": shown})
    else:
        _show_verdict(shown)
    return OK


def _list(as_json: bool) -> int:
    from interlock.policy.explain import rules

    listed = [_described(rule) for rule in rules()]
    if as_json:
        output.emit_json({"rules": listed})
    else:
        output.table(
            ("rule", "decision", "severity", "what"),
            [(rule["id"], rule["decision"], rule["severity"], rule["description"]) for rule in listed],
        )
    return OK


def _rule(name: str) -> "dict[str, object] | None":
    from interlock.policy.explain import rule

    found = rule(name)
    return None if found is None else _described(found)


def _described(rule: "Rule") -> "dict[str, object]":
    hit = rule.hit()
    return {
        "id": rule.id,
        "decision": rule.decision,
        "severity": rule.severity,
        "maturity": rule.maturity,
        "since": rule.since,
        "description": rule.description,
        "human": hit.human,
        "agent": hit.agent,
        "allow": _way(hit),
        "docs": f"docs/rules/{rule.id.partition('.')[0]}.md",
    }


def _reason(name: str) -> "dict[str, object] | None":
    """A verdict that no rule of the policy gives: a fault, a deadline, a budget."""
    from interlock.guard.reasons import REASONS, refuse
    from interlock.policy.reduce import budget

    family, _, code = name.partition(".")
    if family == "guard" and code in REASONS:
        hit = refuse(code, "what it was stands in the message").hits[0]
    elif family == "budget" and code in ("depth", "step-budget"):
        hit = budget(code)
    else:
        return None
    return {"id": name, "decision": hit.decision, "severity": "", "maturity": "stable", "since": "0.1",
            "description": "A verdict of the guard itself, not of a rule.", "human": hit.human, "agent": hit.agent, "allow": "",
            "docs": "docs/guard.md"}  # fmt: skip


def _way(hit: "Hit") -> str:
    """How a person lets the action happen."""
    from interlock.policy.document_rules import is_floor

    own = "Run it yourself in your own terminal"
    if is_floor(hit):
        return own + "; no approval and no policy lifts this rule."
    return own + ", or let your own policy allow this command, path or host (see: interlock policy show)."


def _record(name: str) -> "dict[str, object] | None":
    """The newest record of a reference."""
    found = None
    for record in _records():
        if record.get("id") == name.lower():
            found = record
    return found


def _records() -> "list[dict[str, object]]":
    from collections import deque

    from interlock.audit import reader

    return list(deque((record for record in reader.read(state_dir()) if record.get("event") == "verdict"), maxlen=RECORDS))


def _verdict(record: "dict[str, object]") -> "dict[str, object]":
    listed = record.get("rules")
    rules = []
    for name in listed if isinstance(listed, list) else []:
        text = str(name)
        rules.append(_rule(text) or _reason(text) or {"id": text, "description": "This version has no rule of that name."})
    effects = record.get("effects")
    return {
        **{
            key: record.get(key)
            for key in ("id", "time", "host", "hook", "conversation", "kind", "tool", "decision", "code", "what")
        },
        "effects": effects if isinstance(effects, list) else [],
        "rules": rules,
    }


def _show_verdict(shown: "dict[str, object]") -> None:
    decision = str(shown["decision"])
    head = click.style(decision, fg=_COLOURS.get(decision), bold=True) if output.colour_on() else decision
    who = " ".join(str(shown[key]) for key in ("host", "hook", "tool") if shown[key])
    output.echo(f"{head}  {shown['id']}  {str(shown['time'])[:19].replace('T', ' ')}  {who}")
    output.echo(f"  what: {_plain(shown['what'])}")
    effects, rules = shown["effects"], shown["rules"]
    if isinstance(effects, list) and effects:
        output.echo("  effects: " + ", ".join(_plain(effect) for effect in effects))
    if shown["code"]:
        output.echo(f"  reason: {_plain(shown['code'])}")
    for rule in rules if isinstance(rules, list) else []:
        output.echo(f"  rule: {rule['id']}" + (f" ({rule['decision']})" if rule.get("decision") else ""))
        output.echo(f"    {rule['description']}")
        for label, key in (("why", "human"), ("safer", "agent"), ("to allow it", "allow"), ("docs", "docs")):
            if rule.get(key):
                output.echo(f"    {label}: {rule[key]}")


def _show_rule(described: "dict[str, object]") -> None:
    for name, value in described.items():
        if value:
            output.echo(f"{name + ':':13}{value}")


def _unknown(name: str, as_json: bool) -> int:
    """What comes closest, and exit code 1."""
    import difflib

    from interlock.guard.reasons import REASONS
    from interlock.policy.explain import rules

    ids = [rule.id for rule in rules()] + ["guard." + code for code in REASONS]
    references = [str(record["id"]) for record in _records() if "id" in record]
    near = difflib.get_close_matches(name, ids, n=3) + difflib.get_close_matches(name.lower(), references[-2000:], n=3)
    near += [one for one in ids if name and name in one and one not in near][:5]
    if as_json:
        output.emit_json({"unknown": name, "closest": near})
    else:
        advice = (
            "the closest are: " + ", ".join(near)
            if near
            else "interlock guard explain lists the rules; interlock audit tail the verdicts"
        )
        output.print_error(f"there is no rule and no verdict '{name}'", advice)
    return NEGATIVE


def _plain(value: object) -> str:
    """Text of a record without what would steer a terminal."""
    return "".join(char if char.isprintable() else "?" for char in str(value or ""))
