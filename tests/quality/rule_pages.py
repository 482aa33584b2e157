"""The pages of `docs/rules`, from the rules and their cases. Write them again with: python -m tests.quality.rule_pages"""

import importlib
import json
import sys
from pathlib import Path
from typing import Any

from interlock.policy.rule import Rule
from interlock.policy.rules import FAMILIES, load

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "rules"
CASES = ROOT / "tests" / "cases" / "policy"
SHOWN = 3


def shown(row: dict[str, Any]) -> str:
    """A case as one line, "" for one that needs more."""
    if row.get("kind", "shell") == "shell":
        text = str(row.get("command", ""))
        flags = {name: value for name, value in row.get("arguments", {}).items() if name != "command"}
        if flags:
            text += f"   # called with {json.dumps(flags)}"
    elif row.get("server") or row.get("tool"):
        text = f"{row['kind']} {row.get('server', '')}.{row.get('tool', '')} {json.dumps(row.get('arguments', {}), ensure_ascii=False)}"
    else:
        what = row.get("paths") or row.get("url") or row.get("text") or row.get("content") or ""
        text = f"{row['kind']} {what if isinstance(what, str) else ' '.join(what)}"
    plain = text.isprintable() and len(text) <= 110 and "`" not in text
    # The test of the documentation takes these for commands of this repository.
    return text if plain and text.split(" ", 1)[0] not in ("make", "interlock") else ""


def examples(rule: Rule, hit: bool) -> list[str]:
    """A few cases that the rule hits, or that it leaves alone."""
    path = CASES / f"{rule.id.partition('.')[0].replace('-', '_')}.jsonl"
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [text for row in rows if row["rule"] == rule.id and row["hit"] is hit and (text := shown(row))][:SHOWN]


def section(rule: Rule) -> str:
    """One rule."""
    lines = [f"## {rule.id}", "", rule.description, ""]
    lines += ["| decision | severity | maturity | since |", "|---|---|---|---|"]
    lines += [f"| {rule.decision} | {rule.severity} | {rule.maturity} | {rule.since} |", ""]
    lines += [f"You are told: {rule.human}", "", f"The agent is told: {rule.agent}", ""]
    for title, hit in (("Stopped by it:", True), ("Not stopped by it:", False)):
        found = examples(rule, hit)
        if found:
            lines += [title, "", "```", *found, "```", ""]
    return "\n".join(lines)


def page(family: str) -> str:
    """The page of one family."""
    module = importlib.import_module(f"interlock.policy.rules.{family}")
    about = (module.__doc__ or "").strip().splitlines()[0]
    head = f"# Rules: {family.replace('_', ' ')}\n\n{about}\n\nThis page is generated from the rules and their cases. [All rules](index.md)\n\n"
    return head + "\n".join(section(rule) for rule in load(family).RULES)


def index() -> str:
    """The list of all rules."""
    lines = ["# Rules", "", "Every rule of the guard, on by default. `interlock guard explain` prints the same list.", ""]
    lines += ["| rule | decision | severity | what |", "|---|---|---|---|"]
    for family in FAMILIES:
        for rule in load(family).RULES:
            anchor = rule.id.replace(".", "")
            lines.append(f"| [{rule.id}]({family}.md#{anchor}) | {rule.decision} | {rule.severity} | {rule.description} |")
    return "\n".join(lines) + "\n"


def pages() -> dict[Path, str]:
    """Every page by its path."""
    found = {PAGES / f"{family}.md": page(family) for family in FAMILIES}
    found[PAGES / "index.md"] = index()
    return found


def write() -> None:
    """Writes every page and removes what is none."""
    PAGES.mkdir(exist_ok=True)
    wanted = pages()
    for path in PAGES.glob("*.md"):
        if path not in wanted:
            path.unlink()
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
    sys.exit(0)
