"""Google API keys, OAuth secrets and tokens. (Service account files are found by their private key.)"""

from interlock.detectors.base import Detector
from interlock.detectors.secrets.forms import URL, token

DETECTORS: tuple[Detector, ...] = (
    token("google-api-key", "AIza", URL + "{35}", follow=35),
    token("google-oauth-secret", "GOCSPX-", URL + "{28}", follow=28),
    token("google-oauth-token", "ya29.", URL + r"{40,400}", follow=40),
    token("google-refresh-token", "1//0", URL + "{40,120}", follow=40),
)
