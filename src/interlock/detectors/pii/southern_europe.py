"""Spain, Portugal, Italy, Greece."""

from interlock.detectors.pii.base import Kind
from interlock.detectors.pii.checksums import luhn, plain_sequence, weighted

_NIF = "TRWAGMYFPDXBNJZSQVHLCKE"
_ODD = dict(
    zip(
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        (
            1,
            0,
            5,
            7,
            9,
            13,
            15,
            17,
            19,
            21,
            1,
            0,
            5,
            7,
            9,
            13,
            15,
            17,
            19,
            21,
            2,
            4,
            18,
            20,
            11,
            3,
            6,
            8,
            12,
            14,
            16,
            10,
            22,
            25,
            24,
            23,
        ),
        strict=True,
    )
)


def _nif(value: str) -> bool:
    return _NIF[int(value[:8]) % 23] == value[8] and not plain_sequence(value[:8].lstrip("0") or "0")


def _nie(value: str) -> bool:
    return value[0] in "XYZ" and _NIF[int(str("XYZ".index(value[0])) + value[1:8]) % 23] == value[8]


def _codice_fiscale(value: str) -> bool:
    if value[8] not in "ABCDEHLMPRST" or not (1 <= int(value[9:11]) <= 31 or 41 <= int(value[9:11]) <= 71):
        return False
    total = sum(
        _ODD[char] if index % 2 == 0 else int(char, 36) if char.isdigit() else ord(char) - 65
        for index, char in enumerate(value[:15])
    )
    return chr(65 + total % 26) == value[15]


def _partita_iva(digits: str) -> bool:
    return luhn(digits) and digits[:7] != "0000000"


def _pt_nif(digits: str) -> bool:
    check = 11 - weighted(digits, (9, 8, 7, 6, 5, 4, 3, 2)) % 11
    return digits[0] in "1235689" and (0 if check >= 10 else check) == int(digits[8]) and not plain_sequence(digits)


def _amka(digits: str) -> bool:
    return 1 <= int(digits[:2]) <= 31 and 1 <= int(digits[2:4]) <= 12 and luhn(digits)


KINDS: tuple[Kind, ...] = (
    Kind(
        "es-nif", ("00000000A", "00000000-A", "00.000.000-A"), _nif, words=("dni", "nif", "documento", "identidad"), bare="medium"
    ),
    Kind("es-nie", ("A0000000A", "A-0000000-A"), _nie, words=("nie", "extranjero", "extranjería"), bare="medium"),
    Kind(
        "it-codice-fiscale",
        ("AAAAAA00A00A000A",),
        _codice_fiscale,
        words=("codice fiscale", "cf", "fiscale"),
        bare="high",
    ),
    Kind("it-partita-iva", ("00000000000",), _partita_iva, words=("partita iva", "p.iva", "p. iva", "vat")),
    Kind("pt-nif", ("000000000", "000 000 000"), _pt_nif, words=("nif", "contribuinte", "fiscal")),
    Kind("gr-amka", ("00000000000",), _amka, words=("amka", "ama")),
)
