"""The built-in offline model: a fixed program that answers without any network and says what it is. The same words get the same answer."""

import asyncio
import re
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from interlock.inspection.chat.models import arithmetic
from interlock.inspection.chat.models.extract import best, brief, sentences
from interlock.inspection.chat.requests import HELPER_MARK, SUMMARY_INSTRUCTION, SUMMARY_MARK, file_of

NAME = "interlock-offline"
WHO = "I am Interlock's built-in offline model: a small fixed program, not a language model."
CAN = (
    f"{WHO} I can:\n"
    "- find the passages of your notes and files that fit a question\n"
    '- summarise this conversation or your files: "summarise", "summarise the files"\n'
    '- count words, lines and characters: "count: some text", "count the files"\n'
    '- work out arithmetic: "12 * (3 + 4)"\n'
    '- repeat a text: "echo: some text"\n'
    '- list your notes and files: "list files"\n'
    "For real answers, your administrator can connect a model."
)
_HELP = re.compile(r"(?i)^(help|hi|hello|hey|/help|\?)[!.?]*$|\b(what can you do|who are you|what are you|which model)\b")
_ECHO = re.compile(r"(?is)^(?:echo|repeat|say)\b[:\s]+(.+)$")
_COUNT = re.compile(r"(?is)^(?:count|how many (?:words|lines|characters))\b")
_COUNTED = re.compile(r"(?is)^count\s*:\s*(.+)$")
_SUMMARISE = re.compile(r"(?i)\b(summari[sz]e|summary|tl;?dr)\b")
_LIST = re.compile(r"(?i)\b(list|show|which|what)\b.{0,20}\b(files?|notes?)\b")
_KEPT = re.compile(r"(?i)\b(files?|notes?|documents?|attachments?)\b")


class _Kept(Struct, frozen=True):
    name: str
    text: str


class OfflineModel:
    """Serves any number of conversations; holds nothing of them."""

    @property
    def name(self) -> str:
        return NAME

    async def reply(self, messages: "Sequence[dict[str, Any]]") -> str:
        # Beside the event loop: reading all of the files takes a moment.
        return await asyncio.to_thread(answer, messages)

    async def close(self) -> None:
        return None


def answer(messages: "Sequence[dict[str, Any]]") -> str:
    """The answer to a conversation. Pure."""
    asked = ""
    kept: list[_Kept] = []
    for message in messages:
        if message["role"] == "user":
            asked, files = _read(message)
            kept = files or kept
    if asked == SUMMARY_INSTRUCTION:
        return _conversation(messages[:-1])
    asked = asked.removeprefix(HELPER_MARK).strip()
    if _HELP.search(asked):
        return CAN
    if found := _ECHO.match(asked):
        return found[1]
    if len(asked) < 80 and _LIST.search(asked):
        return _list(kept)
    if _COUNT.match(asked):
        return _count(asked, kept, messages)
    if len(asked) < 200 and _SUMMARISE.search(asked):
        return _files(kept) if _KEPT.search(asked) else _conversation(_before_last(messages))
    if expression := arithmetic.found_in(asked):
        try:
            return f"{expression} = {arithmetic.work_out(expression)}"
        except arithmetic.ArithmeticFault as fault:
            return f"I cannot work out {expression}: {fault}."
    return _search(asked, kept)


def _read(message: "dict[str, Any]") -> tuple[str, list[_Kept]]:
    content = message.get("content")
    if not isinstance(content, list):
        return str(content or ""), []
    text = "\n".join(part["text"] for part in content if part["type"] == "text")
    files = [_Kept(*file_of(part)) for part in content if part["type"] == "file"]
    return text, files


def _before_last(messages: "Sequence[dict[str, Any]]") -> "Sequence[dict[str, Any]]":
    last = max((index for index, message in enumerate(messages) if message["role"] == "user"), default=0)
    return messages[:last]


def _conversation(messages: "Sequence[dict[str, Any]]") -> str:
    lines = []
    for message in messages:
        text = _read(message)[0]
        if message["role"] == "system" or not text:
            continue
        if text.startswith(SUMMARY_MARK):
            lines.append(brief(text.removeprefix(SUMMARY_MARK), 2_000))
            continue
        who = {"user": "You", "assistant": "I"}.get(message["role"], "A helper")
        lines.append(f"- {who}: {brief(text, 160)}")
    return "So far:\n" + "\n".join(lines[-60:]) if lines else "Nothing was said yet, so there is nothing to summarise."


def _label(one: _Kept) -> str:
    return one.name or "a note"


def _list(kept: Sequence[_Kept]) -> str:
    if not kept:
        return "You have no notes and no files. Add some, then ask me about them."
    return "You have:\n" + "\n".join(f"- {_label(one)}: {brief(one.text, 80)}" for one in kept)


def _files(kept: Sequence[_Kept]) -> str:
    if not kept:
        return _list(kept)
    return "\n\n".join(f"{_label(one)}:\n" + "\n".join(f"- {line}" for line in sentences(one.text)[:3]) for one in kept)


def _count(asked: str, kept: Sequence[_Kept], messages: "Sequence[dict[str, Any]]") -> str:
    if given := _COUNTED.match(asked):
        return _counts("That text", given[1])
    if _KEPT.search(asked):
        return "\n".join(_counts(_label(one), one.text) for one in kept) or _list(kept)
    said = [_read(message)[0] for message in messages if message["role"] in ("user", "assistant")]
    return _counts(f"This conversation ({len(said)} messages)", "\n".join(said))


def _counts(what: str, text: str) -> str:
    lines = len(text.splitlines())
    return f"{what}: {len(text.split()):,} words, {lines:,} lines, {len(text):,} characters."


def _search(asked: str, kept: Sequence[_Kept]) -> str:
    passages = [(_label(one), line) for one in kept for line in sentences(one.text)]
    found = best(asked, passages)
    if found:
        return "From your notes and files:\n" + "\n".join(f"- {name}: {brief(line, 300)}" for name, line in found)
    words = len(asked.split())
    tried = f" I found nothing about it in your {len(kept)} notes and files." if kept else ""
    return (
        f'{WHO} I cannot answer freely.{tried} You wrote {words:,} word{"s" if words != 1 else ""}. Say "help" for what I can do.'
    )
