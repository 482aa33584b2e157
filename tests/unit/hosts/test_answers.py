"""Answers against each host's contract: recorded ones are read as recorded, ours always say what was decided or more."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.hosts.contracts import ALLOW, DENY, NOTHING, NotHonoured, told

from interlock.guard.gate import settle
from interlock.guard.reasons import REASONS, refuse
from interlock.hosts import registry
from interlock.model.verdict import ASK, RANK, Hit, Verdict

CASES = Path(__file__).parents[2] / "cases" / "hosts"
GATES = [(host, event) for host in registry.HOSTS for event in sorted(registry.codec(host).gates)]
RESPONSES = [path for host in registry.HOSTS for path in sorted((CASES / host / "responses").glob("*.*"))]
RECORDED = {"deny": DENY, "block": DENY, "stop": DENY, "allow": ALLOW, "rewrite": ALLOW, "ask": ASK}


@pytest.mark.parametrize("path", RESPONSES, ids=lambda path: f"{path.parts[-3]}/{path.name}")
def test_recorded_responses(path: Path) -> None:
    host, data = path.parts[-3], path.read_bytes()
    event, form = path.name.removeprefix("bad.").split(".")[:2]
    if path.name.startswith("bad."):
        with pytest.raises(NotHonoured):
            told(host, event, data)
        return
    assert told(host, event, data) == RECORDED.get(form, NOTHING)


def test_there_are_recorded_responses_of_all_but_one_host() -> None:
    """Windsurf reads no document."""
    assert {path.parts[-3] for path in RESPONSES} == set(registry.HOSTS) - {"windsurf"}
    assert sum(path.name.startswith("bad.") for path in RESPONSES) > 8


@pytest.mark.parametrize(("host", "event"), GATES)
def test_an_allow_leaves_the_host_in_charge(host: str, event: str) -> None:
    answer = registry.codec(host).encode(event, Verdict("allow"))
    assert answer.stderr == ""
    assert answer.code == 0
    assert told(host, event, answer.stdout) == (ALLOW if host == "cursor" else NOTHING)


@pytest.mark.parametrize(("host", "event"), GATES)
@pytest.mark.parametrize("code", sorted(REASONS))
def test_every_fault_blocks_with_its_reason(host: str, event: str, code: str) -> None:
    answer = registry.codec(host).encode(event, refuse(code, "detail"))
    assert told(host, event, answer.stdout, answer.stderr, answer.code) == DENY
    assert f"[guard.{code}]" in answer.stderr
    assert answer.stderr.isprintable()
    if host == "codex":
        assert answer.code == (0 if code in ("no-channel", "prompt-blocked") else 2)
    elif host != "cline":
        assert answer.code == 2


@given(
    st.sampled_from(GATES),
    st.sampled_from(["allow", "ask", "deny", "", "permit"]),
    st.lists(st.builds(Hit, st.text(min_size=1), st.sampled_from(["ask", "deny"]), st.text(), st.text()), max_size=3),
    st.sampled_from([0, 2, 1, 7]),
    st.booleans(),
)
def test_no_answer_is_weaker_than_the_verdict(
    gate: tuple[str, str], decision: str, hits: list[Hit], deny_exit: int, settled: bool
) -> None:
    host, event = gate
    verdict = Verdict(decision, tuple(hits))
    if settled:
        verdict = settle(verdict)
    answer = registry.codec(host).encode(event, verdict, deny_exit)
    answered = told(host, event, answer.stdout, answer.stderr, answer.code)
    assert RANK.get(answered, 0) >= RANK.get(decision, RANK["deny"])
    if answered == DENY:
        assert answer.stderr.isprintable()
        assert answer.stderr
        # A document that gets lost still blocks, where the host can be told so by the code at all.
        if deny_exit != 0 and host not in ("codex", "cline"):
            assert answer.code == 2


@pytest.mark.parametrize("host", registry.HOSTS)
def test_an_event_that_nobody_knows_is_blocked(host: str) -> None:
    for event in ("", "beforeTeleport"):
        answer = registry.codec(host).encode(event, refuse("unknown-event"))
        assert answer.code == (0 if host == "cline" else 2)
        assert answer.stderr


@pytest.mark.parametrize("host", registry.HOSTS)
def test_what_is_told_on_an_open_event_is_valid_and_blocks_nothing(host: str) -> None:
    codec = registry.codec(host)
    assert codec.results <= codec.open_events
    assert not codec.gates & codec.open_events
    neutral: dict[str, object] = {"additional_context": "c", "user_message": "m"}
    for event in sorted(codec.open_events):
        for document in (codec.context(event, "text"), codec.told(event, neutral), codec.told(event, {})):
            if not document:
                continue
            if host == "cursor":
                assert all(isinstance(value, str) for value in document.values())
            else:
                assert told(host, event, json.dumps(document).encode()) == NOTHING
    for event in sorted(codec.results):
        if host not in ("cursor",):
            assert "text" in json.dumps(codec.context(event, "text"))


@pytest.mark.parametrize("host", ["claude", "codex"])
def test_memory_can_ask_for_a_follow_up(host: str) -> None:
    document = registry.codec(host).told("Stop", {"followup_message": "go on"})
    assert document == {"decision": "block", "reason": "go on"}
    assert told(host, "Stop", json.dumps(document).encode()) == DENY
    assert registry.codec(host).told("PreCompact", {"followup_message": "go on"}) == {}
