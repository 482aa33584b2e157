"""Options of the commands that can serve the dashboard."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import click

from interlock.model.errors import USAGE, InterlockError

if TYPE_CHECKING:
    from interlock.web.admin import AdminSettings
    from interlock.web.chat import ChatSettings

_OPTIONS = (
    click.option(
        "--admin-host", multiple=True, metavar="NAME", help="Host name under which browsers reach the dashboard; may be repeated."
    ),
    click.option(
        "--admin-https",
        is_flag=True,
        help="Browsers reach the dashboard by HTTPS, through a proxy: its cookies are for HTTPS only.",
    ),
    click.option(
        "--chat-upstream",
        metavar="URL",
        envvar="INTERLOCK_CHAT_UPSTREAM",
        show_envvar=True,
        help="OpenAI-compatible API that answers in the chat, e.g. https://api.openai.com/v1.  [default: a built-in offline model]",
    ),
    click.option("--chat-model", metavar="NAME", envvar="INTERLOCK_CHAT_MODEL", show_envvar=True, help="Name of its model."),
    click.option("--chat-key-file", metavar="FILE", help="File with its API key; without one none is sent."),
)


def dashboard_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options; their values go to `admin_settings`."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def admin_settings(listen: str, values: Mapping[str, Any], *, on: bool = True) -> "AdminSettings":
    """What the options say. `on`: whether the dashboard is served. Raises `InterlockError`."""
    from interlock.web.admin import AdminSettings

    return AdminSettings(
        listen=listen, hosts=values["admin_host"], dashboard=on, secure=values["admin_https"], chat=chat_settings(values)
    )


def chat_settings(values: Mapping[str, Any]) -> "ChatSettings":
    """What the options say about the chat. Raises `InterlockError`."""
    from interlock.web.chat import ChatSettings

    upstream, model = values["chat_upstream"], values["chat_model"]
    if bool(upstream) != bool(model):
        raise InterlockError(
            "--chat-upstream and --chat-model go together",
            help="--chat-upstream https://api.openai.com/v1 --chat-model NAME",
            exit_code=USAGE,
        )
    if values["chat_key_file"] and not upstream:
        raise InterlockError("--chat-key-file needs --chat-upstream", help="--chat-upstream URL --chat-model NAME", exit_code=USAGE)
    return ChatSettings(upstream=upstream or "", model=model or "", key_file=values["chat_key_file"])
