"""`interlock inspect policy`: the server's policy file, checked and tried out before it is in force."""

from typing import Any

import click

from interlock.cli import output
from interlock.cli.serve import need_server_extra
from interlock.config.paths import ensure_state
from interlock.model.errors import USAGE, InterlockError

_MAX_FRAME = 64 * 1024 * 1024


@click.group()
def policy() -> None:
    """The policy file of the server."""


@policy.command("check")
@click.argument("path", required=False, type=click.Path(dir_okay=False))
@click.option("--frame", "frames", multiple=True, type=click.Path(dir_okay=False), help="Judge this frame too; may be repeated.")
@click.option("--platform", default="cursor", show_default=True, help="Wire format of the frames.")
@output.json_option
def check(path: str | None, *, frames: tuple[str, ...], platform: str, as_json: bool) -> int:
    """Read a policy file as the server would and say what it comes to; nothing is changed.

    With --frame, each frame is judged under the policy in force and under this one. Exit code 1 when a verdict changes.

    \b
    Examples:
      interlock inspect policy check
      interlock inspect policy check new.toml --frame frame.json
    """
    need_server_extra("inspect policy check")
    import msgspec

    from interlock.inspection import policy_file
    from interlock.inspection.platforms import BY_ID
    from interlock.inspection.policy import InspectionPolicy

    if platform not in BY_ID:
        raise InterlockError(f"there is no platform '{platform}'", help="one of: " + ", ".join(BY_ID), exit_code=USAGE)
    state = ensure_state()
    base = InspectionPolicy()
    usual = policy_file.find(state, None)
    chosen = policy_file.find(state, path)
    if chosen is None:
        raise InterlockError("there is no policy file", help=f"write {policy_file.FILE} into {state}", exit_code=USAGE)
    new, digest = policy_file.load(chosen, base)
    old = policy_file.load(usual, base)[0] if usual else base
    verdicts = [_both(frame, platform, old, new) for frame in frames]
    changed = any(item["before"] != item["after"] for item in verdicts)
    if as_json:
        output.emit_json({"policy": chosen, "digest": digest, "settings": msgspec.to_builtins(new), "frames": verdicts})
    else:
        output.echo(
            f"{chosen}: scope {new.scope}, looks for {', '.join(new.families) or 'nothing'}, denies {', '.join(new.deny) or 'nothing'} "
            f"from {new.confidence} on, {len(new.rules)} rule(s){', shadow' if new.shadow else ''}"
        )
        if verdicts:
            output.table(
                ["frame", "in force", "this policy"], [[item["frame"], item["before"], item["after"]] for item in verdicts]
            )
    return 1 if changed else 0


def _both(path: str, platform: str, old: Any, new: Any) -> dict[str, str]:
    from interlock.detectors.engine import Scanner, once
    from interlock.inspection.frames import FrameError
    from interlock.inspection.judge import Judge
    from interlock.inspection.platforms import BY_ID

    try:
        with open(path, "rb") as file:
            body = file.read(_MAX_FRAME + 1)
        frame = BY_ID[platform].decode(body)
        said = []
        for one in (old, new):
            verdict = Judge(Scanner(families=one.families, engine=once(len(body))), one).judge(BY_ID[platform], frame, str)
            said.append("would deny" if verdict.would_deny and verdict.action == "allow" else verdict.action)
    except OSError as exc:
        raise InterlockError(f"cannot read '{path}': {exc.strerror or exc}", exit_code=USAGE) from exc
    except FrameError as exc:
        raise InterlockError(f"'{path}' is not a frame: {exc}", exit_code=USAGE) from exc
    return {"frame": path, "before": said[0], "after": said[1]}
