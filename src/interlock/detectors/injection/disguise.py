"""Words of an order that are written so that a filter does not see them: letter by letter, with digits for letters, misspelt."""

import re

#: Words that are looked for in letters set apart and in digits that stand for letters. ``password`` is not among them: people write it so.
WORDS = (
    "ignore", "disregard", "forget", "previous", "instruction", "system", "prompt", "reveal", "bypass", "override", "jailbreak", "developer",
    "restriction", "unrestricted", "assistant", "guideline",
)  # fmt: skip
_LETTERS = str.maketrans("0134578@$!|", "oieastbasil")
_APART = re.compile(r"(?<![a-z0-9])[a-z0-9](?:[ .\-_*~]{1,2}[a-z0-9]){5,79}(?![a-z0-9])")
_BETWEEN = str.maketrans("", "", " .-_*~")
_MIXED = re.compile(r"(?<![a-z0-9@$])(?=[a-z]*[0134578@$!|])[a-z0134578@$!|]{5,16}(?![a-z0-9@$])")
#: Digits that stand for letters in a window before it counts as disguise: one alone is a name or a slip.
_LEAST = 2


def disguised(words: list[str], shown: str) -> bool:
    """Whether a window (its plain tokens, its text in lower case) has such words."""
    return _apart(words, shown) or _digits(shown)


def _apart(words: list[str], shown: str) -> bool:
    if sum([len(word) == 1 and word.isalnum() and word.isascii() for word in words]) < 6:
        return False
    for match in _APART.finditer(shown):
        joined = match.group().translate(_BETWEEN).translate(_LETTERS)
        if any(word in joined for word in WORDS):
            return True
    return False


def _digits(shown: str) -> bool:
    count = 0
    for match in _MIXED.finditer(shown):
        word = match.group()
        plain = word.translate(_LETTERS)
        if plain != word and any(plain.startswith(known) for known in WORDS):
            count += sum([one != other for one, other in zip(word, plain, strict=True)])
            if count >= _LEAST:
                return True
    return False


def misspelt(word: str) -> list[str]:
    """The word with a letter dropped or two neighbours swapped; of short words nothing, they would be other words."""
    if len(word) < 8 or not word.isascii() or not word.isalpha():
        return []
    dropped = [word[:at] + word[at + 1 :] for at in range(1, len(word))]
    swapped = [word[:at] + word[at + 1] + word[at] + word[at + 2 :] for at in range(len(word) - 1)]
    return [form for form in (*dropped, *swapped) if form != word and form + "s" != word and form != word + "s"]
