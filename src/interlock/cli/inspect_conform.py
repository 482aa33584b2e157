"""`interlock inspect conform`: is a receiver of inference hooks sound?"""

import sys
from typing import Any

import click

from interlock.cli import output
from interlock.model.errors import NEGATIVE, USAGE, InterlockError


@click.command()
@click.argument("url")
@click.option("--secret-file", type=click.Path(dir_okay=False), help="File with the signing secret; without it stdin or a prompt.")
@click.option("--ca", type=click.Path(exists=True, dir_okay=False), help="PEM file of the authority that signed its certificate.")
@click.option(
    "--area",
    "areas",
    multiple=True,
    help="Only these groups: signature, verdict, retry, forward, tool_call, body, connection, size.",
)
@click.option("--junit", "junit_path", type=click.Path(dir_okay=False), help="Write the results as JUnit XML too.")
@output.json_option
def conform(
    url: str, *, secret_file: str | None, ca: str | None, areas: tuple[str, ...], junit_path: str | None, as_json: bool
) -> int:
    """Act as the platform and ask the receiver at URL everything that the protocol says. Exit code 1 when a "must" fails.

    The frames hold no real content; use a test secret, for the receiver will record them.

    \b
    Examples:
      interlock inspect conform http://127.0.0.1:8787/v1/inference-hooks --secret-file secret.txt
      interlock inspect conform https://receiver.example/hooks --junit results.xml
    """
    from interlock.cli.serve import need_server_extra

    need_server_extra("inspect conform")
    import msgspec

    from interlock.inspection.conformance import run
    from interlock.inspection.conformance.client import Client
    from interlock.inspection.secrets import parse_secret

    known = {case.area for case in run.CASES}
    for area in areas:
        if area not in known:
            raise InterlockError(f"there is no group '{area[:40]}'", help="one of: " + ", ".join(sorted(known)), exit_code=USAGE)
    client = Client(url, parse_secret(_secret(secret_file)), authority=ca)
    chosen = [case for case in run.CASES if not areas or case.area in areas]
    results = run.run(client, lambda _: None, chosen)
    if junit_path:
        try:
            with open(junit_path, "wb") as file:
                file.write(run.junit(results, url))
        except OSError as exc:
            raise InterlockError(f"cannot write '{junit_path}': {exc.strerror or exc}", exit_code=USAGE) from exc
    good = run.conforms(results)
    passed = sum(1 for result in results if not result.fault)
    document: dict[str, Any] = {"url": url, "conforms": good, "passed": passed, "cases": msgspec.to_builtins(results)}
    if as_json:
        output.emit_json(document)
    else:
        output.table(
            ["group", "case", "level", "result"],
            [[result.area, result.name, result.level, result.fault or "ok"] for result in results],
        )
        output.echo(f"{passed} of {len(results)} passed; {'it conforms' if good else 'it does not conform'}")
    return 0 if good else NEGATIVE


def _secret(path: str | None) -> str:
    try:
        if path:
            with open(path, encoding="utf-8-sig") as file:
                return file.read(4096)
        if sys.stdin.isatty():
            return str(click.prompt("Signing secret (whsec_…)", hide_input=True, err=True, prompt_suffix=": "))
        return sys.stdin.read(4096)
    except (OSError, UnicodeDecodeError) as exc:
        raise InterlockError(f"cannot read the secret: {exc}", help="it starts with whsec_", exit_code=USAGE) from exc
