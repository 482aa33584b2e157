"""Which network addresses a frame may be sent to: public ones, told by every form that an address can hide in."""

import ipaddress

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

#: Networks inside IPv6 that carry an IPv4 address, and how many bits the carried one is shifted by: NAT64, 6to4.
#: Teredo and ISATAP need no entry: the first is not global, the second is told by its interface id below. NAT64's local form is refused
#: whole: where it carries the address is up to the network (RFC 8215).
_CARRIERS = (
    (ipaddress.IPv6Network("64:ff9b::/96"), 0),
    (ipaddress.IPv6Network("2002::/16"), 80),
)
_ISATAP = (0x00005EFE, 0x02005EFE)
#: What `is_global` of some Python versions lets through: benchmarking, documentation, 6to4 relays, AS112, AMT, ORCHID, site-local.
_REFUSED = tuple(
    ipaddress.ip_network(text)
    for text in (
        "0.0.0.0/8",
        "100.64.0.0/10",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.31.196.0/24",
        "192.52.193.0/24",
        "192.88.99.0/24",
        "192.175.48.0/24",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "240.0.0.0/4",
        "::/96",
        "64:ff9b:1::/48",
        "2001::/23",
        "2001:db8::/32",
        "3fff::/20",
        "5f00::/16",
        "fec0::/10",
        "100::/64",
    )
)


def parse(text: str) -> Address | None:
    """The address that a resolver's text names, without its zone; None when it names none."""
    try:
        return ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None


def is_public(address: Address) -> bool:
    """Whether it belongs to a host of the public internet, and does not carry one that does not."""
    if isinstance(address, ipaddress.IPv6Address):
        number = int(address)
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        for network, shift in _CARRIERS:
            if address in network:
                # Where a tunnel or a translator would hand it on is what counts.
                return is_public(ipaddress.IPv4Address(number >> shift & 0xFFFFFFFF))
        # An ISATAP id may stand in any network, a private one too: both must be public.
        if number >> 32 & 0xFFFFFFFF in _ISATAP and not is_public(ipaddress.IPv4Address(number & 0xFFFFFFFF)):
            return False
    if not address.is_global or address.is_multicast or address.is_reserved or address.is_unspecified or address.is_loopback:
        return False
    return not any(address.version == network.version and address in network for network in _REFUSED)
