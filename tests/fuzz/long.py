"""``python -m tests.fuzz.long [SECONDS | COUNTx] [SEED]``: random command lines, code and large inputs against the whole judgement.

Prints every exception with the input that caused it, the slowest judgement, and the CPU time of 2 MB of each kind (which has to stay
below 0.2 s or end in a deny by the step budget). Leaves with 1 when anything raised or was slower than that.

With ``COUNTx`` (``3000x``) in place of seconds it judges that many lines, and 2 MB may cost what `TIMES` judgements of an everyday
long line cost in the same run: no figure depends on the machine.
"""

import random
import sys
import time
import traceback

from tests.fuzz.test_policy import CODE, GLUE, LANGUAGES, PROGRAMS, WORDS
from tests.fuzz.test_shell import PIECES, UNITS
from tests.unit.policy.facts import ROOT, FixedFacts

from interlock.model.toolcall import SHELL, ToolCall
from interlock.policy import judge

LIMIT = 0.2
LARGE = 2_000_000
#: Judgements of `EVERYDAY` that 2 MB of anything may cost (0.2 s is about 10 of them on a quiet machine).
TIMES = 20
EVERYDAY = "cat a b c; git status && rm -rf build | tee log;\n" * 120


def decide(command: str, dialect: str = "") -> tuple[str, float]:
    """The decision on a command and the CPU seconds that it took."""
    call = ToolCall(host="cursor", event="preToolUse", kind=SHELL, command=command, cwd=ROOT, dialect=dialect)
    start = time.process_time()
    found = judge(call, FixedFacts())
    return found.code or found.decision, time.process_time() - start


def invent(rng: random.Random) -> str:
    """One random command line."""
    kind = rng.randrange(4)
    if kind == 0:
        return rng.choice(("", " ")).join(rng.choices(PIECES, k=rng.randint(1, 60)))
    if kind == 1:
        name = rng.choice(rng.choice(list(PROGRAMS.values())))
        return " ".join([name, *rng.choices(WORDS, k=rng.randint(0, 9)), rng.choice(GLUE)])
    if kind == 2:
        code = rng.choice(("", " ")).join(rng.choices(CODE, k=rng.randint(1, 30))).replace("'", "")
        return f"{rng.choice(LANGUAGES)} '{code}'"
    return rng.choice(UNITS) * rng.randint(1, 3000) + rng.choice(WORDS)


def large() -> list[tuple[str, str]]:
    """2 MB of one kind each, with its name."""
    units = [
        *UNITS,
        "'a' ",
        "rm -rf x; ",
        "echo hello world\n",
        "\\",
        "é",
        "\0",
        "a=b ",
        "git commit -m 'x'; ",
        "<<E\nE\n",
        "-",
        "/",
        "*",
        "~/",
        "[a-z]",
        "{a,b}",
        "$x",
        "`",
        "|&",
    ]
    found = [(unit, unit * (LARGE // len(unit))) for unit in units]
    found += [(f"echo {quote}...", "echo " + quote + "a b" * (LARGE // 3) + quote) for quote in ("'", '"')]
    found += [
        ("python3 -c '...'", "python3 -c '" + "x = 1\n" * (LARGE // 6) + "'"),
        ("cat <<'E'", "cat > f <<'E'\n" + "rm -rf /\n" * (LARGE // 9) + "E\n"),
    ]
    found += [
        ("1500 nested $(", "$(" * 1500 + "x" + ")" * 1500),
        ("1500 nested bash -c", "bash -c " * 1500 + "x"),
        ("sudo x 1500", "sudo " * 1500 + "rm -rf /"),
    ]
    return found  # fmt: skip


def main() -> int:
    given = sys.argv[1] if len(sys.argv) > 1 else "60"
    seconds, lines = (0.0, int(given[:-1])) if given.endswith("x") else (float(given), 0)
    rng = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    decide("ls")
    limit = TIMES * sorted([decide(EVERYDAY)[1] for _ in range(5)])[2] if lines else LIMIT
    faults = 0
    for name, text in large():
        result, spent = decide(text)
        if spent > limit and result not in ("step-budget", "depth"):
            faults += 1
            print(f"slow: 2 MB of {name!r}: {spent:.3f} s CPU, {result}")
    end = time.monotonic() + seconds
    count, worst, worst_text = 0, 0.0, ""
    while count < lines or time.monotonic() < end:
        command = invent(rng)
        count += 1
        try:
            _, spent = decide(command, rng.choice(("", "", "", "powershell", "cmd")))
        except Exception:
            faults += 1
            print(f"--- {command[:400]!r}\n{traceback.format_exc(limit=-3)}")
            continue
        if spent > worst:
            worst, worst_text = spent, command
    print(f"judged={count} faults={faults} slowest={worst:.3f} s CPU: {worst_text[:120]!r}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
