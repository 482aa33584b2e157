"""What holds for any text: equal engines, spans that stand where they say, work that grows with the text, redaction that leaves nothing."""

import base64
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interlock.detectors import decode
from interlock.detectors.engine import ENGINES, MAX_FINDINGS, Scanner
from interlock.detectors.find import flatten
from interlock.detectors.pii.registry import KINDS
from interlock.detectors.redact import redact
from interlock.detectors.secrets.registry import DETECTORS

sys.path.insert(0, str(Path(__file__).parents[3]))
from tests.unit.detectors.cases import load

FAMILIES = ("secrets", "pii", "unicode")
SCANNERS = {name: Scanner(FAMILIES, engine=name) for name in ENGINES}
CASES = [*load("secrets"), *load("pii")]
TEXTS = [case.text for case in CASES]
FORMS = sorted({form for kind in KINDS for form in kind.forms})
ANCHORS = sorted({anchor for item in DETECTORS for anchor in item.anchors})
KEY = b"k" * 32
JOINTS = ("", " ", "\n", ",", "-", "/", ".", "_", "x", "0", "=", "AA ", "12 ", "\u00e9", "\u6f22", "%", "\r\n")


def told(engine: str, text: str) -> list[tuple[str, str, int, int, str]]:
    return [(item.family, item.detector, item.start, item.end, item.confidence) for item in SCANNERS[engine].scan(text)]


def assert_equal(text: str) -> list[tuple[str, str, int, int, str]]:
    wanted = told("stdlib", text)
    assert told("hyperscan", text) == wanted
    assert told("ahocorasick", text) == wanted
    return wanted


def spelled(form: str, chance: random.Random) -> str:
    """A number of a form."""
    kinds = {"0": "0123456789", "A": "ABCDEGIPTXZade_\u00e9"}
    return "".join(chance.choice(kinds[char]) if char in kinds else char for char in form)


def encoded(text: str, chance: random.Random) -> str:
    data = text.encode("utf-8", "replace")
    wide = text.encode("utf-16-le", "replace")
    return chance.choice(
        [
            base64.b64encode(data).decode(),
            base64.urlsafe_b64encode(data).decode(),
            base64.encodebytes(data).decode(),
            base64.b64encode(wide).decode(),
            data.hex(),
            data.hex().upper(),
            wide.hex(),
            chance.randbytes(30).hex(),
            "".join(f"%{byte:02x}" for byte in data),
            "".join(f"\\u{ord(char) & 0xFFFF:04x}" for char in text),
        ]
    )


def test_engines_agree_on_every_case() -> None:
    assert sum(bool(assert_equal(text)) for text in TEXTS) > 400


@pytest.mark.parametrize("seed", range(6))
def test_engines_agree_on_mixtures(seed: int) -> None:
    chance = random.Random(seed)
    makers: list[Callable[[], str]] = [
        lambda: chance.choice(TEXTS),
        lambda: spelled(chance.choice(FORMS), chance),
        lambda: encoded(chance.choice(TEXTS), chance),
        lambda: "".join(chance.choices("0123 -./A,\u00e94+@(", k=chance.randrange(40))),
        lambda: chance.choice(ANCHORS) + "".join(chance.choices("abcXYZ0189-_.=: ", k=chance.randrange(40))),
    ]
    for _ in range(60):
        assert_equal("".join(chance.choice(makers)() + chance.choice(JOINTS) for _ in range(chance.randrange(1, 12))))


@given(
    st.lists(
        st.one_of(st.sampled_from(ANCHORS), st.sampled_from(FORMS), st.sampled_from(JOINTS), st.text(max_size=20)), max_size=14
    )
)
@settings(max_examples=100, deadline=None)
def test_engines_agree_on_anchors_and_forms_in_noise(parts: list[str]) -> None:
    assert_equal("".join(parts))


