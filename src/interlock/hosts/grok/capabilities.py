"""Grok Build's events. Source: ``reference/hosts.md`` 4."""

#: Events that can stop a tool call or a prompt and are judged.
GATES = frozenset(("PreToolUse", "UserPromptSubmit"))

#: Events that Interlock never stops, though some of them could: a fault is answered ``{}``.
OPEN = frozenset(
    (
        "PostToolUse",
        "PostToolUseFailure",
        "SessionStart",
        "SessionEnd",
        "Stop",
        "SubagentStart",
        "SubagentStop",
        "PreCompact",
        "PostCompact",
        "Notification",
        "PermissionDenied",
    )
)

#: Grok gives a gate 5 s and lets the tool run when they have passed: the hook must be done before.
GATE_DEADLINE = 3
GATE_WATCHDOG = 4
AUDIT_DEADLINE = 1

#: The events that `interlock install` registers for the guard, in the order of the file.
GUARD_EVENTS = ("PreToolUse", "UserPromptSubmit", "SessionStart")

#: Seconds that the file gives a gate and an event that stops nothing. The hook itself is done long before.
GATE_TIMEOUT = 30
OPEN_TIMEOUT = 30
