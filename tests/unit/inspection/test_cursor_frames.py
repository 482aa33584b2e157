"""The Cursor adapter: every string leaf of every block, known or not, with its path."""

import json
import pathlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interlock.inspection import platforms
from interlock.inspection.frames import PROVENANCES, FrameError, clean, shown_key
from interlock.inspection.platforms import PLATFORMS
from interlock.inspection.platforms.cursor import PLATFORM

CASES = pathlib.Path(__file__).parents[2] / "cases" / "inference"
FRAMES = sorted((CASES / "cursor").glob("*.json")) + sorted((CASES / "claude").glob("0[1236]*.json"))


def strings(value: object) -> list[str]:
    if isinstance(value, str):
        return [value] if value else []
    if isinstance(value, dict):
        return [leaf for item in value.values() for leaf in strings(item)]
    if isinstance(value, list):
        return [leaf for item in value for leaf in strings(item)]
    return []


def read(message: object) -> list[tuple[str, str]]:
    return [(block.path, block.text) for block in PLATFORM.read(json.dumps(message).encode()).blocks]


@pytest.mark.parametrize("path", FRAMES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_string_of_a_fixture_is_missed(path: pathlib.Path) -> None:
    body = path.read_bytes()
    frame = PLATFORM.decode(body)
    document = json.loads(body)
    assert len(frame.messages) == len(document["messages"])
    for raw, message in zip(frame.messages, document["messages"], strict=True):
        seen = {block.text for block in PLATFORM.read(raw).blocks}
        for block in message["content"]:
            assert seen.issuperset(strings({key: value for key, value in block.items() if key != "type"}))


@pytest.mark.parametrize("path", sorted((CASES / "cursor").glob("*.json")), ids=lambda path: path.stem)
def test_identifiers_of_a_fixture(path: pathlib.Path) -> None:
    document = json.loads(path.read_bytes())
    frame = PLATFORM.decode(path.read_bytes())
    assert (frame.request_id, frame.tenant, frame.actor) == (
        document["request_id"],
        document["tenant_id"],
        document["actor"]["id"] or "",
    )
    assert frame.test == ("config_test" in path.stem)
    assert frame.known


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=20,
)


@given(content=json_values, role=json_values, extra=json_values)
def test_any_message_gives_all_its_strings(content: Any, role: Any, extra: Any) -> None:
    message = {"role": role, "content": content, "extra": extra}
    found = PLATFORM.read(json.dumps(message).encode())
    texts = [block.text for block in found.blocks]
    want = [clean(leaf) for leaf in strings(extra)]
    if isinstance(content, list):
        for item in content:
            want += [
                clean(leaf) for leaf in strings({k: v for k, v in item.items() if k != "type"} if isinstance(item, dict) else item)
            ]
    else:
        want += [clean(leaf) for leaf in strings(content)]
    for leaf in want:
        assert leaf in texts
    assert all(block.provenance in PROVENANCES for block in found.blocks)


@given(document=json_values)
def test_any_json_body_is_a_frame_or_one_error(document: Any) -> None:
    try:
        PLATFORM.decode(json.dumps(document).encode())
    except FrameError as error:
        assert "\n" not in str(error)


@given(data=st.binary(max_size=60))
def test_any_bytes_are_a_frame_or_one_error(data: bytes) -> None:
    with pytest.raises(FrameError):
        PLATFORM.decode(data)


def test_paths_and_provenance() -> None:
    message = {
        "role": "user",
        "content": [
            {"type": "text", "text": "a"},
            {"type": "attachment", "file_name": "b", "media_type": "c", "size_bytes": 1, "text": "d"},
            {
                "type": "tool_result",
                "tool_use_id": "e",
                "tool_name": "f",
                "content": ["g", {"deep": {"er": "h"}}],
                "is_error": False,
            },
            {"type": "hologram", "layers": [{"note": "i"}]},
            "j",
        ],
    }
    found = {
        block.text: (block.path, block.provenance, block.kind, block.tool)
        for block in PLATFORM.read(json.dumps(message).encode()).blocks
    }
    assert found["a"] == (".content[0].text", "member", "text", "")
    assert found["b"] == (".content[1].file_name", "attachment", "attachment", "")
    assert found["d"] == (".content[1].text", "attachment", "attachment", "")
    assert found["g"] == (".content[2].content[0]", "tool-output", "tool_result", "f")
    assert found["h"] == (".content[2].content[1].deep.er", "tool-output", "tool_result", "f")
    assert found["i"] == (".content[3].layers[0].note", "unknown", "hologram", "")
    assert found["j"] == (".content[4]", "unknown", "", "")


