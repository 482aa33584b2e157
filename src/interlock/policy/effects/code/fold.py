"""Constant folding of Python expressions that make paths, commands and code."""

import ast

from ....shell.program import UNKNOWN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .python import Reader

MAX_TEXT = 100_000


def fold(node: "ast.AST | None", reader: "Reader", depth: int = 0) -> object:
    """Value of an expression: str, bytes, list, or None when it cannot be known."""
    if node is None or depth > 24:
        return None
    if isinstance(node, ast.Constant):
        value = node.value
        return value if isinstance(value, (str, bytes, int)) and not isinstance(value, bool) else None
    if isinstance(node, ast.Name):
        if node.id == "__unknown__":
            return UNKNOWN
        return reader.names.get(node.id)
    if isinstance(node, ast.JoinedStr):
        return "".join(
            part.value
            if isinstance(part, ast.Constant) and isinstance(part.value, str)
            else as_text(fold(part.value, reader, depth + 1))
            if isinstance(part, ast.FormattedValue)
            else UNKNOWN
            for part in node.values
        )
    if isinstance(node, (ast.List, ast.Tuple, ast.Set)):
        return [fold(item, reader, depth + 1) for item in node.elts]
    if isinstance(node, ast.BinOp):
        return binary(node, reader, depth)
    if isinstance(node, ast.Subscript):
        return subscript(node, reader, depth)
    if isinstance(node, ast.Starred):
        return fold(node.value, reader, depth + 1)
    if isinstance(node, ast.NamedExpr):
        return fold(node.value, reader, depth + 1)
    if isinstance(node, ast.Call):
        return call(node, reader, depth)
    if isinstance(node, ast.Attribute):
        name = reader.dotted(node)
        if name == "os.sep":
            return "/"
        if name == "sys.executable":
            return "python3"
        base = fold(node.value, reader, depth + 1)
        if node.attr in ("parent",) and isinstance(base, str):
            return _path(base.rstrip("/").rpartition("/")[0] or "/")
    return None


def as_text(value: object) -> str:
    """A value as text; `UNKNOWN` where it is not known."""
    if isinstance(value, bytes):
        return value.decode("utf-8", "replace")
    return value if isinstance(value, str) else str(value) if isinstance(value, int) else UNKNOWN


def _path(text: str) -> str:
    from .python import Path

    return Path(text)


def binary(node: ast.BinOp, reader: "Reader", depth: int) -> object:
    """``+``, ``%``, ``*`` and the path ``/``."""
    left, right = fold(node.left, reader, depth + 1), fold(node.right, reader, depth + 1)
    if isinstance(node.op, ast.Add):
        if isinstance(left, bytes) and isinstance(right, bytes):
            return left + right
        if isinstance(left, list) and isinstance(right, list):
            return left + right
        if isinstance(left, str) or isinstance(right, str):
            return as_text(left) + as_text(right)
    if isinstance(node.op, ast.Div) and isinstance(left, str):
        return _path(left.rstrip("/") + "/" + as_text(right))
    if isinstance(node.op, ast.Mod) and isinstance(left, str):
        values = right if isinstance(right, list) else [right]
        out = left
        for value in values:
            out = out.replace("%s", as_text(value), 1)
        return out
    if isinstance(node.op, ast.Mult) and isinstance(left, str) and isinstance(right, int) and len(left) * right < MAX_TEXT:
        return left * right
    return None


def subscript(node: ast.Subscript, reader: "Reader", depth: int) -> object:
    """``os.environ['HOME']``, list items and slices such as ``[::-1]``."""
    if reader.dotted(node.value) == "os.environ":
        return variable(fold(node.slice, reader, depth + 1), reader)
    value = fold(node.value, reader, depth + 1)
    if isinstance(node.slice, ast.Slice):
        if isinstance(value, (str, list)):
            parts = [
                None if p is None else _number(fold(p, reader, depth + 1), p)
                for p in (node.slice.lower, node.slice.upper, node.slice.step)
            ]
            try:
                return value[slice(*parts)]
            except (TypeError, ValueError):
                return None
        return None
    index = _number(fold(node.slice, reader, depth + 1), node.slice)
    if isinstance(value, (str, list)) and isinstance(index, int) and -len(value) <= index < len(value):
        return value[index]
    return None


def _number(value: object, node: ast.AST) -> "int | None":
    if isinstance(value, int):
        return value
    if (
        isinstance(node, ast.UnaryOp)
        and isinstance(node.op, ast.USub)
        and isinstance(node.operand, ast.Constant)
        and isinstance(node.operand.value, int)
    ):
        return -node.operand.value
    return None


def variable(name: object, reader: "Reader") -> object:
    """An environment variable that is known."""
    facts = reader.ctx.facts
    if name in ("HOME", "USERPROFILE"):
        return str(facts.home)
    if name == "PWD":
        return reader.program.cwd.text
    if isinstance(name, str):
        return facts.variable(name) or UNKNOWN
    return UNKNOWN


