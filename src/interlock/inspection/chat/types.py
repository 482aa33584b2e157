"""What the chat shows, its limits, and how it refuses."""

from msgspec import Struct

from interlock.inspection.sender import notices
from interlock.inspection.sender.notices import Notice
from interlock.model.errors import USAGE, InterlockError
from interlock.storage import chat_port

# Who speaks, and what became of it.
MEMBER, ASSISTANT, HELPER, SYSTEM = chat_port.MEMBER, chat_port.ASSISTANT, chat_port.HELPER, chat_port.SYSTEM
RUNNING, SENT, BLOCKED, UNAVAILABLE, FAILED = (
    chat_port.RUNNING,
    chat_port.SENT,
    chat_port.BLOCKED,
    chat_port.UNAVAILABLE,
    chat_port.FAILED,
)
DONE, STOPPED, SUCCEEDED = chat_port.DONE, chat_port.STOPPED, chat_port.SUCCEEDED

#: Surfaces on which a conversation can be held.
CONVERSATION_SURFACES = (
    notices.OWN_CHAT,
    notices.MOBILE,
    notices.SHARED_BOT,
    notices.GROUP,
    notices.SLACK_DM,
    notices.SLACK_CHANNEL,
    notices.OLD_DESKTOP,
    notices.OTHER_APP,
    notices.CHANNEL,
)

#: Characters of a message, of a helper's task and of a routine's prompt.
MAX_TEXT = 100_000
#: Characters of a title and of a routine's name.
MAX_TITLE = 120
MAX_NAME = 120
#: Characters of a note, and how many a member keeps.
MAX_NOTE = 4_000
MAX_NOTES = 50
#: Bytes of a file, characters of its name, and how many a member keeps.
MAX_FILE = 64 * 1024
MAX_FILE_NAME = 200
MAX_FILES = 20
#: Helpers of a conversation that run at once.
MAX_HELPERS = 3
#: Routines that a member keeps.
MAX_ROUTINES = 20
#: Characters that a surface's reference may have.
MAX_REFERENCE = 300
#: Conversations and messages of a page, at most.
MAX_PAGE = 200

UNTITLED = "New conversation"
#: What members are told while their team enforces verdicts, Shadow included.
CHECKED_TEXT = "Your organization checks the requests of this chat."
INTERRUPTED_TEXT = "The answer was interrupted. Try again."
INTERNAL_TEXT = "Something went wrong here. Try again."
HELPER_FAILED_TEXT = "The helper failed."
#: Stands for what cannot be decrypted, so that the rest is shown and this can be deleted.
SEALED_TEXT = "This cannot be opened. Delete it, or ask your administrator to restore vault.key."


class ChatError(InterlockError):
    """Something that a member cannot do. The message is for them."""

    exit_code = USAGE


class NotFoundError(ChatError):
    """There is no such thing, or it is another member's."""

    def __init__(self, what: str) -> None:
        super().__init__(f"there is no such {what}", help="reload the page")


class BusyError(ChatError):
    """A turn of the conversation runs."""

    def __init__(self) -> None:
        super().__init__("the last message is still being answered", help="wait for the answer, or reset the conversation")


class Conversation(Struct, frozen=True):
    """A conversation as a list shows it."""

    id: str
    """Opaque, safe in a URL."""
    title: str
    """Its title; `UNTITLED` before it has one."""
    surface: str
    """Where it is held."""
    created: float
    """Unix seconds."""
    updated: float
    """Unix seconds."""
    running: bool
    """Whether a message is being answered."""


class Message(Struct, frozen=True):
    """A message. All of its texts are plain: escape them."""

    id: str
    """Opaque, safe in a URL."""
    role: str
    """`MEMBER`, `ASSISTANT`, `HELPER` (what a helper has found) or `SYSTEM` (one line about the conversation)."""
    text: str
    """What was said."""
    at: float
    """Unix seconds."""
    state: str
    """`RUNNING`, `SENT`, `BLOCKED`, `UNAVAILABLE` (the check failed) or `FAILED` (the model did)."""
    notice: Notice | None = None
    """What is shown beneath a message that was stopped."""
    error: str = ""
    """What is shown beneath a message that failed."""
    task: str = ""
    """What a helper was asked."""
    summarised: bool = False
    """Whether a summary stands for it in what the model is sent now."""


