"""``interlock guard totp``: one-time codes for what loosens the guard."""

import time

import click

from interlock.cli import output
from interlock.config.paths import ensure_state, state_dir
from interlock.model.errors import NEGATIVE, OK, InterlockError


@click.group()
def totp() -> None:
    """Demand one-time codes of an authenticator for approvals, pauses, policy trust and uninstall."""


@totp.command()
@output.dry_run_option
@output.json_option
def enroll(dry_run: bool, as_json: bool) -> int:
    """Show a QR code for an authenticator, and demand its codes from then on."""
    import getpass
    import socket

    from interlock.guard import person
    from interlock.guard.challenge import qr
    from interlock.guard.challenge import totp as engine

    action = "enrol an authenticator"
    if dry_run:
        return _told(
            as_json, "would make a secret, show it as a QR code and demand its codes", engine.enrolled(state_dir()), dry_run
        )
    state = ensure_state()
    who = person.present(action)
    if engine.enrolled(state):
        output.note("An authenticator is enrolled already; a new one takes its place.")
        person.take_code(action)
    secret = engine.new_secret()
    try:
        account = f"{getpass.getuser()}@{socket.gethostname()}"
    except (KeyError, OSError):
        account = "interlock"
    uri = engine.uri(secret, account)
    # On the terminal only, never in a file that standard output may be.
    lines = [
        *qr.lines(qr.matrix(uri.encode("ascii"))),
        "",
        uri,
        f"Key: {' '.join(secret[at : at + 4] for at in range(0, len(secret), 4))}",
        "",
    ]
    person.say("\n".join(lines) + "\nScan the code, then type what the application shows: ")
    step = engine.step_of(secret, person.line(), time.time())
    if step is None:
        raise InterlockError("that code is wrong, so nothing was enrolled", help="interlock guard totp enroll", exit_code=NEGATIVE)
    try:
        _record(state, "totp-enrolled", who)
        engine.enrol(state, secret, by=who, step=step)
    except OSError as error:
        raise InterlockError(f"the authenticator could not be enrolled: {error.strerror}", help="interlock doctor") from error
    return _told(as_json, "Enrolled. Approvals, pauses, policy trust and uninstall now need a code.", True, dry_run)


@totp.command()
@click.option("--code", help="A code of the authenticator. [default: asked for]")
@output.dry_run_option
@output.json_option
def remove(code: str | None, dry_run: bool, as_json: bool) -> int:
    """Demand codes no more. Needs a code."""
    from interlock.guard import person
    from interlock.guard.challenge import totp as engine

    state = state_dir()
    if not engine.enrolled(state):
        raise InterlockError("no authenticator is enrolled", exit_code=NEGATIVE)
    if dry_run:
        return _told(as_json, "would demand codes no more", True, dry_run)
    who = person.present("remove the authenticator")
    person.take_code("remove the authenticator", code)
    try:
        _record(state, "totp-removed", who)
        engine.remove(state)
    except OSError as error:
        raise InterlockError(f"the authenticator could not be removed: {error.strerror}", help="interlock doctor") from error
    return _told(as_json, "Removed.", False, dry_run)


@totp.command()
@output.json_option
def show(as_json: bool) -> int:
    """Say whether codes are demanded; leaves with 1 when they are not."""
    from interlock.guard.challenge import totp as engine

    found = engine.enrolled(state_dir())
    if as_json:
        output.emit_json({"enrolled": found})
    else:
        output.echo("codes are demanded" if found else "no authenticator is enrolled")
    return OK if found else NEGATIVE


def _told(as_json: bool, text: str, enrolled: bool, dry_run: bool) -> int:
    """What was done; the exit code."""
    if as_json:
        output.emit_json({"enrolled": enrolled, "dry_run": dry_run})
    else:
        output.note(text)
    return OK


def _record(state: str, event: str, who: str) -> None:
    from interlock.audit.chain import append
    from interlock.audit.record import stamp

    append(state, {"time": stamp(time.time()), "event": event, "actor": who})
