"""``interlock guard``: judge without running, and explain rules."""

import os
import shlex
import sys

import click

from interlock.cli import output
from interlock.cli.guard_approvals import approvals
from interlock.cli.guard_bench import bench
from interlock.cli.guard_explain import explain
from interlock.cli.guard_mcp_proxy import mcp_proxy, pins
from interlock.cli.guard_pause import pause, resume
from interlock.cli.guard_replay import replay
from interlock.cli.guard_totp import totp
from interlock.cli.guard_watch import watch
from interlock.config.paths import state_dir
from interlock.model.errors import NEGATIVE, OK, USAGE, InterlockError


@click.group()
def guard() -> None:
    """Judge what an agent wants to do, without doing it."""


guard.add_command(approvals)
guard.add_command(bench)
guard.add_command(explain)
guard.add_command(mcp_proxy)
guard.add_command(pause)
guard.add_command(pins)
guard.add_command(replay)
guard.add_command(resume)
guard.add_command(totp)
guard.add_command(watch)


@guard.command(context_settings={"ignore_unknown_options": True})
@output.json_option
@click.option("--host", default="cursor", show_default=True, help="Host whose hook payload is judged (with --payload).")
@click.option("--payload", "source", metavar="FILE|-", help="Judge a hook payload from a file or from standard input.")
@click.option("--jsonl", is_flag=True, help="One payload a line in, one JSON verdict a line out; leaves with 0.")
@click.option("--cwd", metavar="DIR", help="Folder in which the command would run. [default: the current one]")
@click.argument("command", nargs=-1, type=click.UNPROCESSED)
def check(*, as_json: bool, host: str, source: str | None, jsonl: bool, cwd: str | None, command: tuple[str, ...]) -> int:
    """Judge a command, or a hook payload, with the hook's own engine: nothing is run, asked or recorded.

    \b
    interlock guard check -- git push --force origin main
    interlock guard check 'rm -rf build && make'
    interlock guard check --host cursor --payload payload.json

    One word is read as a whole command line, several words as the words of one command. Leaves with 0 for allow and 1 for
    ask or deny.
    """
    from interlock.guard import check as engine

    _known_host(host)
    if command and command[0].startswith("-"):
        raise InterlockError(f"no such option '{command[0]}'", help="interlock guard check --help", exit_code=USAGE)
    if bool(command) == bool(source):
        raise InterlockError(
            "give either a command or --payload", help="interlock guard check -- git push --force", exit_code=USAGE
        )
    if jsonl and not source:
        raise InterlockError("--jsonl reads payloads: it needs --payload", help="--payload - --jsonl", exit_code=USAGE)
    state = state_dir()
    if source:
        data = _read(source)
        if jsonl:
            for line in data.split(b"\n"):
                if line.strip():
                    output.emit_json_line(engine.document(engine.payload(line, host, state)))
            return OK
        verdict = engine.payload(data, host, state)
    else:
        text = command[0] if len(command) == 1 else shlex.join(command)
        verdict = engine.command(text, _folder(cwd), state)
    found = engine.document(verdict)
    if as_json:
        output.emit_json(found)
    else:
        _show(found)
    return OK if verdict.decision == "allow" else NEGATIVE


def _show(found: dict[str, object]) -> None:
    colours = {"allow": "green", "ask": "yellow", "deny": "red"}
    decision = str(found["decision"])
    output.echo(click.style(decision, fg=colours.get(decision), bold=True) if output.colour_on() else decision)
    for label, key in (("rule", "rules"), ("effect", "effects")):
        value = found[key]
        for item in value if isinstance(value, list) else ():
            output.echo(f"  {label}: {item}")
    if found["mode"] == "shadow":
        output.echo(f"  mode: shadow; the hook would answer {found['answer']} and record this")
    if found["human"]:
        output.echo(f"  {found['human']}")
        output.echo(f"  for the agent: {found['agent']}")


def _known_host(host: str) -> None:
    from interlock.hosts.registry import ALIASES, HOSTS

    if ALIASES.get(host, host) not in HOSTS:
        raise InterlockError(f"there is no host '{host}'", help="known hosts: " + ", ".join(HOSTS), exit_code=USAGE)


def _folder(cwd: str | None) -> str:
    folder = os.path.abspath(cwd or os.getcwd())
    if not os.path.isdir(folder):
        raise InterlockError(f"'{cwd}' is not a folder", exit_code=USAGE)
    return folder


def _read(source: str) -> bytes:
    if source == "-":
        return sys.stdin.buffer.read()
    try:
        with open(source, "rb") as file:
            return file.read()
    except OSError as exc:
        raise InterlockError(f"cannot read '{source}': {exc.strerror}", exit_code=USAGE) from exc
