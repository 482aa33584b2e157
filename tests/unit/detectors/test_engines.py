"""All engines, and the hook, give equal findings."""

import random
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import interlock
from interlock.detectors import hook
from interlock.detectors.engine import ENGINES, Scanner
from interlock.detectors.secrets import registry
from interlock.model.finding import Finding

sys.path.insert(0, str(Path(__file__).parents[3]))
from tests.unit.detectors.cases import load

SCANNERS = {name: Scanner(engine=name) for name in ENGINES}
TEXTS = [case.text for case in load("secrets")]
FILLERS = [
    "",
    " ",
    "\n",
    "\u6f22\u5b57 ",
    "\U0001f600",
    "na\u00efve ",
    '"',
    "=",
    "token: ",
    "password=",
    "://",
    "x" * 40,
    "eyJ",
    "-----BEGIN ",
]


def plain(findings: "list[Finding] | tuple[Finding, ...]") -> list[tuple[str, int, int, str]]:
    return [(item.detector, item.start, item.end, item.confidence) for item in findings]


def assert_equal(text: str) -> list[tuple[str, int, int, str]]:
    wanted = plain(SCANNERS["stdlib"].scan(text))
    assert plain(SCANNERS["hyperscan"].scan(text)) == wanted
    assert plain(SCANNERS["ahocorasick"].scan(text)) == wanted
    assert plain(hook.scan(text)) == wanted
    return wanted


def test_equal_on_every_case() -> None:
    assert sum(bool(assert_equal(text)) for text in TEXTS) > 250


def test_equal_on_long_mixtures() -> None:
    chance = random.Random(7)
    for _ in range(60):
        parts = [chance.choice(TEXTS if chance.random() < 0.5 else FILLERS) for _ in range(chance.randrange(1, 60))]
        assert_equal("".join(parts))
        assert_equal("\n".join(parts))


def test_equal_on_cut_tokens() -> None:
    chance = random.Random(8)
    for text in chance.sample(TEXTS, 150):
        place = chance.randrange(len(text))
        assert_equal(text[:place])
        assert_equal(text[place:])
        assert_equal(text[:place] + chance.choice("aZ9-_=.: \n\u00e9") + text[place:])


@given(
    st.lists(
        st.one_of(
            st.sampled_from(sorted({anchor for item in registry.DETECTORS for anchor in item.anchors})), st.text(max_size=30)
        ),
        max_size=12,
    )
)
@settings(max_examples=200, deadline=None)
def test_equal_on_anchors_in_noise(parts: list[str]) -> None:
    assert_equal("".join(parts))


def test_offsets_count_characters() -> None:
    text = "\u6f22\U0001f600\u00e9 glpat-" + "Zk3" * 7 + " \U0001f600"
    text = text.replace("Zk3" * 7, "q8Zr2LmX0pTn4VbW7sKd")
    found = assert_equal(text)
    assert [text[start:end] for _, start, end, _ in found] == ["glpat-q8Zr2LmX0pTn4VbW7sKd"]


def test_lone_surrogates_are_scanned() -> None:
    assert assert_equal("\ud800 glpat-q8Zr2LmX0pTn4VbW7sKd")


def test_threads_share_a_scanner() -> None:
    wanted = {text: plain(SCANNERS["stdlib"].scan(text)) for text in TEXTS[:80]}
    wrong: list[str] = []

    def work() -> None:
        for text, findings in wanted.items():
            if plain(SCANNERS["hyperscan"].scan(text)) != findings:
                wrong.append(text)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


class Memory:
    """A cache in memory that counts."""

    def __init__(self) -> None:
        self.data: dict[str, bytes] = {}
        self.saved = 0

    def load(self, name: str) -> bytes | None:
        return self.data.get(name)

    def save(self, name: str, data: bytes) -> None:
        self.saved += 1
        self.data[name] = data


@pytest.mark.parametrize("damage", [b"", b"not a database"])
def test_database_cache(damage: bytes) -> None:
    cache = Memory()
    Scanner(engine="hyperscan", cache=cache)
    again = Scanner(engine="hyperscan", cache=cache)
    assert cache.saved == 1
    assert plain(again.scan(TEXTS[0])) == plain(SCANNERS["stdlib"].scan(TEXTS[0]))
    cache.data = dict.fromkeys(cache.data, damage)
    Scanner(engine="hyperscan", cache=cache)
    assert cache.saved == 2


def test_hook_scan_is_light_until_an_anchor_stands() -> None:
    code = (
        "import sys; sys.path.append(sys.argv[1]); before = set(sys.modules)\n"
        "from interlock.detectors import hook\n"
        "assert hook.scan('git commit -m \"use a token, see https://x.example/a\" && kubectl get secret') == ()\n"
        "print(*sorted(name for name in set(sys.modules) - before if not name.startswith('interlock')))\n"
        "assert [item.detector for item in hook.scan('x glpat-q8Zr2LmX0pTn' + '4VbW7sKd')] == ['gitlab-token']\n"
        "assert 'json' not in sys.modules and 'typing' not in sys.modules\n"
    )
    source = str(Path(interlock.__file__).parents[1])
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code, source], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
