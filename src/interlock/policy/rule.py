"""A rule: when it speaks, how strictly, and what it says to the person and to the agent."""

from ..model.verdict import Hit

STABLE = "stable"
INCUBATING = "incubating"


class Rule:
    """One rule of a family. `human` and `agent` may hold ``{target}`` and ``{detail}``."""

    __slots__ = ("agent", "decision", "description", "human", "id", "maturity", "severity", "since")

    def __init__(
        self,
        id: str,
        decision: str,
        description: str,
        *,
        human: str,
        agent: str,
        severity: str = "high",
        maturity: str = STABLE,
        since: str = "0.1",
    ) -> None:
        self.id = id
        """``family.name`` in kebab case."""
        self.decision = decision
        """``ask`` or ``deny``."""
        self.description = description
        """One line for lists and the docs page."""
        self.human = human
        """What the action would do, why it is stopped and how a person lets it happen."""
        self.agent = agent
        """The safer way for the agent."""
        self.severity = severity
        """``critical``, ``high``, ``medium`` or ``low``."""
        self.maturity = maturity
        """``stable`` or ``incubating``."""
        self.since = since
        """The version that brought it."""

    def hit(self, target: str = "", detail: str = "") -> Hit:
        """The hit of this rule on one target (already safe to show)."""
        shown = target if len(target) <= 120 else target[:117] + "..."
        human = self.human.replace("{target}", shown or "its target").replace("{detail}", detail or "unknown")
        agent = self.agent.replace("{target}", shown or "its target").replace("{detail}", detail or "unknown")
        return Hit(self.id, self.decision, f"{human} {WAY[self.decision]}", f"{agent} {AGENT_END[self.decision]}", shown)


#: How a person lets the action happen; the same for every rule of a strength.
WAY = {
    "ask": "If you want it, approve it (on the dashboard, or by `interlock guard watch` in a second terminal) or run it yourself.",
    "deny": "No approval lifts this; if you really want it, run it yourself in your own terminal.",
}

#: What ends every text for the agent.
AGENT_END = {
    "ask": "If it is needed as it is, ask the user. Do not hide it in another spelling.",
    "deny": "If it is truly needed, tell the user and let them do it. Do not hide it in another spelling.",
}
