"""The database of the native engine between processes: kept in private, refused when anybody else could have written it."""

import os
from pathlib import Path

import pytest

from interlock.config.scan_cache import FileCache
from interlock.detectors.engine import Scanner


def database(tmp_path: Path) -> Path:
    found = list((tmp_path / "cache" / "scan").iterdir())
    assert len(found) == 1
    return found[0]


def test_kept_and_loaded(tmp_path: Path) -> None:
    cache = FileCache(str(tmp_path))
    assert cache.load("a") is None
    cache.save("a", b"data")
    assert cache.load("a") == b"data"
    assert cache.load("b") is None
    assert database(tmp_path).stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "cache" / "scan").stat().st_mode & 0o777 == 0o700


def test_a_scanner_uses_it(tmp_path: Path) -> None:
    text = "glpat-" + "q8Zr2LmX0pTn4VbW7sKd"
    first = Scanner(engine="hyperscan", cache=FileCache(str(tmp_path)))
    path = database(tmp_path)
    before = path.stat().st_mtime_ns
    second = Scanner(engine="hyperscan", cache=FileCache(str(tmp_path)))
    assert path.stat().st_mtime_ns == before
    assert [item.detector for item in first.scan(text)] == [item.detector for item in second.scan(text)] == ["gitlab-token"]
    path.write_bytes(b"damaged")
    assert Scanner(engine="hyperscan", cache=FileCache(str(tmp_path))).scan(text)
    assert path.stat().st_size > 1000


@pytest.mark.parametrize("mode", [0o620, 0o602])
def test_what_others_can_write_is_not_loaded(tmp_path: Path, mode: int) -> None:
    cache = FileCache(str(tmp_path))
    cache.save("a", b"data")
    database(tmp_path).chmod(mode)
    assert cache.load("a") is None


def test_a_folder_that_others_can_write_and_links_are_not_trusted(tmp_path: Path) -> None:
    cache = FileCache(str(tmp_path))
    cache.save("a", b"data")
    path = database(tmp_path)
    path.parent.chmod(0o777)
    assert cache.load("a") is None
    path.parent.chmod(0o700)
    other = tmp_path / "other"
    path.rename(other)
    os.symlink(other, path)
    assert cache.load("a") is None


def test_old_ones_go_and_failures_are_silent(tmp_path: Path) -> None:
    cache = FileCache(str(tmp_path))
    for number in range(12):
        cache.save(str(number), b"data")
    assert len(list((tmp_path / "cache" / "scan").iterdir())) == 8
    blocked = tmp_path / "file"
    blocked.write_text("")
    FileCache(str(blocked)).save("a", b"data")
    assert FileCache(str(blocked)).load("a") is None
