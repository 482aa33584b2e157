"""Windsurf payloads to tool calls, verdicts to its answers. Facts: ``reference/hosts.md`` 4: only the exit code counts."""

from interlock.hosts.base import Answer, Codec, PayloadError, answer, field, is_windows_path, reason, required, windows_path
from interlock.hosts.tools import tool_call
from interlock.hosts.windsurf.capabilities import GATE_DEADLINE, GATE_WATCHDOG, GATES, OPEN
from interlock.model.jsontext import JsonError, loads
from interlock.model.toolcall import MCP, PROMPT, ToolCall
from interlock.model.verdict import ALLOW, Verdict

_TOOLS = {"pre_read_code": "read", "pre_write_code": "write", "pre_run_command": "run_command"}


class WindsurfCodec(Codec):
    """Windsurf's Cascade."""

    host = "windsurf"
    gates = GATES
    open_events = OPEN
    gate_deadline = GATE_DEADLINE
    gate_watchdog = GATE_WATCHDOG
    # Windsurf tells of no session; the end of an answer is the first event that no action waits for.
    session_event = "post_cascade_response"

    def version(self, payload: "dict[str, object]") -> str:
        """No payload holds a version; one with a session comes from a host."""
        return "unknown" if field(payload, "trajectory_id") else ""

    def named(self, payload: "dict[str, object]") -> str:
        """``agent_action_name``."""
        return field(payload, "agent_action_name")

    def decode(self, event: str, payload: "dict[str, object]") -> ToolCall:
        """The tool call of a payload of one of `GATES`. Raises `PayloadError`."""
        if event not in self.gates:
            raise PayloadError("unknown-event", "this event is not one that Interlock knows how to judge")
        info = payload.get("tool_info")
        if not isinstance(info, dict):
            raise PayloadError("wrong-type", "tool_info is missing or not an object")
        cwd = field(info, "cwd")
        windows = is_windows_path(cwd) or is_windows_path(field(info, "file_path"))
        if windows:
            cwd = windows_path(cwd)
        common: dict[str, object] = {
            "host": "windsurf",
            "event": event,
            "cwd": cwd,
            "conversation": field(payload, "trajectory_id"),
            "generation": field(payload, "execution_id"),
        }
        if event == "pre_user_prompt":
            if not isinstance(info.get("user_prompt"), str):
                raise PayloadError("missing-target", "user_prompt is not a string")
            return ToolCall(kind=PROMPT, text=field(info, "user_prompt"), **common)  # type: ignore[arg-type]
        if event == "pre_mcp_tool_use":
            arguments = info.get("mcp_tool_arguments")
            if isinstance(arguments, str) and arguments:
                try:
                    arguments = loads(arguments, strict=False)
                except JsonError:
                    raise PayloadError("wrong-type", "mcp_tool_arguments is a string that is not JSON") from None
            if not isinstance(arguments, dict):
                if arguments:
                    raise PayloadError("wrong-type", "mcp_tool_arguments is not an object")
                arguments = {}
            return ToolCall(
                kind=MCP,
                tool=required(info, "mcp_tool_name"),
                server=field(info, "mcp_server_name"),
                arguments=arguments,
                **common,  # type: ignore[arg-type]
            )
        if event == "pre_run_command":
            required(info, "command_line")
            return tool_call("shell", {"command": info["command_line"]}, cwd, common, windows)
        return tool_call(_TOOLS[event], info, cwd, common, windows)

    def encode(self, event: str, verdict: Verdict, deny_exit: int = 2) -> Answer:  # noqa: ARG002 - nothing but the code is read
        """Exit code 0 for an allow, 2 with the reason on stderr for anything else."""
        if verdict.decision == ALLOW:
            return Answer(b"{}\n")
        why = reason(verdict)
        return answer({"decision": "deny", "reason": why}, why, 2)


CODEC = WindsurfCodec()
