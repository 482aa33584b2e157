"""Kills while mining and migrating, eight writers at once, a full disk, a store that may only be read, and no network: real processes."""

import ctypes
import json
import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from interlock.storage.sqlite.connection import open_database
from interlock.storage.sqlite.migrate import FOLDER, bring_up_to_date

#: Seconds after which a test gives up on a state that it waits for. Not a speed claim.
PATIENCE = 240


def line(role: str, text: str) -> str:
    words = f"<user_query>\n{text}\n</user_query>" if role == "user" else text
    return json.dumps({"role": role, "message": {"content": [{"type": "text", "text": words}]}}) + "\n"


def until(state: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not state():
        assert time.monotonic() < end, "the awaited state never came"
        time.sleep(0.002)


def query(path: Path, sql: str) -> list[Any]:
    connection = sqlite3.connect(path, timeout=PATIENCE)
    try:
        return connection.execute(sql).fetchall()
    finally:
        connection.close()


def stored(box: Any) -> list[str]:
    path = box.state / "memory" / "memory.db"
    try:
        return [row[0] for row in query(path, "SELECT text FROM turns ORDER BY id")] if path.exists() else []
    except sqlite3.OperationalError:
        # The file is there, its tables are not yet.
        return []


def sound(box: Any) -> bool:
    return query(box.state / "memory" / "memory.db", "PRAGMA integrity_check") == [("ok",)]


def command(box: Any, *args: str, **more: Any) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "interlock", *args],
        env=box.env,
        cwd=box.workspace,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **more,
    )


@pytest.mark.parametrize("least", [1, 1500, 3000])
def test_a_killed_mining_starts_again_where_it_was(box: Any, least: int) -> None:
    wanted = []
    for number in range(40):
        said = [f"file {number} turn {turn}" for turn in range(150)]
        wanted += said
        box.transcript(f"5b1f0c1e-0000-4000-8000-0000000000{number:02d}").write_text("".join(line("user", one) for one in said))
    running = command(box, "remember", "mine")
    until(lambda: len(stored(box)) >= least or running.poll() is not None)
    running.kill()
    running.communicate()
    kept = stored(box)
    assert least <= len(kept) == len(set(kept))
    # Whole files only: each is stored with one transaction.
    assert len(kept) % 150 == 0
    assert sound(box)
    done = box.json("remember", "mine")
    assert done["turns"] == len(wanted) - len(kept)
    assert sorted(stored(box)) == sorted(wanted)
    assert box.json("remember", "mine")["turns"] == 0
    assert box.json("remember", "search", "turn", "149", "-n", "1")["hits"]


_MIGRATE = """
import sys
from interlock.storage.sqlite.connection import sqlite
from interlock.storage.sqlite.migrate import bring_up_to_date
connection = sqlite.connect(sys.argv[1], timeout=60, isolation_level=None)
bring_up_to_date(connection, sys.argv[1], sys.argv[2])
"""


@pytest.mark.parametrize("moment", ["copying", "copied", "growing"])
def test_a_killed_migration_is_whole_or_nothing(tmp_path: Path, moment: str) -> None:
    folder = tmp_path / "migrations"
    folder.mkdir()
    (folder / "0001_start.sql").write_text(Path(FOLDER, "0001_memory.sql").read_text("utf-8"))
    path = tmp_path / "memory.db"
    connection = sqlite3.connect(path, isolation_level=None)
    bring_up_to_date(connection, str(path), str(folder))
    connection.execute("INSERT INTO meta VALUES ('kept', 'yes')")
    connection.execute(
        "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 20000) "
        "INSERT INTO counters SELECT 'fill', hex(randomblob(200)) || x, x FROM n"
    )
    connection.close()
    (folder / "0002_change.sql").write_text(
        "CREATE TABLE later AS SELECT key, value FROM counters;\n"
        "INSERT INTO later WITH RECURSIVE m(y) AS (SELECT 1 UNION ALL SELECT y + 1 FROM m WHERE y < 5) SELECT key, y FROM m, counters;\n"
        "DELETE FROM counters;\n"
    )
    copy = Path(f"{path}.before-0002")
    states: dict[str, Callable[[], bool]] = {
        "copying": lambda: bool(list(tmp_path.glob("memory.db.before-0002*"))),
        "copied": copy.exists,
        "growing": lambda: copy.exists() and Path(f"{path}-wal").exists() and Path(f"{path}-wal").stat().st_size > 2_000_000,
    }
    running = subprocess.Popen([sys.executable, "-c", _MIGRATE, str(path), str(folder)])
    until(lambda: states[moment]() or running.poll() is not None)
    running.kill()
    running.wait()
    version = query(path, "PRAGMA user_version")[0][0]
    assert query(path, "SELECT value FROM meta WHERE name = 'kept'") == [("yes",)]
    tables = query(path, "SELECT count(*) FROM sqlite_master WHERE name = 'later'")[0][0]
    assert (version, tables) in ((1, 0), (2, 1))
    assert query(path, "SELECT count(*) FROM counters")[0][0] == (20_000 if version == 1 else 0)
    assert query(path, "PRAGMA integrity_check") == [("ok",)]
    if copy.exists():
        # A copy under its final name is whole.
        assert query(copy, "SELECT count(*) FROM counters") == [(20_000,)]
    subprocess.run([sys.executable, "-c", _MIGRATE, str(path), str(folder)], check=True)
    assert query(path, "PRAGMA user_version") == [(2,)]
    assert query(path, "SELECT count(*) FROM counters") == [(0,)]
    assert query(copy, "SELECT count(*) FROM counters") == [(20_000,)]
    # The start of a copy that was killed is cleared away.
    assert len(list(tmp_path.glob("memory.db.before-*"))) == 1


