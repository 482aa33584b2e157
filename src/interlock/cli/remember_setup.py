"""``interlock remember init`` and ``plugin``: begin with a project, and the files of the plugins."""

import os
from typing import TYPE_CHECKING, Any

import click

from interlock.cli import output
from interlock.cli.remember_shared import build_index, count, mining_progress, open_memory
from interlock.model.errors import NEGATIVE, UNUSABLE, USAGE, InterlockError

if TYPE_CHECKING:
    from interlock.model.session import Project

_PLUGIN_FOLDER = os.path.join("~", ".cursor", "plugins", "local", "interlock")


@click.command(
    short_help="Take in a project's past sessions.",
    epilog=output.examples(
        "interlock remember init                  the project of the current folder",
        "interlock remember init ~/shop --dry-run",
        "interlock remember init --rule-file      in Cursor, where a session start is not told",
    ),
)
@click.argument("folder", required=False, default=".")
@click.option(
    "--rule-file/--no-rule-file",
    default=None,
    help="Keep notes from earlier sessions in .cursor/rules/interlock-memory.mdc of this folder, or stop it and remove the file.",
)
@output.dry_run_option
@output.json_option
def init(folder: str, rule_file: bool | None, dry_run: bool, as_json: bool) -> None:
    """Take in the past sessions of a project, whatever agent they were with. Doing it again adds nothing twice.

    Cursor's editor can drop what a hook says at the start of a session. --rule-file is the second way to tell it: a file of rules
    that the hooks keep up to date, kept out of the repository.
    """
    from interlock.memory import capture, identity
    from interlock.memory.setup import belonging

    root = os.path.abspath(os.path.expanduser(folder))
    project = identity.project(root, os.path.expanduser("~"))
    if project is None or not os.path.isdir(root):
        raise InterlockError(f"there is no folder '{folder}'", help="interlock remember init DIR", exit_code=USAGE)
    found = {host: list(belonging(host, root, project, os.environ)) for host in capture.READABLE}
    if dry_run:
        _plan(project, found, rule_file, as_json)
        return
    with open_memory() as (store, state, settings):
        if not settings.enabled:
            raise InterlockError("memory is switched off", help="unset INTERLOCK_REMEMBER, or set enabled = true in hook.toml")
        from interlock.memory.mine import mine
        from interlock.memory.settings import switched_off

        if switched_off([root, project.root], settings):
            raise InterlockError(
                f"memory is switched off for '{root}'", help="remove .interlock/remember.off, or change exclude in hook.toml"
            )
        turns = bad = 0
        failed: list[tuple[str, str]] = []
        for host, paths in found.items():
            with mining_progress(paths) as step:
                done = mine(store, state, paths, host=host, settings=settings, env=os.environ, project=project, step=step)
            turns, bad, failed = turns + done.turns, bad + done.bad, failed + done.failed
        build_index(store)
        kept = _rule_file(store, os.path.join(state, "memory"), root, rule_file)
        ids = store.turns.find_projects((project.key, *project.also))[:1]
        sessions = store.turns.sessions(ids, 1_000_000) if ids else []
    total = sum(one.turns for one in sessions)
    registered = _registered(state)
    if as_json:
        output.emit_json(
            {
                "project": {"name": project.name, "folder": project.root},
                "files": {host: len(paths) for host, paths in found.items()},
                "new_turns": turns,
                "bad_lines": bad,
                "failed": [{"path": path, "reason": reason} for path, reason in failed],
                "sessions": len(sessions),
                "turns": total,
                "rule_file": kept,
                "hooks": registered,
            }
        )
    else:
        output.echo(f"project    {project.name} ({project.root})")
        for host, paths in found.items():
            if paths:
                output.echo(f"{host:<10} {count(len(paths), 'transcript')}")
        output.echo(f"memory     {count(len(sessions), 'session')}, {count(total, 'turn')}, {turns} of them new")
        if kept is not None:
            output.echo(f"rule file  {'kept in .cursor/rules' if kept else 'none'}")
    for path, reason in failed:
        output.warn(f"'{path}': {reason}")
    if not total:
        output.note(
            "nothing was said in this project yet, or the host keeps its transcripts elsewhere: interlock remember mine PATH"
        )
    if not registered:
        output.note("next: interlock install cursor (or claude, codex) saves every session from now on")
    elif total:
        output.note("next: interlock remember search WORDS")
    if failed and len(failed) == sum(map(len, found.values())):
        raise click.exceptions.Exit(NEGATIVE)


