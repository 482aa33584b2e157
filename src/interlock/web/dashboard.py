"""The dashboard: what its pages share, and the way from a request to a page: host, session, origin, token, role, then the page's action."""

import inspect
import logging
import secrets
import time
import traceback
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, quote

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from interlock import wiring
from interlock.config.vault import Vault
from interlock.inspection.sender.teams import Teams
from interlock.model.errors import InterlockError
from interlock.storage.accounts_port import AccountStore
from interlock.storage.base import StoreUnusable
from interlock.storage.sender_port import SenderStore, Team
from interlock.web import static
from interlock.web.auth import csrf, sessions
from interlock.web.page import Action, Page, View, local_path
from interlock.web.pages.registry import PAGES
from interlock.web.templates import environment

if TYPE_CHECKING:
    from interlock.inspection.chat.service import ChatService
    from interlock.storage.approvals_port import ApprovalStore
    from interlock.storage.base import MemoryStore

#: Bytes of a form; the longest field is a text of a chat. Of one that nobody is signed in for: two passwords, each byte as ``%xx``.
MAX_FORM = 1024 * 1024
MAX_PUBLIC_FORM = 128 * 1024
_MAX_FIELDS = 200
#: Nothing from elsewhere, nothing inline, no frames, forms to ourselves.
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; "
    "frame-ancestors 'none'; base-uri 'none'"
)
_HEADERS = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # `no-referrer` would make browsers send `Origin: null` with our own forms.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cache-control": "no-store",
}

#: Names of this machine. Browsers keep cookies by name and not by port: what else serves on 127.0.0.1 or localhost is sent ours there, and
#: nothing else has the last name. Names under `localhost` are never looked up elsewhere (RFC 6761, 6.3).
_LOOPBACK = ("127.0.0.1", "localhost", "[::1]", "interlock.localhost")

log = logging.getLogger("interlock.dashboard")


