"""Damaged and invented payloads of every host: always a verdict, never an internal error, and what is cut short is denied."""

import json
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from interlock.guard import check
from interlock.hosts.registry import HOSTS
from interlock.model.verdict import ALLOW, DENY, RANK

HOST_CASES = Path(__file__).parents[1] / "cases" / "hosts"
FIXED = settings(derandomize=True, database=None, deadline=None, max_examples=150, suppress_health_check=list(HealthCheck))
STATE = str(Path(tempfile.gettempdir()) / "interlock-fuzz-no-such-state")


def samples(host: str) -> list[bytes]:
    """The payloads that this host sends."""
    return [path.read_bytes() for path in sorted((HOST_CASES / host / "payloads").rglob("*")) if path.is_file()]


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-1, 2**70) | st.floats(allow_nan=False) | st.text(max_size=20) | st.sampled_from(("rm -rf /", "/etc/passwd", "\ud800", "\0", "{WS}", "file:///etc/shadow", "https://x")),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(("command", "path", "file_path", "content", "url", "sql", "tool_name", "edits", "x")), inner, max_size=3),
    max_leaves=8,
)  # fmt: skip


def spots(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a document."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, item in value.items():
            found += spots(item, (*path, key))
    elif isinstance(value, list):
        for at, item in enumerate(value):
            found += spots(item, (*path, at))
    return found


def changed(document: Any, path: tuple[Any, ...], new: Any, remove: bool) -> Any:
    """A copy with one place replaced or removed."""
    copy = json.loads(json.dumps(document))
    at = copy
    for step in path[:-1]:
        at = at[step]
    if remove:
        del at[path[-1]]
    else:
        at[path[-1]] = new
    return copy


def verdict_of(data: bytes, host: str) -> str:
    found = check.payload(data, host, STATE)
    assert found.decision in RANK
    assert found.code != "internal-error", (found.hits[0].human, data)
    return found.decision


@pytest.mark.parametrize("host", HOSTS)
def test_there_are_samples(host: str) -> None:
    assert samples(host)


@pytest.mark.parametrize("host", HOSTS)
@given(data=st.data())
@FIXED
def test_a_changed_field_gives_a_verdict(host: str, data: st.DataObject) -> None:
    document = json.loads(data.draw(st.sampled_from(samples(host))))
    for _ in range(data.draw(st.integers(1, 3))):
        places = spots(document)
        if places:
            document = changed(document, data.draw(st.sampled_from(places)), data.draw(VALUES), data.draw(st.booleans()))
    verdict_of(json.dumps(document).encode(), host)


@pytest.mark.parametrize("host", HOSTS)
@given(data=st.data())
@FIXED
def test_damaged_bytes_give_a_verdict(host: str, data: st.DataObject) -> None:
    text = bytearray(data.draw(st.sampled_from(samples(host))))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text) - 1))
        piece = data.draw(st.binary(max_size=6))
        text[at : at + data.draw(st.integers(0, 8))] = piece
        if not text:
            break
    verdict_of(bytes(text), host)


@pytest.mark.parametrize("host", HOSTS)
@given(data=st.data())
@FIXED
def test_a_payload_that_is_cut_short_is_denied(host: str, data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(samples(host))).rstrip()
    assert verdict_of(text[: data.draw(st.integers(0, len(text) - 1))], host) == DENY


@given(st.binary(max_size=200), st.sampled_from(HOSTS))
@FIXED
def test_any_bytes_are_denied(data: bytes, host: str) -> None:
    assert verdict_of(data, host) != ALLOW
