"""Which Cursor is installed, and which hook events it knows: one unknown event in hooks.json turns every hook off."""

import os
import re
import shutil
import subprocess
from collections.abc import Mapping

#: Set by Cursor for the processes it starts; also the way to name a version by hand.
VERSION_VARIABLE = "CURSOR_VERSION"

# The events by the release that brought them. 1.7 and its six: blog.gitbutler.com/cursor-hooks-deep-dive; 2.0: the tab and after* events;
# 2.4: the rest, although sessionStart was still refused in January 2026 (forum.cursor.com/t/149566).
_SINCE = {
    "afterFileEdit": (1, 7),
    "beforeMCPExecution": (1, 7),
    "beforeReadFile": (1, 7),
    "beforeShellExecution": (1, 7),
    "beforeSubmitPrompt": (1, 7),
    "stop": (1, 7),
    "afterAgentResponse": (2, 0),
    "afterAgentThought": (2, 0),
    "afterMCPExecution": (2, 0),
    "afterShellExecution": (2, 0),
    "afterTabFileEdit": (2, 0),
    "beforeTabFileRead": (2, 0),
    "postToolUse": (2, 4),
    "postToolUseFailure": (2, 4),
    "preCompact": (2, 4),
    "preToolUse": (2, 4),
    "sessionEnd": (2, 5),
    "sessionStart": (2, 5),
    "subagentStart": (2, 4),
    "subagentStop": (2, 4),
    "workspaceOpen": (3, 0),
}

#: Every event key that the documentation of 2026-10 names.
EVENTS = frozenset(_SINCE)

#: A cursor-agent build is named by its date; from this month on it knows every event above.
_FULL_AGENT = (2026, 3)

_NUMBER = re.compile(r"(\d+)\.(\d+)(?:\.(\d+))?")
_SECONDS = 8


def known_events(versions: tuple[str, ...]) -> frozenset[str]:
    """Events that every one of these versions knows; all documented ones when no version is known or readable."""
    known = EVENTS
    for text in versions:
        found = _NUMBER.search(text)
        if not found:
            continue
        release = (int(found[1]), int(found[2]))
        if release[0] >= 2000:
            limit = (99, 0) if release >= _FULL_AGENT else (1, 7)
        else:
            limit = release
        known = frozenset(event for event in known if _SINCE[event] <= limit)
    return known


def installed_versions(env: Mapping[str, str] | None = None) -> tuple[str, ...]:
    """Versions of the IDE and the agent as they report them, e.g. ``("3.17.1", "2026.09.28-64d2043")``; empty when none is found.

    `CURSOR_VERSION` wins over asking the programs.
    """
    values = os.environ if env is None else env
    named = values.get(VERSION_VARIABLE, "")
    if named:
        return (named,)
    found = []
    for program in ("cursor", "cursor-agent"):
        path = shutil.which(program, path=values.get("PATH"))
        text = _ask(path, values) if path else ""
        if text:
            found.append(text)
    return tuple(found)


def _ask(path: str, env: Mapping[str, str]) -> str:
    try:
        done = subprocess.run(
            [path, "--version"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_SECONDS,
            check=False,
            env=dict(env),
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    first = done.stdout.decode("utf-8", "replace").strip().splitlines()[:1]
    return first[0].strip() if first and _NUMBER.search(first[0]) and done.returncode == 0 else ""
