"""Claude Code's and Codex's settings files: the host reads them, and Interlock's gates in them have their full strength."""

import os

from interlock.doctor import grouped_hosts
from interlock.doctor.base import FAIL, OK, SKIP, WARN, Environment, Result
from interlock.doctor.targets import install_command
from interlock.guard import heartbeat
from interlock.hosts import grouped_lists, manifest, program_version, textfile
from interlock.hosts.claude.capabilities import FAIL_CLOSED_SINCE
from interlock.hosts.command import quote
from interlock.hosts.form import Request
from interlock.hosts.installers import form
from interlock.hosts.jsonc import JsoncError, Node, parse
from interlock.hosts.registry import codec
from interlock.model.errors import InterlockError

ID = "settings-files"
TITLE = "settings files of Claude Code and Codex"
QUICK = True

_TRUST = "start codex, enter /hooks, trust Interlock's entries, then run: interlock doctor --quick"
_PROMPTS = ("UserPromptSubmit", "UserPromptExpansion")
_EVERYTHING = (None, "", "*", ".*")


def run(env: Environment) -> list[Result]:
    """One finding a fault, or one line a file that is in order. A file that is gone is the finding of `integrity`."""
    try:
        installations = [item for item in manifest.load(env.state) if item.host in grouped_hosts.HOSTS]
    except InterlockError:
        installations = []
    found = [result for item in installations for result in _file(env, item)]
    return found or [Result(ID, SKIP, "nothing is registered with Claude Code or Codex")]


def _file(env: Environment, item: manifest.Installation) -> list[Result]:
    edit = f"${{EDITOR:-vi}} {quote(item.path)}"
    try:
        content = textfile.read(item.path)
        if content is None:
            return []
        text = content.decode("utf-8")
        root = parse(text)
    except (InterlockError, UnicodeDecodeError, JsoncError) as error:
        return [Result(ID, FAIL, f"{item.path}: {error}; no hook in it runs", edit)]
    host = form(item.host)
    found = [
        Result(ID, FAIL, f"{item.path}: {problem}", f"${{EDITOR:-vi}} +{problem.line} {quote(item.path)}")
        for problem in host.problems(text, root, ())
    ]
    folder = os.path.dirname(os.path.dirname(item.path)) if item.scope in ("project", "local") else ""
    request = Request(state=env.state, home=env.home, scope=item.scope, root=folder, parts=item.parts, versions=())
    switch = edit if item.host == "claude" else f"${{EDITOR:-vi}} {quote(os.path.join(os.path.dirname(item.path), 'config.toml'))}"
    found += [Result(ID, FAIL, warning, switch) for warning in host.warnings(request, text)]
    mend = install_command(item.scope, item.host)
    if folder:
        mend = f"cd {quote(folder)} && {mend}"
    found += _gates(env, item, root, mend)
    if item.host == "codex":
        found += _trust(env, item)
    return found or [Result(ID, OK, f"{item.path}: {host.program} reads it")]


def _gates(env: Environment, item: manifest.Installation, root: Node, mend: str) -> list[Result]:
    gates = codec(item.host)
    asked = grouped_hosts.versions(item.host, env)
    closes = item.host == "claude" and (not asked or program_version.number(asked[0]) >= FAIL_CLOSED_SINCE)
    found = []
    for event, _, group in grouped_lists.LISTS.own_entries(root):
        if event not in gates.gates or not isinstance(group.value, dict):
            continue
        where = f"{item.path}: hooks.{event}"
        matcher = group.value.get("matcher")
        if matcher not in _EVERYTHING:
            found.append(Result(ID, FAIL, f"{where}: a matcher limits the gate to {matcher!r}", mend))
        for handler in grouped_lists.handlers_of(group.value):
            if not isinstance(handler, dict):
                continue
            if closes and handler.get("onFailure") != "block":
                text = f"{where}: onFailure is not 'block', so a broken hook lets every action through"
                found.append(Result(ID, FAIL, text, mend))
            if handler.get("async") is True:
                found.append(Result(ID, FAIL, f"{where}: async is true, so the action does not wait for the gate", mend))
            timeout = handler.get("timeout")
            least = gates.challenge_watchdog if event not in _PROMPTS else gates.gate_watchdog
            if isinstance(timeout, (int, float)) and timeout <= least:
                found.append(
                    Result(ID, FAIL, f"{where}: timeout {timeout:g} s is not above the hook's own limit of {least} s", mend)
                )
    return found


def _trust(env: Environment, item: manifest.Installation) -> list[Result]:
    """Codex tells nobody which hooks the person trusts, and skips the others silently; a call after the last change is the proof."""
    sign = heartbeat.last(env.state, "codex")
    at = sign.get("at") if sign else None
    if not isinstance(at, (int, float)):
        return [Result(ID, WARN, f"{item.path}: Codex skips these hooks until you trust them, and has never called one", _TRUST)]
    if at < os.stat(item.path).st_mtime:
        text = f"{item.path}: Codex has not called since the file was changed; it skips a changed hook until you trust it"
        return [Result(ID, WARN, text, _TRUST)]
    return []
