"""France, Belgium, Netherlands, Luxembourg."""

from interlock.detectors.pii.base import Kind, is_date
from interlock.detectors.pii.checksums import luhn, plain_sequence, weighted


def _nir(value: str) -> bool:
    # Corsica: 2A counts as 19, 2B as 18. https://www.insee.fr/fr/metadonnees/definition/c1409
    body = value[:13]
    if body[6] in "AB" and body[5] == "2":
        body = body[:5] + ("19" if body[6] == "A" else "18") + body[7:]
    if not body.isdigit() or not value[13:].isdigit():
        return False
    month = int(body[3:5])
    return body[0] in "12378" and (1 <= month <= 12 or 20 <= month <= 42 or month >= 50) and 97 - int(body) % 97 == int(value[13:])


def _siren(digits: str) -> bool:
    return luhn(digits) and not plain_sequence(digits)


def _belgium(digits: str) -> bool:
    month = int(digits[2:4]) % 20
    if month > 12 or int(digits[4:6]) > 31:
        return False
    return int(digits[9:]) in (97 - int(digits[:9]) % 97, 97 - int("2" + digits[:9]) % 97)


def _bsn(digits: str) -> bool:
    total = weighted(digits[:8], (9, 8, 7, 6, 5, 4, 3, 2)) - int(digits[8])
    return total > 0 and total % 11 == 0 and not plain_sequence(digits)


def _luxembourg(digits: str) -> bool:
    return 1900 <= int(digits[:4]) <= 2030 and is_date(int(digits[:4]), int(digits[4:6]), int(digits[6:8])) and luhn(digits[:12])


KINDS: tuple[Kind, ...] = (
    Kind(
        "fr-nir",
        (
            "000000000000000",
            "0 00 00 00 000 000 00",
            "0000000000000 00",
            "000000A00000000",
            "0 00 00 0A 000 000 00",
        ),
        _nir,
        words=("nir", "sécurité sociale", "securite sociale", "insee", "sécu", "social security"),
        bare="medium",
    ),
    Kind("fr-siren", ("000000000", "000 000 000"), _siren, words=("siren", "rcs")),
    Kind(
        "be-national-number",
        ("00.00.00-000.00", "00000000000"),
        _belgium,
        words=("rijksregister", "registre national", "national register", "nrn", "niss", "insz"),
    ),
    Kind(
        "nl-bsn",
        ("000000000", "0000.00.000", "0000 00 000"),
        _bsn,
        words=("bsn", "burgerservice", "burgerservicenummer", "sofi", "citizen service"),
    ),
    Kind("lu-national-id", ("0000000000000",), _luxembourg, words=("matricule", "luxembourg", "cns")),
)
