"""Qwen Code's events. Source: ``reference/hosts.md`` 4."""

#: Events that can stop a tool call or a prompt and are judged.
GATES = frozenset(("PreToolUse", "PermissionRequest", "UserPromptSubmit"))

#: Those of `GATES` that carry a prompt.
PROMPTS = frozenset(("UserPromptSubmit",))

#: Events that Interlock never stops: a fault is answered ``{}``.
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
    )
)

#: Events with what a tool returned.
RESULTS = frozenset(("PostToolUse",))

#: The events that `interlock install` registers for the guard, in the order of the file.
GUARD_EVENTS = ("PreToolUse", "PermissionRequest", "UserPromptSubmit", "PostToolUse", "SessionStart")

#: Seconds that the file gives a gate and an event that stops nothing. The hook itself is done long before.
GATE_TIMEOUT = 60
OPEN_TIMEOUT = 30
