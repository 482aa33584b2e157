"""The conformance kit drives our server through our sender: what the sender can send goes through it, over real TLS."""

import asyncio
import json
from typing import Any

from interlock.inspection.conformance.client import Answer, Client
from interlock.inspection.conformance.run import run
from interlock.inspection.secrets import parse_secret
from interlock.inspection.sender.endpoint import check_private, check_url
from interlock.inspection.sender.exchange import Exchange
from interlock.inspection.sender.outcome import Allow, Deny

from .conftest import Chain, eventually


class ThroughSender(Client):
    """Sends whole requests by the sender's exchange; wrong bytes, which it never makes, by hand."""

    def __init__(self, url: str, key: bytes, authority: str) -> None:
        super().__init__(url, key, authority=authority)
        with open(authority, encoding="ascii") as file:
            self._private = check_private(self.host, self.port, file.read())
        self._endpoint = check_url(url, private=self._private)
        self.sent = 0

    def send(self, body: bytes, headers: list[tuple[str, str]], *, method: str = "POST", length: int | None = None) -> Answer:
        names = [name for name, _ in headers]
        plain = all(value.isascii() and value.isprintable() and value == value.strip() for _, value in headers)
        plain = plain and len(set(names)) == len(names)
        if method != "POST" or length is not None or not plain:
            return super().send(body, headers, method=method, length=length)
        self.sent += 1
        found = asyncio.run(self._exchange(body, tuple(headers)))
        if isinstance(found, Allow):
            document: dict[str, Any] = {"action": "allow"}
        elif isinstance(found, Deny):
            document = {"action": "deny", "deny_reason": found.deny_reason, "reference_id": found.reference_id}
        else:
            return Answer(f"HTTP/1.1 {found.status or 0} {found.reason}\r\n\r\n".encode(), 0.0)
        return Answer(b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n" + json.dumps(document).encode(), 0.0)

    async def _exchange(self, body: bytes, headers: tuple[tuple[str, str], ...]) -> Any:
        exchange = Exchange(self._endpoint, private=self._private)
        try:
            return await exchange.send(body, headers, 30.0)
        finally:
            await exchange.close()


def test_our_server_conforms_when_our_sender_asks(chain: Chain) -> None:
    chain.start()
    secret = chain.cli("sender", "inspect", "rotate", "default")["secret"]
    chain.cli("server", "inspect", "keys", "add", stdin=secret)
    eventually(chain.tested)
    client = ThroughSender(f"{chain.server.url}/v1/inference-hooks", parse_secret(secret), str(chain.folder / "ca.pem"))
    results = run(client, lambda result: None)
    assert [(result.area, result.name, result.fault) for result in results if result.fault] == []
    assert client.sent > len(results) / 2
