"""What a kind of personal number is: the forms it is written in, its check, and the words that make it likely."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


class Kind:
    """A number of fixed form. A *form* is what `find.MASK` makes of it: ``0`` a digit, ``A`` a letter, separators as they are."""

    __slots__ = ("bare", "check", "forms", "id", "near", "strong", "words")

    def __init__(
        self,
        id: str,
        forms: tuple[str, ...],
        check: "Callable[[str], bool]",
        *,
        words: tuple[str, ...] = (),
        bare: str = "",
        near: str = "high",
        strong: bool = False,
    ) -> None:
        self.id = id
        """Kebab-case id, unique in the family."""
        self.forms = forms
        """Forms, e.g. ``000-00-0000``. A space stands between groups that are written apart."""
        self.check = check
        """Whether the number without separators, in upper case, is one of this kind."""
        self.words = words
        """Words in lower case, one of which near the number makes it `near`. Those of letters alone count only as whole words."""
        self.bare = bare
        """Confidence without such a word; "" for no finding, where too many other numbers pass the check."""
        self.near = near
        """Confidence with one."""
        self.strong = strong
        """Sure enough to be taken out of a longer run, between slashes."""


def between(value: str, low: int, high: int) -> bool:
    """Whether digits, read as a number, lie within both bounds."""
    return low <= int(value) <= high


def is_date(year: int, month: int, day: int) -> bool:
    """Whether there is such a day; `year` is only for leap years and may have two digits."""
    if not 1 <= month <= 12 or not 1 <= day <= 31:
        return False
    if month == 2:
        return day <= (29 if year % 4 == 0 else 28)
    return day <= (30 if month in (4, 6, 9, 11) else 31)
