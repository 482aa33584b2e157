"""`interlock inspect`: signing keys, frames judged offline, detectors measured."""

import sys
import time
from typing import TYPE_CHECKING, Any

import click

from interlock.cli import inspect_health, inspect_teams, output
from interlock.cli.inspect_bench import bench
from interlock.cli.inspect_conform import conform
from interlock.cli.inspect_policy import policy
from interlock.cli.inspect_report import report
from interlock.cli.serve import need_server_extra
from interlock.config.paths import ensure_state, state_dir
from interlock.model.errors import NEGATIVE, USAGE, InterlockError

if TYPE_CHECKING:
    from interlock.inspection.keys import SealedStore
    from interlock.inspection.verdict import Verdict
    from interlock.storage.inspect_ports import StoredKey

#: Longest file that can hold a secret, and largest frame, in bytes.
_MAX_SECRET = 4096
_MAX_FRAME = 64 * 1024 * 1024


@click.group(short_help="Inference hooks: the server's keys, the sender's teams.")
def inspect() -> None:
    """Inference hooks, both ends: the server's signing keys and judgement, and the sender's teams, modes and health."""


for command in (bench, conform, policy, report, *inspect_teams.COMMANDS, *inspect_health.COMMANDS):
    inspect.add_command(command)


@inspect.group()
def keys() -> None:
    """Signing secrets that the server verifies requests with."""


@keys.command("add")
@click.option("--platform", default="cursor", show_default=True, help="Platform that signs with this secret.")
@click.option(
    "--name",
    "tenant",
    default="default",
    show_default=True,
    help="Ring: the sending team. A new key replaces the ring's current one.",
)
@click.option("--file", "path", type=click.Path(dir_okay=False), help="Read the secret from a file.")
@click.option("--generate", is_flag=True, help="Make a secret and print it once.")
@click.option("--overlap", default="24h", show_default=True, help="How long the replaced key still verifies, e.g. 10m, 24h, 7d.")
@output.dry_run_option
@output.json_option
def add(*, platform: str, tenant: str, path: str | None, generate: bool, overlap: str, dry_run: bool, as_json: bool) -> None:
    """Add a signing secret; it is read from stdin, a prompt or --file, never from the command line.

    \b
    Examples:
      interlock inspect keys add                       asks for the secret (nothing is shown)
      interlock inspect keys add --file secret.txt
      interlock inspect keys add --generate            prints the new secret once, on stdout
    """
    need_server_extra("inspect keys add")
    from interlock.inspection import keys as ring
    from interlock.inspection.platforms import BY_ID

    if platform not in BY_ID:
        raise InterlockError(f"there is no platform '{platform}'", help="one of: " + ", ".join(BY_ID), exit_code=USAGE)
    if generate and path:
        raise InterlockError("--generate and --file exclude each other", exit_code=USAGE)
    seconds = _seconds(overlap)
    text = None if generate else _secret(path)
    state = ensure_state()
    sealed, close = _open(state)
    try:
        now = time.time()
        if dry_run:
            replaced = [
                key for key in sealed.store.all_keys() if (key.platform, key.tenant, key.expires) == (platform, tenant, None)
            ]
            ring.validate(sealed, text, tenant=tenant, now=now)
            _say_dry(platform, tenant, replaced, overlap, as_json)
            return
        stored, written = ring.add(sealed, text, platform=platform, tenant=tenant, now=now, overlap=seconds)
    finally:
        close()
    if as_json:
        document: dict[str, Any] = {"key": _shown(stored, now)}
        if generate:
            document["secret"] = written
        output.emit_json(document)
        return
    output.note(
        f"added key {stored.key_id} ({stored.prefix}) for {platform}, ring '{tenant}'; a running server takes it over within 2 s"
    )
    if generate:
        output.note("this is shown once; paste it where the sender is set up:")
        output.echo(written)


@keys.command("rotate")
@click.option("--platform", default="cursor", show_default=True, help="Platform of the ring.")
@click.option("--name", "tenant", default="default", show_default=True, help="The ring.")
@click.option("--overlap", default="24h", show_default=True, help="How long the replaced key still verifies, e.g. 10m, 24h, 7d.")
@output.dry_run_option
@output.json_option
@click.pass_context
def rotate(context: click.Context, *, platform: str, tenant: str, overlap: str, dry_run: bool, as_json: bool) -> None:
    """Replace a ring's current secret by a new one, printed once; the old one verifies for --overlap more.

    For a platform that makes its secrets itself (Cursor, Claude), rotate there and use `interlock inspect keys add`.
    """
    need_server_extra("inspect keys rotate")
    sealed, close = _open(ensure_state())
    try:
        there = any((key.platform, key.tenant, key.expires) == (platform, tenant, None) for key in sealed.store.all_keys())
    finally:
        close()
    if not there:
        raise InterlockError(
            f"there is no current key for {platform}, ring '{tenant}'", help="interlock inspect keys list", exit_code=USAGE
        )
    context.invoke(
        add, platform=platform, tenant=tenant, path=None, generate=True, overlap=overlap, dry_run=dry_run, as_json=as_json
    )


