"""A home with Cursor's folder, a workspace, a state folder, and memory events in them."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from interlock.memory.hooks import hook_event
from interlock.storage.base import MemoryStore
from interlock.wiring import open_memory_store

CASES = Path(__file__).parents[2] / "cases"
CONVERSATION = "5b1f0c1e-0000-4000-8000-00000000c001"


class Box:
    """Everything one test needs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "home"
        self.state = folder / "state"
        self.workspace = self.home / "projects" / "acme-shop"
        self.workspace.mkdir(parents=True)
        self.env = {"HOME": str(self.home)}

    def transcript(self, conversation: str = CONVERSATION) -> Path:
        """Where Cursor keeps a conversation."""
        return (
            self.home
            / ".cursor"
            / "projects"
            / "home-dev-projects-acme-shop"
            / "agent-transcripts"
            / conversation
            / f"{conversation}.jsonl"
        )

    def copy(self, name: str, conversation: str = CONVERSATION) -> Path:
        """Put a recorded transcript there."""
        path = self.transcript(conversation)
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(CASES / "memory" / "transcripts" / name, path)
        return path

    def write(self, *texts: str, conversation: str = CONVERSATION, mode: str = "a") -> Path:
        """Add prompts ("> text") and answers to a transcript."""
        path = self.transcript(conversation)
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(path, mode, encoding="utf-8") as file:
            for text in texts:
                role = "user" if text.startswith("> ") else "assistant"
                words = f"<user_query>\n{text[2:]}\n</user_query>" if role == "user" else text
                file.write(json.dumps({"role": role, "message": {"content": [{"type": "text", "text": words}]}}) + "\n")
        return path

    def payload(self, name: str, **fields: Any) -> dict[str, Any]:
        """A recorded payload in this home, with some fields changed."""
        text = (CASES / "hosts" / "cursor" / "payloads" / f"{name}.json").read_text("utf-8")
        payload: dict[str, Any] = json.loads(text.replace("/home/dev", str(self.home)))
        return payload | fields

    def event(self, name: str, payload: Any = None, **fields: Any) -> dict[str, Any]:
        """Act on an event; `name` is that of a recorded payload."""
        given = self.payload(name, **fields) if payload is None else payload
        return hook_event("cursor", name.partition(".")[0], given, str(self.state), open_memory_store, env=self.env)

    @contextmanager
    def store(self) -> Iterator[MemoryStore]:
        """The store, open."""
        store = open_memory_store(str(self.state))
        try:
            yield store
        finally:
            store.close()

    def texts(self) -> list[str]:
        """Words of all turns, in the order of their ids."""
        with self.store() as store:
            found = [turn for session in store.turns.sessions(None, 1000) for turn in store.turns.turns(session.id)]
        return [turn.text for turn in sorted(found, key=lambda turn: turn.id)]

    def stops(self, conversation: str = CONVERSATION) -> int:
        """Stops counted."""
        with self.store() as store:
            return store.notes.counter("stops", f"cursor:{conversation}")

    def log(self) -> str:
        """What the hooks complained about."""
        path = self.state / "memory" / "memory.log"
        return path.read_text("ascii") if path.exists() else ""

    def settings(self, text: str) -> None:
        """Write the settings file."""
        self.state.mkdir(exist_ok=True)
        (self.state / "hook.toml").write_text("[remember]\n" + text, "utf-8")


@pytest.fixture
def box(tmp_path: Path) -> Box:
    return Box(tmp_path)
