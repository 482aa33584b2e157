"""What was registered is still there and unchanged."""

import os

from interlock.doctor.base import FAIL, OK, SKIP, Environment, Result
from interlock.doctor.targets import install_command
from interlock.hosts import manifest, textfile
from interlock.hosts.command import quote
from interlock.hosts.installers import form
from interlock.hosts.jsonc import JsoncError, parse
from interlock.model.errors import InterlockError

ID = "manifest"
TITLE = "registrations on record"
QUICK = True


def run(env: Environment) -> list[Result]:
    """Compares each recorded registration with the file by its keyed fingerprint."""
    if not os.path.isdir(env.state):
        return [Result(ID, SKIP, "nothing is installed")]
    try:
        installations = manifest.load(env.state)
        key = manifest.key_of(env.state) if installations else b""
    except InterlockError as exc:
        return [Result(ID, FAIL, exc.message, exc.help or install_command("user"))]
    found = [result for item in installations for result in _compare(item, key)]
    return found or [Result(ID, SKIP, "nothing is installed")]


def _compare(item: manifest.Installation, key: bytes) -> list[Result]:
    mend = install_command(item.scope, item.host)
    if item.scope != "user":
        mend = f"cd {quote(os.path.dirname(os.path.dirname(item.path)))} && {mend}"
    try:
        content = textfile.read(item.path)
        root = parse(content.decode("utf-8")) if content is not None else None
    except (InterlockError, UnicodeDecodeError, JsoncError) as exc:
        return [Result(ID, FAIL, f"{item.path} cannot be read: {exc}", f"${{EDITOR:-vi}} {quote(item.path)}")]
    if root is None:
        return [Result(ID, FAIL, f"{item.path} is gone, with {len(item.entries)} registration(s)", mend)]
    there = form(item.host).lists.own_entries(root)
    marks = {manifest.fingerprint(key, event, dict(node.value)) for event, _, node in there if isinstance(node.value, dict)}
    found = []
    for recorded in item.entries:
        if recorded["fingerprint"] in marks:
            continue
        event = recorded["event"]
        now = [dict(node.value) for name, _, node in there if name == event and isinstance(node.value, dict)]
        what = _difference(recorded["entry"], now[0]) if now else "was taken out"
        found.append(Result(ID, FAIL, f"{item.path}: the registration of {event} {what}", mend))
    return found or [Result(ID, OK, f"{item.path}: {len(item.entries)} registration(s) as written")]


def _difference(before: dict[str, object], now: dict[str, object]) -> str:
    changed = [name for name in sorted({*before, *now}) if before.get(name) != now.get(name)]
    return f"was changed ({', '.join(changed)})"
