"""The codec of one host loads nothing of another, and nothing that a hook cannot afford."""

import subprocess
import sys
from pathlib import Path

import pytest

import interlock
from interlock.hosts import registry

SOURCE = Path(interlock.__file__).parents[1]
HEAVY = {"re", "json", "typing", "os", "enum", "dataclasses", "functools", "collections", "pathlib"}
SCRIPT = """
import sys
sys.path.append(sys.argv[1])
from interlock.hosts.registry import codec
codec(sys.argv[2])
print(*sys.modules)
"""


@pytest.mark.parametrize("host", registry.HOSTS)
def test_a_codec_loads_only_its_own_host(host: str) -> None:
    argv = [sys.executable, "-I", "-S", "-c", SCRIPT, str(SOURCE), host]
    loaded = subprocess.run(argv, capture_output=True, text=True, check=True).stdout.split()
    hosts = {name.split(".")[2] for name in loaded if name.startswith("interlock.hosts.") and name.split(".")[2] in registry.HOSTS}
    assert hosts == {host}
    plain = subprocess.run(
        [sys.executable, "-I", "-S", "-c", "import sys; print(*sys.modules)"], capture_output=True, text=True, check=True
    )
    assert not HEAVY & (set(loaded) - set(plain.stdout.split()))
