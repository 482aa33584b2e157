"""Bodies, sizes, connections: what is no frame gets no verdict, and nothing of it harms the next request."""

import gzip
import socket
import time

from interlock.inspection.conformance.case import SHOULD, Case, encode_frame, frame, no_verdict, refused, verdict
from interlock.inspection.conformance.client import Answer, Client, encode, read_answer
from interlock.inspection.sample import canary_text

MAX_BODY = 64 * 1024 * 1024


def _signed(name: str, body: bytes) -> Case:
    return Case("body", f"{name} gets no verdict", lambda client: no_verdict(client.post(body)) or verdict(client.post(frame())))


def _prose(size: int) -> str:
    line = "The renewals sheet lists open tickets by account and region, and the owner asked for a call back. "
    return line * (size // len(line) + 1)


def _size(size: int, seconds: float, shown: str) -> Case:
    def run(client: Client) -> str:
        room = size - len(encode(frame(canary_text() + " ")))
        answer = client.post(frame(canary_text() + " " + _prose(room)[:room]))
        return verdict(answer, "deny") or ("" if answer.seconds <= seconds else f"{answer.seconds:.1f} s")

    return Case("size", f"{shown} is judged within {seconds:g} s", run, SHOULD)


def _too_large(client: Client) -> str:
    headers = client.headers(b"", client.fresh_id())
    return refused(client.exchange([client.request(b"", headers, length=MAX_BODY + 1)])) or verdict(client.post(frame()))


def _conversation(client: Client) -> str:
    turns = [
        {"role": ("user", "assistant")[number % 2], "content": [{"type": "text", "text": f"turn {number} " + _prose(1000)}]}
        for number in range(601)
    ]
    return verdict(client.post(frame(messages=turns)), "allow")


def _keep_alive(client: Client) -> str:
    with client.connect() as sock:
        for _ in range(20):
            body = encode_frame()
            sock.sendall(client.request(body, client.headers(body, client.fresh_id()), keep=True))
            fault = verdict(Answer(read_answer(sock), 0.0))
            if fault:
                return fault
    return ""


def _pieces(client: Client) -> str:
    body = encode(frame("in pieces " * 200))
    whole = client.request(body, client.headers(body, client.fresh_id()))
    return verdict(client.exchange([whole[at : at + 256] for at in range(0, len(whole), 256)], pause=0.01))


def _chunked(client: Client) -> str:
    body = encode_frame()
    lines = "".join(f"{name}: {value}\r\n" for name, value in client.headers(body, client.fresh_id()))
    head = f"POST {client.path} HTTP/1.1\r\nhost: {client.host}\r\n{lines}connection: close\r\ntransfer-encoding: chunked\r\n\r\n"
    chunks = b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in (body[:7], body[7:200], body[200:]) if part)
    return verdict(client.exchange([head.encode() + chunks + b"0\r\n\r\n"]))


def _half(client: Client) -> str:
    body = encode_frame()
    request = client.request(body, client.headers(body, client.fresh_id()), length=len(body) + 100)
    return no_verdict(client.exchange([request], half=True)) or verdict(client.post(frame()))


def _cut(client: Client) -> str:
    body = encode_frame()
    request = client.request(body, client.headers(body, client.fresh_id()))
    for at in (5, len(request) - len(body) - 1, len(request) - 1):
        with client.connect() as sock:
            sock.sendall(request[:at])
            # A reset instead of an orderly end.
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
    return verdict(client.post(frame()))


def _longer(client: Client) -> str:
    body = encode_frame()
    request = client.request(body, client.headers(body, client.fresh_id()), length=len(body) - 1)
    return no_verdict(client.exchange([request])) or verdict(client.post(frame()))


def _gzip(client: Client) -> str:
    plain = encode_frame()
    body = gzip.compress(plain)
    headers = [*client.headers(plain, client.fresh_id()), ("content-encoding", "gzip")]
    return refused(client.send(body, headers))


def _get(client: Client) -> str:
    return refused(client.send(b"", [], method="GET"))


def _crowd(client: Client) -> str:
    socks = [client.connect() for _ in range(50)]
    try:
        for sock in socks:
            sock.sendall(b"POST ")
        begun = time.perf_counter()
        return verdict(client.post(frame())) or ("" if time.perf_counter() - begun < 5 else "slow beside idle connections")
    finally:
        for sock in socks:
            sock.close()


CASES: tuple[Case, ...] = (
    _signed("an empty body", b""),
    _signed("text", b"hello"),
    _signed("a list", b"[]"),
    _signed("a body that is not UTF-8", b'{"type":"prompt","messages":[{"role":"user","content":"\xff"}]}'),
    _signed("a frame without messages", b'{"type":"prompt"}'),
    _signed("a frame cut in two", encode_frame()[:-20]),
    Case(
        "body",
        "deep nesting does no harm",
        lambda client: (client.post(b'{"type":"prompt","messages":' + b"[" * 100_000), verdict(client.post(frame())))[1],
    ),
    Case("body", "a compressed body is refused", _gzip, SHOULD),
    Case("body", "a body shorter than said gets no verdict", _half),
    Case("body", "a body longer than said gets no verdict", _longer),
    Case("connection", "GET is refused", _get),
    Case("connection", "a connection serves many requests", _keep_alive, SHOULD),
    Case("connection", "a body in many pieces is judged", _pieces),
    Case("connection", "a chunked body is judged", _chunked, SHOULD),
    Case("connection", "connections that are reset do no harm", _cut),
    Case("connection", "50 idle connections do no harm", _crowd),
    Case("size", "a conversation of 601 messages and 600 KB is judged", _conversation),
    _size(1_000_000, 5.0, "1 MB"),
    _size(16_000_000, 10.0, "16 MB"),
    _size(MAX_BODY, 10.0, "64 MiB"),
    Case("size", "64 MiB and one byte is refused", _too_large),
)
