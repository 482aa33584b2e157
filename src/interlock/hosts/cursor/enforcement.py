"""What Cursor enforces. Source: ``reference/hosts.md``."""

from interlock.hosts.enforcement import Enforcement

ENFORCES = Enforcement(
    "Cursor",
    "IDE 3.21, cursor-agent 2026.09",
    config="`~/.cursor/hooks.json`, `.cursor/hooks.json`, the enterprise file",
    seen="every tool, MCP and subagents included; file reads with their content",
    unseen=(
        "what is typed into a running shell (`WriteShellStdin` hides the text); project hooks in folders that are not "
        "trusted; user hooks in cloud agents"
    ),
    prompts=("blocked in the IDE and the terminal interface; never asked in print mode; the IDE keeps the text in its history"),
    reads="the content is withheld from the model",
    results="the agent is told (`postToolUse`); other after-events have no answer",
    on_failure="blocked: `failClosed` covers crash, timeout, missing command and bad output",
)
