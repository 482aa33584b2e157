"""Copilot CLI's events, in its own spelling and in the PascalCase one. Source: ``reference/hosts.md`` 4."""

#: Events that can stop a tool call or a prompt and are judged.
GATES = frozenset(("preToolUse", "PreToolUse", "permissionRequest", "PermissionRequest"))

#: Events that Interlock never stops: a fault is answered ``{}``.
OPEN = frozenset(
    (
        "postToolUse",
        "PostToolUse",
        "postToolUseFailure",
        "PostToolUseFailure",
        "sessionStart",
        "SessionStart",
        "sessionEnd",
        "SessionEnd",
        "userPromptSubmitted",
        "UserPromptSubmit",
        "agentStop",
        "Stop",
        "subagentStart",
        "SubagentStart",
        "subagentStop",
        "SubagentStop",
        "preCompact",
        "PreCompact",
        "errorOccurred",
        "ErrorOccurred",
        "notification",
        "Notification",
    )
)

#: Copilot gives a hook 30 s and lets the tool run when they have passed: the hook must be done before.
GATE_DEADLINE = 20
GATE_WATCHDOG = 25

#: The events that `interlock install` registers for the guard, in the order of the file.
GUARD_EVENTS = ("preToolUse", "postToolUse", "sessionStart")

#: Events with what a tool returned.
RESULTS = frozenset(("postToolUse", "PostToolUse"))

#: Seconds that the file gives a gate and an event that stops nothing. The hook itself is done long before.
GATE_TIMEOUT = 60
OPEN_TIMEOUT = 30
