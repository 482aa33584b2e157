"""Machine-wide places, which only an administrator can write: those of the hosts and that of Interlock's own hook for everybody."""

import os
import sys

#: Stands before every machine-wide path when it is set to a folder: images that are built under a folder, and tests.
ROOT_VARIABLE = "INTERLOCK_SYSTEM_ROOT"


def place(linux: str, darwin: str, windows: str) -> str:
    """The path for this platform."""
    path = windows if sys.platform == "win32" else darwin if sys.platform == "darwin" else linux
    root = os.environ.get(ROOT_VARIABLE, "")
    return root.rstrip("/\\") + path if os.path.isabs(root) and sys.platform != "win32" else path


def hook_folder() -> str:
    """Where the launcher for every account of the machine stands, with the record of what is registered machine-wide."""
    return place(
        "/etc/interlock/hook",
        "/Library/Application Support/interlock/hook",
        os.path.join(os.environ.get("PROGRAMDATA", r"C:\ProgramData"), "interlock", "hook"),
    )
