"""What Slack sends, as far as the chat has to do with it: messages that address the bot, and clicks of its buttons.

Payloads are signed by Slack, and written by people: every field is looked at before it is used.
"""

import re
from typing import Any

from msgspec import Struct

from interlock.inspection.sender.notices import EDIT, RESET, SLACK_ACTION
from interlock.inspection.slack.text import mentions, plain, without_mention

_ID = re.compile(r"[A-Z0-9]{2,40}", re.ASCII)
_TS = re.compile(r"[0-9]{1,12}\.[0-9]{1,10}", re.ASCII)
_VALUE = re.compile(r"([a-z_0-9]{1,80}):([a-z_0-9]{1,80})", re.ASCII)
#: Kinds of messages that a person writes; the others are edits, joins and what other programs say.
_SUBTYPES = (None, "file_share", "thread_broadcast")


class Message(Struct, frozen=True):
    """A message to the bot."""

    event: str
    """Slack's id of the event; the same when it is tried again."""
    user: str
    """Who wrote it."""
    channel: str
    """Where."""
    ts: str
    """Its time, which is also its id in the channel."""
    thread: str
    """`ts` of the message that its thread hangs on, "" outside of one."""
    text: str
    """What it says, plain, without the mention of the bot."""
    direct: bool
    """Whether it is between that user and the bot alone."""

    @property
    def names(self) -> "tuple[str, ...]":
        """Under which it is taken on: a mention comes as two events."""
        return (f"event:{self.event}", f"message:{self.channel}:{self.ts}")

    @property
    def reference(self) -> str:
        """Its conversation: the whole of a direct one, or a thread."""
        return f"slack:{self.channel}" if self.direct else f"slack:{self.channel}:{self.thread or self.ts}"

    @property
    def answer_in(self) -> str:
        """The thread that is answered in, "" for none."""
        return self.thread if self.direct else self.thread or self.ts


class Click(Struct, frozen=True):
    """A click of one of our buttons."""

    user: str
    """Who clicked."""
    channel: str
    """Where."""
    ts: str
    """The message that holds the button."""
    thread: str
    """Its thread, "" outside of one."""
    at: str
    """When, as Slack writes it."""
    action: str
    """`notices.EDIT` or `notices.RESET`."""
    conversation: str
    """Id of the conversation."""
    message: str
    """Id of the member's message that was stopped."""

    @property
    def names(self) -> "tuple[str, ...]":
        """Under which it is taken on."""
        return (f"click:{self.channel}:{self.ts}:{self.user}:{self.at}",)


def button_value(conversation: str, message: str) -> str:
    """What a button sends back."""
    return f"{conversation}:{message}"


def message_of(payload: "dict[str, Any]") -> "Message | None":
    """The message of an ``event_callback`` that addresses the bot, None for all else."""
    event, event_id = payload.get("event"), payload.get("event_id")
    if not isinstance(event, dict) or not isinstance(event_id, str) or not _ID.fullmatch(event_id.upper()):
        return None
    kind, text = event.get("type"), event.get("text")
    if kind not in ("message", "app_mention") or event.get("subtype") not in _SUBTYPES:
        return None
    if event.get("bot_id") or event.get("bot_profile") or event.get("edited") or event.get("hidden"):
        return None
    bots = _bots(payload)
    user, channel, ts, thread = _id(event, "user"), _id(event, "channel"), _ts(event, "ts"), _ts(event, "thread_ts")
    if not user or not channel or not ts or user in bots or user == "USLACKBOT" or not isinstance(text, str):
        return None
    direct = event.get("channel_type") == "im" or ("channel_type" not in event and channel.startswith("D"))
    if not direct and kind == "message" and not mentions(text, bots):
        return None
    said = plain(without_mention(text, bots))
    return Message(event=event_id, user=user, channel=channel, ts=ts, thread=thread, text=said, direct=direct)


def click_of(payload: "dict[str, Any]") -> "Click | None":
    """The click of a ``block_actions`` payload, None for all else."""
    actions = payload.get("actions")
    if payload.get("type") != "block_actions" or not isinstance(actions, list) or len(actions) != 1:
        return None
    (action,) = actions
    user, channel, container = payload.get("user"), payload.get("channel"), payload.get("container")
    if not all(isinstance(part, dict) for part in (action, user, channel, container)):
        return None
    name = str(action.get("action_id")).removeprefix(SLACK_ACTION)
    value = _VALUE.fullmatch(str(action.get("value")))
    made = Click(
        user=_id(user, "id"),
        channel=_id(channel, "id"),
        ts=_ts(container, "message_ts"),
        thread=_ts(container, "thread_ts"),
        at=_ts(action, "action_ts"),
        action=name,
        conversation=value[1] if value else "",
        message=value[2] if value else "",
    )
    known = str(action.get("action_id")).startswith(SLACK_ACTION) and name in (EDIT, RESET)
    return made if known and value and made.user and made.channel and made.ts and made.at else None


def _bots(payload: "dict[str, Any]") -> "frozenset[str]":
    """The bot's own user, as the event's authorizations have it."""
    found = payload.get("authorizations")
    known = (one for one in found if isinstance(one, dict)) if isinstance(found, list) else ()
    return frozenset(_id(one, "user_id") for one in known if one.get("is_bot") is True) - {""}


def _id(fields: Any, name: str) -> str:
    value = fields.get(name)
    return value if isinstance(value, str) and _ID.fullmatch(value) else ""


def _ts(fields: Any, name: str) -> str:
    value = fields.get(name)
    return value if isinstance(value, str) and _TS.fullmatch(value) else ""
