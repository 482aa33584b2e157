"""Servers for the tests of this folder."""

import pathlib
import signal
from collections.abc import Callable, Iterator

import pytest

from .harness import Server


@pytest.fixture
def make_server(tmp_path: pathlib.Path) -> Iterator[Callable[..., Server]]:
    """Make a server with its key; started by the test, stopped at its end."""
    made: list[Server] = []

    def make(*options: str, key: bool = True) -> Server:
        server = Server(tmp_path / "state", *options)
        if key and not (server.state / "inspect.db").exists():
            server.add_key()
        made.append(server)
        return server

    yield make
    for server in made:
        server.stop(signal.SIGKILL)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One running server for the tests of a file that leave no trace on each other."""
    server = Server(tmp_path_factory.mktemp("serve") / "state")
    server.add_key()
    server.start()
    yield server
    server.stop(signal.SIGKILL)
