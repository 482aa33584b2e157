"""What a page of the dashboard is made of: a `Page` in `pages/<name>.py`, its actions, and the `View` that an action is given."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from interlock.model.errors import USAGE, InterlockError
from interlock.storage.accounts_port import ADMIN, ROLES, VIEWER
from interlock.web.auth.sessions import Signed

if TYPE_CHECKING:
    from interlock.web.dashboard import Dashboard

#: Every role: the chat, the own account.
EVERYBODY = frozenset(ROLES)
#: Roles that may read what an administrator sees.
READERS = frozenset((ADMIN, VIEWER))
#: Roles that may change it.
ADMINS = frozenset((ADMIN,))


class View:
    """One request to a page: who asks, what they sent, and how to answer."""

    __slots__ = ("dashboard", "form", "page", "request", "signed", "token")

    def __init__(
        self,
        dashboard: "Dashboard",
        page: "Page",
        request: Request,
        signed: Signed | None,
        form: Mapping[str, str],
        token: str = "",
    ) -> None:
        self.dashboard = dashboard
        """Stores and settings."""
        self.page = page
        """The page that was asked for."""
        self.request = request
        """The request; `path_params` holds what its path names."""
        self.signed = signed
        """Who is signed in; None only on public actions."""
        self.form = form
        """Fields of the form that was sent: the last value of each name; empty for GET."""
        self.token = token
        """The session token that the browser sent, "" without one."""

    @property
    def account(self) -> str:
        """Name of the account that is signed in."""
        assert self.signed is not None
        return self.signed.account.name

    @property
    def is_admin(self) -> bool:
        """Whether changes may be offered."""
        return self.signed is not None and self.signed.account.role == ADMIN

    @property
    def is_fragment(self) -> bool:
        """Whether htmx asks, which needs a part of the page only."""
        return self.request.headers.get("hx-request") == "true"

    @property
    def address(self) -> str:
        """The peer's address; that of a proxy where there is one, for what a proxy's header says anybody can say."""
        return self.request.client.host if self.request.client else ""

    @property
    def now(self) -> float:
        """Unix seconds."""
        return self.dashboard.clock()

    def query(self, name: str, most: int = 200) -> str:
        """A parameter of the address, stripped, "" when missing, cut to `most` characters."""
        return self.request.query_params.get(name, "")[:most].strip()

    def number(self, name: str, default: int = 0) -> int:
        """A parameter of the address as a number from 0 on; `default` when it is none."""
        text = self.query(name, 18)
        return int(text) if text.isascii() and text.isdigit() else default

    def text(self, name: str, most: int = 1_000) -> str:
        """A form field, stripped, "" when missing. Raises `InterlockError` for more than `most` characters."""
        value = self.form.get(name, "").strip()
        if len(value) > most:
            raise InterlockError(f"'{name}' is longer than {most} characters", help="shorten it and send it again", exit_code=USAGE)
        return value

    def part(self, name: str) -> str:
        """What the path has in place of ``{name}``."""
        return str(self.request.path_params[name])

    def render(self, template: str, status: int = 200, **context: Any) -> Response:
        """A template of `templates/` as the answer. It sees `view` and `page` besides the context."""
        html = self.dashboard.templates.get_template(template).render(view=self, page=self.page, **context)
        return HTMLResponse(html, status)

    def see_other(self, path: str, done: str = "") -> Response:
        """Go to another page of ours, which says by the code `done` what has happened (`NOTICES` of its page)."""
        return RedirectResponse(f"{path}{'&' if '?' in path else '?'}done={quote(done)}" if done else path, 303)

    def notice(self) -> str:
        """What has just happened, in words; "" for nothing or an unknown code."""
        return self.page.notices.get(self.query("done", 40), "")


Handler = Callable[[View], Response | Awaitable[Response]]


class Action(Struct, frozen=True):
    """Something that a page answers."""

    method: str
    """``GET`` or ``POST``. A GET changes nothing."""
    path: str
    """Its path; ``{name}`` stands for a part without a slash."""
    handler: Handler
    """Plain functions run on a thread, coroutine functions on the event loop."""
    roles: frozenset[str] = READERS
    """Who may do it."""
    public: bool = False
    """Whether nobody need be signed in."""


class Page(Struct, frozen=True):
    """A page of the dashboard."""

    id: str
    """Name of its module."""
    title: str
    """Heading, and text of its link."""
    path: str
    """Where its link leads."""
    actions: tuple[Action, ...]
    """What it answers."""
    roles: frozenset[str] = READERS
    """Who sees its link."""
    section: str = ""
    """Heading of the menu under which its link stands; "" for no link."""
    team: bool = False
    """Whether it shows one team: the switcher is on it."""
    notices: Mapping[str, str] = {}
    """Code -> what has happened, in words."""


def get(path: str, handler: Handler, roles: frozenset[str] = READERS, *, public: bool = False) -> Action:
    """An action that reads."""
    return Action("GET", path, handler, roles, public)


def post(path: str, handler: Handler, roles: frozenset[str] = ADMINS, *, public: bool = False) -> Action:
    """An action that changes something."""
    return Action("POST", path, handler, roles, public)


def spoken(error: InterlockError) -> str:
    """Message and next step of an error as sentences, for a form."""
    return " ".join(f"{text[:1].upper()}{text[1:]}." for text in (error.message, error.help) if text)


def local_path(text: str) -> str:
    """A path of ours to go to after signing in; "/" for anything that leads elsewhere."""
    if not text.startswith("/") or text.startswith("//") or any(char in text for char in "\\\r\n\t") or not text.isprintable():
        return "/"
    return text
