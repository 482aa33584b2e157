"""Requests by URL: metadata services, local files, odd hosts, secrets in the address."""

from ...model.facts import Facts
from ...model.verdict import Hit
from ..effects.types import FETCH, Effect
from ..rule import Rule

PLAIN_URL = "Use the ordinary https address of a public page."

METADATA = Rule("fetching.metadata", "deny", "Asks a cloud's metadata service, which hands out credentials.", severity="critical",
    human="This would ask {target}, which hands out this machine's cloud credentials.", agent="Ask the user for the fact you need.")  # fmt: skip
SECRET = Rule("fetching.secret-in-url", "deny", "Puts a secret into a URL.", severity="critical",
    human="This would send a secret to {target} as part of the address.", agent="Leave the secret out of the address.")  # fmt: skip
LOOKALIKE = Rule("fetching.look-alike-host", "ask", "Asks a host whose name imitates another by foreign letters.",
    human="The host of {target} holds letters of another script and may imitate a well-known one.", agent=PLAIN_URL)  # fmt: skip
CREDENTIALS = Rule("fetching.credentials-in-url", "ask", "Puts a user name or password into a URL.", severity="medium",
    human="The address {target} carries a user name or password.", agent=PLAIN_URL)  # fmt: skip
NUMBERS = Rule("fetching.raw-address", "ask", "Asks a raw or oddly written network address.", severity="medium",
    human="{target} is a raw or oddly written network address.", agent=PLAIN_URL)  # fmt: skip
SCHEME = Rule("fetching.odd-scheme", "deny", "Uses a URL scheme that reaches other services or files.",
    human="The address {target} uses a scheme that reaches into this machine or network.", agent=PLAIN_URL)  # fmt: skip
LOCAL_FILE = Rule("fetching.local-file", "ask", "Reads a local file through a URL.", severity="medium",
    human="This would read a local file through a URL ({target}).", agent="Read files of the workspace with the file tool.")  # fmt: skip

RULES = (CREDENTIALS, LOCAL_FILE, LOOKALIKE, METADATA, SCHEME, NUMBERS, SECRET)


def check(effects: "list[Effect]", facts: "Facts") -> list[Hit]:
    """Hits of this family."""
    hits: list[Hit] = []
    for effect in effects:
        if effect.kind != FETCH:
            continue
        flags = effect.flags
        target = effect.target.split("?")[0]
        if "metadata" in flags:
            hits.append(METADATA.hit(target))
        if "secret" in flags:
            hits.append(SECRET.hit(target))
        if "odd-scheme" in flags:
            hits.append(SCHEME.hit(target))
        if "lookalike" in flags:
            hits.append(LOOKALIKE.hit(target))
        if "credentials" in flags:
            hits.append(CREDENTIALS.hit(target))
        if "odd-number" in flags or ("address" in flags and effect.verb == "tool"):
            hits.append(NUMBERS.hit(target))
        if effect.verb == "file":
            hits.append(LOCAL_FILE.hit(target))
    return hits
