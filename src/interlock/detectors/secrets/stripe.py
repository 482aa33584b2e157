"""Stripe keys that move real money, and webhook signing secrets (Standard Webhooks' form too). Test and publishable keys are no secrets."""

from interlock.detectors.base import Detector
from interlock.detectors.secrets.forms import ALNUM, token

DETECTORS: tuple[Detector, ...] = (
    token("stripe-live-key", ("sk_live_", "rk_live_", "sk_prod_", "rk_prod_"), ALNUM + "{16,247}", follow=16),
    token("webhook-signing-secret", "whsec_", r"[A-Za-z0-9+/_-]{32,88}={0,2}", follow=0, end="(?![A-Za-z0-9+/=_-])"),
)
