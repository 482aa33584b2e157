"""`/openapi.json`: the routes of the platform listener, for those who build a sender or a gateway in front."""

from typing import Any

from interlock.inspection.platforms import PLATFORMS
from interlock.inspection.platforms.base import BEARER

_SIGNED = [
    ("webhook-id", "Visible ASCII without a dot, 1 to 256 characters; the same in a retry."),
    ("webhook-timestamp", "Unix seconds, decimal, within 300 s."),
    ("webhook-signature", "v1, and base64 of HMAC-SHA256 over id.timestamp.body; several separated by blanks."),
]
_STATUS = {
    "400": "The signed body is not a frame.",
    "401": "Not signed by a key of this server, or too old.",
    "413": "The body is larger than 64 MiB.",
    "503": "No verdict: put off. The platform's own failure setting decides.",
}


def document(version: str) -> dict[str, Any]:
    """The OpenAPI 3.1 document."""
    paths: dict[str, Any] = {}
    for platform in PLATFORMS:
        for route in platform.routes:
            names = [other.id for other in PLATFORMS if route in other.routes]
            paths[route] = {"post": _operation(route, names, bearer=platform.auth == BEARER)}
    for route, text in (("/livez", "The process answers."), ("/readyz", "A canary is found, stores and keys are there.")):
        paths[route] = {"get": {"summary": text, "responses": {"200": {"description": "Yes."}, "503": {"description": "No."}}}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Interlock AI security server", "version": version},
        "paths": paths,
        "components": {"securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
    }


def _operation(route: str, platforms: list[str], *, bearer: bool) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": "Judge a request of " + " or ".join(platforms),
        "operationId": route.strip("/").replace("/", "_").replace("-", "_"),
        "requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}},
        "responses": {
            "200": {"description": "The verdict, in the platform's own form.", "content": {"application/json": {}}},
            **{status: {"description": text} for status, text in _STATUS.items()},
        },
    }
    if bearer:
        operation["security"] = [{"token": []}]
    else:
        operation["parameters"] = [
            {"name": name, "in": "header", "required": True, "description": text, "schema": {"type": "string"}}
            for name, text in _SIGNED
        ]
    return operation
