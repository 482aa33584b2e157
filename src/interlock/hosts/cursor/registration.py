"""What Interlock registers with Cursor: one entry an event, and the merge of these entries into a hooks.json."""

from interlock.hosts.command import launcher_command
from interlock.hosts.cursor import shim
from interlock.hosts.cursor.capabilities import GATE_TIMEOUT, GATES, GUARD_EVENTS, MEMORY_EVENTS, OPEN_TIMEOUT
from interlock.hosts.entry_lists import Entry, EntryLists, is_own

#: Part -> its events.
PARTS = {"guard": GUARD_EVENTS, "memory": MEMORY_EVENTS}

#: Turns in a row that a stop hook may start. One: a save that asks for another save would never end.
LOOP_LIMIT = 1


def entries(events: tuple[str, ...], interpreter: str, launcher: str, way_out: str) -> dict[str, Entry]:
    """Event -> entry for a registration that calls the launcher in the state folder."""
    return {
        event: _entry(event, launcher_command(interpreter, launcher, "cursor", event, way_out if event in GATES else ""))
        for event in events
    }


def shim_entries(events: tuple[str, ...], way_out: str) -> dict[str, Entry]:
    """Event -> entry for a registration that calls the project's committed script."""
    return {event: _entry(event, shim.command(event, way_out if event in GATES else "")) for event in events}


def _entry(event: str, command: str) -> Entry:
    entry: Entry = {"command": command, "timeout": GATE_TIMEOUT if event in GATES else OPEN_TIMEOUT}
    if event in GATES:
        entry["failClosed"] = True
    if event == "stop":
        entry["loop_limit"] = LOOP_LIMIT
    return entry


#: The lists of Cursor's file.
LISTS = EntryLists(is_own, (("version", 1), ("hooks", {})))

own_entries = LISTS.own_entries
