"""Cline payloads, of the editor and of the CLI, to tool calls, verdicts to its answers. Facts: ``reference/hosts.md`` 4."""

from interlock.hosts.base import Answer, Codec, PayloadError, answer, field, is_windows_path, reason, windows_path
from interlock.hosts.cline.capabilities import GATE_DEADLINE, GATE_WATCHDOG, GATES, OPEN
from interlock.hosts.tools import tool_call
from interlock.model.toolcall import PROMPT, ToolCall
from interlock.model.verdict import ALLOW, Verdict

#: Names of the CLI -> event.
_NAMES = {"tool_call": "PreToolUse", "tool_result": "PostToolUse", "prompt_submit": "UserPromptSubmit"}


class ClineCodec(Codec):
    """Cline in an editor and on the command line."""

    host = "cline"
    gates = GATES
    open_events = OPEN
    gate_deadline = GATE_DEADLINE
    gate_watchdog = GATE_WATCHDOG
    session_event = "TaskStart"

    def version(self, payload: "dict[str, object]") -> str:
        """``clineVersion``."""
        return field(payload, "clineVersion")

    def named(self, payload: "dict[str, object]") -> str:
        """``hookName``, that of the CLI in the editor's words."""
        name = field(payload, "hookName")
        return _NAMES.get(name, name)

    def told(self, event: str, document: "dict[str, object]") -> "dict[str, object]":  # noqa: ARG002 - there is nothing to tell
        """``cancel`` is what Cline looks for in every answer."""
        return {"cancel": False}

    def decode(self, event: str, payload: "dict[str, object]") -> ToolCall:
        """The tool call of a payload of one of `GATES`. Raises `PayloadError`."""
        if event not in self.gates:
            raise PayloadError("unknown-event", "this event is not one that Interlock knows how to judge")
        listed = payload.get("workspaceRoots")
        roots = [root for root in listed if isinstance(root, str) and root] if isinstance(listed, list) else []
        windows = any(is_windows_path(root) for root in roots)
        if windows:
            roots = [windows_path(root) for root in roots]
        common: dict[str, object] = {
            "host": "cline",
            "event": event,
            "cwd": roots[0] if roots else "",
            "roots": tuple(roots),
            "conversation": field(payload, "taskId"),
        }
        if event == "UserPromptSubmit":
            told = payload.get("userPromptSubmit")
            prompt = (told if isinstance(told, dict) else payload).get("prompt")
            if not isinstance(prompt, str):
                raise PayloadError("missing-target", "prompt is not a string")
            return ToolCall(kind=PROMPT, text=prompt, **common)  # type: ignore[arg-type]
        name: object = None
        arguments: object = None
        editor, cli = payload.get("preToolUse"), payload.get("tool_call")
        if isinstance(editor, dict):
            name, arguments = editor.get("toolName") or editor.get("tool"), editor.get("parameters")
        elif isinstance(cli, dict):
            name, arguments = cli.get("name"), cli.get("input")
            common["use_id"] = field(cli, "id")
        if not isinstance(name, str) or not name.strip():
            raise PayloadError("missing-target", "the name of the tool is missing, empty or not a string")
        return tool_call(name, arguments, common["cwd"], common, windows)

    def encode(self, event: str, verdict: Verdict, deny_exit: int = 2) -> Answer:  # noqa: ARG002 - one form for all events
        """``cancel``, always with exit code 0: Cline reads no document otherwise, and lets the tool run."""
        if verdict.decision == ALLOW:
            return Answer(b'{"cancel":false}\n')
        why = reason(verdict)
        return answer({"cancel": True, "errorMessage": why}, why, 0)


CODEC = ClineCodec()
