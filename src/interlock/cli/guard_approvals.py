"""``interlock guard approvals``: the queue of questions, answered from a person's terminal."""

import time

import click

from interlock.cli import output
from interlock.config.paths import ensure_state, state_dir
from interlock.model.errors import NEGATIVE, OK, USAGE, InterlockError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.storage.approvals_port import Request


@click.group()
def approvals() -> None:
    """Questions of the guard: list them, say yes or no.

    A yes holds for exactly the action that was shown, once. Only from your own terminal: as a tool call of an agent these commands
    are denied.
    """


@approvals.command("list")
@click.option("--all", "every", is_flag=True, help="Also those that were answered or ran out in the last day.")
@output.json_option
def list_(every: bool, as_json: bool) -> int:
    """List the questions that can be answered now."""
    from interlock.guard import approvals as engine
    from interlock.guard.challenge.show import clock, summary
    from interlock.wiring import open_approval_store

    store = open_approval_store(ensure_state())
    try:
        now = time.time()
        store.prune(now)
        found = store.requests(now, every=every)
    finally:
        store.close()
    if as_json:
        output.emit_json({"requests": [engine.document(item, now) for item in found]})
        return OK
    rows = []
    for item in found:
        text = summary(str(engine.shown(item).get("action", "")))
        state = "waiting" if item.state == "open" and item.waited > now else item.state
        rows.append((item.id, state, clock(item.created), clock(item.expires), text))
    if rows:
        output.table(("id", "state", "asked", "expires", "action"), rows)
    else:
        output.note("no questions are open")
    return OK


@approvals.command()
@click.argument("id")
@output.json_option
def show(id: str, as_json: bool) -> int:
    """Show one question in full."""
    from interlock.guard import approvals as engine
    from interlock.guard.challenge.show import render, visible

    found = _find(id)
    now = time.time()
    if as_json:
        output.emit_json(engine.document(found, now))
        return OK
    for line in render(found, now, most=0) if found.shown else [f"Request {found.id}: {found.state}"]:
        output.echo(line)
    if found.actor:
        output.echo(f"  answered by {visible(found.actor)}" + (f": {visible(found.reason)}" if found.reason else ""))
    return OK


@approvals.command(epilog=output.examples("interlock guard approvals approve k7q2md"))
@click.argument("id")
@click.option("--code", help="One-time code, where they are demanded. [default: asked for]")
@output.dry_run_option
@output.json_option
def approve(id: str, code: str | None, dry_run: bool, as_json: bool) -> int:
    """Allow an action once. From your own terminal only; recorded."""
    from interlock.guard import person
    from interlock.guard.challenge.show import render

    found = _find(id, open_only=True)
    lines = render(found, time.time(), most=0)
    if dry_run:
        for line in lines:
            output.echo(line)
        output.note("would approve this once")
        return OK
    action = f"approve {found.id}"
    if code is not None and person.code_needed():
        who = person.present(action)
        person.take_code(action, code)
    else:
        who = person.confirm(action, lines)
    return _decide(found.id, True, who, "", as_json)


@approvals.command(epilog=output.examples("interlock guard approvals deny k7q2md --reason 'use the staging database'"))
@click.argument("id")
@click.option("--reason", default="", help="Told to the agent.")
@output.dry_run_option
@output.json_option
def deny(id: str, reason: str, dry_run: bool, as_json: bool) -> int:
    """Say no to an action. From your own terminal only; recorded."""
    from interlock.guard import person

    found = _find(id, open_only=True)
    if dry_run:
        output.note(f"would deny {found.id}")
        return OK
    return _decide(found.id, False, person.present(f"deny {found.id}"), reason, as_json)


def _find(id: str, *, open_only: bool = False) -> "Request":
    from interlock.wiring import open_approval_store

    store = open_approval_store(ensure_state())
    try:
        store.prune(time.time())
        found = store.get(id.lower())
    finally:
        store.close()
    if found is None:
        raise InterlockError(f"there is no request '{id}'", help="interlock guard approvals list", exit_code=USAGE)
    if open_only and found.state != "open":
        raise InterlockError(
            f"request '{id}' is not open any more: {found.state}", help="let the agent try again", exit_code=NEGATIVE
        )
    return found


def _decide(id: str, yes: bool, who: str, reason: str, as_json: bool) -> int:
    from interlock.guard import approvals as engine
    from interlock.guard.challenge.show import clock
    from interlock.wiring import open_approval_store

    state = state_dir()
    store = open_approval_store(state)
    try:
        found = engine.decide(store, state, id, approve=yes, actor=who, reason=reason)
    except OSError as error:
        raise InterlockError(
            f"the answer could not be recorded, so it was not given: {error.strerror}", help="interlock doctor"
        ) from error
    finally:
        store.close()
    if found is None:
        raise InterlockError(
            f"request '{id}' was answered or ran out just now", help="interlock guard approvals list --all", exit_code=NEGATIVE
        )
    now = time.time()
    if as_json:
        output.emit_json(engine.document(found, now))
    elif not yes:
        output.echo(f"denied {found.id}")
    elif found.waited > now:
        output.echo(f"approved {found.id}: the agent goes on")
    else:
        output.echo(f"approved {found.id} once, until {clock(found.pass_until)}: let the agent try again")
    return OK
