"""What becomes of a question, and the verdicts that no rule gives."""

import pytest

from interlock.guard import heartbeat, settings
from interlock.guard.gate import settle
from interlock.guard.reasons import REASONS, refuse
from interlock.hosts.base import texts
from interlock.model.verdict import ALLOW, ASK, DENY, Hit, Verdict

HIT = Hit("git.force-push", ASK, "This rewrites main.", "Push to a branch.", "main")


def test_a_question_without_a_channel_is_a_deny_with_its_own_reason() -> None:
    settled = settle(Verdict(ASK, (HIT,), ("push main (certain)",)))
    assert settled.decision == DENY
    assert settled.code == "no-channel"
    assert [hit.rule for hit in settled.hits] == ["guard.no-channel", "git.force-push"]
    assert {hit.decision for hit in settled.hits} == {DENY}
    assert settled.effects == ("push main (certain)",)
    human, agent = texts(settled)
    assert "run it yourself" in human
    assert "This rewrites main. [git.force-push]" in human
    assert "Push to a branch." in agent


def test_other_verdicts_stay_as_they_are() -> None:
    for verdict in (Verdict(ALLOW), Verdict(DENY, (HIT,))):
        assert settle(verdict) is verdict


def test_an_unknown_decision_is_a_deny() -> None:
    assert settle(Verdict("maybe")).code == "internal-error"


@pytest.mark.parametrize("code", sorted(REASONS))
def test_every_reason_has_both_texts(code: str) -> None:
    verdict = refuse(code, "the detail")
    assert verdict.decision == DENY
    assert verdict.code == code
    human, agent = texts(verdict)
    assert f"[guard.{code}]" in human
    assert "{" not in human + agent
    assert agent


def test_deny_exit_is_read_per_host_and_strict_by_default(tmp_path: object) -> None:
    state = str(tmp_path)
    path = f"{state}/{settings.FILE}"
    assert settings.load(state, "cursor").deny_exit == 2
    for text, expected in (
        ("[hosts.cursor]\ndeny_exit = 0\n", 0),
        ("[hosts.cursor]\ndeny_exit = 2\n", 2),
        ("[hosts.cursor]\ndeny_exit = 1\n", 2),
        ("[hosts.cursor]\ndeny_exit = false\n", 2),
        ("[hosts.claude]\ndeny_exit = 0\n", 2),
        ("hosts = 3\n", 2),
        ("broken", 2),
        ("", 2),
    ):
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        assert settings.load(state, "cursor").deny_exit == expected, text


def test_heartbeat(tmp_path: object) -> None:
    state = f"{tmp_path}/new/state"
    assert heartbeat.last(state, "cursor") is None
    heartbeat.record(state, "cursor", "3.21.16")
    heartbeat.record(state, "cursor", "3.22.0")
    found = heartbeat.last(state, "cursor")
    assert found is not None
    assert found["host_version"] == "3.22.0"
    assert isinstance(found["at"], float)
