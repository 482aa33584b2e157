"""The guard's side of the policy page: its rules, how often each spoke, and what the policy files change."""

from collections import Counter
from typing import Any

from starlette.responses import Response

from interlock.guard import pause, policy_files, policy_stack, trust
from interlock.memory.shown import printable
from interlock.policy.document import Layer
from interlock.policy.document_rules import is_floor
from interlock.policy.document_settings import Settings
from interlock.policy.explain import rule as rule_by_id
from interlock.policy.rule import Rule
from interlock.policy.rules import FAMILIES, load
from interlock.web.page import View
from interlock.web.pages.policy_trail import MOST_RECORDS, Look

_DAYS = 7
_TITLES = {"mcp": "MCP"}
#: Rules that this version does not have, and trusted project files that are listed.
_MOST_UNKNOWN, _MOST_FILES = 20, 50


class Spoken:
    """How often each rule had a part in a verdict."""

    def __init__(self, view: View) -> None:
        self.look = Look(view.dashboard.state, view.now - _DAYS * 86_400)
        self.asked: Counter[str] = Counter()
        """Verdicts that asked a person."""
        self.denied: Counter[str] = Counter()
        """Verdicts that denied."""
        self.passed: Counter[str] = Counter()
        """Verdicts that shadow mode or a pause let pass."""
        for row in self.look.rows("verdict", b'"rules":['):
            listed = row.get("rules")
            if not isinstance(listed, list):
                continue
            into = {"ask": self.asked, "deny": self.denied}.get(str(row.get("decision")), self.passed)
            into.update({str(name) for name in listed})

    def of(self, id: str) -> dict[str, int]:
        """Counts of one rule."""
        return {"asked": self.asked[id], "denied": self.denied[id], "passed": self.passed[id]}


def show(view: View) -> Response:
    """The page."""
    state = view.dashboard.state
    spoken = Spoken(view)
    stack = policy_stack.stack(state, state)
    families = []
    known = set()
    for family in FAMILIES:
        module = load(family)
        name = family.replace("_", "-")
        rules = [{**_described(rule, stack.settings), **spoken.of(rule.id)} for rule in module.RULES]
        known |= {rule.id for rule in module.RULES}
        families.append(
            {
                "name": name,
                "title": _TITLES.get(name, name.replace("-", " ").capitalize()),
                "about": (module.__doc__ or "").strip().partition("\n")[0],
                "off": name in stack.settings.off,
                "rules": rules,
                "total": sum(one["asked"] + one["denied"] + one["passed"] for one in rules),
            }
        )
    others = Counter({name: 1 for counter in (spoken.asked, spoken.denied, spoken.passed) for name in counter if name not in known})
    paused = pause.read(state)
    return view.render(
        "policy_guard.html",
        families=families,
        others=[(printable(name), spoken.of(name)) for name in sorted(others)[:_MOST_UNKNOWN]],
        mode=stack.settings.mode,
        paused=paused.end if paused is not None and paused.start <= view.now < paused.end else 0.0,
        layers=[_layer(layer) for layer in stack.layers],
        system_file=f"{policy_files.SYSTEM_FOLDER}/{policy_files.FILE}",
        user_file=f"{state}/{policy_files.FILE}",
        trusted=[
            {"path": printable(path), "by": printable(str(entry.get("by", ""))), "at": printable(str(entry.get("at", "")))}
            for path, entry in sorted(trust.trusted(state).items())[:_MOST_FILES]
        ],
        look=spoken.look,
        most=MOST_RECORDS,
        days=_DAYS,
    )


def one(view: View) -> Response:
    """One rule in words."""
    found = rule_by_id(view.part("rule"))
    if found is None:
        return view.render("error.html", 404, message="There is no such rule.", help="Choose one from the list.")
    state = view.dashboard.state
    stack = policy_stack.stack(state, state)
    hit = found.hit()
    spoken = Spoken(view)
    return view.render(
        "policy_rule.html",
        rule={**_described(found, stack.settings), **spoken.of(found.id)},
        human=hit.human,
        agent=hit.agent,
        since=found.since,
        look=spoken.look,
        most=MOST_RECORDS,
        days=_DAYS,
    )


def _described(rule: Rule, settings: Settings) -> dict[str, Any]:
    family = rule.id.partition(".")[0]
    floor = is_floor(rule.hit())
    own = settings.rules.get(rule.id) or settings.raised.get(rule.id) or ""
    if family in settings.off and not floor:
        own = own or "off"
    return {
        "id": rule.id,
        "decision": rule.decision,
        "now": own if own != rule.decision else "",
        "severity": rule.severity,
        "maturity": rule.maturity,
        "description": rule.description,
        "floor": floor,
    }


def _layer(layer: Layer) -> dict[str, Any]:
    """A policy file: its entries and what is wrong with it."""
    return {
        "name": layer.name,
        "path": printable(layer.path),
        "entries": [
            {
                "key": printable(f"{entry.key}.{entry.name}" if entry.name else entry.key),
                "value": printable(str(entry.value).lower() if isinstance(entry.value, bool) else str(entry.value)),
                "line": entry.line,
                "in_force": layer.counts(entry),
            }
            for entry in layer.entries
        ],
        "problems": [{"line": problem.line, "text": problem.text, "help": problem.help} for problem in layer.problems],
    }
