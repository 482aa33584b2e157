"""`/livez` and `/readyz`. Ready means: a canary is really found, the store takes a write, the journal commits, keys and policy are there."""

import asyncio
from collections.abc import Callable
from typing import Any

#: Seconds for one check.
CHECK_SECONDS = 2.0

Check = Callable[[], str]


class Health:
    """Named checks, each run on a thread with a timeout. A check answers "" when all is well, else one line without content."""

    def __init__(self, checks: dict[str, Check]) -> None:
        self._checks = checks
        self._running: dict[str, asyncio.Task[str]] = {}

    async def ready(self) -> tuple[bool, dict[str, Any]]:
        """(all well, {name: "ok" or the fault})."""
        results = await asyncio.gather(*(self._one(name) for name in self._checks))
        shown = {name: result or "ok" for name, result in zip(self._checks, results, strict=True)}
        return not any(results), shown

    async def _one(self, name: str) -> str:
        # A check that hangs is asked again only once it came back: probes must not pile up threads.
        task = self._running.get(name)
        if task is None or task.done():
            task = self._running[name] = asyncio.create_task(asyncio.to_thread(_quiet, self._checks[name]))
        try:
            return await asyncio.wait_for(asyncio.shield(task), CHECK_SECONDS)
        except TimeoutError:
            return f"no answer within {CHECK_SECONDS:g} s"


def _quiet(check: Check) -> str:
    try:
        return check()
    except Exception as exc:
        return f"failed ({type(exc).__name__})"
