"""Text between Slack and the chat: what a message says in plain words, and what may be said there."""

import re

#: Characters of one message that Slack shows as it is ("Truncating content"); the limit of what it takes is 40,000.
MAX_MESSAGE = 4_000
#: Messages that one answer makes at most.
MAX_PARTS = 10
CUT_TEXT = "(The answer is longer than can be shown here.)"

_REFERENCE = re.compile(r"<([^<>]*)>")
_ENTITY = re.compile(r"&(amp|lt|gt);")
_ENTITIES = {"amp": "&", "lt": "<", "gt": ">"}


def plain(text: str) -> str:
    """A message of a person as plain text: mentions and links as they read, entities as what they stand for."""
    # References are read first: what a person typed as "<" comes as an entity.
    return _ENTITY.sub(lambda found: _ENTITIES[found[1]], _REFERENCE.sub(_shown, text))


def without_mention(text: str, bots: "frozenset[str]") -> str:
    """A message without the mentions of the bot itself."""

    def kept(found: "re.Match[str]") -> str:
        user = found[1].removeprefix("@").partition("|")[0]
        return "" if found[1].startswith("@") and user in bots else found[0]

    return _REFERENCE.sub(kept, text).strip()


def mentions(text: str, bots: "frozenset[str]") -> bool:
    """Whether a message mentions one of these users."""
    return any(found[1:].partition("|")[0] in bots for found in _REFERENCE.findall(text) if found.startswith("@"))


def escaped(text: str) -> str:
    """Text as Slack shows it letter for letter: nothing in it is a mention of a person, a group or ``<!channel>``, or a made-up link."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def parts(text: str, most: int = MAX_MESSAGE, count: int = MAX_PARTS) -> "list[str]":
    """A text as escaped messages of at most `most` characters, cut between lines or words where there are some; at most `count`.

    The last one says so when there would be more.
    """
    made: list[str] = []
    rest = text.strip()
    while rest and len(made) < count:
        cut = _room(rest, most)
        if cut < len(rest):
            cut = max(rest.rfind("\n", cut // 2, cut), 0) or max(rest.rfind(" ", cut // 2, cut), 0) or cut
        made.append(escaped(rest[:cut].rstrip()))
        rest = rest[cut:].lstrip()
    if rest:
        made[-1] = escaped(CUT_TEXT)
    return made


def _room(text: str, most: int) -> int:
    """How many characters of a text fit once they are escaped."""
    cut = min(len(text), most)
    while (size := len(escaped(text[:cut]))) > most:
        cut = max(1, min(cut - 1, cut * most // size))
    return cut


def _shown(found: "re.Match[str]") -> str:
    target, _, label = found[1].partition("|")
    if target.startswith(("@", "#")):
        return target[0] + label.lstrip("@#") if label else target
    if target.startswith("!"):
        return label or "@" + target[1:].partition("^")[0]
    return f"{label} ({target})" if label and label != target.removeprefix("mailto:") else target.removeprefix("mailto:")
