"""Every rule against its cases, and the demands on rules themselves."""

import json
from pathlib import Path

import pytest
from tests.unit.policy.facts import ROOT, FixedFacts

from interlock import policy
from interlock.model.toolcall import ToolCall
from interlock.policy import judge
from interlock.policy.explain import rule, rules
from interlock.policy.rules import FAMILIES, families_of, load

CASES = Path(__file__).parents[2] / "cases" / "policy"
SOURCE = Path(policy.__file__).parent


def case_rows() -> list[tuple[str, dict[str, object]]]:
    rows = []
    for path in sorted(CASES.glob("*.jsonl")):
        if path.stem in ("everyday", "stopped"):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            rows.append((f"{path.stem}:{number}", json.loads(line)))
    return rows


ROWS = case_rows()


def as_call(row: dict[str, object]) -> tuple[ToolCall, FixedFacts]:
    fields = {k: tuple(v) if isinstance(v, list) else v for k, v in row.items() if k not in ("rule", "hit", "expect")}
    cwd = str(fields.get("cwd", ROOT))
    roots = fields.get("roots", (ROOT,))
    assert isinstance(roots, tuple)
    fields.setdefault("cwd", cwd)
    call = ToolCall(host="cursor", event="preToolUse", **fields)  # type: ignore[arg-type]
    return call, FixedFacts(cwd=cwd, roots=roots)


@pytest.mark.parametrize(("where", "row"), ROWS, ids=[r[0] for r in ROWS])
def test_case(where: str, row: dict[str, object]) -> None:
    call, facts = as_call(row)
    verdict = judge(call, facts)
    hit = [h.rule for h in verdict.hits]
    if row["hit"]:
        known = rule(str(row["rule"]))
        assert known is not None
        assert row["rule"] in hit, (where, row, verdict.effects)
        assert verdict.decision in ("deny", known.decision)
    else:
        assert row["rule"] not in hit, (where, row, verdict.effects)


def test_every_family_is_listed() -> None:
    on_disk = sorted(p.stem for p in (SOURCE / "rules").glob("*.py") if p.stem != "__init__")
    assert list(FAMILIES) == on_disk == sorted(FAMILIES)


@pytest.mark.parametrize("one", rules(), ids=[r.id for r in rules()])
def test_rule_is_complete(one: object) -> None:
    from interlock.policy.rule import Rule

    assert isinstance(one, Rule)
    family, _, name = one.id.partition(".")
    assert name
    assert one.id == one.id.lower().replace("_", "-")
    assert family.replace("-", "_") in FAMILIES
    assert one.decision in ("ask", "deny")
    assert one.severity in ("critical", "high", "medium", "low")
    assert one.maturity in ("stable", "incubating")
    assert one.since
    assert one.description.endswith(".")
    assert "\n" not in one.description
    assert one.human.endswith(".")
    assert one.agent.endswith(".")
    hit = one.hit("target")
    assert "Do not hide it" in hit.agent
    cases = [row for _, row in ROWS if row["rule"] == one.id]
    assert sum(1 for c in cases if c["hit"]) >= 2, "two hits"
    assert sum(1 for c in cases if not c["hit"]) >= 2, "two near misses"


def test_rules_are_sorted_and_unique() -> None:
    ids = [r.id for r in rules()]
    assert len(ids) == len(set(ids))
    for family in FAMILIES:
        listed = [r.id for r in load(family).RULES]
        assert listed == sorted(listed)


def test_every_kind_has_a_family() -> None:
    from interlock.policy.effects.types import KINDS, Effect

    for kind in KINDS:
        assert families_of(Effect(kind, "write", flags=("data",))), kind
