"""The files of this folder, in order. Explicit; a test compares it with the folder."""

from interlock.detectors.base import Detector
from interlock.detectors.secrets import (
    ai_platforms,
    assignments,
    aws,
    azure,
    cloud_platforms,
    developer_services,
    github,
    gitlab,
    google,
    grafana,
    http_auth,
    infrastructure,
    jwt,
    messaging,
    npm,
    payments,
    private_keys,
    slack,
    stripe,
    urls,
)

FILES = (
    ai_platforms,
    assignments,
    aws,
    azure,
    cloud_platforms,
    developer_services,
    github,
    gitlab,
    google,
    grafana,
    http_auth,
    infrastructure,
    jwt,
    messaging,
    npm,
    payments,
    private_keys,
    slack,
    stripe,
    urls,
)

DETECTORS: tuple[Detector, ...] = tuple(detector for file in FILES for detector in file.DETECTORS)

#: File (without ``.py``) of each detector.
STEM_OF = {detector.id: file.__name__.rpartition(".")[2] for file in FILES for detector in file.DETECTORS}
