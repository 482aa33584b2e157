"""The MCP proxy: stands between an MCP client and one server, and judges every tool call as the hooks do.

Messages are JSON-RPC, one a line. What is not a tool call, a resource read, a list of tools or a result passes through as the bytes that
came; a method that the proxy does not know passes too. A message that cannot be read is never handed to the server.

One thread reads from the client and judges; while a question waits for a person another one takes over the reading. One more reads from
the server.
"""

import json
import os
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, Protocol

from interlock.guard import faults, gate, mcp_proxy_results, mcp_proxy_tools, tool_pins
from interlock.guard.mcp_proxy_messages import InvalidMessageError, Lines, dumps, failure, loads, refusal
from interlock.guard.reasons import refuse
from interlock.hosts.base import texts
from interlock.model.toolcall import MCP, READ, ToolCall
from interlock.model.verdict import ALLOW, DENY, Hit, Verdict

#: Host id of the proxy's calls, and their events (`singleflight` knows the first).
HOST = "mcp"
CALL = "tools/call"
RESOURCE = "resources/read"

#: Seconds that a person may take to answer a question; MCP clients commonly give up after a minute.
PATIENCE = 45.0

_CHANGED_LIST = b'{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}'


class Upstream(Protocol):
    """The server's side. `send` and `receive` may be called from different threads."""

    place: str
    """The server's launch command or URL, for the policy."""

    def send(self, message: bytes) -> None:
        """Hand over one message (JSON without a newline). Raises OSError when the server is gone."""

    def receive(self) -> bytes | None:
        """The next message, None when there will be no more."""

    def close(self) -> int:
        """End the connection, and the process if it is ours; its exit code, 0 where there is none."""


