"""What a session was about, drawn from its own words without a model: asks, decisions, outcomes, files, commands, errors.

Only a person's prompts give decisions. What an agent says can quote a file, and a quoted order must never become a rule.
"""

from interlock.model.jsontext import JsonError, dumps, loads
from interlock.model.session import ASSISTANT, USER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from interlock.storage.base import NewTurn

#: Most items kept of each kind; the oldest go first.
LIMITS = {"asks": 60, "decisions": 40, "outcomes": 40, "files": 80, "commands": 60, "errors": 30}

_LINE = 240

#: Entries of one batch, counted from its end, whose answers are looked at: older outcomes would be pushed out again.
_RECENT = 400

_ENDS = ((". ", ".\n"), ("! ", "!\n"), ("? ", "?\n"), ("。", "。\n"), ("！", "！\n"), ("？", "？\n"))
_CHANGING = frozenset(
    [
        "write",
        "strreplace",
        "delete",
        "applypatch",
        "edit",
        "multiedit",
        "searchreplace",
        "editnotebook",
        "editfile",
        "deletefile",
        "write_file",
        "replace",
    ]
)
_RUNNING = frozenset(["shell", "bash", "run_terminal_cmd", "terminal"])

_DECIDES = (
    "from now on",
    "always ",
    "never ",
    "must ",
    "do not ",
    "don't ",
    "we use ",
    "we changed",
    "we decided",
    "decided",
    "decision",
    "let's use",
    "let's go with",
    "go with ",
    " use ",
    "prefer",
    "instead of",
    "no wait",
    "actually,",
    "the rule",
    "convention",
    "remember ",
    "should be ",
    " is ",
    " not ",
)
#: A prompt this short says what to do next, not how things are; " is " and " not " alone do not make it a decision.
_WEAK = (" is ", " not ", " use ")
_FAILS = ("error", "failed", "failure", "exception", "traceback", "blocked", "denied", "refused", "does not work", "broken")

#: Words of texts that try to give orders to whoever reads them later.
_ORDERS = (
    "system:",
    "ignore previous",
    "ignore all previous",
    "ignore the above",
    "disregard previous",
    "disregard all",
    "remember forever",
    "you must now",
    "new instructions",
    "<system",
    "[system",
    "developer message",
)


def empty() -> "dict[str, list[list[object]]]":
    """A summary with nothing in it: lists of ``[turn id, text]``."""
    return {name: [] for name in LIMITS}


def load(text: str) -> "dict[str, list[list[object]]]":
    """The summary in a stored document; an unreadable one counts as empty, for it can be made again."""
    summary = empty()
    try:
        value = loads(text)
    except JsonError:
        return summary
    if isinstance(value, dict):
        for name in LIMITS:
            items = value.get(name)
            if isinstance(items, list):
                summary[name] = [item for item in items if isinstance(item, list) and len(item) == 2 and isinstance(item[1], str)]
    return summary


def dump(summary: "dict[str, list[list[object]]]") -> str:
    """The document to store."""
    return dumps(summary)


def add(summary: "dict[str, list[list[object]]]", entries: "Sequence[NewTurn]", ids: "dict[int, int]") -> None:
    """Take in the entries just stored; `ids` gives the turn id of each new one by its place."""
    turn = 0
    recent = len(entries) - _RECENT
    for number, entry in enumerate(entries):
        fresh = number in ids
        turn = ids.get(number, turn)
        if fresh and entry.role == USER:
            _prompt(summary, turn, entry.text)
        elif fresh and entry.role == ASSISTANT and number >= recent:
            _answer(summary, turn, entry.text)
        for tool, _ in entry.tools:
            name = tool.name.lower()
            if name in _CHANGING and tool.target:
                _put(summary, "files", turn, tool.target)
            elif name in _RUNNING and tool.target:
                _put(summary, "commands", turn, one_line(tool.target))


def title(text: str) -> str:
    """A prompt as a heading."""
    return one_line(text, 100)


def _prompt(summary: "dict[str, list[list[object]]]", turn: int, text: str) -> None:
    if gives_orders(text):
        return
    _put(summary, "asks", turn, one_line(text))
    for sentence in sentences(text[:4000]):
        lower = " " + sentence.lower() + " "
        cues = [cue for cue in _DECIDES if cue in lower]
        if not cues or sentence.endswith("?"):
            continue
        if all(cue in _WEAK for cue in cues) and len(sentence) < 24:
            continue
        _put(summary, "decisions", turn, one_line(sentence))


def _answer(summary: "dict[str, list[list[object]]]", turn: int, text: str) -> None:
    if gives_orders(text):
        return
    lines = sentences(text[:4000])
    if not lines:
        return
    outcomes = summary["outcomes"]
    newest_ask = summary["asks"][-1][0] if summary["asks"] else 0
    line = [turn, one_line(" ".join(lines[:3]))]
    # Of all the steps of an answer the last one says how it ended.
    if outcomes and isinstance(outcomes[-1][0], int) and isinstance(newest_ask, int) and outcomes[-1][0] > newest_ask:
        outcomes[-1] = line
    else:
        outcomes.append(line)
        del outcomes[: -LIMITS["outcomes"]]
    lower = text.lower()
    if not any(word in lower for word in _FAILS):
        return
    for sentence in lines:
        lower = sentence.lower()
        if any(word in lower for word in _FAILS):
            _put(summary, "errors", turn, one_line(sentence))


def _put(summary: "dict[str, list[list[object]]]", name: str, turn: int, text: str) -> None:
    items = summary[name]
    for number, item in enumerate(items):
        if item[1] == text:
            # A repeated command or file moves to the end instead of standing there twice.
            del items[number]
            break
    items.append([turn, text])
    del items[: -LIMITS[name]]


def gives_orders(text: str) -> bool:
    """Whether the text looks like an order planted for a later reader. It stays searchable, but is not told to a new session."""
    lower = text.lower()
    return any(order in lower for order in _ORDERS)


def sentences(text: str) -> "list[str]":
    """The text cut at line ends and sentence ends; code lines in fences are left out."""
    found: list[str] = []
    fenced = False
    for line in text.splitlines():
        line = line.strip()
        if line.startswith("```"):
            fenced = not fenced
            continue
        if not line or fenced:
            continue
        for mark, cut in _ENDS:
            if mark in line:
                line = line.replace(mark, cut)
        whole = True
        for part in line.split("\n"):
            part = part.strip()
            if not part:
                continue
            if whole or not part[0].islower():
                found.append(part)
            else:
                # "e.g. this" is no end.
                found[-1] += " " + part
            whole = False
    return found


def one_line(text: str, limit: int = _LINE) -> str:
    """The text on one line, cut at a word where it is too long."""
    text = " ".join(text.split())
    if len(text) <= limit:
        return text
    cut = text.rfind(" ", limit // 2, limit - 1)
    return text[: cut if cut > 0 else limit - 1] + "…"
