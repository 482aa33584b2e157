"""Every family and its detectors. Not for the hook, which loads single files by `hook_data`."""

from collections.abc import Callable
from functools import lru_cache

from interlock.detectors.base import Detector
from interlock.model.finding import Finding

FAMILIES = ("secrets", "pii", "injection", "unicode")

#: Text, its flat form (`find.flatten`), provenance and where numbers may be (None: not known) -> findings, of a family that is not described
#: by anchors. The same code under every engine.
Reader = Callable[[str, bytes, str, "list[int] | None"], list[Finding]]


@lru_cache(maxsize=16)
def detectors(families: tuple[str, ...]) -> tuple[Detector, ...]:
    """Detectors of the named families in the order of `FAMILIES`. Raises ValueError for a name that is none."""
    unknown = set(families) - set(FAMILIES)
    if unknown:
        raise ValueError(f"unknown detector family {sorted(unknown)[0]!r}")
    found: tuple[Detector, ...] = ()
    if "secrets" in families:
        from interlock.detectors.secrets import registry as secrets

        found += secrets.DETECTORS
    return found


def readers(families: tuple[str, ...]) -> tuple[Reader, ...]:
    """Readers of the named families that have one, in the order of `FAMILIES`."""
    found: list[Reader] = []
    if "pii" in families:
        from interlock.detectors.pii import find as pii

        found.append(lambda text, flat, _provenance, numbers: pii.scan(text, flat, numbers))
    if "injection" in families:
        from interlock.detectors.injection import detect

        found.append(lambda text, _flat, provenance, _numbers: detect.scan(text, provenance))
    if "unicode" in families:
        from interlock.detectors.unicode import hidden, lookalikes

        found.append(lambda text, _flat, _provenance, _numbers: [*hidden.scan(text), *lookalikes.scan(text)])
    return tuple(found)


def numbers(families: tuple[str, ...]) -> Callable[[str, bytes, list[int]], list[int]]:
    """Text, its flat form and where numbers may be -> ends of those that may be findings."""
    if "pii" not in families:
        return lambda _text, _flat, _hits: []
    from interlock.detectors.pii import find as pii

    return pii.numbers


def odd(utf8: bytes) -> bool:
    """Whether a text in UTF-8 may give a finding of the family ``unicode``."""
    from interlock.detectors.unicode import hidden, lookalikes

    rest = utf8.translate(None, hidden.ASCII)
    return hidden.possible(rest) or lookalikes.possible(rest)


def version(chosen: tuple[Detector, ...], families: tuple[str, ...] = (), decode: bool = False) -> str:
    """12 hex digits that change with any detector's data; checks and readers are covered by the package's version."""
    import hashlib

    from interlock import __version__

    text = repr(
        [families, decode]
        + [(item.id, item.anchors, item.pattern, item.follow, item.back, item.group, item.caseless, item.gate) for item in chosen]
    )
    return hashlib.sha256((__version__ + text).encode()).hexdigest()[:12]
