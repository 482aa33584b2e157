"""`interlock completion <shell>`: the script that a shell sources."""

import click

from interlock.cli import output
from interlock.model.errors import InterlockError

_SOURCE = {
    "bash": 'eval "$(interlock completion bash)"   # in ~/.bashrc',
    "zsh": 'eval "$(interlock completion zsh)"   # in ~/.zshrc',
    "fish": "interlock completion fish > ~/.config/fish/completions/interlock.fish",
}


@click.command(epilog=output.examples(*_SOURCE.values()))
@click.argument("shell", type=click.Choice(sorted(_SOURCE)))
def completion(shell: str) -> None:
    """Print the completion script of a shell."""
    from click.shell_completion import get_completion_class

    from interlock.cli.main import cli

    found = get_completion_class(shell)
    if found is None:
        raise InterlockError(f"no completion for '{shell}' in this version of click", help="pip install --upgrade click")
    output.echo(found(cli, {}, "interlock", "_INTERLOCK_COMPLETE").source())
