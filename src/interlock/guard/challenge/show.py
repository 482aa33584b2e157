"""A request as lines for a terminal. What the agent wrote is shown so that a terminal does not obey it and a reader is not fooled by it."""

import time
import unicodedata

from interlock.guard.approvals import shown
from interlock.storage.approvals_port import Request

#: Lines of an action that are shown at once.
MOST_LINES = 40
_UNITS = ("B", "KB", "MB", "GB", "TB")


def visible(text: str, *, lines: bool = False) -> str:
    """The text with control characters, reordering marks and other invisible ones spelled out; `lines` keeps line ends."""
    if text.isascii() and text.isprintable():
        return text
    out = []
    for char in text:
        if char.isprintable() or (lines and char in "\n\t"):
            out.append(char)
        elif ord(char) < 0x100:
            out.append(f"\\x{ord(char):02x}")
        else:
            out.append(f"\\u{{{ord(char):x}}}")
    return "".join(out)


def summary(action: str, most: int = 100) -> str:
    """The action on one line, line ends as ``⏎``; what is cut off is counted, so that a harmless beginning hides nothing unseen."""
    lines = [line for line in (visible(line).strip() for line in action.split("\n")) if line]
    text = " ⏎ ".join(lines)
    if len(text) <= most:
        return text
    count = f", {len(lines)} lines" if len(lines) > 1 else ""
    return f"{text[:most]}… ({len(action)} characters{count})"


def strange(text: str) -> bool:
    """Whether letters that only look like others stand among plain ones."""
    return any(not char.isascii() and unicodedata.category(char)[0] == "L" for char in text)


def render(request: Request, now: float, *, most: int = MOST_LINES) -> list[str]:
    """The request without colours; `most`: lines of the action that are shown, 0 for all."""
    found = shown(request)
    action = visible(str(found.get("action", "")), lines=True)
    lines = [f"Request {request.id} from {visible(request.host)}", ""]
    body = action.split("\n")
    most = most or len(body)
    lines += ["    " + line for line in body[:most]]
    if len(body) > most:
        lines.append(f"    ... {len(body) - most} more lines: interlock guard approvals show {request.id}")
    if strange(action):
        lines.append("  note: it holds letters that are not ASCII; they may look like others")
    lines.append("")
    lines.append(f"  in       {visible(str(found.get('cwd', '')))}")
    why = found.get("why")
    for text in why if isinstance(why, list) else []:
        lines.append(f"  why      {visible(str(text))}")
    rules = found.get("rules")
    if isinstance(rules, list):
        lines.append(f"  rules    {', '.join(visible(str(rule)) for rule in rules)}")
    lines += [f"  {label:<8} {text}" for label, text in deletes(found.get("preview"), now)]
    lines.append(f"  expires  in {_span(request.expires - now)}")
    return lines


def deletes(found: object, now: float) -> list[tuple[str, str]]:
    """What a delete would remove, from a preview's document: pairs of a label and a text; none without a preview."""
    if not isinstance(found, dict):
        return []
    more = "" if found["complete"] else "at least "
    count = found["files"]
    unknown = found["untracked"]
    git = "git cannot be asked" if unknown is None else f"{unknown} of them not in git"
    lines = [("deletes", f"{more}{count} file{'' if count == 1 else 's'}, {size(found['bytes'])}, {git}")]
    if found["newest"]:
        lines.append(("newest", f"{visible(str(found['newest']))}, {_span(now - found['newest_time'])} old"))
    return lines


def size(number: float) -> str:
    """Bytes for people: ``1.5 MB``."""
    unit = 0
    while number >= 1000 and unit < len(_UNITS) - 1:
        number /= 1000
        unit += 1
    return f"{number:.0f} {_UNITS[unit]}" if unit == 0 or number >= 10 else f"{number:.1f} {_UNITS[unit]}"


def _span(seconds: float) -> str:
    seconds = max(0, int(seconds))
    for length, name in ((86400, "day"), (3600, "hour"), (60, "minute")):
        if seconds >= 2 * length:
            return f"{seconds // length} {name}s"
    return f"{seconds} second{'' if seconds == 1 else 's'}"


def clock(seconds: float) -> str:
    """Local time of day."""
    return time.strftime("%H:%M:%S", time.localtime(seconds))
