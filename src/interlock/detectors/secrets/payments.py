"""Keys of payment and commerce services other than Stripe."""

from interlock.detectors.base import Detector
from interlock.detectors.secrets import checks
from interlock.detectors.secrets.forms import ALNUM, HEX, URL, token

DETECTORS: tuple[Detector, ...] = (
    token("shopify-token", ("shpat_", "shpca_", "shppa_", "shpss_", "shprt_"), "[0-9a-fA-F]{32,38}", follow=32),
    token("square-token", ("sq0atp-", "sq0csp-"), URL + r"{22,43}", follow=22),
    token("square-access-token", "EAAA", URL + "{60}", follow=60),
    Detector(
        "braintree-token",
        anchors=("access_token$production$",),
        pattern=r"access_token\$production\$(?P<body>[0-9a-z]{16}\$[0-9a-f]{32})(?![A-Za-z0-9])",
        check=checks.random_looking,
    ),
    token("flutterwave-key", "FLWSECK-", HEX + "{32}-X", follow=34),
    token("razorpay-live-key", "rzp_live_", ALNUM + "{14}", follow=14),
    token("paystack-live-key", "sk_live_", HEX + "{40}", follow=40),
    token("shippo-live-token", "shippo_live_", HEX + "{40}", follow=40),
    token("easypost-key", "EZAK", ALNUM + "{54}", follow=54),
    token("duffel-live-token", "duffel_live_", URL + "{43}", follow=43),
)
