"""A host whose hook is installed and whose MCP server is behind the proxy: one action, one question."""

import json
import subprocess
import sys
from typing import Any

from tests.e2e.approvals.conftest import box, until  # noqa: F401 - a fixture
from tests.e2e.mcp_proxy.test_mcp_proxy_wire import ECHO

SQL = {"sql": "DELETE FROM orders"}


def proxy(box: Any) -> "subprocess.Popen[bytes]":  # noqa: F811 - the fixture's value
    command = [sys.executable, "-m", "interlock", "guard", "mcp-proxy", "--name", "pg", "--", sys.executable, "-c", ECHO]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=box.env, cwd=box.workspace)
    call = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "query", "arguments": SQL}}
    assert process.stdin is not None
    process.stdin.write(json.dumps(call).encode() + b"\n")
    process.stdin.flush()
    return process


def test_the_hook_and_the_proxy_ask_once(box: Any) -> None:  # noqa: F811
    box.present()
    hook = box.start("preToolUse", tool_name="MCP:query", tool_input=SQL)
    request = box.waiting()
    assert box.decide(request.id)
    assert hook.told() == "allow"
    # The host runs the call only then.
    behind = proxy(box)
    assert behind.stdout is not None
    assert json.loads(behind.stdout.readline())["result"]["got"]["params"]["arguments"] == SQL
    behind.communicate(timeout=60)
    assert len(box.requests(every=True)) == 1
    # A second call of the same tool is asked about anew.
    again = proxy(box)
    second = box.waiting()
    assert box.decide(second.id, approve=False, reason="once is enough")
    assert again.stdout is not None
    assert "once is enough" in again.stdout.readline().decode()
    again.communicate(timeout=60)
    assert len(until(lambda: [record for record in box.trail("verdict") if record["decision"] == "deny"])) == 1
