"""Renders `hook_data.py` from the detectors: ``python -m interlock.detectors.hook_table > .../hook_data.py``."""

import sys

from interlock.detectors import find


def render() -> str:
    """Text of the module; a test compares it with the file."""
    from interlock.detectors.secrets import registry

    anchors: dict[tuple[bytes, bool, int], list[str]] = {}
    for detector in registry.DETECTORS:
        for anchor in detector.anchors:
            stems = anchors.setdefault((anchor.encode("ascii"), detector.caseless, detector.follow), [])
            stem = registry.STEM_OF[detector.id]
            if stem not in stems:
                stems.append(stem)
    lines = [
        '"""Anchors of every secret detector and the files that judge them. Made by `hook_table`; do not edit."""',
        "",
        "# fmt: off",
        "",
    ]
    for name, group in zip(("RUNS", "PLAIN", "CASELESS"), find.parted(anchors), strict=True):
        lines.append(f"{name} = (")
        for index, root, follow, riders in group:
            shown = "".join(f"({other}, {_literal(longer)}, {needed}, {before}), " for other, longer, needed, before in riders)
            lines.append(f"    ({index}, {_literal(root)}, {follow}, ({shown.rstrip()})),")
        lines += [")", ""]
    lines.append("STEMS = (")
    lines += ["    (" + ", ".join(f'"{stem}"' for stem in stems) + ",)," for stems in anchors.values()]
    lines += [")", ""]
    return "\n".join(lines)


def _literal(literal: bytes) -> str:
    text = literal.decode("ascii")
    return "b'" + text + "'" if '"' in text else 'b"' + text + '"'


if __name__ == "__main__":
    sys.stdout.write(render())
