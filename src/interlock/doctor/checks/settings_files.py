"""The files of the hosts other than Cursor: the host reads them, and Interlock's gates in them have their full strength."""

import os

from interlock.doctor import registered_hosts
from interlock.doctor.base import FAIL, OK, SKIP, WARN, Environment, Result
from interlock.guard import heartbeat
from interlock.hosts import program_version, script_files, textfile
from interlock.hosts.claude.capabilities import FAIL_CLOSED_SINCE
from interlock.hosts.command import quote
from interlock.hosts.installers import form
from interlock.hosts.jsonc import JsoncError, parse
from interlock.hosts.registry import codec
from interlock.model.errors import InterlockError

ID = "settings-files"
TITLE = "settings files of the other hosts"
QUICK = True

_TRUST = "start codex, enter /hooks, trust Interlock's entries, then run: interlock doctor --quick"
_PROMPTS = ("UserPromptSubmit", "UserPromptExpansion")
_EVERYTHING = (None, "", "*", ".*")


def run(env: Environment) -> list[Result]:
    """One finding a fault, or one line a file that is in order. A file that is gone is the finding of `integrity`."""
    found = [result for place in registered_hosts.places(env) for result in _file(env, place)]
    return found or [Result(ID, SKIP, "nothing is registered with another host than Cursor")]


def _file(env: Environment, place: registered_hosts.Place) -> list[Result]:
    own = registered_hosts.commands(place)
    host = form(place.host)
    if isinstance(host, script_files.ScriptForm):
        return _scripts(own, place, host.program)
    edit = f"${{EDITOR:-vi}} {quote(place.path)}"
    try:
        text = (textfile.read(place.path) or b"").decode("utf-8")
        root = parse(text)
    except (InterlockError, UnicodeDecodeError, JsoncError) as error:
        # Somebody else's file that is broken has nothing to do with us, unless it was ours.
        return [Result(ID, FAIL, f"{place.path}: {error}; no hook in it runs", edit)] if _on_record(env, place) else []
    if not own:
        return []
    found = [
        Result(ID, FAIL, f"{place.path}: {problem}", f"${{EDITOR:-vi}} +{problem.line} {quote(place.path)}")
        for problem in host.problems(text, root, ())
    ]
    switch = edit
    if place.host == "codex":
        switch = f"${{EDITOR:-vi}} {quote(os.path.join(os.path.dirname(place.path), 'config.toml'))}"
    found += [Result(ID, FAIL, warning, switch) for warning in host.warnings(place.request, text)]
    found += [result for one in own if one.gate for result in _gate(env, one)]
    if place.host == "codex" and place.request.scope != "managed":
        found += _trust(env, place)
    return found or [Result(ID, OK, f"{place.path}: {host.program} reads it")]


def _scripts(own: list[registered_hosts.Registered], place: registered_hosts.Place, program: str) -> list[Result]:
    """Files that the host runs: each must be there for the gates, and be executable."""
    if not own:
        return []
    found = [
        Result(ID, FAIL, f"{one.path} is not executable, so {program} does not run it", place.mend)
        for one in own
        if not os.access(one.path, os.X_OK)
    ]
    return found or [Result(ID, OK, f"{place.path}: {program} runs {len(own)} file(s) of it")]


def _gate(env: Environment, one: registered_hosts.Registered) -> list[Result]:
    gates = codec(one.host)
    where = f"{one.path}: hooks.{one.event}"
    found = []
    if one.matcher not in _EVERYTHING:
        found.append(Result(ID, FAIL, f"{where}: a matcher limits the gate to {one.matcher!r}", one.mend))
    if one.host == "claude" and one.handler.get("onFailure") != "block" and _closes(env):
        text = f"{where}: onFailure is not 'block', so a broken hook lets every action through"
        found.append(Result(ID, FAIL, text, one.mend))
    if one.handler.get("async") is True:
        found.append(Result(ID, FAIL, f"{where}: async is true, so the action does not wait for the gate", one.mend))
    timeout = _seconds(one)
    least = gates.challenge_watchdog if gates.challenge_watchdog and one.event not in _PROMPTS else gates.gate_watchdog
    if timeout is not None and timeout <= least:
        text = f"{where}: timeout {timeout:g} s is not above the hook's own limit of {least} s"
        found.append(Result(ID, FAIL, text, one.mend))
    return found


def _seconds(one: registered_hosts.Registered) -> "float | None":
    """The time that the file gives, in seconds whatever the host counts in."""
    value = one.handler.get("timeoutSec" if one.host == "copilot" else "timeout")
    if not isinstance(value, (int, float)):
        return None
    if one.host == "gemini" or (one.host == "qwen" and value >= 1000):
        return value / 1000
    return value


def _closes(env: Environment) -> bool:
    asked = registered_hosts.versions("claude", env)
    return not asked or program_version.number(asked[0]) >= FAIL_CLOSED_SINCE


def _on_record(env: Environment, place: registered_hosts.Place) -> bool:
    from interlock.hosts.records import find_record

    return find_record(env.state, place.path) is not None


def _trust(env: Environment, place: registered_hosts.Place) -> list[Result]:
    """Codex tells nobody which hooks the person trusts, and skips the others silently; a call after the last change is the proof."""
    sign = heartbeat.last(env.state, "codex")
    at = sign.get("at") if sign else None
    if not isinstance(at, (int, float)):
        return [Result(ID, WARN, f"{place.path}: Codex skips these hooks until you trust them, and has never called one", _TRUST)]
    if at < os.stat(place.path).st_mtime:
        text = f"{place.path}: Codex has not called since the file was changed; it skips a changed hook until you trust it"
        return [Result(ID, WARN, text, _TRUST)]
    return []
