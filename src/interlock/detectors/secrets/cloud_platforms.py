"""Keys of cloud and hosting platforms."""

from interlock.detectors.base import Detector
from interlock.detectors.secrets import checks
from interlock.detectors.secrets.forms import ALNUM, HEX, URL, token

DETECTORS: tuple[Detector, ...] = (
    token("digitalocean-token", ("dop_v1_", "doo_v1_", "dor_v1_"), HEX + "{64}", follow=64),
    token("databricks-token", "dapi", HEX + r"{32}(?:-\d)?", follow=32),
    token("heroku-key", "HRKU-", r"AA[A-Za-z0-9_-]{58}", follow=60),
    token("fly-token", ("fo1_", "fm2_"), r"[A-Za-z0-9+/=,_-]{40,800}", follow=0),
    token("vercel-token", ("vcp_", "vci_", "vca_", "vcr_", "vck_"), ALNUM + "{24,60}", follow=24),
    token("netlify-token", ("nfp_", "nfc_", "nfo_", "nfu_"), ALNUM + "{36}", follow=36),
    token("render-key", "rnd_", ALNUM + "{28,36}", follow=28),
    token("supabase-key", ("sbp_", "sb_secret_"), r"[A-Za-z0-9_]{31,44}", follow=31),
    token("planetscale-secret", ("pscale_tkn_", "pscale_pw_", "pscale_oauth_"), r"[A-Za-z0-9_.=-]{32,64}", follow=32),
    token("neon-key", "napi_", "[a-z0-9]{64}", follow=64),
    token(
        "tailscale-key",
        ("tskey-auth-", "tskey-api-", "tskey-client-", "tskey-webhook-"),
        ALNUM + r"{6,24}-[A-Za-z0-9]{20,40}",
        follow=20,
    ),
    token("alibaba-access-key-id", "LTAI", "[A-Za-z0-9]{17,21}", follow=17),
    token("ibm-cloud-key", "ApiKey-", "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", follow=36),
    token("yandex-key", "AQVN", URL + "{35,38}", follow=35),
    Detector(
        "cloudflare-origin-ca-key",
        anchors=("v1.0-",),
        pattern=r"(?<![A-Za-z0-9])v1\.0-(?P<body>[0-9a-f]{24}-[0-9a-f]{146})(?![0-9a-f])",
        follow=24,
        check=checks.random_looking,
    ),
)
