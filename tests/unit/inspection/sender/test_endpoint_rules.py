"""Endpoint, header and answer rules, case by case from the published tables."""

import gzip
import ipaddress
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interlock.inspection.sender import profiles
from interlock.inspection.sender.addresses import Address, is_public
from interlock.inspection.sender.endpoint import EndpointError, PrivateEndpoint, check_private, check_url
from interlock.inspection.sender.headers import MAX_HEADERS, HeaderError, check_header, check_headers
from interlock.inspection.sender.outcome import Allow, Deny, Failure
from interlock.inspection.sender.verdict import read_answer

CASES = Path(__file__).parents[3] / "cases" / "inference"


def load(name: str) -> list[dict[str, Any]]:
    document = json.loads((CASES / name).read_text("utf-8"))
    return document["cases"] if isinstance(document, dict) else document  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    "case", load("endpoint/url_cases.json"), ids=lambda case: case["url"][:60].encode("unicode_escape").decode()
)
def test_an_endpoint_url(case: dict[str, Any]) -> None:
    if case["accept"]:
        found = check_url(case["url"])
        assert found.url.startswith("https://")
        assert found.host == found.host.lower().rstrip(".")
        assert check_url(found.url) == found
    else:
        with pytest.raises(EndpointError):
            check_url(case["url"])


def test_an_accepted_url_is_kept_in_one_form() -> None:
    assert check_url("HTTPS://Hooks.Example.com.:443/a b".replace(" ", "%20")).url == "https://hooks.example.com/a%20b"
    assert check_url("https://bücher.example/ü").url == "https://xn--bcher-kva.example/%C3%BC"
    assert check_url("https://[2606:4700::1111]/x").host == "2606:4700::1111"
    with pytest.raises(EndpointError, match="IPv6"):
        check_url("https://[2606:4700::1111]/x", ipv6_literals=False)


def test_only_the_admitted_private_endpoint_is_let_through() -> None:
    private = check_private("127.0.0.1", 8443, "")
    assert check_url("https://127.0.0.1:8443/v1", private=private).port == 8443
    for url in ("https://127.0.0.1/v1", "https://127.0.0.2:8443/v1", "https://10.0.0.1:8443/", "http://127.0.0.1:8443/v1"):
        with pytest.raises(EndpointError):
            check_url(url, private=private)
    with pytest.raises(EndpointError, match="authority"):
        check_private("hooks.corp.internal", 443, "")
    with pytest.raises(EndpointError, match="cannot be read"):
        check_private("hooks.corp.internal", 443, "not a certificate")
    assert PrivateEndpoint("localhost") == check_private("LOCALHOST.", 443, "")


#: (network, what a public address in it would have to be)
_INSIDE = (
    "10.0.0.0/8",
    "127.0.0.0/8",
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.168.0.0/16",
    "100.64.0.0/10",
    "224.0.0.0/4",
    "0.0.0.0/8",
)


@given(
    st.sampled_from(_INSIDE), st.integers(0, 2**32 - 1), st.sampled_from(["{}", "mapped", "nat64", "6to4", "isatap", "compatible"])
)
def test_no_form_of_a_private_address_is_public(network: str, number: int, form: str) -> None:
    inside = ipaddress.IPv4Network(network)
    address = ipaddress.IPv4Address(int(inside.network_address) + number % inside.num_addresses)
    value = int(address)
    forms: dict[str, Address] = {
        "{}": address,
        "mapped": ipaddress.IPv6Address(0xFFFF << 32 | value),
        "nat64": ipaddress.IPv6Address(0x64FF9B << 96 | value),
        "6to4": ipaddress.IPv6Address(0x2002 << 112 | value << 80 | 1),
        "isatap": ipaddress.IPv6Address(0x2606 << 112 | 0x5EFE << 32 | value),
        "compatible": ipaddress.IPv6Address(value),
    }
    assert not is_public(forms[form])


@pytest.mark.parametrize(
    "text",
    [
        "fd00::5efe:808:808",
        "fe80::200:5efe:808:808",
        "ff02::5efe:808:808",
        "fec0::5efe:808:808",
        "2001:db8::5efe:808:808",
        "64:ff9b:1:a00:0:100:808:808",
        "64:ff9b:1::808:808",
        "::8.8.8.8",
    ],
)
def test_a_public_address_inside_a_private_one_does_not_make_it_public(text: str) -> None:
    assert not is_public(ipaddress.ip_address(text))


@pytest.mark.parametrize("text", ["8.8.8.8", "93.184.216.34", "2606:4700::1111", "64:ff9b::808:808", "::ffff:8.8.8.8"])
def test_a_public_address_is_public(text: str) -> None:
    assert is_public(ipaddress.ip_address(text))


@pytest.mark.parametrize("case", load("endpoint/header_cases.json"), ids=lambda case: f"{case['name'][:30]}-{case['why'][:30]}")
def test_a_custom_header(case: dict[str, Any]) -> None:
    profile = profiles.PROFILES[case.get("platform", "cursor")]
    if case["accept"]:
        assert check_header(case["name"], case["value"], profile.reserved_prefix) == case["name"].lower()
    else:
        with pytest.raises(HeaderError) as raised:
            check_header(case["name"], case["value"], profile.reserved_prefix)
        assert len(case["value"]) < 3 or case["value"] not in str(raised.value)


def test_each_platform_reserves_its_own_prefix() -> None:
    assert check_header("X-Anthropic-Foo", "v", profiles.CURSOR.reserved_prefix)
    assert check_header("X-Cursor-Foo", "v", profiles.CLAUDE.reserved_prefix)


def test_a_set_of_headers() -> None:
    with pytest.raises(HeaderError, match="twice"):
        check_headers((("X-A", "1"), ("x-a", "2")), "x-cursor-")
    assert check_headers((("X-A", "  Bearer a b "),), "x-cursor-") == (("x-a", "Bearer a b"),)
    many = tuple((f"x-{number}", "v") for number in range(MAX_HEADERS))
    assert check_headers(many, "x-cursor-") == many
    with pytest.raises(HeaderError, match="at most"):
        check_headers((*many, ("x-more", "v")), "x-cursor-")


@pytest.mark.parametrize("case", load("verdicts/cases.json"), ids=lambda case: case["name"])
def test_an_answer(case: dict[str, Any]) -> None:
    if "body_pad_to" in case:
        start = b'{"action":"allow","pad":"'
        body = start + b"x" * (case["body_pad_to"] - len(start) - 2) + b'"}'
    elif "body_gzip" in case:
        body = gzip.compress(case["body_gzip"].encode())
    else:
        body = case["body"].encode()
    headers = [(name.encode(), value.encode()) for name, value in case.get("headers", {}).items()]
    found = read_answer(case["status"], headers, body)
    if case["expect"] == "allow":
        assert found == Allow(200)
    elif case["expect"] == "failure":
        assert found == Failure(case["reason"], case["status"])
    else:
        assert isinstance(found, Deny)
        if "deny_reason" in case:
            assert found.deny_reason == case["deny_reason"]
        if "deny_reason_length" in case:
            assert found.deny_reason is not None
            assert len(found.deny_reason) == case["deny_reason_length"]
        assert found.reference_id == case.get("reference_id")


@given(st.binary(max_size=400))
def test_no_answer_is_an_allow_that_does_not_say_so(body: bytes) -> None:
    found = read_answer(200, (), body)
    if isinstance(found, Allow):
        assert json.loads(body)["action"] == "allow"
