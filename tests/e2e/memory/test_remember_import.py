"""`interlock remember import` with exports of every kind, made here in the forms that their programs write."""

import json
import sqlite3
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.e2e.memory.conftest import line

SECRET = "example-token-not-real-0000"


def claude_ai(*more: str) -> list[dict[str, Any]]:
    said = [("human", "Which queue for the quokka service?"), ("assistant", "Use NATS."), *(("human", one) for one in more)]
    messages: list[dict[str, Any]] = [
        {
            "uuid": f"m{number}",
            "sender": sender,
            "text": words,
            "content": [{"type": "text", "text": words}],
            "created_at": f"2026-03-0{number + 1}T10:00:00.123456Z",
            "attachments": [],
        }
        for number, (sender, words) in enumerate(said)
    ]
    messages[1]["content"].append({"type": "tool_use", "name": "web_search", "input": {"query": "nats vs kafka"}})
    head = {"uuid": "11111111-aaaa", "name": "Queue choice", "created_at": "2026-03-01T10:00:00Z", "account": {"uuid": "a"}}
    empty = {"uuid": "22222222-bbbb", "name": "", "created_at": "2026-03-01T10:00:00Z", "chat_messages": []}
    return [{**head, "updated_at": "2026-03-02T10:00:00Z", "chat_messages": messages}, empty]


def chatgpt(*more: str) -> list[dict[str, Any]]:
    def node(name: str, parent: str | None, children: list[str], role: str, words: str, **extra: Any) -> dict[str, Any]:
        message = {
            "id": name,
            "author": {"role": role},
            "create_time": 1772000000.5,
            "content": {"content_type": "text", "parts": [words]},
            "metadata": {},
            "recipient": "all",
            **extra,
        }
        return {"id": name, "parent": parent, "children": children, "message": message}

    mapping = {
        "root": {"id": "root", "parent": None, "children": ["s"], "message": None},
        "s": node("s", "root", ["u1"], "system", "", metadata={"is_visually_hidden_from_conversation": True}),
        "u1": node("u1", "s", ["old", "a1"], "user", "Which port for the wombat gateway?"),
        "old": node("old", "u1", [], "assistant", "An answer that was generated again"),
        "a1": node("a1", "u1", ["t1"], "assistant", "Port 8443."),
        "t1": node("t1", "a1", ["th"], "assistant", "print(1)", recipient="python"),
        "th": node("th", "t1", ["u2"], "assistant", "secret thoughts", content={"content_type": "thoughts", "thoughts": []}),
        "u2": node("u2", "th", [], "user", "", content={"content_type": "multimodal_text", "parts": [{"asset": 1}, "see picture"]}),
    }
    last = "u2"
    for number, words in enumerate(more):
        mapping[last]["children"] = [f"n{number}"]
        mapping[f"n{number}"] = node(f"n{number}", last, [], "user", words)
        last = f"n{number}"
    return [
        {
            "title": "Gateway port",
            "create_time": 1772000000.5,
            "update_time": 1772000100.5,
            "mapping": mapping,
            "current_node": last,
            "conversation_id": "33333333-cccc",
        }
    ]


def archive(path: Path, documents: dict[str, Any]) -> Path:
    with zipfile.ZipFile(path, "w") as file:
        for name, value in documents.items():
            file.writestr(name, json.dumps(value))
    return path


DRAWERS: list[tuple[str, dict[str, Any]]] = [
    (
        "> What did we pick for the numbat store?\n\nPicked SQLite, one writer.",
        {"wing": "shop", "source_file": "/t/chat.jsonl", "chunk_index": 1},
    ),
    ("First piece about echidna tests", {"wing": "shop", "source_file": "/t/chat.jsonl", "chunk_index": 0}),
    ("A diary line about bilby deploys", {"wing": "ops", "room": "diary", "filed_at": "2026-02-01T09:00:00"}),
]


