"""``interlock capture``: redacted copies of what a host sends to the hooks, for bug reports."""

import os
import time

import click

from interlock.cli import output
from interlock.config.paths import ensure_state, state_dir
from interlock.model.errors import NEGATIVE, OK, USAGE, InterlockError

_MINUTES = 30


@click.group(epilog=output.examples("interlock capture start --host claude --minutes 10", "interlock capture show --out report"))
def capture() -> None:
    """Copy what a host sends to the hooks, without secrets, for a bug report. Off unless you start it; ends by itself."""


@capture.command(epilog=output.examples("interlock capture start --host cursor"))
@click.option("--host", default="", help="Only this host; every host when left out.")
@click.option("--minutes", type=int, default=_MINUTES, show_default=True, help="How long.")
@output.dry_run_option
@output.json_option
def start(host: str, minutes: int, dry_run: bool, as_json: bool) -> int:
    """Begin to copy."""
    from interlock.guard.capture import MAX_MINUTES
    from interlock.guard.capture import start as begin
    from interlock.hosts.registry import ALIASES, HOSTS

    host = ALIASES.get(host, host)
    if host and host not in HOSTS:
        raise InterlockError(f"there is no host '{host}'", help="interlock hosts list", exit_code=USAGE)
    if not 1 <= minutes <= MAX_MINUTES:
        raise InterlockError(f"--minutes is from 1 to {MAX_MINUTES}, not {minutes}", help="--minutes 10", exit_code=USAGE)
    who = host or "every host"
    until = 0.0
    if not dry_run:
        try:
            until = begin(ensure_state(), host, minutes)
        except OSError as error:
            raise InterlockError(f"copying cannot be switched on: {error.strerror}", help="interlock doctor") from error
    text = f"{'would copy' if dry_run else 'copying'} what {who} sends for {minutes} minutes; to end it: interlock capture stop"
    _say(as_json, text, capturing=not dry_run, host=host, until=until or None, dry_run=dry_run)
    return OK


@capture.command(epilog=output.examples("interlock capture stop"))
@output.dry_run_option
@output.json_option
def stop(dry_run: bool, as_json: bool) -> int:
    """Copy no more; copies that were made stay."""
    from interlock.guard import capture as engine

    state = state_dir()
    on = engine.running(state) is not None if dry_run else engine.stop(state)
    _say(
        as_json,
        ("would stop copying" if dry_run else "stopped copying") if on else "nothing was copied",
        capturing=False,
        dry_run=dry_run,
    )
    return OK if on else NEGATIVE


@capture.command(epilog=output.examples("interlock capture show", "interlock capture show --out report"))
@click.option("--out", default="", metavar="DIR", help="Copy the files there (made if it is not there).")
@output.dry_run_option
@output.json_option
def show(out: str, dry_run: bool, as_json: bool) -> int:
    """List what was copied, and hand it out for a report. Read it before you send it: only secrets and your home folder are replaced."""
    import shutil

    from interlock.guard import capture as engine

    state = state_dir()
    paths = engine.copies(state)
    on = engine.running(state)
    if out and not dry_run:
        try:
            os.makedirs(out, mode=0o700, exist_ok=True)
            for path in paths:
                shutil.copyfile(path, os.path.join(out, os.path.basename(path)))
        except OSError as error:
            raise InterlockError(f"'{out}' cannot be written: {error.strerror}", help="interlock capture show --out DIR") from error
    text = "\n".join(paths) if paths else "nothing was copied yet"
    if out:
        text += f"\n{len(paths)} file(s) {'would be ' if dry_run else ''}copied to {out}"
    if on is not None:
        text += time.strftime("\ncopying until %H:%M:%S", time.localtime(on[1]))
    _say(
        as_json,
        text,
        capturing=on is not None,
        host=on[0] if on else None,
        until=on[1] if on else None,
        files=paths,
        out=out,
        dry_run=dry_run,
    )
    return OK


def _say(as_json: bool, text: str, **fields: object) -> None:
    if as_json:
        output.emit_json(fields)
    else:
        output.echo(text)
