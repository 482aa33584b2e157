"""What a session remembers of the secrets that it read: keyed fingerprints in a small locked file, never values.

Folder ``<state>/fingerprints`` (0700): ``.key`` (32 random bytes, 0600) and one file a conversation (0600). A file is a mark and records: kind (one byte), length of
the content (4 bytes, little endian), time (4 bytes, seconds since 1970), content. Kinds:

``V`` a value: its id (8), its kind and its source (a length byte and text each), then a form after the other: characters of a window (1), number
      of windows (2), six bytes each.
``H`` a host that stood beside values: 6 bytes. What goes there goes where the secret belongs.
``S`` a file as it was when it was read: 8 bytes of its path, size and time, so that it is not read again.

Writers hold an exclusive lock and readers a shared one; a torn record of a killed writer is passed over and written over.
"""

import sys
import time

from interlock.guard import fingerprint_forms as shapes
from interlock.guard.facts import FINGERPRINTS as FOLDER
from interlock.guard.faults import make_folder

if sys.version_info >= (3, 12):
    from _sha2 import sha256
else:
    from _sha256 import sha256

if sys.platform == "win32":
    import msvcrt
    import nt as system
else:
    import fcntl
    import posix as system

KEY = ".key"
#: Largest file of a conversation in bytes; the oldest records make room.
MAX_BYTES = 393_216
#: Seconds after which a record no longer counts, and a file that nobody wrote to is removed.
MAX_AGE = 7 * 86_400
#: Conversations kept.
MAX_FILES = 256
#: A value counts as whole from this share of its forms' characters on, and as a part from this many characters of one form on.
WHOLE = 0.75
PART = 14

_MARK = b"ILKFP1\n\0"
_FLAGS = getattr(system, "O_CLOEXEC", 0) | getattr(system, "O_BINARY", 0) | getattr(system, "O_NOFOLLOW", 0)

#: Beginning of a detector's id -> ends of the hosts that issue such a value: sent there it is only used.
ISSUERS: dict[str, tuple[str, ...]] = {
    "anthropic": ("anthropic.com",),
    "cloudflare": ("cloudflare.com",),
    "digitalocean": ("digitalocean.com",),
    "discord": ("discord.com",),
    "github": ("github.com", "githubusercontent.com", "ghcr.io"),
    "gitlab": ("gitlab.com",),
    "google": ("googleapis.com",),
    "grafana": ("grafana.net", "grafana.com"),
    "huggingface": ("huggingface.co",),
    "linear": ("linear.app",),
    "notion": ("notion.com", "notion.so"),
    "openai": ("openai.com",),
    "sendgrid": ("sendgrid.com",),
    "slack": ("slack.com",),
    "stripe": ("stripe.com",),
    "twilio": ("twilio.com",),
    "vercel": ("vercel.com",),
}


class Match:
    """A known secret that stands in a text."""

    __slots__ = ("kind", "source", "whole")

    def __init__(self, source: str, kind: str, whole: bool) -> None:
        self.source = source
        """Name of the file that it was read from, or ""."""
        self.kind = kind
        """Detector id, ``assignment`` or ``url-password``."""
        self.whole = whole
        """Whether all of it stands there."""


class Session:
    """The fingerprints of one conversation, as read from its file."""

    __slots__ = ("_counts", "_text", "forms", "hosts", "ids", "key", "known", "sources", "values")

    def __init__(self, key: bytes) -> None:
        self.key = key
        self._text = ""
        self._counts: dict[int, int] = {}
        self.values: list[tuple[str, str]] = []
        """(source, kind) of each value."""
        self.forms: list[tuple[int, int, int]] = []
        """(value number, characters, characters of a window) of each form."""
        self.known: dict[int, dict[bytes, tuple[int, int]]] = {}
        """Characters of a window -> fingerprint -> (form number, place in the form)."""
        self.ids: set[bytes] = set()
        self.hosts: set[bytes] = set()
        self.sources: set[bytes] = set()

    def matches(self, text: str, host: str = "") -> "list[Match]":
        """The secrets in a text that `host` ("": not known) is not the right place for; each value once."""
        if not self.values or (host and self.owns(host)):
            return []
        shares: dict[int, float] = {}
        parts: set[int] = set()
        if text != self._text:
            # One text is asked about for each of its receivers.
            self._text, self._counts = text, shapes.found_in(text, self.key, self.known)
        for number, count in self._counts.items():
            value, length, size = self.forms[number]
            # Eight letters are never proof enough for a deny. Line breaks inside of a value spread it over the alignments of base64.
            if size == shapes.WINDOW:
                shares[value] = shares.get(value, 0.0) + count / length
            if count >= PART or count >= WHOLE * length:
                parts.add(value)
        found: list[Match] = []
        for value in sorted(parts):
            source, kind = self.values[value]
            if not issued_by(kind, host):
                found.append(Match(source, kind, shares.get(value, 0.0) >= WHOLE))
        return found

    def owns(self, host: str) -> bool:
        """Whether the host stood beside the secrets."""
        return shapes.fingerprint(self.key, b"host\0" + host.lower().encode("utf-8", "replace")) in self.hosts