def chroma(folder: Path) -> Path:
    folder.mkdir(parents=True)
    database = sqlite3.connect(folder / "chroma.sqlite3")
    database.executescript(
        """CREATE TABLE collections (id TEXT PRIMARY KEY, name TEXT NOT NULL, dimension INTEGER, database_id TEXT);
        CREATE TABLE segments (id TEXT PRIMARY KEY, type TEXT, scope TEXT, collection TEXT);
        CREATE TABLE embeddings (id INTEGER PRIMARY KEY, segment_id TEXT, embedding_id TEXT, seq_id BLOB, created_at TIMESTAMP);
        CREATE TABLE embedding_metadata (id INTEGER, key TEXT, string_value TEXT, int_value INTEGER, float_value REAL, bool_value INTEGER,
          PRIMARY KEY (id, key));
        INSERT INTO collections VALUES ('c1', 'mempalace_drawers', 384, 'd'), ('c2', 'mempalace_closets', 384, 'd');
        INSERT INTO segments VALUES ('m1', 'x', 'METADATA', 'c1'), ('v1', 'x', 'VECTOR', 'c1'), ('m2', 'x', 'METADATA', 'c2');
        INSERT INTO embeddings VALUES (99, 'm2', 'closet', 1, NULL);
        INSERT INTO embedding_metadata VALUES (99, 'chroma:document', 'a lossy summary', NULL, NULL, NULL);"""
    )
    for number, (words, meta) in enumerate(DRAWERS, 1):
        database.execute("INSERT INTO embeddings VALUES (?, 'm1', ?, 1, NULL)", (number, f"drawer_{number}"))
        for key, value in {"chroma:document": words, **meta}.items():
            place = ("string_value", "int_value")[isinstance(value, int)]
            database.execute(f"INSERT INTO embedding_metadata (id, key, {place}) VALUES (?, ?, ?)", (number, key, value))
    database.commit()
    database.close()
    return folder


def exact(folder: Path) -> Path:
    folder.mkdir(parents=True)
    database = sqlite3.connect(folder / "sqlite_exact.sqlite3")
    database.executescript(
        """CREATE TABLE collections (id INTEGER PRIMARY KEY, name TEXT UNIQUE, dimension INTEGER);
        CREATE TABLE documents (collection_id INTEGER, id TEXT, document TEXT, metadata_json TEXT, embedding BLOB);
        INSERT INTO collections VALUES (1, 'mempalace_drawers', 384);"""
    )
    for number, (words, meta) in enumerate(DRAWERS):
        database.execute("INSERT INTO documents VALUES (1, ?, ?, ?, x'00')", (str(number), words, json.dumps(meta)))
    database.commit()
    database.close()
    return folder


def pages(folder: Path) -> Path:
    folder.mkdir(parents=True)
    (folder / "index.md").write_text("# Palace Export — 2026-02-01\n\n| Wing | Rooms | Drawers |\n")
    for number, (words, meta) in enumerate(DRAWERS):
        room = folder / meta["wing"] / f"{meta.get('room', 'general')}.md"
        room.parent.mkdir(exist_ok=True)
        old = room.read_text() if room.exists() else f"# {meta['wing']} / {meta.get('room', 'general')}\n\n"
        quoted = "\n> ".join(words.split("\n"))
        table = f"| Field | Value |\n|-------|-------|\n| Source | {meta.get('source_file', 'unknown')} |\n| Filed | 2026-02-01T09:00:00 |\n"
        room.write_text(f"{old}## drawer_{number}\n\n> {quoted}\n\n{table}| Added by | x |\n\n---\n\n")
    return folder


def said(box: Any) -> list[str]:
    out = box.cli("remember", "export", "--all", "--format", "jsonl").stdout
    return [json.loads(one)["text"] for one in out.splitlines()]


