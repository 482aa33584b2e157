"""Vectors from the table that ships with the package."""

import gzip
import hashlib
from pathlib import Path

import numpy as np
import pytest

from interlock.storage import static_vectors
from interlock.storage.static_vectors import FOLDER, HEAD, WIDTH, Encoder


@pytest.fixture(scope="module")
def made() -> Encoder:
    return Encoder()


def cosine(made: Encoder, one: str, other: str) -> float:
    a, b = made.sums([one, other])
    return float(a @ b / (np.linalg.norm(a) * np.linalg.norm(b)))


@pytest.mark.parametrize(
    ("text", "near", "far"),
    [
        ("the car broke down", "our vehicle stopped working", "we baked bread"),
        ("delete the database", "remove all tables", "a walk in the park"),
        ("she adopted a puppy", "her new dog", "interest rates rose"),
        ("fix the failing login test", "authentication bug in the suite", "buy milk and eggs"),
    ],
)
def test_words_of_one_meaning_are_near(made: Encoder, text: str, near: str, far: str) -> None:
    assert cosine(made, text, near) > cosine(made, text, far) + 0.1


def test_a_text_is_the_sum_of_its_words(made: Encoder) -> None:
    whole, one, other = made.sums(["red house", "red", "house"])
    assert np.allclose(whole, one + other, atol=1e-4)
    assert np.allclose(made.sums(["red  \n\thouse"])[0], whole)


def test_many_texts_are_as_each_alone(made: Encoder) -> None:
    texts = [f"word {number} of many, {'and more ' * (number % 7)}" for number in range(300)] + [""]
    together = made.sums(texts)
    alone = np.concatenate([made.sums([text]) for text in texts])
    assert np.allclose(together, alone, atol=1e-3)
    assert not together[-1].any()


@pytest.mark.parametrize("text", ["", "   ", "\0", "\ud800", "漢字", "🙂", "a" * 100_000, "́" * 50, "▁▁", "<0x0A>", "</s>"])
def test_any_text_has_a_vector(made: Encoder, text: str) -> None:
    rows, scales = made.packed([text])
    assert rows.shape == (1, WIDTH)
    assert np.isfinite(scales).all()
    assert all(3 <= token < 32_000 for token in made.tokens(text))


def test_eight_bits_are_enough(made: Encoder) -> None:
    texts = ["how is the money rounded", "x", "a longer text about deploying the shop to production on Monday"]
    full = made.sums(texts)
    rows, scales = made.packed(texts)
    for one, other in zip(full, rows * scales[:, None], strict=True):
        assert one @ other / (np.linalg.norm(one) * np.linalg.norm(other)) > 0.999


def test_only_the_head_of_a_text_counts(made: Encoder) -> None:
    head = "abcd " * (HEAD // 5)
    assert made.tokens(head + "zebra") == made.tokens(head)


def test_without_numpy_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "numpy", None)
    static_vectors.encoder.cache_clear()
    assert static_vectors.encoder() is None
    monkeypatch.undo()
    static_vectors.encoder.cache_clear()
    assert static_vectors.encoder() is not None


def test_the_table_is_the_one_that_the_notice_is_about() -> None:
    folder = Path(FOLDER)
    assert (folder / "table.bin").stat().st_size == 32_000 * (4 + WIDTH)
    assert (
        hashlib.sha256((folder / "table.bin").read_bytes()).hexdigest()
        == "88918a73ba99b10c3f2dda66abb4d78be9d62d2ff7ac6e1e1993723cd5c1622d"
    )
    words = gzip.decompress((folder / "vocabulary.txt.gz").read_bytes())
    assert hashlib.sha256(words).hexdigest() == "0f97b4337921e6e7e9b4620fc73338ee570aecd3c16038bc23870a887e995045"
    notice = (folder / "NOTICE.txt").read_text("utf-8")
    assert "MIT License" in notice
    assert "wordllama" in notice