def issued_by(kind: str, host: str) -> bool:
    """Whether a host belongs to the service that issued this kind of secret."""
    ends = ISSUERS.get(kind.partition("-")[0], ())
    return any(host == end or host.endswith("." + end) for end in ends)


def load(state: str, path: str) -> "Session | None":
    """The session of a file of `facts.session_file`; None when nothing was learned there. Raises OSError."""
    try:
        file = system.open(path, system.O_RDONLY | _FLAGS)
    except FileNotFoundError:
        return None
    try:
        _lock(file, shared=True)
        data = _read(file)
    finally:
        system.close(file)
    session = Session(_key(state + "/" + FOLDER))
    _fill(session, _records(data)[0])
    return session


def learn(state: str, path: str, text: str, *, source: str = "", secret_file: bool = False, stamp: str = "") -> int:
    """Remember the secrets of a text that the agent gets to see; the number of new ones. Raises OSError.

    `path`: of `facts.session_file`. `source`: a file's name for the person. `secret_file`: assignments count too, not only what detectors know.
    `stamp`: identifies the state of the file, so that it is not read again (`seen`).
    """
    from interlock.guard.fingerprint_values import find

    values, hosts = find(text, secret_file=secret_file)
    if not values:
        return 0
    folder = state + "/" + FOLDER
    make_folder(folder)
    key = _key(folder)
    now = int(time.time())
    file = _open_locked(path)
    try:
        data = _read(file)
        records, whole = _records(data)
        known = Session(key)
        _fill(known, records)
        fresh: list[bytes] = []
        count = 0
        for value in values:
            identity = sha256(key + b"id\0" + value.text.encode("utf-8", "replace")).digest()[:8]
            if identity in known.ids:
                continue
            known.ids.add(identity)
            count += 1
            body = identity + _text(value.kind) + _text(source)
            for form in shapes.forms(value.text):
                size, marks = shapes.windows(form, key)
                body += bytes((size,)) + len(marks).to_bytes(2, "little") + b"".join(marks)
            fresh.append(_record(b"V", now, body))
        for host in hosts:
            mark = shapes.fingerprint(key, b"host\0" + host.encode("utf-8", "replace"))
            if mark not in known.hosts:
                known.hosts.add(mark)
                fresh.append(_record(b"H", now, mark))
        if stamp:
            mark = _stamp(key, stamp)
            if mark not in known.sources:
                fresh.append(_record(b"S", now, mark))
        if fresh:
            _append(file, data, records, whole, fresh, now)
        created = not data
    finally:
        system.close(file)
    if created:
        collect(state, now)
    return count


def seen(state: str, path: str, stamp: str) -> bool:
    """Whether the file of this stamp was learned before in this session. Raises OSError."""
    session = load(state, path)
    return session is not None and _stamp(session.key, stamp) in session.sources


def collect(state: str, now: int) -> None:
    """Remove the files of conversations that are over: older than `MAX_AGE`, and the oldest beyond `MAX_FILES`."""
    folder = state + "/" + FOLDER
    found: list[tuple[float, str]] = []
    try:
        with system.scandir(folder) as entries:
            for entry in entries:
                if entry.name != KEY:
                    found.append((entry.stat(follow_symlinks=False).st_mtime, entry.path))
    except OSError:
        return
    found.sort(reverse=True)
    for number, (changed, path) in enumerate(found):
        if changed < now - MAX_AGE or number >= MAX_FILES:
            try:
                system.unlink(path)
            except OSError:
                continue


def _append(file: int, data: bytes, records: "list[tuple[bytes, int, bytes]]", whole: int, fresh: "list[bytes]", now: int) -> None:
    """Add records behind the last whole one, or write all anew without the oldest where they would not fit."""
    add = b"".join(fresh)
    stale = any(at < now - MAX_AGE for _, at, _ in records)
    if not stale and whole + len(add) <= MAX_BYTES:
        start = whole
        if not whole:
            add = _MARK + add
        if len(data) > whole:
            system.ftruncate(file, whole)
    else:
        kept: list[bytes] = []
        room = MAX_BYTES - len(_MARK) - len(add)
        for kind, at, body in reversed(records):
            one = _record(kind, at, body)
            if at >= now - MAX_AGE and len(one) <= room:
                room -= len(one)
                kept.append(one)
        # Cut first: a writer that dies here leaves an empty file, not old records behind new ones.
        system.ftruncate(file, 0)
        start = 0
        add = _MARK + b"".join(reversed(kept)) + add
    system.lseek(file, start, 0)
    while add:
        add = add[system.write(file, add) :]


