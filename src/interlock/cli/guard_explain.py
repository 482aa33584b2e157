"""``interlock guard explain``: a past verdict by its reference, a rule or a machine reason by its id, or the list of rules."""

import click

from interlock.cli import output
from interlock.config.paths import state_dir
from interlock.model.errors import NEGATIVE, OK

_COLOURS = {"allow": "green", "ask": "yellow", "deny": "red"}
#: So many of the newest references are compared with one that is not known.
_NEAR = 2_000


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
    from interlock.guard import explain as explained

    if name is None:
        return _list(as_json)
    described = explained.named(name)
    if described is not None:
        if as_json:
            output.emit_json({"rule": described})
        else:
            _show_rule(described)
        return OK
    record = explained.record(state_dir(), name)
    if record is None:
        return _unknown(name, as_json)
    shown = explained.verdict(record)
    if as_json:
        output.emit_json({"verdict": shown})
    else:
        _show_verdict(shown)
    return OK


def _list(as_json: bool) -> int:
    from interlock.guard.explain import rules

    listed = rules()
    if as_json:
        output.emit_json({"rules": listed})
    else:
        output.table(
            ("rule", "decision", "severity", "what"),
            [(rule["id"], rule["decision"], rule["severity"], rule["description"]) for rule in listed],
        )
    return OK


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
    from itertools import islice

    from interlock.audit.search import Query, Search
    from interlock.guard.reasons import REASONS
    from interlock.policy.explain import rules

    ids = [rule.id for rule in rules()] + ["guard." + code for code in REASONS]
    references = [str(record["id"]) for record in islice(Search(state_dir(), Query(event="verdict")), _NEAR) if "id" in record]
    near = difflib.get_close_matches(name, ids, n=3) + difflib.get_close_matches(name.lower(), references, n=3)
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
