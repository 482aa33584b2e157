"""Trains the linear model of `interlock.detectors.injection` and says how good it is.

    python tools/train_injection.py CORPUS.jsonl [--out src/interlock/detectors/injection/model_data.py] [--report docs/model-figures.json]

CORPUS: one object a line with ``text``, ``label`` (1: injection), ``source`` and ``kind``. Needs numpy; uses nothing but CORPUS and the
features that the detector itself uses, and gives the same file for the same corpus.

Method: every text is cut into overlapping windows. Kernel logistic regression (ridge) over four groups of features; of an attack only the
window that scores highest counts as one (two rounds), because the rest of it may be an ordinary mail. A text scores what its best window
scores. Cross-validation in five parts, by label; then each source is left out in turn. The cut is chosen on the cross-validated scores.
"""

import argparse
import base64
import json
import sys
import zlib
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from interlock.detectors.injection import features, signals

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

#: Weight of each group (words, letters, kinds, marks) and strength of the ridge: chosen by cross-validation on the corpus.
GROUPS = (0.3, 0.3, 0.2, 0.1)
RIDGE = 0.1
FOLDS = 5
SEED = 0
#: Share of harmless texts that may score above the cut: well below the promised 1 %, because the next thousand texts are others.
FALSE_ALARMS = 0.0058


class Corpus:
    """Windows of all texts as sparse rows, and the kernel between them."""

    def __init__(self, rows: list[dict[str, Any]]) -> None:
        self.rows = rows
        self.labels = np.array([row["label"] for row in rows])
        owner: list[int] = []
        bonus: list[float] = []
        self.cells: list[list[Counter[Any]]] = [[], [], [], []]
        for number, row in enumerate(rows):
            for words, shown in features.cut(row["text"]):
                owner.append(number)
                groups = features.extract(words, shown)
                bonus.append(sum(signals.BONUS.get(name[2:], 0.0) for name in groups[3]) or -signals.damper(words))
                for index, group in enumerate(groups):
                    self.cells[index].append(Counter(features.bucket(name) if index < 2 else name for name in group))
        self.owner = np.array(owner)
        self.bonus = np.array(bonus)
        self.columns: list[dict[Any, int]] = []
        self.tables: list[NDArray[np.float32]] = []
        for index, cells in enumerate(self.cells):
            columns = {key: place for place, key in enumerate(sorted({key for cell in cells for key in cell}, key=str))}
            table = np.zeros((len(cells), len(columns)), dtype=np.float32)
            for line, cell in enumerate(cells):
                scale = 1.0 if index == 3 else max(sum(cell.values()), 1) ** -0.5
                for key, count in cell.items():
                    table[line, columns[key]] = count * scale
            self.columns.append(columns)
            self.tables.append(table)
        self.kernel: Floats = np.sum(
            [weight * (table @ table.T).astype(np.float64) for weight, table in zip(GROUPS, self.tables, strict=True)], axis=0
        )


def solve(kernel: Floats, target: Floats, weight: Floats) -> tuple[Floats, float]:
    """Dual coefficients and bias of weighted kernel logistic regression, by iteratively reweighted least squares."""
    count = len(target)
    dual = np.zeros(count)
    bias = 0.0
    for _ in range(12):
        score = kernel @ dual + bias
        chance = 1 / (1 + np.exp(-np.clip(score, -30, 30)))
        curve = np.maximum(weight * chance * (1 - chance), 1e-6)
        wanted = score + (target - chance) * weight / curve
        both = np.linalg.solve(kernel + np.diag(RIDGE / curve), np.stack([wanted, np.ones(count)], 1))
        bias = float(both[:, 0].sum() / both[:, 1].sum())
        renewed = both[:, 0] - bias * both[:, 1]
        moved = np.abs(renewed - dual).max()
        dual = renewed
        if moved < 1e-3 * np.abs(dual).max() + 1e-6:
            break
    return dual, bias


def train(corpus: Corpus, texts: Ints) -> tuple[Ints, Floats, float]:
    """(windows used, their coefficients, bias) of a model of some texts."""
    own = np.where(np.isin(corpus.owner, texts))[0]
    label = corpus.labels[corpus.owner]
    sizes = np.bincount(corpus.owner, minlength=len(corpus.labels))
    chosen = own
    weight = np.where(label[own] == 1, 1 / sizes[corpus.owner[own]], 1.0)
    dual, bias = solve(corpus.kernel[np.ix_(own, own)], label[own].astype(float), weight)
    score = corpus.kernel[np.ix_(own, chosen)] @ dual + bias
    best: dict[int, tuple[float, int]] = {}
    for value, window in zip(score, own, strict=True):
        text = int(corpus.owner[window])
        if label[window] == 1 and (text not in best or value > best[text][0]):
            best[text] = (float(value), int(window))
    kept = {window for _, window in best.values()}
    chosen = np.array([window for window in own if label[window] == 0 or int(window) in kept])
    dual, bias = solve(corpus.kernel[np.ix_(chosen, chosen)], label[chosen].astype(float), np.ones(len(chosen)))
    return chosen, dual, bias


def scores(corpus: Corpus, model: tuple[Ints, Floats, float], texts: Ints) -> Floats:
    """Score of each text: its best window, with the bonus of its marks."""
    chosen, dual, bias = model
    own = np.where(np.isin(corpus.owner, texts))[0]
    found = np.full(len(corpus.labels), -99.0)
    np.maximum.at(found, corpus.owner[own], corpus.kernel[np.ix_(own, chosen)] @ dual + bias + corpus.bonus[own])
    return found[texts]


