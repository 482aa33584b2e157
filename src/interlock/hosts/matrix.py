"""The hosts side by side: what each one's hooks see and what it enforces. `interlock hosts list` and ``docs/hosts/matrix.md`` are made from it."""

import importlib

from interlock.hosts.enforcement import Enforcement
from interlock.hosts.installers import INSTALLED, form
from interlock.hosts.registry import HOSTS, codec

_HEAD = """\
# What each host enforces

Made from `enforcement.py` and `capabilities.py` of each host by `interlock hosts matrix`; a test compares the two. A hook can only stop what
the host shows to it, and a host that lets an action run when its hook fails leaves a gap that no hook can close.
"""


class Row:
    """One host in the matrix."""

    __slots__ = ("enforces", "events", "gates", "host", "installer", "scopes")

    def __init__(self, host: str) -> None:
        own = codec(host)
        self.host = host
        """Host id."""
        self.gates = tuple(sorted(own.gates))
        """Events that are judged."""
        self.events = tuple(sorted(own.open_events))
        """Events that are known and never stopped."""
        self.installer = host in INSTALLED
        """Whether `interlock install` knows the host; else its settings call ``interlock hook <host>``."""
        self.scopes = form(host).scopes if self.installer else ()
        """Scopes that it can be installed in."""
        found: Enforcement = importlib.import_module(f"interlock.hosts.{host}.enforcement").ENFORCES
        self.enforces = found
        """What it enforces."""

    def document(self) -> dict[str, object]:
        """The row as JSON-ready values."""
        fields = {name: getattr(self.enforces, name) for name in sorted(Enforcement.__slots__)}
        return {
            "host": self.host,
            "installer": self.installer,
            "scopes": list(self.scopes),
            "judged_events": list(self.gates),
            **fields,
        }


def rows() -> list[Row]:
    """Every host, in order of id."""
    return [Row(host) for host in HOSTS]


def page() -> str:
    """The documentation page."""
    parts = [_HEAD, _table(("host", "prompts", "file reads", "results of tools", "when the hook fails"), _summary())]
    for row in rows():
        told = row.enforces
        how = f"by hand: `interlock hook {row.host}` as the hook's command"
        if row.installer:
            how = f"`interlock install {row.host}`, scopes {', '.join(f'`{scope}`' for scope in row.scopes)}"
        parts.append(
            f"## {told.program}\n\n"
            f"Described for {told.version}.\n\n"
            f"- Registered in {told.config}; {how}.\n"
            f"- Judged events: {', '.join(f'`{event}`' for event in row.gates)}.\n"
            f"- Seen before it runs: {told.seen}.\n"
            f"- Not seen or not enforced: {told.unseen}.\n"
        )
    return "\n".join(parts)


def _summary() -> list[tuple[str, ...]]:
    return [
        (
            f"{row.enforces.program} (`{row.host}`)",
            row.enforces.prompts,
            row.enforces.reads,
            row.enforces.results,
            row.enforces.on_failure,
        )
        for row in rows()
    ]


def _table(head: tuple[str, ...], body: list[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *body]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)
