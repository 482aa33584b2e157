"""What every command prints: data on stdout, everything else on stderr, one shape for JSON and for errors."""

import contextlib
import json
import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import click

from interlock.model.errors import INTERNAL, UNUSABLE, USAGE, InterlockError

#: Version of every `--json` document; raised when a field is removed or changes its meaning.
SCHEMA_VERSION = 1

INTERRUPTED = 130

F = TypeVar("F", bound=Callable[..., Any])


def json_option(command: F) -> F:
    """Adds `--json`; the command receives `as_json: bool`."""
    return click.option("--json", "as_json", is_flag=True, help="Print one JSON document on stdout.")(command)


def dry_run_option(command: F) -> F:
    """Adds `--dry-run`; the command receives `dry_run: bool`."""
    return click.option("--dry-run", is_flag=True, help="Show the exact changes and write nothing.")(command)


def examples(*lines: str) -> str:
    """An epilog with one example a line, as click's help pages need it."""
    return "\b\nExamples:\n" + "\n".join(f"  {line}" for line in lines)


def emit_json(document: Mapping[str, Any]) -> None:
    """Print one JSON document with `schema_version` first, keys in the given order, and a final newline."""
    body = {"schema_version": SCHEMA_VERSION, **document}
    _write(json.dumps(body, ensure_ascii=False, indent=2) + "\n")


def emit_json_line(document: Mapping[str, Any]) -> None:
    """Print one line of JSON Lines with `schema_version`."""
    _write(json.dumps({"schema_version": SCHEMA_VERSION, **document}, ensure_ascii=False, separators=(",", ":")) + "\n")


def echo(text: str = "") -> None:
    """Data on stdout."""
    _write(text + "\n")


def note(text: str) -> None:
    """A remark on stderr; `--quiet` silences it."""
    if not is_quiet():
        _complain(text)


def warn(text: str, help: str = "") -> None:
    """A warning on stderr with an optional next step; `--quiet` does not silence it."""
    _complain(f"{_paint('warning:', 'yellow')} {text}")
    if help:
        _complain(f"{_paint('help:', 'cyan')} {help}")


def is_quiet() -> bool:
    """Whether `--quiet` was given before the command."""
    context = click.get_current_context(silent=True)
    return bool(context and context.find_root().params.get("quiet"))


def colour_on(stream: Any = None) -> bool:
    """Whether colours may be written: a terminal, no NO_COLOR, no `TERM=dumb`; FORCE_COLOR wins over all but NO_COLOR."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    target = sys.stdout if stream is None else stream
    return bool(getattr(target, "isatty", lambda: False)()) and os.environ.get("TERM") != "dumb"


def table(headers: Sequence[str], rows: Iterable[Sequence[object]], *, title: str = "") -> None:
    """A table on stdout: rich on a terminal, otherwise plain columns parted by two spaces."""
    cells = [[str(cell) for cell in row] for row in rows]
    if colour_on():
        from rich.console import Console
        from rich.table import Table
        from rich.text import Text

        grid = Table(*headers, title=title or None, title_justify="left", header_style="bold")
        for row in cells:
            grid.add_row(*(Text(cell) for cell in row))
        Console().print(grid)
        return
    if title:
        echo(title)
    widths = [max([len(head), *(len(row[at]) for row in cells)]) for at, head in enumerate(headers)]
    for row in [list(headers), *cells]:
        echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def echo_diff(text: str) -> None:
    """A unified diff on stdout, coloured on a terminal."""
    if not colour_on():
        _write(text)
        return
    colours = (("+++", None), ("---", None), ("@@", "cyan"), ("+", "green"), ("-", "red"))
    for line in text.splitlines():
        colour = next((name for start, name in colours if line.startswith(start)), None)
        echo(click.style(line, fg=colour) if colour else line)


def missing_extra(module: str, wanted_by: str = "") -> InterlockError:
    """The error for an optional package that is not installed, with the command that installs it."""
    from interlock.config.extras import EXTRA_OF_MODULE, install_command

    top = module.partition(".")[0]
    subject = f"'interlock {wanted_by}'" if wanted_by else "this command"
    extra = EXTRA_OF_MODULE.get(top)
    if extra is None:
        return InterlockError(
            f"{subject} needs the Python module '{module}', which is not installed",
            help="install Interlock again: pip install --force-reinstall interlock",
        )
    return InterlockError(f"{subject} needs the '{extra}' extra (the module '{top}' is not installed)", help=install_command(extra))


def guarded(action: Callable[[], int | None]) -> int:
    """Run `action` and turn every way in which it can end into an exit code, with the error rendered on stderr."""
    try:
        return action() or 0
    except InterlockError as exc:
        print_error(exc.message, exc.help)
        return exc.exit_code
    except click.exceptions.Exit as exc:
        return exc.exit_code
    except click.Abort:
        return INTERRUPTED
    except click.exceptions.NoArgsIsHelpError as exc:
        _complain(exc.format_message())
        return USAGE
    except click.UsageError as exc:
        command = exc.ctx.command_path if exc.ctx else "interlock"
        print_error(_sentence(exc.format_message()), f"{command} --help")
        return USAGE
    except click.ClickException as exc:
        print_error(_sentence(exc.format_message()))
        return UNUSABLE
    except KeyboardInterrupt:
        return INTERRUPTED
    except ModuleNotFoundError as exc:
        if _is_own(exc.name):
            return _internal(exc)
        error = missing_extra(exc.name or "?")
        print_error(error.message, error.help)
        return error.exit_code
    except Exception as exc:
        return _internal(exc)


def print_error(message: str, help: str = "") -> None:
    """`error:` and `help:` lines on stderr."""
    _complain(f"{_paint('error:', 'red')} {message}")
    if help:
        _complain(f"{_paint('help:', 'cyan')} {help}")


def _internal(exc: BaseException) -> int:
    place = _crash_log(exc)
    where = f"; the details are in {place}" if place else ""
    print_error(f"internal error ({type(exc).__name__}){where}", "this is a bug in Interlock: please report it with that file")
    return INTERNAL


def _crash_log(exc: BaseException) -> str:
    """Write the traceback to a private file; its path, or "" when no folder can be written."""
    import tempfile
    import time
    import traceback

    text = "".join(traceback.format_exception(exc))
    folders = []
    try:
        from interlock.config.paths import ensure_dir, ensure_state

        folders.append(ensure_dir(os.path.join(ensure_state(), "log")))
    except InterlockError:
        pass
    folders.append(tempfile.gettempdir())
    for folder in folders:
        path = os.path.join(folder, f"interlock-crash-{time.strftime('%Y%m%dT%H%M%S')}-{os.getpid()}.log")
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except OSError:
            continue
        with open(handle, "w", encoding="utf-8", errors="backslashreplace") as file:
            file.write(text)
        return path
    return ""


def _is_own(module: str | None) -> bool:
    return module is None or module.partition(".")[0] == "interlock"


def _sentence(text: str) -> str:
    return " ".join(text.split()).rstrip(".")


def _paint(text: str, colour: str) -> str:
    return click.style(text, fg=colour, bold=True) if colour_on(sys.stderr) else text


def _complain(text: str) -> None:
    with contextlib.suppress(BrokenPipeError):
        click.echo(text, err=True, color=colour_on(sys.stderr))


def _write(text: str) -> None:
    try:
        try:
            sys.stdout.write(text)
        except UnicodeEncodeError:
            encoding = sys.stdout.encoding or "ascii"
            sys.stdout.write(text.encode(encoding, "backslashreplace").decode(encoding))
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has what it wanted. Python would complain once more while it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise click.exceptions.Exit(0) from None
