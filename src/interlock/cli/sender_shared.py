"""What the sender's commands share: the store opened, a team found, values read from files and never from the command line."""

import contextlib
import sys
import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import click

from interlock.cli import output
from interlock.cli.serve import need_server_extra
from interlock.config.paths import ensure_state
from interlock.model.errors import USAGE, InterlockError

if TYPE_CHECKING:
    from interlock.inspection.sender.teams import Saved, Teams
    from interlock.storage.sender_port import SenderStore

_MAX_TEXT = 256 * 1024

team_argument = click.argument("team", default="default")


class Sender:
    """The sender's store in the state folder."""

    def __init__(self, store: "SenderStore", teams: "Teams") -> None:
        self.store = store
        self.teams = teams


@contextlib.contextmanager
def opened(command: str, *, dry_run: bool = False) -> "Iterator[Sender]":
    """The store, for one command. With `dry_run` a copy of it: everything is checked as it would be, and forgotten."""
    need_server_extra(command)
    from interlock import wiring
    from interlock.config.vault import Vault
    from interlock.inspection.sender.events import trail
    from interlock.inspection.sender.teams import Teams

    state = ensure_state()
    store = wiring.open_sender_store(state, rehearsal=dry_run)
    try:
        vault = Vault.open(state)
        yield Sender(store, Teams(store, vault.seal, vault.unseal))
        try:
            if not dry_run:
                store.hand_over(trail(state))
        except OSError as exc:
            output.warn(f"the audit trail cannot be written: {exc.strerror or exc}", "interlock doctor")
    finally:
        store.close()


def read_text(path: str, what: str) -> str:
    """A file's text, or stdin's for ``-``. Raises `InterlockError`."""
    try:
        if path == "-":
            data = sys.stdin.buffer.read(_MAX_TEXT + 1)
        else:
            with open(path, "rb") as file:
                data = file.read(_MAX_TEXT + 1)
        text = data.decode("utf-8-sig")
    except OSError as exc:
        raise InterlockError(f"cannot read {what} from '{path}': {exc.strerror or exc}", exit_code=USAGE) from exc
    except UnicodeDecodeError:
        raise InterlockError(f"{what} in '{path}' is not text", help="save it as UTF-8", exit_code=USAGE) from None
    if len(data) > _MAX_TEXT:
        raise InterlockError(f"{what} in '{path}' is too large", exit_code=USAGE)
    return text


def read_headers(path: str) -> "tuple[tuple[str, str], ...]":
    """Lines ``Name: value`` of a file. Raises `InterlockError`; its message never quotes a value."""
    found = []
    for number, line in enumerate(read_text(path, "the headers").splitlines(), 1):
        if not line.strip():
            continue
        name, colon, value = line.partition(":")
        if not colon:
            raise InterlockError(f"line {number} of the headers is not 'Name: value'", exit_code=USAGE)
        found.append((name.strip(), value.strip()))
    return tuple(found)


def say_done(what: str, fields: "dict[str, object]", *, as_json: bool, dry_run: bool) -> None:
    """Report a change without a result: JSON, or a line."""
    if as_json:
        output.emit_json({**fields, "dry_run": dry_run})
    else:
        output.note(f"nothing is changed; without --dry-run: {what}" if dry_run else what)


def say_saved(
    saved: "Saved", what: str, *, as_json: bool, dry_run: bool = False, warnings: "Sequence[tuple[str, str]]" = ()
) -> None:
    """Report a change: JSON, or a line and its warnings; a new secret is printed once, and never that of a dry run."""
    if as_json:
        document: dict[str, object] = {
            "team": saved.team,
            "config_version": saved.version,
            "settings": settings_document(saved),
            "headers_cleared": saved.headers_cleared,
            "warnings": [{"code": code, "text": text} for code, text in warnings],
            "dry_run": dry_run,
        }
        if saved.secret and not dry_run:
            document["secret"] = saved.secret
        output.emit_json(document)
        return
    done = f"{what} (version {saved.version})"
    output.note(f"nothing is changed; without --dry-run: {done}" if dry_run else f"{done}; in force within 5 s")
    say_warnings(saved.team, warnings)
    if saved.secret and dry_run:
        output.note("a new signing secret would be printed")
    elif saved.secret:
        output.note("the signing secret is shown once; paste it where the receiver is set up:")
        output.echo(saved.secret)


def say_warnings(team: str, warnings: "Sequence[tuple[str, str]]") -> None:
    """Each on stderr, with the command that helps."""
    from interlock.inspection.sender.vendors import TEAM
    from interlock.inspection.sender.warnings import COMMANDS

    for code, text in warnings:
        output.warn(text, COMMANDS.get(code, "").replace(TEAM, team))


def settings_document(saved: "Saved") -> "dict[str, object]":
    """Settings as JSON-ready values, without a secret."""
    from interlock.inspection.sender.events import settings_fields

    return settings_fields(saved.settings, saved.version)


def at(seconds: float) -> str:
    """A time as it is shown."""
    return time.strftime("%Y-%m-%d %H:%M:%SZ", time.gmtime(seconds))
