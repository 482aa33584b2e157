"""``interlock guard mcp-proxy`` and ``interlock guard pins``."""

import os
from typing import Any

import click

from interlock.cli import output
from interlock.config.paths import state_dir
from interlock.model.errors import NEGATIVE, OK, USAGE, InterlockError

#: Programs that start another one, which is the server.
_RUNNERS = frozenset(
    (
        "npx",
        "bunx",
        "pnpm",
        "dlx",
        "yarn",
        "npm",
        "exec",
        "uvx",
        "uv",
        "run",
        "pipx",
        "node",
        "bun",
        "deno",
        "python",
        "python3",
        "docker",
        "env",
    )
)


@click.command("mcp-proxy", context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False})
@click.option(
    "--name", metavar="SERVER", help="Name of the server in rules, pins and the audit log. [default: from the command or URL]"
)
@click.option("--url", metavar="URL", help="A server that speaks streamable HTTP, instead of a command.")
@click.option(
    "--header-env",
    "headers",
    metavar="NAME=VARIABLE",
    multiple=True,
    help="Send the header NAME with the value of an environment variable (with --url).",
)
@click.argument("command", nargs=-1, type=click.UNPROCESSED)
def mcp_proxy(name: str | None, url: str | None, headers: tuple[str, ...], command: tuple[str, ...]) -> int:
    """Stand between an MCP client and a server, and judge every tool call.

    \b
    interlock guard mcp-proxy -- npx -y @modelcontextprotocol/server-github
    interlock guard mcp-proxy --name search --url https://example.com/mcp --header-env Authorization=SEARCH_TOKEN

    Write that as the command of the server in the client's settings. The client talks over standard input and output.
    """
    from interlock.guard.mcp_proxy import Proxy, to_descriptor
    from interlock.wiring import open_approval_store

    if bool(url) == bool(command):
        raise InterlockError(
            "give either a server's command or --url", help="interlock guard mcp-proxy -- npx -y some-server", exit_code=USAGE
        )
    if headers and not url:
        raise InterlockError("--header-env goes with --url", exit_code=USAGE)
    shown = name or default_name(url, command)
    state = state_dir()
    _leave_terminal()
    upstream = _http(url, headers) if url else _stdio(command)
    proxy = Proxy(upstream, name=shown, state=state, cwd=os.getcwd(), write=to_descriptor(1), open_store=open_approval_store)
    _end_on_signals(proxy)
    return proxy.run(lambda: os.read(0, 1 << 20))


@click.group()
def pins() -> None:
    """What the tools of MCP servers said of themselves when they were first seen."""


@pins.command("list")
@output.json_option
@click.argument("server", required=False)
def list_command(as_json: bool, server: str | None) -> int:
    """List the pinned tools, those that wait for a person first."""
    from interlock.guard import tool_pins

    rows = [
        {"server": owner, "tool": tool, "state": "held" if pin.pending else "pinned", "reason": pin.reason, "seen": pin.seen}
        for owner, tools in _load(tool_pins).items()
        for tool, pin in tools.items()
        if server in (None, owner)
    ]
    rows.sort(key=lambda row: (row["state"] != "held", row["server"], row["tool"]))
    if as_json:
        output.emit_json({"pins": rows})
        return OK
    if not rows:
        output.note("no tool is pinned" + (f" for '{server}'" if server else ""))
        return OK
    output.table(
        ("server", "tool", "state", "why"),
        [(_plain(row["server"]), _plain(row["tool"]), row["state"], tool_pins.HELD.get(row["reason"], "")) for row in rows],
    )
    return OK


