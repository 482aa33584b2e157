"""Claude Code's and Codex's registrations on record, and the calls that try them: both hosts have the same events and payloads."""

import json
import os
import shlex

from interlock.doctor import canary
from interlock.doctor.base import Environment
from interlock.doctor.targets import install_command
from interlock.hosts import grouped_lists, manifest, program_version, textfile
from interlock.hosts.jsonc import JsoncError, parse
from interlock.hosts.registry import codec
from interlock.model.errors import InterlockError

#: Hosts whose settings are groups of handlers.
HOSTS = ("claude", "codex")
_TOOL_EVENTS = frozenset(("PreToolUse", "PermissionRequest", "PreSkillShellCommand"))


class Registered:
    """One registered command."""

    __slots__ = ("command", "event", "gate", "host", "mend", "path", "scope")

    def __init__(self, installation: manifest.Installation, event: str, command: str) -> None:
        self.host = installation.host
        """Host id."""
        self.scope = installation.scope
        """Scope of the settings file."""
        self.path = installation.path
        """The settings file."""
        self.event = event
        """The host's event."""
        self.command = command
        """The command as it stands in the file."""
        self.gate = event in codec(installation.host).gates
        """Whether the event can stop an action."""
        self.mend = install_command(installation.scope, installation.host)
        """The command that registers it anew."""


def registered(env: Environment) -> list[Registered]:
    """Interlock's commands in each settings file on record; a file or record that cannot be read is another check's finding."""
    try:
        installations = manifest.load(env.state)
    except InterlockError:
        return []
    found: list[Registered] = []
    for installation in installations:
        if installation.host in HOSTS:
            found.extend(Registered(installation, event, command) for event, command in _commands(installation.path))
    return found


def _commands(path: str) -> list[tuple[str, str]]:
    try:
        root = parse((textfile.read(path) or b"{}").decode("utf-8"))
    except (InterlockError, UnicodeDecodeError, JsoncError):
        return []
    found: list[tuple[str, str]] = []
    for event, _, group in grouped_lists.LISTS.own_entries(root):
        for handler in grouped_lists.handlers_of(group.value):
            if isinstance(handler, dict) and grouped_lists.is_own_handler(handler):
                found.append((event, str(handler.get("command", ""))))
    return found


def versions(host: str, env: Environment) -> tuple[str, ...]:
    """The version of the host's program on the PATH of `env`, empty when there is none."""
    return program_version.ask(host, env.env.get("PATH", ""))


def call(env: Environment, one: Registered, root: str, *, forbidden: bool) -> canary.Answer:
    """Run the command as its host does, with an action that must be blocked or an everyday one. `root`: an empty folder."""
    if forbidden and one.event not in _TOOL_EVENTS:
        payload = canary.cut_off(one.event)
    else:
        own = shlex.quote(os.path.join(env.state, canary.ABSENT))
        payload = _payload(one, root, f"rm -f {own}" if forbidden else "git status")
    # Scripts of a project are found through it.
    project = os.path.dirname(os.path.dirname(one.path)) if one.scope != "user" else root
    return canary.run_registered(one.command, payload, project, {**env.env, "CLAUDE_PROJECT_DIR": project})


def rule(one: Registered) -> str:
    """The rule that must block the forbidden action."""
    return "self-protection.guard-files" if one.event in _TOOL_EVENTS else canary.CUT_OFF


def allowed(answer: canary.Answer) -> bool:
    """Whether the host would go on: an object without a decision."""
    return answer.code == 0 and answer.stdout.strip().startswith("{") and not _stops(answer)


def denied(answer: canary.Answer) -> bool:
    """Whether the host would block the action: exit code 2 with a reason, or a document that says so."""
    return (answer.code == 2 and bool(answer.stderr.strip())) or (answer.code == 0 and _stops(answer))


def _stops(answer: canary.Answer) -> bool:
    document = answer.document()
    special = document.get("hookSpecificOutput")
    said: list[object] = [document.get("decision")]
    if isinstance(special, dict):
        decision = special.get("decision")
        said += [special.get("permissionDecision"), decision.get("behavior") if isinstance(decision, dict) else None]
    return document.get("continue") is False or any(item not in (None, "allow", "approve") for item in said)


def _payload(one: Registered, root: str, command: str) -> bytes:
    document: dict[str, object] = {
        "session_id": canary.CONVERSATION,
        "transcript_path": None,
        "cwd": root,
        "permission_mode": "default",
        "hook_event_name": one.event,
    }
    if one.host == "codex":
        document.update(turn_id=canary.CONVERSATION, model="default")
    if one.event in _TOOL_EVENTS:
        document.update(tool_name="Bash", tool_input={"command": command}, tool_use_id="canary")
    else:
        document["prompt"] = "Please run the tests."
    return json.dumps(document).encode()