class Proxy:
    """One client and one server."""

    def __init__(
        self,
        upstream: Upstream,
        *,
        name: str,
        state: str,
        cwd: str,
        write: Callable[[bytes], None],
        open_store: Callable[[str], Any] | None = None,
    ) -> None:
        """`name`: the server's, under which its tools are pinned. `write`: one message to the client, its newline included; raises
        OSError when the client is gone. `open_store` opens the approval queue; without it every question is a deny."""
        self.upstream = upstream
        self.name = name
        self.state = state
        self.cwd = cwd
        self.done = threading.Event()
        """Set when either side has ended."""
        self.client_ended = False
        self._write_raw = write
        self._write_lock = threading.Lock()
        self._send_lock = threading.Lock()
        self._open_store = open_store
        self._held = mcp_proxy_tools.Held()
        self._pending: dict[str, tuple[Any, str]] = {}
        self._asking: set[str] = set()
        self._cancelled: set[str] = set()
        self._local = threading.local()

    def run(self, read: Callable[[], bytes]) -> int:
        """Serve until either side ends; the server's exit code, 0 when the client ended first. `read`: the next bytes of the client."""
        lines = Lines(read)
        threading.Thread(target=self._read_client, args=(lines,), daemon=True).start()
        server = threading.Thread(target=self._read_server, daemon=True)
        server.start()
        # With a limit, so that a signal is seen on every platform.
        while not self.done.wait(0.5):
            pass
        code = self.upstream.close()
        server.join(2.0)
        if self.client_ended:
            return 0
        self._fail_pending(f"the MCP server '{self.name}' ended (exit code {code})")
        return code

    def _read_client(self, lines: Lines) -> None:
        try:
            while not self.done.is_set():
                line = lines.next()
                if line is None:
                    self.client_ended = True
                    break
                self._local.lines = lines
                self.from_client(line)
                if self._local.lines is None:
                    # Another thread took over the reading while this one waited for a person.
                    return
        except OSError:
            self.client_ended = True
        except Exception as error:
            faults.log(self.state, HOST, CALL, "internal-error", error)
        self.done.set()

    def _hand_over(self) -> None:
        """Let another thread read on, once, while this one waits."""
        lines = getattr(self._local, "lines", None)
        if lines is not None:
            self._local.lines = None
            threading.Thread(target=self._read_client, args=(lines,), daemon=True).start()

    def _read_server(self) -> None:
        try:
            while (line := self.upstream.receive()) is not None:
                if line.strip():
                    self._write(self.from_server(line))
        except OSError:
            self.client_ended = True
        except Exception as error:
            faults.log(self.state, HOST, CALL, "internal-error", error)
        self.done.set()

    # What the client says

    def from_client(self, line: bytes) -> None:
        """Take one line of the client: hand it to the server, or answer it."""
        line = line.strip()
        if not line:
            return
        try:
            message = loads(line)
        except InvalidMessageError as error:
            self._write(dumps(failure(None, -32700, f"Interlock: not passed on: {error}")))
            return
        if isinstance(message, list):
            kept = [item for item in message if self._passes(item)]
            if len(kept) == len(message):
                self._send(line)
            elif kept:
                self._send(dumps(kept))
            return
        if self._passes(message):
            self._send(line)

    def _passes(self, message: Any) -> bool:
        """Whether a message goes to the server; answers it where not."""
        if not isinstance(message, dict):
            return True
        method = message.get("method")
        if method is None:
            return True
        if method == "notifications/cancelled":
            return self._cancel(message)
        key = _key(message.get("id")) if "id" in message else ""
        if method in (CALL, RESOURCE):
            reply = self._judge(message, key)
            if reply is not None:
                if key and key not in self._cancelled:
                    self._write(dumps(reply))
                self._cancelled.discard(key)
                return False
            if key in self._cancelled:
                self._cancelled.discard(key)
                return False
        if key:
            self._pending[key] = (message.get("id"), str(method))
        return True

    def _cancel(self, message: dict[str, Any]) -> bool:
        params = message.get("params")
        key = _key(params.get("requestId")) if isinstance(params, dict) else ""
        if key and key in self._asking:
            self._cancelled.add(key)
            return False
        return True

    def _judge(self, message: dict[str, Any], key: str) -> dict[str, Any] | None:
        """None when the call may go on, else the answer to it."""
        started = time.perf_counter()
        method = message["method"]
        try:
            call = self._call(method, message.get("params"))
        except InvalidMessageError as error:
            self._record_fault(method, "wrong-type", started)
            return failure(message.get("id"), -32602, f"Interlock: not passed on: {error}")
        if call is None:
            return None
        verdict = self._verdict(call, key, started)
        if verdict.decision == ALLOW:
            return None
        return refusal(message, texts(verdict))

    def _call(self, method: str, params: Any) -> ToolCall | None:
        """The call in a request's parameters; None for a resource that is no file. Raises `InvalidMessageError`."""
        if not isinstance(params, dict):
            raise InvalidMessageError("params is not an object")
        common: dict[str, Any] = {
            "host": HOST,
            "event": method,
            "cwd": self.cwd,
            "roots": (self.cwd,),
            "server": self.name,
            "url": self.upstream.place,
        }
        if method == RESOURCE:
            uri = params.get("uri")
            if not isinstance(uri, str):
                raise InvalidMessageError("params.uri is not a text")
            if not uri.lower().startswith("file:"):
                return None
            from urllib.parse import unquote, urlsplit

            return ToolCall(kind=READ, tool=RESOURCE, paths=(unquote(urlsplit(uri).path) or "/",), **common)
        name = params.get("name")
        if not isinstance(name, str) or not name:
            raise InvalidMessageError("params.name is not a text")
        arguments = params.get("arguments")
        if arguments is not None and not isinstance(arguments, dict):
            raise InvalidMessageError("params.arguments is not an object")
        return ToolCall(kind=MCP, tool=name, arguments=arguments or {}, **common)

    def _verdict(self, call: ToolCall, key: str, started: float) -> Verdict:
        """Allow or deny, recorded. Never raises."""
        home = ""
        asking = None
        try:
            verdict = self._of_pins(call)
            if verdict is None:
                if self._open_store is not None:
                    asking = gate.Asking(HOST + ":" + call.event, PATIENCE, self._open_store, lambda: self._wait(key))
                verdict, facts = gate.decide(call, self.state, asking)
                home = facts.home
            else:
                verdict.ref = gate.reference()
        except Exception as error:
            faults.log(self.state, HOST, call.event, "internal-error", error)
            verdict = refuse("internal-error", type(error).__name__)
        finally:
            self._asking.discard(key)
        if asking is None or not asking.shared:
            try:
                gate.audit(call, verdict, self.state, home, started)
            except Exception as error:
                faults.mark_audit_failure(self.state, error)
        if asking is not None:
            asking.finish()
        return verdict

    def _wait(self, key: str) -> None:
        if key:
            self._asking.add(key)
        self._hand_over()

    def _of_pins(self, call: ToolCall) -> Verdict | None:
        """The deny of a tool that is held; None for any other."""
        if call.kind != MCP or (not self._held.damaged and call.tool not in self._held.reasons):
            return None
        mcp_proxy_tools.refresh(self.name, self.state, self._held)
        if self._held.damaged:
            why = "the record of pinned tools is damaged"
        elif call.tool in self._held.reasons:
            why = tool_pins.HELD[self._held.reasons[call.tool]]
        else:
            self._write(_CHANGED_LIST)
            return None
        hit = Hit(
            "guard.tool-pin",
            DENY,
            f"The tool '{_shown(call.tool)}' of the MCP server '{self.name}' is held: {why}. Look at it with `interlock guard pins list`; "
            f"if you trust it: interlock guard pins accept {self.name} {_shown(call.tool)}",
            "The tool was not called: it changed, or says something that a person must look at first. Tell the user, and go on without it.",
        )
        return Verdict(DENY, (hit,), code="tool-pin")

    # What the server says

    def from_server(self, line: bytes) -> bytes:
        """The line that the client gets for one of the server: the same bytes, or changed; b"" for one that is no message."""
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            sys.stderr.write(f"interlock: the MCP server '{self.name}' wrote a line that is no message; it was left out\n")
            return b""
        items = message if isinstance(message, list) else [message]
        changed = [self._review(item) for item in items if isinstance(item, dict)]
        return dumps(message) if any(changed) else line

    def _review(self, message: dict[str, Any]) -> bool:
        """Look at one message in place; whether it was changed."""
        if "method" in message and "id" in message:
            return False
        method = self._pending.pop(_key(message["id"]), (None, ""))[1] if "id" in message else ""
        error = message.get("error")
        if isinstance(error, dict):
            text, found = mcp_proxy_results.note_of_error(error)
            if text:
                error["message"] = f"{error.get('message', '')} {text}"
                self._record_found(method, found)
            return bool(text)
        result = message.get("result")
        if not isinstance(result, dict):
            return False
        changed = False
        if isinstance(result.get("tools"), list):
            changed = self._review_tools(result)
        text, found = mcp_proxy_results.note(result)
        if text:
            mcp_proxy_results.attach(result, text)
            self._record_found(method, found)
        return changed or bool(text)

    def _review_tools(self, result: dict[str, Any]) -> bool:
        try:
            changed = mcp_proxy_tools.review(result, self.name, self.state, self._held)
        except OSError as error:
            faults.log(self.state, HOST, "tools/list", "tool-pins", error)
            result["tools"] = []
            sys.stderr.write(
                f"interlock: the tools of '{self.name}' cannot be pinned, so none is offered: {error.strerror or error}\n"
            )
            return True
        events, self._held.events = self._held.events, []
        # A person may accept what was shown: only trouble is worth a record each, first sights are counted.
        fresh = sum(1 for _, what in events if what == "pinned")
        if fresh:
            self._append({"event": "tools-pinned", "server": self.name, "tools": fresh})
        for tool, what in events:
            if what != "pinned":
                self._append({"event": "tool-pin", "server": self.name, "tool": _shown(tool), "code": what})
                sys.stderr.write(f"interlock: the tool '{_shown(tool)}' of '{self.name}' is held: {tool_pins.HELD[what]}\n")
        return changed

    # Records and wires

    def _record_found(self, method: str, found: dict[str, int]) -> None:
        try:
            gate.audit_result(HOST, method or "result", found, self.state, time.perf_counter())
        except Exception as error:
            faults.mark_audit_failure(self.state, error)

    def _record_fault(self, event: str, code: str, started: float) -> None:
        try:
            gate.audit_fault(HOST, event, code, self.state, started)
        except Exception as error:
            faults.mark_audit_failure(self.state, error)

    def _append(self, record: dict[str, object]) -> None:
        from interlock.audit.chain import append
        from interlock.audit.record import stamp

        try:
            append(self.state, {"time": stamp(time.time()), "host": HOST, **record})
        except Exception as error:
            faults.mark_audit_failure(self.state, error)

    def _send(self, line: bytes) -> None:
        try:
            with self._send_lock:
                self.upstream.send(line)
        except OSError:
            # The server is gone: its reader ends the session and answers what waits.
            return

    def _write(self, line: bytes) -> None:
        if line:
            with self._write_lock:
                self._write_raw(line.rstrip(b"\r\n") + b"\n")

    def _fail_pending(self, reason: str) -> None:
        waiting, self._pending = self._pending, {}
        try:
            for key, _ in waiting.values():
                self._write(dumps(failure(key, -32000, f"Interlock: {reason}")))
        except OSError:
            return


def to_descriptor(number: int) -> Callable[[bytes], None]:
    """A writer of whole messages to a file descriptor."""

    def write(data: bytes) -> None:
        view = memoryview(data)
        while view:
            view = view[os.write(number, view) :]

    return write


def _key(id: Any) -> str:
    """A request's id as a key. A number and its text are one: clients take the one for the other."""
    return str(id) if isinstance(id, (str, int)) and not isinstance(id, bool) else dumps(id).decode("ascii", "replace")


def _shown(name: str) -> str:
    return "".join(char if char.isprintable() and char not in "'\"`\\" else "?" for char in name[:64])
