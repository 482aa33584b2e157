"""What Grok Build enforces. Source: ``reference/hosts.md``."""

from interlock.hosts.enforcement import Enforcement

ENFORCES = Enforcement(
    "Grok Build",
    "1.0.41",
    config="`~/.grok/hooks/*.json`, project copies; it also loads the files of Claude Code and Cursor",
    seen="every tool (`PreToolUse`)",
    unseen="the end of a long input, which is cut (`toolInputTruncated`): such a call is denied",
    prompts="blocked",
    reads="the read does not happen",
    results="not used",
    on_failure="runs for every failure; a gate has 5 s, so it answers within 3 s and cannot wait for a person",
)
