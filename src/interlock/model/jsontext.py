"""JSON text over the interpreter's own C scanner, without importing the ``json`` package (8 ms that a hook cannot afford).

Reading is strict where RFC 8259 is: no NaN, no raw control characters, one document. As everywhere in Python the last of several
equal keys wins. Writing keeps non-ASCII text readable and is always valid UTF-8.
"""

import sys
from _json import encode_basestring, make_encoder, make_scanner

_SPACE = " \t\r\n"
_LEAD = "\ufeff" + _SPACE
_ERROR_MODULES = ("json", "json.decoder")


class JsonError(ValueError):
    """The text is not one JSON document."""


class _ScanError(ValueError):
    """Stands in for ``json.JSONDecodeError``, which the C scanner looks up by module name when it refuses a text."""

    def __init__(self, message: str, _text: str, position: int) -> None:
        super().__init__(message)
        self.position = position


class _ErrorModule:
    JSONDecodeError = _ScanError


def _constant(name: str) -> object:
    raise JsonError("not a JSON value: " + name)


class _Context:
    strict = True
    object_hook = None
    object_pairs_hook = None
    parse_float = float
    parse_int = int
    parse_constant = staticmethod(_constant)


# The stub names the class itself as its argument; at run time any object with these attributes will do.
_scan = make_scanner(_Context())  # type: ignore[arg-type]


def _lenient() -> object:
    context = _Context()
    context.strict = False
    return make_scanner(context)  # type: ignore[arg-type]


def loads(text: str, strict: bool = True) -> object:
    """The value of one JSON document; byte order marks and white space around it are ignored.

    `strict`: refuse control characters inside of strings. Raises `JsonError` for anything else: also when it is nested deeper than the interpreter's recursion limit allows.
    """
    text = text.lstrip(_LEAD)
    if not text:
        raise JsonError("empty")
    # The real package would cost 8 ms (it imports `re`) just to build an exception that is caught here.
    stand_in = "json" not in sys.modules
    if stand_in:
        for name in _ERROR_MODULES:
            sys.modules[name] = _ErrorModule  # type: ignore[assignment]
    try:
        value, end = _scan(text, 0) if strict else _lenient()(text, 0)  # type: ignore[operator]
    except StopIteration:
        raise JsonError("not JSON") from None
    except RecursionError:
        raise JsonError("nested too deeply") from None
    except JsonError:
        raise
    except ValueError:
        raise JsonError("not JSON") from None
    finally:
        if stand_in:
            for name in _ERROR_MODULES:
                del sys.modules[name]
    if end < len(text) and text[end:].strip(_LEAD):
        raise JsonError("text after the document")
    return value


def decode(data: bytes) -> str:
    """Bytes of a payload as text: UTF-8, or UTF-16 where a mark or the first characters show it; bad bytes become U+FFFD."""
    head = data[:4]
    if head[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", "replace")
    if len(head) > 1 and head[1] == 0 and head[0]:
        return data.decode("utf-16-le", "replace")
    if len(head) > 1 and head[0] == 0 and head[1]:
        return data.decode("utf-16-be", "replace")
    return data.decode("utf-8", "replace")


def clean(text: str) -> str:
    """The text with lone surrogates replaced, so that it can be written as UTF-8."""
    return text.encode("utf-8", "replace").decode("utf-8") if not text.isascii() else text


def _refuse(value: object) -> object:
    raise TypeError("not a JSON value: " + type(value).__name__)


_encode = make_encoder(None, _refuse, encode_basestring, None, ":", ",", False, False, False)


def dumps(value: object) -> str:
    """Compact JSON text of plain values. Raises `ValueError` for NaN and infinities, `TypeError` for other types."""
    return clean("".join(_encode(value, 0)))
