"""URLs and hosts: what a request would reach, whatever its spelling."""

from .paths import unquote

METADATA = frozenset(
    ("169.254.169.254", "169.254.170.2", "169.254.170.23", "100.100.100.200", "192.0.0.192", "168.63.129.16", "fd00:ec2::254", "fd00:ec2::23", "metadata.google.internal", "metadata", "metadata.goog", "instance-data", "instance-data.ec2.internal", "metadata.azure.com",
     "metadata.packet.net", "metadata.platformequinix.com", "rancher-metadata", "metadata.tencentyun.com", "169.254.0.23")
)  # fmt: skip

LOCAL = frozenset(("localhost", "127.0.0.1", "::1", "0.0.0.0", "host.docker.internal", "ip6-localhost"))  # noqa: S104 - names to recognise, nothing is bound

#: Services made for catching whatever is sent.
CATCHERS = ("webhook.site", "requestbin", "pipedream.net", "ngrok", "oast.", "interact.sh", "burpcollaborator", "transfer.sh", "file.io", "0x0.st", "paste.ee", "pastebin.com", "hookbin", "beeceptor", "dnslog", "requestcatcher", "canarytokens",
            "termbin", "ix.io", "discord.com/api/webhooks", "api.telegram.org", "trycloudflare.com", "serveo.net", "localtunnel", "bashupload", "temp.sh", "gofile.io", "anonfiles", "catbox.moe")  # fmt: skip


class Url:
    """A URL in pieces."""

    __slots__ = ("host", "path", "port", "query", "raw", "scheme", "user")

    def __init__(self, raw: str, scheme: str, user: str, host: str, port: str, path: str, query: str) -> None:
        self.raw = raw
        """As written."""
        self.scheme = scheme
        """Lower case, "" when none was written."""
        self.user = user
        """What stands before ``@``."""
        self.host = host
        """Lower case, without brackets and trailing dot; an odd numeric form is already dotted."""
        self.port = port
        """Digits or ""."""
        self.path = path
        """From the first slash."""
        self.query = query
        """After the question mark."""


def parse(text: str) -> Url:
    """Split a URL (a bare ``host/path`` too). Never raises."""
    raw = text.strip().replace("\t", "").replace("\n", "").replace("\r", "")
    scheme, sep, rest = raw.partition("://")
    if not sep:
        head = raw.split(":", 1)[0].lower()
        if ":" in raw and head in ("file", "data", "javascript", "view-source", "jar", "blob", "about", "gopher"):
            return Url(raw, head, "", "", "", raw.split(":", 1)[1], "")
        scheme, rest = "", raw.lstrip("/")
    scheme = scheme.lower()
    rest = rest.replace("\\", "/") if scheme in ("http", "https", "") else rest
    cut = len(rest)
    for mark in "/?#":
        at = rest.find(mark)
        if 0 <= at < cut:
            cut = at
    authority, tail = rest[:cut], rest[cut:]
    user, at_sign, hostport = authority.rpartition("@")
    host, port = hostport, ""
    if hostport.startswith("["):
        host, _, after = hostport[1:].partition("]")
        port = after.lstrip(":")
    elif hostport.count(":") == 1:
        host, _, port = hostport.partition(":")
    host = unquote(host).lower().rstrip(".")
    host = host.replace("\uff0e", ".").replace("\u3002", ".")
    path, _, query = tail.partition("?")
    return Url(raw, scheme, user if at_sign else "", numeric(host), port, path, query)


def numeric(host: str) -> str:
    """Dotted form of an IPv4 address in any form that a resolver takes (``2852039166``, ``0xA9FEA9FE``, ``0251.0376.0251.0376``, ``::ffff:a9fe:a9fe``)."""
    if host.startswith("::ffff:"):
        tail = host[7:]
        if "." in tail:
            return numeric(tail)
        pieces = tail.split(":")
        if len(pieces) == 2:
            try:
                value = (int(pieces[0], 16) << 16) | int(pieces[1], 16)
            except ValueError:
                return host
            return ".".join(str((value >> s) & 255) for s in (24, 16, 8, 0))
    parts = host.split(".")
    if not 1 <= len(parts) <= 4 or not host:
        return host
    values: list[int] = []
    for part in parts:
        low = part.lower()
        try:
            if low.startswith("0x"):
                values.append(int(low, 16))
            elif len(low) > 1 and low.startswith("0") and low.isdigit():
                values.append(int(low, 8))
            elif low.isdigit():
                values.append(int(low))
            else:
                return host
        except ValueError:
            return host
    value = 0
    for i, v in enumerate(values[:-1]):
        if v > 255:
            return host
        value |= v << (24 - 8 * i)
    value |= values[-1]
    if value >= 1 << 32:
        return host
    return ".".join(str((value >> s) & 255) for s in (24, 16, 8, 0))


def is_address(host: str) -> bool:
    """Whether a host is a literal IP address."""
    return ":" in host or (host.count(".") == 3 and host.replace(".", "").isdigit())


def is_local(host: str) -> bool:
    """Whether a host is this machine or a private network."""
    if (
        host in LOCAL
        or (host.endswith((".localhost", ".local", ".internal", ".lan", ".test", ".home.arpa")) and host not in METADATA)
        or host.startswith("127.")
    ):
        return True
    if host.startswith(("10.", "192.168.")) and is_address(host):
        return True
    if host.startswith("172.") and is_address(host):
        return 16 <= int(host.split(".")[1]) <= 31
    return host.startswith(("fd", "fe80:")) and ":" in host and host not in METADATA


def is_metadata(host: str) -> bool:
    """Whether a host is a cloud's metadata service or link-local."""
    return (
        host in METADATA
        or (host.startswith("169.254.") and is_address(host))
        or (host.endswith((".nip.io", ".sslip.io", ".xip.io")) and ("169.254" in host or "169-254" in host))
    )


def is_lookalike(host: str) -> bool:
    """Whether a host holds letters of another script or punycode."""
    return any(ord(c) > 127 for c in host) or any(label.startswith("xn--") for label in host.split("."))


def flags_of(url: Url) -> "tuple[str, ...]":
    """Facts about a URL: ``metadata``, ``local``, ``address``, ``odd-number``, ``lookalike``, ``credentials``, ``file``, ``odd-scheme``, ``plain``, ``catcher``."""
    flags: list[str] = []
    host = url.host
    if url.scheme in ("file", "view-source", "jar") or url.raw.lower().startswith("view-source:file"):
        flags.append("file")
    elif url.scheme in ("gopher", "dict", "ldap", "tftp", "smb", "javascript", "netdoc", "php", "expect"):
        flags.append("odd-scheme")
    if is_metadata(host):
        flags.append("metadata")
    elif is_local(host):
        flags.append("local")
    elif is_address(host):
        flags.append("address")
    written = url.raw.split("://", 1)[-1].split("/", 1)[0].rsplit("@", 1)[-1].split(":", 1)[0].lower()
    if is_address(host) and "." in host and written != host and not url.raw.split("://", 1)[-1].startswith("["):
        flags.append("odd-number")
    if is_lookalike(host):
        flags.append("lookalike")
    if url.user:
        flags.append("credentials" if ":" in url.user or url.scheme in ("http", "https") else "user")
    if url.scheme in ("http", "ftp", "") and "local" not in flags:
        flags.append("plain")
    low = (host + url.path).lower()
    if any(c in low for c in CATCHERS):
        flags.append("catcher")
    return tuple(flags)
