"""Platforms beside each other on one port: told apart by what verifies, never by what a request says of itself."""

import json
import pathlib
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from interlock.inspection.sample import canary_text
from interlock.inspection.secrets import new_secret

from .harness import CASES, Answer, Server, encode, frame

CLAUDE = new_secret()
COPILOT = new_secret()
LITELLM = new_secret()
COPILOT_ROUTE = "/v1/copilot-studio/analyze-tool-execution"
LITELLM_ROUTE = "/beta/litellm_basic_guardrail_api"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server(tmp_path_factory.mktemp("platforms") / "state")
    one.add_key()
    for platform, secret in (("claude", CLAUDE), ("copilot-studio", COPILOT), ("litellm", LITELLM)):
        one.add_key(secret, "--platform", platform)
    one.start()
    yield one
    one.stop()


def bearer(server: Server, path: str, document: Any, token: str, header: str = "authorization") -> Answer:
    value = f"Bearer {token}" if header == "authorization" else token
    return server._exchange("POST", path, encode(document), {"content-type": "application/json", header: value}, server.port)


@pytest.mark.parametrize("path", sorted((CASES / "claude").glob("*.json")), ids=lambda path: path.stem)
def test_every_claude_fixture_is_answered(server: Server, path: pathlib.Path) -> None:
    answer = server.post(path.read_bytes(), "req_" + path.stem, secret=CLAUDE)
    assert (answer.status, answer.json) == (200, {"action": "allow"})


def test_the_key_tells_the_platform(server: Server) -> None:
    body = frame(source={"application": "claude-code"})
    for secret, platform in ((None, "cursor"), (CLAUDE, "claude")):
        assert server.post(body, "req_same", secret=secret).status == 200
        row = [row for row in server.audit() if row["webhook_id"] == "req_same"][-1]
        assert row["platform"] == platform


def test_a_dangerous_tool_call_is_stopped_and_recorded_without_its_content(server: Server) -> None:
    use = {
        "type": "tool_use",
        "id": "t",
        "tool_name": "Bash",
        "input": {"command": "rm -rf ~; echo planted-mark"},
        "tool_info": {"type": "client"},
    }
    body = frame(type="tool_call", messages=[{"role": "assistant", "content": [use]}])
    answer = server.post(body, "req_call", secret=CLAUDE)
    assert answer.json["action"] == "deny"
    (row,) = [row for row in server.audit() if row["webhook_id"] == "req_call"]
    assert row["type"] == "tool_call"
    assert row["findings"][0]["tool"] == "Bash"
    assert row["reference_id"] == answer.json["reference_id"]
    assert "planted-mark" not in json.dumps(row) + answer.body.decode()


def test_copilot_studio(server: Server) -> None:
    assert bearer(server, "/v1/copilot-studio/validate?api-version=2025-05-01", {}, COPILOT).json == {
        "isSuccessful": True,
        "status": "OK",
    }
    clean = {"plannerContext": {"userMessage": "hi"}, "toolDefinition": {"name": "crm"}, "inputValues": {"q": "x"}}
    assert bearer(server, COPILOT_ROUTE + "?api-version=2025-05-01", clean, COPILOT).json == {"blockAction": False}
    assert bearer(server, COPILOT_ROUTE, {**clean, "inputValues": {"q": canary_text()}}, COPILOT).json["blockAction"] is True


def test_litellm(server: Server) -> None:
    for header in ("authorization", "x-api-key"):
        assert bearer(server, LITELLM_ROUTE, {"texts": ["hi"], "input_type": "request"}, LITELLM, header).json == {"action": "NONE"}
    assert bearer(server, LITELLM_ROUTE, {"texts": [canary_text()]}, LITELLM).json["action"] == "BLOCKED"


@pytest.mark.parametrize("token", ["", "x", LITELLM, CLAUDE, COPILOT[:-4] + "AAA=", "whsec_"], ids=range(6))
@pytest.mark.parametrize("route", [COPILOT_ROUTE, "/v1/copilot-studio/validate"])
def test_a_wrong_token_is_refused_in_the_platforms_form(server: Server, token: str, route: str) -> None:
    answer = bearer(server, route, {}, token)
    assert answer.status == 401
    assert answer.json["httpStatus"] == 401


def test_a_token_does_not_sign_and_a_signature_is_no_token(server: Server) -> None:
    assert server.post(frame(), "req_t", secret=COPILOT).status == 401
    assert server.post({"texts": ["x"]}, "req_t", path=LITELLM_ROUTE).status == 401


def test_openapi_names_every_route(server: Server) -> None:
    document = server.get("/openapi.json").json
    assert {"/v1/inference-hooks", COPILOT_ROUTE, "/v1/copilot-studio/validate", LITELLM_ROUTE, "/livez", "/readyz"} == set(
        document["paths"]
    )
    assert document["openapi"].startswith("3.1")


def test_the_server_conforms(server: Server, tmp_path: pathlib.Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text(CLAUDE)
    url = f"http://127.0.0.1:{server.port}/v1/inference-hooks"
    report = tmp_path / "junit.xml"
    done = server.cli("inspect", "conform", url, "--secret-file", str(secret), "--json", "--junit", str(report))
    document = json.loads(done.stdout)
    assert [case for case in document["cases"] if case["fault"]] == []
    assert (done.returncode, document["conforms"]) == (0, True)
    assert f'tests="{len(document["cases"])}" failures="0"' in report.read_text()


ALWAYS_ALLOW = """
import http.server, sys
class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    def do_POST(self):
        self.rfile.read(int(self.headers.get("content-length") or 0))
        self.send_response(200)
        self.send_header("content-length", "18")
        self.end_headers()
        self.wfile.write(b'{"action":"allow"}')
    def log_message(self, *args): pass
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print(server.server_port, flush=True)
server.serve_forever()
"""


def test_a_receiver_that_verifies_nothing_does_not_conform(server: Server) -> None:
    other = subprocess.Popen([sys.executable, "-c", ALWAYS_ALLOW], stdout=subprocess.PIPE, text=True)
    try:
        assert other.stdout is not None
        url = f"http://127.0.0.1:{int(other.stdout.readline())}/"
        args = ("inspect", "conform", url, "--area", "signature", "--area", "retry", "--area", "verdict", "--json")
        done = server.cli(*args, stdin=CLAUDE)
        document = json.loads(done.stdout)
        failed = {case["name"] for case in document["cases"] if case["fault"]}
        assert (done.returncode, document["conforms"]) == (1, False)
        assert {"another key is refused", "an unsigned request is refused", "a timestamp with a fraction is refused"} <= failed
        assert "a good signature gets a verdict" not in failed
    finally:
        other.kill()
        other.communicate()
