"""What Codex enforces. Source: ``reference/hosts.md``."""

from interlock.hosts.enforcement import Enforcement

ENFORCES = Enforcement(
    "Codex",
    "0.171.0",
    config="`~/.codex/hooks.json`, `.codex/hooks.json`, whose entries must be trusted with `/hooks`, and the machine's `/etc/codex/hooks.json`",
    seen="shell commands (also out of Code Mode), `apply_patch`, MCP",
    unseen=(
        "hosted tools (web search, images), text typed into a running shell, Code Mode as a whole; a deny of "
        "`apply_patch` was reported as not enforced (issue 27833); nothing on Windows and in the desktop app; an entry "
        "that is not trusted is skipped without a word"
    ),
    prompts="blocked",
    reads="only as a shell command",
    results="the agent is told (`PostToolUse`)",
    on_failure="runs on crash, timeout and bad output (issue 41979); only a command that ends with 2 and a reason blocks",
)
