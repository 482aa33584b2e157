"""A QR code as an inline SVG image."""

from markupsafe import Markup

from interlock.guard.challenge.qr import matrix

#: Light modules around the code (ISO/IEC 18004).
_QUIET = 4


def svg(text: str, label: str) -> Markup:
    """The code for ASCII `text`; `label` names it to a screen reader. Raises ValueError for a text too long."""
    rows = matrix(text.encode("ascii"))
    size = len(rows) + 2 * _QUIET
    path = "".join(f"M{x + _QUIET} {y + _QUIET}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark)
    return Markup(
        '<svg xmlns="http://www.w3.org/2000/svg" class="qr" role="img" aria-label="{label}" viewBox="0 0 {size} {size}" '
        'width="{wide}" height="{wide}" shape-rendering="crispEdges">'
        '<rect width="{size}" height="{size}" fill="#fff"/><path d="{path}" fill="#000"/></svg>'
    ).format(label=label, size=size, wide=size * 5, path=path)
