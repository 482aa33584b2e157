"""What Copilot CLI enforces. Source: ``reference/hosts.md``."""

from interlock.hosts.enforcement import Enforcement

ENFORCES = Enforcement(
    "Copilot CLI",
    "1.0.102",
    config="`.github/hooks/*.json`, `~/.copilot/hooks/*.json`, the policy folder",
    seen="every tool (`preToolUse`), in both spellings of the payload",
    unseen="nothing known",
    prompts="cannot be blocked",
    reads="the read does not happen",
    results="the agent is told (`postToolUse`)",
    on_failure="blocked on any exit code but 0; **runs when the hook times out** (issue 2893): it answers within 20 s",
)
