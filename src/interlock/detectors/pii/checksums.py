"""Checksums that several countries share."""

_D5 = [
    "0123456789",
    "1234067895",
    "2340178956",
    "3401289567",
    "4012395678",
    "5987604321",
    "6598710432",
    "7659821043",
    "8765932104",
    "9876543210",
]
_P8 = ["0123456789", "1576283094", "5803796142", "8916043527", "9453126870", "4286573901", "2793806415", "7046913258"]


def luhn(digits: str) -> bool:
    """ISO/IEC 7812 check digit."""
    total = 0
    for index, char in enumerate(reversed(digits)):
        number = int(char)
        if index % 2:
            number = number * 2 - 9 if number > 4 else number * 2
        total += number
    return total % 10 == 0


def weighted(digits: str, weights: tuple[int, ...]) -> int:
    """Sum of digits by weights, as far as both go."""
    return sum(int(char) * weight for char, weight in zip(digits, weights, strict=False))


def verhoeff(digits: str) -> bool:
    """Verhoeff's check digit (Aadhaar)."""
    state = 0
    for index, char in enumerate(reversed(digits)):
        state = int(_D5[state][int(_P8[index % 8][int(char)])])
    return state == 0


def mod_11_10(digits: str) -> bool:
    """ISO 7064 MOD 11,10 (Steuer-ID, OIB)."""
    product = 10
    for char in digits[:-1]:
        total = (int(char) + product) % 10 or 10
        product = total * 2 % 11
    return (11 - product) % 10 == int(digits[-1])


def mod_97(value: str) -> bool:
    """ISO 7064 MOD 97-10 over letters and digits, the first four moved to the end (ISO 13616)."""
    moved = value[4:] + value[:4]
    return int("".join([str(int(char, 36)) for char in moved])) % 97 == 1


def plain_sequence(digits: str) -> bool:
    """Whether all digits are equal, or each follows the one before it: nobody's number."""
    if len(set(digits)) <= 2:
        return True
    return digits in "01234567890123456789" or digits in "98765432109876543210"
