"""Cursor's events, what each can do, and the times that the hook and the installer share. Source: ``reference/hosts.md`` 1."""

#: Permission events and the prompt event: an answer can stop the action.
GATES = frozenset(
    (
        "preToolUse",
        "beforeShellExecution",
        "beforeMCPExecution",
        "beforeReadFile",
        "beforeTabFileRead",
        "subagentStart",
        "beforeSubmitPrompt",
    )
)

#: Events that stop nothing. A fault is answered ``{}`` and the agent goes on.
OPEN = frozenset(
    (
        "sessionStart",
        "sessionEnd",
        "postToolUse",
        "postToolUseFailure",
        "afterShellExecution",
        "afterMCPExecution",
        "afterFileEdit",
        "afterTabFileEdit",
        "subagentStop",
        "preCompact",
        "stop",
        "afterAgentResponse",
        "afterAgentThought",
        "workspaceOpen",
    )
)

#: Events with what a tool returned or wrote.
RESULTS = frozenset(("postToolUse", "postToolUseFailure", "afterShellExecution", "afterMCPExecution", "afterFileEdit"))

#: Claude Code's event -> Cursor's. Cursor also runs the hooks in Claude's files.
CLAUDE_NAMES = {
    "PreToolUse": "preToolUse",
    "PostToolUse": "postToolUse",
    "PostToolUseFailure": "postToolUseFailure",
    "UserPromptSubmit": "beforeSubmitPrompt",
    "Stop": "stop",
    "SubagentStop": "subagentStop",
    "SessionStart": "sessionStart",
    "SessionEnd": "sessionEnd",
    "PreCompact": "preCompact",
}

#: The events that `interlock install` registers for the guard, in the order of the file; versions that lack one leave it out.
GUARD_EVENTS = (
    "preToolUse",
    "beforeShellExecution",
    "beforeMCPExecution",
    "beforeReadFile",
    "beforeSubmitPrompt",
    "subagentStart",
    "postToolUse",
    "afterFileEdit",
    "sessionStart",
)

#: The events that `interlock install` registers for memory.
MEMORY_EVENTS = ("sessionStart", "preCompact", "stop", "sessionEnd")

#: Seconds that `hooks.json` gives a gate: longer than a person may take to answer. Cursor's own default is 60 in the runtime, "platform
#: default" in the docs.
GATE_TIMEOUT = 330

#: Seconds that a person may take to answer a question, and after which the kernel ends a hook that asked one.
CHALLENGE_DEADLINE = 300
CHALLENGE_WATCHDOG = 320

#: Seconds that `hooks.json` gives an event that stops nothing.
OPEN_TIMEOUT = 30

#: Seconds after which a gate gives up by itself and denies with the code ``deadline``.
GATE_DEADLINE = 40

#: Seconds after which the kernel ends a gate that cannot even do that; the command's tail then blocks. Below `GATE_TIMEOUT`.
GATE_WATCHDOG = 45

#: Seconds after which an event that stops nothing answers ``{}`` whatever it is doing. Below `OPEN_TIMEOUT`.
OPEN_DEADLINE = 20

#: Seconds that the audit append may take before the verdict goes out without it.
AUDIT_DEADLINE = 5
