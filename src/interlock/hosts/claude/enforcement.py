"""What Claude Code enforces. Source: ``reference/hosts.md``."""

from interlock.hosts.enforcement import Enforcement

ENFORCES = Enforcement(
    "Claude Code",
    "2.1.332",
    config="`~/.claude/settings.json`, `.claude/settings.json`, `.claude/settings.local.json`, managed settings",
    seen="every tool, MCP, subagents and shell commands of skills included",
    unseen=(
        "exit 2 was reported not to block in print mode with every tool allowed (issue 36071); `disableAllHooks` turns "
        "all of it off"
    ),
    prompts="blocked and taken out of the conversation",
    reads="the read does not happen",
    results="the agent is told (`PostToolUse`)",
    on_failure=(
        "blocked from 2.1.295 on (`onFailure`); before that the action runs unless the command itself can still end with 2"
    ),
)
