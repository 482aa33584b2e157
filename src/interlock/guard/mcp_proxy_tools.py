"""The answer to ``tools/list``: what each tool says of itself is compared with its pin, and what is held is not shown to the model."""

import unicodedata
from typing import Any

from interlock.detectors.unicode.hidden import scan as scan_hidden
from interlock.guard import results, tool_pins
from interlock.guard.mcp_proxy_phrases import find as find_phrases

#: Cyrillic and Greek letters that look like a Latin one (Unicode TR 39, confusables.txt, those that single-script names need).
_LOOK_ALIKES = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u0501\u051b\u0261\u03bf\u03b1\u03bd\u03c1\u03b9\u0131\u04cf\u0475\u0442\u043a\u043c\u043d",
    "aeopcyxijsdlgoavpiilvtkmh",
)


class Held:
    """Tools that may not be called, and why."""

    __slots__ = ("damaged", "events", "reasons")

    def __init__(self) -> None:
        self.reasons: dict[str, str] = {}
        """Tool -> a key of `tool_pins.HELD`."""
        self.damaged = False
        """The pins cannot be read: no tool may be called."""
        self.events: list[tuple[str, str]] = []
        """(tool, what happened): ``pinned``, or a key of `tool_pins.HELD` that is new. For the audit trail; taken away once recorded."""


def review(result: dict[str, Any], server: str, state: str, held: Held) -> bool:
    """Judge the tools of a ``tools/list`` result in place; whether it was changed. Raises OSError when the pins cannot be kept."""
    tools = [tool for tool in result["tools"] if isinstance(tool, dict) and isinstance(tool.get("name"), str)]
    changed = len(tools) != len(result["tools"]) or len(tools) > tool_pins.MAX_TOOLS
    tools = tools[: tool_pins.MAX_TOOLS]
    result["tools"] = tools
    with tool_pins.changing(state):
        try:
            pins = tool_pins.load(state)
        except tool_pins.DamagedPinsError:
            held.damaged = True
            result["tools"] = [_withheld(tool, "the record of pinned tools is damaged") for tool in tools]
            return True
        held.damaged = False
        fresh = False
        others = [(other, name) for other, named in pins.items() if other != server for name in named]
        servers = {other for other in pins if other != server}
        for place, tool in enumerate(tools):
            name = tool["name"]
            known = pins.get(server, {}).get(name)
            before = known.reason if known else None
            now = tool_pins.digest(tool)
            if known is not None and now in (known.digest, known.pending):
                # Looked at before: a list is asked for often, and the model takes a tenth of a second to load.
                found = "" if now == known.digest or known.reason == "changed" else known.reason
            else:
                found = _suspicion(tool, server, others, servers)
            why, new = tool_pins.settle(pins, server, name, now, found)
            fresh = fresh or new
            if new and (why or before is None):
                held.events.append((name, why or "pinned"))
            if why:
                held.reasons[name] = why
                tools[place] = _withheld(tool, tool_pins.HELD[why])
                changed = True
            else:
                held.reasons.pop(name, None)
        if fresh:
            tool_pins.store(state, pins)
    return changed


def refresh(server: str, state: str, held: Held) -> None:
    """Take up what a person accepted since: for a call of a tool that is held."""
    try:
        tools = tool_pins.load(state).get(server, {})
    except tool_pins.DamagedPinsError:
        held.damaged = True
        return
    if held.damaged:
        # Accepted anew: the next list pins what is there.
        held.damaged = False
    for name in list(held.reasons):
        pin = tools.get(name)
        if pin is not None and not pin.pending:
            del held.reasons[name]


def looks_like(name: str) -> str:
    """The name as a person reads it: without hidden characters, foreign look-alikes as Latin letters, in lower case."""
    text = unicodedata.normalize("NFKC", name).lower().translate(_LOOK_ALIKES)
    return "".join(char for char in text if unicodedata.category(char) not in ("Cf", "Cc", "Mn", "Zs"))


def _suspicion(tool: dict[str, Any], server: str, others: list[tuple[str, str]], servers: set[str]) -> str:
    """A key of `tool_pins.HELD`, "" for an ordinary tool."""
    name = tool["name"]
    plain = looks_like(name)
    if not name.isascii() and (plain.isascii() or scan_hidden(name) or _mixed(name)):
        return "look-alike"
    if not name.isascii() and any(plain == looks_like(other) and name != other for _, other in others):
        return "look-alike"
    if name.startswith("mcp__"):
        owner = name[5:].partition("__")[0]
        if owner and owner != server:
            return "foreign-name"
    lead = next((mark for mark in (".", "/", ":", "__") if mark in name), "")
    if lead and name.partition(lead)[0] in servers:
        return "foreign-name"
    texts = _texts(tool)
    if any(finding.confidence != "low" for text in texts for finding in scan_hidden(text)):
        return "hidden-text"
    if any(find_phrases(text, described=True) for text in texts) or _orders(texts):
        return "instructions"
    return ""


def _orders(texts: list[str]) -> bool:
    """Whether the injection model is sure of an order, by a mark of its own: a description tells the model how to use the tool, so the
    model's score alone says little.
    """
    left = results.ORDERS_LIMIT
    for text in texts:
        if any(name != results.ORDER + "injection" for name in results.orders(text[:left])):
            return True
        left -= len(text)
        if left <= 0:
            break
    return False


def _mixed(name: str) -> bool:
    scripts = {unicodedata.name(char, "").partition(" ")[0] for char in name if char.isalpha()}
    return "LATIN" in scripts and bool(scripts & {"CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE"})


def _texts(tool: dict[str, Any]) -> list[str]:
    """Every text in a tool's definition but its name."""
    found: list[str] = []
    stack: list[Any] = [tool.get(field) for field in tool_pins.FIELDS[1:]]
    while stack and len(found) < 5000:
        item = stack.pop()
        if isinstance(item, str):
            found.append(item)
        elif isinstance(item, dict):
            found += [key for key in item if not key.isascii()]
            stack.extend(item.values())
        elif isinstance(item, list):
            stack.extend(item)
    return found


def _withheld(tool: dict[str, Any], why: str) -> dict[str, Any]:
    """The tool as the model sees it while it is held: without a word of its own but the name."""
    return {
        "name": tool["name"],
        "description": f"Held back by Interlock: {why}. Calls are refused until the user runs `interlock guard pins accept` themselves.",
        "inputSchema": {"type": "object"},
    }