class Helper(Struct, frozen=True):
    """A helper of a conversation."""

    id: str
    """Opaque."""
    task: str
    """What it was asked."""
    state: str
    """`RUNNING`, `DONE`, `STOPPED` (by policy) or `FAILED`."""
    started: float
    """Unix seconds."""
    ended: float
    """Unix seconds, 0 while it runs."""


class View(Struct, frozen=True):
    """A conversation as it is open."""

    conversation: Conversation
    """What a list shows of it."""
    messages: tuple[Message, ...]
    """A page of messages, oldest first."""
    earlier: int
    """What to pass as `before` for the page before, 0 when there is none."""
    buttons: tuple[str, ...]
    """`notices.EDIT` and `notices.RESET` as far as the last message's notice offers them now."""
    confirms_reset: bool
    """Whether that Reset asks first."""
    can_retry: bool
    """Whether the last message failed and can be tried again."""
    just_reset: bool
    """Whether it was reset and nothing was said since."""
    helpers: tuple[Helper, ...]
    """Its newest helpers, oldest first."""
    checked: bool
    """Whether the member's team checks requests (Shadow included): say so with `CHECKED_TEXT`."""
    draft: str = ""
    """Text of the message that was taken back last, until another is sent: for the box."""

    @property
    def running(self) -> bool:
        """Whether a message is being answered, or a helper runs: look again soon."""
        return self.conversation.running or any(helper.state == RUNNING for helper in self.helpers)


class Note(Struct, frozen=True):
    """A memory note."""

    id: str
    """Opaque."""
    text: str
    """What is kept."""
    created: float
    """Unix seconds."""


class File(Struct, frozen=True):
    """A file; its text is asked for on its own."""

    id: str
    """Opaque."""
    name: str
    """Its name, without a folder."""
    media_type: str
    """E.g. ``text/plain``."""
    size: int
    """Bytes."""
    created: float
    """Unix seconds."""


class Routine(Struct, frozen=True):
    """A routine."""

    id: str
    """Opaque."""
    name: str
    """What it is called."""
    prompt: str
    """What the model is sent."""
    schedule: str
    """``manual``, ``every 15 minutes``, ``every 2 hours`` or ``daily 08:30``."""
    on: bool
    """Whether it runs by itself."""
    due: float
    """When it runs next (Unix seconds), 0 for never by itself."""
    running: bool
    """Whether it runs now."""


class Run(Struct, frozen=True):
    """A run of a routine."""

    id: str
    """Opaque."""
    started: float
    """Unix seconds."""
    ended: float
    """Unix seconds, 0 while it runs."""
    state: str
    """`RUNNING`, `SUCCEEDED` or `FAILED`."""
    title: str
    """Heading: the routine's name, or what stopped it."""
    text: str
    """The answer, or the fixed text."""


class RoutineHistory(Struct, frozen=True):
    """A routine with its last runs."""

    routine: Routine
    """The routine."""
    runs: tuple[Run, ...]
    """Its last runs, the newest first."""


def checked_text(text: object, what: str, most: int) -> str:
    """A member's text, as it may be kept. Raises `ChatError`."""
    if not isinstance(text, str) or not text.strip():
        raise ChatError(f"{what} is empty", help="write something")
    # Forms end each line with two characters; a browser counts one.
    text = text.replace("\r\n", "\n")
    if len(text) > most:
        raise ChatError(f"{what} has {len(text):,} characters", help=f"at most {most:,} are allowed: shorten it")
    if "\0" in text:
        raise ChatError(f"{what} holds a NUL character", help="remove it")
    # Half of a surrogate pair cannot be stored; a browser sends none.
    return text.encode("utf-8", "replace").decode("utf-8")
