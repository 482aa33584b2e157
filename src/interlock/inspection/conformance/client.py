"""The platform's side of an exchange, down to the bytes, so that wrong ones can be sent as well."""

import contextlib
import json
import socket
import ssl
import time
from urllib.parse import urlsplit

from interlock.inspection import signing
from interlock.model.errors import USAGE, InterlockError

#: Bytes of an answer that a platform reads.
MAX_ANSWER = 64 * 1024
#: Seconds for an exchange: the longest verdict timeout of a platform.
TIMEOUT = 10.0


class Answer:
    """What came back."""

    def __init__(self, raw: bytes, seconds: float) -> None:
        head, blank, body = raw.partition(b"\r\n\r\n")
        lines = head.split(b"\r\n")
        parts = lines[0].split(b" ", 2)
        self.status = int(parts[1]) if blank and len(parts) > 1 and parts[1].isdigit() else 0
        """HTTP status; 0 when nothing that can be read came back."""
        self.headers = {
            name.strip().lower().decode("latin-1"): value.strip().decode("latin-1")
            for name, _, value in (line.partition(b":") for line in lines[1:])
        }
        """Lower-case names."""
        self.body = _unchunked(body) if "chunked" in self.headers.get("transfer-encoding", "") else body
        """Content."""
        self.seconds = seconds
        """From the first byte sent to the last one read."""

    @property
    def verdict(self) -> dict[str, object]:
        """The verdict object, {} when the answer is none."""
        try:
            found = json.loads(self.body)
        except ValueError:
            return {}
        return found if isinstance(found, dict) else {}

    @property
    def action(self) -> str:
        """``allow``, ``deny`` or "" (no verdict)."""
        action = self.verdict.get("action") if self.status == 200 else None
        return action if action in ("allow", "deny") else ""


class Client:
    """Sends to one receiver with one signing key."""

    def __init__(self, url: str, key: bytes, *, authority: str | None = None) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise InterlockError(f"'{url[:200]}' is not an http or https URL", exit_code=USAGE)
        self.host = parts.hostname
        """Host name of the receiver."""
        self.port = parts.port or (443 if parts.scheme == "https" else 80)
        """Its port."""
        self.path = parts.path or "/"
        """Path of its frame route."""
        self.key = key
        """Signing key."""
        self._tls = ssl.create_default_context(cafile=authority) if parts.scheme == "https" else None
        self._number = 0
        self._run = f"{time.time_ns():x}"

    def fresh_id(self) -> str:
        """An id that was not used before."""
        self._number += 1
        return f"req_conform_{self._run}_{self._number}"

    def headers(self, body: bytes, webhook_id: str, at: int | None = None) -> list[tuple[str, str]]:
        """The headers that a platform sends."""
        stamp = int(time.time()) if at is None else at
        return [
            ("content-type", "application/json"),
            ("accept-encoding", "identity"),
            ("webhook-id", webhook_id),
            ("webhook-timestamp", str(stamp)),
            ("webhook-signature", signing.sign(self.key, webhook_id, stamp, body)),
        ]

    def post(self, document: object, webhook_id: str | None = None) -> Answer:
        """A signed frame."""
        body = document if isinstance(document, bytes) else encode(document)
        return self.send(body, self.headers(body, webhook_id or self.fresh_id()))

    def send(self, body: bytes, headers: list[tuple[str, str]], *, method: str = "POST", length: int | None = None) -> Answer:
        """A request with exactly these headers."""
        return self.exchange([self.request(body, headers, method=method, length=length)])

    def request(
        self, body: bytes, headers: list[tuple[str, str]], *, method: str = "POST", length: int | None = None, keep: bool = False
    ) -> bytes:
        """Its bytes."""
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers)
        close = "" if keep else "connection: close\r\n"
        size = len(body) if length is None else length
        head = f"{method} {self.path} HTTP/1.1\r\nhost: {self.host}\r\n{lines}{close}content-length: {size}\r\n\r\n"
        return head.encode("utf-8") + body

    def exchange(self, pieces: list[bytes], *, pause: float = 0.0, half: bool = False) -> Answer:
        """Send pieces with pauses between them; `half` closes our side then."""
        begun = time.perf_counter()
        got = b""
        try:
            with self.connect() as sock:
                # A receiver may answer and close before it has read everything.
                with contextlib.suppress(OSError):
                    for piece in pieces:
                        sock.sendall(piece)
                        if pause:
                            time.sleep(pause)
                    if half:
                        sock.shutdown(socket.SHUT_WR)
                got = read_answer(sock)
        except OSError:
            pass
        return Answer(got, time.perf_counter() - begun)

    def connect(self) -> socket.socket:
        """A connection. Raises OSError."""
        sock = socket.create_connection((self.host, self.port), timeout=TIMEOUT)
        return self._tls.wrap_socket(sock, server_hostname=self.host) if self._tls else sock


def read_answer(sock: socket.socket) -> bytes:
    """One answer, or what came of it."""
    got = bytearray()
    with contextlib.suppress(OSError):
        while len(got) < 2 * MAX_ANSWER:
            chunk = sock.recv(65536)
            if not chunk:
                break
            got += chunk
            head, blank, body = bytes(got).partition(b"\r\n\r\n")
            if not blank:
                continue
            lower = head.lower()
            at = lower.find(b"\r\ncontent-length:")
            if at >= 0:
                size = lower[at + 17 :].split(b"\r\n", 1)[0].strip()
                if size.isdigit() and len(body) >= int(size):
                    break
            elif b"chunked" in lower and body.endswith(b"0\r\n\r\n"):
                break
    return bytes(got)


def encode(document: object) -> bytes:
    """Compact JSON, as platforms send it."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()


def _unchunked(body: bytes) -> bytes:
    found = b""
    while body:
        size, _, rest = body.partition(b"\r\n")
        try:
            count = int(size.split(b";")[0], 16)
        except ValueError:
            break
        found += rest[:count]
        body = rest[count + 2 :]
        if not count:
            break
    return found
