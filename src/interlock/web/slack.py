"""Slack in a process of the gateway: its requests on the public listener, its answers by the Web API."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable

from msgspec import Struct

from interlock import wiring
from interlock.config.vault import Vault
from interlock.inspection.chat.types import ChatError
from interlock.inspection.gateway.upstream import Upstream
from interlock.inspection.sender.gate import InferenceGate
from interlock.inspection.slack.app import PREFIX, Receive, Scope, Send, SlackApp
from interlock.inspection.slack.bot import Bot
from interlock.inspection.slack.web_api import WebApi
from interlock.web.chat import ChatSettings, open_chat

App = Callable[[Scope, Receive, Send], Awaitable[None]]

#: Seconds that answers in the making get at the end, and then those that tell of their interruption.
DRAIN_SECONDS = 15.0
_LAST_SECONDS = 5.0


class SlackSettings(Struct, frozen=True):
    """What a command was told about Slack. Holds secrets: never logged."""

    secret: str
    """Signing secret of the app."""
    api: Upstream
    """Its Web API with the bot's token."""
    chat: ChatSettings = ChatSettings()
    """The chat that answers."""

    def __repr__(self) -> str:
        return f"SlackSettings({self.api!r})"


@contextlib.asynccontextmanager
async def beside(
    app: App,
    state: str,
    settings: SlackSettings,
    gate: InferenceGate,
    vault: Vault,
    clock: Callable[[], float] = time.time,
) -> AsyncIterator[App]:
    """An application that serves Slack's paths, and everything else by `app`. At the end it waits for answers in the making."""

    with (
        contextlib.closing(wiring.open_account_store(state)) as accounts,
        contextlib.closing(wiring.open_slack_store(state)) as store,
    ):

        async def admit(member: str) -> None:
            account = await asyncio.to_thread(accounts.account, member.lower())
            if account is not None and account.disabled:
                raise ChatError("your account is disabled", help="ask your administrator")

        api = WebApi(settings.api)
        bot: Bot | None = None
        try:
            async with open_chat(state, settings.chat, gate, vault, clock) as chat:
                bot = Bot(chat, store, api, admit, clock)
                slack = SlackApp(bot, settings.secret, clock)

                async def both(scope: Scope, receive: Receive, send: Send) -> None:
                    served = slack if scope["type"] == "http" and scope["path"].startswith(PREFIX) else app
                    await served(scope, receive, send)

                try:
                    yield both
                finally:
                    await bot.drain(DRAIN_SECONDS)
        finally:
            if bot is not None:
                # The chat has ended what still ran; who waits for it is told.
                await bot.drain(_LAST_SECONDS)
                await bot.cancel()
            await api.close()
