"""Recall of the search on a LoCoMo file: which part of the evidence stands among the first hits.

The metric is MemPalace's: one index a conversation, the mean over all questions of the fraction of evidence ids in the first k; a question
without evidence counts 1. Sessions are ranked by their best turn, and are stored with the day that the file gives them. The file stays
where it is (CC BY-NC: not to be shipped). Where the ``semantic`` extra is installed its vectors are made first: a minute a thousand turns.
"""

import json
import os
import tempfile
import time
from collections.abc import Callable
from datetime import date, datetime
from datetime import time as clock

from interlock.model.errors import USAGE, InterlockError
from interlock.model.session import USER, Project, Source
from interlock.storage.base import MemoryStore, NewTurn, Query
from interlock.storage.query_dates import spans

#: Time of day that a session is given: only its day is asked for.
NOON = clock(12)

#: Ranks at which recall is told.
CUTS = (5, 10)

#: Turns asked of the search, so that ten sessions are among them.
_HITS = 400


class Bench:
    """What a run came to."""

    def __init__(self) -> None:
        self.questions = 0
        """Questions asked."""
        self.turns = 0
        """Turns searched in."""
        self.sessions: dict[int, float] = dict.fromkeys(CUTS, 0.0)
        """Recall of sessions in percent, by rank."""
        self.singles: dict[int, float] = dict.fromkeys(CUTS, 0.0)
        """Recall of turns in percent, by rank."""
        self.milliseconds = 0.0
        """Median time of a search for ten turns."""


def run(path: str, open_store: Callable[[str], MemoryStore]) -> Bench:
    """Measure on the file. `open_store`: a store in a folder that is thrown away. Raises `InterlockError` for a file of another form."""
    bench = Bench()
    times: list[float] = []
    for sample in _samples(path):
        with tempfile.TemporaryDirectory(prefix="interlock-bench-") as folder:
            store = open_store(folder)
            try:
                _one(bench, sample, store, times)
            finally:
                store.close()
    for found in (bench.sessions, bench.singles):
        for cut in CUTS:
            found[cut] = 100 * found[cut] / max(bench.questions, 1)
    times.sort()
    bench.milliseconds = 1000 * times[len(times) // 2] if times else 0.0
    return bench


class _Sample:
    """A conversation and what is asked about it."""

    def __init__(
        self, sessions: "dict[str, tuple[float, list[tuple[str, str]]]]", questions: "list[tuple[str, list[str]]]"
    ) -> None:
        self.sessions = sessions
        """By name: when it was, and its turns as evidence id and words."""
        self.questions = questions
        """Questions with their evidence ids."""


def _samples(path: str) -> "list[_Sample]":
    try:
        with open(path, encoding="utf-8") as file:
            document = json.load(file)
        found = []
        for sample in document:
            spoken = sample["conversation"]
            sessions = {
                name: (
                    _time(spoken.get(f"{name}_date_time")),
                    [(turn["dia_id"], f"{turn['speaker']}: {turn['text']}") for turn in turns],
                )
                for name, turns in spoken.items()
                if name.startswith("session_") and isinstance(turns, list)
            }
            found.append(_Sample(sessions, [(str(one["question"]), _evidence(one.get("evidence"))) for one in sample["qa"]]))
    except OSError as exc:
        raise InterlockError(f"'{path}' cannot be read", help="name a LoCoMo JSON file", exit_code=USAGE) from exc
    except (ValueError, KeyError, TypeError, AttributeError) as exc:
        raise InterlockError(f"'{path}' is not a LoCoMo file", help="name a LoCoMo JSON file", exit_code=USAGE) from exc
    return found


def _time(given: object) -> float:
    """Seconds since the epoch of a text such as ``1:56 pm on 8 May, 2023``; 0 for another form."""
    found = spans(given, date.today()) if isinstance(given, str) else []
    return datetime.combine(found[0][0], NOON).timestamp() if found else 0.0


def _evidence(given: object) -> "list[str]":
    return [one for one in given if isinstance(one, str)] if isinstance(given, list) else []


def _one(
    bench: Bench,
    sample: _Sample,
    store: MemoryStore,
    times: "list[float]",
) -> None:
    names: dict[int, str] = {}
    with store.writing():
        project = store.turns.project(Project("dir:bench", "bench", os.sep), 0.0)
        for name, (when, turns) in sample.sessions.items():
            session = store.turns.session("cursor", name, [project], at=when, started=when)
            entries = [NewTurn(USER, words, at, at + 1, None, mark.encode()) for at, (mark, words) in enumerate(turns)]
            ids = store.turns.append(Source(os.sep + name, session), entries, 0.0)
            names |= {turn: turns[number][0] for number, turn in ids.items()}
    store.index.catch_up()
    store.index.deepen(float("inf"))
    bench.turns += len(names)
    for question, evidence in sample.questions:
        bench.questions += 1
        started = time.perf_counter()
        store.index.search(Query(question, projects=(project,), limit=10))
        times.append(time.perf_counter() - started)
        ranked = [names[hit.turn.id] for hit in store.index.search(Query(question, projects=(project,), limit=_HITS))]
        of_sessions = list(dict.fromkeys(_session(mark) for mark in ranked))
        for cut in CUTS:
            bench.singles[cut] += _recall(evidence, ranked[:cut])
            bench.sessions[cut] += _recall([_session(mark) for mark in evidence], of_sessions[:cut])


def _recall(wanted: "list[str]", found: "list[str]") -> float:
    single = set(wanted)
    return len(single & set(found)) / len(single) if single else 1.0


def _session(mark: str) -> str:
    return mark.partition(":")[0]
