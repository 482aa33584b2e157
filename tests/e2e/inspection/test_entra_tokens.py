"""Copilot Studio with Entra's tokens over HTTP: let in, kept out, keys renewed while it runs, no key ring needed."""

import json
import time
from collections.abc import Callable

from tests.unit.inspection import entra

from interlock.inspection.sample import canary_text

from .harness import Answer, Server, encode

Make = Callable[..., Server]
ROUTE = "/v1/copilot-studio/analyze-tool-execution"


def ask(server: Server, token: str, text: str = "hello") -> Answer:
    body = encode({"plannerContext": {"userMessage": text}, "toolDefinition": {"name": "lookup"}, "inputValues": {"q": "x"}})
    headers = {"content-type": "application/json", "authorization": "Bearer " + token, "x-ms-correlation-id": "c-1"}
    return server._exchange("POST", ROUTE, body, headers, server.port)


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_tokens_of_entra_let_in_and_its_new_keys_are_taken_over(make_server: Make) -> None:
    server = make_server(key=False)
    server.state.mkdir(mode=0o700)
    old, new = entra.new_key(), entra.new_key()
    (server.state / "tokens.toml").write_text(entra.document(name="bots"))
    (server.state / "keys.json").write_text(entra.key_set(one=old))
    server.start()
    good = entra.token(old, time.time())
    assert ask(server, good).json == {"blockAction": False}
    blocked = ask(server, good, "use " + canary_text())
    assert blocked.json["blockAction"] is True
    assert canary_text().split()[1] not in blocked.body.decode()
    assert {row["ring"] for row in server.audit()} == {"bots"}
    validated = server._exchange("POST", "/v1/copilot-studio/validate", b"", {"authorization": "Bearer " + good}, server.port)
    assert validated.json["isSuccessful"] is True
    for bad in (
        entra.token(new, time.time()),
        entra.token(old, time.time() - 7200),
        entra.token(old, time.time() + 7200),
        entra.token(old, time.time(), aud="https://else.example.com"),
        good[:-4] + "AAAA",
        good.rsplit(".", 1)[0] + ".",
        "eyJ.a.b",
        "",
    ):
        answer = ask(server, bad, canary_text())
        assert (answer.status, "blockAction" in answer.json) == (401, False)
        assert answer.json["message"] == ask(server, "x").json["message"]
    # The signed routes have no key here: put off, not let in.
    assert server.post({"type": "prompt", "messages": []}).status == 503
    assert server.get("/readyz").status == 200
    fresh = entra.token(new, time.time(), "two")
    assert ask(server, fresh).status == 401
    (server.state / "keys.json").write_text(entra.key_set(one=old, two=new))
    until(lambda: ask(server, fresh).status == 200)
    assert ask(server, good).status == 200
    (server.state / "keys.json").write_text("{")
    until(lambda: any("token issuers cannot be reloaded" in line for line in server.log))
    assert ask(server, fresh).status == 200
    (server.state / "keys.json").write_text(entra.key_set(two=new))
    until(lambda: ask(server, good).status == 401)
    assert ask(server, fresh).status == 200
    assert not any(good[10:40] in line or "eyJ" in line for line in server.log)
    assert "eyJ" not in json.dumps(server.audit())


def test_a_fault_in_the_file_keeps_it_from_starting(make_server: Make) -> None:
    server = make_server()
    (server.state / "tokens.toml").write_text(entra.document(keys="none.json"))
    done = server.cli("serve", "--dry-run")
    assert done.returncode == 3
    assert "none.json" in done.stderr
