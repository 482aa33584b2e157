"""The registrations with every host but Cursor, as they stand in the hosts' files, and the calls that try them.

Cursor's file has checks of its own (`targets`): one fault in it turns every hook off.
"""

import os
from typing import Any

from interlock.doctor import canary, host_payloads
from interlock.doctor.base import Environment
from interlock.doctor.targets import install_command
from interlock.hosts import manifest, program_version, script_files, textfile
from interlock.hosts.command import entry_command, own_event, quote
from interlock.hosts.form import Request
from interlock.hosts.grouped_lists import handlers_of
from interlock.hosts.installers import INSTALLED, form
from interlock.hosts.jsonc import JsoncError, parse
from interlock.hosts.registry import codec
from interlock.model.errors import InterlockError

HOSTS = tuple(host for host in INSTALLED if host != "cursor")


class Place:
    """One file (Cline: folder) in which a host looks for hooks."""

    __slots__ = ("host", "path", "request")

    def __init__(self, host: str, path: str, request: Request) -> None:
        self.host = host
        """Host id."""
        self.path = path
        """The file."""
        self.request = request
        """The scope that it belongs to."""

    @property
    def mend(self) -> str:
        """The command that registers it anew."""
        command = install_command(self.request.scope, self.host)
        return f"cd {quote(self.request.root)} && {command}" if self.request.root else command


class Registered:
    """One registered command."""

    __slots__ = ("command", "event", "gate", "handler", "host", "matcher", "mend", "path", "project", "scope")

    def __init__(self, place: Place, path: str, event: str, handler: "dict[str, Any]", matcher: object = None) -> None:
        self.host = place.host
        """Host id."""
        self.scope = place.request.scope
        """Scope of the settings file."""
        self.project = place.request.root
        """Root of the project whose file it is, "" for other scopes."""
        self.path = path
        """The settings file."""
        self.event = event
        """The host's event."""
        self.handler = handler
        """The entry's own fields."""
        self.command = entry_command(handler)
        """The command as it stands in the file."""
        self.matcher = matcher
        """What limits the events, None when nothing does."""
        self.gate = event in codec(place.host).gates
        """Whether the event can stop an action."""
        self.mend = place.mend
        """The command that registers it anew."""


def places(env: Environment) -> list[Place]:
    """Every file with hooks that the hosts would read for this person and folder, and those on record; the ones that are there."""
    found: dict[tuple[str, str], Place] = {}
    for host in HOSTS:
        chosen = form(host)
        for scope in chosen.scopes:
            root = env.project if scope in ("local", "project") else ""
            if scope in ("local", "project") and (not root or os.path.abspath(root) == os.path.abspath(env.home)):
                continue
            request = _request(env, scope, root)
            path = chosen.path(request)
            found.setdefault((host, path), Place(host, path, request))
    try:
        recorded = manifest.load(env.state)
    except InterlockError:
        recorded = []
    for item in recorded:
        if item.host in HOSTS:
            path, root = item.path, manifest.project_of(item)
            if isinstance(form(item.host), script_files.ScriptForm):
                path = form(item.host).path(_request(env, item.scope, root))
            found.setdefault((item.host, path), Place(item.host, path, _request(env, item.scope, root)))
    return [place for place in found.values() if os.path.exists(place.path)]


def registered(env: Environment) -> list[Registered]:
    """Interlock's commands in these files; a file that cannot be read is another check's finding."""
    return [one for place in places(env) for one in commands(place)]


def commands(place: Place) -> list[Registered]:
    """Interlock's commands in one of them."""
    chosen = form(place.host)
    if isinstance(chosen, script_files.ScriptForm):
        return [
            Registered(place, path, event, {"command": command})
            for path, event, command in script_files.registered(chosen, place.request)
        ]
    try:
        root = parse((textfile.read(place.path) or b"{}").decode("utf-8"))
    except (InterlockError, UnicodeDecodeError, JsoncError):
        return []
    found: list[Registered] = []
    for event, _, entry in chosen.lists.own_entries(root):
        value = entry.value
        if not isinstance(value, dict):
            continue
        for handler in handlers_of(value) if "hooks" in value else [value]:
            if isinstance(handler, dict) and own_event(entry_command(handler)) is not None:
                found.append(Registered(place, place.path, event, handler, value.get("matcher")))
    return found


def versions(host: str, env: Environment) -> tuple[str, ...]:
    """The version of the host's program on the PATH of `env`, empty when there is none."""
    return program_version.ask(host, env.env.get("PATH", ""))


def call(env: Environment, one: Registered, root: str, *, forbidden: bool) -> canary.Answer:
    """Run the command as its host does, with an action that must be blocked or an everyday one. `root`: an empty folder."""
    payload = host_payloads.forbidden(one.host, one.event, root, env.state) if forbidden else None
    if forbidden and payload is None:
        payload = canary.cut_off(one.event)
    project = one.project or root
    # Scripts of a project are found through it.
    variables = {"CLAUDE_PROJECT_DIR": project}
    return canary.run_registered(
        one.command, payload or host_payloads.everyday(one.host, one.event, root), project, {**env.env, **variables}
    )


def rule(one: Registered) -> str:
    """The rule that must block the forbidden action."""
    return host_payloads.rule(one.host, one.event)


def allowed(one: Registered, answer: canary.Answer) -> bool:
    """Whether the host would go on: an object without a decision."""
    return answer.code == 0 and answer.stdout.strip().startswith("{") and (one.host == "windsurf" or not _stops(answer))


def denied(one: Registered, answer: canary.Answer) -> bool:
    """Whether the host would block the action: exit code 2 with a reason, or a document that says so. Cline reads documents only."""
    if one.host == "cline":
        return answer.code == 0 and answer.document().get("cancel") is True
    if answer.code == 2:
        return bool(answer.stderr.strip())
    return one.host != "windsurf" and answer.code == 0 and _stops(answer)


def _stops(answer: canary.Answer) -> bool:
    document = answer.document()
    special = document.get("hookSpecificOutput")
    said: list[object] = [document.get("decision"), document.get("permissionDecision")]
    if isinstance(special, dict):
        decision = special.get("decision")
        said += [special.get("permissionDecision"), decision.get("behavior") if isinstance(decision, dict) else None]
    stopped = document.get("continue") is False or document.get("cancel") is True
    return stopped or any(item not in (None, "allow", "approve") for item in said)


def _request(env: Environment, scope: str, root: str) -> Request:
    return Request(state=env.state, home=env.home, scope=scope, root=root, parts=(), versions=())