@keys.command("retire")
@click.argument("key_id")
@click.option("--current", is_flag=True, help="Retire it even when it is the ring's current key.")
@output.dry_run_option
@output.json_option
def retire(*, key_id: str, current: bool, dry_run: bool, as_json: bool) -> None:
    """Stop accepting a key now; a running server refuses it within 2 s."""
    need_server_extra("inspect keys retire")
    sealed, close = _open(ensure_state())
    try:
        now = time.time()
        found = next((key for key in sealed.store.all_keys() if key.key_id == key_id), None)
        if found is None:
            raise InterlockError(f"there is no key '{key_id[:80]}'", help="interlock inspect keys list", exit_code=USAGE)
        if found.expires is None and not current:
            raise InterlockError(
                f"{key_id} is the current key of {found.platform}, ring '{found.tenant}'",
                help=f"interlock inspect keys retire {key_id} --current",
                exit_code=USAGE,
            )
        if not dry_run:
            sealed.store.retire(key_id, now)
            found = next(key for key in sealed.store.all_keys() if key.key_id == key_id)
        shown = _shown(found, now)
    finally:
        close()
    if as_json:
        output.emit_json({"key": shown, "dry_run": dry_run})
    else:
        output.note(
            f"{'would retire' if dry_run else 'retired'} {key_id} ({found.prefix}) of {found.platform}, ring '{found.tenant}'"
        )


@keys.command("list")
@output.json_option
def list_keys(as_json: bool) -> None:
    """List the keys: prefix, age and last use, never the secret."""
    need_server_extra("inspect keys list")
    sealed, close = _open(ensure_state())
    try:
        now = time.time()
        shown = [_shown(key, now) for key in sealed.store.all_keys()]
    finally:
        close()
    if as_json:
        output.emit_json({"keys": shown})
        return
    if not shown:
        output.note("there are no keys; add one with: interlock inspect keys add")
        return
    rows = [
        [
            key["id"],
            key["platform"],
            key["name"],
            key["prefix"],
            key["state"],
            key["created"],
            key["last_used"] or "never",
            key["stragglers"],
        ]
        for key in shown
    ]
    output.table(["id", "platform", "name", "secret", "state", "created", "last used", "stragglers"], rows)


@inspect.command()
@click.argument("frame")
@click.option("--platform", default="cursor", show_default=True, help="Wire format of the frame.")
@click.option(
    "--policy",
    "policy_path",
    type=click.Path(dir_okay=False),
    help="TOML policy.  [default: inspect.toml in the state folder, when it is there]",
)
@click.option("--scope", type=click.Choice(["latest_turn", "transcript"]), help="What can cause a deny, whatever the policy says.")
@output.json_option
def check(frame: str, platform: str, policy_path: str | None, scope: str | None, as_json: bool) -> int:
    """Judge a frame offline, without a signature: FRAME is a file, or - for stdin. Exit code 1 on deny.

    \b
    Examples:
      interlock inspect check frame.json
      interlock inspect check - --json < frame.json
    """
    need_server_extra("inspect check")
    import msgspec

    from interlock.detectors.engine import Scanner, once
    from interlock.inspection import policy_file
    from interlock.inspection.frames import FrameError
    from interlock.inspection.judge import Judge
    from interlock.inspection.platforms import BY_ID
    from interlock.inspection.policy import InspectionPolicy
    from interlock.inspection.verdict import reference

    if platform not in BY_ID:
        raise InterlockError(f"there is no platform '{platform}'", help="one of: " + ", ".join(BY_ID), exit_code=USAGE)
    body = _read(frame, _MAX_FRAME, "the frame")
    if not body:
        raise InterlockError(
            f"{_shown_path(frame)} is empty", help="give the JSON body of a request, as it was sent", exit_code=USAGE
        )
    path = policy_file.find(state_dir(), policy_path)
    policy = policy_file.load(path, InspectionPolicy())[0] if path else InspectionPolicy()
    policy = msgspec.structs.replace(policy, **({"scope": scope} if scope else {}))
    try:
        decoded = BY_ID[platform].decode(body)
        verdict = Judge(Scanner(families=policy.families, engine=once(len(body))), policy, deadline=60.0).judge(
            BY_ID[platform], decoded, lambda: reference(b"offline", body)
        )
    except FrameError as exc:
        raise InterlockError(
            f"{_shown_path(frame)} is not a frame of {platform}: {exc}",
            help="a frame is the JSON body of a request, as it was sent; --platform names its form",
            exit_code=USAGE,
        ) from exc
    if as_json:
        output.emit_json({"test": decoded.test, **_document(verdict)})
    else:
        _print(verdict, known=decoded.known)
    return NEGATIVE if verdict.action == "deny" else 0


