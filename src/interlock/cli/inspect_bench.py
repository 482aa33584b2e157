"""``interlock inspect bench``: recall and false alarms of the detectors on a labelled corpus."""

import json
import os
import time
from typing import TYPE_CHECKING, Any

import click

from interlock.cli import output
from interlock.model.errors import USAGE, InterlockError

if TYPE_CHECKING:
    from interlock.detectors.engine import Scanner

_RANK = {"low": 0, "medium": 1, "high": 2}
#: Name of a corpus file, or a part of it -> family.
_BY_NAME = (("injection", "injection"), ("secret", "secrets"), ("pii", "pii"), ("personal", "pii"), ("unicode", "unicode"))


@click.command()
@click.argument("corpus", type=click.Path(dir_okay=False))
@click.option("--family", help="Family to judge: secrets, pii, injection or unicode. Default: told by the name of the file.")
@click.option(
    "--confidence",
    type=click.Choice(tuple(_RANK)),
    default="low",
    show_default=True,
    help="Least confidence of a finding that counts.",
)
@click.option("--engine", default="", help="Scan engine: hyperscan, ahocorasick or stdlib. Default: the best that is installed.")
@click.option("--misses", is_flag=True, help="List the ids of the rows that were judged wrongly.")
@output.json_option
def bench(corpus: str, family: str | None, confidence: str, engine: str, misses: bool, as_json: bool) -> int:
    """Measure the detectors on CORPUS: one JSON object a line with text, label (1: to be found), source and perhaps kind.

    \b
    Examples:
      interlock inspect bench secrets.jsonl
      interlock inspect bench prompt_injection.jsonl --json
      interlock inspect bench rows.jsonl --family pii --confidence medium

    Recall is over the rows of label 1, false alarms over those of label 0; a row counts as found with one finding of the family. Among personal
    data, rows whose source starts with synthetic hold numbers with checksums and contacts, and are counted apart; the others are mostly names
    and places, which no detector here looks for. Leaves with 0 whatever the figures are.
    """
    chosen = _family(family, corpus)
    rows = _rows(corpus)
    scanner = _scanner(chosen, engine)
    started = time.process_time()
    found = [_found(scanner, row["text"], chosen, confidence) for row in rows]
    seconds = time.process_time() - started
    document: dict[str, Any] = {
        "family": chosen,
        "confidence": confidence,
        "engine": scanner.engine,
        "rows": len(rows),
        **_figures(list(zip(rows, found, strict=True))),
        "by_source": _grouped(rows, found, lambda row: str(row.get("source", ""))),
        "by_kind": _grouped(rows, found, _kind),
    }
    if chosen == "pii":
        synthetic = [(row, hit) for row, hit in zip(rows, found, strict=True) if str(row.get("source", "")).startswith("synthetic")]
        document["checksummed"] = _figures(synthetic)
    document["characters"] = sum(len(row["text"]) for row in rows)
    document["seconds"] = round(seconds, 4)
    if misses:
        document["wrong"] = [
            str(row.get("id", number))
            for number, (row, hit) in enumerate(zip(rows, found, strict=True))
            if hit != bool(row["label"])
        ]
    if as_json:
        output.emit_json(document)
    else:
        _print(document)
    return 0


def _rows(path: str) -> list[dict[str, Any]]:
    rows = []
    try:
        with open(path, encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                if not line.strip():
                    continue
                try:
                    row = json.loads(line)
                except ValueError:
                    raise InterlockError(
                        f"line {number} of '{path}' is not JSON", help="one object a line", exit_code=USAGE
                    ) from None
                if not isinstance(row, dict) or not isinstance(row.get("text"), str) or row.get("label") not in (0, 1):
                    raise InterlockError(
                        f"line {number} of '{path}' is no row of a corpus",
                        help='a row has "text" and "label" (0 or 1)',
                        exit_code=USAGE,
                    )
                rows.append(row)
    except (OSError, UnicodeDecodeError) as exc:
        raise InterlockError(f"cannot read '{path}': {getattr(exc, 'strerror', None) or exc}", exit_code=USAGE) from exc
    return rows


def _family(family: str | None, path: str) -> str:
    from interlock.detectors.registry import FAMILIES

    if family is None:
        name = os.path.basename(path).lower()
        family = next((chosen for part, chosen in _BY_NAME if part in name), "")
        if not family:
            raise InterlockError(
                f"the name of '{path}' does not tell the family",
                help="say it with --family: " + ", ".join(FAMILIES),
                exit_code=USAGE,
            )
    if family not in FAMILIES:
        raise InterlockError(f"there is no family '{family}'", help="one of: " + ", ".join(FAMILIES), exit_code=USAGE)
    return family


def _scanner(family: str, engine: str) -> "Scanner":
    from interlock.detectors.engine import ENGINES, Scanner

    try:
        return Scanner((family,), engine=engine)
    except ValueError:
        raise InterlockError(f"there is no engine '{engine}'", help="one of: " + ", ".join(ENGINES), exit_code=USAGE) from None
    except ImportError as exc:
        raise output.missing_extra(engine, f"--engine {engine}") from exc


def _found(scanner: "Scanner", text: str, family: str, confidence: str) -> bool:
    least = _RANK[confidence]
    return any(item.family == family and _RANK.get(item.confidence, 0) >= least for item in scanner.scan(text))


def _kind(row: dict[str, Any]) -> str:
    return str(row.get("kind") or str(row.get("source", "")).rpartition(":")[2])


def _figures(pairs: list[tuple[dict[str, Any], bool]]) -> dict[str, Any]:
    positive = [hit for row, hit in pairs if row["label"]]
    negative = [hit for row, hit in pairs if not row["label"]]
    return {
        "recall": round(sum(positive) / len(positive), 4) if positive else None,
        "false_alarms": round(sum(negative) / len(negative), 4) if negative else None,
        "positives": len(positive),
        "found": sum(positive),
        "negatives": len(negative),
        "alarmed": sum(negative),
    }


def _grouped(rows: list[dict[str, Any]], found: list[bool], name: Any) -> dict[str, dict[str, Any]]:
    groups: dict[str, list[tuple[dict[str, Any], bool]]] = {}
    for row, hit in zip(rows, found, strict=True):
        groups.setdefault(name(row), []).append((row, hit))
    return {key: _figures(pairs) for key, pairs in sorted(groups.items())}


def _print(document: dict[str, Any]) -> None:
    lines = [("all", document)]
    if "checksummed" in document:
        lines.append(("with a checksum, or a contact (synthetic)", document["checksummed"]))
    lines += [(f"source {name}", entry) for name, entry in document["by_source"].items()]
    if document["by_kind"].keys() != document["by_source"].keys():
        lines += [(f"kind {name}", entry) for name, entry in document["by_kind"].items()]
    output.table(
        ["rows", "recall", "found", "false alarms", "alarmed"],
        [
            [
                name,
                _share(entry["recall"]),
                f"{entry['found']}/{entry['positives']}" if entry["positives"] else "",
                _share(entry["false_alarms"]),
                f"{entry['alarmed']}/{entry['negatives']}" if entry["negatives"] else "",
            ]
            for name, entry in lines
        ],
    )
    output.note(
        f"{document['family']} with {document['engine']}: {document['rows']} rows in {document['seconds']:.2f} s of CPU time"
    )
    for row in document.get("wrong", ()):
        output.echo(row)


def _share(value: float | None) -> str:
    return "" if value is None else f"{value:.3f}"
