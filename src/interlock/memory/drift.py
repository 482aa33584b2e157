"""How much of the transcripts was understood, host by host: the first sign that a host has changed its format."""

from interlock.storage.base import MemoryStore

#: Lines from which on a transcript without a single turn is suspicious: a short one can hold nothing but what the host adds.
SILENT = 20

#: Lines that were not understood from which on a host is suspicious, in all and as a part of its lines.
_BAD, _PART = 5, 0.01


class HostDrift:
    """Counts of one host."""

    __slots__ = ("bad", "host", "lines", "silent", "transcripts", "turns")

    def __init__(self, host: str) -> None:
        self.host = host
        """Host id."""
        self.transcripts = 0
        """Files read."""
        self.lines = 0
        """Lines seen in them."""
        self.turns = 0
        """Turns stored from them, injected context included."""
        self.bad = 0
        """Lines that could not be understood."""
        self.silent = 0
        """Files with many lines and no turn."""

    @property
    def suspicious(self) -> bool:
        """Whether the host may have changed its format."""
        return self.silent > 0 or self.bad > max(_BAD, self.lines * _PART)

    def text(self) -> str:
        """One line for a person."""
        text = f"{self.host}: {self.lines} lines of {self.transcripts} transcript{'s' * (self.transcripts != 1)} gave {self.turns} turns"
        if self.bad:
            text += f", {self.bad} lines not understood"
        if self.silent:
            text += f", {self.silent} transcript{'s' * (self.silent != 1)} of {SILENT} and more lines gave none"
        return text

    def document(self) -> dict[str, object]:
        """The counts as JSON."""
        return {name: getattr(self, name) for name in ("host", "transcripts", "lines", "turns", "bad", "silent")}


def report(store: MemoryStore) -> list[HostDrift]:
    """The hosts whose transcripts were read, by name. What was imported or written by agents has no lines of a host."""
    from interlock.memory.written import SCHEME

    found: dict[str, HostDrift] = {}
    for host, source, turns in store.turns.source_counts():
        if source.path.startswith(SCHEME):
            continue
        one = found.setdefault(host, HostDrift(host))
        one.transcripts += 1
        one.lines += source.lines
        one.turns += turns
        one.bad += source.bad
        one.silent += turns == 0 and source.lines >= SILENT
    return [found[host] for host in sorted(found)]
