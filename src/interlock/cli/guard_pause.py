"""``interlock guard pause`` and ``resume``."""

import time

import click

from interlock.cli import output
from interlock.config.paths import ensure_state, state_dir
from interlock.guard.pause import MAX_MINUTES
from interlock.model.errors import NEGATIVE, OK, USAGE, InterlockError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.guard.pause import Pause


@click.command(epilog=output.examples("interlock guard pause --minutes 10", "interlock guard pause --status"))
@click.option("--minutes", type=int, help=f"How long, from 1 to {MAX_MINUTES}.")
@click.option("--status", is_flag=True, help="Say whether the guard is paused; leaves with 1 when it is.")
@output.dry_run_option
@output.json_option
def pause(minutes: int | None, status: bool, dry_run: bool, as_json: bool) -> int:
    """Let pass for some minutes what would be asked or denied. Only from a person's own terminal; recorded.

    The floor holds during a pause: wipes, secrets, the guard's own files and the like stay denied.
    """
    from interlock.guard import person
    from interlock.guard.pause import start

    if status == (minutes is not None):
        raise InterlockError("give either --minutes or --status", help="interlock guard pause --minutes 10", exit_code=USAGE)
    if minutes is None:
        return _status(as_json)
    if not 1 <= minutes <= MAX_MINUTES:
        raise InterlockError(f"--minutes is from 1 to {MAX_MINUTES}, not {minutes}", help="--minutes 10", exit_code=USAGE)
    if dry_run:
        _show(as_json, None, f"would pause the guard for {minutes} minutes", dry_run=True)
        return OK
    by = person.confirm(f"pause the guard for {minutes} minutes", ["the floor holds: wipes, secrets, the guard's own files"])
    try:
        found = start(ensure_state(), minutes, by)
    except OSError as error:
        raise InterlockError(
            f"the pause could not be recorded, so nothing is paused: {error.strerror}", help="interlock doctor"
        ) from error
    _show(as_json, found, f"the guard is paused until {_clock(found.end)}; to end it: interlock guard resume")
    return OK


@click.command()
@output.json_option
def resume(as_json: bool) -> int:
    """End a pause."""
    from interlock.guard.pause import finish, path_of, read
    from interlock.guard.policy_files import exists

    state = state_dir()
    found = read(state)
    if found is None:
        if not exists(path_of(state)):
            raise InterlockError("the guard is not paused", exit_code=NEGATIVE)
        raise InterlockError("the pause file was not written by this installation", help=f"rm '{path_of(state)}'")
    import getpass

    finish(state, found, by=getpass.getuser(), at=min(time.time(), found.end))
    _show(as_json, None, "the guard is in force again")
    return OK


def _status(as_json: bool) -> int:
    from interlock.guard.pause import read

    found = read(state_dir())
    running = found if found is not None and found.start <= time.time() < found.end else None
    if running is None:
        _show(as_json, None, "the guard is not paused")
        return OK
    _show(as_json, running, f"the guard is paused until {_clock(running.end)} by {running.by}; to end it: interlock guard resume")
    return NEGATIVE


def _show(as_json: bool, found: "Pause | None", text: str, *, dry_run: bool = False) -> None:
    from interlock.audit.record import stamp

    if as_json:
        output.emit_json(
            {
                "paused": found is not None,
                "start": stamp(found.start) if found else None,
                "end": stamp(found.end) if found else None,
                "actor": found.by if found else None,
                "dry_run": dry_run,
            }
        )
    else:
        output.echo(text)


def _clock(seconds: float) -> str:
    return time.strftime("%H:%M:%S", time.localtime(seconds))
