"""Arguments of a tool call, checked against the tool's schema before anything is opened."""

from collections.abc import Mapping
from typing import Any

from interlock.memory.tool_schemas_data import TOOLS


class ToolError(Exception):
    """What an agent is told when a call cannot be done: a code, what is wrong, and the next step."""

    def __init__(self, code: str, message: str, next_step: str, **more: object) -> None:
        super().__init__(message)
        self.code = code
        """Kebab case, stable."""
        self.next_step = next_step
        """What to do instead."""
        self.more = more
        """Further fields of the error."""

    def document(self) -> dict[str, object]:
        """The error as JSON."""
        return {"error": {"code": self.code, "message": str(self), "next": self.next_step, **self.more}}


def checked(name: str, given: "Mapping[str, Any] | None") -> dict[str, Any]:
    """The arguments, each of the type and size that the schema asks for. Raises `ToolError`.

    An argument that is null counts as left away: several clients send every optional argument.
    """
    if name not in TOOLS:
        raise ToolError("no-such-tool", f"there is no tool '{name[:60]}'", "call one of: " + ", ".join(TOOLS))
    schema = TOOLS[name][3]
    properties: dict[str, dict[str, Any]] = schema["properties"]  # type: ignore[assignment]
    values = {key: _whole(value) for key, value in (given or {}).items() if value is not None}
    for key, value in values.items():
        if key not in properties:
            raise _bad(name, f"'{key[:60]}' is not an argument of '{name}'", properties)
        wrong = _wrong(value, properties[key])
        if wrong:
            raise _bad(name, f"'{key}' {wrong}", properties)
    for key in schema.get("required", ()):  # type: ignore[attr-defined]
        if key not in values:
            raise _bad(name, f"'{key}' is missing", properties)
    return values


def _whole(value: Any) -> Any:
    """The value without halves of surrogate pairs, which no file and no database takes."""
    if isinstance(value, list):
        return [_whole(one) for one in value]
    return value.encode("utf-8", "replace").decode("utf-8") if isinstance(value, str) else value


def _wrong(value: object, schema: "Mapping[str, Any]") -> str:
    """What is wrong with a value, "" when nothing is."""
    kind = schema["type"]
    if kind == "string":
        if not isinstance(value, str):
            return "must be a string"
        if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value)):
            return f"must have {schema.get('minLength', 0)} to {schema.get('maxLength', 'any number of')} characters"
        if "enum" in schema and value not in schema["enum"]:
            return "must be one of: " + ", ".join(schema["enum"])
    elif kind == "integer":
        if not isinstance(value, int) or isinstance(value, bool):
            return "must be a whole number"
        if value < schema["minimum"] or value > schema.get("maximum", value):
            return f"must be {schema['minimum']} to {schema.get('maximum', 'any number')}"
    elif kind == "boolean":
        if not isinstance(value, bool):
            return "must be true or false"
    elif not isinstance(value, list) or not schema["minItems"] <= len(value) <= schema["maxItems"]:
        return f"must be a list of {schema['minItems']} to {schema['maxItems']} items"
    else:
        return next(
            ("must hold " + wrong.removeprefix("must be ") for wrong in (_wrong(one, schema["items"]) for one in value) if wrong),
            "",
        )
    return ""


def _bad(name: str, message: str, properties: "Mapping[str, Any]") -> ToolError:
    return ToolError("bad-argument", message, f"the arguments of '{name}' are: {', '.join(properties)}")
