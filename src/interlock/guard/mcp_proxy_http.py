"""An MCP server over streamable HTTP, by the transport of the ``mcp`` package (extra ``mcp``), which the proxy imports only for this."""

import asyncio
import json
import queue
import sys
import threading
from typing import Any

from mcp.client.streamable_http import streamable_http_client
from mcp.shared._httpx_utils import create_mcp_http_client
from mcp.shared.inbound import (
    MCP_METHOD_HEADER,
    MCP_NAME_HEADER,
    MCP_PROTOCOL_VERSION_HEADER,
    NAME_BEARING_METHODS,
    encode_header_value,
    mcp_param_headers,
    x_mcp_header_map,
)
from mcp.shared.message import ClientMessageMetadata, SessionMessage
from mcp_types import PROTOCOL_VERSION_META_KEY, jsonrpc_message_adapter
from pydantic import ValidationError

from interlock.guard.mcp_proxy_messages import dumps, failure

#: Seconds for the session to be ended at the server.
GRACE = 3.0


class HttpServer:
    """A session with the server at a URL; it runs in a thread with a loop of its own."""

    def __init__(self, url: str, headers: dict[str, str] | None = None) -> None:
        """`headers` go with every request, e.g. ``Authorization``; they are never shown."""
        self.place = url
        self._headers = headers or {}
        self._incoming: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._outgoing: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._version = ""
        self._first: Any = None
        self._maps: dict[str, Any] = {}
        self._started = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._started.wait()

    def send(self, message: bytes) -> None:
        """Queue one message. Raises OSError when the session has ended."""
        if not self._thread.is_alive():
            raise BrokenPipeError
        self._loop.call_soon_threadsafe(self._outgoing.put_nowait, message)

    def receive(self) -> bytes | None:
        """The next message, None when the session has ended."""
        return self._incoming.get()

    def close(self) -> int:
        """End the session (an HTTP DELETE where it has an id)."""
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._outgoing.put_nowait, None)
            self._thread.join(GRACE)
        return 0

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as error:
            inner = error
            while isinstance(inner, BaseExceptionGroup):
                inner = inner.exceptions[0]
            sys.stderr.write(f"interlock: the connection to the MCP server ended: {type(inner).__name__}\n")
        finally:
            self._started.set()
            self._incoming.put(None)

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._started.set()
        async with (
            create_mcp_http_client(headers=self._headers) as client,
            streamable_http_client(self.place, http_client=client, max_sse_event_size=None) as (read, write),
        ):

            async def take() -> None:
                async for item in read:
                    if isinstance(item, Exception):
                        sys.stderr.write(f"interlock: the MCP server answered with something unreadable: {type(item).__name__}\n")
                        continue
                    data = item.message.model_dump_json(by_alias=True, exclude_unset=True).encode()
                    self._learn(data)
                    self._incoming.put(data)

            taking = asyncio.create_task(take())
            try:
                while (line := await self._outgoing.get()) is not None:
                    await self._post(line, write)
            finally:
                taking.cancel()

    async def _post(self, line: bytes, write: Any) -> None:
        try:
            message = jsonrpc_message_adapter.validate_json(line)
        except ValidationError:
            document = json.loads(line)
            if isinstance(document, dict) and "id" in document:
                self._incoming.put(dumps(failure(document["id"], -32600, "Interlock: no JSON-RPC message, not passed on")))
            return
        metadata = ClientMessageMetadata(headers=self._stamp(json.loads(line)))
        await write.send(SessionMessage(message, metadata=metadata))

    def _stamp(self, document: dict[str, Any]) -> dict[str, str]:
        """The HTTP headers in which MCP repeats parts of a message (revision 2025-06-18 the version, 2026-07-28 also method, name and
        marked arguments)."""
        method = document.get("method")
        params = document.get("params")
        params = params if isinstance(params, dict) else {}
        if method == "initialize":
            self._first = document.get("id")
            return {}
        meta = params.get("_meta")
        version = meta.get(PROTOCOL_VERSION_META_KEY) if isinstance(meta, dict) else None
        if not isinstance(version, str):
            return {MCP_PROTOCOL_VERSION_HEADER: self._version} if self._version else {}
        headers = {MCP_PROTOCOL_VERSION_HEADER: version}
        if isinstance(method, str):
            headers[MCP_METHOD_HEADER] = method
            name = params.get(NAME_BEARING_METHODS.get(method, ""))
            if isinstance(name, str):
                headers[MCP_NAME_HEADER] = encode_header_value(name)
                marked = self._maps.get(name) if method == "tools/call" else None
                arguments = params.get("arguments")
                if marked:
                    headers.update(mcp_param_headers(marked, arguments if isinstance(arguments, dict) else {}))
        return headers

    def _learn(self, data: bytes) -> None:
        """The negotiated version, and which arguments of which tool are repeated in headers."""
        if self._first is None and b'"tools"' not in data:
            return
        document = json.loads(data)
        result = document.get("result")
        if not isinstance(result, dict):
            return
        if document.get("id") == self._first and isinstance(result.get("protocolVersion"), str):
            self._version = result["protocolVersion"]
            self._first = None
        tools = result.get("tools")
        for tool in tools if isinstance(tools, list) else ():
            if isinstance(tool, dict) and isinstance(tool.get("name"), str) and isinstance(tool.get("inputSchema"), dict):
                self._maps[tool["name"]] = x_mcp_header_map(tool["inputSchema"])
