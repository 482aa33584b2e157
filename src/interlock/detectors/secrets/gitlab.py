"""GitLab tokens: the classic 20 characters, and the routable form with a length and check part after a dot."""

from interlock.detectors.base import Detector
from interlock.detectors.secrets.forms import URL, token

_PREFIXES = (
    "glpat-",
    "gldt-",
    "glrt-",
    "glptt-",
    "glft-",
    "glsoat-",
    "glimt-",
    "glagent-",
    "gloas-",
    "glffct-",
    "glcbt-",
    "glwt-",
)

DETECTORS: tuple[Detector, ...] = (
    token("gitlab-token", _PREFIXES, URL + r"{20,64}(?:\.[0-9a-z]{2}\.?[0-9a-z]{7,9})?", follow=20),
    token("gitlab-runner-registration-token", "GR1348941", URL + "{20}", follow=20),
)