_SAY = '{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"remember","arguments":%s}}\n'


def test_eight_writers_lose_nothing(box: Any) -> None:
    """Four windows with hooks, two minings, the MCP server and a search that indexes, all at the same time."""
    rounds = 6
    windows = [f"5b1f0c1e-0000-4000-8000-0000000000{number:02d}" for number in range(4)]
    wanted = []
    mined = []
    for part in range(2):
        folder = box.home / f"old{part}"
        folder.mkdir()
        mined.append(folder)
        for number in range(25):
            said = [f"old {part} {number} {turn}" for turn in range(40)]
            wanted += said
            (folder / f"6b1f0c1e-0000-4000-8000-00000000{part}{number:03d}.jsonl").write_text(
                "".join(line("assistant", one) for one in said)
            )
    others = [command(box, "remember", "mine", str(folder), "--project", str(box.workspace), "--json") for folder in mined] + [
        command(box, "remember", "search", "old", "--all", "--json")
    ]
    server = command(box, "mcp", stdin=subprocess.PIPE, bufsize=1)
    assert server.stdin
    assert server.stdout
    hello = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}
    server.stdin.write(json.dumps({"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": hello}) + "\n")
    server.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n')
    assert json.loads(server.stdout.readline())["id"] == 0
    facts = []
    for turn in range(rounds):
        running = []
        for window in windows:
            said = [f"{window} {turn} {number}" for number in range(25)]
            wanted += said
            with open(box.transcript(window), "a", encoding="utf-8") as file:
                file.write("".join(line("user", one) for one in said))
            process = box.start("stop" if turn % 2 else "preCompact")
            process.stdin.write(box.payload("stop" if turn % 2 else "preCompact", window))
            process.stdin.close()
            running.append(process)
        facts.append(f"fact number {turn} of the server")
        arguments = json.dumps({"project": str(box.workspace), "text": facts[-1]})
        server.stdin.write(_SAY % (turn + 1, arguments))
        answer = json.loads(server.stdout.readline())
        assert answer["id"] == turn + 1
        assert not answer["result"].get("isError"), answer
        for process in running:
            assert process.wait(PATIENCE) == 0
            process.stdout.close()
            process.stderr.close()
    for other in others:
        _, err = other.communicate(timeout=PATIENCE)
        # The search may have come before there was anything to find.
        assert other.returncode == 0 or (other is others[-1] and other.returncode == 1), err
    server.stdin.close()
    server.wait(PATIENCE)
    server.stdout.close()
    if server.stderr:
        server.stderr.close()
    assert box.json("remember", "status")["spooled"] == 0
    assert sorted(text for text in stored(box) if not text.startswith("fact ")) == sorted(wanted)
    pins = "\n".join(
        row[0] for row in query(box.state / "memory" / "memory.db", "SELECT text FROM pins UNION ALL SELECT text FROM turns")
    )
    assert all(fact in pins for fact in facts)
    assert sound(box)
    assert box.json("remember", "search", "old 1 24 39", "-n", "1")["hits"]


def test_a_full_disk_loses_nothing_that_was_stored(box: Any) -> None:
    path = box.transcript()
    path.write_text("".join(line("user", f"before {number}") for number in range(50)))
    box.hook("stop", box.payload("stop"))
    full = (box.state / "memory" / "memory.db").stat().st_size + 40_000

    def narrow() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (full, full))

    with open(path, "a", encoding="utf-8") as file:
        file.write("".join(line("user", f"during {number} " + "word " * 60) for number in range(3000)))
    for event in ("preCompact", "stop", "sessionStart"):
        process = box.start(event, preexec_fn=narrow)
        out, err = process.communicate(box.payload(event), PATIENCE)
        assert (process.returncode, err) == (0, b"")
        answer = json.loads(out)
        if event == "preCompact":
            assert "could not save this conversation" in answer["user_message"]
            assert "cannot be written" in answer["user_message"]
    mining = command(box, "remember", "mine", preexec_fn=narrow)
    _, err_text = mining.communicate(timeout=PATIENCE)
    assert mining.returncode == 3
    assert "error: the memory store cannot be written" in err_text
    assert "Traceback" not in err_text
    assert stored(box) == [f"before {number}" for number in range(50)]
    assert sound(box)
    # There is room again.
    box.hook("stop", box.payload("stop"))
    assert len(stored(box)) == 3050


