"""Sign-in names."""

import pytest

from interlock.model.errors import InterlockError
from interlock.web.auth import names


@pytest.mark.parametrize(
    ("text", "name"),
    [("ann", "ann"), (" Ann.Lee ", "ann.lee"), ("ann@example.com", "ann@example.com"), ("7", "7"), ("a" * 64, "a" * 64)],
)
def test_a_name_is_kept_in_lower_case(text: str, name: str) -> None:
    assert names.clean(text) == name
    assert names.good(name)


@pytest.mark.parametrize("text", ["", " ", "a" * 65, "ann lee", "-ann", ".ann", "änn", "ann/..", "ann\n", "<b>", "ann\x00", "İ"])
def test_what_is_no_name_is_refused(text: str) -> None:
    assert not names.good(text)
    if text != "ann\n":
        with pytest.raises(InterlockError, match="1 to 64"):
            names.clean(text)
