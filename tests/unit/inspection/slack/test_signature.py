"""Slack's signature: its own example, and properties."""

import hashlib
import hmac

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interlock.inspection.slack.signature import TOLERANCE, RefusedError, check_timestamp, sign, verify

# The example of docs.slack.dev, "Verifying requests from Slack".
EXAMPLE_SECRET = b"8f742231b10e8888abcd99" + b"yyyzzz85a5"
EXAMPLE_TIME = "1531420618"
EXAMPLE_BODY = (
    b"token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V&channel_name=foobar"
    b"&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=&response_url=https%3A%2F%2Fhooks.slack.com"
    b"%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN&trigger_id=398738663015.47445629121."
    b"803a0bc887a14d10d2c447fce8b6703c"
)
EXAMPLE_SIGNATURE = "v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503"

SECRETS = st.binary(min_size=1, max_size=64)
BODIES = st.binary(max_size=300)
TIMES = st.integers(min_value=0, max_value=9_999_999_999)


def accepted(secret: bytes, timestamp: str, signature: str, body: bytes, now: float) -> bool:
    try:
        verify(secret, timestamp, signature, body, now)
    except RefusedError:
        return False
    return True


def test_slacks_own_example() -> None:
    assert sign(EXAMPLE_SECRET, EXAMPLE_TIME, EXAMPLE_BODY) == EXAMPLE_SIGNATURE
    assert accepted(EXAMPLE_SECRET, EXAMPLE_TIME, EXAMPLE_SIGNATURE, EXAMPLE_BODY, float(EXAMPLE_TIME) + 1)


@settings(deadline=None)
@given(SECRETS, TIMES, BODIES)
def test_another_implementation_agrees(secret: bytes, at: int, body: bytes) -> None:
    code = hmac.new(secret, b"v0:" + str(at).encode() + b":" + body, hashlib.sha256).hexdigest()
    assert accepted(secret, str(at), f"v0={code}", body, at)


@settings(deadline=None)
@given(SECRETS, TIMES, BODIES, st.integers(-400, 400))
def test_the_clock(secret: bytes, at: int, body: bytes, apart: int) -> None:
    assert accepted(secret, str(at), sign(secret, str(at), body), body, at + apart) is (abs(apart) <= TOLERANCE)


@settings(deadline=None)
@given(SECRETS, TIMES, BODIES, st.data())
def test_any_change_is_refused(secret: bytes, at: int, body: bytes, data: st.DataObject) -> None:
    given_signature = sign(secret, str(at), body)
    other = data.draw(BODIES.filter(lambda value: value != body))
    assert not accepted(secret, str(at), given_signature, other, at)
    # HMAC fills short keys up with zeros.
    wrong = data.draw(SECRETS.filter(lambda value: value.rstrip(b"\0") != secret.rstrip(b"\0")))
    assert not accepted(wrong, str(at), given_signature, body, at)
    assert not accepted(secret, str(at + 1), given_signature, body, at)
    place = data.draw(st.integers(0, len(given_signature) - 1))
    char = data.draw(st.characters(max_codepoint=255).filter(lambda value: value != given_signature[place]))
    assert not accepted(secret, str(at), given_signature[:place] + char + given_signature[place + 1 :], body, at)


@settings(deadline=None)
@given(SECRETS, BODIES, st.text(max_size=80))
def test_whatever_is_sent_as_a_signature_has_one_end(secret: bytes, body: bytes, signature: str) -> None:
    assert not accepted(secret, "1790000000", signature, body, 1_790_000_000)


@pytest.mark.parametrize(
    "timestamp",
    ["", " 1790000000", "1790000000 ", "+1790000000", "-1", "1790000000.0", "1.79e9", "0x1", "١٧٩٠٠٠٠٠٠٠", "9" * 30, "nan"],
)
def test_timestamps_that_are_none(timestamp: str) -> None:
    with pytest.raises(RefusedError) as refused:
        check_timestamp(timestamp, 1_790_000_000)
    assert str(refused.value) == "the signature could not be verified"


def test_the_boundary_between_timestamp_and_body_cannot_be_moved() -> None:
    secret = b"0123456789abcdef"
    moved = sign(secret, "1790000000", b"1:{}")
    assert not accepted(secret, "1790000000:1", moved, b"{}", 1_790_000_000)