def _may_not_write() -> None:
    """Take the right to pass over file modes away from root; for anyone else this does nothing."""
    for capability in (1, 2) if sys.platform == "linux" else ():
        ctypes.CDLL(None).prctl(24, capability, 0, 0, 0)


def test_a_store_that_may_only_be_read(box: Any) -> None:
    path = box.transcript()
    path.write_text(line("user", "we round half up") + line("assistant", "So be it."))
    box.hook("stop", box.payload("stop"))
    box.cli("remember", "search", "round")
    with open(path, "a", encoding="utf-8") as file:
        file.write(line("user", "a later word"))
    memory = box.state / "memory"
    places = [*sorted(memory.rglob("*"), reverse=True), memory, box.state]
    for place in places:
        place.chmod(0o500 if place.is_dir() else 0o400)
    try:
        answers = {}
        for event in ("stop", "preCompact", "sessionStart"):
            process = box.start(event, preexec_fn=_may_not_write)
            out, err = process.communicate(box.payload(event), PATIENCE)
            assert (process.returncode, err) == (0, b"")
            answers[event] = json.loads(out)
        assert answers["stop"] == {}
        assert "cannot be written" in answers["preCompact"]["user_message"]
        assert "we round half up" in answers["sessionStart"]["additional_context"]
        finding = command(box, "remember", "search", "round", "--json", preexec_fn=_may_not_write)
        out_text, err_text = finding.communicate(timeout=PATIENCE)
        assert finding.returncode == 0, err_text
        assert json.loads(out_text)["hits"][0]["text"] == "we round half up"
        mining = command(box, "remember", "mine", preexec_fn=_may_not_write)
        assert "cannot be written" in mining.communicate(timeout=PATIENCE)[1]
        assert mining.returncode == 3
    finally:
        for place in reversed(places):
            place.chmod(0o700 if place.is_dir() else 0o600)
    box.hook("stop", box.payload("stop"))
    assert stored(box) == ["we round half up", "So be it.", "a later word"]


#: Ends the process at the first attempt to reach a network, with a code that nothing else gives.
_CUT_OFF = """
import os, sys
def watch(event, args):
    if event in ("socket.connect", "socket.bind", "socket.getaddrinfo", "socket.gethostbyname", "socket.sendto", "socket.sendmsg"):
        os.write(2, event.encode())
        os._exit(97)
sys.addaudithook(watch)
"""


def test_nothing_reaches_for_the_network(box: Any, tmp_path: Path) -> None:
    box.transcript().write_text(line("user", "we round half up") + line("assistant", "So be it."))
    hook = "import sys; sys.path.append(sys.argv[1]); from interlock.hook import run; run(sys.argv[3:], sys.argv[2])"
    root = Path(open_database.__code__.co_filename).parents[3]
    for event in ("sessionStart", "stop", "preCompact", "sessionEnd"):
        done = subprocess.run(
            [sys.executable, "-I", "-S", "-c", _CUT_OFF + hook, str(root), str(box.state), "cursor", event],
            input=box.payload(event),
            capture_output=True,
            env=box.env,
            cwd=box.home,
            timeout=PATIENCE,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, b"")
    questions = tmp_path / "questions.json"
    turns = [{"speaker": "Ann", "dia_id": "D1:1", "text": "the car broke down"}]
    questions.write_text(json.dumps([{"conversation": {"session_1": turns}, "qa": [{"question": "car?", "evidence": ["D1:1"]}]}]))
    main = "from interlock.__main__ import main; main()"
    for args in (
        ["mine"],
        ["search", "rounding rules"],
        ["status"],
        ["digest"],
        ["timeline"],
        ["export", "--format", "jsonl"],
        ["bench", str(questions)],
    ):
        said = subprocess.run(
            [sys.executable, "-c", _CUT_OFF + main, "remember", *args],
            capture_output=True,
            text=True,
            env=box.env,
            cwd=box.workspace,
            timeout=PATIENCE,
            check=False,
        )
        assert said.returncode in (0, 1), (args, said.stderr)
        assert "socket." not in said.stderr
    assert stored(box) == ["we round half up", "So be it."]
