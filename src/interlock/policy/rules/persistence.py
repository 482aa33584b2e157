"""What stays after the session: jobs, services, accounts, set-user-id programs, start-up code."""

from ...model.facts import Facts
from ...model.verdict import Hit
from ..effects.types import PERMISSION, SYSTEM, WRITE, Effect
from ..rule import Rule

NO_TRACE = "Run the command once in this session instead of leaving it behind."

SETUID = Rule("persistence.set-user-id", "deny", "Makes a program run with its owner's rights for everyone.", severity="critical",
    human="This would let anyone run {target} with its owner's rights.", agent="Change nothing about set-user-id bits; tell the user what is needed.")  # fmt: skip
IMPLANT = Rule("persistence.fetch-at-start", "deny", "Plants code that fetches or connects later (start-up file, job, hook).", severity="critical",
    human="This would plant code in {target} that runs by itself later.", agent="Leave start-up files, jobs and hooks alone; tell the user what should run and why.")  # fmt: skip
SCHEDULE = Rule("persistence.schedule", "ask", "Plans a job for later.",
    human="This would leave a job behind that runs later by itself ({target}).", agent=NO_TRACE)  # fmt: skip
SERVICE = Rule("persistence.service", "ask", "Makes a service start by itself.",
    human="This would make something start by itself from now on ({target}).", agent=NO_TRACE)  # fmt: skip
ROOT_ACCOUNT = Rule("persistence.privileged-account", "deny", "Gives an account administrator rights.", severity="critical",
    human="This would give an account administrator rights ({target}).", agent="Leave accounts and groups to the user.")  # fmt: skip
ACCOUNT = Rule("persistence.account", "ask", "Changes accounts, passwords or groups.",
    human="This would change accounts of this machine ({target}).", agent="Leave accounts and groups to the user.")  # fmt: skip

RULES = (ACCOUNT, IMPLANT, ROOT_ACCOUNT, SCHEDULE, SERVICE, SETUID)

PLACES = ("rc", "persist", "hook-ask", "git-hook")
FETCHING = (
    "curl ", "wget ", "/dev/tcp/", "/dev/udp/", "nc -", "ncat ", "socat ", "bash -i", "sh -i", "base64 -d", "base64 --decode",
    "python -c", "python3 -c", "invoke-webrequest", "iwr ", "| sh", "|sh", "| bash", "|bash", "eval $(", 'eval "$(', "urlopen",
    "mkfifo",
)  # fmt: skip


def check(effects: "list[Effect]", facts: "Facts") -> list[Hit]:
    """Hits of this family."""
    hits: list[Hit] = []
    enabled = any(e.kind == SYSTEM and e.verb == "service-enable" for e in effects)
    for effect in effects:
        if effect.kind == PERMISSION and effect.verb == "setuid":
            hits.append(SETUID.hit(effect.place.shown if effect.place is not None else effect.target))
        elif effect.kind == WRITE:
            tags = effect.place.tags if effect.place is not None else ()
            planted = "persist" in effect.flags or any(t in tags for t in PLACES)
            if planted:
                low = effect.detail.lower()
                target = effect.place.shown if effect.place is not None else effect.target
                if (
                    (enabled and "persist" in tags)
                    or "remote" in effect.flags
                    or (any(f in low for f in FETCHING) and not harmless(low))
                ):
                    hits.append(IMPLANT.hit(target))
                elif effect.verb == "schedule":
                    hits.append(SCHEDULE.hit(target))
        elif effect.kind == SYSTEM:
            if effect.verb == "account":
                hits.append((ROOT_ACCOUNT if "root" in effect.flags else ACCOUNT).hit(effect.target))
            elif effect.verb == "schedule":
                low = effect.detail.lower()
                hits.append((IMPLANT if any(f in low for f in FETCHING) else SCHEDULE).hit(effect.target))
            elif effect.verb == "service-enable":
                hits.append(SERVICE.hit(effect.target))
    return hits


def harmless(low: str) -> bool:
    """Start-up lines that well-known tools ask for."""
    return (
        any(w in low for w in ("shellenv", "init -", "init zsh", "init bash", "hook zsh", "hook bash", "completion"))
        and "http" not in low
        and "/dev/tcp" not in low
    )
