"""What members see of a stopped request, on every surface (reference of the protocol, 1.16)."""

from msgspec import Struct

from interlock.inspection.sender.outcome import BLOCKED_NOTICE, UNAVAILABLE_NOTICE, Deny, Outcome

# Surfaces.
OWN_CHAT = "own_chat"
MOBILE = "mobile"
SHARED_BOT = "shared_bot"
SHARED_BOT_OWNER = "shared_bot_owner"
GROUP = "group"
SLACK_DM = "slack_dm"
SLACK_CHANNEL = "slack_channel"
OLD_DESKTOP = "old_desktop"
OTHER_APP = "other_app"
HELPER = "helper"
ROUTINE = "routine"
CHANNEL = "channel"
API = "api"
SURFACES = (
    OWN_CHAT,
    MOBILE,
    SHARED_BOT,
    SHARED_BOT_OWNER,
    GROUP,
    SLACK_DM,
    SLACK_CHANNEL,
    OLD_DESKTOP,
    OTHER_APP,
    HELPER,
    ROUTINE,
    CHANNEL,
    API,
)

# Buttons.
EDIT = "edit"
RESET = "reset"

# Titles and labels: the documents' own.
BLOCKED_TITLE = "Blocked by your organization's policy"
UNAVAILABLE_TITLE = "Your organization's policy check is unavailable"
FAILED_TITLE = "Bot failed to respond"
EDIT_LABEL = "Remove blocked message"
RESET_LABEL = "Reset"

# Fixed texts: what the documents say in each place, in our own sentences.
LATER_TEXT = "Please try again later. If it goes on, ask your administrator."
UNAVAILABLE_TEXT = f"A policy check has to finish before the model may answer, and this one did not finish. {LATER_TEXT}"
AGAIN_TEXT = (
    "What is blocked may be in the bot's memory or files, which a reset keeps. Remove it there, or ask your administrator for help."
)
DIFFERENT_TEXT = "Please send something different. If it goes on, ask your administrator."
FAILED_TEXT = f"{BLOCKED_TITLE}. {DIFFERENT_TEXT}"
OLD_HINT = "Please send something different. If it goes on, start a new chat."
SLACK_TEXT = "Your organization's policy has blocked this conversation: there is no answer."
HELPER_TEXT = "Your organization's policy stopped the helper."

# INFERRED: the documents say that there is a fixed text, and not what is in it.
PLAIN_FAILURE = "Something went wrong. Try again."
ROUTINE_TEXT = "This run was stopped by your organization's policy."
ROUTINE_UNAVAILABLE = "This run could not be checked, so it was stopped."
CONFIRM_TITLE = "Reset this conversation?"
CONFIRM_TEXT = "Its messages are cleared and its helpers stop. Memory, files, routines and settings stay."
CONFIRM_NO = "Cancel"

#: Characters of a section's text in Block Kit, and what the ids of our buttons begin with.
SLACK_SECTION = 3_000
SLACK_ACTION = "interlock_"

CODES = {BLOCKED_NOTICE: "blocked_by_policy", UNAVAILABLE_NOTICE: "policy_check_unavailable"}


class Notice(Struct, frozen=True):
    """What a surface shows."""

    kind: str
    """``blocked`` or ``unavailable``."""
    title: str = ""
    """Heading, "" for none."""
    paragraphs: tuple[str, ...] = ()
    """Text below it; plain, to be escaped by whatever shows it."""
    buttons: tuple[str, ...] = ()
    """`EDIT` and `RESET`, in that order."""
    confirms_reset: bool = False
    """Whether Reset asks first."""
    failed: bool = False
    """Whether the surface shows a plain failure instead."""

    @property
    def code(self) -> str:
        """A code for programs."""
        return CODES[self.kind]

    @property
    def plain(self) -> str:
        """As one text, paragraphs apart."""
        return "\n\n".join((*((self.title,) if self.title else ()), *self.paragraphs))


def render(surface: str, outcome: Outcome, *, roll_back: bool = True, again: bool = False) -> Notice | None:
    """The notice of a stopped request on a surface; None where nothing is shown, or nothing was stopped.

    `roll_back`: whether there is a point before the message to go back to. `again`: blocked right after a reset.
    Raises ValueError for an unknown surface.
    """
    if surface not in SURFACES:
        raise ValueError(surface)
    kind = outcome.decision.notice
    if not kind or surface == CHANNEL:
        return None
    if kind == UNAVAILABLE_NOTICE:
        return _unavailable(surface)
    return _blocked(surface, outcome, roll_back=roll_back, again=again)


