"""What pages load: our style sheet and script, and vendored libraries as they were published. `manifest.json` has the hash of each.

Read into memory once; a name that is not in the folder is not found, whatever it looks like.
"""

import gzip
import hashlib
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

_KINDS = {".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml"}


class File:
    """One file."""

    __slots__ = ("body", "digest", "kind", "packed")

    def __init__(self, path: Path) -> None:
        self.body = path.read_bytes()
        """Its bytes."""
        self.packed = gzip.compress(self.body, 9, mtime=0)
        """The same for clients that take gzip."""
        self.kind = _KINDS[path.suffix]
        """Content type."""
        self.digest = hashlib.sha256(self.body).hexdigest()
        """SHA-256 in hex."""


FILES = {path.name: File(path) for path in sorted(Path(__file__).parent.iterdir()) if path.suffix in _KINDS}


def url(name: str) -> str:
    """Address of a file; it changes with the file's content, so that browsers may keep it."""
    return f"/static/{name}?v={FILES[name].digest[:12]}"


async def answer(request: Request) -> Response:
    """The file that the path names."""
    file = FILES.get(request.path_params["name"])
    if file is None:
        return Response(status_code=404)
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if "v" in request.query_params else "no-cache",
        "vary": "accept-encoding",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
    }
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.body, media_type=file.kind, headers=headers)
