"""United States and Canada."""

from interlock.detectors.pii.base import Kind
from interlock.detectors.pii.checksums import luhn, plain_sequence

#: Printed in advertisements and on sample cards. https://www.ssa.gov/history/ssn/misused.html
_MISUSED = frozenset(["078051120", "219099999", "457555462", "123456789", "111111111", "987654321"])


def _ssn(digits: str) -> bool:
    area = digits[:3]
    return (
        area not in ("000", "666")
        and area < "900"
        and digits[3:5] != "00"
        and digits[5:] != "0000"
        and digits not in _MISUSED
        and not plain_sequence(digits)
    )


def _itin(digits: str) -> bool:
    group = int(digits[3:5])
    return digits[0] == "9" and (50 <= group <= 65 or 70 <= group <= 88 or 90 <= group <= 92 or 94 <= group <= 99)


def _npi(digits: str) -> bool:
    return digits[0] in "12" and luhn("80840" + digits)


def _sin(digits: str) -> bool:
    return digits[0] not in "08" and luhn(digits) and not plain_sequence(digits)


_SSN_WORDS = ("ssn", "social security", "social-security", "soc sec", "ss#", "tin")

KINDS: tuple[Kind, ...] = (
    Kind("us-ssn", ("000-00-0000",), _ssn, words=_SSN_WORDS, bare="medium"),
    Kind("us-ssn", ("000000000", "000 00 0000", "000.00.0000"), _ssn, words=_SSN_WORDS, near="medium"),
    Kind("us-itin", ("000-00-0000", "000000000"), _itin, words=("itin", "taxpayer", "tax id"), near="medium"),
    Kind("us-npi", ("0000000000",), _npi, words=("npi", "national provider", "provider id", "prescriber")),
    Kind(
        "ca-sin",
        ("000 000 000", "000-000-000", "000000000"),
        _sin,
        words=("sin", "social insurance", "assurance sociale", "nas"),
    ),
)
