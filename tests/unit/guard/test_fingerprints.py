"""Fingerprints of a session's secrets: what is taken, in which forms it is found again, and what the file holds."""

import base64
import json
import os
import random
import string
import time
import zlib
from pathlib import Path
from urllib.parse import quote

import pytest

from interlock.guard import fingerprint_forms as forms
from interlock.guard import fingerprint_reads as reads
from interlock.guard import fingerprints, results
from interlock.guard.facts import FINGERPRINTS, session_file
from interlock.guard.fingerprint_values import find, key_body

CASES = Path(__file__).parents[2] / "cases"
ROWS = [json.loads(line) for line in (CASES / "guard" / "fingerprint_values.jsonl").read_text().splitlines()]


def secret(seed: int, size: int = 32, letters: str = string.ascii_letters + string.digits) -> str:
    """A made-up secret, the same for the same seed."""
    return "".join(random.Random(seed).choices(letters, k=size))


def github_token() -> str:
    """A made-up token with the checksum that the real ones have."""
    body = secret(50, 30)
    number = zlib.crc32(body.encode())
    digits = ""
    for _ in range(6):
        number, place = divmod(number, 62)
        digits = (string.digits + string.ascii_uppercase + string.ascii_lowercase)[place] + digits
    return "ghp_" + body + digits


def session(tmp_path: Path, *texts: str, conversation: str = "c1", **options: object) -> fingerprints.Session:
    """What a conversation knows after the texts."""
    path = session_file(str(tmp_path), conversation, "")
    for text in texts:
        fingerprints.learn(str(tmp_path), path, text, **({"source": ".env", "secret_file": True} | options))  # type: ignore[arg-type]
    found = fingerprints.load(str(tmp_path), path)
    assert found is not None
    return found


@pytest.mark.parametrize("row", ROWS, ids=[row["why"] for row in ROWS])
def test_values(row: dict[str, list[str]]) -> None:
    values, hosts = find(str(row["text"]), secret_file=True)
    found = [value.text for value in values]
    if "values" in row:
        assert found == row["values"]
    else:
        assert [value.text for value in values if value.kind == "assignment"] == row["values_without_detectors"]
    assert hosts == row.get("hosts", [])


def test_ordinary_text_gives_only_what_detectors_find() -> None:
    assert find("THING=q8Zr5Yt2Wx9Lk4Pm7Nv3Bc6", secret_file=False) == ([], [])
    token = github_token()
    found, _ = find(f"see {token} here", secret_file=False)
    assert [value.text for value in found] == [token.removeprefix("ghp_")]


ENCODINGS = {
    "plain": lambda text: text,
    "base64": lambda text: base64.b64encode(text.encode()).decode(),
    "base64 for URLs": lambda text: base64.urlsafe_b64encode(text.encode()).decode().rstrip("="),
    "base32": lambda text: base64.b32encode(text.encode()).decode().lower(),
    "hex": lambda text: text.encode().hex(),
    "hex in groups": lambda text: text.encode().hex(" ").upper(),
    "xxd": lambda text: "\\x" + text.encode().hex(" ").replace(" ", "\\x"),
    "percent": lambda text: quote(text, safe=""),
    "percent, all": lambda text: "".join(f"%{byte:02X}" for byte in text.encode()),
    "percent, twice": lambda text: quote(quote(text, safe=""), safe=""),
    "reversed": lambda text: text[::-1],
    "dots": lambda text: ".".join(text[i : i + 6] for i in range(0, len(text), 6)),
    "lines": lambda text: "\n".join(text[i : i + 6] for i in range(0, len(text), 6)),
    "upper case": str.upper,
}


@pytest.mark.parametrize("name", ENCODINGS)
def test_every_encoding_at_every_place(name: str, tmp_path: Path) -> None:
    marks = string.ascii_letters + string.digits + "!@#%+/=_-~$&?"
    values = [secret(1), secret(2, 20), secret(3, 40, marks), secret(4, 90)]
    known = session(tmp_path, *[f"K{i}_SECRET='{value}'" for i, value in enumerate(values)])
    assert len(known.values) == len(values)
    for value in values:
        for before in ("", "k", "ke", "key", "key=", "a key "):
            text = ENCODINGS[name](before + value + "\nrest")
            if name == "reversed":
                text = ENCODINGS[name]("rest" + value + before)
            assert [match.whole for match in known.matches(f"x=1&q={text}&z")] == [True], (name, before, value, text)


