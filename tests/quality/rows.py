"""Every labelled action of the repository with the decision that the product gives now."""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

from tests.unit.policy.facts import ROOT, FixedFacts

from interlock.guard import bench
from interlock.model.toolcall import SHELL, ToolCall
from interlock.policy import judge

CASES = Path(__file__).parents[1] / "cases" / "policy"
CORPORA = sorted((CASES / "corpus").glob("*.jsonl"))


@cache
def report(path: Path) -> bench.Report:
    """The scores of one corpus."""
    return bench.run(bench.read(str(path)))


def key(value: object) -> str:
    """A short name of an action that stays the same as long as the action does."""
    return hashlib.sha256(json.dumps(value, sort_keys=True, ensure_ascii=False).encode()).hexdigest()[:16]


def _case(fields: dict[str, Any]) -> str:
    """The decision on a row of the rules' own cases, with the facts of the policy tests."""
    call: dict[str, Any] = {
        k: tuple(v) if isinstance(v, list) else v for k, v in fields.items() if k not in ("rule", "hit", "expect")
    }
    call.setdefault("kind", SHELL)
    call.setdefault("cwd", ROOT)
    facts = FixedFacts(cwd=str(call["cwd"]), roots=call.get("roots", (ROOT,)))
    return judge(ToolCall(host="cursor", event="preToolUse", **call), facts).decision


@cache
def decisions() -> dict[str, tuple[str, str]]:
    """Key of an action that must be stopped -> where it stands and the decision on it, for the corpora and the cases of every rule."""
    found: dict[str, tuple[str, str]] = {}
    for path in CORPORA:
        wrong = {row.id: got for row, got in report(path).mismatches}
        for row in bench.read(str(path)):
            if row.expect != "allow":
                found[key([row.kind, row.action])] = (f"corpus/{path.stem}:{row.id}", wrong.get(row.id, row.expect))
    for path in sorted(CASES.glob("*.jsonl")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            fields = json.loads(line)
            name = key({k: v for k, v in fields.items() if k not in ("rule", "hit", "expect")})
            found[name] = (f"{path.stem}:{number}", _case(fields))
    return found
