"""What Qwen Code enforces. Source: ``reference/hosts.md``."""

from interlock.hosts.enforcement import Enforcement

ENFORCES = Enforcement(
    "Qwen Code",
    "0.24.4",
    config="`hooks` in `~/.qwen/settings.json`, `.qwen/settings.json`, the system's settings",
    seen="every tool and MCP (`PreToolUse`)",
    unseen="project hooks in folders that are not trusted",
    prompts="blocked",
    reads="the read does not happen",
    results="the agent is told (`PostToolUse`)",
    on_failure="runs; only exit code 2 blocks",
)
