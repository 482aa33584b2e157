"""Passwords: what is taken as a new one, and argon2id hashes (RFC 9106)."""

import contextlib
import re
import threading
import unicodedata
from collections.abc import Iterator

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import Type

from interlock.model.errors import USAGE, InterlockError

SHORTEST = 12
LONGEST = 1024
#: Characters that are looked at of what was typed, which may have several for one (accents).
_MOST_TYPED = 4 * LONGEST
#: Letters and digits that are compared with the commonest passwords.
_MOST_COMMON = 64

#: The second recommended choice of RFC 9106, 4: 3 passes over 64 MiB in 4 lanes.
_HASHER = PasswordHasher(time_cost=3, memory_cost=64 * 1024, parallelism=4, hash_len=32, salt_len=16, type=Type.ID)
#: Hash of random bytes that nobody kept, verified for a name that is unknown: it takes as long as one that is known.
_NOBODY = "$argon2id$v=19$m=65536,t=3,p=4$oeKwA8v+z6shjBOxdRsEzQ$5Jz1kqfJv0hSx0E7mS2c4dYwqv0nq3zq4yqkqk3u2bA"
#: Hashings at once in this process, each of which holds 64 MiB; how many more may wait for their turn, and for how many seconds.
#: Each that waits holds a thread that the other pages need: only a part of them is ever taken.
_AT_ONCE = 2
_MOST_WAITING = 6
_PATIENCE = 10.0
_turns = threading.BoundedSemaphore(_AT_ONCE)
_places = threading.BoundedSemaphore(_AT_ONCE + _MOST_WAITING)

#: What most leaked passwords of that length are made of, with digits before, after and between them.
_WORDS = """
abc abcd abcdef abcdefg abcdefgh abcdefghijkl admin administrator asdf asdfghjkl azerty azertyuiop baseball changeme computer default
dragon football iloveyou interlock internet letmein login master michael monkey motdepasse pass passord passw passwd password passwort
princess qazwsx qazwsxedc qwer qwert qwerty qwertyuiop qwertz qwertzuiop root secret sunshine superman test trustno user welcome
zxcvbn zxcvbnm 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc a1b2c3d4 a1b2c3d4e5f6 p4ssw0rd passw0rd
"""
_COMMON = re.compile(rf"(?:\d*(?:{'|'.join(_WORDS.split())}))+\d*")


class Busy(InterlockError):  # noqa: N818 - an outcome, not a fault
    """Too many sign-ins at once."""

    def __init__(self) -> None:
        super().__init__("too many people sign in at this moment", help="try again in some seconds")


def check(text: str, name: str) -> None:
    """Raise `InterlockError` for what is not taken as the new password of the account `name`."""
    # Before it is brought into its form: that takes time with the square of the accents, and no other thread runs meanwhile.
    length = len(text) if len(text) > _MOST_TYPED else len(_normal(text))
    if length < SHORTEST:
        raise _bad(f"a password has at least {SHORTEST} characters, this one has {length}")
    if length > LONGEST:
        raise _bad(f"a password has at most {LONGEST:,} characters, this one has {length:,}")
    folded = text.casefold()
    bare = re.sub(r"[\W_]", "", folded)
    if len(set(folded)) < 4 or bare.isdigit():
        raise _bad("a password of digits only, or of so few different characters, is guessed at once")
    if name and name in folded and not re.sub(r"[\W\d_]", "", folded.replace(name, "")):
        raise _bad("that password is little more than the sign-in name")
    if _COMMON.fullmatch(bare[:_MOST_COMMON]):
        raise _bad("that password is one of the commonest")


def hashed(text: str) -> str:
    """The hash that is stored. Raises `Busy`."""
    with _turn():
        return _HASHER.hash(_bytes(text))


def verify(stored: str, text: str) -> bool:
    """Whether that is the password; as slow for a hash that is "" (no account, or no password yet). Raises `Busy`."""
    with _turn():
        try:
            return _HASHER.verify(stored or _NOBODY, _bytes(text)) and bool(stored)
        except (VerificationError, InvalidHashError):
            return False


def outdated(stored: str) -> bool:
    """Whether a hash was made with other parameters than a new one."""
    return _HASHER.check_needs_rehash(stored)


def _bad(message: str) -> InterlockError:
    return InterlockError(message, help="take four or more words that have nothing to do with each other", exit_code=USAGE)


def _normal(text: str) -> str:
    """One form for what looks the same, whatever keyboard it was typed on."""
    return unicodedata.normalize("NFC", text)


def _bytes(text: str) -> bytes:
    return _normal(text[:_MOST_TYPED]).encode("utf-8", "surrogatepass")


@contextlib.contextmanager
def _turn() -> Iterator[None]:
    if not _places.acquire(blocking=False):
        raise Busy
    try:
        if not _turns.acquire(timeout=_PATIENCE):
            raise Busy
        try:
            yield
        finally:
            _turns.release()
    finally:
        _places.release()
