"""India, Australia, New Zealand, China, South Korea, Japan, Singapore, Israel, South Africa."""

from interlock.detectors.pii.base import Kind, is_date
from interlock.detectors.pii.checksums import luhn, plain_sequence, verhoeff, weighted


def _aadhaar(digits: str) -> bool:
    return digits[0] not in "01" and verhoeff(digits) and len(set(digits)) > 3 and digits != digits[::-1]


def _pan(value: str) -> bool:
    # The fourth letter is the kind of the holder. https://incometaxindia.gov.in
    return value[3] in "PCHABGJLFT" and value[5:9] != "0000" and value[:5] != "ABCDE"


def _tfn(digits: str) -> bool:
    return weighted(digits, (1, 4, 3, 7, 5, 8, 6, 9, 10)) % 11 == 0 and not plain_sequence(digits)


def _abn(digits: str) -> bool:
    return digits[0] != "0" and (weighted(digits, (10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19)) - 10) % 89 == 0


def _medicare(digits: str) -> bool:
    return digits[0] in "23456" and weighted(digits, (1, 3, 7, 9, 1, 3, 7, 9)) % 10 == int(digits[8]) and digits[9] != "0"


def _ird(digits: str) -> bool:
    body = digits.rjust(9, "0")
    for weights in ((3, 2, 7, 6, 5, 4, 3, 2), (7, 4, 3, 2, 5, 2, 7, 6)):
        rest = weighted(body, weights) % 11
        check = 11 - rest if rest else 0
        if check < 10:
            return check == int(body[8])
    return False


def _china(value: str) -> bool:
    if not value[:17].isdigit() or not 1900 <= int(value[6:10]) <= 2030:
        return False
    if not is_date(int(value[6:10]), int(value[10:12]), int(value[12:14])):
        return False
    total = weighted(value[:17], (7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2))
    return "10X98765432"[total % 11] == value[17]


def _korea(digits: str) -> bool:
    if digits[6] not in "12345678" or not is_date(int(digits[:2]), int(digits[2:4]), int(digits[4:6])):
        return False
    return (11 - weighted(digits, (2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5)) % 11) % 10 == int(digits[12])


def _japan(digits: str) -> bool:
    rest = weighted(digits, (6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2)) % 11
    return (0 if rest <= 1 else 11 - rest) == int(digits[11]) and not plain_sequence(digits)


def _nric(value: str) -> bool:
    letters = {"S": "JZIHGFEDCBA", "T": "JZIHGFEDCBA", "F": "XWUTRQPNMLK", "G": "XWUTRQPNMLK", "M": "XWUTRQPNJLK"}.get(value[0])
    if letters is None:
        return False
    total = weighted(value[1:8], (2, 7, 6, 5, 4, 3, 2)) + {"T": 4, "G": 4, "M": 3}.get(value[0], 0)
    return letters[(10 - total % 11) if value[0] == "M" else total % 11] == value[8]


def _israel(digits: str) -> bool:
    return luhn(digits) and not plain_sequence(digits)


def _south_africa(digits: str) -> bool:
    return is_date(int(digits[:2]), int(digits[2:4]), int(digits[4:6])) and digits[10] in "012" and luhn(digits)


KINDS: tuple[Kind, ...] = (
    Kind("in-aadhaar", ("0000 0000 0000", "0000-0000-0000"), _aadhaar, words=("aadhaar", "aadhar", "uidai", "uid"), bare="medium"),
    Kind("in-aadhaar", ("000000000000",), _aadhaar, words=("aadhaar", "aadhar", "uidai", "uid"), bare="low"),
    Kind("in-pan", ("AAAAA0000A",), _pan, words=("pan", "permanent account", "income tax"), bare="medium"),
    Kind("au-tfn", ("000 000 000", "000000000", "000-000-000"), _tfn, words=("tfn", "tax file")),
    Kind("au-abn", ("00 000 000 000", "00000000000"), _abn, words=("abn", "australian business")),
    Kind("au-medicare", ("0000 00000 0", "0000-00000-0", "0000000000"), _medicare, words=("medicare",)),
    Kind("nz-ird", ("00-000-000", "000-000-000", "000000000", "00000000"), _ird, words=("ird", "inland revenue")),
    Kind("cn-resident-id", ("0" * 18, "0" * 17 + "A"), _china, words=("身份证", "resident", "identity"), bare="medium"),
    Kind("kr-resident-number", ("000000-0000000",), _korea, words=("주민등록", "rrn", "resident"), bare="medium"),
    Kind(
        "jp-my-number",
        ("000000000000", "0000 0000 0000", "0000-0000-0000"),
        _japan,
        words=("マイナンバー", "my number", "mynumber", "個人番号"),
    ),
    Kind("sg-nric", ("A0000000A",), _nric, words=("nric", "fin", "singapore"), bare="medium"),
    Kind("il-identity-number", ("000000000",), _israel, words=("teudat", "zehut", "תעודת", "israeli id")),
    Kind("za-identity-number", ("0000000000000",), _south_africa, words=("south africa", "rsa id", "id number", "identity")),
)
