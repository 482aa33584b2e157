"""The recall figures of `remember bench` on a file whose right answer is known."""

import json
from pathlib import Path

import pytest

from interlock.memory.bench import run
from interlock.model.errors import InterlockError
from interlock.wiring import open_memory_store


def turns(session: int, *texts: str) -> list[dict[str, str]]:
    return [{"speaker": "Ann" if at % 2 else "Bob", "dia_id": f"D{session}:{at}", "text": text} for at, text in enumerate(texts, 1)]


def test_recall_counts_evidence_found(tmp_path: Path) -> None:
    filler = {f"session_{number}": turns(number, f"nothing but filler number {number}") for number in range(3, 20)}
    document = [
        {
            "conversation": {
                "session_1": turns(1, "I adopted a tabby kitten", "How lovely"),
                "session_1_date_time": "1 May",
                "session_2": turns(2, "The sailboat leaks", "Oh no"),
                **filler,
            },
            "qa": [
                {"question": "Who adopted the kitten?", "evidence": ["D1:1"]},
                {"question": "kitten and sailboat?", "evidence": ["D1:1", "D2:1"]},
                {"question": "What about the kitten?", "evidence": ["D1:1", "D9:1"]},
                {"question": "Anything?", "evidence": []},
            ],
        }
    ]
    path = tmp_path / "f.json"
    path.write_text(json.dumps(document), "utf-8")
    found = run(str(path), open_memory_store)
    assert (found.questions, found.turns) == (4, 21)
    # One whole, one whole, one half, one without evidence.
    assert found.sessions == {5: 87.5, 10: 87.5}
    assert found.singles == {5: 87.5, 10: 87.5}
    assert found.milliseconds > 0


@pytest.mark.parametrize("text", [None, "", "{", "[1]", '[{"conversation": {}}]', '{"a": 1}'])
def test_another_file_is_refused(tmp_path: Path, text: str | None) -> None:
    path = tmp_path / "f.json"
    if text is not None:
        path.write_text(text, "utf-8")
    with pytest.raises(InterlockError):
        run(str(path), open_memory_store)
