"""``interlock policy``: show, test and trust policy files."""

import os
import time

import click

from interlock.cli import output
from interlock.config.paths import ensure_state, state_dir
from interlock.model.errors import NEGATIVE, OK, UNUSABLE, USAGE, InterlockError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.guard.policy_stack import Stack
    from interlock.policy.document import Entry, Layer


@click.group()
def policy() -> None:
    """Show and test the policy."""


@policy.command(epilog=output.examples("interlock policy show --origin", "interlock policy show ./policy.toml"))
@click.argument("path", required=False)
@click.option("--origin", is_flag=True, help="Show the layer, file and line of each entry, also of those not in force.")
@output.json_option
def show(path: str | None, origin: bool, as_json: bool) -> int:
    """The policy in force here, or with the file (or project) at PATH. Leaves with 3 when a policy file has a problem."""
    found = _stack(path)
    problems = [problem for layer in found.layers for problem in layer.problems]
    if as_json:
        output.emit_json(_document(found))
    else:
        _print(found, origin=origin)
    for problem in problems:
        output.warn(str(problem), problem.help)
    return UNUSABLE if problems else OK


@policy.command(epilog=output.examples("interlock policy test", "interlock policy test ./policy.toml --trusted"))
@click.argument("path", required=False)
@click.option("--trusted", is_flag=True, help="Judge as if a person had trusted the project's file.")
@output.json_option
def test(path: str | None, trusted: bool, as_json: bool) -> int:
    """Run the cases beside a policy file (policy.cases.toml or policy.cases.jsonl) with the hook's own engine.

    PATH is a policy file or a project; without it, every file in force here that has cases. Leaves with 1 when a case fails.
    """
    from interlock.guard import policy_cases, policy_stack

    state = state_dir()
    chosen = [_file(path)] if path else [layer.path for layer in _stack(None).layers]
    cases = [(one, file) for one in chosen for file in policy_cases.beside(one)]
    if not cases:
        where = os.path.dirname(chosen[0]) if chosen else os.path.join(os.getcwd(), ".interlock")
        raise InterlockError(
            f"there are no cases beside a policy in '{where}'",
            help=f"""write {where}/policy.cases.toml: [[case]] command = "npm publish" expect = "deny\"""",
            exit_code=USAGE,
        )
    outcomes = []
    for one, file in cases:
        stack = policy_stack.with_file(state, one, trusted=trusted)
        policy_stack.refuse_problems(stack.layers)
        outcomes += policy_cases.run(policy_cases.load(file), stack.settings, stack.root, state)
    failed = [outcome for outcome in outcomes if not outcome.passed]
    if as_json:
        rows = [
            {
                "place": outcome.case.place,
                "case": outcome.case.shown,
                "expect": outcome.case.fields["expect"],
                "decision": outcome.verdict.decision,
                "rules": sorted({hit.rule for hit in outcome.verdict.hits}),
                "passed": outcome.passed,
            }
            for outcome in outcomes
        ]
        output.emit_json({"cases": rows, "failed": len(failed)})
    else:
        for outcome in failed:
            rules = ", ".join(sorted({hit.rule for hit in outcome.verdict.hits})) or "no rule"
            wanted = outcome.case.fields["expect"]
            named = f" by {outcome.case.fields['rule']}" if outcome.case.fields.get("rule") else ""
            output.echo(f"FAIL {outcome.case.shown}")
            output.echo(f"     expected {wanted}{named}, judged {outcome.verdict.decision} ({rules})")
            output.echo(f"     {outcome.case.place}")
        output.echo(f"{len(outcomes) - len(failed)} of {len(outcomes)} cases as expected")
    return NEGATIVE if failed else OK


@policy.command()
@click.argument("path", required=False)
@output.dry_run_option
@output.json_option
def trust(path: str | None, dry_run: bool, as_json: bool) -> int:
    """Let a project's policy file loosen too, with exactly its present content. Only from a person's own terminal."""
    from interlock.guard import person, policy_stack
    from interlock.guard.trust import add

    file, content, layer = _project(path)
    policy_stack.refuse_problems([layer])
    loosens = [f"{entry.shown} ({os.path.basename(file)}:{entry.line})" for entry in layer.entries if not entry.tightens]
    if not dry_run:
        shown = [f"file: {file}", *(f"loosens: {line}" for line in loosens)] if loosens else [f"file: {file}", "it loosens nothing"]
        by = person.confirm("trust this project's policy", shown)
        now = _now()
        state = ensure_state()
        _record(state, "policy-trust", file, content, by, now)
        add(state, file, content, at=now, by=by)
    _told(as_json, file, "trusted", loosens, dry_run=dry_run)
    return OK


@policy.command()
@click.argument("path", required=False)
@output.dry_run_option
@output.json_option
def untrust(path: str | None, dry_run: bool, as_json: bool) -> int:
    """Take the trust in a project's policy file back. Only from a person's own terminal."""
    from interlock.guard import person
    from interlock.guard.trust import remove, trusted

    file = os.path.realpath(_project_path(path))
    state = state_dir()
    if file not in trusted(state):
        raise InterlockError(f"'{file}' is not trusted", help="interlock policy show --origin", exit_code=NEGATIVE)
    if not dry_run:
        by = person.confirm("take back the trust in this project's policy", [f"file: {file}"])
        _record(state, "policy-untrust", file, b"", by, _now())
        remove(state, file)
    _told(as_json, file, "not trusted", [], dry_run=dry_run)
    return OK


