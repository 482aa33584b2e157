"""Cline's events. Source: ``reference/hosts.md`` 4."""

#: Events that can stop a tool call or a prompt and are judged.
GATES = frozenset(("PreToolUse", "UserPromptSubmit"))

#: Events that Interlock never stops: a fault is answered ``{}``.
OPEN = frozenset(("PostToolUse", "TaskStart", "TaskResume", "TaskCancel", "TaskComplete", "PreCompact"))

#: Older builds give a hook 30 s and let the tool run when they have passed: the hook must be done before.
GATE_DEADLINE = 20
GATE_WATCHDOG = 25

#: The events that `interlock install` registers for the guard.
GUARD_EVENTS = ("PreToolUse", "UserPromptSubmit", "TaskStart")