def test_a_part_counts_as_a_part_and_a_crumb_as_nothing(tmp_path: Path) -> None:
    value = secret(5)
    known = session(tmp_path, f"API_SECRET={value}")
    assert [match.whole for match in known.matches(f"q={value[6:21]}")] == [False]
    assert known.matches(f"q={value[6:18]}") == []
    assert [match.whole for match in known.matches(f"a={value[:16]} and later b={value[16:]}")] == [True]
    assert [match.whole for match in known.matches(f"b={value[16:]} and before a={value[:16]}")] == [True]


def test_a_short_password_is_never_proof_enough_for_a_deny(tmp_path: Path) -> None:
    known = session(tmp_path, "DB_PASSWORD=hV7mKw2pQ")
    assert [match.whole for match in known.matches("x hV7mKw2pQ y")] == [False]
    assert known.matches("x hV7mKw2p y") == []


def test_long_texts_are_sampled_and_still_certain(tmp_path: Path) -> None:
    value = secret(6)
    known = session(tmp_path, f"API_SECRET={value}")
    noise = secret(7, 200_000)
    assert known.matches(noise) == []
    for at in (0, 1, 50_003, 123_456, 199_999):
        text = noise[:at] + value + noise[at:]
        assert [match.whole for match in known.matches(text)] == [True], at
    huge = secret(8, 400_000)
    assert [match.whole for match in known.matches(huge + value)] == [True]


def test_hosts_that_may_have_it(tmp_path: Path) -> None:
    token = github_token()
    value = secret(9)
    known = session(tmp_path, f"SHOP_SECRET={value}\nSHOP_URL=https://api.acme-shop.com/v1\nGITHUB_TOKEN={token}")
    for text, host, stopped in (
        (value, "api.acme-shop.com", False),
        (value, "API.acme-shop.com", False),
        (value, "acme-shop.com.evil-example.net", True),
        (value, "api.github.com", True),
        (value, "", True),
        (token, "api.github.com", False),
        (token, "github.com.evil-example.net", True),
        (token, "evilgithub.com", True),
    ):
        assert bool(known.matches(f"x {text}", host)) is stopped, (text, host)


def test_a_private_key_is_known_by_its_private_part(tmp_path: Path) -> None:
    body = secret(10, 1600, string.ascii_letters + string.digits + "+/")
    lines = "\n".join(body[i : i + 64] for i in range(0, len(body), 64))
    pem = f"-----BEGIN RSA PRIVATE KEY-----\n{lines}\n-----END RSA PRIVATE KEY-----\n"
    assert key_body(pem) in body
    known = session(tmp_path, pem)
    assert len(known.values) == 1
    assert [match.whole for match in known.matches(pem)] == [True]
    assert [match.whole for match in known.matches(pem.replace("\n", "\\n"))] == [True]
    assert [match.whole for match in known.matches(base64.b64encode(pem.encode()).decode())] == [True]
    other = pem.replace(body[800:1300], secret(11, 500))
    assert known.matches(other[:700]) == []


def test_nothing_of_the_project_is_taken_for_a_secret(tmp_path: Path) -> None:
    lines = [f"S{i}_SECRET={secret(100 + i, 16 + i % 30)}" for i in range(40)]
    known = session(tmp_path, "\n".join(lines))
    assert len(known.values) >= 35
    texts = [path.read_text() for path in sorted((Path(fingerprints.__file__).parents[1]).rglob("*.py"))[:120]]
    texts += (CASES / "policy" / "everyday.jsonl").read_text().splitlines()
    assert len(texts) > 200
    for text in texts:
        assert known.matches(text) == [], text[:200]


def test_a_conversation_forgets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = secret(20), secret(21)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now - fingerprints.MAX_AGE - 10)
    session(tmp_path, f"A_SECRET={old}")
    monkeypatch.setattr(time, "time", lambda: now)
    path = Path(session_file(str(tmp_path), "c1", ""))
    before = path.stat().st_size
    known = session(tmp_path, f"B_SECRET={new}")
    assert known.matches(old) == []
    assert len(known.matches(new)) == 1
    assert path.stat().st_size < before * 1.5


