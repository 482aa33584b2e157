"""The documentation is true where a machine can tell: commands and options exist, links lead somewhere, targets are in the Makefile."""

import re
import shlex
from pathlib import Path

import click
import pytest

from interlock.cli.main import COMMANDS, cli, load

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])

FENCE = re.compile(r"^```[a-z]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
OWN_PATH = re.compile(r"^(?:src|tests|docs|requirements|changelog\.d|\.ci)/[\w./-]+$")


def page_id(path: Path) -> str:
    return str(path.relative_to(ROOT))


def code(path: Path) -> list[str]:
    """Every line of a code block (fenced or indented) and every code span."""
    text = path.read_text(encoding="utf-8")
    lines = [line.strip().removeprefix("$ ") for block in FENCE.findall(text) for line in block.splitlines()]
    rest = FENCE.sub("", text)
    lines += [line.strip() for line in rest.splitlines() if line.startswith("    ")]
    return lines + SPAN.findall(rest)


def cut(line: str) -> list[str]:
    """The words of a command line up to a comment, a pipe or a redirection."""
    try:
        words = shlex.split(line, comments=True)
    except ValueError:
        words = line.split()
    for at, word in enumerate(words):
        if word in {"|", "||", "&&", ";", "<", ">", "&", "\\"}:
            return words[:at]
    return words


def fault(words: list[str]) -> str:
    """Why a documented `interlock ...` line cannot be run as written; "" when it can. Capital and bracketed words are placeholders."""
    command: click.Command = cli
    seen = "interlock"
    for word in words:
        name = word.strip("[]").split("=")[0]
        if word == "--":
            return ""
        if name.startswith("-") and name != "-":
            known = {option for param in command.params for option in [*param.opts, *param.secondary_opts]} | {
                "--help",
                "-h",
                "--version",
            }
            if name not in known:
                return f"'{seen}' has no option {name}"
        elif isinstance(command, click.Group) and name and "|" in name and name.replace("|", "").replace("-", "").isalpha():
            missing = [part for part in name.split("|") if part not in command.list_commands(click.Context(command))]
            return f"'{seen}' has no command {missing}" if missing else ""
        elif isinstance(command, click.Group) and re.fullmatch(r"[a-z][a-z-]*", name):
            found = load(name) if command is cli and name in COMMANDS else command.get_command(click.Context(command), name)
            if found is None:
                return f"'{seen}' has no command '{name}'"
            command, seen = found, f"{seen} {name}"
    return ""


@pytest.mark.parametrize("path", PAGES, ids=page_id)
def test_commands_in_a_page_exist(path: Path) -> None:
    faults = []
    for line in code(path):
        words = cut(line)
        while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
            words = words[1:]
        if words and words[0] in {"interlock", ".venv/bin/interlock"} and (reason := fault(words[1:])):
            faults.append(f"{line}: {reason}")
    assert faults == []


@pytest.mark.parametrize("path", PAGES, ids=page_id)
def test_links_and_paths_in_a_page_exist(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    missing = [
        target for target in LINK.findall(FENCE.sub("", text)) if "://" not in target and not (path.parent / target).exists()
    ]
    missing += [span for span in code(path) if OWN_PATH.match(span) and not (ROOT / span).exists()]
    assert missing == []


def test_make_targets_in_the_pages_exist() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    used = {words[1] for path in PAGES for line in code(path) if (words := cut(line))[:1] == ["make"] and len(words) > 1}
    assert {"demo", "test"} <= used <= targets


def test_a_wrong_command_is_found() -> None:
    assert fault(["nonsense"]) == "'interlock' has no command 'nonsense'"
    assert fault(["install", "cursor", "--no-such-option"]) == "'interlock install' has no option --no-such-option"


def test_every_page_is_reachable_from_the_index() -> None:
    index = (ROOT / "docs" / "index.md").read_text()
    missing = [
        page_id(path)
        for path in (ROOT / "docs").rglob("*.md")
        if path.name != "index.md" and str(path.relative_to(ROOT / "docs")) not in index
    ]
    assert missing == []


def test_the_licence_is_whole() -> None:
    text = (ROOT / "LICENSE").read_text()
    assert "Apache License" in text
    assert "9. Accepting Warranty or Additional Liability." in text
    assert len(text.splitlines()) > 195
