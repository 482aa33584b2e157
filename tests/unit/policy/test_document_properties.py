"""What holds for every policy: the floor stays, and a file that nobody has trusted lowers nothing."""

import json
from pathlib import Path
from typing import Any

import tomlkit
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.unit.policy.facts import ROOT, FixedFacts

from interlock.model.toolcall import ToolCall
from interlock.model.verdict import RANK, Verdict
from interlock.policy import judge
from interlock.policy.document import FIXED_PACKS, PACKS, PROJECT, USER, Layer, read
from interlock.policy.document_merge import merge
from interlock.policy.document_rules import LOWERABLE, is_floor
from interlock.policy.document_settings import Settings
from interlock.policy.explain import rules

CASES = Path(__file__).parents[2] / "cases" / "policy"

_NOT_FIELDS = {"rule", "hit", "expect", "class", "note", "id", "why"}


def calls() -> list[ToolCall]:
    """Every call of the rules' own cases."""
    found = []
    for path in sorted(CASES.glob("*.jsonl")):
        if path.stem in ("everyday", "stopped"):
            continue
        for line in path.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            fields: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in row.items() if k not in _NOT_FIELDS}
            found.append(ToolCall(host="cursor", event="preToolUse", **{"cwd": ROOT, **fields}))
    return found


CALLS = calls()
COMMANDS = sorted({call.command for call in CALLS if call.kind == "shell" and not set(call.command) & set("|;&$`<>\n\"'\\")})
PATHS = [
    "src",
    "old.py",
    "~/scratch",
    "~/Documents",
    "~/.bashrc",
    "~/.ssh",
    "/etc",
    "/srv/**",
    "**/*.key",
    ".env*",
    "/usr",
    "/tmp/x",
]
HOSTS = ["example.com", "*.example.com", "webhook.site", "169.254.169.254", "localhost", "*.com"]
TOOLS = ["github/*", "github/delete_*", "postgres/*", "filesystem/*", "*b*/*"]


def entries(commands: list[str]) -> st.SearchStrategy[dict[str, list[str]]]:
    """A table of ``[allow]``, ``[ask]`` or ``[deny]``."""
    words = st.sampled_from(commands)
    some = words | words.map(lambda text: text.split()[0] + " ...") | words.map(lambda text: " ".join(text.split()[:2]) + " ...")
    return st.fixed_dictionaries(
        {},
        optional={
            "commands": st.lists(some, max_size=8),
            "paths": st.lists(st.sampled_from(PATHS), max_size=4),
            "hosts": st.lists(st.sampled_from(HOSTS), max_size=3),
            "tools": st.lists(st.sampled_from(TOOLS), max_size=3),
        },
    )


def rule_settings() -> st.SearchStrategy[dict[str, str]]:
    free = [one.id for one in rules() if (one.decision == "ask" or one.id in LOWERABLE) and not one.id.startswith(FIXED_PACKS)]
    return st.dictionaries(st.sampled_from(free), st.sampled_from(["allow", "ask", "deny"]), max_size=8)


def documents() -> st.SearchStrategy[dict[str, Any]]:
    """Policies without a fault, loosening as much as can be written."""
    table = entries(COMMANDS)
    return st.fixed_dictionaries(
        {},
        optional={
            "mode": st.sampled_from(["enforce", "shadow"]),
            "packs": st.dictionaries(st.sampled_from([p for p in PACKS if p not in FIXED_PACKS]), st.booleans(), max_size=8),
            "rules": rule_settings(),
            "allow": table,
            "ask": table,
            "deny": table,
            "git": st.fixed_dictionaries(
                {"protected_branches": st.lists(st.sampled_from(["feature/*", "stable", "x"]), max_size=2)}
            ),
            "workspace": st.fixed_dictionaries(
                {},
                optional={
                    "roots": st.lists(
                        st.sampled_from(["/", "~", "/etc", "~/.ssh", "~/shared", "~/Documents", "/srv/x"]), max_size=3
                    ),
                    "temp": st.lists(st.sampled_from(["/", "~", "/usr", "~/.config", "~/scratch", "/srv/t"]), max_size=3),
                },
            ),
        },
    )


def layer(document: dict[str, Any], name: str = USER, *, trusted: bool = True) -> Layer:
    found = read(tomlkit.dumps(document), name, "policy.toml", ROOT if name == PROJECT else "", trusted=trusted)
    assert found.problems == ()
    return found


def floor(verdict: Verdict) -> set[str]:
    return {hit.rule for hit in verdict.hits if is_floor(hit)}


quick = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@given(call=st.sampled_from(CALLS))
@quick
def test_no_settings_and_empty_settings_are_the_same(call: ToolCall) -> None:
    one, other = judge(call, FixedFacts()), judge(call, FixedFacts(), Settings())
    assert one.decision == other.decision
    assert one.code == other.code
    assert one.effects == other.effects
    assert [(h.rule, h.decision, h.target, h.human, h.agent) for h in one.hits] == [
        (h.rule, h.decision, h.target, h.human, h.agent) for h in other.hits
    ]


@given(document=documents(), chosen=st.lists(st.sampled_from(CALLS), min_size=12, max_size=12))
@quick
def test_no_policy_lowers_the_floor(document: dict[str, Any], chosen: list[ToolCall]) -> None:
    own = merge([layer(document)])
    for call in chosen:
        before, after = judge(call, FixedFacts()), judge(call, FixedFacts(), own)
        assert floor(before) <= floor(after), (call.command or call.paths, own.plain())


@given(user=documents(), project=documents(), chosen=st.lists(st.sampled_from(CALLS), min_size=8, max_size=8))
@quick
def test_an_untrusted_project_lowers_nothing(user: dict[str, Any], project: dict[str, Any], chosen: list[ToolCall]) -> None:
    alone = merge([layer(user)])
    both = merge([layer(user), layer(project, PROJECT, trusted=False)])
    for call in chosen:
        before, after = judge(call, FixedFacts(), alone), judge(call, FixedFacts(), both)
        assert RANK[after.decision] >= RANK[before.decision], (call.command or call.paths, alone.plain(), both.plain())
    assert not (alone.mode == "enforce" and both.mode == "shadow")


@given(document=documents(), call=st.sampled_from(CALLS))
@quick
def test_a_broken_file_is_never_looser_than_the_built_in_policy(document: dict[str, Any], call: ToolCall) -> None:
    text = tomlkit.dumps(document) + "\n[unheard-of]\n"
    broken = read(text, USER, "policy.toml", trusted=True)
    assert broken.problems
    before, after = judge(call, FixedFacts()), judge(call, FixedFacts(), merge([broken]))
    assert RANK[after.decision] >= RANK[before.decision]


@given(text=st.text(max_size=200))
@quick
def test_any_text_is_read_without_an_error(text: str) -> None:
    found = read(text, USER, "policy.toml", trusted=True)
    assert merge([found]).plain()
