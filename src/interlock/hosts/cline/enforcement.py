"""What Cline enforces. Source: ``reference/hosts.md``."""

from interlock.hosts.enforcement import Enforcement

ENFORCES = Enforcement(
    "Cline",
    "CLI 3.0.65, extension 3.65",
    config="executables named after the event in `~/Documents/Cline/Hooks/`, `.clinerules/hooks/`, `~/.cline/hooks`",
    seen="every tool (`PreToolUse`)",
    unseen="nothing known",
    prompts="blocked",
    reads="the read does not happen",
    results="not used",
    on_failure="runs for every failure; the answer is read with exit code 0 only, so a deny ends with 0",
)
