"""`interlock gateway slack`: whose Slack user is whose, and the options that switch the Slack surface on."""

import contextlib
import re
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import click

from interlock.cli import output
from interlock.cli.sender_shared import at, opened, read_text, say_done
from interlock.config.paths import ensure_state
from interlock.model.errors import USAGE, InterlockError

if TYPE_CHECKING:
    from interlock.storage.slack_port import SlackStore
    from interlock.web.slack import SlackSettings

_USER = re.compile(r"[UW][A-Z0-9]{1,39}", re.ASCII)
_MAX_SECRET = 200
_SLACK_API = "https://slack.com/api"

_OPTIONS = (
    click.option(
        "--slack-signing-secret-file",
        metavar="FILE",
        help="File with the signing secret of the Slack app: serves /slack/events and /slack/actions.",
    ),
    click.option("--slack-token-file", metavar="FILE", help="File with its Bot User OAuth Token (xoxb-...)."),
    click.option(
        "--slack-api", metavar="URL", default=_SLACK_API, show_default=True, help="Base URL of Slack's Web API, for a proxy."
    ),
)


def slack_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options; their values go to `slack_settings`."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def slack_settings(values: Mapping[str, Any]) -> "SlackSettings | None":
    """What the options say, None when Slack is off. Raises `InterlockError`."""
    secret_file, token_file = values["slack_signing_secret_file"], values["slack_token_file"]
    if not secret_file and not token_file:
        return None
    if not secret_file or not token_file:
        raise InterlockError(
            "--slack-signing-secret-file and --slack-token-file go together",
            help="--slack-signing-secret-file FILE --slack-token-file FILE",
            exit_code=USAGE,
        )
    from interlock.cli.dashboard_options import chat_settings
    from interlock.inspection.slack.web_api import parse_api
    from interlock.web.slack import SlackSettings

    secret = read_text(secret_file, "the signing secret").strip()
    if not 16 <= len(secret) <= _MAX_SECRET or not all("!" <= char <= "~" for char in secret):
        raise InterlockError(
            "the file holds no Slack signing secret",
            help="copy it from Basic Information, App Credentials, of the app",
            exit_code=USAGE,
        )
    api = parse_api(values["slack_api"], read_text(token_file, "the Slack token").strip())
    return SlackSettings(secret=secret, api=api, chat=chat_settings(values))


@click.group("slack")
def slack() -> None:
    """Slack users who are members: only they are answered."""


def _store(*, dry_run: bool = False) -> "SlackStore":
    from interlock import wiring

    return wiring.open_slack_store(ensure_state(), rehearsal=dry_run)


@slack.command("link")
@click.argument("slack_user")
@click.argument("member")
@output.dry_run_option
@output.json_option
def link(*, slack_user: str, member: str, dry_run: bool, as_json: bool) -> None:
    """Let SLACK_USER (an id like U0123ABC: profile, Copy member ID) be MEMBER."""
    from interlock.storage.slack_port import SlackLink

    check_user(slack_user)
    if not member.isprintable() or not 1 <= len(member) <= 200:
        raise InterlockError(
            "MEMBER must be 1 to 200 printable characters", help="interlock gateway slack link U0123ABC alice", exit_code=USAGE
        )
    with opened("gateway slack link", dry_run=dry_run) as sender, contextlib.closing(_store(dry_run=dry_run)) as store:
        teams = sender.store.teams()
        before = store.member(slack_user)
        store.link(SlackLink(slack_user, member, time.time()))
    what = f"{slack_user} is {member}" + (f", no longer {before}" if before not in (None, member) else "")
    say_done(what, {"slack_user": slack_user, "member": member, "before": before}, as_json=as_json, dry_run=dry_run)
    if not teams and not as_json:
        output.warn("there is no team, so nothing is checked", "interlock inspect endpoint default URL")


@slack.command("unlink")
@click.argument("slack_user")
@output.dry_run_option
@output.json_option
def unlink(*, slack_user: str, dry_run: bool, as_json: bool) -> None:
    """Answer SLACK_USER no more; the member's conversations stay."""
    with contextlib.closing(_store(dry_run=dry_run)) as store:
        found = store.unlink(slack_user)
    if not found:
        raise InterlockError(f"'{slack_user[:80]}' is not linked", help="interlock gateway slack list", exit_code=USAGE)
    say_done(f"{slack_user} is linked no more", {"slack_user": slack_user}, as_json=as_json, dry_run=dry_run)


@slack.command("list")
@output.json_option
def list_links(as_json: bool) -> None:
    """List the linked users."""
    with contextlib.closing(_store()) as store:
        rows = [{"slack_user": one.user, "member": one.member, "linked": at(one.linked)} for one in store.links()]
    if as_json:
        output.emit_json({"links": rows})
    elif not rows:
        output.note("no Slack user is linked; link one with: interlock gateway slack link SLACK_USER MEMBER")
    else:
        output.table(["slack user", "member", "linked"], [[row["slack_user"], row["member"], row["linked"]] for row in rows])


def check_user(user: str) -> None:
    """Raises `InterlockError` for what is no id of a Slack user."""
    if not _USER.fullmatch(user):
        raise InterlockError(
            f"'{user[:80]}' is no id of a Slack user",
            help="in Slack: the user's profile, More, Copy member ID; it looks like U0123ABC",
            exit_code=USAGE,
        )