def test_a_file_stays_small(tmp_path: Path) -> None:
    values = [secret(200 + i, 60) for i in range(200)]
    known = session(
        tmp_path, *["\n".join(f"K{j}_SECRET={value}" for j, value in enumerate(values[i : i + 20])) for i in range(0, 200, 20)]
    )
    path = Path(session_file(str(tmp_path), "c1", ""))
    assert path.stat().st_size <= fingerprints.MAX_BYTES
    assert len(known.matches(values[-1])) == 1
    assert known.matches(values[0]) == []
    again = session(tmp_path, f"K_SECRET={values[-1]}")
    assert len(again.values) == len(known.values)


def test_old_conversations_are_removed(tmp_path: Path) -> None:
    for number in range(fingerprints.MAX_FILES + 5):
        path = tmp_path / FINGERPRINTS / f"old{number}"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"")
        stamp = time.time() - (10 + number if number < fingerprints.MAX_FILES else fingerprints.MAX_AGE + 60)
        os.utime(path, (stamp, stamp))
    session(tmp_path, f"A_SECRET={secret(30)}", conversation="fresh")
    left = {path.name for path in (tmp_path / FINGERPRINTS).iterdir()}
    assert {"fresh", fingerprints.KEY, "old0"} <= left
    assert len(left) == fingerprints.MAX_FILES + 1
    assert f"old{fingerprints.MAX_FILES}" not in left


def test_files_and_modes(tmp_path: Path) -> None:
    session(tmp_path, f"A_SECRET={secret(31)}")
    folder = tmp_path / FINGERPRINTS
    assert folder.stat().st_mode & 0o777 == 0o700
    for path in folder.iterdir():
        assert path.stat().st_mode & 0o777 == 0o600, path
    assert len((folder / fingerprints.KEY).read_bytes()) == 32


@pytest.mark.parametrize("conversation", ["", "../../etc/passwd", "a/b", ".key", "x" * 200, "a\0b", "\u00e9\u00e9"])
def test_a_conversation_id_never_leads_elsewhere(conversation: str) -> None:
    path = session_file("/state", conversation, "/w")
    assert os.path.dirname(path) == "/state/fingerprints"
    assert os.path.basename(path).replace("-", "").isalnum()
    assert path != session_file("/state", conversation + "x", "/w2")


def test_other_bytes_are_no_session(tmp_path: Path) -> None:
    path = Path(session_file(str(tmp_path), "c1", ""))
    session(tmp_path, f"A_SECRET={secret(32)}")
    good = path.read_bytes()
    for data in (b"", b"x", good[:5], good[:40], b"\0" * 500, good[:8] + b"Z" + good[9:]):
        path.write_bytes(data)
        found = fingerprints.load(str(tmp_path), str(path))
        assert found is not None
        assert found.values == []
        known = session(tmp_path, f"A_SECRET={secret(33)}")
        assert len(known.matches(secret(33))) == 1


def test_what_a_tool_returned(tmp_path: Path) -> None:
    value = secret(40)
    dump = f"HOME=/home/dev\nLANG=C\nPAYMENTS_SECRET={value}\nPATH=/bin\n"
    quiet: list[dict[str, object]] = [
        {"conversation_id": "c1", "output": "ok\n"},
        {"conversation_id": "c1", "output": f"x = {value}\n"},
        {"output": dump},
        {"conversation_id": "c1", "tool_output": None},
    ]
    for payload in quiet:
        reads.remember_result(payload, {}, str(tmp_path))
    assert not (tmp_path / FINGERPRINTS).exists()
    telling: list[dict[str, object]] = [
        {"conversation_id": "c1", "output": dump},
        {"session_id": "c2", "tool_output": json.dumps({"stdout": dump})},
    ]
    for payload in telling:
        reads.remember_result(payload, results.scan(payload), str(tmp_path))
    for conversation in ("c1", "c2"):
        known = fingerprints.load(str(tmp_path), session_file(str(tmp_path), conversation, ""))
        assert known is not None
        assert [match.whole for match in known.matches(value[::-1])] == [True]


def test_no_form_is_kept_as_it_is(tmp_path: Path) -> None:
    value = secret(41)
    session(tmp_path, f"A_SECRET={value}")
    data = Path(session_file(str(tmp_path), "c1", "")).read_bytes()
    for form in forms.forms(value):
        assert form[:8] not in data
