"""What the pages of the chat share."""

from collections.abc import Awaitable, Callable
from functools import wraps

from starlette.responses import Response

from interlock.inspection.chat.service import ChatService
from interlock.inspection.chat.types import BusyError, NotFoundError
from interlock.model.errors import InterlockError
from interlock.web.page import View

Handler = Callable[[View], Awaitable[Response]]


def chat_of(view: View) -> ChatService:
    """The chat of this process. Raises `InterlockError` when it has none."""
    if view.dashboard.chat is None:
        raise InterlockError("the chat is not served here", help="start it with: interlock serve")
    return view.dashboard.chat


def answered(handler: Handler) -> Handler:
    """Answer what is not there with 404, and what another turn keeps busy with 409; a live part is never given a whole page."""

    @wraps(handler)
    async def answer(view: View) -> Response:
        try:
            return await handler(view)
        except NotFoundError as exc:
            if view.is_fragment:
                # Without an address of its own it asks no more.
                return view.render("chat_gone.html", gone=str(exc))
            return view.render("error.html", 404, message=str(exc), help="It was deleted, or it is not yours.")
        except BusyError as exc:
            return view.render("error.html", 409, message=str(exc), help=exc.help or "")
        except InterlockError:
            if not view.is_fragment:
                raise
            # What is shown stays, and is looked at again.
            return Response(status_code=204)

    return answer
