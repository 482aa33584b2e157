"""The part of a long script file that is not parsed: lines that may hold something never acceptable are read one by one."""

from interlock.shell.posix.nodes import Budget, RefusedError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.shell.interpret import Interpreter
    from interlock.shell.state import State

#: Steps for these lines, all together; ``./configure`` of GNU packages needs about a tenth.
STEPS = 8_000
#: Longest line, with its continuations, that is read.
MAX_LINE = 2_000
#: Lines with one mark that are read from each end.
SIDE = 30
#: What the lines hold that are worth reading, quotes and backslashes left out: words of the families of which some actions are never
#: acceptable. The first are read first.
MARKS = (
    " -rf", " -fr", " -Rf", " -fR", " -r -f", " -f -r", " --recursive", "mkfs", "shred", "wipefs", "/dev/sd", "/dev/nvme", "/dev/disk", "/dev/tcp",
    "| sh", "|sh", "| bash", "|bash", "rm -r", "rm -R", "rm $", "rm ~", "rm /", "rm\t", "dd if", "dd of", "eval", "base64", "nc -", "ncat", "socat", "git push",
    "-delete", "chmod -R", "chown -R", "crontab", ".ssh", ".aws", "/etc/", "DROP ", "drop ", "rm -", "dd ", "curl", "wget", "sudo", "python", "perl -", "ruby -", "node -",
    "xargs", "reboot", "shutdown", "kubectl", "terraform", "aws ",
)  # fmt: skip


def scan(shell: "Interpreter", text: str, st: "State") -> None:
    """Lists the programs of such lines. Each is read alone: what the rest of the script does to them is unknown."""
    plain = text.replace('"', "").replace("'", "").replace("\\", "")
    lines = text.split("\n")
    found: dict[str, None] = {}
    for mark in MARKS:
        for number in _numbers(plain, mark):
            line = _joined(lines, number)
            if len(line) <= MAX_LINE:
                found[line] = None
    budget, code = shell.budget, shell.code
    shell.budget = Budget(STEPS)
    try:
        for line in found:
            child = st.fork()
            child.maybe = True
            shell.script(line, child)
            shell.code = code
            if shell.budget.left <= 2_000:
                break
    except RefusedError:
        pass
    shell.budget, shell.code = budget, code


def _numbers(text: str, mark: str) -> list[int]:
    """Numbers of lines that hold the mark: the first and the last `SIDE` ones."""
    numbers: list[int] = []
    number = counted = end = 0
    while len(numbers) < SIDE:
        place = text.find(mark, end)
        if place < 0:
            return numbers
        number += text.count("\n", counted, place)
        counted = place
        numbers.append(number)
        end = text.find("\n", place)
        if end < 0:
            return numbers
    start = counted = len(text)
    number = -1
    while len(numbers) < SIDE + SIDE:
        place = text.rfind(mark, end, start)
        if place < 0:
            break
        number = (number if number >= 0 else text.count("\n")) - text.count("\n", place, counted)
        counted = place
        numbers.append(number)
        start = text.rfind("\n", end, place)
        if start < 0:
            break
    return numbers


def _joined(lines: list[str], number: int) -> str:
    """A line with the lines that continue it."""
    first = last = number
    size = 0
    while first and lines[first - 1].endswith("\\") and size < MAX_LINE:
        first -= 1
        size += len(lines[first])
    while last + 1 < len(lines) and lines[last].endswith("\\") and size < MAX_LINE:
        last += 1
        size += len(lines[last])
    return "\n".join(lines[first : last + 1]).strip() if last > first else lines[number].strip()
