"""Access tokens: only one that the right issuer signed, for us, for now, lets in; a file with a fault is named."""

import base64
import hmac
import json
import pathlib
from typing import Any

import jwt
import pytest
from cryptography.hazmat.primitives import serialization

from interlock.inspection import tokens
from interlock.inspection.tokens import TokenFileError, Tokens

from . import entra

NOW = 1_800_000_000.0
KEY = entra.new_key()
OTHER = entra.new_key()


def loaded(folder: pathlib.Path, text: str | None = None, keys: str | None = None) -> Tokens:
    (folder / "keys.json").write_text(entra.key_set(one=KEY) if keys is None else keys)
    (folder / "tokens.toml").write_text(entra.document() if text is None else text)
    return tokens.load(tokens.find(str(folder)))


def test_a_good_token_lets_in(tmp_path: pathlib.Path) -> None:
    found = loaded(tmp_path).verify("copilot-studio", entra.token(KEY, NOW), NOW)
    assert found is not None
    assert (found.platform, found.tenant, found.current) == ("copilot-studio", "default", True)
    assert found.key_id.startswith("jwk_")


@pytest.mark.parametrize(
    "changes",
    [
        {"iss": "https://login.microsoftonline.com/other/v2.0"},
        {"iss": None},
        {"aud": "https://else.example.com"},
        {"aud": None},
        {"exp": None},
        {"exp": int(NOW) - tokens.LEEWAY},
        {"exp": "never"},
        {"exp": True},
        {"nbf": int(NOW) + tokens.LEEWAY + 1},
        {"nbf": "soon"},
        {"azp": "other"},
        {"azp": None},
        {"azp": 7},
        {"kid": "two"},
        {"kid": None},
        {"key": "other"},
    ],
    ids=str,
)
def test_a_token_with_one_fault_does_not(tmp_path: pathlib.Path, changes: dict[str, Any]) -> None:
    changes = dict(changes)
    key = OTHER if changes.pop("key", "") else KEY
    try:
        made = entra.token(key, NOW, changes.pop("kid", "one"), **changes)
    except TypeError:
        # The library refuses to write such an issuer.
        raise AssertionError from None
    assert loaded(tmp_path).verify("copilot-studio", made, NOW) is None


@pytest.mark.parametrize(
    ("changes", "at"),
    [
        ({"exp": int(NOW) - tokens.LEEWAY + 1}, NOW),
        ({"nbf": int(NOW) + tokens.LEEWAY}, NOW),
        ({"aud": ["https://x.example", entra.AUDIENCE]}, NOW),
        ({"azp": None, "appid": entra.CLIENT}, NOW),
        ({"nbf": None}, NOW),
    ],
    ids=str,
)
def test_a_token_at_the_edge_lets_in(tmp_path: pathlib.Path, changes: dict[str, Any], at: float) -> None:
    assert loaded(tmp_path).verify("copilot-studio", entra.token(KEY, NOW, **changes), at) is not None


def test_a_token_of_another_platform_or_a_client_that_is_not_named(tmp_path: pathlib.Path) -> None:
    made = entra.token(KEY, NOW, azp="any")
    assert loaded(tmp_path).verify("copilot-studio", made, NOW) is None
    assert loaded(tmp_path, entra.document(clients=None)).verify("copilot-studio", made, NOW) is not None
    assert loaded(tmp_path, entra.document(clients=None)).verify("litellm", made, NOW) is None


def forged(header: dict[str, Any], sign: Any) -> str:
    claims = jwt.decode(entra.token(KEY, NOW), options={"verify_signature": False})
    parts = [base64.urlsafe_b64encode(json.dumps(part).encode()).rstrip(b"=") for part in (header, claims)]
    text = b".".join(parts)
    return (text + b"." + base64.urlsafe_b64encode(sign(text)).rstrip(b"=")).decode()


def test_forged_algorithms_do_not(tmp_path: pathlib.Path) -> None:
    public = KEY.public_key().public_bytes(serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo)
    ring = loaded(tmp_path)
    for header, sign in (
        ({"alg": "none", "kid": "one"}, lambda _: b""),
        ({"alg": "HS256", "kid": "one"}, lambda text: hmac.digest(public, text, "sha256")),
        ({"alg": "RS512", "kid": "one"}, lambda _: b"x" * 256),
        ({"alg": "RS256", "kid": ["one"]}, lambda _: b"x" * 256),
        ({"alg": "RS256", "kid": "one", "jwk": json.loads(entra.key_set(one=OTHER))["keys"][1]}, lambda _: b"x" * 256),
    ):
        assert ring.verify("copilot-studio", forged(header, sign), NOW) is None


@pytest.mark.parametrize(
    "text", ["", "a", "a.b", "a.b.c", "eyJ.eyJ.", "eyJhbGciOiJSUzI1NiJ9.e30.", "é.é.é", "." * 50, "eyJ" + "x" * 40_000 + ".b.c"]
)
def test_what_is_no_token_does_not(tmp_path: pathlib.Path, text: str) -> None:
    assert loaded(tmp_path).verify("copilot-studio", text, NOW) is None


@pytest.mark.parametrize(
    ("text", "keys", "named"),
    [
        ("nonsense", None, "not TOML"),
        ("[issuer]", None, "issuer"),
        ("x = 1", None, "issuer"),
        (entra.document(extra=1), None, "issuer[0].extra"),
        (entra.document(platform="cursor"), None, "copilot-studio, litellm"),
        (entra.document(issuer=None), None, "issuer[0].issuer"),
        (entra.document(audience=[]), None, "issuer[0].audience"),
        (entra.document(clients=[]), None, "issuer[0].clients"),
        (entra.document(clients=[1]), None, "issuer[0].clients"),
        (entra.document(keys=None), None, "issuer[0].keys"),
        (entra.document(keys="missing.json"), None, "missing.json"),
        (None, "[]", "no JWKS"),
        (None, "{", "no JWKS"),
        (None, '{"keys":[{"kty":"EC","kid":"a"}]}', "no RSA key"),
        (None, '{"keys":[{"kty":"RSA","kid":"bad","n":"!","e":"AQAB"}]}', "'bad'"),
        (None, '{"keys":[{"kty":"RSA","kid":"none"}]}', "'none'"),
        (None, entra.key_set(short=entra.new_key(1024)), "shorter than 2048"),
    ],
)
def test_a_file_with_a_fault_is_named(tmp_path: pathlib.Path, text: str | None, keys: str | None, named: str) -> None:
    with pytest.raises(TokenFileError) as fault:
        loaded(tmp_path, text, keys)
    assert named in str(fault.value)


def test_without_a_file_there_are_no_issuers(tmp_path: pathlib.Path) -> None:
    none = tokens.load(tokens.find(str(tmp_path)))
    assert (len(none), none.verify("copilot-studio", entra.token(KEY, NOW), NOW)) == (0, None)


def test_the_digest_changes_with_both_files(tmp_path: pathlib.Path) -> None:
    seen = {
        loaded(tmp_path).digest,
        loaded(tmp_path, entra.document(clients=None)).digest,
        loaded(tmp_path, None, entra.key_set(one=OTHER)).digest,
    }
    assert len(seen) == 3
