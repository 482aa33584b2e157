"""Gemini CLI's events. Source: ``reference/hosts.md`` 4."""

#: Events that can stop a tool call or a prompt and are judged.
GATES = frozenset(("BeforeTool", "BeforeAgent"))

#: Those of `GATES` that carry a prompt.
PROMPTS = frozenset(("BeforeAgent",))

#: Events that Interlock never stops, though some of them could: a fault is answered ``{}``.
OPEN = frozenset(
    (
        "AfterTool",
        "AfterAgent",
        "BeforeModel",
        "AfterModel",
        "BeforeToolSelection",
        "SessionStart",
        "SessionEnd",
        "Notification",
        "PreCompress",
    )
)

#: Events with what a tool returned.
RESULTS = frozenset(("AfterTool",))

#: The events that `interlock install` registers for the guard, in the order of the file.
GUARD_EVENTS = ("BeforeTool", "BeforeAgent", "AfterTool", "SessionStart")

#: Seconds that the file gives a gate and an event that stops nothing. The hook itself is done long before.
GATE_TIMEOUT = 60
OPEN_TIMEOUT = 30
