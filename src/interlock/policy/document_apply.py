"""Judgement under a policy of the person's own: the built-in rules, what the policy lifts, and what it adds.

The floor is judged on all effects and never lifted. An allow entry takes effects away before the other rules are asked, so that it
lifts what it names and nothing beside it.
"""

from ..model.facts import Facts, Watch
from ..model.toolcall import MCP, OTHER, SHELL, ToolCall
from ..model.verdict import ALLOW, ASK, DENY, RANK, Hit, Verdict
from ..shell.program import Program
from . import BUDGET_CODES, lower_command, unsandboxed
from .document_match import Paths, command_allowed, command_listed, host_allowed, host_listed, tool_allowed, tool_listed
from .document_rules import is_floor, own_rule
from .document_settings import Settings
from .effects.paths import HOME_FILE, OUTSIDE, TEMP, WORKSPACE, normal, tags_of, zone_of
from .effects.types import DELETE, FETCH, PACKAGE, PERMISSION, READ, SEND, SYSTEM, WRITE, Effect
from .reduce import MAX_HITS, budget, collect

FILE_KINDS = (DELETE, PERMISSION, READ, WRITE)
TREES = ("tree", "mirror", "shred", "found", "move")

#: Zones in which a policy may put a further workspace root or temporary folder: nowhere that holds a floor of its own.
OPEN_ZONES = (HOME_FILE, OUTSIDE, TEMP, WORKSPACE)


def judge(call: ToolCall, facts: Facts, settings: Settings) -> Verdict:
    """The verdict on a tool call under `settings`. `facts` is as before when this returns."""
    before = (facts.roots, facts.tmp, facts.protected_branches, facts.watch)
    watch = _Watch(settings, facts)
    facts.watch = watch
    facts.roots = facts.roots + usable(settings.roots, facts)
    facts.tmp = facts.tmp + usable(settings.temp, facts)
    facts.protected_branches = facts.protected_branches + settings.branches
    try:
        code = ""
        if call.kind == SHELL:
            effects, code = lower_command(call.command, facts, call.dialect, call.cwd)
            unsandboxed(call.arguments, effects)
        else:
            from .effects.tools import lower_tool

            effects, code = lower_tool(call, facts)
        return _decide(call, effects, facts, settings, watch, code)
    finally:
        facts.roots, facts.tmp, facts.protected_branches, facts.watch = before


def usable(folders: "tuple[str, ...]", facts: Facts) -> "tuple[str, ...]":
    """The folders that may count as workspace or temporary: absolute, and neither they nor a link's target lie where the floor watches."""
    found: list[str] = []
    for folder in folders:
        path = normal(folder, "", facts.home, facts.platform == "windows")
        if not path:
            continue
        spellings = (path, facts.real(path))
        if all(zone_of(p, facts) in OPEN_ZONES and not tags_of(p, facts.home, facts) for p in spellings):
            found.extend(p for p in spellings if p not in found)
    return tuple(found)


