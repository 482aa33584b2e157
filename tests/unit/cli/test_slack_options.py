"""Options and ids of `interlock gateway` that have to do with Slack."""

import pathlib

import pytest

from interlock.cli.gateway_slack import check_user, slack_settings
from interlock.model.errors import USAGE, InterlockError

SECRET, TOKEN = "signing-secret-of-the-tests", "xoxb-" + "test-token"


def options(folder: pathlib.Path, **given: str) -> dict[str, object]:
    """Options as they are parsed; `secret` and `token` are what is in the files, none without them."""
    made: dict[str, object] = {
        "slack_signing_secret_file": None, "slack_token_file": None, "slack_api": "https://slack.com/api",
        "chat_upstream": None, "chat_model": None, "chat_key_file": None,
    }  # fmt: skip
    for name, option in (("secret", "slack_signing_secret_file"), ("token", "slack_token_file")):
        if name in given:
            (folder / name).write_text(given.pop(name))
            made[option] = str(folder / name)
    return {**made, **given}


def test_slack_is_off_without_its_files(tmp_path: pathlib.Path) -> None:
    assert slack_settings(options(tmp_path)) is None


def test_what_is_taken(tmp_path: pathlib.Path) -> None:
    found = slack_settings(options(tmp_path, secret=f"{SECRET}\n", token=f"{TOKEN}\n", chat_upstream="http://a", chat_model="m"))
    assert found is not None
    assert (found.secret, found.api.key, found.api.url.host) == (SECRET, TOKEN, b"slack.com")
    assert (found.chat.upstream, found.chat.model) == ("http://a", "m")
    assert SECRET not in repr(found)
    assert TOKEN not in repr(found)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"token": TOKEN}, "go together"),
        ({"secret": SECRET}, "go together"),
        ({"secret": "\n", "token": TOKEN}, "no Slack signing secret"),
        ({"secret": "short", "token": TOKEN}, "no Slack signing secret"),
        ({"secret": f"{SECRET} {SECRET}", "token": TOKEN}, "no Slack signing secret"),
        ({"secret": SECRET, "token": ""}, "not a bot's"),
        ({"secret": SECRET, "token": SECRET}, "not a bot's"),
        ({"secret": SECRET, "token": TOKEN, "slack_token_file": "/nowhere/token"}, "cannot read"),
        ({"secret": SECRET, "token": TOKEN, "slack_api": "http://slack.com/api"}, "clear text"),
        ({"secret": SECRET, "token": TOKEN, "chat_model": "m"}, "--chat-upstream"),
    ],
)
def test_what_does_not_fit(tmp_path: pathlib.Path, given: dict[str, str], said: str) -> None:
    with pytest.raises(InterlockError) as refused:
        slack_settings(options(tmp_path, **given))
    shown = f"{refused.value.message} {refused.value.help}"
    assert said in shown
    assert refused.value.exit_code == USAGE
    assert SECRET not in shown
    assert TOKEN not in shown


@pytest.mark.parametrize("user", ["alice", "u0123abc", "U", "@U0123ABC", "C0123ABC", "U0123ABC\n", ""])
def test_what_is_no_user(user: str) -> None:
    with pytest.raises(InterlockError, match="is no id"):
        check_user(user)


@pytest.mark.parametrize("user", ["U0123ABC", "W9"])
def test_what_is_a_user(user: str) -> None:
    check_user(user)
