"""Payment cards, bank accounts, routing numbers."""

from interlock.detectors.pii.base import Kind
from interlock.detectors.pii.checksums import luhn, mod_97, plain_sequence, weighted

#: Length of the account numbers of each country. https://www.swift.com/standards/data-standards/iban-international-bank-account-number
IBAN_LENGTHS = {
    code[:2]: int(code[2:])
    for code in [
        "AD24",
        "AE23",
        "AL28",
        "AT20",
        "AZ28",
        "BA20",
        "BE16",
        "BG22",
        "BH22",
        "BI27",
        "BR29",
        "BY28",
        "CH21",
        "CR22",
        "CY28",
        "CZ24",
        "DE22",
        "DJ27",
        "DK18",
        "DO28",
        "EE20",
        "EG29",
        "ES24",
        "FI18",
        "FK18",
        "FO18",
        "FR27",
        "GB22",
        "GE22",
        "GI23",
        "GL18",
        "GR27",
        "GT28",
        "HN28",
        "HR21",
        "HU28",
        "IE22",
        "IL23",
        "IQ23",
        "IS26",
        "IT27",
        "JO30",
        "KW30",
        "KZ20",
        "LB28",
        "LC32",
        "LI21",
        "LT20",
        "LU20",
        "LV21",
        "LY25",
        "MC27",
        "MD24",
        "ME22",
        "MK19",
        "MN20",
        "MR27",
        "MT31",
        "MU30",
        "NI28",
        "NL18",
        "NO15",
        "OM23",
        "PK24",
        "PL28",
        "PS29",
        "PT25",
        "QA29",
        "RO24",
        "RS22",
        "RU33",
        "SA24",
        "SC31",
        "SD18",
        "SE24",
        "SI19",
        "SK24",
        "SM27",
        "SO23",
        "ST25",
        "SV28",
        "TL23",
        "TN24",
        "TR26",
        "UA29",
        "VA22",
        "VG24",
        "XK20",
        "YE30",
    ]
}

#: Numbers that payment providers publish for tests.
_TEST_CARDS = frozenset(
    [
        "4242424242424242",
        "4111111111111111",
        "4012888888881881",
        "4000056655665556",
        "5555555555554444",
        "5105105105105100",
        "5200828282828210",
        "2223003122003222",
        "378282246310005",
        "371449635398431",
        "378734493671000",
        "6011111111111117",
        "6011000990139424",
        "30569309025904",
        "38520000023237",
        "3566002020360505",
        "3530111333300000",
        "6200000000000005",
        "4222222222222",
        "4000002500003155",
        "4000000000000002",
        "4000000000009995",
        "5454545454545454",
        "4917610000000000",
        "4444333322221111",
        "4485040371536584",
        "4007000000027",
        "5424000000000015",
        "6011000000000012",
        "4012000033330026",
        "4032039317984658",
    ]
)


def brand(digits: str) -> str:
    """Brand of a card number by its range and length, "" when there is none."""
    size = len(digits)
    two, three, four = int(digits[:2]), int(digits[:3]), int(digits[:4])
    if digits[0] == "4":
        return "visa" if size in (13, 16, 19) else ""
    if 51 <= two <= 55 or 2221 <= four <= 2720:
        return "mastercard" if size == 16 else ""
    if two in (34, 37):
        return "american-express" if size == 15 else ""
    if four == 6011 or two == 65 or 644 <= three <= 649 or 622126 <= int(digits[:6]) <= 622925:
        return "discover" if 16 <= size <= 19 else ""
    if three in range(300, 306) or two in (36, 38, 39):
        return "diners-club" if 14 <= size <= 19 else ""
    if 3528 <= four <= 3589:
        return "jcb" if 16 <= size <= 19 else ""
    if four in (2131, 1800):
        return "jcb" if size == 15 else ""
    if two == 62:
        return "unionpay" if 16 <= size <= 19 else ""
    if four in (5018, 5020, 5038, 5893, 6304, 6759, 6761, 6762, 6763):
        return "maestro" if 12 <= size <= 19 else ""
    return ""


def _card(digits: str) -> bool:
    return bool(brand(digits)) and luhn(digits) and digits not in _TEST_CARDS and len(set(digits)) > 3


def iban(value: str) -> bool:
    """Whether this is an IBAN: country, length, check digits."""
    return IBAN_LENGTHS.get(value[:2]) == len(value) and value[2:4] not in ("00", "01", "99") and mod_97(value)


def _aba(digits: str) -> bool:
    # Ranges: https://www.aba.com/about-us/routing-number
    first = int(digits[:2])
    if not (1 <= first <= 12 or 21 <= first <= 32 or 61 <= first <= 72 or first == 80):
        return False
    return weighted(digits, (3, 7, 1, 3, 7, 1, 3, 7, 1)) % 10 == 0 and not plain_sequence(digits)


def _aba_any(digits: str) -> bool:
    # First digits in use are few, yet test data and prefixes of future banks have others: the checksum alone, near a word.
    return weighted(digits, (3, 7, 1, 3, 7, 1, 3, 7, 1)) % 10 == 0 and not plain_sequence(digits)


_CARD_WORDS = (
    "card",
    "visa",
    "mastercard",
    "amex",
    "credit",
    "debit",
    "cc",
    "pan",
    "karte",
    "carte",
    "tarjeta",
    "carta",
    "cvv",
    "cvc",
)

KINDS: tuple[Kind, ...] = (
    Kind(
        "credit-card",
        (
            "0000 0000 0000 0000",
            "0000-0000-0000-0000",
            "0000.0000.0000.0000",
            "0000 0000 0000 000",
            "0000-0000-0000-000",
            "0000 000000 00000",
            "0000-000000-00000",
            "0000 000000 0000",
            "0000-000000-0000",
            "0000 0000 0000 0000 000",
            *("0" * size for size in (13, 14, 15, 16, 19)),
        ),
        _card,
        words=_CARD_WORDS,
        bare="high",
        strong=True,
    ),
    Kind("credit-card", ("0" * 12, "0" * 17, "0" * 18, "0000 0000 0000"), _card, words=_CARD_WORDS, near="medium"),
    Kind(
        "us-bank-routing",
        ("000000000", "0000-0000-0"),
        _aba,
        words=("routing", "aba", "rtn", "bank", "wire", "ach", "account"),
        bare="low",
    ),
    Kind("us-bank-routing", ("000000000",), _aba_any, words=("routing", "aba", "rtn"), near="medium"),
)