class _Watch(Watch):
    """Follows the lowering: which effects an allow entry takes away, and which commands the policy itself stops."""

    __slots__ = ("_paths", "facts", "found", "lifted", "settings")

    def __init__(self, settings: Settings, facts: Facts) -> None:
        self.settings = settings
        self.lifted: list[Effect] = []
        self.found: list[Hit] = []
        self.facts = facts
        self._paths: dict[str, Paths] = {}

    def paths(self, decision: str) -> Paths:
        """The path entries of a decision; made when a file is first looked at, as links have to be resolved for it."""
        found = self._paths.get(decision)
        if found is None:
            entries = self.settings.allow if decision == ALLOW else self.settings.ask if decision == ASK else self.settings.deny
            found = self._paths[decision] = Paths(entries.get("paths", []), self.facts)
        return found

    def program(self, program: Program, added: "list[Effect]") -> None:
        settings = self.settings
        for decision, entries in ((DENY, settings.deny), (ASK, settings.ask)):
            for entry in entries.get("commands", ()):
                if command_listed(entry, program):
                    self.found.append(own_rule(decision, "command").hit(entry))
        if added and any(command_allowed(entry, program) for entry in settings.allow.get("commands", ())):
            self.lifted.extend(e for e in added if not (e.kind == SYSTEM and e.verb == "elevated"))

    def wants(self, path: str) -> bool:
        return bool(self.paths(DENY).covering(path) or self.paths(ASK).covering(path))

    def own(self, effect: Effect) -> "list[Hit]":
        """Hits of the policy's own path and host entries on one effect."""
        hits: list[Hit] = []
        place = effect.place
        for decision, entries in ((DENY, self.settings.deny), (ASK, self.settings.ask)):
            if place is not None and effect.kind in FILE_KINDS:
                whole = effect.kind == DELETE and (effect.verb in TREES or "tree" in effect.flags)
                if self.paths(decision).listed(place, whole=whole or (effect.kind == PERMISSION and "tree" in effect.flags)):
                    hits.append(own_rule(decision, "path").hit(place.shown))
            if effect.kind in (SEND, FETCH) or (effect.kind == PACKAGE and effect.verb == "install-odd"):
                entry = host_listed(entries.get("hosts", []), effect.target)
                if entry:
                    hits.append(own_rule(decision, "host").hit(entry))
        return hits

    def lifts(self, effect: Effect) -> bool:
        """Whether an allow entry means this effect."""
        if any(effect is one for one in self.lifted):
            return True
        if effect.place is not None and effect.kind in FILE_KINDS:
            return "elsewhere" not in effect.flags and self.paths(ALLOW).allows(effect.place)
        if effect.kind in (SEND, FETCH) or (effect.kind == PACKAGE and effect.verb == "install-odd"):
            return host_allowed(self.settings.allow.get("hosts", []), effect.target)
        return False


def _decide(call: ToolCall, effects: "list[Effect]", facts: Facts, settings: Settings, watch: _Watch, code: str) -> Verdict:
    hits = _filtered(call, effects, facts, settings, watch)
    own = list(watch.found)
    for effect in effects:
        own.extend(watch.own(effect))
    if call.kind in (MCP, OTHER):
        for decision, entries in ((DENY, settings.deny), (ASK, settings.ask)):
            entry = tool_listed(entries.get("tools", []), call.server, call.tool)
            if entry:
                own.append(own_rule(decision, "tool").hit(entry))
    seen: set[tuple[str, str]] = set()
    for hit in own:
        if (hit.rule, hit.target) not in seen:
            seen.add((hit.rule, hit.target))
            hits.append(hit)
    if len(hits) > MAX_HITS:
        hits.sort(key=lambda h: h.decision != DENY)
        hits = hits[:MAX_HITS]
    shown = tuple(e.skeleton() for e in effects[:24])
    if code in BUDGET_CODES:
        return Verdict(DENY, (budget(code), *hits), shown, code)
    hits.sort(key=lambda h: -RANK[h.decision])
    return Verdict(hits[0].decision if hits else ALLOW, tuple(hits), shown)


def _filtered(call: ToolCall, effects: "list[Effect]", facts: Facts, settings: Settings, watch: _Watch) -> "list[Hit]":
    """Hits of the built-in rules after packs, rule settings and allow entries."""
    if not effects:
        return []
    full = collect(effects, facts, limit=0)
    if call.kind == MCP and tool_allowed(settings.allow.get("tools", []), call.server, call.tool):
        rest: list[Effect] = []
    else:
        rest = [e for e in effects if not watch.lifts(e)]
    left = None if len(rest) == len(effects) else {(h.rule, h.target) for h in collect(rest, facts, limit=0)}
    kept: list[Hit] = []
    for hit in full:
        if is_floor(hit):
            kept.append(hit)
            continue
        level = settings.rules.get(hit.rule, hit.decision)
        if hit.rule.partition(".")[0] in settings.off or (left is not None and (hit.rule, hit.target) not in left):
            level = ALLOW
        least = settings.raised.get(hit.rule, ALLOW)
        if RANK[least] > RANK[level]:
            level = least
        if level != ALLOW:
            kept.append(hit if level == hit.decision else _at(hit, level))
    return kept


def _at(hit: Hit, level: str) -> Hit:
    """The hit at another decision, with the matching end of its text."""
    from .rule import WAY

    return Hit(hit.rule, level, hit.human.replace(WAY[hit.decision], WAY[level]), hit.agent, hit.target)
