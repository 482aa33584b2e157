"""Signatures: what has to verify, what must not, and that nothing malformed breaks the receiver."""

import base64
import hmac
import time

from interlock.inspection.conformance.case import SHOULD, Case, encode_frame, refused, verdict
from interlock.inspection.conformance.client import Client

Headers = list[tuple[str, str]]


def _with(headers: Headers, name: str, value: str | None) -> Headers:
    return [(key, value if key == name and value is not None else old) for key, old in headers if key != name or value is not None]


def _header(name: str, value: str | None, *, ok: bool = False) -> Case:
    def run(client: Client) -> str:
        body = encode_frame()
        headers = client.headers(body, client.fresh_id())
        good = dict(headers)["webhook-signature"]
        changed = _with(headers, name, None if value is None else value.replace("{good}", good).replace("{code}", good[3:]))
        answer = client.send(body, changed)
        return verdict(answer) if ok else refused(answer)

    shown = "missing" if value is None else repr(value)
    return Case("signature", f"{name}: {shown} is {'accepted' if ok else 'refused'}", run)


def _stamp(text: str, what: str) -> Case:
    """A timestamp as written, signed as it is written: only its form is at fault."""

    def run(client: Client) -> str:
        body = encode_frame()
        webhook_id = client.fresh_id()
        value = text.replace("{now}", str(int(time.time())))
        code = hmac.digest(client.key, f"{webhook_id}.{value}.".encode() + body, "sha256")
        headers = [
            ("content-type", "application/json"),
            ("webhook-id", webhook_id),
            ("webhook-timestamp", value),
            ("webhook-signature", "v1," + base64.b64encode(code).decode()),
        ]
        return refused(client.send(body, headers))

    return Case("signature", f"a timestamp {what} is refused", run)


def _age(seconds: int, *, ok: bool) -> Case:
    def run(client: Client) -> str:
        body = encode_frame()
        answer = client.send(body, client.headers(body, client.fresh_id(), int(time.time()) + seconds))
        return verdict(answer) if ok else refused(answer)

    return Case("signature", f"a clock {seconds:+d} s away is {'accepted' if ok else 'refused'}", run)


def _good(client: Client) -> str:
    return verdict(client.post(encode_frame()))


def _other_key(client: Client) -> str:
    body = encode_frame()
    other = Client(f"http://{client.host}/", bytes(32))
    return refused(client.send(body, other.headers(body, client.fresh_id())))


def _other_body(client: Client) -> str:
    body = encode_frame()
    return refused(client.send(body.replace(b"hello", b"hallo"), client.headers(body, client.fresh_id())))


def _other_id(client: Client) -> str:
    body = encode_frame()
    return refused(client.send(body, _with(client.headers(body, client.fresh_id()), "webhook-id", client.fresh_id())))


def _no_headers(client: Client) -> str:
    return refused(client.send(encode_frame(), [("content-type", "application/json")]))


def _upper(client: Client) -> str:
    body = encode_frame()
    return verdict(client.send(body, [(name.upper(), value) for name, value in client.headers(body, client.fresh_id())]))


def _two_ids(client: Client) -> str:
    body = encode_frame()
    return refused(client.send(body, [*client.headers(body, client.fresh_id()), ("webhook-id", client.fresh_id())]))


def _raw_body(client: Client) -> str:
    body = encode_frame().replace(b'","', b'" ,\n "', 1)
    return verdict(client.post(body))


def _many(client: Client) -> str:
    body = encode_frame()
    headers = client.headers(body, client.fresh_id())
    junk = " ".join("v1," + base64.b64encode(bytes([number]) * 32).decode() for number in range(8))
    return verdict(client.send(body, _with(headers, "webhook-signature", f"{junk} {dict(headers)['webhook-signature']}")))


def _long(client: Client) -> str:
    body = encode_frame()
    return refused(client.send(body, _with(client.headers(body, client.fresh_id()), "webhook-signature", "v1,x " * 1500)))


CASES: tuple[Case, ...] = (
    Case("signature", "a good signature gets a verdict", _good),
    Case("signature", "another key is refused", _other_key),
    Case("signature", "a changed body is refused", _other_body),
    Case("signature", "another id than the signed one is refused", _other_id),
    Case("signature", "an unsigned request is refused", _no_headers),
    Case("signature", "header names in upper case are accepted", _upper),
    Case("signature", "a second webhook-id is refused", _two_ids, SHOULD),
    Case("signature", "the raw bytes are verified, not a re-encoded body", _raw_body),
    Case("signature", "a good signature behind eight others is accepted", _many),
    Case("signature", "a header of 7 KB of junk is refused", _long),
    *(_header(name, None) for name in ("webhook-id", "webhook-timestamp", "webhook-signature")),
    _header("webhook-signature", ""),
    _header("webhook-signature", "garbage"),
    _header("webhook-signature", "v1"),
    _header("webhook-signature", "v1,"),
    _header("webhook-signature", "v1,,{code}"),
    _header("webhook-signature", "v1,not base64!"),
    _header("webhook-signature", "v1,AAAA"),
    _header("webhook-signature", "v1a,{code}"),
    _header("webhook-signature", "v2,{code}"),
    _header("webhook-signature", "V1,{code}"),
    _header("webhook-signature", "{code}"),
    _header("webhook-signature", "v1,!{code}"),
    _header("webhook-signature", "garbage  {good}", ok=True),
    _header("webhook-signature", "v1,AAAA {good}", ok=True),
    _header("webhook-timestamp", "0"),
    _header("webhook-timestamp", "now"),
    _header("webhook-timestamp", "99999999999999999999"),
    _stamp("{now}.9", "with a fraction"),
    _stamp("+{now}", "with a sign"),
    _stamp("-1", "before 1970"),
    _stamp("1.79e9", "with an exponent"),
    _stamp("NaN", "that is no number"),
    _age(-240, ok=True),
    _age(240, ok=True),
    _age(-600, ok=False),
    _age(600, ok=False),
)