@click.command(
    short_help="Write the plugin of a host.",
    epilog=output.examples(
        "interlock remember plugin cursor            writes to ~/.cursor/plugins/local/interlock",
        "interlock remember plugin claude ~/plugins/interlock",
    ),
)
@click.argument("host", type=click.Choice(["claude", "cursor"]))
@click.argument("folder", required=False, default="")
@output.dry_run_option
@output.json_option
def plugin(host: str, folder: str, dry_run: bool, as_json: bool) -> None:
    """Write the plugin of a host into a folder, its programs named by absolute paths: hooks of the memory, MCP server, commands, skill.

    For a host that does not see `interlock` on its PATH. Hooks that `interlock install` registered go first: those of the plugin then
    answer nothing.
    """
    from interlock.config.paths import state_dir
    from interlock.memory.setup import plugin_files

    if not folder and host != "cursor":
        raise InterlockError("name a folder for the plugin", help=f"interlock remember plugin {host} DIR", exit_code=USAGE)
    target = os.path.abspath(os.path.expanduser(folder or _PLUGIN_FOLDER))
    files = plugin_files(host, state_dir())
    changed = {name: data for name, data in files.items() if _content(os.path.join(target, *name.split("/"))) != data}
    foreign = (
        os.path.isdir(target)
        and bool(os.listdir(target))
        and not os.path.isfile(os.path.join(target, f".{host}-plugin", "plugin.json"))
    )
    if foreign:
        raise InterlockError(f"'{target}' holds something else", help="name an empty or new folder", exit_code=USAGE)
    if not dry_run:
        for name, data in changed.items():
            _write(os.path.join(target, *name.split("/")), data)
    if as_json:
        output.emit_json({"dry_run": dry_run, "folder": target, "written": sorted(changed), "unchanged": len(files) - len(changed)})
        return
    for name in sorted(changed):
        output.echo(f"{'would write' if dry_run else 'wrote'} {os.path.join(target, *name.split('/'))}")
    if not changed:
        output.note(f"{target} is up to date")
    elif host == "claude" and not dry_run:
        output.note(f"next, in Claude Code: /plugin marketplace add {target}, then /plugin install interlock@interlock")
    elif not dry_run:
        output.note("next: reload Cursor's window; interlock doctor")


def keep_rule_file(root: str, *, dry_run: bool = False) -> None:
    """Keep a rule file in a folder from now on. Raises `InterlockError` when it cannot be written."""
    if dry_run:
        output.note(f"would write {os.path.join(root, '.cursor', 'rules', 'interlock-memory.mdc')}")
        return
    with open_memory() as (store, state, _settings):
        _rule_file(store, os.path.join(state, "memory"), root, True)
    output.note(f"notes from earlier sessions are kept in {os.path.join(root, '.cursor', 'rules', 'interlock-memory.mdc')}")


def _plan(project: "Project", found: dict[str, list[str]], rule_file: bool | None, as_json: bool) -> None:
    if as_json:
        output.emit_json({"dry_run": True, "project": {"name": project.name, "folder": project.root}, "files": found})
        return
    output.echo(f"project {project.name} ({project.root})")
    for host, paths in found.items():
        for path in paths:
            output.echo(f"would read {path} ({host}, {os.path.getsize(path)} bytes)")
    if rule_file is not None:
        output.echo(f"would {'write' if rule_file else 'remove'} .cursor/rules/interlock-memory.mdc")


def _rule_file(store: Any, memory: str, root: str, wanted: bool | None) -> bool | None:
    """Whether a rule file is kept now; None where nothing was asked and there is none."""
    from interlock.memory import identity, rule_file
    from interlock.memory.setup import rule_file_on

    real = identity.normalise(root)[0]
    if wanted is None:
        return True if real in rule_file.listed(memory) else None
    if not wanted:
        rule_file.turn_off(memory, real)
        return False
    if not rule_file_on(store, memory, real):
        raise InterlockError(
            f"'{os.path.join(real, rule_file.PLACE)}' cannot be written, or is somebody else's",
            help="move it away, then try again",
            exit_code=UNUSABLE,
        )
    return True


def _registered(state: str) -> list[str]:
    """Hosts with the hooks of the memory on record."""
    from interlock.hosts import manifest

    try:
        return sorted({one.host for one in manifest.load(state) if "memory" in one.parts})
    except InterlockError:
        return []


def _content(path: str) -> bytes | None:
    try:
        with open(path, "rb") as handle:
            return handle.read()
    except OSError:
        return None


def _write(path: str, data: bytes) -> None:
    try:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        part = f"{path}.{os.getpid()}"
        with open(part, "xb") as file:
            file.write(data)
        os.replace(part, path)
    except OSError as exc:
        raise InterlockError(f"'{path}' cannot be written: {exc.strerror}", help="name another folder") from exc
