"""Where frames may go: the URL as an administrator types it, checked when it is saved; `pinned` checks again at every connection."""

import ipaddress
import ssl

from msgspec import Struct

from interlock.inspection.sender import addresses
from interlock.model.errors import USAGE, InterlockError

MAX_URL = 2_048
#: Hosts of reverse tunnels: whoever runs the tunnel's other end is not known. INFERRED: the list.
TUNNELS = (
    "ngrok.io",
    "ngrok.app",
    "ngrok.dev",
    "ngrok-free.app",
    "ngrok-free.dev",
    "trycloudflare.com",
    "cfargotunnel.com",
    "loca.lt",
    "localtunnel.me",
    "localhost.run",
    "lhr.life",
    "serveo.net",
    "serveousercontent.com",
    "ts.net",
    "devtunnels.ms",
    "tunnelmole.net",
    "pinggy.link",
    "pinggy.io",
    "telebit.io",
    "bore.pub",
    "zrok.io",
    "pagekite.me",
    "playit.gg",
    "tunnel.pyjam.as",
)
#: Names that never belong to a public host.
_LOCAL = ("localhost", "local", "internal", "intranet", "lan", "home", "corp", "private", "home.arpa", "localdomain", "onion")
_HOST_CHARACTERS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-.")


class EndpointError(InterlockError):
    """An endpoint that cannot be used. The message says which rule it breaks."""

    exit_code = USAGE


class Endpoint(Struct, frozen=True):
    """A checked endpoint."""

    url: str
    """As it is saved and shown: lower-case scheme and host, the host in its ASCII form, no port 443."""
    host: str
    """Host name or address literal, for DNS, TLS and the Host header; no brackets."""
    port: int
    """443, or that of an admitted private endpoint."""
    target: str
    """Path for the request line."""


class PrivateEndpoint(Struct, frozen=True):
    """The one address outside the public internet that a team may send to: named, shown on the page, audited."""

    host: str
    """Its host name or address, as in the URL."""
    port: int = 443
    """Its port."""
    ca: str = ""
    """PEM text of the only authority that may sign its certificate; "" only for loopback with a public certificate."""


def check_url(text: str, *, private: PrivateEndpoint | None = None, ipv6_literals: bool = True) -> Endpoint:
    """The endpoint that `text` names. Raises `EndpointError`; never looks anything up.

    Parsed by hand: what a lenient parser repairs, another one reads differently.
    """
    if len(text) > MAX_URL:
        raise _refused(f"it has {len(text)} characters, at most {MAX_URL} are allowed")
    if any(char <= " " or char == "\x7f" or char == "\\" for char in text):
        raise _refused("it holds a blank, a control character or a backslash")
    if text[:8].lower() != "https://":
        raise _refused("it must start with https://")
    rest = text[8:]
    for mark, name in (("?", "a query"), ("#", "a fragment")):
        if mark in rest:
            raise _refused(f"it has {name} ({mark})")
    authority, slash, path = rest.partition("/")
    if "@" in authority:
        raise _refused("it holds a user name or password")
    host, port = _split(authority)
    name = _ascii(host)
    admitted = private is not None and name == private.host and port == private.port
    if port != 443 and not admitted:
        raise _refused(f"its port is {port}; only 443 is allowed")
    if not admitted:
        _check_public(name, ipv6_literals=ipv6_literals)
    shown = f"[{name}]" if ":" in name else name
    target = _quoted(slash + path) or "/"
    return Endpoint(f"https://{shown}{'' if port == 443 else f':{port}'}{target}", name, port, target)


def check_private(host: str, port: int, ca: str) -> PrivateEndpoint:
    """A private endpoint as it may be admitted: loopback, or with the authority that signs its certificate. Raises `EndpointError`."""
    name = _ascii(host)
    if not 1 <= port <= 65_535:
        raise _refused(f"its port is {port}")
    address = addresses.parse(name)
    loopback = (address is not None and address.is_loopback) or name == "localhost"
    if not ca and not loopback:
        raise EndpointError(
            f"the private endpoint '{name}' needs the certificate of the authority that signed its own",
            help="give it with --private-ca FILE (PEM)",
        )
    if ca:
        try:
            ssl.create_default_context(cadata=ca)
        except (ssl.SSLError, ValueError) as exc:
            raise EndpointError(
                "the authority's certificate cannot be read", help="give a PEM file that starts with BEGIN CERTIFICATE"
            ) from exc
    return PrivateEndpoint(name, port, ca)


def _split(authority: str) -> tuple[str, int]:
    if authority.startswith("["):
        host, bracket, rest = authority[1:].partition("]")
        if not bracket or ":" not in host:
            raise _refused("its address in brackets is not an IPv6 address")
        colon, port = rest[:1], rest[1:]
    else:
        host, colon, port = authority.partition(":")
        rest = colon + port
    if rest and colon != ":":
        raise _refused("something stands between its host and its port")
    if colon and not (port.isascii() and port.isdigit() and len(port) <= 5):
        raise _refused("its port is not a number")
    return host, int(port) if colon else 443


def _ascii(host: str) -> str:
    """The host in lower-case ASCII without a closing dot. Raises `EndpointError`."""
    name = host.lower().removesuffix(".")
    if ":" in name:
        address = addresses.parse(name)
        if address is None or "%" in name:
            raise _refused("its IPv6 address cannot be read")
        return str(address)
    if not name.isascii():
        try:
            name = name.encode("idna").decode("ascii").lower()
        except UnicodeError:
            raise _refused("its host name cannot be written in ASCII (IDNA)") from None
    labels = name.split(".")
    if not name or len(name) > 253 or not _HOST_CHARACTERS.issuperset(name):
        raise _refused("its host name is empty, too long or holds a character that host names do not have")
    if any(not label or len(label) > 63 or label[0] == "-" or label[-1] == "-" for label in labels):
        raise _refused("a part of its host name is empty, too long, or begins or ends with a hyphen")
    return name


def _check_public(name: str, *, ipv6_literals: bool) -> None:
    address = addresses.parse(name)
    if address is not None:
        if address.version == 6 and not ipv6_literals:
            raise _refused("IPv6 addresses are not accepted; use a host name")
        if not addresses.is_public(address):
            raise _refused(f"{name} is not a public address")
        return
    last = name.rpartition(".")[2]
    # Resolvers read 127.1, 2130706433 and 0x7f000001 as addresses; no public top-level domain is a number.
    if last.isdigit() or (last[:2] == "0x" and all(char in "0123456789abcdef" for char in last[2:])):
        raise _refused(f"{name} is an address in an unusual form")
    if "." not in name or any(name == local or name.endswith("." + local) for local in _LOCAL):
        raise _refused(f"{name} is not a public host name")
    for tunnel in TUNNELS:
        if name == tunnel or name.endswith("." + tunnel):
            raise _refused(f"{name} belongs to a reverse tunnel ({tunnel})")


def _quoted(path: str) -> str:
    return "".join(char if char.isascii() else "".join(f"%{byte:02X}" for byte in char.encode()) for char in path)


def _refused(why: str) -> EndpointError:
    return EndpointError(
        f"the endpoint URL is refused: {why}",
        help="give a public https URL without port, query or user name; one private address is admitted with --private",
    )


def literal(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The address that a checked host is, None for a name."""
    return addresses.parse(host)
