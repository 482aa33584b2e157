"""A hook that a plugin registers, told by the word ``plugin`` behind its event: it leaves the work to the entry that
``interlock install`` registered, where there is one, so that nothing is saved, counted or told twice.
"""

import json
import os
from collections.abc import Mapping

#: Third word of the hook's arguments.
WORD = "plugin"

_ROOTS = ("CURSOR_PROJECT_DIR", "CLAUDE_PROJECT_DIR")


def yields(args: "list[str]", state: str, env: "Mapping[str, str]") -> bool:
    """Whether this call leaves its event to another entry. Never raises: a record that cannot be read means that there is none."""
    if args[2:3] != [WORD]:
        return False
    try:
        with open(os.path.join(state, "manifest.json"), encoding="utf-8", errors="surrogateescape") as handle:
            known = json.load(handle)["installations"]
        return any(_covers(one, args[0], env) for one in known)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return False


def _covers(one: "dict[str, object]", host: str, env: "Mapping[str, str]") -> bool:
    path, parts = one.get("path"), one.get("parts")
    if one.get("host") != host or not isinstance(path, str) or not isinstance(parts, list) or "memory" not in parts:
        return False
    if one.get("scope") in ("project", "local"):
        root = os.path.realpath(os.path.dirname(os.path.dirname(path)))
        if all(os.path.realpath(env[name]) != root for name in _ROOTS if env.get(name)):
            return False
    with open(path, "rb") as handle:
        text = handle.read(1 << 20)
    # Taken out by hand since: then nobody else does the work.
    return b"launcher.py" in text or b"interlock-hook" in text
