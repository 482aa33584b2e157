"""`interlock mcp` between real processes: the SDK's own client, a client that writes raw lines, other writers, no network."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client
from tests.e2e.memory.conftest import line

SECRET = "example-token-not-real-0000"
TOOLS = ["diary_read", "diary_write", "forget", "get", "remember", "search", "status", "timeline"]
MODES = ("legacy", "auto")

#: Ends a process that reaches for the network, whatever catches exceptions in it.
_NO_NETWORK = """
import os, sys
def watch(event, args):
    if event in ("socket.connect", "socket.bind", "socket.getaddrinfo", "socket.sendto", "urllib.Request"):
        os.write(2, ("network: " + event).encode())
        os._exit(77)
sys.addaudithook(watch)
"""


def talk(box: Any, use: Callable[[Client], Awaitable[None]], *args: str, mode: str = "auto", **env: str) -> str:
    """Run `use` with a client of a fresh server; what the server wrote to stderr."""
    errors = box.home / "server.stderr"

    async def run() -> None:
        parameters = StdioServerParameters(
            command=sys.executable, args=["-m", "interlock", "mcp", *args], env={**box.env, **env}, cwd=box.home
        )
        with open(errors, "w", encoding="utf-8") as quiet:
            async with Client(stdio_client(parameters, errlog=quiet), mode=mode) as client:
                await use(client)

    asyncio.run(run())
    return str(errors.read_text("utf-8"))


async def ask(client: Client, name: str, **args: Any) -> dict[str, Any]:
    result = await client.call_tool(name, args)
    document = result.structured_content
    assert isinstance(document, dict)
    (block,) = result.content
    assert block.type == "text"
    assert json.loads(block.text) == document
    assert result.is_error == ("error" in document)
    return document


@pytest.fixture
def stored(box: Any) -> Any:
    box.transcript().write_text(line("user", "orders live in Postgres, 注文") + line("assistant", "noted"), "utf-8")
    box.cli("remember", "mine", "--project", str(box.workspace))
    return box


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_session(stored: Any, mode: str) -> None:
    async def use(client: Client) -> None:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert sorted(tools) == TOOLS
        assert tools["forget"].annotations is not None
        assert tools["forget"].annotations.destructive_hint is True
        assert tools["search"].annotations is not None
        assert tools["search"].annotations.read_only_hint is True
        found = await ask(client, "search", query="where do orders live")
        hit = found["sessions"][0]["hits"][0]
        assert hit["text"] == "orders live in Postgres, 注文"
        assert (await ask(client, "get", id=hit["id"]))["text"] == hit["text"]
        entry = await ask(client, "diary_write", text=f"moved to Postgres; DB_TOKEN={SECRET}")
        pin = await ask(client, "remember", text="Money is always Decimal.")
        read = await ask(client, "diary_read")
        assert "Money is always Decimal." in read["digest"]
        assert SECRET not in json.dumps(read)
        assert (await ask(client, "forget", ids=[entry["id"], pin["id"]]))["count"] == 2
        assert (await ask(client, "timeline"))["sessions"][0]["turns"] == 2
        assert (await ask(client, "status"))["turns"] == 2
        assert (await ask(client, "search", query="orders", project=str(stored.home)))["project"]["known"] is False
        assert (await ask(client, "search"))["error"]["code"] == "bad-argument"
        assert (await ask(client, "no_such_tool"))["error"]["code"] == "no-such-tool"

    stderr = talk(stored, use, "--project", str(stored.workspace), mode=mode)
    assert stderr == ""
    assert stored.json("remember", "search", "orders")["hits"]


def test_the_project_comes_from_the_call_the_option_or_the_environment(stored: Any) -> None:
    async def without(client: Client) -> None:
        error = (await ask(client, "diary_read"))["error"]
        assert error["code"] == "project-needed"
        assert error["projects_known"] == [str(stored.workspace)]
        assert (await ask(client, "diary_read", project=str(stored.workspace)))["project"]["known"] is True

    async def given(client: Client) -> None:
        assert (await ask(client, "diary_read"))["project"]["known"] is True

    talk(stored, without)
    talk(stored, without, "--project", "${workspaceFolder}")
    talk(stored, given, CLAUDE_PROJECT_DIR=str(stored.workspace))


def test_the_network_is_not_touched(stored: Any, tmp_path: Path) -> None:
    (tmp_path / "guard").mkdir()
    (tmp_path / "guard" / "sitecustomize.py").write_text(_NO_NETWORK)

    async def use(client: Client) -> None:
        await ask(client, "search", query="orders", project=str(stored.workspace))
        await ask(client, "diary_write", text="an entry", project=str(stored.workspace))
        await ask(client, "status")

    assert talk(stored, use, PYTHONPATH=str(tmp_path / "guard")) == ""
    probe = subprocess.run(
        [sys.executable, "-c", "import socket; socket.create_connection(('127.0.0.1', 9), 1)"],
        env={**stored.env, "PYTHONPATH": str(tmp_path / "guard")},
        capture_output=True,
        check=False,
    )
    assert probe.returncode == 77


def test_only_protocol_messages_on_stdout(stored: Any) -> None:
    """Raw lines, good and bad, in an environment whose own encoding is not UTF-8."""
    hello = {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "initialize",
        "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "raw", "version": "1"}},
    }
    call = {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "search", "arguments": {"query": "注文 orders"}}}
    lines = [
        json.dumps(hello),
        json.dumps({"jsonrpc": "2.0", "method": "notifications/initialized"}),
        "this is no JSON",
        "[1, 2",
        '{"jsonrpc": "2.0", "id": 9, "method": "no/such/method"}',
        '{"jsonrpc": "2.0", "id": 8, "method": "tools/call", "params": {"name": 7}}',
        json.dumps(call, ensure_ascii=False),
    ]
    process = subprocess.Popen(
        [sys.executable, "-m", "interlock", "mcp", "--project", str(stored.workspace)],
        env={**stored.env, "LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"},
        cwd=stored.home,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("".join(one + "\n" for one in lines).encode())
    process.stdin.flush()
    seen: dict[object, dict[str, Any]] = {}
    while 2 not in seen:
        message = json.loads(process.stdout.readline().decode("utf-8"))
        assert message["jsonrpc"] == "2.0"
        seen[message.get("id")] = message
    assert seen[2]["result"]["structuredContent"]["sessions"][0]["hits"][0]["text"] == "orders live in Postgres, 注文"
    assert "error" in seen[9]
    assert seen[8].get("error") or seen[8]["result"]["isError"]
    rest, _ = process.communicate(timeout=120)
    for one in rest.decode("utf-8").splitlines():
        assert json.loads(one)["jsonrpc"] == "2.0"
    assert process.returncode == 0


def test_a_client_that_goes_away_ends_the_server(stored: Any) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "interlock", "mcp"],
        env=stored.env,
        cwd=stored.home,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    process.stdout.close()
    assert process.stdin is not None
    process.stdin.close()
    assert process.stderr is not None
    assert b"Traceback" not in process.stderr.read()
    assert process.wait(120) == 0
    process.stderr.close()


def test_without_the_extra_one_line_says_what_to_install(box: Any) -> None:
    program = "import sys; sys.modules['mcp_types'] = None; from interlock.cli.main import run; sys.exit(run(['mcp']))"
    done = subprocess.run([sys.executable, "-c", program], env=box.env, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 3
    assert done.stdout == ""
    assert "needs the 'mcp' extra" in done.stderr
    assert "pip install 'interlock[mcp]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_several_servers_and_hooks_at_once_lose_nothing(stored: Any) -> None:
    """What was acknowledged by any of them is there afterwards."""
    acknowledged: set[str] = set()

    async def writer(number: int) -> None:
        parameters = StdioServerParameters(
            command=sys.executable,
            args=["-m", "interlock", "mcp", "--project", str(stored.workspace)],
            env=stored.env,
            cwd=stored.home,
        )
        with open(os.devnull, "w") as quiet:
            async with Client(stdio_client(parameters, errlog=quiet)) as client:
                for entry in range(8):
                    text = f"entry {number}-{entry} of the concurrent diary"
                    document = await ask(client, "diary_write", text=text)
                    while "error" in document:
                        # Not acknowledged: on a loaded machine another process can hold the store for longer than a call waits.
                        assert document["error"]["code"] == "busy"
                        document = await ask(client, "diary_write", text=text)
                    acknowledged.add(text)

    async def all_of_them() -> None:
        await asyncio.gather(*(writer(number) for number in range(3)))

    names = [f"5b1f0c1e-0000-4000-8000-0000000000{number:02d}" for number in range(8)]
    for name in names:
        stored.transcript(name).write_text("".join(line("user", f"{name} {number}") for number in range(10)), "utf-8")
    hooks = [(name, stored.start("sessionEnd")) for name in names]
    for name, process in hooks:
        process.stdin.write(stored.payload("sessionEnd", name))
        process.stdin.close()
    asyncio.run(all_of_them())
    for _, process in hooks:
        assert process.wait(120) == 0
        process.stdout.close()
        process.stderr.close()
    out = stored.cli("remember", "export", "--all", "--format", "jsonl").stdout
    texts = [json.loads(one)["text"] for one in out.splitlines()]
    assert len(texts) == len(set(texts)) == 2 + 24 + 80
    assert acknowledged <= set(texts)
    assert len(acknowledged) == 24
