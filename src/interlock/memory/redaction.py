"""The function that takes credentials out of a text before it is stored."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def redactor(key: bytes, verbatim: bool = False) -> "Callable[[str], str]":
    """Replaces each credential by a typed placeholder with a fingerprint keyed by `key`; `verbatim` leaves the text alone."""
    if verbatim:
        return _same
    from interlock.detectors.redact import redact_text

    def redact(text: str) -> str:
        # No credential is that short.
        return redact_text(text, key) if len(text) > 7 else text

    return redact


def _same(text: str) -> str:
    return text