FORMS: dict[str, tuple[str, Callable[[Path], Path], list[str]]] = {
    "claude.ai zip": (
        "claude-ai",
        lambda path: archive(path / "data.zip", {"users.json": [], "conversations.json": claude_ai(), "projects.json": []}),
        ["Which queue for the quokka service?", "Use NATS."],
    ),
    "claude.ai file": (
        "claude-ai",
        lambda path: _file(path / "c.json", claude_ai()),
        ["Which queue for the quokka service?", "Use NATS."],
    ),
    "claude.ai wrapped": (
        "claude-ai",
        lambda path: _file(path / "c.json", {"account": {}, "conversations": claude_ai()}),
        ["Which queue for the quokka service?", "Use NATS."],
    ),
    "chatgpt zip in parts": (
        "chatgpt",
        lambda path: archive(path / "gpt.zip", {"export/conversations-000.json": chatgpt(), "export/conversations-001.json": []}),
        ["Which port for the wombat gateway?", "Port 8443.", "see picture"],
    ),
    "chatgpt folder": (
        "chatgpt",
        lambda path: _file(path / "gpt" / "conversations.json", chatgpt()).parent,
        ["Which port for the wombat gateway?", "Port 8443.", "see picture"],
    ),
    "mempalace with chroma": (
        "mempalace",
        lambda path: chroma(path / ".mempalace" / "palace").parent,
        [
            "First piece about echidna tests",
            "What did we pick for the numbat store?",
            "Picked SQLite, one writer.",
            "A diary line about bilby deploys",
        ],
    ),
    "mempalace exact": (
        "mempalace",
        lambda path: exact(path / "palace"),
        [
            "First piece about echidna tests",
            "What did we pick for the numbat store?",
            "Picked SQLite, one writer.",
            "A diary line about bilby deploys",
        ],
    ),
    "mempalace pages": (
        "mempalace",
        lambda path: pages(path / "pages"),
        [
            "What did we pick for the numbat store?",
            "Picked SQLite, one writer.",
            "First piece about echidna tests",
            "A diary line about bilby deploys",
        ],
    ),
}


def _file(path: Path, value: Any) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\ufeff" + json.dumps(value), "utf-8")
    return path


@pytest.mark.parametrize("form", FORMS)
def test_every_form_comes_in_once(box: Any, tmp_path: Path, form: str) -> None:
    kind, make, texts = FORMS[form]
    path = make(tmp_path)
    before = {one: one.read_bytes() for one in path.rglob("*") if one.is_file()}
    plan = box.json("remember", "import", str(path), "--dry-run")
    assert (plan["format"], plan["turns"] >= len(texts)) == (kind, True)
    assert not (box.state / "memory").exists()
    first = box.json("remember", "import", str(path))
    assert (first["turns"], first["bad"]) == (len(texts), 0)
    assert sorted(said(box)) == sorted(texts)
    again = box.json("remember", "import", str(path), "--format", kind)
    assert (again["turns"], again["unchanged"]) == (0, again["conversations"])
    assert sorted(said(box)) == sorted(texts)
    assert before == {one: one.read_bytes() for one in path.rglob("*") if one.is_file()}
    word = next(one for one in ("quokka", "wombat", "numbat") if any(one in text for text in texts))
    assert box.json("remember", "search", "--all", word)["hits"][0]["text"].count(word) == 1


def test_a_newer_export_adds_what_is_new(box: Any, tmp_path: Path) -> None:
    for make, name in ((claude_ai, "a.json"), (chatgpt, "b.json")):
        box.cli("remember", "import", str(_file(tmp_path / name, make())))
        newer = make("one more question")
        assert box.json("remember", "import", str(_file(tmp_path / f"newer {name}", newer)))["turns"] == 1
    assert said(box).count("one more question") == 2
    titles = [one["title"] for one in box.json("remember", "timeline", "--all")["sessions"]]
    assert sorted(titles) == ["Gateway port", "Queue choice"]


def test_times_roles_and_projects(box: Any, tmp_path: Path) -> None:
    box.cli("remember", "import", str(_file(tmp_path / "a.json", claude_ai())), "--project", str(box.workspace))
    (session,) = box.json("remember", "timeline")["sessions"]
    assert (session["host"], session["started"]) == ("claude.ai", 1772359200.123456)
    hits = box.json("remember", "search", "quokka queue")["hits"]
    assert {hit["role"] for hit in hits} <= {"user", "assistant"}
    assert "quokka" in box.json("remember", "digest")["text"]
    box.cli("remember", "import", str(chroma(tmp_path / "p")))
    names = {one["name"] for one in box.json("remember", "status")["projects_list"]}
    assert names == {"acme-shop", "shop", "ops"}


def test_what_was_forgotten_stays_away(box: Any, tmp_path: Path) -> None:
    path = _file(tmp_path / "a.json", claude_ai())
    box.cli("remember", "import", str(path))
    box.cli("remember", "forget", "--query", "quokka", "--yes")
    assert box.json("remember", "import", str(path))["turns"] == 0
    assert said(box) == ["Use NATS."]
    assert box.json("remember", "forget", "--source", "import:claude.ai/11111111-aaaa", "--yes")["forgotten"]
    assert box.json("remember", "import", str(path))["turns"] == 0


