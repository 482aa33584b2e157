"""`interlock install HOST` and `interlock uninstall HOST`."""

import os
from collections.abc import Callable

import click

from interlock.cli import output
from interlock.config.paths import ensure_dir, state_dir
from interlock.hosts import installer, manifest
from interlock.hosts.form import FULL, VARIANTS, Form, Outcome, Request
from interlock.hosts.installers import INSTALLED, NAMES, form
from interlock.hosts.system_paths import hook_folder
from interlock.model.errors import OK, USAGE, InterlockError

_SCOPES = ("local", "managed", "project", "user")
ALL = "all"
_tried: set[str] = set()


def _target(command: Callable[..., int]) -> Callable[..., int]:
    for option in (
        output.json_option,
        output.dry_run_option,
        click.option(
            "--scope",
            type=click.Choice(_SCOPES),
            default="user",
            show_default=True,
            help="Whose settings file; managed is the machine's, written by its administrator for every account; local is Claude Code's file "
            "of one person in one project.",
        ),
        click.argument("hosts", metavar="HOST...", nargs=-1, required=True, type=click.Choice((*NAMES, ALL))),
    ):
        command = option(command)
    return command


@click.command(
    epilog=output.examples(
        "interlock install cursor --dry-run          show the exact change",
        "interlock install claude codex              several hosts in one run",
        "interlock install all                       every host that is known",
        "interlock install cursor --parts guard      the guard without the memory",
        "interlock install cursor --variant minimal  fewer events, fewer processes",
        "interlock install cursor --scope project    for everybody who clones this project",
        "sudo interlock install claude --scope managed    for every account of this machine",
    )
)
@_target
@click.option("--parts", help="Parts to add, parted by commas: guard, memory.  [default: all that serve the host]")
@click.option(
    "--variant",
    type=click.Choice(VARIANTS),
    default=FULL,
    show_default=True,
    help="minimal leaves out events that only scan results and those that show an action a second time: fewer processes for each action.",
)
@click.option(
    "--rule-file",
    is_flag=True,
    help="With Cursor: also keep notes from earlier sessions in a rule file of the current folder, as `interlock remember init` does.",
)
def install(
    hosts: tuple[str, ...], scope: str, dry_run: bool, as_json: bool, parts: str | None, variant: str, rule_file: bool
) -> int:
    """Register the hooks with hosts. Running it again changes nothing.

    \b
    Hosts: claude, cline, codex, copilot, cursor, gemini, grok, qwen, windsurf, or all.
    """

    if rule_file and not {"cursor", ALL} & set(hosts):
        raise InterlockError("--rule-file goes with Cursor", help="interlock install cursor --rule-file", exit_code=USAGE)

    def one(chosen: Form) -> dict[str, object]:
        request = _request(chosen, scope, _parts(chosen, parts), variant)
        kept = _registered(chosen, request) - set(request.parts)
        if kept:
            # A part leaves by `uninstall` alone: whoever adds the memory must not lose the guard.
            request.parts = tuple(sorted({*request.parts, *kept}))
            if not as_json:
                output.note(f"{', '.join(sorted(kept))} stays registered; to take all out: interlock uninstall {chosen.host}")
        if not dry_run and scope != "managed":
            ensure_dir(request.state)
        outcome = installer.install(chosen, request, dry_run=dry_run, check=None if dry_run else _try_hook(request.state))
        document = _report("install", chosen.host, scope, outcome, dry_run=dry_run, as_json=as_json)
        if not as_json and not dry_run:
            if outcome.diff:
                output.note(f"registered {', '.join(outcome.events)} in {outcome.path}")
            else:
                output.note(f"already registered in {outcome.path}; nothing changed")
            if chosen.after.get(scope):
                output.note(chosen.after[scope])
        return document

    code = _each(hosts, scope, one, as_json=as_json)
    if rule_file:
        from interlock.cli.remember_setup import keep_rule_file

        keep_rule_file(os.getcwd(), dry_run=dry_run)
    if not as_json and not dry_run:
        output.note("next: interlock doctor")
    return code


@click.command(
    epilog=output.examples(
        "interlock uninstall cursor --dry-run", "interlock uninstall cursor --scope project", "interlock uninstall all"
    )
)
@_target
@click.option("--code", help="One-time code, where an authenticator is enrolled. [default: asked for]")
def uninstall(hosts: tuple[str, ...], scope: str, dry_run: bool, as_json: bool, code: str | None) -> int:
    """Remove the hooks from hosts. Restores each file byte for byte where nobody changed it since."""
    if not dry_run:
        from interlock.guard import person

        person.take_code_where_needed(f"uninstall {' '.join(hosts)}", code)

    def one(chosen: Form) -> dict[str, object]:
        parts = tuple(sorted(chosen.parts))
        outcome = installer.uninstall(chosen, _request(chosen, scope, parts), dry_run=dry_run)
        if not as_json and not dry_run:
            output.note(f"removed the entries from {outcome.path}" if outcome.diff else f"nothing was installed in {outcome.path}")
        return _report("uninstall", chosen.host, scope, outcome, dry_run=dry_run, as_json=as_json)

    done = _each(hosts, scope, one, as_json=as_json)
    if not as_json and not dry_run and scope != "managed" and os.path.isdir(state_dir()):
        output.note(f"the audit log and the memory stay in {state_dir()}")
    return done


