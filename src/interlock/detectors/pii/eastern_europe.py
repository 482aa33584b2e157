"""Poland, Czechia and Slovakia, Romania, Bulgaria, Croatia, Estonia and Lithuania, Turkey."""

from interlock.detectors.pii.base import Kind, is_date
from interlock.detectors.pii.checksums import mod_11_10, plain_sequence, weighted


def _pesel(digits: str) -> bool:
    month = int(digits[2:4])
    if not is_date(int(digits[:2]), month % 20, int(digits[4:6])):
        return False
    return (10 - weighted(digits, (1, 3, 7, 9, 1, 3, 7, 9, 1, 3)) % 10) % 10 == int(digits[10])


def _nip(digits: str) -> bool:
    return weighted(digits, (6, 5, 7, 2, 3, 4, 5, 6, 7)) % 11 == int(digits[9]) and not plain_sequence(digits)


def _birth_number(digits: str) -> bool:
    month = int(digits[2:4]) % 50
    return is_date(int(digits[:2]), month - 20 if month > 20 else month, int(digits[4:6])) and int(digits) % 11 == 0


def _cnp(digits: str) -> bool:
    if digits[0] == "0" or not is_date(int(digits[1:3]), int(digits[3:5]), int(digits[5:7])):
        return False
    check = weighted(digits, (2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9)) % 11
    return (1 if check == 10 else check) == int(digits[12])


def _egn(digits: str) -> bool:
    month = int(digits[2:4]) % 20
    if not is_date(int(digits[:2]), month, int(digits[4:6])):
        return False
    return weighted(digits, (2, 4, 8, 5, 10, 9, 7, 3, 6)) % 11 % 10 == int(digits[9])


def _baltic(digits: str) -> bool:
    if digits[0] not in "123456" or not is_date(int(digits[1:3]), int(digits[3:5]), int(digits[5:7])):
        return False
    check = weighted(digits, (1, 2, 3, 4, 5, 6, 7, 8, 9, 1)) % 11
    if check == 10:
        check = weighted(digits, (3, 4, 5, 6, 7, 8, 9, 1, 2, 3)) % 11 % 10
    return check == int(digits[10])


def _tckn(digits: str) -> bool:
    numbers = [int(char) for char in digits]
    tenth = (7 * sum(numbers[0:9:2]) - sum(numbers[1:8:2])) % 10
    return numbers[0] != 0 and tenth == numbers[9] and sum(numbers[:10]) % 10 == numbers[10]


KINDS: tuple[Kind, ...] = (
    Kind("pl-pesel", ("00000000000",), _pesel, words=("pesel",), bare="medium"),
    Kind("pl-nip", ("0000000000", "000-000-00-00", "000-00-00-000"), _nip, words=("nip",)),
    Kind(
        "cz-birth-number",
        ("000000/0000", "0000000000"),
        _birth_number,
        words=("rodné číslo", "rodne cislo", "rodné", "birth number"),
    ),
    Kind("ro-cnp", ("0000000000000",), _cnp, words=("cnp", "cod numeric")),
    Kind("bg-egn", ("0000000000",), _egn, words=("egn", "егн")),
    Kind("hr-oib", ("00000000000",), mod_11_10, words=("oib",)),
    Kind("baltic-personal-code", ("00000000000",), _baltic, words=("isikukood", "asmens kodas", "personal code")),
    Kind("tr-identity-number", ("00000000000",), _tckn, words=("tckn", "tc kimlik", "kimlik")),
)
