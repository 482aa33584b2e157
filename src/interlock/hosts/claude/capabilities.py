"""Claude Code's events, what each can do, and the times that the hook and the installer share. Source: ``reference/hosts.md`` 2."""

#: Events that can stop a tool call or a prompt and are judged.
GATES = frozenset(("PreToolUse", "PermissionRequest", "PreSkillShellCommand", "UserPromptSubmit", "UserPromptExpansion"))

#: Those of `GATES` that carry a prompt.
PROMPTS = frozenset(("UserPromptSubmit", "UserPromptExpansion"))

#: Events that Interlock never stops, though some of them could: a fault is answered ``{}``.
OPEN = frozenset(
    (
        "PermissionDenied",
        "PostToolUse",
        "PostToolUseFailure",
        "PostToolBatch",
        "SessionStart",
        "SessionEnd",
        "Stop",
        "StopFailure",
        "SubagentStart",
        "SubagentStop",
        "PreCompact",
        "PostCompact",
        "Notification",
        "PreModelSwitch",
        "PostModelSwitch",
        "ConfigChange",
        "FileChanged",
        "CwdChanged",
        "DirectoryAdded",
        "InstructionsLoaded",
        "Setup",
        "MessageDisplay",
        "TeammateIdle",
        "TaskCreated",
        "TaskCompleted",
        "Elicitation",
        "ElicitationResult",
        "WorktreeCreate",
        "WorktreeRemove",
    )
)

#: Events with what a tool returned.
RESULTS = frozenset(("PostToolUse", "PostToolUseFailure"))

#: The events that `interlock install` registers for the guard, in the order of the file.
GUARD_EVENTS = ("PreToolUse", "PermissionRequest", "PreSkillShellCommand", "UserPromptSubmit", "PostToolUse", "SessionStart")

#: The events that `interlock install` registers for memory.
MEMORY_EVENTS = ("SessionStart", "PreCompact", "Stop", "SubagentStop", "SessionEnd")

#: Seconds that the settings give a gate on a tool call (the host's default is 600).
GATE_TIMEOUT = 330

#: Seconds that they give a gate on a prompt (the host's default is 30): nobody is asked there.
PROMPT_TIMEOUT = 60

#: Seconds that a person may take to answer a question, and after which the kernel ends a hook that asked one. Below `GATE_TIMEOUT`.
CHALLENGE_DEADLINE = 300
CHALLENGE_WATCHDOG = 320

#: Seconds that the settings give an event that stops nothing.
OPEN_TIMEOUT = 30

#: First version whose ``onFailure: "block"`` makes a broken hook block.
FAIL_CLOSED_SINCE = (2, 1, 295)
