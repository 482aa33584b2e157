"""What only the whole command shows: what a compaction took away, other words for the same, and the index command."""

import json
from typing import Any


def line(role: str, text: str) -> str:
    words = f"<user_query>\n{text}\n</user_query>" if role == "user" else text
    return json.dumps({"role": role, "message": {"content": [{"type": "text", "text": words}]}}) + "\n"


def found(box: Any, *args: str) -> list[str]:
    done = box.cli("remember", "search", *args, "--json", code=None)
    return [hit["text"] for hit in json.loads(done.stdout)["hits"]]


def test_what_a_compaction_took_away(box: Any) -> None:
    path = box.transcript()
    path.write_text(line("user", "we round prices half up") + line("assistant", "Rounding is half up now."))
    box.hook("stop", box.payload("stop"))
    assert found(box, "round prices", "--compacted") == []
    box.hook("preCompact", box.payload("preCompact"))
    with open(path, "a", encoding="utf-8") as file:
        file.write(line("user", "prices round down instead"))
    box.hook("stop", box.payload("stop"))
    assert sorted(found(box, "round prices")) == [
        "Rounding is half up now.",
        "prices round down instead",
        "we round prices half up",
    ]
    assert sorted(found(box, "round prices", "--compacted")) == ["Rounding is half up now.", "we round prices half up"]


def test_other_words_for_the_same(box: Any) -> None:
    texts = ["our vehicle stopped working on the highway", "we baked bread", "the garden is green"]
    box.transcript().write_text("".join(line("user", text) for text in texts))
    box.hook("stop", box.payload("stop"))
    assert found(box, "automobile") == texts[:1]
    assert found(box, "chromodynamics") == []


def test_index_makes_ready(box: Any) -> None:
    box.transcript().write_text("".join(line("user", f"question {number}") for number in range(20)))
    box.hook("stop", box.payload("stop"))
    document = box.json("remember", "index")
    assert document["turns"] == 20
    assert document["left"] == 0
    assert "20 turns ready" in box.cli("remember", "index", "--seconds", "1").stdout
    assert len(found(box, "question", "-n", "50")) == 20
