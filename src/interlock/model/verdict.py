"""Decisions and verdicts. Verdicts combine by max: a later one can raise, never lower."""

ALLOW = "allow"
ASK = "ask"
DENY = "deny"

RANK = {ALLOW: 0, ASK: 1, DENY: 2}


class BudgetError(Exception):
    """Judging would take more steps than any honest input needs; the caller denies with the code ``step-budget``."""


class Hit:
    """One rule that matched one effect.

    `human` says what the action would do and why it was stopped; `agent` gives a safer way. Neither holds a secret value.
    """

    __slots__ = ("agent", "decision", "human", "rule", "target")

    def __init__(self, rule: str, decision: str, human: str, agent: str, target: str = "") -> None:
        self.rule = rule
        """Rule id, ``family.name`` in kebab case."""
        self.decision = decision
        """`ASK` or `DENY`."""
        self.human = human
        """One or two sentences for the person."""
        self.agent = agent
        """One or two sentences for the agent: the safer form, or "ask the user"."""
        self.target = target
        """The resolved target, already redacted for display."""


class Verdict:
    """The judgement of one tool call: the highest decision of its hits."""

    __slots__ = ("code", "decision", "effects", "hits", "ref")

    def __init__(self, decision: str, hits: "tuple[Hit, ...]" = (), effects: tuple[str, ...] = (), code: str = "") -> None:
        self.decision = decision
        """`ALLOW`, `ASK` or `DENY`."""
        self.hits = hits
        """Every rule that matched, the strictest first."""
        self.effects = effects
        """Readable effects, e.g. ``delete /etc (certain)``; redacted."""
        self.code = code
        """Machine reason of a verdict that no rule gave: ``malformed-payload``, ``deadline``, ``step-budget``, ``internal-error``,
        ``no-channel`` ...; "" otherwise."""
        self.ref = ""
        """Short name under which the audit trail has it and a person can have it explained; "" before the gate has given one."""
