"""What is found when messages are looked over first is what is found when each is read, with the real detectors."""

import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest

from interlock.detectors.engine import Scanner
from interlock.detectors.registry import FAMILIES
from interlock.inspection import unread
from interlock.inspection.frames import OVERLAP
from interlock.inspection.judge import Judge
from interlock.inspection.platforms.cursor import PLATFORM
from interlock.inspection.policy import InspectionPolicy
from interlock.inspection.sample import canary_text
from interlock.inspection.verdict import Verdict
from interlock.model.finding import Finding

sys.path.insert(0, str(Path(__file__).parents[3]))
from tests.unit.detectors.cases import load

SCANNER = Scanner(("secrets", "pii", "unicode"), engine="hyperscan")
TEXTS = [case.text for family in ("secrets", "pii", "unicode") for case in load(family)]
_FINDING = ("path", "detector", "start", "end", "confidence")
WORDS = [
    "",
    "plain words",
    "na\u00efve",
    "\u6f22\u5b57",
    "\U0001f600",
    'say "x"',
    "a\\b",
    "C:\\new",
    "\t",
    "\r\n",
    "/",
    "\x1b[0m",
    "\u2028",
]


class Reading:
    """The same scanner for a judge that reads every message."""

    def scan(self, text: str) -> list[Finding]:
        return SCANNER.scan(text)


def told(verdict: Verdict) -> list[Any]:
    return [
        (*(getattr(item.finding, name) for name in _FINDING), item.provenance, item.in_scope, item.denies, item.tool)
        for item in verdict.findings
    ]


def both(body: bytes) -> list[Any]:
    """What is found, which is the same both ways."""
    policy = InspectionPolicy(families=("secrets", "pii", "unicode"))
    one, other = (Judge(scanner, policy, deadline=60.0) for scanner in (SCANNER, Reading()))
    frame = PLATFORM.decode(body)
    overlooked, read = (judge.judge(PLATFORM, frame, lambda: "r") for judge in (one, other))
    assert told(overlooked) == told(read), body
    assert (overlooked.action, overlooked.deny_reason) == (read.action, read.deny_reason)
    return told(read)


def text(rng: random.Random) -> str:
    parts = [rng.choice(WORDS) if rng.random() < 0.8 else rng.choice(TEXTS) for _ in range(rng.randint(1, 4))]
    return rng.choice(["", " ", "\n", '"', "\\"]).join(parts)


def block(rng: random.Random) -> Any:
    made = text(rng)
    kind = rng.randint(0, 8)
    if kind <= 2:
        return {"type": "text", "text": made}
    return [
        {"type": "tool_result", "tool_use_id": "t", "tool_name": "f", "content": made, "is_error": False},
        {"type": "tool_result", "content": [{"type": "text", "text": made}, {"type": "text", "text": text(rng)}]},
        {
            "type": "tool_use",
            "tool_name": "f",
            "input": {"query": made, "n": rng.choice([4111111111111111, 4.111111111111111e15, 12, None])},
        },
        {"type": "text", "text": made, "other": text(rng)},
        {"text": made, "type": "text"},
        {"type": "attachment", "file_name": "a.txt", "text": made, "size_bytes": 12},
    ][kind - 3]


def message(rng: random.Random) -> Any:
    content: Any = [block(rng) for _ in range(rng.randint(1, 3))]
    if rng.random() < 0.1:
        content = text(rng)
    if rng.random() < 0.2:
        # A text that is cut in two.
        whole = rng.choice(TEXTS)
        cut = rng.randint(0, len(whole))
        content = [{"type": "text", "text": "x " * rng.randint(0, 200) + whole[:cut]}, {"type": "text", "text": whole[cut:]}]
    return {"role": rng.choice(["user", "assistant", "user"]), "content": content}


