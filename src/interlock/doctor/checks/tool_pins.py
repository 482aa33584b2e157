"""Tools of MCP servers that are held until a person looks at them."""

from interlock.doctor.base import FAIL, OK, SKIP, WARN, Environment, Result
from interlock.guard import tool_pins
from interlock.hosts.command import quote

ID = "tool-pins"
TITLE = "pinned tools of MCP servers"
QUICK = True


def run(env: Environment) -> list[Result]:
    """One warning a server with held tools; a failure when the record cannot be believed."""
    try:
        pins = tool_pins.load(env.state)
    except tool_pins.DamagedPinsError as error:
        return [
            Result(
                ID,
                FAIL,
                f"{error} is damaged or was changed by somebody else: every tool is held",
                "interlock guard pins accept all",
            )
        ]
    if not pins:
        return [Result(ID, SKIP, "no MCP server is used through the proxy")]
    found = []
    for server, tools in sorted(pins.items()):
        held = sorted(name for name, pin in tools.items() if pin.pending)
        if held:
            shown = ", ".join(ascii(name)[1:-1] for name in held[:5]) + (" ..." if len(held) > 5 else "")
            found.append(
                Result(
                    ID, WARN, f"{len(held)} tool(s) of '{server}' are held: {shown}", f"interlock guard pins accept {quote(server)}"
                )
            )
    number = sum(len(tools) for tools in pins.values())
    return found or [Result(ID, OK, f"{number} tool(s) of {len(pins)} server(s) are as they were pinned")]
