"""Data that leaves for another host."""

from ...model.facts import Facts
from ...model.verdict import Hit
from ..effects.types import GIT, SEND, Effect
from ..rule import Rule

STAY = "Keep the data here; if another host must have it, tell the user what and why."
NO_VALUE = "Leave the value out: use the variable's name, or let the program read it from its own configuration."

SECRET = Rule("exfiltration.send-secret", "deny", "Sends secrets or private data to another host.", severity="critical",
    human="This would send secrets to {target}.", agent=STAY)  # fmt: skip
CATCHER = Rule("exfiltration.send-to-catcher", "deny", "Sends data to a service that collects whatever arrives.",
    human="This would send data to {target}, a service made for catching data.", agent=STAY)  # fmt: skip
DATA = Rule("exfiltration.send-data", "ask", "Sends local data to another host, or changes something there.", severity="medium",
    human="This would send local data to {target} or change something there.", agent=STAY)  # fmt: skip
VARIABLE = Rule("exfiltration.send-variable", "ask", "Sends a secret variable to a host that it does not log in to.", severity="high",
    human="This would send the value of {detail} to {target}.", agent="Send a token only in the log-in header of the service that gave it.")  # fmt: skip
REMOTE = Rule("exfiltration.redirect-remote", "ask", "Points an existing git remote at another host.", severity="medium",
    human="This would send what is pushed from now on to {target}.", agent="Leave the remote; add a second one under its own name if the user wants it.")  # fmt: skip
TUNNEL = Rule("exfiltration.tunnel", "ask", "Opens this machine to the outside.",
    human="This would open a way into this machine or network through {target}.", agent="Test against localhost instead.")  # fmt: skip
PUSHED = Rule("exfiltration.push-secret", "deny", "Commits secrets and pushes them to a remote in one go.", severity="critical",
    human="This would push a file of secrets to {target}.", agent="Take the file out of the commit (git rm --cached) and add it to .gitignore.")  # fmt: skip

KEPT = Rule("exfiltration.commit-read-secret", "ask", "Puts a secret that was read earlier in the session into a commit, a tag or an issue.",
    human="This would put a secret that was read earlier in this session (from {detail}) into {target}, where it stays and from where it is sent on.", agent=NO_VALUE)  # fmt: skip
READ_SECRET = Rule("exfiltration.send-read-secret", "deny", "Sends a secret that was read earlier in the session, plain or encoded.", severity="critical",
    human="This would send a secret that was read earlier in this session (from {detail}) to {target}.", agent=NO_VALUE)  # fmt: skip
PART = Rule("exfiltration.send-secret-part", "ask", "Sends what looks like a part of a secret that was read earlier in the session.",
    human="This would send what looks like a part of a secret that was read earlier in this session (from {detail}) to {target}.", agent=NO_VALUE)  # fmt: skip

RULES = (KEPT, PUSHED, REMOTE, DATA, READ_SECRET, SECRET, PART, CATCHER, VARIABLE, TUNNEL)


#: Public look-ups whose questions are posted.
QUERIES = frozenset(("api.osv.dev", "api.deps.dev", "query.wikidata.org", "overpass-api.de", "validator.w3.org"))


def check(effects: "list[Effect]", facts: "Facts") -> list[Hit]:
    """Hits of this family."""
    hits: list[Hit] = []
    added = any(e.kind == GIT and e.verb == "add-secret" for e in effects)
    pushes = [
        e for e in effects if (e.kind == GIT and e.verb in ("push", "remote-add")) or (e.kind == SEND and e.verb == "git-push")
    ]
    if added and pushes:
        hits.append(PUSHED.hit(pushes[-1].target or "a remote"))
    for effect in effects:
        if effect.kind == GIT and effect.verb == "remote-moved":
            hits.append(REMOTE.hit(effect.target))
        if effect.kind != SEND:
            continue
        flags = effect.flags
        target = effect.target or "another host"
        if effect.verb == "leak":
            rule = KEPT if "kept" in flags else READ_SECRET if "whole" in flags else PART
            hits.append(rule.hit(target, effect.detail or "an earlier call"))
            continue
        local = "local" in flags
        if "secret" in flags and not local:
            hits.append(SECRET.hit(target))
        elif "variable" in flags:
            hits.append(VARIABLE.hit(target, effect.detail))
        elif "tunnel" in flags:
            hits.append(TUNNEL.hit(target))
        elif local:
            continue
        elif "catcher" in flags and ("data" in flags or effect.verb in ("post", "put", "patch")):
            hits.append(CATCHER.hit(target))
        elif ("data" in flags or effect.verb in ("post", "put", "patch", "delete")) and not (
            effect.verb in ("post", "request") and target in QUERIES
        ):
            hits.append(DATA.hit(target))
    return hits
