"""What Windsurf enforces. Source: ``reference/hosts.md``."""

from interlock.hosts.enforcement import Enforcement

ENFORCES = Enforcement(
    "Windsurf",
    "2026-11 documentation",
    config="`hooks.json` in `.windsurf/`, `~/.codeium/windsurf/`, the system folder",
    seen="reads, writes, commands, MCP and prompts",
    unseen="other tools of Cascade (searches, web)",
    prompts="blocked (`pre_user_prompt`)",
    reads="the read does not happen",
    results="not used",
    on_failure="runs; only exit code 2 blocks",
)
