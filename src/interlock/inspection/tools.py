"""Tool calls in frames, judged by the guard's own rules: what would be denied on the member's machine is denied here.

The facts are neutral: no machine is looked at, and no path that a frame names is opened. So a rule that needs to know what a path is
takes its unknown as it does for a path that does not exist.
"""

from collections.abc import Iterable

from interlock import policy
from interlock.hosts.base import PayloadError
from interlock.hosts.tools import tool_call
from interlock.inspection.frames import ToolUse, leaf_path
from interlock.inspection.verdict import TOOLS
from interlock.model.facts import Facts
from interlock.model.finding import Finding
from interlock.model.toolcall import MCP, ToolCall
from interlock.model.verdict import ALLOW, DENY

#: Rule of a call that is too odd to be judged.
UNREADABLE = "tool.unreadable"
#: Where the agent of a frame would work. No one's real folder.
HOME = "/home/member"
ROOT = HOME + "/workspace"


def judge(uses: Iterable[ToolUse], event: str) -> list[Finding]:
    """A finding for each rule that a call breaks: confidence ``high`` where the guard denies, ``low`` where it asks a person."""
    found: list[Finding] = []
    for use in uses:
        path = leaf_path(use.parts)
        for rule, decision in _rules(use, event):
            found.append(Finding(rule, TOOLS, 0, 0, path, "high" if decision == DENY else "low"))
    return found


def _rules(use: ToolUse, event: str) -> list[tuple[str, str]]:
    call = _call(use, event)
    if call is None:
        return [(UNREADABLE, "ask")]
    verdict = policy.judge(call, Facts(home=HOME, cwd=ROOT, roots=(ROOT,)))
    if verdict.decision == ALLOW:
        return []
    rules: dict[str, str] = {}
    for hit in verdict.hits:
        rules.setdefault(hit.rule, hit.decision)
    return list(rules.items()) or [(verdict.code or UNREADABLE, verdict.decision)]


def _call(use: ToolUse, event: str) -> ToolCall | None:
    arguments = use.arguments
    common: dict[str, object] = {"host": "inspect", "event": event, "cwd": ROOT, "roots": (ROOT,)}
    if use.kind == "third_party" or (use.toolset and use.kind not in ("platform", "client")):
        return ToolCall(
            kind=MCP,
            tool=use.tool,
            server=use.toolset,
            url=use.origin,
            arguments=arguments if isinstance(arguments, dict) else {},
            **common,  # type: ignore[arg-type]
        )
    if not use.tool:
        return None
    try:
        return tool_call(use.tool, arguments, ROOT, common, False)
    except PayloadError:
        # A tool of that name with other arguments than the known one has: some application's own.
        return ToolCall(
            kind=MCP,
            tool=use.tool,
            server=use.kind,
            arguments=arguments if isinstance(arguments, dict) else {"value": arguments},
            **common,  # type: ignore[arg-type]
        )
