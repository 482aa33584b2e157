"""The function that takes credentials out of a text before it is stored."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from interlock.model.finding import Finding

#: No credential that a detector knows is shorter.
_SHORTEST = 8

_OPEN = "<secret:"
_LONGEST = 100
_MARK = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-:")


def redactor(key: bytes, verbatim: bool = False, *, bulk: bool = False) -> "Callable[[str], str]":
    """Replaces each credential by a typed placeholder with a fingerprint keyed by `key`; `verbatim` leaves the text alone.

    `bulk`: use the native engine where it is installed. It finds the same, and pays its loading from a few megabytes on.
    """
    if verbatim:
        return _same
    scan: Callable[[str], Iterable[Finding]] | None = None

    def redact(text: str) -> str:
        if _OPEN in text:
            # What was replaced once must not be replaced again: the fingerprint would change with every showing.
            return "".join(part if number % 2 else bare(part) for number, part in enumerate(apart(text)))
        return bare(text)

    def bare(text: str) -> str:
        nonlocal scan
        if len(text) < _SHORTEST:
            return text
        from interlock.detectors.assigned import mask
        from interlock.detectors.redact import redact_text

        if scan is None:
            scan = _bulk_scan() if bulk else _hook_scan()
        return mask(redact_text(text, key, scan), key)

    return redact


def apart(text: str) -> "list[str]":
    """The text cut at its placeholders: words, placeholder, words, placeholder ..., words."""
    parts = []
    done = at = 0
    while (at := text.find(_OPEN, at)) >= 0:
        end = text.find(">", at, at + _LONGEST)
        if end < 0 or not _MARK.issuperset(text[at + 1 : end]):
            at += 1
            continue
        parts += [text[done:at], text[at : end + 1]]
        done = at = end + 1
    return [*parts, text[done:]]


def _bulk_scan() -> "Callable[[str], Iterable[Finding]]":
    _add_site_packages()
    from interlock.detectors.engine import Scanner

    return Scanner(families=("secrets",)).scan


def _add_site_packages() -> None:
    """Let a hook, which runs with ``-S``, import the native engine. At the end of the path, so that nothing is put in front of."""
    import os
    import sys

    root = os.path.dirname(os.path.dirname(sys.executable or ""))
    tail = (
        ("Lib", "site-packages")
        if os.name == "nt"
        else ("lib", f"python{sys.version_info[0]}.{sys.version_info[1]}", "site-packages")
    )
    folder = os.path.join(root, *tail)
    if os.path.isabs(folder) and folder not in sys.path and os.path.isdir(folder):
        sys.path.append(folder)


def _hook_scan() -> "Callable[[str], Iterable[Finding]]":
    from interlock.detectors.hook import scan

    return scan


def _same(text: str) -> str:
    return text
