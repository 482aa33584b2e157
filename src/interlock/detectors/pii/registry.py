"""The files of this folder that hold kinds, in order. Explicit; a test compares it with the folder."""

from interlock.detectors.pii import (
    americas,
    asia_pacific,
    contacts,
    eastern_europe,
    finance,
    france,
    germany,
    nordics,
    southern_europe,
    united_kingdom,
    united_states,
)
from interlock.detectors.pii.base import Kind

FILES = (
    americas,
    asia_pacific,
    contacts,
    eastern_europe,
    finance,
    france,
    germany,
    nordics,
    southern_europe,
    united_kingdom,
    united_states,
)

KINDS: tuple[Kind, ...] = tuple(kind for file in FILES for kind in file.KINDS)

#: File (without ``.py``) of each kind; contacts and account numbers are found by code of their own.
STEM_OF = {kind.id: file.__name__.rpartition(".")[2] for file in FILES for kind in file.KINDS} | {
    "iban": "finance",
    "email-address": "contacts",
    "phone-number": "contacts",
    "ip-address": "contacts",
}
