"""The part of a long script file that the budget does not reach: lines that may hold something never acceptable are read one by one."""

from interlock.shell.posix.nodes import Budget, RefusedError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.shell.interpret import Interpreter
    from interlock.shell.state import State

#: Steps for these lines, all together; ``./configure`` of GNU packages needs about a tenth.
STEPS = 8_000
#: Longest line, with its continuations, that is read.
MAX_LINE = 2_000
#: What the lines hold that are worth reading: words of the families of which some actions are never acceptable.
MARKS = (
    "rm -", "rm\t", "rm $", "rm \\", "/rm ", "rm\\", " -rf", " -fr", " -Rf", " -r -f", " --recursive", "mkfs", "dd ", "shred", "wipefs", "/dev/sd", "/dev/nvme", "/dev/disk", "/dev/tcp", "curl", "wget", "base64", "| sh", "|sh",
    "| bash", "|bash", "eval", "nc -", "ncat", "socat", "git push", "-delete", "chmod -R", "chown -R", "sudo", "python", "perl -", "ruby -", "node -", "crontab",
    ".ssh", ".aws", "/etc/", "xargs", "reboot", "shutdown", "kubectl", "terraform", "aws ", "DROP ", "drop ",
)  # fmt: skip


def scan(shell: "Interpreter", text: str, st: "State") -> None:
    """Lists the programs of such lines. Each is read alone: what the rest of the script does to them is unknown."""
    lines: dict[str, None] = {}
    for mark in MARKS:
        place = text.find(mark)
        while place >= 0:
            start, end = _line(text, place)
            if end - start <= MAX_LINE:
                lines[text[start:end].strip()] = None
            place = text.find(mark, end)
    budget, code = shell.budget, shell.code
    shell.budget = Budget(STEPS)
    try:
        for line in lines:
            child = st.fork()
            child.maybe = True
            shell.script(line, child)
            shell.code = code
            if shell.budget.left <= 2_000:
                break
    except RefusedError:
        pass
    shell.budget, shell.code = budget, code


def _line(text: str, place: int) -> tuple[int, int]:
    """The line around a place, with the lines that continue it."""
    start = text.rfind("\n", 0, place) + 1
    while start > 1 and text[start - 2] == "\\" and place - start < MAX_LINE:
        start = text.rfind("\n", 0, start - 1) + 1
    end = text.find("\n", place)
    while end > 0 and text[end - 1] == "\\" and end - start < MAX_LINE:
        end = text.find("\n", end + 1)
    return start, end if end >= 0 else len(text)
