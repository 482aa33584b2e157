"""The settings files: the hook ignores one that is malformed, so nobody would notice."""

from interlock.config.load import files, load
from interlock.doctor.base import FAIL, OK, Environment, Result
from interlock.hosts.command import quote
from interlock.model.errors import InterlockError

ID = "settings"
TITLE = "settings"
QUICK = True


def run(env: Environment) -> list[Result]:
    """Reads every layer strictly."""
    try:
        values = load(env.state, env.project, env.env)
    except InterlockError as exc:
        named = next((path for _, path in files(env.state, env.project) if path in exc.message), "")
        return [Result(ID, FAIL, exc.message, f"${{EDITOR:-vi}} {quote(named)}" if named else "interlock config show")]
    changed = [value.key for value in values.values() if value.place]
    return [Result(ID, OK, f"{len(changed)} changed: {', '.join(changed)}" if changed else "all as built in")]
