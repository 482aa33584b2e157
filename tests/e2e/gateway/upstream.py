"""A model API of the tests: speaks enough of OpenAI's and Anthropic's for their own clients, and keeps what it was sent."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

WORDS = ("Hello", " from", " the", " model", ".")


def _sse(events: list[tuple[str, Any]]) -> list[bytes]:
    made = []
    for name, data in events:
        head = f"event: {name}\n" if name else ""
        body = data if isinstance(data, str) else json.dumps(data)
        made.append(f"{head}data: {body}\n\n".encode())
    return made


def _chat(stream: bool) -> Any:
    base = {"id": "chatcmpl-1", "created": 1, "model": "m"}
    if not stream:
        message = {"role": "assistant", "content": "".join(WORDS)}
        choice = {"index": 0, "message": message, "finish_reason": "stop"}
        return {**base, "object": "chat.completion", "choices": [choice]}
    chunks = [
        ("", {**base, "object": "chat.completion.chunk", "choices": [{"index": 0, "delta": {"content": word}}]}) for word in WORDS
    ]
    return _sse([*chunks, ("", "[DONE]")])


def _responses(stream: bool) -> Any:
    text = {"type": "output_text", "text": "".join(WORDS), "annotations": []}
    item = {"type": "message", "id": "msg_1", "role": "assistant", "status": "completed", "content": [text]}
    whole = {
        "id": "resp_1", "object": "response", "created_at": 1, "model": "m", "status": "completed", "output": [item],
        "parallel_tool_calls": True, "tool_choice": "auto", "tools": [],
    }  # fmt: skip
    if not stream:
        return whole
    deltas: list[dict[str, Any]] = [
        {
            "type": "response.output_text.delta", "delta": word, "item_id": "msg_1", "output_index": 0, "content_index": 0,
            "sequence_number": number, "logprobs": [],
        }
        for number, word in enumerate(WORDS)
    ]  # fmt: skip
    return _sse(
        [(event["type"], event) for event in deltas]
        + [("response.completed", {"type": "response.completed", "response": whole, "sequence_number": 9})]
    )


def _messages(stream: bool) -> Any:
    usage = {"input_tokens": 1, "output_tokens": 1}
    base = {"id": "msg_1", "type": "message", "role": "assistant", "model": "m", "stop_sequence": None, "usage": usage}
    if not stream:
        return {**base, "content": [{"type": "text", "text": "".join(WORDS)}], "stop_reason": "end_turn"}
    deltas = [
        ("content_block_delta", {"type": "content_block_delta", "index": 0, "delta": {"type": "text_delta", "text": word}})
        for word in WORDS
    ]
    block = {"type": "text", "text": ""}
    return _sse(
        [
            ("message_start", {"type": "message_start", "message": {**base, "content": [], "stop_reason": None}}),
            ("content_block_start", {"type": "content_block_start", "index": 0, "content_block": block}),
            *deltas,
            ("content_block_stop", {"type": "content_block_stop", "index": 0}),
            ("message_delta", {"type": "message_delta", "delta": {"stop_reason": "end_turn"}, "usage": {"output_tokens": 5}}),
            ("message_stop", {"type": "message_stop"}),
        ]
    )


_ANSWERS = {"/v1/chat/completions": _chat, "/v1/responses": _responses, "/v1/messages": _messages}


class Upstream:
    """The running API; a context manager."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.hold: threading.Event | None = None
        self.gone = threading.Event()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *args: object) -> None:
                pass

            def do_GET(self) -> None:
                outer.requests.append((self.path, {name.lower(): value for name, value in self.headers.items()}, b""))
                self._whole(200, json.dumps({"object": "list", "data": []}).encode())

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                path = self.path.partition("?")[0]
                outer.requests.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                if path not in _ANSWERS:
                    self._whole(418, b'{"error":{"message":"teapot"}}')
                    return
                stream = json.loads(body).get("stream") is True
                answer = _ANSWERS[path](stream)
                if not stream:
                    self._whole(200, json.dumps(answer).encode())
                    return
                self.send_response(200)
                self.send_header("Content-Type", "text/event-stream")
                self.send_header("X-Upstream-Id", "up-1")
                self.send_header("Transfer-Encoding", "chunked")
                self.end_headers()
                try:
                    for number, part in enumerate(answer):
                        if number == 2 and outer.hold is not None:
                            while not outer.hold.wait(0.05):
                                # A comment keeps the connection looked at: the next write fails when the client is gone.
                                self._chunk(b": waiting\n\n")
                        self._chunk(part)
                    self.wfile.write(b"0\r\n\r\n")
                except OSError:
                    outer.gone.set()
                    self.close_connection = True

            def _chunk(self, part: bytes) -> None:
                self.wfile.write(b"%x\r\n%b\r\n" % (len(part), part))
                self.wfile.flush()

            def _whole(self, status: int, body: bytes) -> None:
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)

    def __enter__(self) -> "Upstream":
        self._thread.start()
        return self

    def __exit__(self, *exc: object) -> None:
        if self.hold is not None:
            self.hold.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
