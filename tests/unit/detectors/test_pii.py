"""Personal data: every kind against its cases, numbers published as samples, and the rules that every kind keeps."""

import sys
from collections import Counter
from pathlib import Path

import pytest

from interlock.detectors.engine import ENGINES, Scanner
from interlock.detectors.pii import find, registry

sys.path.insert(0, str(Path(__file__).parents[3]))
from tests.unit.detectors.cases import Case, load

CASES = load("pii")


def found(text: str) -> list[tuple[str, str]]:
    return [(item.detector, text[item.start : item.end]) for item in find.scan(text)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.detector}-{case.text[:24]!r}")
def test_case(case: Case) -> None:
    assert tuple(item.detector for item in find.scan(case.text)) == case.find


def test_every_kind_has_hits_and_near_misses_in_its_file() -> None:
    hits = Counter((case.stem, case.detector) for case in CASES if case.detector in case.find)
    misses = Counter((case.stem, case.detector) for case in CASES if case.detector not in case.find)
    wanted = {(stem, detector) for detector, stem in registry.STEM_OF.items()}
    assert {key for key in wanted if hits[key] < 2} == set()
    assert {key for key in wanted if misses[key] < 2} == set()
    assert set(hits) | set(misses) == wanted


def test_registry_lists_the_folder_in_order() -> None:
    folder = Path(registry.__file__).parent
    files = {path.stem for path in folder.glob("*.py")} - {"__init__", "registry", "base", "checksums", "find", "places"}
    assert [file.__name__.rpartition(".")[2] for file in registry.FILES] == sorted(files)


# Samples that authorities, standards or encyclopaedias print, so that the checks are not only tested against themselves.
@pytest.mark.parametrize(
    ("detector", "text"),
    [
        ("uk-nhs-number", "943 476 5919"),
        ("uk-national-insurance", "JG 10 37 59 A"),
        ("it-codice-fiscale", "RSSMRA85T10A562S"),
        ("pl-pesel", "44051401359"),
        ("nl-bsn", "BSN 111222333"),
        ("br-cpf", "111.444.777-35"),
        ("br-cnpj", "11.222.333/0001-81"),
        ("au-tfn", "TFN: 123 456 782"),
        ("au-abn", "ABN 51 824 753 556"),
        ("au-medicare", "Medicare 2123 45670 1"),
        ("ca-sin", "SIN 130 692 544"),
        ("se-personnummer", "811228-9874"),
        ("fi-hetu", "131052-308T"),
        ("ch-ahv", "756.9217.0769.85"),
        ("fr-nir", "2 55 08 14 168 025 38"),
        ("es-nif", "54362315K"),
        ("es-nie", "X1234567L"),
        ("de-tax-id", "Steuer-ID 86095742719"),
        ("iban", "DE89 3704 0044 0532 0130 00"),
        ("iban", "FR14 2004 1010 0505 0001 3M02 606"),
        ("iban", "NO9386011117947"),
        ("cn-resident-id", "11010519491231002X"),
        ("tr-identity-number", "TC Kimlik 10000000146"),
        ("za-identity-number", "id number 8001015009087"),
        ("us-npi", "NPI 1234567893"),
        ("us-bank-routing", "routing 021000021"),
        ("hr-oib", "OIB 69435151530"),
        ("sg-nric", "S1234567D"),
        ("no-fodselsnummer", "fnr 11077941012"),
        ("be-national-number", "registre national 85.07.30-033.28"),
        ("ie-pps", "PPS 1234567T"),
        ("pl-nip", "NIP 123-456-32-18"),
    ],
)
def test_published_sample(detector: str, text: str) -> None:
    assert detector in [name for name, _ in found(text)]


@pytest.mark.parametrize(
    "text",
    [
        "build 2026-02-11 10:20:30 took 1739843536715 ms",
        "229c0841-47a0-d806-f9b7-5b1927601317",
        "18b516dcc4ed5d73703229d36bab495e5c0789af",
        "ISBN 978-3-16-148410-0",
        "the documented test card 4242 4242 4242 4242",
        "v1.62.141, section 4.2.1, 3.14159265358979",
        "P/N 497-06-3892X",
        "SSN 123-45-6789 and 000-12-3456 and 666-12-3456",
        "width=1920 height=1080 1,234,567.89",
        "0000000000000000 1111111111111111",
        "https://host.example/items/123456789/edit",
    ],
)
def test_ordinary_numbers_are_left_alone(text: str) -> None:
    assert found(text) == []


def test_confidence_follows_the_words_around() -> None:
    bare, near = find.scan("value 45778913601"), find.scan("Steuer-ID: 45778913601")
    assert [item.confidence for item in bare] == ["low"]
    assert [(item.detector, item.confidence) for item in near] == [("de-tax-id", "high")]


def test_spans_count_characters() -> None:
    text = "\U0001f600\u6f22 card 5518603634124189, \u00e9"
    assert found(text) == [("credit-card", "5518603634124189")]


def test_engines_agree() -> None:
    scanners = [Scanner(("secrets", "pii"), engine=name) for name in ENGINES]
    for case in CASES:
        results = [
            [(item.detector, item.start, item.end, item.confidence) for item in scanner.scan(case.text * 2)] for scanner in scanners
        ]
        assert results[0] == results[1] == results[2]


def test_personal_data_inside_a_secret_is_part_of_it() -> None:
    text = "postgres://app:q8Zr2LmX0pTn@db.firm.example/x"
    assert {item.family for item in Scanner(("secrets", "pii")).scan(text)} == {"secrets"}


@pytest.mark.parametrize(
    "part", ["123 456 789 ", "000", "12 34 56 ", "GB82", "1.1.1.1 ", "a@b.co ", "4242-", "AA 00 ", "+4930123456 ", "@@@@"]
)
def test_floods_end(part: str) -> None:
    assert len(find.scan(part * (300_000 // len(part)))) <= 2000
