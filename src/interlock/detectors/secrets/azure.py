"""Azure: storage and service keys in connection strings, shared access signatures, client secrets, keys that carry a fixed mark."""

import re

from interlock.detectors.base import Detector
from interlock.detectors.secrets import checks


def _key(match: "re.Match[str]") -> str:
    value = match.group("value")
    data = checks.decode_base64(value)
    # The storage emulator's key is published and opens nothing.
    return (
        ""
        if data is None
        or value.startswith("Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq")
        or checks.repeated(value)
        else "high"
    )


def _signature(match: "re.Match[str]") -> str:
    return "" if checks.placeholder(match.group("value")) or checks.entropy(match.group("value")) < 3.5 else "high"


DETECTORS: tuple[Detector, ...] = (
    Detector(
        "azure-storage-key",
        anchors=("accountkey=", 'accountkey":', "account_key=", "account-key "),
        caseless=True,
        pattern=r"account[_-]?key(?:=|\":|[ ])[ ]?[\"']?(?P<value>[A-Za-z0-9+/]{86}==)",
        group="value",
        check=_key,
    ),
    Detector(
        "azure-shared-access-key",
        anchors=("sharedaccesskey=", "accesskey=", "sharedsecretvalue="),
        caseless=True,
        pattern=r"(?:sharedaccesskey|accesskey|sharedsecretvalue)=(?P<value>[A-Za-z0-9+/]{43}=)",
        group="value",
        check=_key,
    ),
    Detector(
        "azure-shared-access-signature",
        anchors=("sig=",),
        back=1,
        pattern=r"[?&]sig=(?P<value>[A-Za-z0-9%+/]{43,80}(?:%3[Dd]|=))",
        group="value",
        check=_signature,
    ),
    Detector(
        "azure-client-secret",
        anchors=("Q~",),
        pattern=r"(?<![A-Za-z0-9_~.-])(?P<value>[A-Za-z0-9_~.-]{3}[78]Q~[A-Za-z0-9_~.-]{31,34})(?![A-Za-z0-9_~.-])",
        back=4,
        group="value",
        check=_signature,
    ),
    Detector(
        "azure-service-key",
        anchors=("JQQJ99",),
        pattern=r"(?<![A-Za-z0-9])(?P<value>[A-Za-z0-9]{52}JQQJ99[A-Za-z0-9]{18}[A-Za-z0-9+/]{4,8})(?![A-Za-z0-9+/])",
        back=52,
        follow=18,
        group="value",
        check=_signature,
    ),
    Detector(
        "azure-devops-token",
        anchors=("AZDO",),
        pattern=r"(?<![A-Za-z0-9])(?P<value>[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4})(?![A-Za-z0-9])",
        back=76,
        follow=4,
        group="value",
        check=_signature,
    ),
    Detector(
        "azure-marked-key",
        anchors=("+ASt", "AzSeA"),
        pattern=r"(?<![A-Za-z0-9+/])(?P<value>[A-Za-z0-9+/]{76}\+ASt[A-Za-z0-9+/]{6}==|[A-Za-z0-9]{42}AzSeA[A-Za-z0-9]{5})(?![A-Za-z0-9+/=])",
        back=76,
        group="value",
        check=_signature,
    ),
)
