"""The gate for code without an event loop: the same gate, on a loop in a thread of its own."""

import asyncio
import threading
from collections.abc import Callable

from interlock.inspection.sender.frame import Content
from interlock.inspection.sender.gate import InferenceGate
from interlock.inspection.sender.outcome import Outcome
from interlock.inspection.sender.teams import DEFAULT_TEAM


class BlockingGate:
    """Use it as a context manager; any thread may call `check`."""

    def __init__(self, make: Callable[[], InferenceGate]) -> None:
        self._make = make
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="interlock-gate", daemon=True)
        self._gate: InferenceGate | None = None

    def __enter__(self) -> "BlockingGate":
        self._thread.start()
        self._gate = asyncio.run_coroutine_threadsafe(self._open(), self._loop).result()
        return self

    def __exit__(self, *exc: object) -> None:
        assert self._gate is not None
        asyncio.run_coroutine_threadsafe(self._gate.__aexit__(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def check(self, content: Content, turn_id: str, *, team: str = DEFAULT_TEAM, ancillary: bool = False) -> Outcome:
        """As `InferenceGate.check`."""
        return asyncio.run_coroutine_threadsafe(
            self._opened().check(content, turn_id, team=team, ancillary=ancillary), self._loop
        ).result()

    def _opened(self) -> InferenceGate:
        if self._gate is None:
            raise RuntimeError("the gate is not open: use it in a with statement")
        return self._gate

    async def _open(self) -> InferenceGate:
        return await self._make().__aenter__()
