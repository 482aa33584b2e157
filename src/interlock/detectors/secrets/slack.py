"""Slack tokens and webhook addresses."""

from interlock.detectors.base import Detector
from interlock.detectors.secrets import checks
from interlock.detectors.secrets.forms import ALNUM, token

DETECTORS: tuple[Detector, ...] = (
    token(
        "slack-token",
        ("xoxb-", "xoxp-", "xoxa-", "xoxr-", "xoxs-", "xoxo-"),
        r"(?:2-)?\d{9,14}-(?:\d{9,14}-){0,2}[A-Za-z0-9]{16,40}",
        follow=20,
    ),
    token("slack-config-token", ("xoxe.", "xoxe-"), r"(?:xox[bp]-)?\d-[A-Za-z0-9]{100,200}", follow=60),
    token("slack-session-token", "xoxc-", r"\d{9,14}-\d{9,14}-\d{9,14}-[a-z0-9]{64}", follow=60),
    token("slack-app-token", "xapp-", r"\d-[A-Z0-9]{9,14}-\d{9,14}-[a-z0-9]{40,80}", follow=40),
    Detector(
        "slack-webhook",
        anchors=("hooks.slack.com/",),
        pattern=r"hooks\.slack\.com/(?:services/T[A-Z0-9]{7,12}/B[A-Z0-9]{7,12}|workflows/T[A-Z0-9]{7,12}/A[A-Z0-9]{7,12}/\d{15,20}"
        r"|triggers/T[A-Z0-9]{7,12}/\d{10,16})/(?P<body>" + ALNUM + r"{23,48})(?![A-Za-z0-9])",
        check=checks.random_looking,
    ),
)
