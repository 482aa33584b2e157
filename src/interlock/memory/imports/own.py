"""What ``interlock remember export --format jsonl`` wrote: one turn a line, with its session. For moving a memory to another machine."""

import json
from collections.abc import Iterator
from typing import Any

from interlock.memory import identity
from interlock.memory.imports.conversation import Conversation, Writer, moment, text
from interlock.memory.imports.documents import Unusable
from interlock.model.session import ASSISTANT, USER, Project, ToolUse


def check(path: str) -> None:
    """Raise `Unusable` when the first line is not such a turn."""
    with open(path, "rb") as file:
        if _turn(file.readline(64 << 20)) is None:
            raise Unusable("is no export of `interlock remember export --format jsonl`")


def read(path: str) -> Iterator[tuple["Conversation | None", int]]:
    """Each conversation with the bytes read so far. The lines of a session stand together, as they were written."""
    done = 0
    current: dict[str, Any] = {}
    written = Writer()
    with open(path, "rb") as file:
        for line in file:
            done += len(line)
            turn = _turn(line)
            if turn is None:
                if line.strip():
                    yield None, done
                continue
            session = turn["session"]
            if current and (session.get("host"), session.get("conversation")) != (current.get("host"), current.get("conversation")):
                yield _conversation(current, written), done - len(line)
                written = Writer()
            current = session
            tools = tuple(
                ToolUse(text(one.get("name")), text(one.get("target"))) for one in turn.get("tools") or () if isinstance(one, dict)
            )
            written.add(text(turn.get("role")), text(turn.get("text")), moment(turn.get("time")), tools)
    if current:
        yield _conversation(current, written), done


def _turn(line: bytes) -> "dict[str, Any] | None":
    try:
        value = json.loads(line.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return None
    if not isinstance(value, dict) or value.get("role") not in (USER, ASSISTANT) or not isinstance(value.get("session"), dict):
        return None
    session = value["session"]
    return value if text(session.get("host")) and text(session.get("conversation")) else None


def _conversation(session: dict[str, Any], written: Writer) -> Conversation:
    roots = session.get("projects")
    found: list[Project] = []
    for root in roots if isinstance(roots, list) else ():
        one = identity.project(root) if isinstance(root, str) else None
        if one is not None:
            found.append(one)
    return Conversation(
        text(session["host"])[:40],
        text(session["conversation"])[:300],
        text(session.get("title")),
        written.entries,
        moment(session.get("updated")) or 0.0,
        tuple(found),
    )
