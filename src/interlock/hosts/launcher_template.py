"""The text of the launcher: the small script in the state folder that every registered command starts.

It is compiled at each call, so it holds next to nothing; the package behind it is compiled at install, into the bundle where that can be
read and into ``.pyc`` files otherwise.
"""

import sys

from interlock.hosts import bundle, registry

_TEXT = '''"""Starts Interlock's hook. Written by `interlock install`; do not edit."""
import gc
import sys

gc.disable()
sys.path.append({root})
try:
    import marshal
    import posix

    bundle = posix.open({bundle}, posix.O_RDONLY | posix.O_CLOEXEC)
    head = posix.read(bundle, 8)
    if head[:4] == sys.modules["_frozen_importlib_external"].MAGIC_NUMBER:
        root, loader, *tables = marshal.loads(posix.read(bundle, int.from_bytes(head[4:], "little")))
        if root == {root}:
            names = {{"__name__": "bundle_loader"}}
            exec(loader, names)
            names["install"](bundle, *tables)
except Exception:
    pass
try:
    from interlock.hook import run
except BaseException as error:
    if " " + ":".join(sys.argv[1:3]) + " " in {open_events}:
        sys.stdout.write("{{}}\\n")
        sys.exit(0)
    sys.stdout.write({document} if sys.argv[1:2] == ["cursor"] else {block})
    sys.stderr.write({reason} + type(error).__name__ + ": " + {root} + "). " + {way_out} + "\\n")
    sys.exit(2)
{own_state}run(sys.argv[1:], {state})
'''

#: The state folder of the account that the hook runs for, as ``config.paths.state_dir`` finds it.
_POSIX_STATE = """
import posix

def folder(name):
    value = posix.environ.get(name, b"").decode("utf-8", "surrogateescape").rstrip("/")
    return value if value[:1] == "/" else ""

home = folder(b"HOME")
if not home:
    import pwd
    home = pwd.getpwuid(posix.getuid()).pw_dir
state = folder(b"INTERLOCK_HOME") or {default} + "/interlock"
"""
_WINDOWS_STATE = """
import nt

state = nt.environ.get("INTERLOCK_HOME") or nt.environ.get("LOCALAPPDATA", "") + "\\\\interlock"
"""

_REASON = "Interlock's package cannot be loaded, so the action was blocked ("
_WAY_OUT = "Install it again and run `interlock install cursor` (or the name of your host), or take Interlock's entries out of the host's hooks file."
_BLOCKED = "Interlock's package cannot be loaded, so the action was blocked. " + _WAY_OUT + " [guard.internal-error]"
_DOCUMENT = '{"permission":"deny","continue":false,"user_message":"' + _BLOCKED + '"}\n'
#: Claude Code's, in a form that fits all of its events; the other hosts read nothing but the exit code and stderr.
_BLOCK = '{"decision":"block","reason":"' + _BLOCKED + '"}\n'


def launcher_text(root: str, folder: str, *, shared: bool = False) -> str:
    """Source of ``<folder>/launcher.py``. `root`: folder that holds the ``interlock`` package; it goes to the end of the import path,
    behind the standard library, so that nothing beside the package can stand in for a standard module.

    `shared`: every account of the machine starts it, each with a state folder of its own; else `folder` is the state folder.
    """
    # One string: the launcher is compiled at each call, and hundreds of constants would cost more than the rest of it.
    pairs = sorted(host + ":" + event for host in registry.HOSTS for event in registry.codec(host).open_events)
    return _TEXT.format(
        root=ascii(root),
        bundle=ascii(folder + "/" + bundle.FILE),
        own_state=_own_state() if shared else "",
        state="state" if shared else ascii(folder),
        open_events=ascii(" " + " ".join(pairs) + " "),
        document=ascii(_DOCUMENT),
        block=ascii(_BLOCK),
        reason=ascii(_REASON),
        way_out=ascii(_WAY_OUT),
    )


def _own_state() -> str:
    if sys.platform == "win32":
        return _WINDOWS_STATE
    mac = 'home + "/Library/Application Support"'
    return _POSIX_STATE.format(default=mac if sys.platform == "darwin" else '(folder(b"XDG_DATA_HOME") or home + "/.local/share")')
