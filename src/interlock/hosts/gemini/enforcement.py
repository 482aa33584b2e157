"""What Gemini CLI enforces. Source: ``reference/hosts.md``."""

from interlock.hosts.enforcement import Enforcement

ENFORCES = Enforcement(
    "Gemini CLI",
    "0.61",
    config="`hooks` in `~/.gemini/settings.json`, `.gemini/settings.json`, the system's settings",
    seen="every tool and MCP (`BeforeTool`)",
    unseen="project hooks in folders that are not trusted",
    prompts="blocked (`BeforeAgent`)",
    reads="the read does not happen",
    results="the agent is told (`AfterTool`)",
    on_failure="runs; only exit code 2 blocks",
)
