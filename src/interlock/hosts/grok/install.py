"""Grok Build's registration: a hooks file of our own, in the form of Claude Code. Facts: ``reference/hosts.md`` 4.

Grok has managed settings, but nobody published their form, so there is no scope ``managed``.
"""

from interlock.hosts import grouped_lists
from interlock.hosts.entry_lists import Entry
from interlock.hosts.grok.capabilities import GATE_TIMEOUT, GUARD_EVENTS, OPEN_TIMEOUT
from interlock.hosts.jsonc import Node
from interlock.hosts.plain_form import PlainForm
from interlock.hosts.settings_text import Problem


class GrokForm(PlainForm):
    """``interlock.json`` in Grok Build's folder of hooks."""

    host = "grok"
    program = "Grok Build"
    lists = grouped_lists.LISTS
    empty = "{}\n"
    parts = {"guard": GUARD_EVENTS}  # noqa: RUF012 - as declared by the base
    default_parts = ("guard",)
    user_file = project_file = ".grok/hooks/interlock.json"
    runs_in_root = False
    after = {"project": "Grok Build runs a project's hooks only after you trust it: /hooks-trust"}  # noqa: RUF012 - as declared by the base

    def entry(self, event: str, text: str, *, gate: bool) -> Entry:
        """A group of one handler."""
        del event
        return grouped_lists.group({"type": "command", "command": text, "timeout": GATE_TIMEOUT if gate else OPEN_TIMEOUT})

    def problems(self, text: str, root: Node, versions: tuple[str, ...]) -> list[Problem]:
        """What keeps Grok Build from reading the file."""
        del versions
        return grouped_lists.problems(text, root)


FORM = GrokForm()
