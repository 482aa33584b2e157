"""What tests of the page share: teams in the site's store, requests through the gate, and forms as a browser without script sends them."""

import asyncio
import contextlib
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any

from tests.e2e.sender.conftest import conversation
from tests.e2e.web.inference_hooks_receiver import LocalReceiver
from tests.e2e.web.site import Answer, Site

from interlock import wiring
from interlock.config.vault import Vault
from interlock.inspection.sender.endpoint import check_private
from interlock.inspection.sender.gate import InferenceGate
from interlock.inspection.sender.settings import Settings
from interlock.inspection.sender.teams import Saved, Teams
from interlock.storage.sender_port import SenderStore

PATH = "/inference-hooks"


@contextlib.contextmanager
def opened(site: Site) -> Iterator[tuple[SenderStore, Teams]]:
    """The store of the site, as another process sees it."""
    store = wiring.open_sender_store(str(site.state))
    vault = Vault.open(str(site.state))
    try:
        yield store, Teams(store, vault.seal, vault.unseal)
    finally:
        store.close()


def add_team(site: Site, team: str, receiver: LocalReceiver | None = None, *, name: str = "", **fields: Any) -> Saved:
    """A team, with the receiver as its endpoint."""
    if receiver is not None:
        port = int(receiver.url.split(":")[2].partition("/")[0])
        fields = {
            "endpoint": receiver.url,
            "private": check_private("127.0.0.1", port, receiver.pem),
            "timeout_ms": 10_000,
        } | fields
    with opened(site) as (_, teams):
        return teams.create(team, name or team, Settings(**fields))


def settings_of(site: Site, team: str) -> Settings:
    with opened(site) as (_, teams):
        return teams.settings(team)


def version_of(site: Site, team: str) -> int:
    with opened(site) as (store, _):
        row = store.team(team)
        assert row is not None
        return row.version


def ask(site: Site, team: str, count: int = 1) -> None:
    """Requests through a gate of another process; it reports before it ends."""

    async def run() -> None:
        with opened(site) as (store, teams):
            async with InferenceGate(store, teams) as gate:
                for number in range(count):
                    await gate.check(conversation(f"hello {number}"), f"turn-{number}", team=team)

    asyncio.run(run())


def select(site: Site, token: str, team: str) -> None:
    """Choose the team in a session, as the switcher does."""
    assert site.post("/team", token, team=team, back=PATH).status == 303


class _Forms(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.forms: list[tuple[str, dict[str, str]]] = []
        self._area = self._select = ""

    def handle_starttag(self, tag: str, attrs: "list[tuple[str, str | None]]") -> None:
        given = dict(attrs)
        name, value = given.get("name") or "", given.get("value") or ""
        if tag == "form":
            self.forms.append((given.get("action") or "", {}))
        if not self.forms:
            return
        fields = self.forms[-1][1]
        if tag == "input" and name and (given.get("type") not in ("checkbox", "radio") or "checked" in given):
            fields[name] = value
        elif tag == "textarea":
            self._area, fields[name] = name, ""
        elif tag == "select":
            self._select = name
        elif tag == "option" and self._select and ("selected" in given or self._select not in fields):
            fields[self._select] = value

    def handle_data(self, data: str) -> None:
        if self._area:
            self.forms[-1][1][self._area] += data

    def handle_endtag(self, tag: str) -> None:
        if tag == "textarea":
            self._area = ""
        elif tag == "select":
            self._select = ""


def fields(answer: Answer, action: str) -> dict[str, str]:
    """What a browser would send with the form of that action, if nothing were changed."""
    parser = _Forms()
    parser.feed(answer.text)
    found = [sent for to, sent in parser.forms if to == action]
    assert found, f"no form for {action}"
    return {name: value for name, value in found[0].items() if name != "csrf"}


def has_form(answer: Answer, action: str) -> bool:
    parser = _Forms()
    parser.feed(answer.text)
    return any(to == action for to, _ in parser.forms)


def words(answer: Answer) -> str:
    """The text of the page, as one line."""
    main = answer.text[answer.text.find("<main") :] if "<main" in answer.text else answer.text
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", main))
