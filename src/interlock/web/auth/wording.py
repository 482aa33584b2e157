"""Errors as a form shows them."""

from interlock.model.errors import InterlockError


def spoken(error: InterlockError) -> str:
    """Message and next step as sentences."""
    return " ".join(f"{text[:1].upper()}{text[1:]}." for text in (error.message, error.help) if text)
