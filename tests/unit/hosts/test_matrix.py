"""The matrix of hosts is complete."""

import json
from pathlib import Path

from click.testing import CliRunner

from interlock.cli.hosts import hosts
from interlock.hosts import matrix
from interlock.hosts.registry import HOSTS, codec


def test_every_host_has_a_whole_row() -> None:
    rows = matrix.rows()
    assert [row.host for row in rows] == list(HOSTS)
    for row in rows:
        document = row.document()
        assert all(value for key, value in document.items() if key != "installer")
        assert set(row.gates) == codec(row.host).gates
        for event in row.gates:
            assert f"`{event}`" in matrix.page()


def test_the_commands(tmp_path: Path) -> None:
    env = {"HOME": str(tmp_path), "INTERLOCK_HOME": str(tmp_path / "state"), "PATH": ""}
    shown = CliRunner().invoke(hosts, ["matrix"], env=env)
    assert shown.stdout == matrix.page()
    listed = json.loads(CliRunner().invoke(hosts, ["list", "--json"], env=env).stdout)
    assert [row["host"] for row in listed["hosts"]] == list(HOSTS)
    assert all(row["registered"] == [] for row in listed["hosts"])
    broken = tmp_path / ".claude" / "settings.json"
    broken.parent.mkdir()
    broken.write_text("{")
    assert CliRunner().invoke(hosts, ["list"], env=env).exit_code == 0
