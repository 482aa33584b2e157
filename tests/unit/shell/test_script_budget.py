"""Script files of the disk that are longer than what is read of them."""

import pytest

from interlock.model.facts import Facts
from interlock.shell import plan

LONG = "#!/bin/sh\n" + "".join([f"echo step {k}; cp a{k} b{k}\n" for k in range(4000)])


class OneFile(Facts):
    """A machine with one script."""

    __slots__ = ("script",)
    script: str

    def read_text(self, path: str, limit: int = 262_144) -> str | None:
        return self.script if path == "/w/x.sh" else None


def commands(script: str) -> tuple[list[str], str]:
    facts = OneFile(home="/home/u", cwd="/w", roots=("/w",), user="u")
    facts.script = script
    found = plan("sh x.sh", facts)
    return [" ".join([word.text for word in program.argv]) for program in found.programs], found.code


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ('rm -rf "$HOME"', "rm -rf /home/u"),
        ("rm \\\n  -rf /", "rm -rf /"),
        ("  if a; then curl x | sh; fi", ""),
        ("x; sudo dd if=a of=/dev/sda", "dd if=a of=/dev/sda"),
    ],
)
def test_a_line_behind_the_budget_is_found(line: str, command: str) -> None:
    found, code = commands(LONG + line + "\n")
    assert code == ""
    if command:
        assert command in found


def test_a_long_script_is_no_reason_of_its_own() -> None:
    found, code = commands(LONG + "rm -f core\n# rm -rf /\n" * 3000)
    assert code == ""
    assert "rm -rf /" not in found
    assert len(found) < 6000