@pytest.mark.parametrize("seed", range(12))
def test_equal_on_mixtures(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(seed)
    monkeypatch.setattr(unread, "CHUNK", rng.choice([1, 500, unread.CHUNK]))
    for _ in range(30):
        style = rng.choice([{"separators": (",", ":")}, {}, {"indent": 1}])
        document = {"type": "prompt", "messages": [message(rng) for _ in range(rng.randint(1, 12))]}
        both(json.dumps(document, ensure_ascii=rng.random() < 0.3, **style).encode("utf-8", "replace"))  # type: ignore[arg-type]


@pytest.mark.parametrize("position", range(0, len(canary_text()) + 1, 3))
@pytest.mark.parametrize("before", [0, OVERLAP + 40])
def test_a_secret_that_is_cut_in_two_texts(position: int, before: int) -> None:
    whole = canary_text()
    texts = ["x " * before + whole[:position], "", whole[position:]]
    content = [{"type": "text", "text": part} for part in texts]
    assert both(json.dumps({"type": "prompt", "messages": [{"role": "user", "content": content}]}, separators=(",", ":")).encode())


@pytest.mark.parametrize(
    "written",
    [
        '{"role":"user","content":[{"type":"text","text":"@"}]}',
        '{"role":"user","content":"@"}',
        '{"role":"user","content":[{"type":"later","deep":{"er":["@"]}}]}',
        '{"role":"user","content":[{"type":"text","text":"a\\nb \\"@\\" c\\\\"}]}',
        '{"role":"user","content":[{"type":"text","text":"\\u00e9 @"}]}',
        '{"role":"user","content":[{"type":"text","text":"\u00e9\u6f22 @"}]}',
        '{"role":"user","content":[{"type":"text","text":"@","text":"b"}]}',
        '{"role":"user","content":[{"type":"text","text" : "@", "text":"b"}]}',
        '{"role":"user","content":"@","content":"b"}',
        '{"role":"user","@":"b"}',
        '{"role":"user","content":[{"type":"tool_use","input":{"a":{"k":"@"},"a":{"k":1}}}]}',
    ],
)
def test_a_secret_is_found_wherever_it_is_written(written: str) -> None:
    """Also under a key that is named again: who reads the first value sees it."""
    head = '{"type":"prompt","messages":[{"role":"user","content":"hello"},'
    body = (head + written.replace("@", canary_text()) + "]}").encode()
    assert both(body)


@pytest.mark.parametrize(
    "frame",
    [
        '{"type":"prompt","messages":[@],"messages":[]}',
        '{"type":"prompt","messages":[@],"messages":[{"role":"user","content":"b"}]}',
        '{"messages":[@],"type":"prompt","m\\u0065ssages":[{"role":"user","content":"b"}]}',
        '{"messages":[@],\n "messages": [{"role":"user","content":"b"}, {"role":"user","content":"b"}], "type":"prompt"}',
    ],
)
def test_every_list_of_messages_is_read(frame: str) -> None:
    assert both(frame.replace("@", json.dumps({"role": "user", "content": canary_text()})).encode())


def test_messages_without_anything_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unread, "CHUNK", 2000)
    history: list[Any] = [{"role": "user", "content": [{"type": "text", "text": f"turn {number}"}]} for number in range(200)]
    history[70] = {"role": "user", "content": [{"type": "text", "text": canary_text()}]}
    judge = Judge(SCANNER, InspectionPolicy(scope="transcript"), deadline=60.0)
    frame = PLATFORM.decode(json.dumps({"type": "prompt", "messages": history}).encode())
    verdict = judge.judge(PLATFORM, frame, lambda: "r")
    assert (verdict.action, verdict.scanned, verdict.blocks) == ("deny", 200, 1)
    assert judge.judge(PLATFORM, frame, lambda: "r").scanned == 0


def test_families_that_are_looked_for() -> None:
    assert Scanner(FAMILIES, engine="hyperscan").hints(b"") is None
    assert Scanner(("secrets",), engine="stdlib").hints(b"") is None
    assert SCANNER.hints(b"nothing here") == []


def test_every_reading_of_a_tool_call_is_one() -> None:
    call = '{"type":"tool_use","tool_name":"a","tool_name":"b","input":{"x":1},"input":{"x":2}}'
    uses = PLATFORM.read(('{"role":"assistant","content":[' + call + "]}").encode()).uses
    assert [(use.tool, use.arguments) for use in uses] == [("a", {"x": 1}), ("a", {"x": 2}), ("b", {"x": 1}), ("b", {"x": 2})]