@pins.command()
@output.json_option
@output.dry_run_option
@click.argument("server")
@click.argument("tools", nargs=-1)
def accept(as_json: bool, dry_run: bool, server: str, tools: tuple[str, ...]) -> int:
    """Accept the held TOOLS of SERVER, or all of its held tools, as they are now. Only from a person's own terminal."""
    from interlock.guard import tool_pins
    from interlock.guard.person import confirm

    state = state_dir()
    damaged = False
    try:
        found = tool_pins.load(state)
    except tool_pins.DamagedPinsError:
        # Nothing of it can be believed: after a yes it begins anew, and every tool is pinned as it is seen next.
        damaged, found = True, {}
    waiting = sorted(name for name, pin in found.get(server, {}).items() if pin.pending and (not tools or name in tools))
    if not waiting and not damaged:
        output.note(f"no tool of '{server}' is held" + (" under these names" if tools else ""))
        return NEGATIVE
    lines = [f"{_plain(name)}: {tool_pins.HELD[found[server][name].reason]}" for name in waiting]
    if damaged:
        lines = ["the record of pinned tools is damaged: all pins are dropped, and tools are pinned again as they are seen next"]
    if dry_run:
        for line in lines:
            output.note(f"would accept {line}")
        return OK
    by = confirm(f"accept {len(lines)} of the tools of '{_plain(server)}'", lines)
    with tool_pins.changing(state):
        if not damaged:
            found = tool_pins.load(state)
        done = tool_pins.accept(found, server, tuple(waiting))
        _record(state, server, done, by)
        tool_pins.store(state, found)
    if as_json:
        output.emit_json({"server": server, "accepted": done, "by": by})
    else:
        output.note(f"accepted: {', '.join(map(_plain, done)) or 'the record begins anew'}")
    return OK


def default_name(url: str | None, command: tuple[str, ...]) -> str:
    """A server's name from its URL (the host) or its command (the first word that is no runner and no option, without version)."""
    if url:
        from urllib.parse import urlsplit

        return urlsplit(url).hostname or "server"
    for word in command:
        base = word.rstrip("/").replace("\\", "/").rsplit("/", 1)[-1]
        stem = base.partition("@")[0].partition(":")[0].removesuffix(".exe").removesuffix(".cmd")
        if not stem or word.startswith("-") or "=" in word or stem.rstrip("0123456789.") in _RUNNERS or stem in _RUNNERS:
            continue
        return "".join(char if char.isalnum() or char in "-_." else "-" for char in stem)[:48]
    return "server"


def _stdio(command: tuple[str, ...]) -> Any:
    from interlock.guard.mcp_proxy_stdio import StdioServer

    return StdioServer(command)


def _http(url: str, headers: tuple[str, ...]) -> Any:
    from urllib.parse import urlsplit

    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise InterlockError(f"'{url}' is no http or https URL", exit_code=USAGE)
    values = {}
    for item in headers:
        name, _, variable = item.partition("=")
        value = os.environ.get(variable)
        if not name or not variable or value is None:
            raise InterlockError(
                f"--header-env '{item}': there is no environment variable '{variable}'",
                help="--header-env Authorization=MY_TOKEN",
                exit_code=USAGE,
            )
        values[name] = value
    try:
        from interlock.guard.mcp_proxy_http import HttpServer
    except ModuleNotFoundError as error:
        raise output.missing_extra(error.name or "mcp", "guard mcp-proxy --url") from error
    return HttpServer(url, values)


def _leave_terminal() -> None:
    """Let go of a controlling terminal: it is the client's, and a question there would take the keys that are meant for it."""
    if not hasattr(os, "setsid"):
        return
    try:
        os.setsid()
    except PermissionError:
        # Already the leader of a group. The leader of a session would take the terminal from all others in it.
        if os.getsid(0) == os.getpid():
            return
        import contextlib
        import fcntl
        import termios

        with contextlib.suppress(OSError), open("/dev/tty", "rb", buffering=0) as terminal:
            fcntl.ioctl(terminal, termios.TIOCNOTTY)


def _end_on_signals(proxy: Any) -> None:
    import signal

    def end(_number: int, _frame: object) -> None:
        proxy.client_ended = True
        proxy.done.set()

    signal.signal(signal.SIGINT, end)
    signal.signal(signal.SIGTERM, end)


def _load(tool_pins: Any) -> Any:
    try:
        return tool_pins.load(state_dir())
    except tool_pins.DamagedPinsError as error:
        raise InterlockError(
            f"the record of pinned tools '{error}' is damaged or was changed by somebody else",
            help="interlock guard pins accept SERVER",
        ) from error


def _record(state: str, server: str, tools: list[str], by: str) -> None:
    import time

    from interlock.audit.chain import append
    from interlock.audit.record import stamp

    append(state, {"time": stamp(time.time()), "event": "tool-pins-accepted", "server": server, "tools": tools, "actor": by})


def _plain(text: object) -> str:
    """A name as a terminal may show it: what is not ASCII is spelled out, since that is what imitations use."""
    return "".join(char if char.isascii() and char.isprintable() else f"\\u{{{ord(char):x}}}" for char in str(text))
