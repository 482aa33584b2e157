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

BLOCKED_TITLE = "Blocked by your organization's policy"
UNAVAILABLE_TITLE = "Your organization's policy check is unavailable"
# INFERRED: the fixed texts below; the documents describe them without giving the words.
UNAVAILABLE_TEXT = "Your message could not be checked, so it was not sent. Try again later, or ask your administrator."
AGAIN_TEXT = "The match may be in the bot's memory or files, which a reset keeps. Ask your administrator, or remove it there."
PLAIN_FAILURE = "Something went wrong. Try again."
OLD_HINT = "Edit the message, or reset the conversation."
SLACK_TEXT = "This message was stopped by your organization's policy."
HELPER_TEXT = "The helper was stopped by policy."
ROUTINE_TEXT = "This run was stopped by your organization's policy."
ROUTINE_UNAVAILABLE = "This run could not be checked, so it was stopped."

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
        case "own_chat" | "mobile" | "shared_bot" | "old_desktop" | "api":
            return Notice(UNAVAILABLE_NOTICE, UNAVAILABLE_TITLE, (UNAVAILABLE_TEXT,))
        case "other_app":
            return Notice(UNAVAILABLE_NOTICE, UNAVAILABLE_TITLE)
        case "helper":
            return Notice(UNAVAILABLE_NOTICE, "", (HELPER_TEXT,))
        case "routine":
            return Notice(UNAVAILABLE_NOTICE, UNAVAILABLE_TITLE, (ROUTINE_UNAVAILABLE,), failed=True)
        case _:
            return Notice(UNAVAILABLE_NOTICE, "", (PLAIN_FAILURE,), failed=True)


def _blocked(surface: str, outcome: Outcome, *, roll_back: bool, again: bool) -> Notice:
    texts = _texts(outcome)
    match surface:
        case "own_chat" | "mobile" | "shared_bot" | "slack_dm" if again:
            return Notice(BLOCKED_NOTICE, BLOCKED_TITLE, (*texts, AGAIN_TEXT))
        case "own_chat" | "mobile" | "shared_bot":
            buttons = (EDIT, RESET) if roll_back else (RESET,)
            return Notice(BLOCKED_NOTICE, BLOCKED_TITLE, texts, buttons, confirms_reset=True)
        case "slack_dm":
            return Notice(BLOCKED_NOTICE, "", (SLACK_TEXT, *texts), (EDIT, RESET) if roll_back else (RESET,), confirms_reset=True)
        case "slack_channel":
            return Notice(BLOCKED_NOTICE, "", (SLACK_TEXT,), (EDIT, RESET) if roll_back else (RESET,), confirms_reset=True)
        case "old_desktop":
            return Notice(BLOCKED_NOTICE, "" if texts else BLOCKED_TITLE, (*texts, OLD_HINT))
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
            return Notice(BLOCKED_NOTICE, "", (PLAIN_FAILURE,), failed=True)


def _texts(outcome: Outcome) -> tuple[str, ...]:
    reason = outcome.checked.deny_reason if isinstance(outcome.checked, Deny) else None
    return tuple(text for text in (reason, outcome.blocked_message) if text)


def slack_blocks(notice: Notice, action_value: str) -> "list[dict[str, object]]":
    """Block Kit blocks of a notice. `action_value`: what the buttons send back, e.g. the id of the conversation."""
    made: list[dict[str, object]] = [
        {"type": "section", "text": {"type": "plain_text", "text": text[:3000], "emoji": False}}
        for text in (*((notice.title,) if notice.title else ()), *notice.paragraphs)
    ]
    labels = {EDIT: "Remove blocked message", RESET: "Reset"}
    buttons: list[dict[str, object]] = []
    for name in notice.buttons:
        button: dict[str, object] = {
            "type": "button",
            "action_id": f"interlock_{name}",
            "value": action_value,
            "text": {"type": "plain_text", "text": labels[name], "emoji": False},
        }
        if name == RESET and notice.confirms_reset:
            button["style"] = "danger"
            button["confirm"] = {
                "title": {"type": "plain_text", "text": "Reset this conversation?"},
                "text": {"type": "plain_text", "text": "Its messages are cleared. Memory, files and routines stay."},
                "confirm": {"type": "plain_text", "text": "Reset"},
                "deny": {"type": "plain_text", "text": "Cancel"},
            }
        buttons.append(button)
    if buttons:
        made.append({"type": "actions", "elements": buttons})
    return made
