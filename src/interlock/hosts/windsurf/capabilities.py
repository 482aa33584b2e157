"""Windsurf's events. Source: ``reference/hosts.md`` 4."""

#: Events that can stop a tool call or a prompt and are judged.
GATES = frozenset(("pre_read_code", "pre_write_code", "pre_run_command", "pre_mcp_tool_use", "pre_user_prompt"))

#: Events that stop nothing: a fault is answered ``{}``.
OPEN = frozenset(
    (
        "post_read_code",
        "post_write_code",
        "post_run_command",
        "post_mcp_tool_use",
        "post_cascade_response",
        "post_cascade_response_with_transcript",
        "post_setup_worktree",
    )
)

#: The host's own limit is not documented; these are those of the hosts with the shortest usual one.
GATE_DEADLINE = 20
GATE_WATCHDOG = 25

#: The events that `interlock install` registers for the guard, in the order of the file; the last one is a sign of life.
GUARD_EVENTS = (
    "pre_run_command",
    "pre_write_code",
    "pre_read_code",
    "pre_mcp_tool_use",
    "pre_user_prompt",
    "post_cascade_response",
)
