"""Sign-in names. A name is also the actor id of its owner's frames."""

import re

from interlock.model.errors import USAGE, InterlockError

_NAME = re.compile(r"[a-z0-9][a-z0-9._@+-]{0,63}")


def good(text: str) -> bool:
    """Whether that can be the name of an account."""
    return _NAME.fullmatch(text) is not None


def clean(text: str) -> str:
    """The name as it is kept. Raises `InterlockError` for what is none."""
    name = text.strip().lower()
    if not good(name):
        raise InterlockError(
            "a sign-in name has 1 to 64 of the characters a-z 0-9 . _ @ + - and begins with a letter or a digit",
            help="for example: ann, ann.lee or ann@example.com",
            exit_code=USAGE,
        )
    return name
