"""Windsurf's registration: hooks.json, entries without a timeout. Facts: ``reference/hosts.md`` 4."""

from interlock.hosts.entry_lists import Entry, EntryLists, is_own
from interlock.hosts.plain_form import PlainForm
from interlock.hosts.windsurf.capabilities import GUARD_EVENTS


class WindsurfForm(PlainForm):
    """Windsurf's hooks.json."""

    host = "windsurf"
    program = "Windsurf"
    lists = EntryLists(is_own, (("hooks", {}),))
    empty = "{}\n"
    scopes = ("managed", "project", "user")
    parts = {"guard": GUARD_EVENTS}  # noqa: RUF012 - as declared by the base
    default_parts = ("guard",)
    user_file = ".codeium/windsurf/hooks.json"
    project_file = ".windsurf/hooks.json"
    machine = (
        "/etc/windsurf/hooks.json",
        "/Library/Application Support/Windsurf/hooks.json",
        r"C:\ProgramData\Windsurf\hooks.json",
    )
    runs_in_root = False

    def entry(self, event: str, text: str, *, gate: bool) -> Entry:
        """The command; what a gate says is shown to the person."""
        del event
        return {"command": text, "show_output": gate}


FORM = WindsurfForm()