class Dashboard:
    """What the pages of one process share. Close it at the end."""

    def __init__(
        self,
        state: str,
        *,
        hosts: Sequence[str] = (),
        secure: bool = False,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """`hosts`: names besides the loopback ones under which browsers reach it; `secure`: they do so by HTTPS."""
        self.state = state
        """State folder."""
        self.clock = clock
        """Tells Unix seconds."""
        self.secure = secure
        """Whether cookies are for HTTPS only."""
        self.chat: ChatService | None = None
        """Conversations of the members; there while the process serves."""
        self.vault = Vault.open(state)
        """Seals secrets."""
        self.accounts: AccountStore = wiring.open_account_store(state)
        """Who may sign in. Threads may share it."""
        self.sender: SenderStore = wiring.open_sender_store(state)
        """Teams of the sender. Threads may share it."""
        self.teams = Teams(self.sender, self.vault.seal, self.vault.unseal)
        """What an administrator does with them."""
        # While one connection is open, closing another does not write the queue's log back: an open page opens and closes one every second.
        self._queue: ApprovalStore | None = None
        with suppress(InterlockError):
            self._queue = wiring.open_approval_store(state)
        self.templates = environment()
        """jinja2, every value escaped."""
        self._hosts = frozenset((*_LOOPBACK, *(name.lower() for name in hosts)))

    def close(self) -> None:
        """Let go of the stores. In the thread that made it."""
        if self._queue is not None:
            self._queue.close()
        self.sender.close()
        self.accounts.close()

    @contextmanager
    def approvals(self) -> "Iterator[ApprovalStore]":
        """The queue of questions, for the thread that asks."""
        store = wiring.open_approval_store(self.state)
        try:
            yield store
        finally:
            store.close()

    @contextmanager
    def memory(self) -> "Iterator[MemoryStore]":
        """The memory, for the thread that asks. Raises `StoreBusy` or `StoreUnusable`."""
        store = wiring.open_memory_store(self.state)
        try:
            yield store
        finally:
            store.close()

    def team_of(self, view: View) -> Team | None:
        """The team that is selected in a session, else the first; None when there is none."""
        chosen = view.signed.session.team if view.signed else ""
        teams = self.sender.teams()
        return next((team for team in teams if team.team == chosen), teams[0] if teams else None)

    def allows_host(self, host: str) -> bool:
        """Whether a request may name this host: else another site's name could be pointed at us (DNS rebinding)."""
        name = host.lower()
        if not name.endswith("]"):
            head, colon, port = name.rpartition(":")
            name = head if colon and port.isdigit() else name
        return name in self._hosts

    def menu(self, view: View) -> "dict[str, list[Page]]":
        """Heading -> links of the menu."""
        found: dict[str, list[Page]] = {}
        for page in PAGES:
            if view.signed and page.section and view.signed.account.role in page.roles:
                found.setdefault(page.section, []).append(page)
        return found

    def routes(self) -> list[BaseRoute]:
        """Routes of all pages and of what they load."""
        found: list[BaseRoute] = [Route("/static/{name}", static.answer, methods=["GET"])]
        for page in PAGES:
            for action in page.actions:
                found.append(Route(action.path, self._endpoint(page, action), methods=[action.method]))
        return found

    async def not_served(self, request: Request, exc: Exception) -> Response:
        """The answer for an address, or a method, that nothing serves."""
        assert isinstance(exc, HTTPException)
        if not self.allows_host(_host(request)):
            return _wrong_host()
        view = View(self, PAGES[0], request, None, {}, request.cookies.get(sessions.COOKIE, ""))
        with suppress(StoreUnusable):
            view.signed = await self._signed(view, touch=False)
        response = view.render("error.html", exc.status_code, message="There is no such page.", help="Choose one from the menu.")
        response.headers.update({**_HEADERS, **(exc.headers or {})})
        return response

    async def _signed(self, view: View, *, touch: bool) -> "sessions.Signed | None":
        """Who sends this request. Raises `StoreUnusable`."""
        if not view.token:
            return None
        return await run_in_threadpool(sessions.find, self.accounts, view.token, self.clock(), touch=touch)

    def _endpoint(self, page: Page, action: Action) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            response = await self._answer(page, action, request)
            for name, value in _HEADERS.items():
                response.headers.setdefault(name, value)
            return response

        return endpoint

    async def _answer(self, page: Page, action: Action, request: Request) -> Response:
        if not self.allows_host(_host(request)):
            return _wrong_host()
        view = View(self, page, request, None, {}, request.cookies.get(sessions.COOKIE, ""))
        try:
            signed = view.signed = await self._signed(view, touch=request.query_params.get("poll") != "1")
            if signed is None and not action.public:
                return _sign_in(request)
            if action.method == "POST":
                if not csrf.same_origin(request.headers, _host(request)):
                    return _refuse(view, 403, "This form was sent by another site.", "Use the form of the page.")
                view.form = await _form(request, MAX_PUBLIC_FORM if signed is None else MAX_FORM)
                # A form may come slowly, and its sender have been signed out or given another role meanwhile.
                signed = view.signed = await self._signed(view, touch=False)
                if signed is None and not action.public:
                    return _sign_in(request)
                if signed is not None and not csrf.good(view.token, view.form.get("csrf", "")):
                    return _refuse(
                        view, 403, "This form does not belong to your session.", "Go back, reload the page and send it again."
                    )
            if signed is not None and not action.public and signed.account.role not in action.roles:
                return _refuse(view, 403, f"Your role ({signed.account.role}) may not do this.", "Ask an administrator.")
            if inspect.iscoroutinefunction(action.handler):
                answer: Response = await action.handler(view)
            else:
                answer = await run_in_threadpool(action.handler, view)  # type: ignore[arg-type]
            return answer
        except ClientDisconnect:
            # Nobody reads the answer.
            return Response(status_code=400)
        except InterlockError as exc:
            broken = isinstance(exc, StoreUnusable)
            if broken:
                log.error("a store cannot be used", extra={"fields": {"page": page.id, "error": str(exc)}})
            if broken and view.signed is None:
                # Where this machine keeps what is nothing for whoever is not signed in.
                return _refuse(view, 503, "Nobody can sign in at this moment.", "The server's log tells why.")
            return _refuse(view, 503 if broken else 400, str(exc), exc.help or "")
        except Exception as exc:
            reference = secrets.token_hex(4)
            # Where it failed and never with what: the message of an exception may hold what a member wrote.
            at = [
                f"{frame.filename.rpartition('interlock/')[2]}:{frame.lineno}"
                for frame in traceback.extract_tb(exc.__traceback__)[-4:]
            ]
            log.error(
                "a page failed",
                extra={
                    "fields": {"page": page.id, "reference": reference, "error": type(exc).__name__, "at": " < ".join(reversed(at))}
                },
            )
            return _refuse(
                view,
                500,
                f"Something failed inside ({reference}).",
                "The server's log has the same reference. Reload the page to try again.",
            )


def _refuse(view: View, status: int, message: str, help: str) -> Response:
    """Say why nothing was done: on a page of its own, or in the place of the part that was asked for."""
    if view.is_fragment and view.request.method == "GET":
        # A live part keeps what it shows, says that it may be old, and asks again; what its reader may no longer see is loaded anew.
        return Response(status_code=204, headers={"HX-Refresh": "true"}) if status == 403 else Response(status_code=503)
    return view.render("error_part.html" if view.is_fragment else "error.html", status, message=message, help=help)


def _host(request: Request) -> str:
    """The `Host` of a request, "" when it has none or several: which of them a proxy went by is unknown."""
    hosts = request.headers.getlist("host")
    return hosts[0] if len(hosts) == 1 else ""


def _wrong_host() -> Response:
    text = "This host name is not one of the dashboard's. Start the server with --admin-host NAME to add it.\n"
    return PlainTextResponse(text, 421, headers=_HEADERS)


def _sign_in(request: Request) -> Response:
    if request.headers.get("hx-request") == "true":
        # htmx loads the whole page anew, which then leads to the sign-in page and back.
        return Response(status_code=204, headers={"HX-Refresh": "true"})
    back = local_path(request.url.path + (f"?{request.url.query}" if request.url.query else "")) if request.method == "GET" else "/"
    return RedirectResponse(f"/login?next={quote(back, safe='')}" if back != "/" else "/login", 303)


async def _form(request: Request, most: int) -> Mapping[str, str]:
    """Fields of an url-encoded form of at most `most` bytes. Raises `InterlockError`."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/x-www-form-urlencoded":
        raise InterlockError("a form must be sent as application/x-www-form-urlencoded", help="use the form of the page")
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise InterlockError(f"the form is larger than {most >> 10:,} KiB", help="send less text at once")
    try:
        return dict(parse_qsl(body.decode("utf-8"), keep_blank_values=True, max_num_fields=_MAX_FIELDS))
    except ValueError as exc:
        raise InterlockError("the form cannot be read", help="reload the page and send it again") from exc
