"""The policy as a TOML file, read strictly: an unknown key or value is an error that names it, never a silent default.

schema = 1
scope = "latest_turn"          # or "transcript"
families = ["secrets", "pii"]  # what is looked for
deny = ["secrets", "tools"]    # what denies; the rest is reported
confidence = "medium"
shadow = false
deadline_ms = 4000            # for all platforms; else 4000, and 700 for Copilot Studio, which waits one second
on_deadline = "defer"          # 503; or "allow", "deny"

[platform.claude]
scope = "transcript"

[application.claude-code]
shadow = true

[[rule]]                       # the first that matches decides
action = "report"              # or "deny"
detector = "jwt"
tool = "crm_*"
reason = "test tokens of the CRM"
"""

import hashlib
import os
import tomllib
from collections.abc import Mapping
from typing import Any, NoReturn

from interlock.inspection.platforms import BY_ID
from interlock.inspection.policy import FAMILIES, ON_DEADLINE, RANK, RULE_ACTIONS, SCOPES, InspectionPolicy, Rule, Section
from interlock.inspection.verdict import TOOLS
from interlock.model.errors import UNUSABLE, InterlockError

#: Name in the state folder.
FILE = "inspect.toml"
SCHEMA = 1
#: Bytes of a policy file, and rules in one.
MAX_FILE = 1024 * 1024
MAX_RULES = 1000

_SECTION = frozenset({"scope", "deny", "confidence", "shadow", "deadline_ms", "on_deadline"})
_TOP = _SECTION | {"schema", "families", "platform", "application", "rule"}
_RULE = frozenset(Rule.__struct_fields__)


class PolicyError(InterlockError):
    """A policy file that cannot be used. The message names the place."""

    exit_code = UNUSABLE
    line = 0
    """The line where that is, from 1; 0 when it is not known."""


def find(state: str, path: str | None) -> str | None:
    """The file to use: the one named, else the one in the state folder when it is there."""
    if path:
        return path
    usual = os.path.join(state, FILE)
    return usual if os.path.exists(usual) else None


def load(path: str, base: InspectionPolicy) -> tuple[InspectionPolicy, str]:
    """(policy, digest of the file) on top of `base`. Raises `PolicyError`."""
    try:
        with open(path, "rb") as file:
            data = file.read(MAX_FILE + 1)
    except OSError as exc:
        raise PolicyError(f"cannot read the policy '{path}': {exc.strerror or exc}") from exc
    if len(data) > MAX_FILE:
        raise PolicyError(f"the policy '{path}' is larger than {MAX_FILE} bytes")
    return parse(data, base, path), hashlib.sha256(data).hexdigest()[:16]


def parse(data: bytes, base: InspectionPolicy, name: str) -> InspectionPolicy:
    """The policy of a file's bytes on top of `base`. Raises `PolicyError`."""
    try:
        text = data.decode("utf-8")
        document = tomllib.loads(text)
    except UnicodeDecodeError as exc:
        raise PolicyError(f"the policy '{name}' is not UTF-8") from exc
    except tomllib.TOMLDecodeError as exc:
        error = PolicyError(f"the policy '{name}' is not TOML: {exc}")
        digits = str(exc).rpartition("line ")[2].partition(",")[0]
        error.line = int(digits) if digits.isdigit() else len(text.splitlines())
        raise error from exc
    return _Reader(name, text).policy(document, base)


def line_of(text: str, where: str) -> int:
    """The line that sets `where` (``rule[1].tool``, ``platform.claude.scope``) in a policy's text, or begins its table; 0 for neither."""
    table, rules, near = "", -1, 0
    for number, line in enumerate(text.splitlines(), 1):
        left = line.strip()
        if left.startswith("["):
            table = _bare(left.strip("[").partition("]")[0])
            if left.startswith("[[") and table == "rule":
                rules += 1
                table = f"rule[{rules}]"
            full = table
        elif "=" in left and not left.startswith("#"):
            key = _bare(left.partition("=")[0])
            full = f"{table}.{key}" if table else key
        else:
            continue
        if full == where or (not near and full.startswith(where + ".")):
            return number
        if where.startswith(full + ".") and full == table:
            near = number
    return near


def _bare(dotted: str) -> str:
    return ".".join(part.strip().strip("\"'").strip() for part in dotted.split("."))


