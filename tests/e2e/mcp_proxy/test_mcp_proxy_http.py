"""The proxy's side of streamable HTTP, seen by a server that writes down what it gets."""

import json
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from tests.e2e.mcp_proxy.conftest import Place, Wire

Start = Callable[[list[str]], Wire]
VERSION = "io.modelcontextprotocol/protocolVersion"


class Handler(BaseHTTPRequestHandler):
    """Answers each request with JSON or, for `x/stream`, with events."""

    seen: list[tuple[str, dict[str, str], Any]]
    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        message = json.loads(self.rfile.read(int(self.headers["content-length"])))
        self.note("POST", message)
        if "id" not in message:
            self.answer(202, b"")
            return
        if message["method"] == "x/broken":
            self.answer(500, b"oops")
            return
        if message["method"] == "initialize":
            result: dict[str, Any] = {
                "protocolVersion": "2025-06-18",
                "capabilities": {},
                "serverInfo": {"name": "s", "version": "1"},
            }
        elif message["method"] == "tools/list":
            schema = {"type": "object", "properties": {"region": {"type": "string", "x-mcp-header": "Region"}}}
            result = {"tools": [{"name": "read_x", "inputSchema": schema}], "resultType": "complete"}
        else:
            result = {"content": [{"type": "text", "text": "y" * 5_000_000 if message["method"] == "x/stream" else "z"}]}
        data = json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}).encode()
        if message["method"] == "x/stream":
            self.answer(200, b"event: message\ndata: " + data + b"\n\n", "text/event-stream")
        else:
            self.answer(200, data, "application/json", session=message["method"] == "initialize")

    def do_GET(self) -> None:
        self.note("GET", None)
        self.answer(405, b"")

    def do_DELETE(self) -> None:
        self.note("DELETE", None)
        self.answer(200, b"")

    def note(self, method: str, message: Any) -> None:
        self.seen.append((method, {name.lower(): value for name, value in self.headers.items()}, message))

    def answer(self, status: int, body: bytes, kind: str = "", *, session: bool = False) -> None:
        self.send_response(status)
        if kind:
            self.send_header("content-type", kind)
        if session:
            self.send_header("mcp-session-id", "session-1")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@pytest.fixture
def server() -> Iterator[tuple[str, list[tuple[str, dict[str, str], Any]]]]:
    seen: list[tuple[str, dict[str, str], Any]] = []
    found = ThreadingHTTPServer(("127.0.0.1", 0), type("Noting", (Handler,), {"seen": seen}))
    thread = threading.Thread(target=found.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{found.server_port}/mcp", seen
    found.shutdown()
    thread.join()
    found.server_close()


def test_a_session_of_the_handshake_revisions(place: Place, wire: Start, server: Any) -> None:
    url, seen = server
    place.env["MY_TOKEN"] = "Bearer not-a-real-one"
    command = [sys.executable, "-m", "interlock", "guard", "mcp-proxy", "--url", url, "--header-env", "Authorization=MY_TOKEN"]
    client = wire(command)
    client.send({"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-06-18"}})
    assert client.read()["result"]["protocolVersion"] == "2025-06-18"
    client.send({"jsonrpc": "2.0", "method": "notifications/initialized"})
    client.call(1, "delete_repository", repo="a/b")
    assert client.read()["result"]["isError"] is True
    client.call(2, "read_x", region="eu")
    assert client.read()["result"]["content"][0]["text"] == "z"
    client.send({"jsonrpc": "2.0", "id": 3, "method": "x/stream"})
    assert len(client.read()["result"]["content"][0]["text"]) == 5_000_000
    client.send({"jsonrpc": "2.0", "id": 4, "method": "x/broken"})
    assert "error" in client.read()
    client.send({"jsonrpc": "2.0", "id": 5, "method": 7})
    assert client.read()["error"]["code"] == -32600
    code, stderr = client.end()
    assert code == 0
    assert "not-a-real-one" not in stderr
    posts = [(headers, message) for method, headers, message in seen if method == "POST"]
    assert all(headers["authorization"] == "Bearer not-a-real-one" for headers, _ in posts)
    assert [message["method"] for _, message in posts] == [
        "initialize",
        "notifications/initialized",
        "tools/call",
        "x/stream",
        "x/broken",
    ]
    assert [headers.get("mcp-protocol-version") for headers, _ in posts] == [None, *["2025-06-18"] * 4]
    assert [headers.get("mcp-session-id") for headers, _ in posts] == [None, *["session-1"] * 4]
    assert seen[-1][0] == "DELETE"
    log = (place.state / "audit" / "audit.jsonl").read_text("utf-8")
    assert "not-a-real-one" not in log


def test_a_request_of_the_revision_without_a_handshake_repeats_its_parts_in_headers(place: Place, wire: Start, server: Any) -> None:
    url, seen = server
    client = wire([sys.executable, "-m", "interlock", "guard", "mcp-proxy", "--url", url])
    meta = {"_meta": {VERSION: "2026-07-28"}}
    client.send({"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": meta})
    assert client.read()["result"]["tools"][0]["name"] == "read_x"
    call = {"name": "read_x", "arguments": {"region": "eu"}, **meta}
    client.send({"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": call})
    assert client.read()["result"]["content"][0]["text"] == "z"
    denied = {"name": "delete_repository", "arguments": {"repo": "a/b"}, **meta}
    client.send({"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": denied})
    assert client.read()["result"]["resultType"] == "complete"
    client.end()
    headers = [headers for method, headers, _ in seen if method == "POST"]
    assert [(item["mcp-method"], item.get("mcp-name"), item.get("mcp-param-region")) for item in headers] == [
        ("tools/list", None, None),
        ("tools/call", "read_x", "eu"),
    ]
    assert {item["mcp-protocol-version"] for item in headers} == {"2026-07-28"}


def test_without_the_extra_one_line_says_how_to_get_it(place: Place) -> None:
    script = "import sys; sys.modules['mcp'] = None; from interlock.cli.main import run; sys.exit(run(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", script, "guard", "mcp-proxy", "--url", "http://127.0.0.1:9/mcp"],
        capture_output=True,
        text=True,
        env=place.env,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    assert done.returncode == 3
    assert "needs the 'mcp' extra" in done.stderr
    assert "pip install 'interlock[mcp]'" in done.stderr


def test_a_server_command_needs_no_extra(place: Place) -> None:
    script = (
        "import sys; from interlock.cli.main import run; code = run(sys.argv[1:]); "
        "sys.exit(code or bool({'mcp', 'anyio', 'pydantic', 'httpx2'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, "guard", "mcp-proxy", "--", sys.executable, "-c", "input()"],
        capture_output=True,
        text=True,
        env=place.env,
        input='{"jsonrpc":"2.0","id":1,"method":"ping"}\n',
        check=False,
    )
    assert done.returncode == 0, done.stderr
