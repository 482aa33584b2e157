"""The policy: files that the hook cannot take as they are, a trial or a pause that somebody may have forgotten."""

import os
import time

from interlock.audit.record import stamp
from interlock.doctor.base import FAIL, OK, WARN, Environment, Result
from interlock.guard import pause, policy_files, policy_stack, sealed, trust
from interlock.hosts.command import quote
from interlock.policy.document_settings import SHADOW

ID = "policy"
TITLE = "policy"
QUICK = True


def run(env: Environment) -> list[Result]:
    """Reads every layer strictly, as the hook does in the working folder."""
    folder = env.project or env.home
    found = policy_stack.stack(env.state, policy_stack.root_of(folder, env.state))
    results = []
    for layer in found.layers:
        for problem in layer.problems:
            results.append(
                Result(ID, FAIL, f"{problem}; the file only tightens until then", f"${{EDITOR:-vi}} {quote(layer.path)}")
            )
    if found.settings.mode == SHADOW:
        text = "shadow mode: what would be asked or denied is recorded and let through"
        results.append(Result(ID, WARN, text, f"${{EDITOR:-vi}} {quote(_mode_file(found))}"))
    results.extend(_pause(env.state))
    known = trust.path_of(env.state)
    if os.path.exists(known) and sealed.read(env.state, known, trust.LABEL) is None:
        results.append(
            Result(ID, FAIL, "the file of trusted project policies was not written by this installation", f"rm {quote(known)}")
        )
    if not results:
        count = sum(layer.counts(entry) for layer in found.layers for entry in layer.entries)
        held = f"{count} {'entry' if count == 1 else 'entries'} of {len(found.layers)} file(s) in force"
        results.append(Result(ID, OK, held if found.layers else "as built in"))
    return results


def _pause(state: str) -> list[Result]:
    path = pause.path_of(state)
    if not policy_files.exists(path):
        return []
    found = pause.read(state)
    if found is None:
        return [Result(ID, FAIL, "a pause file was not written by this installation; it pauses nothing", f"rm {quote(path)}")]
    if found.start <= time.time() < found.end:
        return [Result(ID, WARN, f"the guard is paused until {stamp(found.end)} by {found.by}", "interlock guard resume")]
    return []


def _mode_file(found: policy_stack.Stack) -> str:
    paths = [layer.path for layer in found.layers for entry in layer.entries if entry.key == "mode" and layer.counts(entry)]
    return paths[-1] if paths else ""
