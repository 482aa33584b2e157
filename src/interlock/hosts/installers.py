"""The hosts that `interlock install` can register with, each loaded when it is asked for."""

import importlib

from interlock.hosts.form import Form
from interlock.hosts.registry import ALIASES

#: Host ids with an installer, sorted (a test compares this with the folders).
INSTALLED = ("claude", "cline", "codex", "copilot", "cursor", "gemini", "grok", "qwen", "windsurf")

#: What may be said on the command line.
NAMES = tuple(sorted((*INSTALLED, *(alias for alias, host in ALIASES.items() if host in INSTALLED))))


def form(host: str) -> Form:
    """The form of a host id or alias. Raises `LookupError` for a host without an installer."""
    host = ALIASES.get(host, host)
    if host not in INSTALLED:
        raise LookupError(host)
    found: Form = importlib.import_module(f"interlock.hosts.{host}.install").FORM
    return found
