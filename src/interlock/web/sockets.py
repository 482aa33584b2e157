"""Addresses of options, and sockets bound to them with a fault named in words."""

import errno
import os
import socket

from interlock.model.errors import USAGE, InterlockError


def parse_address(text: str, option: str) -> tuple[str, int]:
    """``host:port``, ``[v6]:port`` or ``:port`` (loopback). Raises `InterlockError`."""
    host, colon, port = text.rpartition(":")
    host = host.removeprefix("[").removesuffix("]") or "127.0.0.1"
    if not colon or not (port.isascii() and port.isdigit()) or int(port) > 65535:
        raise InterlockError(f"{option} must be host:port, not '{text}'", help=f"{option} 127.0.0.1:8787", exit_code=USAGE)
    return host, int(port)


def bind(text: str, option: str) -> socket.socket:
    """A bound socket. Raises `InterlockError` that names the fault."""
    host, port = parse_address(text, option)
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError as exc:
        raise InterlockError(
            f"{option}: cannot find the host '{host}'", help="use an IP address of this machine", exit_code=USAGE
        ) from exc
    sock = socket.socket(family, kind, proto)
    try:
        if os.name == "posix":
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(address)
        # Listening here already makes a second server fail now instead of later.
        sock.listen(2048)
    except OSError as exc:
        sock.close()
        if exc.errno == errno.EADDRINUSE:
            raise InterlockError(
                f"{option}: the port {port} on {host} is in use",
                help=f"stop what uses it, or choose another: {option} {host}:{port + 1}",
            ) from exc
        if exc.errno == errno.EACCES:
            raise InterlockError(f"{option}: this user may not use the port {port}", help=f"{option} {host}:8787") from exc
        raise InterlockError(f"{option}: cannot listen on '{text}': {exc.strerror or exc}") from exc
    return sock


def url_of(sock: socket.socket, scheme: str = "http") -> str:
    """Address of a bound socket as a browser takes it."""
    host, port = sock.getsockname()[:2]
    return f"{scheme}://{f'[{host}]' if ':' in host else host}:{port}"
