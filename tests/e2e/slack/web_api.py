"""A Slack of the tests: its Web API on loopback, which refuses what Slack would refuse and keeps what it was sent."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from tests.unit.inspection.slack import block_kit

TOKEN = "xoxb-" + "test-token"
_METHODS = {
    "chat.postMessage": {"channel", "text"},
    "chat.postEphemeral": {"channel", "text", "user"},
    "chat.update": {"channel", "text", "ts"},
}


class Call:
    """A call as it arrived."""

    def __init__(self, method: str, document: dict[str, Any]) -> None:
        self.method = method
        self.document = document

    @property
    def buttons(self) -> list[dict[str, Any]]:
        return [element for block in self.document.get("blocks", ()) for element in block.get("elements", ())]

    @property
    def shown(self) -> str:
        """Everything that can be read."""
        return json.dumps(self.document, ensure_ascii=False)


class SlackWebApi:
    """The running API; a context manager."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.next: list[tuple[int, dict[str, str], dict[str, Any]]] = []
        """Answers that come before the usual one: status, headers, document."""
        self._count = 0
        self._lock = threading.Lock()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *args: object) -> None:
                pass

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                status, headers, answer = outer.answer(self.path, self.headers["authorization"], body)
                data = json.dumps(answer).encode()
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/api"
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)

    def answer(self, path: str, authorization: str | None, body: bytes) -> tuple[int, dict[str, str], dict[str, Any]]:
        if authorization != f"Bearer {TOKEN}":
            return 200, {}, {"ok": False, "error": "invalid_auth"}
        document, method = json.loads(body), path.removeprefix("/api/")
        with self._lock:
            self.calls.append(Call(method, document))
            if self.next:
                return self.next.pop(0)
            self._count += 1
            ts = f"1790000000.{self._count:06}"
        if method not in _METHODS or not _METHODS[method] <= set(document):
            return 200, {}, {"ok": False, "error": "invalid_arguments"}
        if not document["text"] or len(document["text"]) > 40_000:
            return 200, {}, {"ok": False, "error": "no_text"}
        if "blocks" in document:
            block_kit.check(document["blocks"])
        return 200, {}, {"ok": True, "channel": document["channel"], "ts": document.get("ts", ts)}

    def of(self, channel: str) -> list[Call]:
        """The calls for a channel, in order."""
        return [call for call in self.calls if call.document["channel"] == channel]

    def __enter__(self) -> "SlackWebApi":
        self._thread.start()
        return self

    def __exit__(self, *exc: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
