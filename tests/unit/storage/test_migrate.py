"""Migrations: in order, whole or not at all, never backwards."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from interlock.storage.base import StoreUnusable
from interlock.storage.sqlite.connection import open_database
from interlock.storage.sqlite.migrate import FOLDER, bring_up_to_date, migrations, statements


def folder(tmp_path: Path, **scripts: str) -> str:
    made = tmp_path / "migrations"
    made.mkdir(exist_ok=True)
    for name, script in scripts.items():
        (made / f"{name.removeprefix('m')}.sql").write_text(script)
    return str(made)


def opened(tmp_path: Path) -> sqlite3.Connection:
    return sqlite3.connect(tmp_path / "x.db", isolation_level=None)


def test_each_is_applied_once_and_in_order(tmp_path: Path) -> None:
    path = str(tmp_path / "x.db")
    scripts = folder(tmp_path, m0001_a="CREATE TABLE a (x);", m0002_b="INSERT INTO a VALUES (1); INSERT INTO a VALUES (2);")
    connection = opened(tmp_path)
    assert bring_up_to_date(connection, path, scripts) == [1, 2]
    assert list(bring_up_to_date(connection, path, scripts)) == []
    folder(tmp_path, m0003_c="INSERT INTO a VALUES (3);")
    assert bring_up_to_date(connection, path, scripts) == [3]
    assert [row[0] for row in connection.execute("SELECT x FROM a")] == [1, 2, 3]
    connection.close()


def test_the_database_is_copied_before_it_changes_shape(tmp_path: Path) -> None:
    path = str(tmp_path / "x.db")
    connection = opened(tmp_path)
    bring_up_to_date(connection, path, folder(tmp_path, m0001_a="CREATE TABLE a (x); INSERT INTO a VALUES (7);"))
    bring_up_to_date(connection, path, folder(tmp_path, m0002_b="DROP TABLE a;"))
    connection.close()
    copy = sqlite3.connect(path + ".before-0002")
    assert copy.execute("SELECT x FROM a").fetchall() == [(7,)]
    copy.close()
    assert Path(path + ".before-0002").stat().st_mode & 0o777 == 0o600


def test_a_failing_one_leaves_nothing(tmp_path: Path) -> None:
    connection = opened(tmp_path)
    scripts = folder(tmp_path, m0001_a="CREATE TABLE a (x);", m0002_b="CREATE TABLE b (x); INSERT INTO nowhere VALUES (1);")
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        bring_up_to_date(connection, str(tmp_path / "x.db"), scripts)
    assert [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")] == ["a"]
    assert connection.execute("PRAGMA user_version").fetchone() == (1,)
    connection.close()


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "memory" / "memory.db"
    open_database(str(path)).close()
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 77")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(StoreUnusable, match="newer version of Interlock") as caught:
        open_database(str(path))
    assert "77" in caught.value.message
    assert "upgrade" in caught.value.help
    assert path.read_bytes() == before


@pytest.mark.parametrize("names", [("0002_b",), ("0001_a", "0003_c"), ("0001_a", "0001_b")])
def test_numbers_without_gaps(tmp_path: Path, names: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="1 to"):
        migrations(folder(tmp_path, **{"m" + name: "" for name in names}))


def test_a_script_is_cut_into_statements() -> None:
    script = "-- a; comment\nCREATE TABLE a (x DEFAULT ';');\nCREATE TRIGGER t AFTER INSERT ON a BEGIN SELECT 1; SELECT 2; END;\n"
    found = statements(script)
    assert len(found) == 2
    assert found[1].startswith("CREATE TRIGGER")


def test_eight_processes_can_make_the_store_at_once(tmp_path: Path) -> None:
    path = tmp_path / "new" / "memory" / "memory.db"
    code = "import sys; from interlock.storage.sqlite.store import SqliteStore; SqliteStore(sys.argv[1]).close()"
    running = [subprocess.Popen([sys.executable, "-c", code, str(path)]) for _ in range(8)]
    assert [process.wait(120) for process in running] == [0] * 8
    connection = open_database(str(path))
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA user_version").fetchone() == (len(migrations(FOLDER)),)
    connection.close()
    assert path.parent.stat().st_mode & 0o777 == 0o700
    assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("content", [b"no database" * 500, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_damaged_file_is_named_and_kept(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "memory.db"
    path.write_bytes(content)
    with pytest.raises(StoreUnusable, match=r"memory\.db") as caught:
        open_database(str(path))
    assert "interlock doctor" in caught.value.help
    assert path.read_bytes() == content


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreUnusable, match="cannot open"):
        open_database(str(tmp_path / "file" / "memory.db"))