class _Reader:
    def __init__(self, name: str, text: str) -> None:
        self._name = name
        self._text = text

    def policy(self, document: Mapping[str, Any], base: InspectionPolicy) -> InspectionPolicy:
        self._keys(document, _TOP, "")
        if document.get("schema", SCHEMA) != SCHEMA:
            self._fail("schema", f"this version reads schema {SCHEMA}")
        own = self._section(document, "")
        families = self._names(document, "families", "", FAMILIES)
        rules = document.get("rule", [])
        if not isinstance(rules, list) or len(rules) > MAX_RULES:
            self._fail("rule", f"write [[rule]], at most {MAX_RULES} times")
        return InspectionPolicy(
            scope=own.scope or base.scope,
            families=base.families if families is None else families,
            deny=base.deny if own.deny is None else own.deny,
            confidence=own.confidence or base.confidence,
            shadow=base.shadow if own.shadow is None else own.shadow,
            deadline=base.deadline if own.deadline is None else own.deadline,
            on_deadline=own.on_deadline or base.on_deadline,
            rules=tuple(self._rule(rule, f"rule[{index}]") for index, rule in enumerate(rules)),
            platforms=self._sections(document, "platform", frozenset(BY_ID)),
            applications=self._sections(document, "application", None),
        )

    def _sections(self, document: Mapping[str, Any], name: str, known: frozenset[str] | None) -> dict[str, Section]:
        table = document.get(name, {})
        if not isinstance(table, dict):
            self._fail(name, "must be a table")
        found = {}
        for key, value in table.items():
            where = f"{name}.{key}"
            if known is not None and key not in known:
                self._fail(where, "no such platform; one of: " + ", ".join(sorted(known)))
            if not isinstance(value, dict):
                self._fail(where, "must be a table")
            self._keys(value, _SECTION, where + ".")
            found[key] = self._section(value, where + ".")
        return found

    def _section(self, table: Mapping[str, Any], where: str) -> Section:
        shadow = table.get("shadow")
        if shadow is not None and not isinstance(shadow, bool):
            self._fail(where + "shadow", "must be true or false")
        deadline = table.get("deadline_ms")
        if deadline is not None and (isinstance(deadline, bool) or not isinstance(deadline, int) or not 1 <= deadline <= 60_000):
            self._fail(where + "deadline_ms", "must be a whole number from 1 to 60000")
        return Section(
            scope=self._one(table, "scope", where, SCOPES),
            deny=self._names(table, "deny", where, (*FAMILIES, TOOLS)),
            confidence=self._one(table, "confidence", where, tuple(RANK)),
            shadow=shadow,
            deadline=None if deadline is None else deadline / 1000,
            on_deadline=self._one(table, "on_deadline", where, ON_DEADLINE),
        )

    def _rule(self, table: object, where: str) -> Rule:
        if not isinstance(table, dict):
            self._fail(where, "must be a table")
        self._keys(table, _RULE, where + ".")
        for key, value in table.items():
            if not isinstance(value, str):
                self._fail(f"{where}.{key}", "must be text")
        if self._one(table, "action", where + ".", RULE_ACTIONS) is None:
            self._fail(where + ".action", "is missing: deny or report")
        self._one(table, "confidence", where + ".", tuple(RANK))
        return Rule(**table)

    def _one(self, table: Mapping[str, Any], key: str, where: str, known: tuple[str, ...]) -> str | None:
        value = table.get(key)
        if value is not None and value not in known:
            self._fail(where + key, "must be one of: " + ", ".join(known))
        return value

    def _names(self, table: Mapping[str, Any], key: str, where: str, known: tuple[str, ...]) -> tuple[str, ...] | None:
        value = table.get(key)
        if value is None:
            return None
        if not isinstance(value, list) or any(item not in known for item in value):
            self._fail(where + key, "must be a list of: " + ", ".join(known))
        return tuple(value)

    def _keys(self, table: Mapping[str, Any], known: frozenset[str], where: str) -> None:
        for key in table:
            if key not in known:
                self._fail(where + key, "there is no such setting; one of: " + ", ".join(sorted(known)))

    def _fail(self, where: str, what: str) -> NoReturn:
        error = PolicyError(f"the policy '{self._name}': {where}: {what}", help="interlock inspect policy check " + self._name)
        error.line = line_of(self._text, where)
        raise error
