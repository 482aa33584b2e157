"""Cases that sit beside a policy file, and their run with the hook's own engine.

A case names one action and the decision that is expected. TOML: ``[[case]]`` tables; JSON Lines: one object a line.
"""

import json
import os
import tomllib

from interlock.guard import policy_files
from interlock.guard.facts import SystemFacts
from interlock.model import toolcall
from interlock.model.errors import InterlockError
from interlock.model.toolcall import ToolCall
from interlock.model.verdict import RANK, Verdict
from interlock.policy import judge
from interlock.policy.document import kind, near
from interlock.policy.document_settings import Settings

#: What a case can name -> kind of tool call.
ACTIONS = {
    "command": toolcall.SHELL,
    "read": toolcall.READ,
    "write": toolcall.WRITE,
    "delete": toolcall.DELETE,
    "fetch": toolcall.FETCH,
    "tool": toolcall.MCP,
}
KEYS = (*ACTIONS, "arguments", "cwd", "dialect", "expect", "name", "rule")
_TEXTS = tuple(key for key in KEYS if key != "arguments")


class Case:
    """One case."""

    __slots__ = ("action", "fields", "place")

    def __init__(self, place: str, action: str, fields: "dict[str, object]") -> None:
        self.place = place
        """``file:line`` (TOML: the number of the case)."""
        self.action = action
        """A key of `ACTIONS`."""
        self.fields = fields

    @property
    def shown(self) -> str:
        """For people."""
        name = self.fields.get("name")
        return str(name) if name else f"{self.action} {self.fields[self.action]}"


class Outcome:
    """A case and what was judged."""

    __slots__ = ("case", "verdict")

    def __init__(self, case: Case, verdict: Verdict) -> None:
        self.case = case
        self.verdict = verdict

    @property
    def passed(self) -> bool:
        """Whether the decision, and the rule where one is named, are as expected."""
        fields = self.case.fields
        rule = fields.get("rule")
        return self.verdict.decision == fields["expect"] and (not rule or any(hit.rule == rule for hit in self.verdict.hits))


def beside(policy: str) -> "list[str]":
    """The case files beside a policy file that exist."""
    folder = os.path.dirname(policy)
    return [path for name in policy_files.CASES if os.path.exists(path := os.path.join(folder, name))]


def load(path: str) -> "list[Case]":
    """The cases of a file. Raises `InterlockError` that names file and place of what is wrong."""
    try:
        with open(path, encoding="utf-8-sig") as file:
            text = file.read()
    except (OSError, UnicodeDecodeError) as error:
        raise InterlockError(f"cannot read the cases in '{path}': {error}") from error
    found: list[tuple[str, object]] = []
    if path.endswith(".jsonl"):
        for number, line in enumerate(text.splitlines(), 1):
            if line.strip():
                try:
                    found.append((f"{path}:{number}", json.loads(line)))
                except ValueError as error:
                    raise InterlockError(f"{path}:{number}: not JSON: {error}") from error
    else:
        try:
            rows = tomllib.loads(text)
        except ValueError as error:
            raise InterlockError(f"{path}: not TOML: {error}") from error
        listed = rows.get("case")
        if set(rows) != {"case"} or not isinstance(listed, list):
            raise InterlockError(f"{path}: a case file holds [[case]] tables and nothing else", help=_EXAMPLE)
        found = [(f"{path}, case {number}", row) for number, row in enumerate(listed, 1)]
    return [_case(place, row) for place, row in found]


_EXAMPLE = '[[case]] command = "npm publish" expect = "deny"'


def _case(place: str, row: object) -> Case:
    if not isinstance(row, dict):
        raise InterlockError(f"{place}: a case is a table, not {kind(row)}", help=_EXAMPLE)
    for key, value in row.items():
        if key not in KEYS:
            raise InterlockError(f"{place}: unknown key '{key}'", help=near(key, KEYS))
        if key in _TEXTS and not isinstance(value, str):
            raise InterlockError(f"{place}: '{key}' must be a text, not {kind(value)}")
    actions = [key for key in ACTIONS if key in row]
    if len(actions) != 1:
        raise InterlockError(f"{place}: a case names one of {', '.join(ACTIONS)}", help=_EXAMPLE)
    if row.get("expect") not in RANK:
        raise InterlockError(f"{place}: 'expect' must be allow, ask or deny", help=_EXAMPLE)
    if not isinstance(row.get("arguments", {}), dict):
        raise InterlockError(f"{place}: 'arguments' must be a table")
    if actions == ["tool"] and "/" not in row["tool"]:
        raise InterlockError(f"{place}: 'tool' is written server/tool", help='tool = "tracker/create_issue"')
    return Case(place, actions[0], row)


def run(cases: "list[Case]", settings: Settings, root: str, state: str) -> "list[Outcome]":
    """Judge every case under a policy, in a workspace root."""
    found = []
    for case in cases:
        call = _call(case, root)
        found.append(Outcome(case, judge(call, SystemFacts.for_call(call, state), settings)))
    return found


def _call(case: Case, root: str) -> ToolCall:
    fields = case.fields
    action = case.action
    target = str(fields[action])
    cwd = os.path.normpath(os.path.join(root, str(fields.get("cwd", ""))))
    server, _, tool = target.partition("/") if action == "tool" else ("", "", "")
    arguments = fields.get("arguments")
    return ToolCall(
        host="cli",
        event="check",
        kind=ACTIONS[action],
        tool=tool,
        server=server,
        command=target if action == "command" else "",
        dialect=str(fields.get("dialect", "")),
        paths=(os.path.expanduser(target),) if action in ("read", "write", "delete") else (),
        url=target if action == "fetch" else "",
        arguments=arguments if isinstance(arguments, dict) else None,
        cwd=cwd,
        roots=(root,),
    )
