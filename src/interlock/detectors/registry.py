"""Every family and its detectors. Not for the hook, which loads single files by `hook_data`."""

from functools import lru_cache

from interlock.detectors.base import Detector

FAMILIES = ("secrets",)


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


def version(chosen: tuple[Detector, ...]) -> str:
    """12 hex digits that change with any detector's data; checks are covered by the package's version."""
    import hashlib

    from interlock import __version__

    text = repr(
        [(item.id, item.anchors, item.pattern, item.follow, item.back, item.group, item.caseless, item.gate) for item in chosen]
    )
    return hashlib.sha256((__version__ + text).encode()).hexdigest()[:12]
