"""`interlock config`."""

import os

import click

from interlock.cli import output
from interlock.config.paths import state_dir


@click.group()
def config() -> None:
    """Show settings and where each value came from."""


@config.command(epilog=output.examples("interlock config show --origin", "interlock config show remember.interval"))
@click.argument("key", required=False)
@click.option("--origin", is_flag=True, help="Show the layer, file and line of each value.")
@output.json_option
def show(key: str | None, origin: bool, as_json: bool) -> None:
    """Every setting with its value, or the one named KEY."""
    from interlock.config import explain
    from interlock.config.load import load
    from interlock.model.errors import USAGE, InterlockError

    values = load(state_dir(), os.getcwd())
    if key is not None:
        if key not in values:
            import difflib

            near = difflib.get_close_matches(key, values, n=1)
            hint = f"did you mean '{near[0]}'?" if near else "interlock config show"
            raise InterlockError(f"there is no setting '{key}'", help=hint, exit_code=USAGE)
        values = {key: values[key]}
    if as_json:
        output.emit_json({"settings": [explain.document(value) for value in values.values()]})
        return
    if origin:
        output.table(
            ("setting", "value", "from"),
            [(value.key, explain.shown(value.value), explain.origin(value)) for value in values.values()],
        )
        return
    for value in values.values():
        output.echo(f"{value.key} = {explain.shown(value.value)}")


@config.command()
@output.json_option
def path(as_json: bool) -> None:
    """The settings files, the weakest first, and the state folder."""
    from interlock.config.load import files

    state = state_dir()
    found = [(layer, file, os.path.exists(file)) for layer, file in files(state, os.getcwd())]
    if as_json:
        output.emit_json(
            {"state": state, "files": [{"layer": layer, "path": file, "exists": there} for layer, file, there in found]}
        )
        return
    output.echo(f"state    {state}")
    for layer, file, there in found:
        output.echo(f"{layer:<8} {file}{'' if there else '  (absent)'}")
