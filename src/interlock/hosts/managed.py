"""The scope ``managed``: the hooks that an administrator registers for every account of the machine, and the folder that they start from."""

import contextlib
import os
import shutil

from interlock.hosts import launcher_file, manifest, system_paths
from interlock.hosts.command import quote


def doubts(host: str) -> list[str]:
    """What could keep the machine-wide hook from running for another account, or let that account change it."""
    path = launcher_file.unreadable_by_others()
    if not path:
        return []
    return [
        f"'{path}' is not readable by every account and writable by the administrator alone, so a gate may block everything for others: "
        f"install Interlock and Python in a system folder, then run `interlock install {host} --scope managed` with that one"
    ]


def clean(folder: str) -> None:
    """Take the machine's folder away once nothing is registered from it."""
    if folder != system_paths.hook_folder() or os.path.exists(launcher_file.launcher_path(folder)):
        return
    with contextlib.suppress(OSError):
        shutil.rmtree(os.path.join(folder, manifest.ORIGINALS), ignore_errors=True)
        os.unlink(os.path.join(folder, manifest.KEY))
    for path in (folder, os.path.dirname(folder)):
        # The second one may hold the machine's policy.
        with contextlib.suppress(OSError):
            os.rmdir(path)


def command(host: str) -> str:
    """The command that registers a host anew."""
    return f"sudo interlock install {quote(host) if not host.isalpha() else host} --scope managed"