def test_credentials_and_private_spans_stay_out(box: Any, tmp_path: Path) -> None:
    path = _file(tmp_path / "a.json", claude_ai(f"DEPLOY_TOKEN={SECRET} <private>Kim's plan</private> end"))
    box.cli("remember", "import", str(path))
    for one in (box.state / "memory").rglob("*"):
        data = one.read_bytes() if one.is_file() else b""
        assert SECRET.encode() not in data
        assert b"Kim" not in data
    assert any("<secret:" in text and text.endswith("end") for text in said(box))


def test_a_memory_moves_to_another_machine(box: Any, tmp_path: Path) -> None:
    box.transcript().write_text(
        line("user", f"from now on DEPLOY_TOKEN={SECRET} is not used") + line("assistant", "ok") + line("user", "again") * 2,
        "utf-8",
    )
    box.cli("remember", "mine", "--project", str(box.workspace))
    out = tmp_path / "memory.jsonl"
    box.cli("remember", "export", "--all", "--format", "jsonl", "-o", str(out))
    # Into the same memory: all of it is there already, from the transcript.
    assert box.json("remember", "import", str(out))["turns"] == 0
    before = said(box)
    box.env["INTERLOCK_HOME"] = str(tmp_path / "other state")
    assert box.json("remember", "import", str(out))["turns"] == 4
    assert said(box) == before
    assert box.json("remember", "import", str(out))["turns"] == 0
    (session,) = box.json("remember", "timeline")["sessions"]
    assert session["host"] == "cursor"
    assert "is not used" in box.json("remember", "digest")["text"]


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("a.json", "{}", "is no export that is known"),
        ("a.json", "[]", "is no export that is known"),
        ("a.json", "no json at all", "is no JSON list"),
        ("a.json", "", "is no JSON list"),
        ("a.json", '[{"other": 1}]', "is no export that is known"),
        ("a.jsonl", '{"role": "user"}', "is no export of `interlock remember export"),
        ("a.zip", "PK\x03\x04 broken", "is no JSON list"),
    ],
)
def test_what_is_no_export_is_refused(box: Any, tmp_path: Path, name: str, content: str, told: str) -> None:
    (tmp_path / name).write_text(content)
    done = box.cli("remember", "import", str(tmp_path / name), code=2)
    assert told in done.stderr
    assert "help: give a .zip" in done.stderr
    assert "Traceback" not in done.stderr


def test_faults_of_a_part_do_not_lose_the_rest(box: Any, tmp_path: Path) -> None:
    odd: list[Any] = [
        *claude_ai(),
        7,
        {"uuid": "x"},
        {"uuid": "y", "chat_messages": [None, 3, {"sender": "human", "text": "odd one"}]},
    ]
    done = box.json("remember", "import", str(_file(tmp_path / "a.json", odd)))
    assert (done["bad"], done["turns"]) == (2, 3)
    odd_tree = chatgpt()
    odd_tree[0]["mapping"]["u1"]["message"]["author"] = ["user"]
    done = box.json("remember", "import", str(_file(tmp_path / "b.json", [*odd_tree, *chatgpt()])))
    assert (done["bad"], done["turns"]) == (1, 3)
    cut = json.dumps([*claude_ai("last words"), *claude_ai()])[:-40]
    (tmp_path / "c.json").write_text(cut)
    told = box.cli("remember", "import", str(tmp_path / "c.json"), code=3).stderr
    assert "is damaged at character" in told
    assert "last words" in said(box)
    assert "there is no file" in box.cli("remember", "import", str(tmp_path / "none"), code=2).stderr
    (tmp_path / "empty").mkdir()
    assert "holds no conversations.json" in box.cli("remember", "import", str(tmp_path / "empty"), code=2).stderr


def test_a_switched_off_project_takes_nothing_in(box: Any, tmp_path: Path) -> None:
    (box.workspace / ".interlock").mkdir()
    (box.workspace / ".interlock" / "remember.off").touch()
    path = _file(tmp_path / "a.json", claude_ai())
    done = box.json("remember", "import", str(path), "--project", str(box.workspace))
    assert (done["turns"], done["skipped"]) == (0, 2)
