"""Script files of the disk that are longer than what is read of them."""

import pytest

from interlock.model.facts import Facts
from interlock.shell import plan

LONG = "#!/bin/sh\n" + "".join([f"echo step {k}; cp a{k} b{k}\n" for k in range(4000)])
VERY_LONG = "#!/bin/sh\n" + "".join([f"echo step {k} of a long way; cp first{k} second{k}\n" for k in range(8000)])


class OneFile(Facts):
    """A machine with one script."""

    __slots__ = ("script",)
    script: str

    def read_text(self, path: str, limit: int = 262_144) -> str | None:
        return self.script.encode()[:limit].decode("utf-8", "replace") if path == "/w/x.sh" else None


def commands(script: str, command: str = "sh x.sh") -> tuple[list[str], str]:
    facts = OneFile(home="/home/u", cwd="/w", roots=("/w",), user="u")
    facts.script = script
    found = plan(command, facts)
    return [" ".join([word.text for word in program.argv]) for program in found.programs], found.code


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ('rm -rf "$HOME"', "rm -rf /home/u"),
        ("rm \\\n  -rf /", "rm -rf /"),
        ('r"m" -r /', "rm -r /"),
        ("\\rm -r /", "rm -r /"),
        ("r''m -R \\\n /", "rm -R /"),
        ("'d'd if=a of=/dev/sda", "dd if=a of=/dev/sda"),
        ("  if a; then curl x | sh; fi", "curl x"),
        ("x; sudo dd if=a of=/dev/sda", "dd if=a of=/dev/sda"),
    ],
)
@pytest.mark.parametrize("script", [LONG, VERY_LONG, VERY_LONG.replace("way", "wäy", 1)], ids=["parsed", "scanned", "bytes"])
def test_a_line_behind_the_budget_is_found(script: str, line: str, command: str) -> None:
    found, code = commands(script + line + "\n")
    assert code == ""
    assert command in found


@pytest.mark.parametrize("call", ["sh x.sh", "./x.sh", ". ./x.sh", "bash < x.sh", "sudo bash x.sh a b"])
def test_a_very_long_script_is_scanned_however_it_is_started(call: str) -> None:
    found, code = commands(VERY_LONG + "rm -rf /\n", call)
    assert code == ""
    assert "rm -rf /" in found
    assert len(found) < 400


def test_what_many_lines_share_is_read_from_both_ends() -> None:
    many = "".join([f"rm -rf build/{k}\n" for k in range(20_000)])
    found, _ = commands(VERY_LONG + many + "rm -rf /\n" + "rm -f core\n" * 20)
    assert "rm -rf build/0" in found
    assert "rm -rf /" in found


def test_a_program_that_is_no_script_is_not_scanned() -> None:
    found, _ = commands("\x7fELF\0" + "rm -rf /\n" * 40_000, "./x.sh")
    assert "rm -rf /" not in found


def test_a_long_script_is_no_reason_of_its_own() -> None:
    found, code = commands(LONG + "rm -f core\n# rm -rf /\n" * 3000)
    assert code == ""
    assert "rm -rf /" not in found
    assert len(found) < 6000
