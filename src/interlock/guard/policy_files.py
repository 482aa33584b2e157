"""Where policy files lie. On the path of every hook: says with a few ``stat`` calls whether there is any."""

import sys

if sys.platform == "win32":
    import nt as system
else:
    import posix as system

FILE = "policy.toml"

#: Folder of a project's own policy, in its root.
PROJECT_FOLDER = ".interlock"

#: Cases that sit beside a policy file.
CASES = ("policy.cases.toml", "policy.cases.jsonl")

TRUST = "policy-trust.json"
PAUSE = "pause.json"

#: Largest policy file in bytes.
LIMIT = 262_144

#: Workspace roots whose project file is looked for.
MAX_ROOTS = 8

if sys.platform == "win32":
    SYSTEM_FOLDER = system.environ.get("PROGRAMDATA", "C:\\ProgramData") + "\\interlock"
elif sys.platform == "darwin":
    SYSTEM_FOLDER = "/Library/Application Support/interlock"
else:
    SYSTEM_FOLDER = "/etc/interlock"


def project_file(root: str) -> str:
    """The project file of a workspace root."""
    return root.rstrip("/\\") + "/" + PROJECT_FOLDER + "/" + FILE


def present(state: str, roots: "tuple[str, ...]") -> "list[tuple[str, str, str]]":
    """(layer, path, base folder) of each policy file that exists, the weakest layer first."""
    found: list[tuple[str, str, str]] = []
    if exists(SYSTEM_FOLDER + "/" + FILE):
        found.append(("system", SYSTEM_FOLDER + "/" + FILE, ""))
    if exists(state + "/" + FILE):
        found.append(("user", state + "/" + FILE, ""))
    for root in roots[:MAX_ROOTS]:
        path = project_file(root)
        if exists(path):
            found.append(("project", path, root))
    return found


def exists(path: str) -> bool:
    """Whether there is anything under this name, readable or not."""
    try:
        system.stat(path)
    except FileNotFoundError:
        return False
    except (OSError, ValueError) as error:
        # ENOTDIR: no such file. Anything else (no permission, a loop) is a file that cannot be read, and is told.
        return getattr(error, "errno", 20) != 20
    return True
