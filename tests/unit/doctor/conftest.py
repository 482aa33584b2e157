"""Fixtures of the doctor's tests."""

from tests.unit.install.conftest import compiled_once

__all__ = ["compiled_once"]
