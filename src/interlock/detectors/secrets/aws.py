"""AWS keys. The first bits of an access key id hold the account number, so an impossible account lowers the confidence."""

import base64
import binascii
import re

from interlock.detectors.base import Detector
from interlock.detectors.secrets import checks
from interlock.detectors.secrets.forms import URL, token


def account(key_id: str) -> int | None:
    """The 12-digit account number in an access key id (bits 7 to 46 of its base32 part); None when it is not base32."""
    try:
        data = base64.b32decode(key_id[4:])
    except binascii.Error:
        return None
    return (int.from_bytes(data[:6], "big") & 0x7FFFFFFFFF80) >> 7


def _key_id(match: "re.Match[str]") -> str:
    key_id = match.group()
    if "EXAMPLE" in key_id or checks.repeated(key_id[4:]):
        return ""
    number = account(key_id)
    return "high" if number is not None and number < 10**12 else "medium"


def _secret(match: "re.Match[str]") -> str:
    value = match.group("value")
    if "EXAMPLE" in value or checks.is_hex(value) or checks.entropy(value) < 4.0 or checks.wordy(value):
        return ""
    return "high"


DETECTORS: tuple[Detector, ...] = (
    Detector(
        "aws-access-key-id",
        anchors=("AKIA", "ASIA", "ABIA", "ACCA"),
        pattern=r"(?<![A-Za-z0-9])A(?:KIA|SIA|BIA|CCA)[A-Z2-7]{16}(?![A-Za-z0-9])",
        follow=16,
        check=_key_id,
    ),
    Detector(
        "aws-secret-access-key",
        anchors=("secret_access_key", "secretaccesskey", "aws_secret_key", "aws_secret", "secretkey", "secret_key"),
        caseless=True,
        pattern=r"(?:secret_?access_?key|aws_secret(?:_key)?|secret_?key)[\"'`\]]{0,2}[ \t]{0,8}(?:=>|:=|=|:|,)[ \t]{0,8}[\"'`]{0,2}"
        r"(?P<value>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])",
        gate=r"[\"'`\]]{0,2}[ \t]{0,8}[=:,]",
        group="value",
        check=_secret,
    ),
    token("aws-bedrock-api-key", "ABSKQmVkcm9ja0FQSUtleS", "[A-Za-z0-9+/]{80,269}={0,2}", follow=0, end="(?![A-Za-z0-9+/])"),
    token("aws-mws-token", "amzn.mws.", "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", follow=36),
    token("aws-sso-token", "aoaAAAAAG", URL + "{40,400}", follow=40),
)
