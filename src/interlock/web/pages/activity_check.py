"""How a shell line would be judged, by the hook's own engine: nothing is run, asked or recorded.

The line comes by POST, so that it stands in no address, no history and no log.
"""

import os

from starlette.responses import Response

from interlock.guard import check, explain
from interlock.guard.challenge.show import visible
from interlock.web.page import View

#: Characters of a line.
MOST = 20_000


def ask(view: View) -> Response:
    """The form."""
    return _page(view)


def judge(view: View) -> Response:
    """The verdict on what was typed."""
    command = view.form.get("command", "")
    # Only an administrator chooses the folder: a verdict may depend on what lies there.
    folder = view.form.get("folder", "").strip() if view.is_admin else ""
    errors = {}
    if not command.strip():
        errors["command"] = "Type a command."
    elif len(command) > MOST:
        errors["command"] = f"It is longer than {MOST:,} characters."
    if folder and not (os.path.isabs(folder) and len(folder) < 4096 and "\0" not in folder and os.path.isdir(folder)):
        errors["folder"] = "There is no such folder on this machine; write its whole path."
    if errors:
        return _page(view, command, folder, errors)
    found = check.document(check.command(command.replace("\r\n", "\n"), folder or os.path.expanduser("~"), view.dashboard.state))
    return _page(view, command, folder, {}, found)


def _page(
    view: View,
    command: str = "",
    folder: str = "",
    errors: "dict[str, str] | None" = None,
    found: "dict[str, object] | None" = None,
) -> Response:
    judged = None
    if found is not None:
        names = found["rules"]
        effects = found["effects"]
        judged = {
            **{key: str(found[key] or "") for key in ("decision", "code", "mode", "answer")},
            **{key: visible(str(found[key] or ""), lines=True) for key in ("human", "agent")},
            "effects": [visible(str(effect)) for effect in effects] if isinstance(effects, list) else [],
            "rules": [_rule(str(name)) for name in names] if isinstance(names, list) else [],
            "line": visible(command, lines=True),
        }
    return view.render(
        "activity_check.html", 422 if errors else 200, command=command, folder=folder, errors=errors or {}, judged=judged, most=MOST
    )


def _rule(name: str) -> "dict[str, str]":
    """What the rule is. How to allow it stands in the verdict's own text: it depends on what the rule met."""
    found = explain.named(name) or {}
    return {"id": name, **{key: str(found.get(key) or "") for key in ("description", "docs")}}