def call(node: ast.Call, reader: "Reader", depth: int) -> object:
    """Calls that only make text."""
    from .python import Pattern

    name = reader.dotted(node.func)
    args = [fold(a, reader, depth + 1) for a in node.args]
    first = args[0] if args else None
    home = str(reader.ctx.facts.home)
    if name in ("os.path.expanduser", "os.path.expandvars") and isinstance(first, str):
        return home + first[1:] if first.startswith("~") else first.replace("$HOME", home).replace("${HOME}", home)
    if name in ("os.path.join", "posixpath.join"):
        out = ""
        for part in args:
            text = as_text(part)
            out = text if text.startswith("/") else (out.rstrip("/") + "/" + text if out else text)
        return out
    if (
        name in ("os.path.abspath", "os.path.realpath", "os.path.normpath", "os.fspath", "str", "os.fsencode", "shlex.quote")
        and args
    ):
        return first if isinstance(first, str) else as_text(first)
    if name.endswith("Path") and name in ("Path", "pathlib.Path", "PosixPath", "pathlib.PosixPath", "PurePath", "pathlib.PurePath"):
        return _path("/".join(as_text(a) for a in args) if args else ".")
    if name in ("Path.home", "pathlib.Path.home"):
        return _path(home)
    if name in ("os.getcwd", "Path.cwd", "pathlib.Path.cwd"):
        return _path(reader.program.cwd.text)
    if name in ("os.getenv", "os.environ.get"):
        found = variable(first, reader)
        return args[1] if found == UNKNOWN and len(args) > 1 else found
    if name in ("tempfile.mkdtemp", "tempfile.gettempdir"):
        return str(reader.ctx.facts.tmp[0]) + "/tmp.new"
    if name in ("glob.glob", "glob.iglob") and isinstance(first, str):
        return Pattern(first)
    if name in ("base64.b64decode", "base64.decodebytes", "base64.standard_b64decode", "base64.urlsafe_b64decode") and isinstance(
        first, (str, bytes)
    ):
        import binascii

        raw = first.encode() if isinstance(first, str) else first
        try:
            return binascii.a2b_base64(raw.replace(b"-", b"+").replace(b"_", b"/"))
        except (binascii.Error, ValueError):
            return None
    if name in ("bytes.fromhex", "bytearray.fromhex", "binascii.unhexlify") and isinstance(first, (str, bytes)):
        try:
            return bytes.fromhex(as_text(first))
        except ValueError:
            return None
    if (
        name == "codecs.decode"
        and isinstance(first, (str, bytes))
        and len(args) > 1
        and as_text(args[1]).replace("_", "").replace("-", "") in ("rot13", "hex")
    ):
        import codecs

        try:
            return codecs.encode(as_text(first), "rot13") if "rot" in as_text(args[1]) else bytes.fromhex(as_text(first))
        except (ValueError, TypeError, LookupError):
            return None
    if name == "chr" and isinstance(first, int) and 0 <= first < 0x110000:
        return chr(first)
    if name in ("bytes", "bytearray") and isinstance(first, list) and all(isinstance(x, int) and 0 <= x < 256 for x in first):
        return bytes(x for x in first if isinstance(x, int))
    if (
        name == "map"
        and len(args) == 2
        and isinstance(args[1], list)
        and isinstance(node.args[0], ast.Name)
        and node.args[0].id == "chr"
    ):
        return [chr(x) if isinstance(x, int) else None for x in args[1]]
    if name in ("list", "tuple", "reversed", "sorted") and isinstance(first, (list, str)):
        items: list[object] = list(first)
        return items[::-1] if name == "reversed" else items
    if isinstance(node.func, ast.Attribute):
        return method(node.func, args, reader, depth)
    return None


def method(func: ast.Attribute, args: list[object], reader: "Reader", depth: int) -> object:
    """Methods of folded strings."""
    from .python import Path, Pattern

    value = fold(func.value, reader, depth + 1)
    first = args[0] if args else None
    name = func.attr
    if isinstance(value, bytes):
        return value.decode("utf-8", "replace") if name == "decode" else None
    if isinstance(value, Path) and name in ("expanduser", "resolve", "absolute"):
        home = str(reader.ctx.facts.home)
        return Path(home + value[1:]) if value.startswith("~") else value
    if isinstance(value, Path) and name in ("joinpath",):
        return Path(value.rstrip("/") + "/" + "/".join(as_text(a) for a in args))
    if isinstance(value, Path) and name in ("glob", "rglob") and isinstance(first, str):
        return Pattern(value.rstrip("/") + "/" + first)
    if not isinstance(value, str):
        return None
    if name == "join" and isinstance(first, list):
        return value.join(as_text(x) for x in first)
    if name == "replace" and len(args) >= 2 and isinstance(first, str) and isinstance(args[1], str) and first:
        return value.replace(first, args[1])
    if name == "format":
        out = value
        for arg in args:
            out = out.replace("{}", as_text(arg), 1)
        return out
    if name in ("strip", "lower", "upper", "lstrip", "rstrip", "encode", "expanduser", "rstrip"):
        return (
            value.strip() if name == "strip" else value.lower() if name == "lower" else value.upper() if name == "upper" else value
        )
    if name == "split":
        return list(value.split(first if isinstance(first, str) and first else None))
    return None