def cross_validated(corpus: Corpus, seed: int) -> Floats:
    """Score of every text by a model that has not seen it."""
    chance = np.random.default_rng(seed)
    fold = np.zeros(len(corpus.labels), dtype=int)
    for label in (0, 1):
        members = np.where(corpus.labels == label)[0]
        chance.shuffle(members)
        fold[members] = np.arange(len(members)) % FOLDS
    found = np.zeros(len(corpus.labels))
    for part in range(FOLDS):
        held = np.where(fold == part)[0]
        found[held] = scores(corpus, train(corpus, np.where(fold != part)[0]), held)
    return found


def source_of(row: dict[str, Any]) -> str:
    """Short name of a source."""
    return str(row["source"].split(" (")[0].replace("_one", "").replace("_two", "").replace("_three", ""))


def by_source(corpus: Corpus, found: Floats, cut: float) -> dict[str, dict[str, Any]]:
    """Per source: texts of each label and the share above the cut."""
    table: dict[str, dict[str, Any]] = {}
    for row, value in zip(corpus.rows, found, strict=True):
        entry = table.setdefault(source_of(row), {"attacks": 0, "found": 0, "harmless": 0, "false_alarms": 0})
        entry["attacks" if row["label"] else "harmless"] += 1
        if value >= cut:
            entry["found" if row["label"] else "false_alarms"] += 1
    return dict(sorted(table.items()))


def render(corpus: Corpus, model: tuple[Ints, Floats, float], cut: float, sure: float) -> str:
    """Text of the module that holds the weights."""
    chosen, dual, bias = model
    table = np.zeros(features.BUCKETS)
    named: dict[str, float] = {}
    for index, (weight, rows) in enumerate(zip(GROUPS, corpus.tables, strict=True)):
        vector = weight * (rows[chosen].astype(np.float64).T @ dual)
        for key, place in corpus.columns[index].items():
            if index < 2:
                table[key] += vector[place]
            else:
                named[key] = round(float(vector[place]), 4)
    unit = float(np.abs(table).max()) / 32767
    packed = base64.b85encode(zlib.compress(np.round(table / unit).astype("<i2").tobytes(), 9)).decode()
    lines = [
        '"""Weights of the injection model. Made by `tools/train_injection.py`; do not edit."""',
        "",
        "# fmt: off",
        "",
        f"BIAS = {bias:.5f}",
        f"UNIT = {unit:.9f}",
        "#: Least score that is a finding, and that is a sure one.",
        f"CUT = {cut:.4f}",
        f"SURE = {sure:.4f}",
        "#: Weights of kinds and marks.",
        "NAMED = {",
    ]
    lines += [f"    {name!r}: {value}," for name, value in sorted(named.items()) if value]
    lines += ["}", "#: Weights of words and letters in units: 16 bits a bucket, little-endian, zlib, base 85.", "PACKED = ("]
    lines += [f"    {packed[at : at + 120]!r}" for at in range(0, len(packed), 120)]
    lines += [")", ""]
    return "\n".join(lines)


def main() -> None:
    """Train, judge, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("--out", type=Path, help="write the weights here")
    parser.add_argument("--report", type=Path, help="write the figures here as JSON")
    parser.add_argument("--quick", action="store_true", help="do not leave sources out")
    parser.add_argument("--show", type=int, default=0, help="show so many of the harmless texts that score highest")
    options = parser.parse_args()
    corpus = Corpus([json.loads(line) for line in options.corpus.read_text(encoding="utf-8").split("\n") if line])
    harmless = corpus.labels == 0
    found = cross_validated(corpus, SEED)
    ordered = np.sort(found[harmless])[::-1]
    allowed = int(FALSE_ALARMS * len(ordered))
    cut = float((ordered[allowed] + ordered[allowed - 1]) / 2)
    report: dict[str, Any] = {
        "texts": len(corpus.rows),
        "windows": len(corpus.owner),
        "cut": round(cut, 4),
        "cross_validated": {
            "recall": round(float((found[~harmless] >= cut).mean()), 4),
            "false_alarms": round(float((found[harmless] >= cut).mean()), 4),
            "recall_at": {
                str(rate): round(float((found[~harmless] >= ordered[int(rate * len(ordered))] + 1e-9).mean()), 4)
                for rate in (0.002, 0.005, 0.01, 0.02, 0.05)
            },
            "by_source": by_source(corpus, found, cut),
        },
    }
    if not options.quick:
        left = np.zeros(len(corpus.rows))
        names = np.array([source_of(row).split()[0] for row in corpus.rows])
        for name in sorted(set(names)):
            held = np.where(names == name)[0]
            left[held] = scores(corpus, train(corpus, np.where(names != name)[0]), held)
        report["leave_one_source_out"] = {"by_source": by_source(corpus, left, cut)}
    sys.stdout.write(json.dumps(report, indent=1) + "\n")
    for place in np.argsort(-np.where(harmless, found, -99.0))[: options.show]:
        sys.stdout.write(f"{found[place]:.2f} {source_of(corpus.rows[place])}: {corpus.rows[place]['text'][:300]!r}" + "\n")
    for place in np.argsort(-np.where(harmless | (found >= cut), -99.0, found))[: options.show * 3]:
        sys.stdout.write(f"missed {found[place]:.2f} {source_of(corpus.rows[place])}: {corpus.rows[place]['text'][-200:]!r}" + "\n")
    if options.report:
        options.report.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    if options.out:
        sure = float(ordered[0]) + 0.01
        options.out.write_text(render(corpus, train(corpus, np.arange(len(corpus.rows))), cut, sure), encoding="utf-8")


if __name__ == "__main__":
    main()
