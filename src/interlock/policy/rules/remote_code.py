"""Code from elsewhere or code that cannot be read before it runs."""

from ...model.facts import Facts
from ...model.verdict import Hit
from ..effects.types import EXECUTE, Effect
from ..rule import Rule

LOOK_FIRST = "Download it to a file in the workspace, read it, and let the user decide whether to run it."

UNSAFE = Rule("remote-code.run-unverified", "deny", "Runs code fetched over plain http, from a raw address or from a look-alike host.", severity="critical",
    human="This would run code fetched from {target} without any check that it is genuine.", agent=LOOK_FIRST)  # fmt: skip
INSTALLER = Rule("remote-code.run-fetched", "ask", "Runs code fetched from a host.",
    human="This would run code fetched from {target} without a look at it.", agent=LOOK_FIRST)  # fmt: skip
DECODED = Rule("remote-code.run-decoded", "ask", "Runs text from a pipe that cannot be read beforehand.",
    human="This runs {target}, and what it does cannot be read beforehand.", agent="Write the commands out in plain text.")  # fmt: skip
OPAQUE = Rule("remote-code.run-unknown", "ask", "Runs a command that cannot be known before it runs.", severity="medium",
    human="This runs {target}; a check cannot tell what it does.", agent="Write the command out in plain text, without variables that only the shell knows.")  # fmt: skip
UNPARSED = Rule("remote-code.not-understood", "ask", "A command line that cannot be understood to its end.", severity="medium",
    human="This command line cannot be understood to its end, so a check cannot tell what it does.", agent="Split it into simple commands.")  # fmt: skip
PACKAGE = Rule("remote-code.run-package", "ask", "Runs a package from a URL or repository.",
    human="This would fetch and run {target}, which is not an ordinary package of a registry.", agent="Use a released package from the registry, pinned to a version.")  # fmt: skip
UNKNOWN_PACKAGE = Rule("remote-code.run-unknown-package", "ask", "Fetches and runs a package that neither the project nor common use knows.", severity="medium", maturity="incubating",
    human="This would fetch and run {target}, a package that this project does not name and few people use.", agent="Use a tool that the project already depends on, or ask the user to add this one to it.")  # fmt: skip
PRELOAD = Rule("remote-code.preload", "ask", "Loads code into other programs by a variable.",
    human="This loads code into other programs through {target}.", agent="Run the program without preloaded code.")  # fmt: skip
TOOL = Rule("remote-code.download-by-tool", "deny", "Fetches a file with a system tool that is made for something else.",
    human="This fetches {target} with a tool that attackers use to pass unseen.", agent="Use curl or wget with an output file in the workspace.")  # fmt: skip

RULES = (TOOL, UNPARSED, PRELOAD, DECODED, INSTALLER, PACKAGE, OPAQUE, UNKNOWN_PACKAGE, UNSAFE)

DISTRUSTED = ("plain", "address", "lookalike", "odd-number", "credentials", "unchecked", "catcher", "insecure", "metadata")


def check(effects: "list[Effect]", facts: "Facts") -> list[Hit]:
    """Hits of this family."""
    hits: list[Hit] = []
    for effect in effects:
        if effect.kind != EXECUTE:
            continue
        verb = effect.verb
        bad = any(f in effect.flags for f in DISTRUSTED)
        if verb in ("remote", "downloaded"):
            if "local" not in effect.flags:
                hits.append((UNSAFE if bad else INSTALLER).hit(effect.target))
        elif verb == "remote-package":
            hits.append((UNSAFE if "plain" in effect.flags else PACKAGE).hit(effect.target))
        elif verb == "unknown-package":
            hits.append(UNKNOWN_PACKAGE.hit(effect.target))
        elif verb == "piped":
            hits.append(DECODED.hit(effect.target))
        elif verb == "opaque":
            hits.append((UNSAFE if "remote" in effect.flags and bad else OPAQUE).hit(effect.target))
        elif verb == "unparsed":
            hits.append(UNPARSED.hit())
        elif verb == "preload":
            hits.append(PRELOAD.hit(effect.target))
        elif verb == "download-tool":
            hits.append(TOOL.hit(effect.target))
    return hits
