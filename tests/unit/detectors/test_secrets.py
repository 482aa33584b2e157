"""Every secret detector against its cases, and the rules that every detector keeps."""

import sys
from collections import Counter
from pathlib import Path

import pytest

from interlock.detectors import hook, hook_data, hook_table, registry
from interlock.detectors.engine import Scanner
from interlock.detectors.secrets import aws, checks, infrastructure
from interlock.detectors.secrets import registry as secrets

sys.path.insert(0, str(Path(__file__).parents[3]))
from tests.unit.detectors.cases import Case, load

CASES = load("secrets")
SCANNER = Scanner(engine="stdlib")


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.detector}-{case.text[:20]!r}")
def test_case(case: Case) -> None:
    assert tuple(finding.detector for finding in SCANNER.scan(case.text)) == case.find


def test_every_detector_has_hits_and_near_misses_in_its_file() -> None:
    hits = Counter((case.stem, case.detector) for case in CASES if case.detector in case.find)
    misses = Counter((case.stem, case.detector) for case in CASES if case.detector not in case.find)
    wanted = {(stem, detector) for detector, stem in secrets.STEM_OF.items()}
    assert {key for key in wanted if hits[key] < 2} == set()
    assert {key for key in wanted if misses[key] < 2} == set()
    assert set(hits) | set(misses) == wanted


def test_registry_lists_the_folder_in_order() -> None:
    folder = Path(secrets.__file__).parent
    files = {path.stem for path in folder.glob("*.py")} - {"__init__", "registry", "forms", "checks"}
    listed = [file.__name__.rpartition(".")[2] for file in secrets.FILES]
    assert listed == sorted(files)


def test_detectors_are_well_formed() -> None:
    ids = [detector.id for detector in secrets.DETECTORS]
    assert len(ids) == len(set(ids))
    for detector in secrets.DETECTORS:
        assert detector.id == detector.id.lower()
        assert detector.id.replace("-", "").isalnum()
        assert all(len(anchor) >= 2 and anchor.isascii() for anchor in detector.anchors)
        assert not detector.caseless or all(anchor == anchor.lower() for anchor in detector.anchors)
        assert ".*" not in detector.pattern
        assert ".+" not in detector.pattern
        assert "+)" not in detector.pattern.replace("++)", "")


def test_hook_table_is_up_to_date() -> None:
    assert Path(hook_data.__file__).read_text(encoding="utf-8") == hook_table.render()


def test_unknown_family_and_engine() -> None:
    with pytest.raises(ValueError, match="unknown detector family 'x'"):
        registry.detectors(("x",))
    with pytest.raises(ValueError, match="unknown engine"):
        Scanner(engine="grep")


def test_version_changes_with_the_detectors() -> None:
    assert registry.version(secrets.DETECTORS) != registry.version(secrets.DETECTORS[1:])
    assert registry.version(secrets.DETECTORS, ("secrets",), True) == SCANNER.version
    assert Scanner(decode=False).version != SCANNER.version != Scanner(("secrets", "pii")).version


@pytest.mark.parametrize(
    "text",
    [
        "a" * 300_000,
        "Ab1" * 100_000,
        "eyJ" * 100_000,
        "-eyJ.eyJ" * 40_000,
        "password=" * 40_000,
        "password" * 40_000,
        "://" * 100_000,
        "a://b:c" * 50_000,
        "@" * 300_000,
        "-----BEGIN RSA PRIVATE KEY-----" * 10_000,
        "-----BEGIN PRIVATE KEY-----\n" + "A-a" * 100_000,
        "T3BlbkFJ" * 40_000,
        "curl -u a:b " * 30_000,
        "PuTTY-User-Key-File-2: aaaa\n" * 10_000,
        "token = " + "x-" * 150_000,
        "secret_key:" * 30_000,
    ],
    ids=lambda text: text[:24],
)
def test_hostile_texts_end(text: str) -> None:
    assert len(hook.scan(text)) <= 2000


def test_account_number_of_an_access_key() -> None:
    # AWS's documentation pairs this retired key with that account.
    assert aws.account("ASIAY34FZKBOKMUTVV7A") == 609629065308
    assert aws.account("AKIA!") is None


def test_bech32() -> None:
    # Test vector of BIP 173 in upper case.
    assert infrastructure.bech32("A12UEL5L")
    assert not infrastructure.bech32("A12UEL5Q")


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("changeme", True),
        ("<your-token>", True),
        ("${TOKEN}", True),
        ("xxxxxxxxxxxx", True),
        ("abcdefghijk", True),
        ("my-example-key", True),
        ("q8Zr2LmX0pTn", False),
        ("Tr0ub4dor&3", False),
    ],
)
def test_placeholder(value: str, expected: bool) -> None:
    assert checks.placeholder(value) is expected
