"""Sweden, Norway, Finland, Denmark."""

from interlock.detectors.pii.base import Kind, is_date
from interlock.detectors.pii.checksums import luhn, weighted

_HETU = "0123456789ABCDEFHJKLMNPRSTUVWXY"


def _personnummer(digits: str) -> bool:
    short = digits[-10:]
    day = int(short[4:6])
    return is_date(int(short[:2]), int(short[2:4]), day - 60 if day > 60 else day) and luhn(short)


def _fodselsnummer(digits: str) -> bool:
    day, month = int(digits[:2]), int(digits[2:4])
    if not is_date(int(digits[4:6]), month - 40 if month > 40 else month, day - 40 if day > 40 else day):
        return False
    return (
        weighted(digits, (3, 7, 6, 1, 8, 9, 4, 5, 2, 1)) % 11 == 0 and weighted(digits, (5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1)) % 11 == 0
    )


def _hetu(value: str) -> bool:
    digits = value[:6] + value[-4:-1]
    if not digits.isdigit() or not is_date(int(digits[4:6]), int(digits[2:4]), int(digits[:2])):
        return False
    return _HETU[int(digits) % 31] == value[-1]


def _cpr(digits: str) -> bool:
    # Since 2007 numbers are given that fail the old checksum: only the date can be checked.
    return is_date(int(digits[4:6]), int(digits[2:4]), int(digits[:2]))


KINDS: tuple[Kind, ...] = (
    Kind(
        "se-personnummer",
        ("000000-0000", "00000000-0000"),
        _personnummer,
        words=("personnummer", "personnr", "pnr", "samordningsnummer"),
        bare="medium",
    ),
    Kind("se-personnummer", ("0000000000", "000000000000"), _personnummer, words=("personnummer", "personnr", "pnr")),
    Kind(
        "no-fodselsnummer",
        ("00000000000", "000000 00000"),
        _fodselsnummer,
        words=("fødselsnummer", "fodselsnummer", "fnr", "personnummer"),
    ),
    Kind(
        "fi-hetu",
        ("000000-000A", "000000A000A", "000000-0000", "000000A0000"),
        _hetu,
        words=("hetu", "henkilötunnus", "henkilotunnus"),
        bare="medium",
    ),
    Kind("dk-cpr", ("000000-0000", "0000000000"), _cpr, words=("cpr", "cpr-nr", "personnummer"), near="medium"),
)
