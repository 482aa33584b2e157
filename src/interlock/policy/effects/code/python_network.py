"""Requests that Python code sends, and what it takes in from the network."""

import ast

from ....shell.program import UNKNOWN
from ..types import FETCH, SEND
from .python import NET, text_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .python import Reader


def remote(reader: "Reader", node: ast.expr) -> bool:
    """Whether an expression holds a network read."""
    for child in ast.walk(node):
        if isinstance(child, ast.Call):
            name = reader.dotted(child.func)
            if name.startswith(NET) or name.endswith((".urlopen", ".recv")):
                return True
        if isinstance(child, ast.Name) and reader.modules.get(child.id, "").startswith(NET):
            return True
    return False


def remote_flags(reader: "Reader", node: ast.expr) -> "tuple[str, ...]":
    """Flags of the URLs in an expression."""
    from ..urls import flags_of, parse

    for child in ast.walk(node):
        value = reader.fold(child) if isinstance(child, (ast.Constant, ast.JoinedStr, ast.Name, ast.BinOp)) else None
        if isinstance(value, str) and "://" in value:
            return flags_of(parse(value))
    return ()


def network(reader: "Reader", name: str, node: ast.Call, first: object) -> None:
    """A request."""
    from ..urls import flags_of, parse

    method = name.rsplit(".", 1)[-1]
    args = node.args
    if method == "request" and len(args) > 1:
        url, verb = reader.fold(args[1]), text_of(first).lower()
    else:
        url, verb = first, method
    if not isinstance(url, str):
        url = next((v for v in (reader.fold(k.value) for k in node.keywords if k.arg == "url") if isinstance(v, str)), "")
    parsed = parse(url.replace(UNKNOWN, "x")) if url else None
    flags = list(flags_of(parsed)) if parsed is not None else []
    host = parsed.host if parsed is not None else ""
    if parsed is not None and "file" in flags:
        reader.read(url, "use")
        return
    if parsed is not None and host:
        reader.ctx.add(reader.program, FETCH, "get", target=f"{parsed.scheme}://{host}", flags=tuple(flags), detail=url)
    data = any(k.arg in ("data", "json", "files", "content") for k in node.keywords) or (
        method in ("urlopen", "post", "put", "patch", "Request") and len(args) > 1
    )
    if verb in ("delete", "put", "patch", "post") or data:
        effect = reader.ctx.add(
            reader.program,
            SEND,
            verb if verb in ("delete", "put", "patch", "post") else "request",
            target=host,
            flags=(*(("data",) if data else ()), *(f for f in flags if f in ("local", "catcher"))),
        )
        reader.sends.append(effect)
    else:
        effect = reader.ctx.add(
            reader.program, SEND, "request", target=host, flags=tuple(f for f in flags if f in ("local", "catcher"))
        )
        reader.sends.append(effect)
    for part in (*args, *(k.value for k in node.keywords)):
        for child in ast.walk(part):
            if (
                isinstance(child, ast.Attribute)
                and child.attr == "environ"
                and reader.dotted(child) == "os.environ"
                and not isinstance(getattr(child, "parent", None), ast.Subscript)
                and data
                and not environ_item(part)
            ):
                reader.secret = True


def environ_item(part: ast.expr) -> bool:
    return any(
        isinstance(c, ast.Subscript) and isinstance(c.value, ast.Attribute) and c.value.attr == "environ" for c in ast.walk(part)
    ) or any(isinstance(c, ast.Call) and isinstance(c.func, ast.Attribute) and c.func.attr == "get" for c in ast.walk(part))
