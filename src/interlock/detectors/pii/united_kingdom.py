"""United Kingdom and Ireland."""

from interlock.detectors.pii.base import Kind
from interlock.detectors.pii.checksums import plain_sequence, weighted

_NI_BAD = frozenset(["BG", "GB", "KN", "NK", "NT", "TN", "ZZ"])
_LETTERS = "WABCDEFGHIJKLMNOPQRSTUV"


def _nhs(digits: str) -> bool:
    check = 11 - weighted(digits, (10, 9, 8, 7, 6, 5, 4, 3, 2)) % 11
    return check != 10 and check % 11 == int(digits[9]) and not plain_sequence(digits)


def _ni(value: str) -> bool:
    # https://www.gov.uk/hmrc-internal-manuals/national-insurance-manual/nim39110
    return (
        value[:2] not in _NI_BAD
        and value[0] not in "DFIQUV"
        and value[1] not in "DFIOQUV"
        and value[-1] in "ABCD"
        and not plain_sequence(value[2:8])
    )


def _pps(value: str) -> bool:
    total = weighted(value[:7], (8, 7, 6, 5, 4, 3, 2))
    if len(value) == 9 and value[8] != "W":
        total += 9 * (ord(value[8]) - 64)
    return _LETTERS[total % 23] == value[7]


KINDS: tuple[Kind, ...] = (
    Kind("uk-nhs-number", ("000 000 0000", "000 000 000 0"), _nhs, words=("nhs", "patient", "health"), bare="medium"),
    Kind("uk-nhs-number", ("0000000000", "000-000-0000"), _nhs, words=("nhs", "patient", "health service")),
    Kind(
        "uk-national-insurance",
        ("AA000000A", "AA 00 00 00 A", "AA-00-00-00-A"),
        _ni,
        words=("national insurance", "nino", "ni number", "insurance number", "ni no"),
        bare="medium",
    ),
    Kind("ie-pps", ("0000000A", "0000000AA"), _pps, words=("pps", "ppsn", "personal public service"), bare="low"),
)
