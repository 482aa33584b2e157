"""What conversations, helpers and routines share: the store beside the event loop, sealing, the check in front of the model."""

import asyncio
import contextlib
import logging
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from interlock.inspection.chat import requests
from interlock.inspection.chat.models.base import Model
from interlock.inspection.chat.types import SEALED_TEXT, ChatError
from interlock.inspection.sender.gate import InferenceGate
from interlock.inspection.sender.outcome import Allow, Outcome
from interlock.model.errors import InterlockError
from interlock.storage.chat_port import ChatStore, ItemRow

#: Seconds without a sign of life after which a turn, a helper or a run counts as interrupted.
LEASE = 30.0

log = logging.getLogger("interlock.chat")

_T = TypeVar("_T")
_D = TypeVar("_D")


class StoppedError(Exception):
    """The check has stopped the request."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__()
        self.outcome = outcome


def new_id(kind: str) -> str:
    """An id that nobody can guess."""
    return f"{kind}_{uuid.uuid4().hex}"


class Core:
    """For one process and event loop."""

    def __init__(
        self,
        store: ChatStore,
        gate: InferenceGate,
        seal: Callable[[str, bytes], str],
        unseal: Callable[[str, str], bytes],
        model: Model,
        clock: Callable[[], float],
        team: str,
    ) -> None:
        self.store = store
        self.gate = gate
        self.model = model
        self.clock = clock
        self._seal = seal
        self._unseal = unseal
        self._team = team
        self._threads = ThreadPoolExecutor(2, "interlock-chat")

    async def call(self, work: Callable[..., _T], *args: Any, **named: Any) -> _T:
        """Run beside the event loop: the store, sealing, what is large."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: work(*args, **named))

    async def settle(self, work: Callable[..., object], *args: Any, **named: Any) -> None:
        """As `call`, for what ends in the background: when the store cannot be used, the lease runs out instead."""
        try:
            await self.call(work, *args, **named)
        except InterlockError as exc:
            log.error("the end could not be stored", extra={"fields": {"error": type(exc).__name__}})

    def close(self) -> None:
        """Let go of the threads."""
        self._threads.shutdown()

    def sealed(self, purpose: str, value: object) -> str:
        """A value as it is kept."""
        return self._seal(f"chat-{purpose}", msgspec.json.encode(value))

    def opened(self, purpose: str, blob: str, type: "type[_D]") -> _D:
        """What was sealed for that purpose. Raises `ChatError`."""
        try:
            return msgspec.json.decode(self._unseal(f"chat-{purpose}", blob), type=type)
        except (InterlockError, msgspec.MsgspecError) as exc:
            raise ChatError(
                "what is stored here cannot be opened", help="ask your administrator to restore vault.key, or delete it"
            ) from exc

    def shown(self, purpose: str, blob: str, type: "type[_D]", otherwise: _D) -> _D:
        """As `opened`, for what is shown; `otherwise` where it cannot be opened."""
        try:
            return self.opened(purpose, blob, type)
        except ChatError:
            return otherwise

    def team_of(self, member: str) -> str:
        """The team whose settings hold for a member: a given one, the one that they have selected, or the first; "" for none."""
        known = self.gate.known
        if self._team or known is None:
            return self._team
        chosen, teams = known.members.get(member, ""), {*known.teams, *known.unreadable}
        # Nobody slips past the check by never having chosen, or because their team was removed.
        return chosen if chosen in teams or not teams else min(teams)

    def is_checked(self, member: str) -> bool:
        """Whether requests of this member are sent to a receiver, Shadow included."""
        known = self.gate.known
        state = None if known is None else known.teams.get(self.team_of(member))
        return state is not None and state.settings.enforce and state.settings.covered and state.endpoint is not None

    async def ask(
        self,
        request: requests.Request,
        *,
        member: str,
        session: str,
        turn: str,
        allowed: "Callable[[], Awaitable[None]] | None" = None,
        checked: "Callable[[], None] | None" = None,
    ) -> str:
        """Check a request, then call the model. `allowed`: told when the receiver has allowed it; `checked`: when it may go on.

        Raises `StoppedError` or `ModelError`.
        """
        content = await self.call(requests.content, request, actor=member, session=session, model=self.model.name)
        outcome = await self.gate.check(content, turn, team=self.team_of(member))
        if not outcome.proceeds:
            raise StoppedError(outcome)
        if checked is not None:
            checked()
        if allowed is not None and isinstance(outcome.checked, Allow):
            await allowed()
        return await self.model.reply(request)

    async def attached(self, member: str, *, shown: bool = False) -> "tuple[Sequence[ItemRow], list[requests.Attached]]":
        """A member's notes and files, as they are stored and as a request has them.

        Raises `ChatError` for one that cannot be opened, unless they are only `shown`.
        """

        def read() -> "tuple[Sequence[ItemRow], list[requests.Attached]]":
            rows = self.store.items(member)
            sealed = requests.Attached("unreadable", "", SEALED_TEXT)
            if shown:
                return rows, [self.shown(f"item:{row.id}", row.body, requests.Attached, sealed) for row in rows]
            try:
                return rows, [self.opened(f"item:{row.id}", row.body, requests.Attached) for row in rows]
            except ChatError:
                raise ChatError(
                    "a note or a file cannot be opened", help="delete it, or ask your administrator to restore vault.key"
                ) from None

        return await self.call(read)


@contextlib.asynccontextmanager
async def kept_alive(renew: Callable[[], Awaitable[bool]]) -> AsyncIterator[None]:
    """Renew a lease while the block runs; the task is cancelled when what it works on is no longer its own."""
    task = asyncio.current_task()
    assert task is not None

    async def beat() -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            with contextlib.suppress(InterlockError):
                if not await renew():
                    task.cancel()
                    return

    beating = asyncio.create_task(beat())
    try:
        yield
    finally:
        beating.cancel()
        await asyncio.gather(beating, return_exceptions=True)
