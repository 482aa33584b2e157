"""``python -m tests.oracle [COUNT] [SEED] [nested|wide]``: a long run with the figures of the specification."""

import sys
import tempfile
from pathlib import Path

from tests.oracle.compare import compare


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    kind = sys.argv[3] if len(sys.argv) > 3 else "nested"
    with tempfile.TemporaryDirectory() as folder:
        report = compare(Path(folder), seed, count, kind)
    print(report.summary())
    for script, name in report.missed[:5] + report.invented[:3]:
        print(f"--- {name!r}\n{script}")
    for script in report.refused[:3]:
        print(f"--- refused\n{script}")
    return 1 if report.missed or len(report.refused) > count / 100 else 0


if __name__ == "__main__":
    sys.exit(main())
