"""Secrets stores, infrastructure tools and monitoring."""

import re

from interlock.detectors.base import Detector
from interlock.detectors.secrets import checks
from interlock.detectors.secrets.forms import ALNUM, END, HEX, START, URL, token

_BECH32 = "QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L"


def bech32(text: str) -> bool:
    """Whether the checksum of upper-case bech32 text holds (BIP 173), as in age's secret keys."""
    prefix, _, data = text.rpartition("1")
    try:
        values = [_BECH32.index(char) for char in data]
    except ValueError:
        return False
    low = prefix.lower()
    check = 1
    for value in [ord(char) >> 5 for char in low] + [0] + [ord(char) & 31 for char in low] + values:
        top = check >> 25
        check = (check & 0x1FFFFFF) << 5 ^ value
        for bit, generator in enumerate((0x3B6A57B2, 0x26508E6D, 0x1EA119FA, 0x3D4233DD, 0x2A1462B3)):
            check ^= generator if top >> bit & 1 else 0
    return check == 1


def _age(match: "re.Match[str]") -> str:
    if checks.repeated(match.group("body")):
        return ""
    return "high" if bech32(match.group()) else "medium"


DETECTORS: tuple[Detector, ...] = (
    token("age-secret-key", "AGE-SECRET-KEY-1", f"[{_BECH32}]{{58}}", follow=58, check=_age),
    token("vault-token", ("hvs.", "hvb.", "hvr."), URL + "{24,300}", follow=24),
    Detector(
        "terraform-cloud-token",
        anchors=(".atlasv1.",),
        pattern=START + r"(?P<body>[A-Za-z0-9]{14}\.atlasv1\.[A-Za-z0-9_=-]{60,70})" + END,
        back=14,
        follow=60,
        check=checks.random_looking,
    ),
    token("pulumi-token", "pul-", HEX + "{40}", follow=40),
    token(
        "doppler-token",
        ("dp.pt.", "dp.st.", "dp.ct.", "dp.sa.", "dp.scim.", "dp.audit."),
        r"(?:[a-z0-9_-]{2,35}\.)?[A-Za-z0-9]{40,44}",
        follow=40,
    ),
    token("infisical-token", "st.", HEX + r"{24}\." + HEX + r"{32}\." + HEX + "{32}", follow=90),
    token("one-password-token", "ops_", r"eyJ[A-Za-z0-9]{13}[A-Za-z0-9+/_-]{190,1200}={0,2}", follow=16),
    token("new-relic-key", ("NRAK-", "NRAA-", "NRII-", "NRIQ-"), r"[A-Za-z0-9_-]{27,42}", follow=27),
    token("sentry-organisation-token", "sntrys_", r"eyJ[A-Za-z0-9]{13}[A-Za-z0-9+/=_-]{40,400}", follow=16),
    token("sentry-user-token", "sntryu_", HEX + "{64}", follow=64),
    token("dynatrace-token", ("dt0c01.", "dt0s16.", "dt0s01."), r"[A-Z0-9]{24}\.[A-Z0-9]{64}", follow=89),
    token("sonar-token", ("squ_", "sqp_", "sqa_"), HEX + "{40}", follow=40),
    token("snyk-token", "snyk_uat.", URL + r"{8}\." + URL + r"[A-Za-z0-9_.-]{40,900}", follow=40),
    token("prefect-key", ("pnu_", "pnb_"), ALNUM + "{36}", follow=36),
    token("infracost-key", "ico-", ALNUM + "{32}", follow=32),
    token("docker-token", ("dckr_pat_", "dckr_oat_"), URL + "{27,32}", follow=27),
    token("buildkite-token", ("bkua_", "bkct_"), r"[a-z0-9]{40}", follow=40),
    token("circleci-token", ("CCIPAT_", "CCIPRJ_"), ALNUM + r"{20,24}_[a-f0-9]{40}", follow=60),
    token("octopus-key", "API-", "[A-Z0-9]{25,32}", follow=25),
    token("artifactory-key", ("AKCp", "cmVmdGtuOj"), ALNUM + "{54,80}", follow=54),
    token("harness-token", ("pat.", "sat."), URL + r"{22}\.[0-9a-f]{24}\." + ALNUM + "{20}", follow=60),
)