def test_keys_and_long_numbers_are_read_too() -> None:
    message = {"role": "assistant", "content": [{"type": "tool_use", "input": {"A" * 20: 1, "card": 4111111111111111}}]}
    assert read(message) == [
        (".content[0].input.*key0", "A" * 20),
        (".content[0].input.card", "4111111111111111"),
    ]


@pytest.mark.parametrize(
    ("key", "shown"),
    [
        ("text", "text"),
        ("file_name", "file_name"),
        ("v2", "v2"),
        ("A1B2C3D4E5F6G7H8I9", "*3"),
        ("a b", "*3"),
        ("", "*3"),
        ("ключ", "*3"),
        ("1a", "*3"),
    ],
)
def test_a_key_that_could_be_a_secret_is_not_in_a_path(key: str, shown: str) -> None:
    assert shown_key(key, 3) == shown


def test_the_member_is_who_writes_text() -> None:
    def member(role: str, *kinds: str) -> bool:
        content = [{"type": kind, "text": "x"} for kind in kinds]
        return PLATFORM.read(json.dumps({"role": role, "content": content}).encode()).member

    assert member("user", "text")
    assert member("user", "attachment", "text")
    assert not member("user", "tool_result")
    assert not member("user", "attachment")
    assert not member("assistant", "text")
    assert not member("narrator", "text")
    assert PLATFORM.read(b'{"role":"user","content":"plain"}').member


def test_a_lone_surrogate_is_read_and_not_refused() -> None:
    body = b'{"type":"prompt","request_id":"r\\ud83d","messages":[{"role":"user","content":[{"type":"text","text":"a\\ud83d b"}]}]}'
    frame = PLATFORM.decode(body)
    (message,) = frame.messages
    assert [block.text for block in PLATFORM.read(message).blocks] == ["a\ufffd b"]


def test_a_huge_number_is_read_and_not_refused() -> None:
    body = b'{"type":"prompt","messages":[{"role":"user","content":[{"type":"tool_use","input":{"n":' + b"9" * 5000 + b"}}]}]}"
    (message,) = PLATFORM.decode(body).messages
    assert PLATFORM.read(message).blocks[0].text == "9" * 5000


@pytest.mark.parametrize(
    ("body", "line"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"\xff\xfe{}", "not JSON"),
        (b"[]", "form of a frame"),
        (b"{}", "form of a frame"),
        (b'{"type":1}', "form of a frame"),
        (b'{"type":"prompt"}', "no messages"),
        (b'{"type":"prompt","messages":null}', "no messages"),
        (b'{"type":"prompt","messages":{}}', "form of a frame"),
        (b'{"type":"prompt","messages":[]} x', "not JSON"),
        (b'{"type":"prompt","messages":[],"x":NaN}', "not JSON"),
        (b'{"type":"prompt","messages":' + b"[" * 200_000 + b"]" * 200_000 + b"}", "nested too deeply"),
    ],
    ids=range(12),
)
def test_malformed(body: bytes, line: str) -> None:
    with pytest.raises(FrameError, match=line):
        frame = PLATFORM.decode(body)
        for message in frame.messages:
            PLATFORM.read(message)


@pytest.mark.parametrize("body", [b'{"type":"future_event","messages":7}', b'{"type":"x"}'])
def test_an_unknown_event_is_no_error(body: bytes) -> None:
    assert not PLATFORM.decode(body).known


def test_every_platform_file_is_registered() -> None:
    folder = pathlib.Path(platforms.__path__[0])
    files = sorted(path.stem for path in folder.glob("*.py") if path.stem not in ("__init__", "base"))
    assert [platform.id.replace("-", "_") for platform in PLATFORMS] == files
