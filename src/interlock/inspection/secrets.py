"""A signing secret as people paste it: read strictly, each way to get it wrong named."""

import binascii
import secrets

from interlock.model.errors import USAGE, InterlockError

PREFIX = "whsec_"
#: Standard Webhooks asks for 24 to 64 random bytes; 16 is the least that still resists guessing.
MIN_BYTES = 16
MAX_BYTES = 512
#: Length of a secret made here, in bytes.
NEW_BYTES = 32


class SecretError(InterlockError):
    """A secret that cannot be used. The message names the fault and never quotes the secret."""

    exit_code = USAGE


def new_secret() -> str:
    """A fresh random secret in its written form, ``whsec_`` + base64."""
    return PREFIX + binascii.b2a_base64(secrets.token_bytes(NEW_BYTES), newline=False).decode("ascii")


def parse_secret(text: str) -> bytes:
    """The key bytes of a written secret; blanks and newlines around it are ignored, the ``whsec_`` prefix may be missing.

    Raises `SecretError`.
    """
    value = text.strip(" \t\r\n")
    if not value:
        raise SecretError("the secret is empty", help="copy the whole value, it starts with whsec_")
    if value[:1] in "\"'" and value[-1:] == value[:1]:
        raise SecretError("the secret is in quotes", help="paste it without the quotes")
    if value.startswith(("v1,", "v1a,")):
        raise SecretError(
            "the secret starts with a signature version ('v1,')", help="paste only the part that starts with whsec_, without 'v1,'"
        )
    if value.startswith(("whsk_", "whpk_")):
        raise SecretError(
            "this is a key for asymmetric signatures (whsk_, whpk_)", help="use the signing secret that starts with whsec_"
        )
    body = value.removeprefix(PREFIX)
    if any(char.isspace() for char in body):
        raise SecretError("the secret has a blank or a line break inside", help="copy it again as one line")
    if not body.isascii():
        raise SecretError("the secret holds characters outside ASCII", help="copy it again from the settings page")
    if "-" in body or "_" in body:
        raise SecretError(
            "the secret is written in url-safe base64 ('-' and '_')", help="use the standard form with '+' and '/': tr -- '-_' '+/'"
        )
    try:
        key = binascii.a2b_base64(body.encode("ascii"), strict_mode=True)
    except binascii.Error:
        raise SecretError("the secret is not valid base64", help="copy the whole value, with any '=' at its end") from None
    if len(key) < MIN_BYTES:
        raise SecretError(
            f"the secret is too short: {len(key)} bytes, at least {MIN_BYTES} are needed",
            help="make a new one with: interlock inspect keys add --generate",
        )
    if len(key) > MAX_BYTES:
        raise SecretError(f"the secret is too long: {len(key)} bytes, at most {MAX_BYTES}", help="copy only the secret")
    return key


def shown_prefix(text: str) -> str:
    """What a list may show of a secret: the prefix and the first four characters of its base64, then an ellipsis."""
    return PREFIX + text.strip().removeprefix(PREFIX)[:4] + "…"
