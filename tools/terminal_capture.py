"""Draw docs/assets/remember-search.svg anew: what `interlock remember search` shows in a terminal of 96 columns.

.venv/bin/python tools/terminal_capture.py [COLUMNS] [FILE]
"""

import fcntl
import io
import os
import re
import struct
import subprocess
import sys
import tempfile
import termios
from pathlib import Path

from rich.console import Console
from rich.text import Text

ROOT = Path(__file__).resolve().parents[1]
RECORDED = ROOT / "tests" / "cases" / "memory" / "transcripts" / "transcript.jsonl"
NAME = "5b1f0c1e-0000-4000-8000-00000000c001"
QUERY = ("which database for orders", "-n", "4", "-C", "1")


def main(columns: int, target: Path) -> None:
    """Take a recorded conversation in, search it in a terminal, and draw what came out."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder, "acme-shop")
        work.mkdir()
        transcript = Path(folder, f"{NAME}.jsonl")
        transcript.write_text(RECORDED.read_text("utf-8").replace("/home/dev/projects/acme-shop", str(work)), "utf-8")
        env = {
            "HOME": folder,
            "INTERLOCK_HOME": str(Path(folder, "state")),
            "PATH": os.environ["PATH"],
            "TERM": "xterm-256color",
            "LANG": "C.UTF-8",
            "TZ": "UTC",
        }
        call = [sys.executable, "-m", "interlock", "remember"]
        subprocess.run([*call, "mine", str(transcript), "--project", str(work)], env=env, check=True, capture_output=True)
        shown = terminal([*call, "search", *QUERY], env, work, columns)
    console = Console(record=True, width=columns, file=io.StringIO(), force_terminal=True)
    console.print(Text.from_ansi(f"$ interlock remember search {QUERY[0]!r} {' '.join(QUERY[1:])}\n\n{shown}".rstrip()))
    drawn = console.export_svg(title="interlock remember search", unique_id="interlock")
    # No reader of the page is to ask another server for a font.
    drawn = re.sub(r"\s*@font-face \{.*?\}", "", drawn, flags=re.DOTALL).replace("Fira Code", "monospace")
    target.write_text(re.sub(r"\s*<!--.*?-->", "", drawn), "utf-8")


def terminal(command: list[str], env: dict[str, str], folder: Path, columns: int) -> str:
    """What a terminal of this width is sent by the command."""
    screen, line_end = os.openpty()
    fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    process = subprocess.Popen(command, env=env, cwd=folder, stdin=line_end, stdout=line_end, stderr=line_end)
    os.close(line_end)
    out = b""
    while True:
        try:
            data = os.read(screen, 65536)
        except OSError:
            break
        if not data:
            break
        out += data
    process.wait()
    return out.decode("utf-8").replace("\r\n", "\n")


if __name__ == "__main__":
    main(
        int(sys.argv[1]) if len(sys.argv) > 1 else 96,
        Path(sys.argv[2]) if len(sys.argv) > 2 else ROOT / "docs/assets/remember-search.svg",
    )
