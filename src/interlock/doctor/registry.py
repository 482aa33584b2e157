"""Every check, sorted by name; a test compares this with the folder."""

from interlock.doctor.base import FAIL, Check, Environment, Result
from interlock.doctor.checks import (
    audit_log,
    canaries,
    double,
    enforcement,
    extras,
    heartbeat,
    hooks_files,
    host_version,
    integrity,
    launcher,
    memory_store,
    plugins,
    policy,
    settings,
    settings_files,
    state_folder,
    tool_pins,
    transcripts,
)

CHECKS: tuple[Check, ...] = (
    audit_log,
    canaries,
    double,
    enforcement,
    extras,
    heartbeat,
    hooks_files,
    host_version,
    integrity,
    launcher,
    memory_store,
    plugins,
    policy,
    settings,
    settings_files,
    state_folder,
    tool_pins,
    transcripts,
)


def run_all(env: Environment, *, quick: bool = False) -> list[Result]:
    """Run the checks in their order. A check that breaks is a failure of its own, not of the others."""
    found: list[Result] = []
    for check in CHECKS:
        if quick and not check.QUICK:
            continue
        try:
            found.extend(check.run(env))
        except Exception as exc:
            found.append(Result(check.ID, FAIL, f"the check itself failed: {type(exc).__name__}: {exc}", "interlock doctor --json"))
    return found