def _record(kind: bytes, at: int, body: bytes) -> bytes:
    return kind + len(body).to_bytes(4, "little") + at.to_bytes(4, "little") + body


def _records(data: bytes) -> "tuple[list[tuple[bytes, int, bytes]], int]":
    """(kind, time, content) of every whole record, and where the last one ends; nothing of a file that is not ours."""
    if not data.startswith(_MARK):
        return [], 0
    found: list[tuple[bytes, int, bytes]] = []
    at = len(_MARK)
    while at + 9 <= len(data):
        size = int.from_bytes(data[at + 1 : at + 5], "little")
        end = at + 9 + size
        if end > len(data) or data[at : at + 1] not in (b"V", b"H", b"S"):
            break
        found.append((data[at : at + 1], int.from_bytes(data[at + 5 : at + 9], "little"), data[at + 9 : end]))
        at = end
    return found, at


def _fill(session: Session, records: "list[tuple[bytes, int, bytes]]") -> None:
    oldest = int(time.time()) - MAX_AGE
    for kind, at, body in records:
        if at < oldest:
            continue
        if kind == b"H":
            session.hosts.add(body)
        elif kind == b"S":
            session.sources.add(body)
        else:
            _fill_value(session, body)


def _fill_value(session: Session, body: bytes) -> None:
    session.ids.add(body[:8])
    at = 8
    kind = body[at + 1 : at + 1 + body[at]]
    at += 1 + body[at]
    source = body[at + 1 : at + 1 + body[at]]
    at += 1 + body[at]
    session.values.append((source.decode("utf-8", "replace"), kind.decode("utf-8", "replace")))
    while at + 3 <= len(body):
        size = body[at]
        count = int.from_bytes(body[at + 1 : at + 3], "little")
        at += 3
        number = len(session.forms)
        session.forms.append((len(session.values) - 1, count + size - 1, size))
        table = session.known.setdefault(size, {})
        for place in range(count):
            table[body[at : at + shapes.SIZE]] = (number, place)
            at += shapes.SIZE


def _text(text: str) -> bytes:
    data = text.encode("utf-8", "replace")[:64]
    return bytes((len(data),)) + data


def _stamp(key: bytes, stamp: str) -> bytes:
    found: bytes = sha256(key + b"source\0" + stamp.encode("utf-8", "surrogatepass")).digest()[:8]
    return found


def _key(folder: str) -> bytes:
    """The key, made on first use: linked into place whole, so that of several makers one wins."""
    path = folder + "/" + KEY
    for _ in range(2):
        try:
            file = system.open(path, system.O_RDONLY | _FLAGS)
        except FileNotFoundError:
            aside = path + "." + str(system.getpid()) + "." + str(time.monotonic_ns())
            file = system.open(aside, system.O_WRONLY | system.O_CREAT | system.O_EXCL | _FLAGS, 0o600)
            try:
                system.write(file, system.urandom(32))
            finally:
                system.close(file)
            try:
                system.link(aside, path)
            except FileExistsError:
                pass
            finally:
                system.unlink(aside)
            continue
        try:
            key = system.read(file, 64)
        finally:
            system.close(file)
        if len(key) == 32:
            return key
        raise OSError("the fingerprints' key is damaged")
    raise OSError("the fingerprints' key cannot be made")


def _read(file: int) -> bytes:
    parts: list[bytes] = []
    left = MAX_BYTES
    while left > 0:
        part = system.read(file, left)
        if not part:
            break
        parts.append(part)
        left -= len(part)
    return b"".join(parts)


def _open_locked(path: str) -> int:
    """The conversation's file with the exclusive lock held; opened again if it was removed while waiting."""
    while True:
        file = system.open(path, system.O_RDWR | system.O_CREAT | _FLAGS, 0o600)
        try:
            _lock(file, shared=False)
            if system.fstat(file).st_nlink:
                return file
        except BaseException:
            system.close(file)
            raise
        system.close(file)


if sys.platform == "win32":
    #: A byte that no record reaches: Windows locks are mandatory for what they cover.
    _LOCK_AT = 1 << 30

    def _lock(file: int, *, shared: bool) -> None:  # noqa: ARG001 - Windows knows one kind
        system.lseek(file, _LOCK_AT, 0)
        msvcrt.locking(file, msvcrt.LK_LOCK, 1)
        system.lseek(file, 0, 0)

else:

    def _lock(file: int, *, shared: bool) -> None:
        fcntl.flock(file, fcntl.LOCK_SH if shared else fcntl.LOCK_EX)
