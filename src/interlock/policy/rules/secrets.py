"""Private keys, credential stores and a project's own secrets: read, copied or printed."""

from ...model.facts import Facts
from ...model.verdict import Hit
from ..effects.types import GIT, READ, Effect
from ..rule import Rule

NO_VALUE = "Work without the value: use the variable's name, the .env.example file, or ask the user to set it."

KEY = Rule("secrets.read-credentials", "deny", "Reads, prints or copies a private key or credential store.", severity="critical",
    human="This would show {target} to the agent or copy it.", agent=NO_VALUE)  # fmt: skip
PROJECT = Rule("secrets.read-project-secrets", "ask", "Reads a project's own secrets (.env, keys in the repository).",
    human="This would show the secrets in {target} to the agent.", agent=NO_VALUE)  # fmt: skip
STORE = Rule("secrets.print-credential", "ask", "Prints a secret from a credential store, a cluster or an environment variable.",
    human="This would print a secret ({target}).", agent=NO_VALUE)  # fmt: skip
DUMP = Rule("secrets.dump-store", "deny", "Dumps a key chain, secret key or password store.", severity="critical",
    human="This would print the secrets of {target}.", agent=NO_VALUE)  # fmt: skip
HISTORY = Rule("secrets.read-history", "ask", "Reads a shell's history, which may hold secrets.", severity="medium",
    human="This would read {target}, where passwords often stand.", agent="Ask the user for the command you are looking for.")  # fmt: skip
COMMIT = Rule("secrets.commit-secret", "ask", "Puts a file of secrets under version control.",
    human="This would put {target} under version control, where it stays in the history.", agent="Leave it out of the commit and add it to .gitignore.")  # fmt: skip

ENVIRONMENT = Rule("secrets.print-environment", "ask", "Prints every variable of an environment, secrets included.", severity="medium",
    human="This would show {target} to the agent, with the tokens and passwords among them.", agent="Name the variable you need (`printenv NAME`), or list the names alone (`env | cut -d= -f1`).")  # fmt: skip

RULES = (COMMIT, DUMP, STORE, ENVIRONMENT, KEY, HISTORY, PROJECT)


def check(effects: "list[Effect]", facts: "Facts") -> list[Hit]:
    """Hits of this family."""
    hits: list[Hit] = []
    for effect in effects:
        if effect.kind == GIT and effect.verb == "add-secret" and effect.place is not None:
            hits.append(COMMIT.hit(effect.place.shown))
        if effect.kind != READ:
            continue
        flags = effect.flags
        target = effect.place.shown if effect.place is not None else effect.target
        if effect.place is None:
            if "secret" in flags:
                hits.append(DUMP.hit(target))
            elif "secret-ask" in flags:
                hits.append(STORE.hit(target))
            elif "environment" in flags:
                hits.append(ENVIRONMENT.hit(target))
        elif "secret" in flags:
            hits.append(KEY.hit(target))
        elif "secret-ask" in flags:
            if effect.verb != "source":
                hits.append(PROJECT.hit(target))
        elif "history" in flags:
            hits.append(HISTORY.hit(target))
    return hits