def _unavailable(surface: str) -> Notice | None:
    match surface:
        case "own_chat" | "shared_bot" | "old_desktop" | "api":
            return Notice(UNAVAILABLE_NOTICE, UNAVAILABLE_TITLE, (UNAVAILABLE_TEXT,))
        case "mobile":
            return Notice(UNAVAILABLE_NOTICE, UNAVAILABLE_TITLE, (LATER_TEXT,))
        case "other_app":
            return Notice(UNAVAILABLE_NOTICE, UNAVAILABLE_TITLE)
        case "helper":
            return Notice(UNAVAILABLE_NOTICE, "", (HELPER_TEXT,))
        case "routine":
            return Notice(UNAVAILABLE_NOTICE, UNAVAILABLE_TITLE, (ROUTINE_UNAVAILABLE,), failed=True)
        case "slack_dm" | "slack_channel":
            # Slack has an error reply of its own, and no notice.
            return Notice(UNAVAILABLE_NOTICE, "", (PLAIN_FAILURE,), failed=True)
        case _:
            return Notice(UNAVAILABLE_NOTICE, FAILED_TITLE, (PLAIN_FAILURE,), failed=True)


def _blocked(surface: str, outcome: Outcome, *, roll_back: bool, again: bool) -> Notice:
    texts = _texts(outcome)
    buttons = (EDIT, RESET) if roll_back else (RESET,)
    match surface:
        case "own_chat" | "mobile" | "shared_bot" if again:
            return Notice(BLOCKED_NOTICE, BLOCKED_TITLE, (*texts, AGAIN_TEXT))
        case "own_chat" | "mobile" | "shared_bot":
            return Notice(BLOCKED_NOTICE, BLOCKED_TITLE, texts, buttons, confirms_reset=True)
        case "slack_dm" | "slack_channel":
            # Others read along in a channel and in a group's messages: neither reason nor message.
            shown = (SLACK_TEXT, *texts) if surface == SLACK_DM else (SLACK_TEXT,)
            if again:
                return Notice(BLOCKED_NOTICE, "", (*shown, AGAIN_TEXT))
            return Notice(BLOCKED_NOTICE, "", shown, buttons, confirms_reset=True)
        case "old_desktop":
            return Notice(BLOCKED_NOTICE, "", (*texts, OLD_HINT)) if texts else Notice(BLOCKED_NOTICE, "", (FAILED_TEXT,))
        case "api":
            return Notice(BLOCKED_NOTICE, BLOCKED_TITLE, texts)
        case "other_app":
            return Notice(BLOCKED_NOTICE, BLOCKED_TITLE)
        case "helper":
            return Notice(BLOCKED_NOTICE, "", (HELPER_TEXT,))
        case "routine":
            return Notice(BLOCKED_NOTICE, BLOCKED_TITLE, (ROUTINE_TEXT,), failed=True)
        case _:
            # Groups, other people's chats, the owner of a shared bot: that it failed, and no reason.
            return Notice(BLOCKED_NOTICE, FAILED_TITLE, (FAILED_TEXT,), failed=True)


def _texts(outcome: Outcome) -> tuple[str, ...]:
    reason = outcome.checked.deny_reason if isinstance(outcome.checked, Deny) else None
    return tuple(text for text in (reason, outcome.blocked_message) if text)


def slack_blocks(notice: Notice, action_value: str) -> "list[dict[str, object]]":
    """Block Kit blocks of a notice. `action_value`: what the buttons send back, e.g. the id of the conversation (at most 2,000 characters).

    Texts are plain: nothing in them is read as a mention or a link.
    """
    made: list[dict[str, object]] = [
        {"type": "section", "text": _plain(text[:SLACK_SECTION])} for text in (notice.title, *notice.paragraphs) if text.strip()
    ]
    labels = {EDIT: EDIT_LABEL, RESET: RESET_LABEL}
    buttons: list[dict[str, object]] = []
    for name in notice.buttons:
        button: dict[str, object] = {
            "type": "button",
            "action_id": f"{SLACK_ACTION}{name}",
            "value": action_value,
            "text": _plain(labels[name]),
        }
        if name == RESET and notice.confirms_reset:
            button["style"] = "danger"
            button["confirm"] = {
                "title": _plain(CONFIRM_TITLE),
                "text": _plain(CONFIRM_TEXT),
                "confirm": _plain(RESET_LABEL),
                "deny": _plain(CONFIRM_NO),
            }
        buttons.append(button)
    if buttons:
        made.append({"type": "actions", "elements": buttons})
    return made


def _plain(text: str) -> "dict[str, object]":
    return {"type": "plain_text", "text": text, "emoji": False}
