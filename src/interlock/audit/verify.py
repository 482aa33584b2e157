"""Walks the whole trail and says where it was changed. Reads only; may run while hooks append."""

import os
from dataclasses import dataclass, field

from interlock.audit import chain, layout
from interlock.audit.reader import files
from interlock.model.errors import InterlockError

#: Longest line read whole; a longer one cannot be ours.
_LONGEST = 1 << 20


@dataclass(frozen=True, slots=True)
class Problem:
    """One place where the trail is not what was written."""

    kind: str
    """``edited``, ``inserted``, ``removed``, ``garbage``, ``truncated``, ``head-lost`` or ``torn``."""
    file: str
    """Name of the file in the audit folder."""
    line: int
    """Line in that file, from 1; for ``removed`` the line before which records are missing."""
    text: str
    """One sentence."""


@dataclass(slots=True)
class Report:
    """What a walk found."""

    records: int = 0
    """Records that stand in the chain."""
    files: list[str] = field(default_factory=list)
    """Files walked, oldest first."""
    problems: list[Problem] = field(default_factory=list)
    """Faults, in order; empty when the trail is whole."""
    torn: list[Problem] = field(default_factory=list)
    """Torn lines of killed writers, each sealed and recorded by the next writer: no acknowledged record, so not a fault."""

    @property
    def ok(self) -> bool:
        """Whether nothing was changed."""
        return not self.problems


def verify(state: str) -> Report:
    """Walk the trail. Raises `InterlockError` when the key or a file cannot be read."""
    report = Report()
    try:
        # The head first: records appended while the walk runs are then only ever newer than it.
        head_data = _bytes(os.path.join(state, layout.FOLDER, layout.HEAD))
        paths = files(state)
        if not any(os.path.getsize(path) for path in paths) and not head_data:
            return report
        key = _bytes(os.path.join(state, layout.FOLDER, layout.KEY))
        if len(key) != layout.KEY_BYTES:
            raise InterlockError(
                "the key of the audit trail is missing or damaged, so it cannot be verified", help="interlock doctor"
            )
        walk = _Walk(key, report)
        for index, path in enumerate(paths):
            walk.file(path, last=index == len(paths) - 1)
        walk.end(head_data, os.path.basename(paths[-1]) if paths else layout.LOG)
    except OSError as error:
        raise InterlockError(f"the audit trail cannot be read: {error}", help="interlock doctor") from error
    return report


class _Walk:
    """State of one walk."""

    def __init__(self, key: bytes, report: Report) -> None:
        self.key = key
        self.report = report
        self.number = 0
        self.code = layout.GENESIS
        #: Codes that the next line may rest on after a line that did not verify: (code, number, what that proves about the line).
        self.others: list[tuple[bytes, int, str]] = []
        self.suspect: Problem | None = None
        self.torn: tuple[bytes, Problem] | None = None
        self.name = ""
        self.line = 0

    def file(self, path: str, *, last: bool) -> None:
        self.name = os.path.basename(path)
        self.line = 0
        self.report.files.append(self.name)
        with open(path, "rb") as file:
            while line := file.readline(_LONGEST):
                self.line += 1
                if not line.endswith(b"\n") and last:
                    self.report.torn.append(
                        Problem("torn", self.name, self.line, "the last line is incomplete: the next append seals it")
                    )
                    return
                self._take(line)

    def end(self, head_data: bytes, name: str) -> None:
        self._settle()
        self._settle_torn()
        head = layout.read_head(self.key, head_data)
        if head is None:
            self.name, self.line = layout.HEAD, 1
            self._add("head-lost", "the head file is missing or was changed: records may have been cut off at the end")
        elif head[0] > self.number:
            self.name = name
            self._add("truncated", f"records {self.number + 1} to {head[0]} are missing at the end")
        elif head[0] == self.number and head[1] != self.code and not self.report.problems:
            self._add("edited", f"record {self.number} is not the one that was written")

    def _take(self, line: bytes) -> None:
        parts = layout.split(line)
        if parts is None:
            self._settle_torn()
            self.torn = (line[:-1], Problem("garbage", self.name, self.line, "not an audit record"))
            return
        number, body, code = parts
        if self.torn is not None:
            self._match_seal(body)
        if number == self.number + 1 and layout.mac(self.key, self.code, body) == code:
            self._settle("inserted")
            self._good(number, code)
            if body.endswith(b',"event":"head-lost"'):
                self._add("head-lost", "the head file was lost before this record: records may have been cut off")
            return
        for other, at, kind in self.others:
            if layout.mac(self.key, other, body) == code and number == at + 1:
                self._settle(kind)
                self._good(number, code)
                return
        self._settle()
        if number > self.number + 1:
            text = (
                f"records {self.number + 1} to {number - 1} are missing"
                if number > self.number + 2
                else f"record {number - 1} is missing"
            )
            self._add("removed", text)
            self._good(number, code)
            return
        # Either this record was changed, or it never belonged here: the next line tells.
        kind = "edited" if number == self.number + 1 else "inserted"
        words = {"edited": f"record {number} was changed", "inserted": f"a line numbered {number} does not belong here"}
        self.suspect = Problem(kind, self.name, self.line, words[kind])
        if kind == "edited":
            self.others = [(code, number, "edited"), (layout.mac(self.key, self.code, body), number, "edited")]
        else:
            self.others = []
            self._settle()

    def _good(self, number: int, code: bytes) -> None:
        self._settle()
        self._settle_torn()
        self.number = number
        self.code = code
        self.report.records += 1

    def _settle(self, kind: str = "") -> None:
        """Report the line that did not verify, now that what follows it is known."""
        suspect, self.suspect = self.suspect, None
        if suspect is None:
            return
        if kind == "inserted":
            suspect = Problem(kind, suspect.file, suspect.line, "a line was inserted here")
        elif suspect.kind == "edited":
            # The chain runs on from the code that this line states.
            self.code = self.others[0][0]
            self.number = self.others[0][1]
            self.report.records += 1
        self.others = []
        self.report.problems.append(suspect)

    def _match_seal(self, body: bytes) -> None:
        assert self.torn is not None
        fragment, problem = self.torn
        fragment = fragment[-chain.TAIL :]
        mark = f'"torn_bytes":{len(fragment)},"torn_sha256":"{layout.digest(fragment)}"'.encode()
        if b'"event":"sealed"' in body and mark in body:
            self.torn = None
            self.report.torn.append(
                Problem("torn", problem.file, problem.line, "a writer was stopped here; sealed by the next one")
            )

    def _settle_torn(self) -> None:
        torn, self.torn = self.torn, None
        if torn is not None:
            self.report.problems.append(torn[1])

    def _add(self, kind: str, text: str) -> None:
        self.report.problems.append(Problem(kind, self.name, self.line, text))


def _bytes(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            return file.read(4096)
    except FileNotFoundError:
        return b""