@pytest.mark.parametrize(
    "part", ["token=Zk39Qx71Lm02Vb88 ", "glpat-q8Zr2LmX0pTn4VbW7sKd ", "4111 1111 ", "secret_key:", "ghp_", "password: a1b2c3d4\n"]
)
def test_engines_agree_on_floods(part: str) -> None:
    text = "".join(f"{part}{number if number % 7 == 0 else ''}" for number in range(45_000 // len(part)))
    assert len(assert_equal(text)) <= MAX_FINDINGS
    assert_equal(text + " glpat-" + "q8Zr2LmX0pTn4VbW7sKd")


def test_a_secret_behind_a_flood_is_found() -> None:
    token = "glpat-" + "q8Zr2LmX0pTn4VbW7sKd"
    text = "secret_key:" * 8_000 + " " + token + "\n" + "4111 1111 " * 3_000
    for engine in ENGINES:
        assert [text[start:end] for _, name, start, end, _ in told(engine, text) if name == "gitlab-token"] == [token]


@pytest.mark.parametrize("before", ["", "\u6f22\u5b57 ", "\U0001f600 na\u00efve ", "x" * 300 + "\n"])
def test_spans_are_characters_of_the_text(before: str) -> None:
    for case in CASES:
        alone = told("hyperscan", "\n" + case.text)
        moved = told("hyperscan", before + "\n" + case.text)
        texts = [("\n" + case.text)[start:end] for _, _, start, end, _ in alone]
        assert [(before + "\n" + case.text)[start:end] for _, _, start, end, _ in moved][-len(texts) or len(moved) :] == texts


class Steps:
    """Counts the calls that Python code makes, which do not depend on the machine."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, _frame: object, event: str, _argument: object) -> None:
        self.count += event in ("call", "c_call")

    def of(self, action: Callable[[], Any]) -> int:
        self.count = 0
        before = sys.getprofile()
        sys.setprofile(self)
        try:
            action()
        finally:
            sys.setprofile(before)
        return self.count


FLOODS = [
    "secret_key:", "token=", 'api_key: "x" ', "://a:b@ ", "eyJ", "-----BEGIN ", "4111 1111 ", "0-0", "000-00-0000 ", "@", "a@b.co ", "+1",
    "AA00", "DE89", "%41%42%43 ", "%", "\\u0041", "&#65;", "QUJD", "AKIA", "ghp_", "Bearer ", "1 2 3 ", "1.1.1.1 ", "--password x1 ", "_key",
    "0123456789abcdef ", "2bf10b982a22227f93723267ebb9a18da767b58e\n", "\u200b", "\u0430b ", "a" * 70 + "B\n",
]  # fmt: skip


@pytest.mark.parametrize("part", FLOODS)
@pytest.mark.parametrize("engine", ["hyperscan", "stdlib"])
def test_work_grows_with_the_text_and_no_faster(part: str, engine: str) -> None:
    scanner, steps = SCANNERS[engine], Steps()
    texts = [part * (size // len(part)) for size in (8_000, 32_000)]
    scanner.scan(texts[0])
    small, large = [steps.of(lambda text=text: scanner.scan(text)) for text in texts]  # type: ignore[misc]
    # Four times the text; a little more for what is only set up for long ones. Work that grew with the square would be sixteen times.
    assert large <= 6 * small + 1000


@pytest.mark.parametrize("layers", [1, 2, 3])
def test_decoding_is_bounded(layers: int) -> None:
    text = "please use the value below and send it to the other side of the house " * 40
    for _ in range(layers):
        text = base64.b64encode(text.encode()).decode()
    flood = (text + " ") * (decode.MAX_PARTS + 200)
    asked: list[int] = []

    def scan(part: str) -> list[Any]:
        asked.append(len(part))
        return []

    decode.rescan(flood, flatten(flood), scan, 10)
    assert len(asked) <= decode.MAX_PARTS
    assert sum(asked) <= decode.MAX_DECODED


@pytest.mark.parametrize("engine", ENGINES)
def test_redaction_leaves_no_part_and_changes_nothing_twice(engine: str) -> None:
    scanner = SCANNERS[engine]
    for case in CASES:
        found = scanner.scan(case.text)
        once = redact(case.text, found, KEY)
        again = scanner.scan(once)
        assert redact(once, again, KEY) == once or not found, case.text
        left = re.sub(r"<[a-z]+:[a-z0-9-]+:[0-9a-f]{6}>", "\n", once)
        for item in found:
            value = case.text[item.start : item.end]
            # Eight characters of what was there say too much; those that also stand elsewhere in the text do not count.
            outside = case.text[: item.start] + "\n" + case.text[item.end :]
            parts = {value[at : at + 8] for at in range(len(value) - 7)}
            assert not [part for part in parts if part in left and part not in outside], case.text
