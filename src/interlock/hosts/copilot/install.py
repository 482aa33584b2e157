"""Copilot CLI's registration: a hooks file of our own, one command for each shell. Facts: ``reference/hosts.md`` 4."""

import sys

from interlock.hosts.copilot.capabilities import GATE_TIMEOUT, GUARD_EVENTS, OPEN_TIMEOUT
from interlock.hosts.entry_lists import Entry, EntryLists, is_own
from interlock.hosts.plain_form import PERMISSION, PlainForm


class CopilotForm(PlainForm):
    """``interlock.json`` in Copilot's folder of hooks."""

    host = "copilot"
    program = "Copilot CLI"
    lists = EntryLists(is_own, (("version", 1), ("hooks", {})))
    empty = '{\n  "version": 1,\n  "hooks": {}\n}\n'
    scopes = ("managed", "project", "user")
    parts = {"guard": GUARD_EVENTS}  # noqa: RUF012 - as declared by the base
    default_parts = ("guard",)
    spared = frozenset(("postToolUse",))
    user_file = ".copilot/hooks/interlock.json"
    project_file = ".github/hooks/interlock.json"
    machine = (
        "/etc/github-copilot/policy.d/interlock.json",
        "/etc/github-copilot/policy.d/interlock.json",
        r"C:\ProgramData\GitHub\Copilot\policy.d\interlock.json",
    )
    moved_by = "COPILOT_HOME"
    runs_in_root = False
    deny = PERMISSION
    switches = (("disableAllHooks", True),)

    def entry(self, event: str, text: str, *, gate: bool) -> Entry:
        """One command, for the shell of this platform."""
        del event
        shell = "powershell" if sys.platform == "win32" else "bash"
        return {"type": "command", shell: text, "timeoutSec": GATE_TIMEOUT if gate else OPEN_TIMEOUT}


FORM = CopilotForm()
