"""Tokens as Entra issues them, and the key set that goes with them."""

import base64
import json
from typing import Any

import jwt
from cryptography.hazmat.primitives.asymmetric import rsa

ISSUER = "https://login.microsoftonline.com/00000000-0000-0000-0000-00000000cafe/v2.0"
AUDIENCE = "https://security.example.com"
CLIENT = "00000000-0000-0000-0000-00000000beef"


def new_key(bits: int = 2048) -> rsa.RSAPrivateKey:
    return rsa.generate_private_key(public_exponent=65537, key_size=bits)


def number(value: int) -> str:
    return base64.urlsafe_b64encode(value.to_bytes((value.bit_length() + 7) // 8, "big")).rstrip(b"=").decode()


def key_set(**keys: rsa.RSAPrivateKey) -> str:
    entries: list[dict[str, Any]] = [{"kty": "EC", "kid": "other", "crv": "P-256"}]
    for kid, key in keys.items():
        public = key.public_key().public_numbers()
        entries.append({"kty": "RSA", "use": "sig", "kid": kid, "n": number(public.n), "e": number(public.e), "x5c": ["ignored"]})
    return json.dumps({"keys": entries})


def token(key: rsa.RSAPrivateKey, now: float, kid: str | None = "one", **changes: Any) -> str:
    claims = {"iss": ISSUER, "aud": AUDIENCE, "azp": CLIENT, "nbf": int(now) - 60, "exp": int(now) + 3600, **changes}
    kept = {name: value for name, value in claims.items() if value is not None}
    return jwt.encode(kept, key, algorithm="RS256", headers={"kid": kid} if kid else None)


def document(**changes: Any) -> str:
    """``tokens.toml``."""
    table = {"issuer": [ISSUER], "audience": AUDIENCE, "clients": [CLIENT], "keys": "keys.json", **changes}
    return "[[issuer]]\n" + "".join(f"{name} = {json.dumps(value)}\n" for name, value in table.items() if value is not None)
