"""Scope, reasons, references, the cache and the deadline."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from interlock.inspection.cache import Recent
from interlock.inspection.judge import DeadlineError, Judge
from interlock.inspection.platforms import BY_ID
from interlock.inspection.platforms.cursor import PLATFORM
from interlock.inspection.policy import InspectionPolicy
from interlock.inspection.verdict import MAX_REASON, MAX_REFERENCE, REFERENCE_ALPHABET, Located, Verdict, reason, reference
from interlock.model.finding import Finding

WORD = "HIDDENWORD"


def user(*texts: str) -> dict[str, Any]:
    return {"role": "user", "content": [{"type": "text", "text": text} for text in texts]}


def assistant(text: str) -> dict[str, Any]:
    return {"role": "assistant", "content": [{"type": "text", "text": text}]}


def result(text: str) -> dict[str, Any]:
    return {"role": "user", "content": [{"type": "tool_result", "tool_name": "t", "content": text, "is_error": False}]}


def judge(scanner: Any, messages: list[dict[str, Any]], **policy: Any) -> Verdict:
    body = json.dumps({"type": "prompt", "messages": messages}).encode()
    return Judge(scanner, InspectionPolicy(**policy)).judge(PLATFORM, PLATFORM.decode(body), lambda: "il-ref")


SCOPE_CASES = [
    ([user(WORD)], "deny"),
    ([user("a"), assistant("b"), user(WORD)], "deny"),
    ([user(WORD), assistant("b"), user("new")], "allow"),
    ([user("a"), assistant(WORD), user("new")], "allow"),
    ([user("a"), assistant("b"), result(WORD)], "deny"),
    ([user("a"), assistant(WORD)], "deny"),
    ([user("a"), result(WORD), user("new")], "allow"),
    ([result(WORD)], "deny"),
    ([{"role": "narrator", "content": WORD}, user("new")], "allow"),
    ([user("a"), {"role": "narrator", "content": WORD}], "deny"),
    ([user("a"), {"role": "user", "content": [{"type": "attachment", "file_name": WORD, "text": None}]}], "deny"),
    ([user("clean")], "allow"),
    ([], "allow"),
]


@pytest.mark.parametrize(("messages", "action"), SCOPE_CASES, ids=range(len(SCOPE_CASES)))
def test_latest_turn(scanner: Any, messages: list[dict[str, Any]], action: str) -> None:
    verdict = judge(scanner, messages)
    assert verdict.action == action
    assert bool(verdict.findings) == (WORD in json.dumps(messages))


@pytest.mark.parametrize(("messages", "action"), SCOPE_CASES, ids=range(len(SCOPE_CASES)))
def test_transcript(scanner: Any, messages: list[dict[str, Any]], action: str) -> None:
    del action
    assert judge(scanner, messages, scope="transcript").action == ("deny" if WORD in json.dumps(messages) else "allow")


def test_what_is_out_of_scope_is_reported(scanner: Any) -> None:
    verdict = judge(scanner, [user(WORD), assistant("b"), user("x " + WORD)])
    assert [(item.finding.path, item.in_scope, item.denies) for item in verdict.findings] == [
        ("$.messages[0].content[0].text", False, False),
        ("$.messages[2].content[0].text", True, True),
    ]
    assert (verdict.findings[1].finding.start, verdict.findings[1].finding.end) == (2, 12)


def test_shadow_answers_allow_and_keeps_the_reason(scanner: Any) -> None:
    verdict = judge(scanner, [user(WORD)], shadow=True)
    assert (verdict.action, verdict.would_deny, verdict.reference_id) == ("allow", True, "il-ref")
    assert PLATFORM.encode(verdict) == b'{"action":"allow"}'


def test_low_confidence_is_reported_only(scanner: Any) -> None:
    class Low:
        def scan(self, text: str) -> list[Finding]:
            return [Finding("generic", "secrets", 0, 1, confidence="low")]

    verdict = judge(Low(), [user("a")])
    assert (verdict.action, len(verdict.findings)) == ("allow", 1)


def test_a_secret_cut_in_two_texts_is_found(scanner: Any) -> None:
    verdict = judge(scanner, [user("see HIDDEN", "WORD ok")])
    assert verdict.action == "deny"
    assert [(item.finding.path, item.finding.start, item.finding.end) for item in verdict.findings] == [
        ("$.messages[0].content[1].text", 0, 4)
    ]


def test_a_secret_at_the_seam_is_not_found_twice(scanner: Any) -> None:
    assert len(judge(scanner, [user("see " + WORD, "ok")]).findings) == 1


def test_messages_that_were_seen_are_not_scanned_again(scanner: Any) -> None:
    one = Judge(scanner, InspectionPolicy())
    history = [user(f"turn {number}") for number in range(50)]
    first = one.judge(PLATFORM, PLATFORM.decode(json.dumps({"type": "prompt", "messages": history}).encode()), lambda: "r")
    asked = len(scanner.texts)
    again = one.judge(
        PLATFORM, PLATFORM.decode(json.dumps({"type": "prompt", "messages": [*history, user(WORD)]}).encode()), lambda: "r"
    )
    assert (first.scanned, again.scanned) == (50, 1)
    assert WORD in scanner.texts[asked:]
    assert not any("turn" in text for text in scanner.texts[asked:])
    assert again.action == "deny"


def test_a_cached_finding_is_found_again(scanner: Any) -> None:
    one = Judge(scanner, InspectionPolicy())
    body = json.dumps({"type": "prompt", "messages": [user(WORD)]}).encode()
    verdicts = [one.judge(PLATFORM, PLATFORM.decode(body), lambda: "r") for _ in range(2)]
    assert [verdict.action for verdict in verdicts] == ["deny", "deny"]
    assert [verdict.scanned for verdict in verdicts] == [1, 0]


def test_another_detector_set_is_another_cache_key(scanner: Any) -> None:
    body = json.dumps({"type": "prompt", "messages": [user("a")]}).encode()
    frame = PLATFORM.decode(body)
    old = Judge(scanner, InspectionPolicy(), version="1")
    old.judge(PLATFORM, frame, lambda: "r")
    new = Judge(scanner, InspectionPolicy(), version="2")
    new.cache = old.cache
    assert new.judge(PLATFORM, frame, lambda: "r").scanned == 1


def test_past_the_deadline_there_is_no_verdict(scanner: Any) -> None:
    ticks: Iterator[float] = iter(float(number) for number in range(1000))
    slow = Judge(scanner, InspectionPolicy(deadline=5.0), clock=lambda: next(ticks))
    frame = PLATFORM.decode(json.dumps({"type": "prompt", "messages": [user(f"x{number}") for number in range(20)]}).encode())
    with pytest.raises(DeadlineError):
        slow.judge(PLATFORM, frame, lambda: "r")


class Slow:
    """Takes ten seconds of a clock for each scan of a text with this word."""

    def __init__(self, scanner: Any, word: str) -> None:
        self.scanner, self.word, self.time = scanner, word, 0.0

    def scan(self, text: str) -> list[Finding]:
        found: list[Finding] = self.scanner.scan(text)
        if self.word in text:
            self.time += 10
        return found


@pytest.mark.parametrize(
    ("messages", "scope", "denied"),
    [
        # The newest is read first, and what it holds decides.
        ([user("slow"), assistant("x"), user(WORD)], "latest_turn", True),
        ([user("slow"), user("go on"), assistant(WORD)], "latest_turn", True),
        # An old match does not, whatever was not read.
        ([user(WORD), user("slow"), user("later")], "latest_turn", False),
        ([user(WORD), assistant("slow"), user("later")], "latest_turn", False),
        ([user("a"), user("slow"), user("b")], "latest_turn", False),
        ([user("slow"), user("a"), user(WORD), user("b")], "transcript", True),
        ([user(WORD), user("slow"), user("b")], "transcript", False),
    ],
    ids=range(7),
)
def test_past_the_deadline_what_was_found_in_scope_still_denies(
    scanner: Any, monkeypatch: pytest.MonkeyPatch, messages: list[Any], scope: str, denied: bool
) -> None:
    monkeypatch.setattr("interlock.inspection.judge.PART", 1)
    slow = Slow(scanner, "slow")
    judge = Judge(slow, InspectionPolicy(scope=scope, deadline=5.0), clock=lambda: slow.time)
    frame = PLATFORM.decode(json.dumps({"type": "prompt", "messages": messages}).encode())
    if denied:
        assert judge.judge(PLATFORM, frame, lambda: "r").action == "deny"
    else:
        with pytest.raises(DeadlineError):
            judge.judge(PLATFORM, frame, lambda: "r")


@pytest.mark.parametrize(
    ("deadline", "waited", "late"), [(None, 0.5, False), (None, 0.8, True), (2.0, 1.9, False), (2.0, 2.1, True)]
)
def test_time_counts_from_the_arrival_and_ends_before_the_platform_loses_patience(
    scanner: Any, deadline: float | None, waited: float, late: bool
) -> None:
    copilot = BY_ID["copilot-studio"]
    judge = Judge(scanner, InspectionPolicy(deadline=deadline), clock=lambda: 100.0)
    frame = copilot.decode(b'{"plannerContext":{"userMessage":"a"}}')
    if late:
        with pytest.raises(DeadlineError):
            judge.judge(copilot, frame, lambda: "r", 100.0 - waited)
    else:
        assert judge.judge(copilot, frame, lambda: "r", 100.0 - waited).action == "allow"


def test_the_cache_is_bounded() -> None:
    cache: Recent[bytes, int] = Recent(10)
    for number in range(1000):
        cache.put(str(number).encode(), number)
        cache.get(b"0")
    assert len(cache) <= 21
    assert cache.get(b"0") == 0
    assert cache.get(b"500") is None


def located(detector: str, provenance: str) -> Located:
    return Located(Finding(detector, "secrets", 0, 1), provenance, True, True)


def test_a_reason_is_never_too_long() -> None:
    many = [
        located("very-long-detector-name-" + "x" * 30 + str(number), place)
        for number in range(40)
        for place in ("member", "attachment", "unknown")
    ]
    assert len(reason(many)) <= MAX_REASON


@pytest.mark.parametrize(
    ("found", "parts"),
    [
        ([("github-token", "member")], ["a GitHub token in your message", "Take the message back"]),
        ([("aws-access-key", "attachment")], ["an AWS access key in an attachment", "the file"]),
        ([("jwt", "tool-output")], ["a JWT in a tool's output", "start a new conversation"]),
        ([("jwt", "member"), ("jwt", "member")], ["a JWT in your message"]),
        ([("jwt", "member"), ("npm-token", "tool-input")], ["a JWT in your message; an npm token in a tool call"]),
    ],
    ids=range(5),
)
def test_a_reason_says_what_and_where(found: list[tuple[str, str]], parts: list[str]) -> None:
    text = reason([located(*item) for item in found])
    for part in parts:
        assert part in text


def test_a_reference_is_stable_and_in_the_alphabet() -> None:
    one = reference(b"t", b"id", b"d" * 32)
    assert one == reference(b"t", b"id", b"d" * 32)
    assert one != reference(b"t", b"id", b"e" * 32)
    assert len(one) <= MAX_REFERENCE
    assert REFERENCE_ALPHABET.issuperset(one)
