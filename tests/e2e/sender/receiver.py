"""A receiver under a test's control: real TLS on loopback, and every way to answer badly."""

import asyncio
import datetime
import ipaddress
import ssl
from collections.abc import Awaitable, Callable
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

ALLOW = b'{"action":"allow"}'
DENY = b'{"action":"deny","deny_reason":"Take the card number back.","reference_id":"ref-1"}'

#: What a receiver does with a request: (method line and headers, body, writer).
Behaviour = Callable[["Seen", asyncio.StreamWriter], Awaitable[None]]


class Authority:
    """A certificate authority made for one test."""

    def __init__(self, name: str = "test authority") -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
        self._certificate = self._build(self._name, self._key.public_key(), x509.BasicConstraints(ca=True, path_length=None), None)

    @property
    def pem(self) -> str:
        return self._certificate.public_bytes(serialization.Encoding.PEM).decode()

    def server_context(self, folder: Path, host: str, *, expired: bool = False) -> ssl.SSLContext:
        """TLS for a server of that name."""
        key = ec.generate_private_key(ec.SECP256R1())
        try:
            name: x509.GeneralName = x509.IPAddress(ipaddress.ip_address(host))
        except ValueError:
            name = x509.DNSName(host)
        made = self._build(
            x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)]),
            key.public_key(),
            x509.BasicConstraints(ca=False, path_length=None),
            x509.SubjectAlternativeName([name]),
            expired=expired,
        )
        path = folder / f"{host.replace(':', '_')}-{id(key)}.pem"
        path.write_bytes(
            key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
            + made.public_bytes(serialization.Encoding.PEM)
        )
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(path)
        return context

    def _build(
        self,
        subject: x509.Name,
        key: ec.EllipticCurvePublicKey,
        constraints: x509.BasicConstraints,
        names: x509.SubjectAlternativeName | None,
        *,
        expired: bool = False,
    ) -> x509.Certificate:
        now = datetime.datetime.now(datetime.UTC)
        end = now - datetime.timedelta(days=1) if expired else now + datetime.timedelta(days=2)
        builder = (
            x509.CertificateBuilder()
            .subject_name(subject)
            .issuer_name(self._name)
            .public_key(key)
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - datetime.timedelta(days=2))
            .not_valid_after(end)
            .add_extension(constraints, critical=True)
            .add_extension(x509.SubjectKeyIdentifier.from_public_key(key), critical=False)
            .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(self._key.public_key()), critical=False)
            .add_extension(
                x509.KeyUsage(
                    digital_signature=True,
                    key_cert_sign=constraints.ca,
                    crl_sign=constraints.ca,
                    content_commitment=False,
                    key_encipherment=False,
                    data_encipherment=False,
                    key_agreement=False,
                    encipher_only=False,
                    decipher_only=False,
                ),
                critical=True,
            )
        )
        if names is not None:
            builder = builder.add_extension(names, critical=False)
        return builder.sign(self._key, hashes.SHA256())


class Seen:
    """A request as it arrived."""

    def __init__(self, line: str, headers: list[tuple[str, str]], body: bytes, peer: tuple[str, int]) -> None:
        self.line = line
        self.headers = headers
        self.body = body
        self.peer = peer

    def header(self, name: str) -> str:
        (found,) = [value for known, value in self.headers if known == name]
        return found


def answering(body: bytes = ALLOW, status: int = 200, *extra: str) -> Behaviour:
    """Answer with that."""

    async def behave(_: Seen, writer: asyncio.StreamWriter) -> None:
        lines = "".join(f"{line}\r\n" for line in extra)
        writer.write(f"HTTP/1.1 {status} X\r\ncontent-length: {len(body)}\r\n{lines}\r\n".encode() + body)
        await writer.drain()

    return behave


def raw(data: bytes) -> Behaviour:
    """Write these bytes and close."""

    async def behave(_: Seen, writer: asyncio.StreamWriter) -> None:
        writer.write(data)
        await writer.drain()
        writer.close()

    return behave


def trickling(body: bytes = ALLOW, every: float = 0.05) -> Behaviour:
    """One byte at a time, never the last one."""

    async def behave(_: Seen, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: %d\r\n\r\n" % len(body))
        for byte in body[:-1] * 50:
            await asyncio.sleep(every)
            writer.write(bytes((byte,)))
            await writer.drain()

    return behave


async def silent(_: Seen, writer: asyncio.StreamWriter) -> None:
    """Never answer."""
    await asyncio.sleep(60)


async def dropping(_: Seen, writer: asyncio.StreamWriter) -> None:
    """Close without an answer."""
    writer.transport.abort()


class Receiver:
    """Serves one behaviour at a time; an async context manager."""

    def __init__(self, context: ssl.SSLContext | None, behave: Behaviour | None = None, host: str = "127.0.0.1") -> None:
        self.behave = behave or answering()
        self.seen: list[Seen] = []
        self.connections = 0
        self._context = context
        self._host = host
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0

    async def __aenter__(self) -> "Receiver":
        self._server = await asyncio.start_server(self._serve, self._host, 0, ssl=self._context, limit=1 << 27)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *exc: object) -> None:
        assert self._server is not None
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self.connections += 1
        try:
            while not writer.is_closing():
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                line, *rest = head.rstrip("\r\n").split("\r\n")
                headers = [(name, value.strip()) for name, _, value in (entry.partition(":") for entry in rest)]
                length = int(dict(headers).get("content-length", "0"))
                body = await reader.readexactly(length)
                found = Seen(line, headers, body, writer.get_extra_info("peername")[:2])
                self.seen.append(found)
                await self.behave(found, writer)
        except (asyncio.IncompleteReadError, ConnectionError, ssl.SSLError):
            pass
        finally:
            self._tasks.discard(task)
            writer.transport.abort()
