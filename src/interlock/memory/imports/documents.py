"""JSON documents of an export: a file, a folder, or members of a zip archive that is read and never unpacked."""

import json
import os
import zipfile
from collections.abc import Iterator
from typing import Any

#: Bytes of one document after which an archive is refused: nobody said so much, and a crafted one could fill the memory.
LIMIT = 2 << 30

_SPACE = " \t\r\n,"


class Unusable(Exception):  # noqa: N818 - names a state of the file
    """The export cannot be used; the text goes on after its path."""


def texts(path: str) -> list[str]:
    """The documents with conversations at `path`, as text. Raises `Unusable` or OSError."""
    if os.path.isdir(path):
        names = sorted(name for name in os.listdir(path) if _holds(name))
        found = [_decoded(_file(os.path.join(path, name))) for name in names]
    elif zipfile.is_zipfile(path):
        found = _members(path)
    else:
        found = [_decoded(_file(path))]
    if not found:
        raise Unusable("holds no conversations.json")
    return found


def items(text: str) -> Iterator[tuple[Any, int]]:
    """Each conversation of a document with the place where it ends: one after another, so that only one is held. Raises `Unusable`."""
    decoder = json.JSONDecoder()
    at = _skip(text, 0)
    inner = text.find('"conversations"', at, at + 4096) if text[at : at + 1] == "{" else -1
    if inner >= 0 and text[_skip(text, inner + 15) : _skip(text, inner + 15) + 1] == ":":
        start = _skip(text, _skip(text, inner + 15) + 1)
        at = start if text[start : start + 1] == "[" else at
    single = text[at : at + 1] == "{"
    if not single and text[at : at + 1] != "[":
        raise Unusable("is no JSON list of conversations")
    at = at if single else _skip(text, at + 1)
    while at < len(text) and text[at] != "]":
        try:
            value, at = decoder.raw_decode(text, at)
        except (ValueError, RecursionError) as exc:
            raise Unusable(f"is damaged at character {at}") from exc
        yield value, at
        if single:
            return
        at = _skip(text, at)


def _skip(text: str, at: int) -> int:
    while at < len(text) and text[at] in _SPACE:
        at += 1
    return at


def _members(path: str) -> list[str]:
    found = []
    with zipfile.ZipFile(path) as archive:
        for member in sorted(archive.infolist(), key=lambda one: one.filename):
            if _holds(os.path.basename(member.filename)):
                if member.flag_bits & 1:
                    raise Unusable("is encrypted")
                with archive.open(member) as file:
                    data = file.read(LIMIT + 1)
                if len(data) > LIMIT:
                    raise Unusable("holds a document of more than 2 GiB")
                found.append(_decoded(data))
    return found


def _file(path: str) -> bytes:
    if os.path.getsize(path) > LIMIT:
        raise Unusable("is larger than 2 GiB")
    with open(path, "rb") as file:
        return file.read()


def _holds(name: str) -> bool:
    """ChatGPT splits large exports into numbered documents."""
    stem = name.removesuffix(".json")
    return name.endswith(".json") and (stem == "conversations" or (stem.startswith("conversations-") and stem[14:].isdecimal()))


def _decoded(data: bytes) -> str:
    return data.decode("utf-8-sig", "replace")
