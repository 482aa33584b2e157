"""The QR code as SVG."""

import re
import xml.etree.ElementTree as ET

import pytest

from interlock.guard.challenge.qr import matrix
from interlock.guard.challenge.totp import new_secret, uri
from interlock.web.auth.qr_svg import svg


def test_every_dark_module_is_drawn_and_no_other() -> None:
    text = uri(new_secret(), "ann@example.com")
    image = ET.fromstring(svg(text, "QR code"))
    path = image.find("{http://www.w3.org/2000/svg}path")
    assert path is not None
    drawn = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path.get("d", ""))}
    rows = matrix(text.encode("ascii"))
    assert drawn == {(x + 4, y + 4) for y, row in enumerate(rows) for x, dark in enumerate(row) if dark}
    assert image.get("viewBox") == f"0 0 {len(rows) + 8} {len(rows) + 8}"
    assert image.get("aria-label") == "QR code"
    assert "style" not in svg(text, "QR code")


@pytest.mark.parametrize("text", ["x" * 107, "ü"])
def test_what_does_not_fit_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        svg(text, "QR code")
