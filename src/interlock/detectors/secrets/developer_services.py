"""Package registries, project trackers and developer tools."""

import re

from interlock.detectors.base import Detector
from interlock.detectors.secrets import checks
from interlock.detectors.secrets.forms import ALNUM, HEX, URL, token


def _macaroon(match: "re.Match[str]") -> str:
    """PyPI's tokens are macaroons: base64 whose first field names the registry."""
    body = match.group("body")
    data = checks.decode_base64(body[: len(body) // 4 * 4], urlsafe=True)
    return "high" if data is not None and b"pypi" + b".org" in data[:24] and not checks.repeated(body[20:]) else ""


DETECTORS: tuple[Detector, ...] = (
    token("pypi-token", "pypi-", "AgE[A-Za-z0-9_-]{60,400}", follow=60, check=_macaroon),
    token("rubygems-key", "rubygems_", HEX + "{48}", follow=48),
    token("clojars-token", "CLOJARS_", "[a-z0-9]{60}", follow=60),
    token("nuget-key", "oy2", "[a-z0-9]{43}", follow=43),
    token("crates-io-token", "cio", ALNUM + "{32}", follow=32),
    token("linear-key", ("lin_api_", "lin_oauth_", "lin_wh_"), ALNUM + "{40,64}", follow=40),
    token("notion-token", ("ntn_", "secret_"), ALNUM + "{43,50}", follow=43),
    token("postman-key", "PMAK-", HEX + "{24}-" + HEX + "{34}", follow=59),
    token("figma-token", ("figd_", "figdr_", "figo_"), URL + "{40,44}", follow=40),
    token("airtable-token", "pat", ALNUM + r"{14}\." + HEX + "{64}", follow=79),
    token("atlassian-token", ("ATATT3", "ATCTT3", "ATBB"), r"[A-Za-z0-9_=-]{28,240}", follow=28),
    token("contentful-token", "CFPAT-", URL + "{43}", follow=43),
    token("sourcegraph-token", "sgp_", r"(?:[a-fA-F0-9]{16}_|local_)?[a-fA-F0-9]{40}", follow=40),
    token("typeform-token", "tfp_", r"[A-Za-z0-9_.=-]{50,64}", follow=50),
    token("readme-key", "rdme_", "[a-z0-9]{70}", follow=70),
    token("mapbox-secret-token", "sk.", r"eyJ[A-Za-z0-9_-]{40,120}\.[A-Za-z0-9_-]{20,30}", follow=40),
    token("dropbox-token", "sl.", r"(?:u\.)?[A-Za-z0-9_-]{130,1200}", follow=130),
    token(
        "hubspot-token",
        ("pat-na1-", "pat-eu1-", "pat-na2-"),
        r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}",
        follow=36,
    ),
    token("cloudsmith-key", "csa_", HEX + "{40}", follow=40),
    token("launchdarkly-key", ("sdk-", "api-"), r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", follow=36),
    token("deno-token", ("ddp_", "ddw_"), ALNUM + "{36}", follow=36),
    token("adafruit-key", "aio_", ALNUM + "{28}", follow=28),
)
