"""Germany, Austria, Switzerland."""

from interlock.detectors.pii.base import Kind, is_date
from interlock.detectors.pii.checksums import luhn, mod_11_10, weighted


def _tax_id(digits: str) -> bool:
    # Of the first ten digits one stands twice or three times; no number starts with 0 (§ 139b AO).
    head = digits[:10]
    counts = sorted(head.count(char) for char in set(head))
    if digits[0] == "0" or counts[-1] not in (2, 3) or (len(counts) > 1 and counts[-2] != 1):
        return False
    return mod_11_10(digits)


def _pension(value: str) -> bool:
    if not is_date(int(value[6:8]), int(value[4:6]), int(value[2:4])):
        return False
    digits = value[:8] + f"{ord(value[8]) - 64:02d}" + value[9:11]
    total = 0
    for char, weight in zip(digits, (2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1), strict=True):
        product = int(char) * weight
        total += product // 10 + product % 10
    return total % 10 == int(value[11])


def _at_social(digits: str) -> bool:
    if not is_date(int(digits[8:]), int(digits[6:8]), int(digits[4:6])):
        return False
    total = weighted(digits, (3, 7, 9, 0, 5, 8, 4, 2, 1, 6))
    return total % 11 == int(digits[3])


def _ahv(digits: str) -> bool:
    return digits.startswith("756") and (weighted(digits, (1, 3) * 6) + int(digits[12])) % 10 == 0


def _health(value: str) -> bool:
    # https://www.gkv-datenaustausch.de: the letter as two digits, then alternately once and twice.
    return luhn(f"{ord(value[0]) - 64:02d}" + value[1:])


KINDS: tuple[Kind, ...] = (
    Kind(
        "de-tax-id",
        ("00000000000", "00 000 000 000"),
        _tax_id,
        words=("steuer", "idnr", "steuer-id", "steuerid", "tax", "identifikationsnummer", "tin"),
        bare="low",
    ),
    Kind(
        "de-pension-number",
        ("00000000A000", "00 000000 A 000", "00 000000 A000"),
        _pension,
        words=("rentenversicherung", "versicherungsnummer", "sozialversicherung", "rvnr", "svnr"),
        bare="medium",
    ),
    Kind("de-health-number", ("A000000000",), _health, words=("krankenversicherung", "versichertennummer", "kvnr", "krankenkasse")),
    Kind(
        "at-social-insurance",
        ("0000000000", "0000 000000"),
        _at_social,
        words=("svnr", "sozialversicherung", "versicherungsnummer"),
    ),
    Kind(
        "ch-ahv",
        ("000.0000.0000.00", "0000000000000"),
        _ahv,
        words=("ahv", "avs", "sozialversicherung", "navs"),
        bare="high",
    ),
)
