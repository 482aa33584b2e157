"""`interlock demo`: all three parts at work in a throw-away home, through the very commands that a host would run."""

import os
import shutil
import sys
import tempfile
import time
from contextlib import ExitStack

import click

from interlock.cli import output
from interlock.cli.demo_report import Report
from interlock.model.errors import NEGATIVE, InterlockError


@click.command()
@click.option("--keep", is_flag=True, help="Keep the throw-away folder and print where it is.")
@output.json_option
def demo(keep: bool, as_json: bool) -> int:
    """Show guard, inspect and remember at work on real input; nothing outside a temporary folder is touched.

    Exits with 1 when any step does not give the outcome that it must give.
    """
    if os.name == "nt" or not shutil.which("sh"):
        raise InterlockError(
            "the demo runs the registered commands through 'sh', which is not on PATH", help="interlock install cursor --dry-run"
        )
    from interlock.cli import demo_steps

    started = time.monotonic()
    report = Report(quiet=as_json)
    with ExitStack() as stack:
        base = os.path.realpath(tempfile.mkdtemp(prefix="interlock-demo-"))
        if not keep:
            stack.callback(shutil.rmtree, base, ignore_errors=True)
        place = demo_steps.Place(base, sys.executable)
        report.opening(base, keep)
        for title, step in demo_steps.PARTS:
            report.part(title)
            try:
                step(place, report, stack)
            except demo_steps.StepError as exc:
                report.failed(str(exc))
    report.closing(time.monotonic() - started)
    if as_json:
        output.emit_json(report.document())
    return 0 if report.ok else NEGATIVE
