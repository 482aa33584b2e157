"""``interlock mcp``: the memory as an MCP server."""

import os

import click

from interlock.cli import output
from interlock.model.errors import INTERNAL, OK


@click.command(
    epilog=output.examples(
        "interlock mcp                                   for a client that tells the project in every call",
        "interlock mcp --project '${workspaceFolder}'    in Cursor's mcp.json",
        "claude mcp add interlock-memory -- interlock mcp",
    )
)
@click.option(
    "--project",
    default="",
    metavar="DIR",
    help="The project that is meant where a call names none.  [default: CLAUDE_PROJECT_DIR, else none]",
)
def mcp(project: str) -> int:
    """Serve the memory to an MCP client over standard input and output. Needs the 'mcp' extra.

    Eight tools: search, get, timeline, diary_read, diary_write, remember, forget, status. No port is opened and nothing leaves the
    machine. What the tools give is redacted.
    """
    from interlock.config.paths import ensure_state
    from interlock.wiring import open_memory_store

    try:
        from interlock.memory.mcp_server import serve
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "interlock":
            raise
        raise output.missing_extra("mcp", "mcp") from error
    state = ensure_state()
    try:
        serve(open_memory_store, state, os.environ, project or os.environ.get("CLAUDE_PROJECT_DIR", ""))
    except (BrokenPipeError, ConnectionError):
        return OK
    except BaseExceptionGroup as group:
        if group.split((BrokenPipeError, ConnectionError))[1] is None:
            return OK
        output.print_error(f"the MCP server ended: {type(group.exceptions[0]).__name__}", "interlock doctor")
        return INTERNAL
    return OK
