"""One exchange over real TLS: which address is used, what every failure is called, when it is tried again."""

import asyncio
import json
import socket
import ssl
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import httpcore2
import pytest

from interlock.inspection.sender.endpoint import PrivateEndpoint, check_private, check_url
from interlock.inspection.sender.exchange import Exchange
from interlock.inspection.sender.outcome import Allow, Answer, Deny, Failure
from interlock.inspection.sender.profiles import MAX_ANSWER

from .receiver import ALLOW, DENY, Authority, Receiver, Seen, answering, dropping, raw, silent, trickling

HOST = "hooks.corp.internal"
CASES = Path(__file__).parents[2] / "cases" / "inference"
#: Seconds that an exchange may take where it is expected to end by itself.
LONG = 30.0
BODY = b'{"type":"prompt"}'
HEADERS = (("content-type", "application/json"), ("webhook-id", "req_1"), ("x-api-key", "k"))


class Loopback(httpcore2.AsyncNetworkBackend):
    """Takes every connection to the test's own server, and notes where it would have gone."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.asked: list[tuple[str, int]] = []
        self._real = httpcore2.AnyIOBackend()

    async def connect_tcp(self, host: str, port: int, *rest: Any, **more: Any) -> httpcore2.AsyncNetworkStream:
        self.asked.append((host, port))
        return await self._real.connect_tcp("127.0.0.1", self.port, *rest, **more)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def resolving(*answers: str) -> Any:
    async def resolver(host: str, port: int) -> list[str]:
        if not answers:
            raise socket.gaierror(-2, "Name or service not known")
        return list(answers)

    return resolver


def run(work: Awaitable[Any]) -> Any:
    return asyncio.run(work)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def authority() -> Authority:
    return Authority()


@pytest.fixture
def context(authority: Authority, tmp_path: Path) -> Any:
    return authority.server_context(tmp_path, HOST)


async def once(
    receiver: Receiver, authority: Authority, *, seconds: float = LONG, resolver: Any = None, host: str = HOST
) -> Answer:
    """One exchange with an admitted private endpoint that is this receiver."""
    private = check_private(host, receiver.port, authority.pem)
    endpoint = check_url(f"https://{host}:{receiver.port}/v1/hooks", private=private)
    exchange = Exchange(endpoint, private=private, resolver=resolver or resolving("127.0.0.1"))
    try:
        return await exchange.send(BODY, HEADERS, seconds)
    finally:
        await exchange.close()


def test_a_request_is_sent_as_documented(context: Any, authority: Authority) -> None:
    async def work() -> Seen:
        async with Receiver(context) as receiver:
            assert await once(receiver, authority) == Allow()
            (seen,) = receiver.seen
            assert seen.header("host") == f"{HOST}:{receiver.port}"
            return seen

    seen = run(work())
    assert seen.line == "POST /v1/hooks HTTP/1.1"
    assert seen.body == BODY
    assert [name for name, _ in seen.headers] == ["host", "content-type", "webhook-id", "x-api-key", "content-length"]


def test_a_deny(context: Any, authority: Authority) -> None:
    async def work() -> Answer:
        async with Receiver(context, answering(DENY)) as receiver:
            return await once(receiver, authority)

    assert run(work()) == Deny(200, "Take the card number back.", "ref-1")


@pytest.mark.parametrize("case", json.loads((CASES / "verdicts" / "cases.json").read_text("utf-8")), ids=lambda case: case["name"])
def test_every_published_answer_over_the_wire(case: dict[str, Any], context: Any, authority: Authority) -> None:
    if "body_pad_to" in case:
        start = b'{"action":"allow","pad":"'
        body = start + b"x" * (case["body_pad_to"] - len(start) - 2) + b'"}'
    elif "body_gzip" in case:
        import gzip

        body = gzip.compress(case["body_gzip"].encode())
    else:
        body = case["body"].encode()
    if case["status"] == 204:
        body = b""
    lines = [f"{name}: {value}" for name, value in case.get("headers", {}).items()]

    async def work() -> Answer:
        async with Receiver(context, answering(body, case["status"], *lines, "location: https://example.com/")) as receiver:
            answer = await once(receiver, authority)
            assert len(receiver.seen) == 1
            return answer

    answer = run(work())
    expected = {"allow": Allow, "deny": Deny, "failure": Failure}[case["expect"]]
    assert isinstance(answer, expected)
    if isinstance(answer, Failure):
        assert (answer.reason, answer.status) == (case["reason"], case["status"])


@pytest.mark.parametrize(
    ("behave", "reason", "status", "requests"),
    [
        (dropping, "transport_error", None, 2),
        (raw(b""), "transport_error", None, 2),
        (raw(b"HTTP/1.1 200 OK\r\ncontent-length: 40\r\n\r\n{"), "unparseable_response", 200, 1),
        (raw(b"HTTP/1.1 200 OK\r\ncontent-le"), "unparseable_response", None, 1),
        (raw(b"HTTP/1.1 103 Early Hints\r\n\r\n"), "unparseable_response", None, 1),
        (raw(b"SSH-2.0-OpenSSH_9.6\r\n\r\n"), "unparseable_response", None, 1),
        (raw(b"HTTP/1.1 302 Found\r\nlocation: https://example.com/\r\ncontent-length: 0\r\n\r\n"), "non_200_status", 302, 1),
        (answering(b"x" * (MAX_ANSWER + 1)), "oversized_response", 200, 1),
        (answering(b"x" * (40 * MAX_ANSWER)), "oversized_response", 200, 1),
    ],
    ids=[
        "reset",
        "closed",
        "cut-short",
        "cut-in-its-head",
        "cut-after-hints",
        "not-http",
        "redirect",
        "one-byte-too-many",
        "much-too-long",
    ],
)
def test_a_failure_has_its_name_and_is_tried_again_only_on_a_failed_connection(
    behave: Any, reason: str, status: int | None, requests: int, context: Any, authority: Authority
) -> None:
    async def work() -> tuple[Answer, int, set[bytes]]:
        async with Receiver(context, behave) as receiver:
            answer = await once(receiver, authority)
            return answer, len(receiver.seen), {seen.body for seen in receiver.seen}

    assert run(work()) == (Failure(reason, status), requests, {BODY})


@pytest.mark.parametrize("behave", [silent, trickling()], ids=["silent", "trickling"])
def test_the_deadline_covers_the_answer(behave: Any, context: Any, authority: Authority) -> None:
    async def work() -> Answer:
        async with Receiver(context, behave) as receiver:
            return await once(receiver, authority, seconds=0.5)

    assert run(work()) == Failure("timeout")


def test_the_deadline_covers_dns_connect_and_tls(authority: Authority) -> None:
    async def never(host: str, port: int) -> list[str]:
        await asyncio.sleep(60)
        return []

    async def work() -> list[Answer]:
        # A plain server that reads and says nothing: the handshake hangs.
        async with Receiver(None, silent) as receiver:
            return [
                await once(receiver, authority, seconds=0.3, resolver=never),
                await once(receiver, authority, seconds=0.3),
            ]

    assert run(work()) == [Failure("timeout"), Failure("timeout")]


def test_the_deadline_covers_the_upload(context: Any, authority: Authority) -> None:
    async def work() -> Answer:
        async def swallow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                await asyncio.sleep(60)
            finally:
                writer.transport.abort()

        server = await asyncio.start_server(swallow, "127.0.0.1", 0, ssl=context)
        port = server.sockets[0].getsockname()[1]
        private = check_private(HOST, port, authority.pem)
        exchange = Exchange(check_url(f"https://{HOST}:{port}/", private=private), private=private, resolver=resolving("127.0.0.1"))
        try:
            return await exchange.send(b"x" * (32 << 20), HEADERS, 1.0)
        finally:
            await exchange.close()
            server.close()

    assert run(work()) == Failure("timeout")


def test_bad_certificates(authority: Authority, tmp_path: Path) -> None:
    others = Authority("another authority")

    async def work() -> list[Answer]:
        found = []
        for context in (
            others.server_context(tmp_path, HOST),
            authority.server_context(tmp_path, "another.name"),
            authority.server_context(tmp_path, HOST, expired=True),
        ):
            async with Receiver(context) as receiver:
                found.append(await once(receiver, authority))
                assert receiver.seen == []
        return found

    assert run(work()) == [Failure("tls_error")] * 3


def test_a_server_without_tls(authority: Authority) -> None:
    async def greet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 mail.example.com ESMTP\r\n")
        await writer.drain()
        writer.close()

    async def work() -> Answer:
        server = await asyncio.start_server(greet, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        private = check_private(HOST, port, authority.pem)
        exchange = Exchange(check_url(f"https://{HOST}:{port}/", private=private), private=private, resolver=resolving("127.0.0.1"))
        try:
            return await exchange.send(BODY, HEADERS, LONG)
        finally:
            await exchange.close()
            server.close()

    assert run(work()) == Failure("tls_error")


def test_dns_and_connect_failures(authority: Authority) -> None:
    async def work() -> list[Answer]:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        private = check_private(HOST, port, authority.pem)
        endpoint = check_url(f"https://{HOST}:{port}/", private=private)
        found = []
        for resolver in (resolving(), resolving("127.0.0.1")):
            exchange = Exchange(endpoint, private=private, resolver=resolver)
            found.append(await exchange.send(BODY, HEADERS, LONG))
            await exchange.close()
        return found

    assert run(work()) == [Failure("transport_error")] * 2


@pytest.mark.parametrize(
    "answers",
    [
        ["127.0.0.1"],
        ["10.0.0.7"],
        ["93.184.216.34", "192.168.1.1"],
        ["::ffff:169.254.169.254"],
        ["64:ff9b::a00:1"],
        ["fe80::1%eth0"],
        ["2002:7f00:1::"],
        ["100.64.0.1"],
        ["not an address"],
    ],
    ids=lambda answers: "-".join(answers).replace(":", "_").replace("%", "_"),
)
def test_a_public_name_that_leads_inside_is_refused_and_nothing_is_sent(answers: list[str], context: Any) -> None:
    async def work() -> tuple[Answer, int, list[Any]]:
        async with Receiver(context) as receiver:
            network = Loopback(receiver.port)
            exchange = Exchange(check_url("https://hooks.example.com/x"), resolver=resolving(*answers), network=network)
            answer = await exchange.send(BODY, HEADERS, LONG)
            await exchange.close()
            return answer, receiver.connections, network.asked

    assert run(work()) == (Failure("endpoint_rejected"), 0, [])


def test_a_name_that_changes_its_answer_is_checked_at_every_connection_and_the_checked_address_is_used(
    authority: Authority, tmp_path: Path
) -> None:
    import ssl

    name = "hooks.example.com"
    answers = iter([["93.184.216.34"], ["10.0.0.1"], ["93.184.216.35"]])

    async def rebinding(host: str, port: int) -> list[str]:
        return next(answers)

    async def work() -> tuple[list[Answer], list[Any]]:
        async with Receiver(authority.server_context(tmp_path, name), answering(ALLOW, 200, "connection: close")) as receiver:
            network = Loopback(receiver.port)
            trusted = ssl.create_default_context(cadata=authority.pem)
            exchange = Exchange(check_url(f"https://{name}/x"), resolver=rebinding, tls=trusted, network=network)
            found = [await exchange.send(BODY, HEADERS, LONG) for _ in range(3)]
            await exchange.close()
            assert [seen.header("host") for seen in receiver.seen] == [name, name]
            return found, network.asked

    found, asked = run(work())
    assert found == [Allow(), Failure("endpoint_rejected"), Allow()]
    assert asked == [("93.184.216.34", 443), ("93.184.216.35", 443)]


def test_a_connection_is_used_again(context: Any, authority: Authority) -> None:
    async def work() -> int:
        async with Receiver(context) as receiver:
            private = PrivateEndpoint(HOST, receiver.port, authority.pem)
            endpoint = check_url(f"https://{HOST}:{receiver.port}/", private=private)
            exchange = Exchange(endpoint, private=private, resolver=resolving("127.0.0.1"))
            for _ in range(5):
                assert await exchange.send(BODY, HEADERS, LONG) == Allow()
            await exchange.close()
            return receiver.connections

    assert run(work()) == 1


def test_an_ipv6_literal_is_an_address_and_no_name(authority: Authority, tmp_path: Path) -> None:
    literal = "2606:4700::1111"

    async def work() -> tuple[Answer, list[tuple[str, int]], str]:
        async with Receiver(authority.server_context(tmp_path, literal)) as receiver:
            network = Loopback(receiver.port)
            trusting = ssl.create_default_context(cadata=authority.pem)
            exchange = Exchange(check_url(f"https://[{literal}]/v1"), resolver=resolving(), tls=trusting, network=network)
            answer = await exchange.send(BODY, HEADERS, LONG)
            await exchange.close()
            return answer, network.asked, receiver.seen[0].header("host")

    assert run(work()) == (Allow(), [(literal, 443)], f"[{literal}]")


def test_another_private_address_than_the_admitted_one_is_refused(context: Any, authority: Authority) -> None:
    async def work() -> Answer:
        async with Receiver(context) as receiver:
            private = PrivateEndpoint("other.corp.internal", receiver.port, authority.pem)
            endpoint = check_url(f"https://{HOST}:{receiver.port}/", private=PrivateEndpoint(HOST, receiver.port, authority.pem))
            exchange = Exchange(endpoint, private=private, resolver=resolving("127.0.0.1"))
            answer = await exchange.send(BODY, HEADERS, LONG)
            await exchange.close()
            return answer

    assert run(work()) == Failure("endpoint_rejected")
