"""Weight of every page and time to its first byte, over real HTTP against a real process; as ratios to the smallest answer it can give."""

import gzip
import http.client
import pathlib
import re
import statistics
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[2]))

from tests.e2e.web.site import Site

from interlock.storage.accounts_port import ADMIN
from interlock.web import static
from interlock.web.auth import sessions
from interlock.web.pages.registry import PAGES

ROUNDS = 60


def first_byte(connection: http.client.HTTPConnection, path: str, token: str) -> "tuple[float, int, bytes]":
    """Milliseconds to the status line, status and body of one request on a connection that is open."""
    started = time.perf_counter()
    connection.request("GET", path, headers={"Cookie": f"{sessions.COOKIE}={token}"})
    answer = connection.getresponse()
    took = (time.perf_counter() - started) * 1000
    return took, answer.status, answer.read()


def weight(html: bytes) -> "tuple[int, int]":
    """(bytes, compressed bytes) of a page with all that it loads."""
    names = set(re.findall(r'/static/([^"?]+)\?v=', html.decode("utf-8")))
    files = [static.FILES[name] for name in names]
    return len(html) + sum(len(file.body) for file in files), len(gzip.compress(html)) + sum(len(file.packed) for file in files)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        site = Site(pathlib.Path(folder) / "state").start()
        try:
            token = site.sign_in(ADMIN)
            connection = http.client.HTTPConnection(site.host, timeout=30)
            paths = ["/livez", "/login", *(page.path for page in PAGES if page.section)]
            took: dict[str, list[float]] = {path: [] for path in paths}
            bodies: dict[str, bytes] = {}
            for _ in range(ROUNDS):
                for path in paths:
                    ms, status, body = first_byte(connection, path, token)
                    if status not in (200, 303):
                        print(f"{path}: {status}", file=sys.stderr)
                        return 1
                    took[path].append(ms)
                    bodies[path] = body
            connection.close()
        finally:
            site.stop()
    bare = statistics.median(took["/livez"])
    print(f"{'page':<18}{'first byte p50 ms':>18}{'p95 ms':>9}{'x /livez':>10}{'KB':>8}{'KB gzip':>9}")
    for path in paths:
        ordered = sorted(took[path])
        p50, p95 = statistics.median(ordered), ordered[int(len(ordered) * 0.95) - 1]
        plain, packed = weight(bodies[path])
        print(f"{path:<18}{p50:>18.1f}{p95:>9.1f}{p50 / bare:>10.1f}{plain / 1024:>8.0f}{packed / 1024:>9.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