def _stack(path: str | None) -> "Stack":
    from interlock.guard import policy_stack

    state = state_dir()
    if path:
        return policy_stack.with_file(state, _file(path), trusted=False)
    return policy_stack.stack(state, policy_stack.root_of(os.getcwd(), state))


def _file(path: str) -> str:
    """The policy file that a person names: the file itself, its project or its folder."""
    from interlock.guard import policy_files

    full = os.path.abspath(path)
    if not os.path.isdir(full):
        return full
    project = policy_files.project_file(full)
    return project if os.path.exists(project) else os.path.join(full, policy_files.FILE)


def _project_path(path: str | None) -> str:
    from interlock.guard import policy_files, policy_stack

    if path is None:
        return policy_files.project_file(policy_stack.root_of(os.getcwd(), state_dir()))
    full = _file(path)
    if os.path.basename(os.path.dirname(full)) != policy_files.PROJECT_FOLDER:
        raise InterlockError(
            f"'{path}' is not a project's policy file", help="name a project, or its .interlock/policy.toml", exit_code=USAGE
        )
    return full


def _project(path: str | None) -> "tuple[str, bytes, Layer]":
    """Real path, content and layer of a project's policy file."""
    from interlock.guard import policy_stack
    from interlock.policy import document

    file = os.path.realpath(_project_path(path))
    content = policy_stack.content_of(file)
    root = os.path.dirname(os.path.dirname(file))
    return file, content, document.read(content.decode("utf-8-sig", "replace"), document.PROJECT, file, root, trusted=True)


def _record(state: str, event: str, path: str, content: bytes, by: str, now: str) -> None:
    from interlock.audit.chain import append
    from interlock.audit.layout import digest

    record: dict[str, object] = {"time": now, "event": event, "path": path, "actor": by}
    if content:
        record["sha256"] = digest(content)
    append(state, record)


def _now() -> str:
    from interlock.audit.record import stamp

    return stamp(time.time())


def _told(as_json: bool, file: str, result: str, loosens: list[str], *, dry_run: bool) -> None:
    if as_json:
        output.emit_json({"path": file, "result": result, "loosens": loosens, "dry_run": dry_run})
        return
    output.echo(f"{'would be ' if dry_run else ''}{result}: {file}")
    for line in loosens:
        output.echo(f"  loosens {line}")


def _document(found: "Stack") -> dict[str, object]:
    pause = _pause()
    return {
        "root": found.root,
        "mode": found.settings.mode,
        "paused_until": pause,
        "policy": found.settings.plain(),
        "layers": [
            {
                "layer": layer.name,
                "path": layer.path,
                "trusted": layer.trusted,
                "entries": [
                    {"key": e.key, "name": e.name or None, "value": e.value, "line": e.line, "in_force": layer.counts(e)}
                    for e in layer.entries
                ],
                "problems": [{"line": p.line, "key": p.key, "text": p.text, "help": p.help} for p in layer.problems],
            }
            for layer in found.layers
        ],
    }


def _pause() -> str | None:
    from interlock.audit.record import stamp
    from interlock.guard.pause import read

    pause = read(state_dir())
    return stamp(pause.end) if pause is not None and pause.start <= time.time() < pause.end else None


def _print(found: "Stack", *, origin: bool) -> None:
    pause = _pause()
    if pause:
        output.warn(f"the guard is paused until {pause}; the floor holds", "interlock guard resume")
    rows: list[tuple[str, ...]] = []
    if not any(entry.key == "mode" and layer.counts(entry) for layer in found.layers for entry in layer.entries):
        rows.append(("mode", found.settings.mode, "built-in"))
    for layer in found.layers:
        for entry in layer.entries:
            if origin or layer.counts(entry):
                rows.append((_key(entry), _value(entry), _origin(layer, entry)))
    if origin:
        output.table(("setting", "value", "from"), rows)
    else:
        output.table(("setting", "value"), [row[:2] for row in rows])
    if not found.layers:
        from interlock.guard.policy_files import FILE

        output.note(f"no policy file: the built-in rules hold. Yours would be {state_dir()}/{FILE}")
    ignored = sum(1 for layer in found.layers for entry in layer.entries if not layer.counts(entry) and not layer.problems)
    if ignored:
        output.note(
            f"{ignored} {'entry' if ignored == 1 else 'entries'} of the project's file would loosen; not in force until you trust it"
        )
        output.note("interlock policy trust")


def _key(entry: "Entry") -> str:
    return f"{entry.key}.{entry.name}" if entry.name else entry.key


def _value(entry: "Entry") -> str:
    return str(entry.value).lower() if isinstance(entry.value, bool) else str(entry.value)


def _origin(layer: "Layer", entry: "Entry") -> str:
    why = ""
    if not layer.counts(entry):
        why = ", not in force: " + ("the file has a problem" if layer.problems else "the file is not trusted")
    return f"{layer.name} ({layer.path}:{entry.line}){why}"
