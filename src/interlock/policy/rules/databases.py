"""Databases: what is dropped, emptied, changed or run."""

from ...model.facts import Facts
from ...model.verdict import Hit
from ..effects.types import DATA, Effect
from ..rule import Rule

BOUNDED = "Count the rows with SELECT, show the user the statement and the number, or use a scratch database."

LEAVE = (
    "Leave the database; tell the user which one is in the way and why. For a test run use a local database with test in its name."
)

DROP = Rule("databases.drop-database", "deny", "Drops a database or schema, or flushes a store, that is not a scratch one.", severity="critical",
    human="This would delete the whole database {target}.", agent=LEAVE)  # fmt: skip
DROP_SCRATCH = Rule("databases.drop-scratch", "ask", "Drops a database that looks like a scratch or local one.", severity="medium",
    human="This would delete the whole database {target}; by its name it is a scratch or local one.", agent=LEAVE)  # fmt: skip
PRODUCTION = Rule("databases.production-loss", "deny", "Drops, empties or deletes data in production.", severity="critical",
    human="This would destroy data in production ({target}).", agent=LEAVE)  # fmt: skip
TABLE = Rule("databases.drop-table", "ask", "Drops or truncates a table or collection.",
    human="This would delete all data of {target}.", agent=BOUNDED)  # fmt: skip
TABLE_TOOL = Rule("databases.drop-table-by-tool", "deny", "Drops or truncates a table through a connected tool.", severity="critical",
    human="This would delete all data of {target} in a live database.", agent=BOUNDED)  # fmt: skip
UNBOUNDED = Rule("databases.unbounded-change", "ask", "Deletes or updates every row of a table.",
    human="This would change or delete every row of {target}; there is no bound.", agent="Add a WHERE that names the rows, in a transaction.")  # fmt: skip
ROWS = Rule("databases.change-rows", "ask", "Changes rows of a live database.", severity="medium",
    human="This would change data in {target}.", agent="Read first, and show the user the statement before it runs.")  # fmt: skip
RESET = Rule("databases.migration-reset", "ask", "Resets a database through a migration tool.",
    human="This would delete all data of the database ({target}).", agent="Write a new migration and run it forward.")  # fmt: skip
GRANT = Rule("databases.rights", "ask", "Changes users, rights or settings of a database server.", severity="medium",
    human="This would change rights or settings of the database server ({target}).", agent="Tell the user which right is needed.")  # fmt: skip
PROGRAM = Rule("databases.run-program", "deny", "Runs a program on the database server.", severity="critical",
    human="This would run a program on the database server ({target}).", agent="Run programs in the workspace, not through the database.")  # fmt: skip

RULES = (ROWS, DROP, DROP_SCRATCH, TABLE, TABLE_TOOL, RESET, PRODUCTION, GRANT, PROGRAM, UNBOUNDED)

LOSSES = ("drop-table", "truncate", "delete-all", "migration-reset", "restore-over", "update-all")


def check(effects: "list[Effect]", facts: "Facts") -> list[Hit]:
    """Hits of this family."""
    hits: list[Hit] = []
    for effect in effects:
        if effect.kind == DATA:
            rule = judge(effect)
            if rule is not None:
                hits.append(rule.hit(effect.target))
    return hits


def judge(effect: Effect) -> "Rule | None":
    """The rule for one statement or command, None when it is fine."""
    flags = effect.flags
    verb = effect.verb
    production = "production" in flags
    scratch = "scratch" in flags
    tool = "mcp" in flags
    if verb == "run-program":
        return PROGRAM
    if "test" in flags and not production and not tool and (verb == "drop-database" or verb in LOSSES):
        # A test run makes it again.
        return None
    if verb == "drop-database":
        if scratch and not production:
            return DROP_SCRATCH
        return PRODUCTION if production else DROP
    if verb in LOSSES:
        if production:
            return PRODUCTION
        if verb in ("delete-all", "update-all"):
            return UNBOUNDED
        if verb in ("migration-reset", "restore-over"):
            return RESET
        return TABLE_TOOL if tool and not scratch else TABLE
    if verb in ("grant", "alter-system", "write-file"):
        return GRANT
    if verb == "alter-drop":
        return TABLE if production or not scratch else None
    if verb in ("delete-rows", "update-rows", "insert", "alter"):
        return ROWS if tool or (production and verb in ("delete-rows", "update-rows", "alter")) else None
    return None
