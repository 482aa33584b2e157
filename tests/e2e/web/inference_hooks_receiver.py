"""A real receiver on loopback for tests of the page, whose dashboard runs in another process."""

import asyncio
import threading
from pathlib import Path

from tests.e2e.sender.receiver import Authority, Behaviour, Receiver, Seen, answering


class LocalReceiver:
    """A receiver on a thread of its own; a context manager."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.authority = Authority()
        self._receiver = Receiver(self.authority.server_context(folder, "127.0.0.1"), answering())
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> "LocalReceiver":
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._receiver.__aenter__(), self._loop).result(30)
        return self

    def __exit__(self, *exc: object) -> None:
        asyncio.run_coroutine_threadsafe(self._receiver.__aexit__(), self._loop).result(30)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(30)
        self._loop.close()

    @property
    def url(self) -> str:
        return f"https://127.0.0.1:{self._receiver.port}/v1/hooks"

    @property
    def pem(self) -> str:
        return self.authority.pem

    @property
    def seen(self) -> list[Seen]:
        return self._receiver.seen

    def answer(self, behave: Behaviour) -> None:
        """How it answers from now on."""
        self._receiver.behave = behave
