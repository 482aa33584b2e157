"""One-time codes (RFC 6238: SHA-1, 6 digits, 30 seconds) that an answer of a person may need, with replay guard and rate limit.

The secret and what was used of it are sealed files of the state folder. A person who has lost the phone removes ``totp.json`` there
in a terminal of their own; for an agent that is a change of the guard's own files, which is denied.
"""

import base64
import hashlib
import hmac
import os
import time

from interlock.guard import sealed
from interlock.guard.faults import make_folder

FILE = "totp.json"
_USED = "totp-used.json"
LABEL = b"totp 1 "
_USED_LABEL = b"totp-used 1 "

STEP = 30
DIGITS = 6
#: Steps that a clock may be off, each way.
DRIFT = 1
#: Wrong codes in `WINDOW` seconds after which none is looked at any more.
TRIES = 5
WINDOW = 300.0

OK = "ok"
WRONG = "wrong"
USED = "used"
LOCKED = "locked"
DAMAGED = "damaged"

#: Characters of an account's name in a URI, escapes counted, so that it fits into a QR code of `qr.MOST` bytes.
_MOST_ACCOUNT = 24

#: What a person is told.
TEXTS = {
    WRONG: "that code is wrong",
    USED: "that code was used already: wait for the next one",
    LOCKED: f"{TRIES} wrong codes: none is taken for {WINDOW / 60:g} minutes",
    DAMAGED: f"the file {FILE} in the state folder is damaged or was not written here: see docs/approvals.md",
}


def new_secret() -> str:
    """160 random bits in base32."""
    return base64.b32encode(os.urandom(20)).decode("ascii")


def code_at(secret: str, step: int) -> str:
    """The code of one time step (RFC 4226 5.3). Raises ValueError for a secret that is not base32."""
    mac = hmac.digest(base64.b32decode(secret), step.to_bytes(8, "big"), hashlib.sha1)
    at = mac[-1] & 0x0F
    number = int.from_bytes(mac[at : at + 4], "big") & 0x7FFFFFFF
    return str(number % 10**DIGITS).zfill(DIGITS)


def step_of(secret: str, code: str, now: float) -> "int | None":
    """The time step that `code` belongs to, None when it belongs to none that is near `now`."""
    given = "".join(code.split()).encode("utf-8", "replace")
    here = int(now // STEP)
    found = None
    for step in range(here - DRIFT, here + DRIFT + 1):
        if hmac.compare_digest(code_at(secret, step).encode("ascii"), given):
            found = step
    return found


def uri(secret: str, account: str) -> str:
    """What an authenticator application reads from the QR code."""
    from urllib.parse import quote

    while len(quote(account, safe="")) > _MOST_ACCOUNT:
        account = account[:-1]
    return f"otpauth://totp/Interlock:{quote(account, safe='')}?secret={secret}&issuer=Interlock"


def enrolled(state: str) -> bool:
    """Whether answers need a code. A damaged file counts: then every code is refused with `DAMAGED`."""
    return os.path.lexists(os.path.join(state, FILE))


def enrol(state: str, secret: str, *, by: str, step: int) -> None:
    """Demand codes of `secret` from now on; `step` is the one that proved it. Raises OSError."""
    make_folder(state)
    with _Lock(state):
        _note(state, step, [])
        sealed.write(state, os.path.join(state, FILE), LABEL, {"secret": secret, "at": time.time(), "by": by})


def remove(state: str) -> None:
    """Demand codes no more. Raises OSError."""
    for name in (FILE, _USED):
        try:
            os.unlink(os.path.join(state, name))
        except FileNotFoundError:
            pass


def check(state: str, code: str, now: float) -> str:
    """`OK` once for each code, else the reason. Raises OSError when the use cannot be noted."""
    with _Lock(state):
        entry = sealed.read(state, os.path.join(state, FILE), LABEL)
        secret = entry.get("secret") if isinstance(entry, dict) else None
        if not isinstance(secret, str):
            return DAMAGED
        last, failures = _used(state)
        failures = [at for at in failures if now - WINDOW < at <= now]
        if len(failures) >= TRIES:
            return LOCKED
        step = step_of(secret, code, now)
        if step is None:
            _note(state, last, [*failures, now])
            return WRONG
        if step <= last:
            return USED
        _note(state, step, [])
        return OK


def _used(state: str) -> "tuple[int, list[float]]":
    path = os.path.join(state, _USED)
    entry = sealed.read(state, path, _USED_LABEL)
    if isinstance(entry, dict):
        step, failures = entry.get("step"), entry.get("failures")
        if isinstance(step, int) and isinstance(failures, list):
            return step, [float(at) for at in failures if isinstance(at, (int, float))]
    # Removed or damaged: what was used is not known, so nothing up to now is taken.
    return int(time.time() // STEP), []


def _note(state: str, step: int, failures: "list[float]") -> None:
    sealed.write(state, os.path.join(state, _USED), _USED_LABEL, {"step": step, "failures": failures})


class _Lock:
    """One check at a time: two processes must not both find the same code unused."""

    def __init__(self, state: str) -> None:
        self._path = os.path.join(state, "totp.lock")
        self._file = -1

    def __enter__(self) -> None:
        self._file = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(self._file, msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(self._file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        os.close(self._file)
