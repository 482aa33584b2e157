"""Brazil, Mexico, Chile, Argentina."""

from interlock.detectors.pii.base import Kind, is_date
from interlock.detectors.pii.checksums import plain_sequence, weighted

_CURP = "0123456789ABCDEFGHIJKLMN\u00d1OPQRSTUVWXYZ"


def _check_11(digits: str, weights: tuple[int, ...]) -> int:
    rest = weighted(digits, weights) % 11
    return 0 if rest < 2 else 11 - rest


def _cpf(digits: str) -> bool:
    return (
        len(set(digits)) > 1
        and _check_11(digits, (10, 9, 8, 7, 6, 5, 4, 3, 2)) == int(digits[9])
        and _check_11(digits, (11, 10, 9, 8, 7, 6, 5, 4, 3, 2)) == int(digits[10])
    )


def _cnpj(digits: str) -> bool:
    return (
        len(set(digits)) > 1
        and _check_11(digits, (5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2)) == int(digits[12])
        and _check_11(digits, (6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2)) == int(digits[13])
    )


def _curp(value: str) -> bool:
    if value[10] not in "HMX" or not is_date(int(value[4:6]), int(value[6:8]), int(value[8:10])):
        return False
    total = sum(_CURP.index(char) * (18 - index) for index, char in enumerate(value[:17]))
    return (10 - total % 10) % 10 == int(value[17])


def _rut(value: str) -> bool:
    total = sum(int(char) * (2 + index % 6) for index, char in enumerate(reversed(value[:-1])))
    check = 11 - total % 11
    return value[-1] == ("0" if check == 11 else "K" if check == 10 else str(check)) and not plain_sequence(value[:-1])


def _cuit(digits: str) -> bool:
    check = 11 - weighted(digits, (5, 4, 3, 2, 7, 6, 5, 4, 3, 2)) % 11
    return digits[:2] in ("20", "23", "24", "27", "30", "33", "34") and check % 11 == int(digits[10])


KINDS: tuple[Kind, ...] = (
    Kind("br-cpf", ("000.000.000-00", "000000000-00"), _cpf, words=("cpf",), bare="high"),
    Kind("br-cpf", ("00000000000",), _cpf, words=("cpf", "cadastro de pessoa")),
    Kind("br-cnpj", ("00.000.000/0000-00", "00000000/0000-00"), _cnpj, words=("cnpj",), bare="high"),
    Kind("br-cnpj", ("00000000000000",), _cnpj, words=("cnpj",)),
    Kind("mx-curp", ("AAAA000000AAAAAA00", "AAAA000000AAAAAAA0"), _curp, words=("curp",), bare="high"),
    Kind("cl-rut", ("00.000.000-0", "00.000.000-A", "0.000.000-0", "0.000.000-A"), _rut, words=("rut", "run"), bare="medium"),
    Kind("cl-rut", ("00000000-0", "00000000-A"), _rut, words=("rut", "run", "chile")),
    Kind("ar-cuit", ("00-00000000-0",), _cuit, words=("cuit", "cuil"), bare="medium"),
    Kind("ar-cuit", ("00000000000",), _cuit, words=("cuit", "cuil")),
)
