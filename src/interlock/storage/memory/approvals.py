"""The approval queue in this process: for tests."""

import threading
from collections.abc import Sequence

from interlock.storage.approvals_port import APPROVED, DENIED, EXPIRED, KEEP, OPEN, PASS, SPENT, ApprovalStore, Request


class MemoryApprovalStore(ApprovalStore):
    """`ApprovalStore` in dictionaries."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._requests: dict[str, Request] = {}
        self._listeners: dict[str, tuple[str, float]] = {}

    def add(self, request: Request) -> Request:
        with self._lock:
            for known in self._requests.values():
                if known.digest == request.digest and known.state == OPEN and known.expires > request.created:
                    known.expires = max(known.expires, request.expires)
                    known.waited = request.waited
                    known.shown = request.shown
                    known.preview = request.preview
                    return _copy(known)
            self._requests[request.id] = _copy(request)
            return _copy(request)

    def get(self, id: str) -> Request | None:
        with self._lock:
            found = self._requests.get(id)
            return None if found is None else _copy(found)

    def decide(self, id: str, *, approve: bool, actor: str, reason: str, now: float, seal: str = "") -> Request | None:
        with self._lock:
            found = self._requests.get(id)
            if found is None or found.state != OPEN or found.expires <= now:
                return None
            found.state = APPROVED if approve else DENIED
            found.decided, found.actor, found.reason, found.seal = now, actor, reason, seal
            found.pass_until = now + PASS if approve else 0.0
            if not approve:
                found.shown = ""
            return _copy(found)

    def spend(self, digest: str, now: float) -> Request | None:
        with self._lock:
            usable = [
                known
                for known in self._requests.values()
                if known.digest == digest and known.state == APPROVED and known.pass_until > now
            ]
            if not usable:
                return None
            found = min(usable, key=lambda known: (known.decided, known.id))
            found.state, found.shown = SPENT, ""
            return _copy(found)

    def end(self, id: str, now: float) -> bool:
        with self._lock:
            found = self._requests.get(id)
            if found is None or found.state != OPEN:
                return False
            found.state, found.decided, found.shown = EXPIRED, now, ""
            return True

    def wait(self, id: str, until: float) -> None:
        with self._lock:
            found = self._requests.get(id)
            if found is not None:
                found.waited = until

    def requests(self, now: float, *, every: bool = False) -> Sequence[Request]:
        with self._lock:
            found = [_copy(known) for known in self._requests.values() if every or (known.state == OPEN and known.expires > now)]
        return sorted(found, key=lambda known: (known.created, known.id))

    def listen(self, name: str, kind: str, until: float) -> None:
        with self._lock:
            self._listeners[name] = (kind, until)

    def leave(self, name: str) -> None:
        with self._lock:
            self._listeners.pop(name, None)

    def listeners(self, now: float) -> Sequence[str]:
        with self._lock:
            return sorted(kind for kind, until in self._listeners.values() if until > now)

    def prune(self, now: float) -> int:
        with self._lock:
            for known in self._requests.values():
                late = known.expires if known.state == OPEN else known.pass_until if known.state == APPROVED else 0.0
                if late and late <= now:
                    known.state, known.decided, known.shown = EXPIRED, known.decided or late, ""
            old = [
                known.id for known in self._requests.values() if known.state not in (OPEN, APPROVED) and known.decided < now - KEEP
            ]
            for name in old:
                del self._requests[name]
            self._listeners = {name: entry for name, entry in self._listeners.items() if entry[1] > now}
            return len(old)

    def close(self) -> None:
        return None


def _copy(request: Request) -> Request:
    return Request(**{name: getattr(request, name) for name in Request.__slots__})