def _shown_path(path: str) -> str:
    return "what came on stdin" if path == "-" else f"'{path}'"


def _document(verdict: "Verdict") -> dict[str, Any]:
    return {
        "action": verdict.action,
        "deny_reason": verdict.deny_reason,
        "reference_id": verdict.reference_id,
        "event": verdict.event,
        "string_leaves": verdict.blocks,
        "findings": [
            {
                "detector": located.finding.detector,
                "family": located.finding.family,
                "confidence": located.finding.confidence,
                "path": located.finding.path,
                "start": located.finding.start,
                "end": located.finding.end,
                "provenance": located.provenance,
                "in_scope": located.in_scope,
                "denies": located.denies,
            }
            for located in verdict.findings
        ],
    }


def _print(verdict: "Verdict", *, known: bool) -> None:
    output.echo(verdict.action if known else f"allow (unknown event '{verdict.event}')")
    if verdict.deny_reason:
        output.echo(verdict.deny_reason)
    if verdict.findings:
        rows = [
            [item.finding.path, item.finding.detector, item.finding.confidence, "denies" if item.denies else "reported"]
            for item in verdict.findings
        ]
        output.table(["path", "detector", "confidence", "effect"], rows)


def _open(state: str) -> "tuple[SealedStore, Any]":
    from interlock import wiring
    from interlock.config.vault import Vault
    from interlock.inspection.keys import SealedStore

    store = wiring.open_key_store(state)
    vault = Vault.open(state)
    return SealedStore(store=store, seal=vault.seal, unseal=vault.unseal), store.close


def _secret(path: str | None) -> str:
    if path:
        data = _read(path, _MAX_SECRET, "the secret")
    elif sys.stdin.isatty():
        return str(click.prompt("Signing secret (whsec_…)", hide_input=True, err=True, prompt_suffix=": "))
    else:
        data = sys.stdin.buffer.read(_MAX_SECRET + 1)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise InterlockError("the secret is not text", help="it starts with whsec_", exit_code=USAGE) from None


def _read(path: str, limit: int, what: str) -> bytes:
    try:
        if path == "-":
            data = sys.stdin.buffer.read(limit + 1)
        else:
            with open(path, "rb") as file:
                data = file.read(limit + 1)
    except OSError as exc:
        raise InterlockError(f"cannot read {_shown_path(path)}: {exc.strerror or exc}", exit_code=USAGE) from exc
    if len(data) > limit:
        raise InterlockError(f"{what} is larger than {limit} bytes: {_shown_path(path)}", exit_code=USAGE)
    return data


def _seconds(text: str) -> float:
    unit = {"s": 1, "m": 60, "h": 3600, "d": 86400}.get(text[-1:].lower())
    digits = text[:-1]
    if unit is None or not (digits.isascii() and digits.isdigit()) or int(digits) * unit > 366 * 86400:
        raise InterlockError(f"--overlap must be a time such as 10m, 24h or 7d, not '{text}'", exit_code=USAGE)
    return float(int(digits) * unit)


def _shown(key: "StoredKey", now: float) -> dict[str, Any]:
    if key.expires is None:
        condition = "current"
    else:
        condition = "expired" if key.expires <= now else f"previous until {_time(key.expires)}"
    return {
        "id": key.key_id,
        "platform": key.platform,
        "name": key.tenant,
        "prefix": key.prefix,
        "state": condition,
        "created": _time(key.created),
        "expires": _time(key.expires) if key.expires is not None else None,
        "last_used": _time(key.last_used) if key.last_used else None,
        "stragglers": key.stragglers,
    }


def _say_dry(platform: str, tenant: str, replaced: "list[StoredKey]", overlap: str, as_json: bool) -> None:
    if as_json:
        output.emit_json(
            {
                "would_add": {"platform": platform, "name": tenant},
                "would_replace": [key.key_id for key in replaced],
                "overlap": overlap,
            }
        )
        return
    output.echo(f"would add a key for {platform}, ring '{tenant}'")
    for key in replaced:
        output.echo(f"would replace {key.key_id} ({key.prefix}), which stays valid for {overlap}")


def _time(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%SZ", time.gmtime(at))
