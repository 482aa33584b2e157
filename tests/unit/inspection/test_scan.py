"""Scanning many texts at once finds what scanning each alone finds, with the real detectors."""

import binascii
import random
from collections.abc import Sequence

import pytest

from interlock.detectors.engine import Scanner
from interlock.inspection import scan
from interlock.inspection.scan import scan_all
from interlock.model.finding import Finding

_ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
SCANNER = Scanner()


def token(rng: random.Random) -> str:
    body = "".join(rng.choices(_ALPHABET, k=30))
    number = binascii.crc32(body.encode())
    digits = ""
    for _ in range(6):
        number, rest = divmod(number, 62)
        digits = _ALPHABET[rest] + digits
    return "gh" + "p_" + body + digits


def pieces(rng: random.Random) -> list[str]:
    """Texts with secrets whole, cut, doubled, opened and not closed, at edges, beside non-ASCII."""
    made = []
    begin, end = "-----BEGIN RSA PRIVATE " + "KEY-----", "-----END RSA PRIVATE " + "KEY-----"
    for _ in range(rng.randint(1, 12)):
        whole = token(rng)
        password = "".join(rng.choices(_ALPHABET, k=20))
        made.append(
            rng.choice(
                [
                    "plain words",
                    "",
                    "é日本🙂 " * rng.randint(0, 3),
                    whole,
                    whole + whole,
                    f"x={whole}",
                    whole[:20],
                    whole[20:],
                    "password=",
                    "password: ",
                    f"password = '{password}'",
                    f'api_key="{password}',
                    password,
                    begin,
                    begin + "\n" + "A" * 64,
                    end,
                    "https://user:",
                    f"https://user:{password}@host.example/x",
                    "Authorization: Bearer " + password,
                    "AK" + "IA" + "".join(rng.choices("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", k=16)),
                    "eyJ" + "hbGciOiJIUzI1NiJ9",
                    "\n",
                    "\0",
                    "'",
                    '"',
                ]
            )
        )
    return made


def plain(findings: Sequence[Finding]) -> list[tuple[str, int, int, str]]:
    return [(item.detector, item.start, item.end, item.confidence) for item in findings]


@pytest.mark.parametrize("seed", range(40))
def test_joined_equals_one_by_one(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(25):
        texts = pieces(rng)
        joined = scan_all(SCANNER, texts, lambda: None)
        alone = {index: plain(found) for index, text in enumerate(texts) if (found := SCANNER.scan(text))}
        assert {index: plain(found) for index, found in joined.items()} == alone, texts


def test_many_chunks_and_many_findings(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(1)
    texts = [f"word {token(rng)}" if number % 3 == 0 else "clean" for number in range(200)]
    want = {index for index in range(200) if index % 3 == 0}
    for chunk, many in ((scan.CHUNK, scan.MANY), (100, scan.MANY), (10_000, 5), (1, 1)):
        monkeypatch.setattr(scan, "CHUNK", chunk)
        monkeypatch.setattr(scan, "MANY", many)
        assert set(scan_all(SCANNER, texts, lambda: None)) == want


def test_the_clock_is_asked_between_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scan, "CHUNK", 10)
    ticks: list[int] = []
    scan_all(SCANNER, ["a" * 8] * 5, lambda: ticks.append(1))
    assert len(ticks) == 5
