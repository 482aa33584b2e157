"""Bots, mail and messaging services."""

import re

from interlock.detectors.base import Detector
from interlock.detectors.secrets import checks
from interlock.detectors.secrets.forms import ALNUM, END, HEX, START, URL, token


def _discord(match: "re.Match[str]") -> str:
    """The first part is the account's number in base64."""
    data = checks.decode_base64(match.group("account"))
    return "high" if data is not None and data.isdigit() and not checks.repeated(match.group("body")) else ""


def _hex_id(match: "re.Match[str]") -> str:
    body = match.group("body")
    return "" if checks.repeated(body) or checks.entropy(body) < 3.0 else "high"


DETECTORS: tuple[Detector, ...] = (
    Detector(
        "discord-bot-token",
        # base64 of two digits: account numbers start with 1 to 9.
        anchors=("MT", "Mj", "Mz", "ND", "NT", "Nj", "Nz", "OD", "OT"),
        pattern=START + r"(?P<account>[MNO][A-Za-z0-9]{22,26})\.[A-Za-z0-9_-]{6}\.(?P<body>[A-Za-z0-9_-]{27,40})" + END,
        follow=50,
        check=_discord,
    ),
    Detector(
        "discord-webhook",
        anchors=("/api/webhooks/",),
        pattern=r"/api/webhooks/\d{17,20}/(?P<body>[A-Za-z0-9_-]{60,80})" + END,
        check=checks.random_looking,
    ),
    Detector(
        "telegram-bot-token",
        anchors=(":AA",),
        pattern=r"(?<![A-Za-z0-9:])\d{8,10}:(?P<body>AA[A-Za-z0-9_-]{32,33})" + END,
        back=10,
        follow=32,
        check=checks.random_looking,
    ),
    Detector(
        "teams-webhook",
        anchors=(".webhook.office.com/webhookb2/",),
        pattern=r"\.webhook\.office\.com/webhookb2/(?P<body>[0-9a-f-]{36}@[0-9a-f-]{36}/IncomingWebhook/[0-9a-f]{32}/[0-9a-f-]{36})",
        check=None,
    ),
    token("twilio-key", "SK", HEX + "{32}", follow=32, check=_hex_id),
    token("sendgrid-key", "SG.", URL + r"{22}\." + URL + "{43}", follow=66),
    token("mailgun-key", "key-", HEX + "{32}", follow=32, check=_hex_id),
    Detector(
        "mailchimp-key",
        anchors=("-us",),
        pattern=START + r"(?P<body>[0-9a-f]{32})-us\d{1,2}" + END,
        back=32,
        check=_hex_id,
    ),
    token("brevo-key", ("xkeysib-", "xsmtpsib-"), HEX + "{64}-" + ALNUM + "{16}", follow=81),
    token("resend-key", "re_", ALNUM + r"{8}_[A-Za-z0-9]{24}", follow=33),
    token("facebook-token", ("EAACEdEose0cBA", "EAAG", "EAAB", "EAAC", "EAAD"), ALNUM + "{100,300}", follow=100),
    token("frame-io-token", "fio-u-", r"[A-Za-z0-9_=-]{64}", follow=64),
)
