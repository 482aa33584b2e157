"""Codex's events, what each can do, and the times that the hook and the installer share. Source: ``reference/hosts.md`` 3."""

#: Events that can stop a tool call or a prompt and are judged.
GATES = frozenset(("PreToolUse", "PermissionRequest", "UserPromptSubmit"))

#: Those of `GATES` that carry a prompt.
PROMPTS = frozenset(("UserPromptSubmit",))

#: Events that Interlock never stops: a fault is answered ``{}``.
OPEN = frozenset(
    ("PostToolUse", "SessionStart", "SessionEnd", "Stop", "SubagentStart", "SubagentStop", "PreCompact", "PostCompact", "Interrupt")
)

#: Events with what a tool returned.
RESULTS = frozenset(("PostToolUse",))

#: The events that `interlock install` registers for the guard, in the order of the file.
GUARD_EVENTS = ("PreToolUse", "PermissionRequest", "UserPromptSubmit", "PostToolUse", "SessionStart")

#: The events that `interlock install` registers for memory.
MEMORY_EVENTS = ("SessionStart", "PreCompact", "Stop", "SubagentStop", "SessionEnd")

#: Seconds that the file gives a gate (the host's default is 600).
GATE_TIMEOUT = 330

#: Seconds that a person may take to answer a question, and after which the kernel ends a hook that asked one. Below `GATE_TIMEOUT`.
CHALLENGE_DEADLINE = 300
CHALLENGE_WATCHDOG = 320

#: Seconds that the file gives an event that stops nothing.
OPEN_TIMEOUT = 30

#: Seconds that Codex gives ``SessionEnd`` at most.
SESSION_END_TIMEOUT = 3
