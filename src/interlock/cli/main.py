"""The command line: a table of commands, each imported only when it is run."""

import importlib
from collections.abc import Sequence

import click
from click.shell_completion import CompletionItem

from interlock import __version__
from interlock.cli import output
from interlock.model.errors import USAGE, InterlockError

#: Command -> (module, attribute, one line for the help page). `--help` shows this table without importing a command.
COMMANDS: dict[str, tuple[str, str, str]] = {
    "audit": ("interlock.cli.audit", "audit", "Read, verify and export the audit log."),
    "capture": ("interlock.cli.capture", "capture", "Copy what a host sends, redacted, for a bug report."),
    "completion": ("interlock.cli.completion", "completion", "Print the completion script of a shell."),
    "config": ("interlock.cli.config", "config", "Show settings and where each value came from."),
    "dashboard": ("interlock.cli.dashboard", "dashboard", "Accounts of the dashboard: list them, print one-time links."),
    "demo": ("interlock.cli.demo", "demo", "Run all three parts in a throw-away home and show what happens."),
    "doctor": ("interlock.cli.doctor", "doctor", "Check the installation and say how to mend it."),
    "gateway": ("interlock.cli.gateway", "gateway", "Run the gateway that checks requests to model APIs."),
    "guard": ("interlock.cli.guard", "guard", "Judge tool calls: check, explain, replay."),
    "hook": ("interlock.cli.hook", "hook", "Answer one hook event of a host on stdin."),
    "hosts": ("interlock.cli.hosts", "hosts", "List the hosts that Interlock knows."),
    "inspect": ("interlock.cli.inspect", "inspect", "Inference hooks: the server's keys, the sender's teams."),
    "install": ("interlock.cli.install", "install", "Register the hooks with a host."),
    "mcp": ("interlock.cli.mcp", "mcp", "Serve the memory to an MCP client over standard input and output."),
    "policy": ("interlock.cli.policy", "policy", "Show and test the policy."),
    "remember": ("interlock.cli.remember", "remember", "Search and manage the memory of past sessions."),
    "serve": ("interlock.cli.serve", "serve", "Run the AI security server."),
    "uninstall": ("interlock.cli.install", "uninstall", "Remove the hooks from a host."),
}


class LazyGroup(click.Group):
    """A group whose commands are imported on use; listing them imports nothing."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 (click's signature)
        return present()

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002 (click's signature)
        if cmd_name not in COMMANDS:
            return None
        return load(cmd_name)

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if name not in COMMANDS and not name.startswith("-"):
            import difflib

            near = difflib.get_close_matches(name, COMMANDS, n=1)
            hint = f"did you mean 'interlock {near[0]}'?" if near else "interlock --help"
            raise InterlockError(f"there is no command '{name}'", help=hint, exit_code=USAGE)
        return super().resolve_command(ctx, args)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        named = [CompletionItem(name, help=COMMANDS[name][2]) for name in present() if name.startswith(incomplete)]
        return named + click.Command.shell_complete(self, ctx, incomplete)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002 (click's signature)
        with formatter.section("Commands"):
            formatter.write_dl([(name, COMMANDS[name][2]) for name in present()])


def present() -> list[str]:
    """Commands whose module is part of this build, sorted. Looks for files only; nothing is imported."""
    from importlib.util import find_spec

    return sorted(name for name, (module, _, _) in COMMANDS.items() if find_spec(module) is not None)


def load(name: str) -> click.Command:
    """Import one command.

    Raises `InterlockError` when its module is not part of this build or an optional package is missing.
    """
    module, attribute, _ = COMMANDS[name]
    try:
        command = getattr(importlib.import_module(module), attribute)
    except ModuleNotFoundError as exc:
        if exc.name == module:
            raise InterlockError(f"'interlock {name}' is not part of this build ({__version__})", help="interlock --help") from exc
        if exc.name and exc.name.partition(".")[0] == "interlock":
            raise
        raise output.missing_extra(exc.name or "?", name) from exc
    if not isinstance(command, click.Command):
        raise TypeError(f"{module}.{attribute} is not a command")
    return command


@click.group(
    cls=LazyGroup,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="\b\nStart with:\n  interlock demo\n  interlock install cursor\n  interlock doctor",
)
@click.version_option(__version__, "--version", prog_name="interlock", message="%(prog)s %(version)s")
@click.option("-q", "--quiet", is_flag=True, help="Print data and errors only.")
def cli(quiet: bool) -> None:
    """Guard, inference hooks and memory for AI coding agents."""
    del quiet  # read through the root context by output.is_quiet


def run(args: Sequence[str]) -> int:
    """Run a command line (without the program name); the exit code."""

    def action() -> int | None:
        result = cli.main(args=list(args), prog_name="interlock", standalone_mode=False)
        return result if isinstance(result, int) else 0

    return output.guarded(action)
