"""Dashboards for the tests of this folder."""

import pathlib
from collections.abc import Callable, Iterator

import pytest

from .site import Site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One running dashboard for the tests of a file."""
    found = Site(tmp_path_factory.mktemp("dashboard") / "state").start()
    yield found
    found.stop()


@pytest.fixture
def make_site(tmp_path: pathlib.Path) -> Iterator[Callable[..., Site]]:
    """Make a dashboard of its own; started by the test, stopped at its end."""
    made: list[Site] = []

    def make(*command: str) -> Site:
        made.append(Site(tmp_path / "state", *command))
        return made[-1]

    yield make
    for one in made:
        one.stop()
