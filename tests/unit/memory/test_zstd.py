"""Zstandard frames made by the reference encoder, whole and damaged."""

import base64
import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest

from interlock.memory.zstd_decoder import ZstdError, decompress

CASES = Path(__file__).parents[2] / "cases"


def frames() -> list[dict[str, Any]]:
    return [json.loads(line) for line in (CASES / "memory" / "zstd.jsonl").read_text("utf-8").splitlines()]


@pytest.mark.parametrize("case", frames(), ids=lambda case: case["name"])
def test_frames(case: dict[str, Any]) -> None:
    found = decompress(base64.b64decode(case["packed"]), 1 << 20)
    assert (len(found), hashlib.sha256(found).hexdigest()) == (case["size"], case["sha256"])


@pytest.mark.parametrize("level", [3, 19])
def test_rollouts(level: int) -> None:
    folder = CASES / "transcripts" / "codex"
    packed = (folder / f"rollout.level{level}.jsonl.zst").read_bytes()
    assert decompress(packed, 1 << 20) == (folder / "rollout.jsonl").read_bytes()


def test_a_limit_holds() -> None:
    packed = next(case["packed"] for case in frames() if case["name"] == "one byte many times")
    with pytest.raises(ZstdError):
        decompress(base64.b64decode(packed), 1000)


def test_damage_is_told_and_nothing_else_is_raised() -> None:
    whole = [base64.b64decode(case["packed"]) for case in frames()]
    rng = random.Random(3)
    told = 0
    for _ in range(600):
        data = bytearray(rng.choice(whole))
        for _ in range(rng.randrange(1, 4)):
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        cut = bytes(data[: rng.randrange(len(data) + 1)]) if rng.random() < 0.3 else bytes(data)
        try:
            decompress(cut, 1 << 20)
        except ZstdError:
            told += 1
    assert told > 100
    for broken in (b"x", b"\x28\xb5\x2f\xfd", b"\x28\xb5\x2f\xfd\x01\x00\x07\x01\x00\x00", b"\x50\x2a\x4d\x18\xff\xff\xff\xff"):
        with pytest.raises(ZstdError):
            decompress(broken, 1 << 20)