def _each(names: tuple[str, ...], scope: str, one: Callable[[Form], dict[str, object]], *, as_json: bool) -> int:
    """Do it for each host. A fault of one host is told and does not keep the others from theirs."""
    every = ALL in names
    chosen = [form(host) for host in (INSTALLED if every else names)]
    if every:
        left = [found.host for found in chosen if scope not in found.scopes]
        chosen = [found for found in chosen if scope in found.scopes]
        if left:
            output.note(f"without a scope '{scope}': {', '.join(left)}")
    chosen = list({found.host: found for found in chosen}.values())
    documents: list[dict[str, object]] = []
    worst = OK
    for found in chosen:
        try:
            documents.append(one(found))
        except InterlockError as error:
            if len(chosen) == 1:
                raise
            output.warn(f"{found.host}: {error.message}", error.help)
            documents.append({"host": found.host, "scope": scope, "error": error.message})
            worst = max(worst, error.exit_code)
    if as_json:
        output.emit_json(documents[0] if len(chosen) == 1 else {"results": documents})
    return worst


def _report(command: str, host: str, scope: str, outcome: Outcome, *, dry_run: bool, as_json: bool) -> dict[str, object]:
    """Tell what was done, on the terminal or as the document that comes back."""
    for warning in outcome.warnings:
        output.warn(warning)
    document: dict[str, object] = {
        "command": command,
        "host": host,
        "scope": scope,
        "dry_run": dry_run,
        "path": outcome.path,
        "changed": bool(outcome.diff),
        "events": list(outcome.events),
        "host_versions": list(outcome.versions),
        "backup": outcome.backup or None,
        "warnings": outcome.warnings,
        "notes": outcome.notes,
        "diff": outcome.diff,
    }
    if as_json:
        return document
    if dry_run:
        if outcome.diff:
            output.echo_diff(outcome.diff)
        else:
            output.note(f"nothing would change in {outcome.path}")
    for line in outcome.notes:
        output.note(line)
    if outcome.backup:
        output.note(f"backup: {outcome.backup}")
    return document


def _request(chosen: Form, scope: str, parts: tuple[str, ...], variant: str = FULL) -> Request:
    if scope not in chosen.scopes:
        raise InterlockError(f"{chosen.program} has no scope '{scope}'", help=f"--scope {'|'.join(chosen.scopes)}", exit_code=USAGE)
    return Request(
        state=hook_folder() if scope == "managed" else state_dir(),
        home=os.path.expanduser("~"),
        scope=scope,
        root=os.getcwd() if scope in ("local", "project") else "",
        parts=parts,
        versions=chosen.versions(),
        variant=variant,
    )


def _parts(chosen: Form, text: str | None) -> tuple[str, ...]:
    if text is None:
        return chosen.default_parts
    named = tuple(dict.fromkeys(part.strip() for part in text.split(",") if part.strip()))
    unknown = [part for part in named if part not in chosen.parts]
    if unknown or not named:
        what = f"there is no part '{unknown[0]}'" if unknown else "no part was named"
        raise InterlockError(what, help=f"--parts {','.join(sorted(chosen.parts))}", exit_code=USAGE)
    return tuple(sorted(named))


def _registered(chosen: Form, request: Request) -> set[str]:
    """Parts that are on record for this host in this scope; none where the record cannot be read."""
    try:
        found = manifest.load(request.state)
    except InterlockError:
        return set()
    here = [item for item in found if (item.host, item.scope) == (chosen.host, request.scope)]
    return {part for item in here if not request.root or item.path.startswith(request.root + os.sep) for part in item.parts}


def _try_hook(state: str) -> Callable[[], None]:
    """A check that the hook answers on this machine: a gate that cannot run would block every action of the agent."""

    def check() -> None:
        if state in _tried:
            # For another host of the same run, by the same launcher.
            return
        from interlock.doctor.canary import everyday, run_launcher, workspace

        with workspace() as empty:
            # A trial of the machine's launcher must leave no trace in the administrator's own trail.
            home = empty if state == hook_folder() else ""
            answer = run_launcher(state, "preToolUse", everyday("preToolUse"), home=home)
        if not answer.allowed:
            raise InterlockError(
                f"the hook does not work on this machine, so nothing was registered: {answer.text()}",
                help="interlock doctor",
            )
        _tried.add(state)

    return check
