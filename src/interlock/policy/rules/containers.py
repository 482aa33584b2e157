"""Containers: many removed at once, volumes lost, the host opened to one."""

from ...model.facts import Facts
from ...model.verdict import Hit
from ..effects.types import EXECUTE, REMOTE, Effect
from ..rule import Rule

MANY = Rule("containers.remove-many", "ask", "Removes many containers or images at once.",
    human="This would remove containers or images that other projects may use ({target}).", agent="Remove by name what this project started.")  # fmt: skip
VOLUMES = Rule("containers.remove-volumes", "ask", "Deletes volumes with their data.",
    human="This would delete volumes with their data ({target}).", agent="Keep the volumes: docker compose down without -v.")  # fmt: skip
HOST = Rule("containers.mount-host", "ask", "Gives a container the host's root, home, system folders or control socket.",
    human="This would give a container {target} of this machine.", agent="Mount only the project's folder.")  # fmt: skip
PRIVILEGED = Rule("containers.privileged", "ask", "Runs a container without isolation.",
    human="This would run a container without isolation ({target}).", agent="Leave out --privileged and name the one capability that is needed.")  # fmt: skip
ESCAPE = Rule("containers.destroy-host", "deny", "Destroys files of the host through a container.", severity="critical",
    human="This would destroy {target}.", agent="Mount only the project's folder.")  # fmt: skip
ENGINE = Rule("containers.engine-socket", "ask", "Commands the container engine through its socket.",
    human="This would command the container engine directly ({target}).", agent="Use docker commands.")  # fmt: skip

RULES = (ESCAPE, ENGINE, HOST, PRIVILEGED, MANY, VOLUMES)

BY_VERB = {
    "container-delete": MANY,
    "volume-delete": VOLUMES,
    "container-api": ENGINE,
    "host-mount": HOST,
    "privileged-container": PRIVILEGED,
    "host-destroy": ESCAPE,
}


def check(effects: "list[Effect]", facts: "Facts") -> list[Hit]:
    """Hits of this family."""
    return [BY_VERB[e.verb].hit(e.target) for e in effects if e.kind in (EXECUTE, REMOTE) and e.verb in BY_VERB]
