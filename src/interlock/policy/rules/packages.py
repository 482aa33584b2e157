"""Packages: published, deployed, installed from odd sources."""

from ...model.facts import Facts
from ...model.verdict import Hit
from ..effects.types import PACKAGE, Effect
from ..rule import Rule

DRY = "Run it with --dry-run and let the user publish or deploy."

PUBLISH = Rule("packages.publish", "ask", "Publishes a package or image.",
    human="This would publish for everyone ({target}).", agent=DRY)  # fmt: skip
DEPLOY = Rule("packages.deploy", "ask", "Deploys or changes what runs remotely.",
    human="This would deploy or change what runs remotely ({target}).", agent=DRY)  # fmt: skip
RELEASE = Rule("packages.release", "ask", "Makes a release or merges into a shared branch.", severity="medium",
    human="This would release or merge for everyone ({target}).", agent="Prepare it and let the user release or merge.")  # fmt: skip
ODD = Rule("packages.install-odd-source", "ask", "Installs from a URL, repository or another registry.",
    human="This would install from {target}, which is not the ordinary registry.", agent="Use a released package from the default registry.")  # fmt: skip
UNSAFE = Rule("packages.install-unverified", "deny", "Installs over plain http, from a raw address or a look-alike host.", severity="critical",
    human="This would install code from {target} without any check that it is genuine.", agent="Use a released package from the default registry.")  # fmt: skip

RULES = (DEPLOY, ODD, UNSAFE, PUBLISH, RELEASE)


def check(effects: "list[Effect]", facts: "Facts") -> list[Hit]:
    """Hits of this family."""
    hits: list[Hit] = []
    for effect in effects:
        if effect.kind != PACKAGE:
            continue
        if effect.verb == "install-odd":
            if "local" in effect.flags and "source" not in effect.flags:
                continue
            hits.append(
                (UNSAFE if any(f in effect.flags for f in ("plain", "lookalike", "odd-number", "address")) else ODD).hit(
                    effect.target
                )
            )
        else:
            hits.append({"publish": PUBLISH, "deploy": DEPLOY, "release": RELEASE}.get(effect.verb, DEPLOY).hit(effect.target))
    return hits
