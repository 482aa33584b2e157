"""What the demo says while it runs, and the same as one JSON document."""

import textwrap
from typing import Any

import click

from interlock.cli import output

WIDTH = 96


class Report:
    """Collects the outcome of every step and prints it at once, unless `quiet`."""

    def __init__(self, *, quiet: bool) -> None:
        self.ok = True
        """False once a step gave anything but the outcome that it must give."""
        self._quiet = quiet
        self._colour = output.colour_on()
        self._steps: list[dict[str, Any]] = []
        self._part = ""
        self._number = 0
        self._seconds = 0.0

    def opening(self, base: str, keep: bool) -> None:
        """Say where everything happens."""
        end = "kept" if keep else "removed at the end"
        self._print(self._paint("Interlock demo", bold=True))
        self._print(
            self._paint(
                f"Home, workspace and state are in {base} ({end}); nothing else is touched, and no network is used.", dim=True
            )
        )

    def part(self, title: str) -> None:
        """Start a part."""
        self._number += 1
        self._part = title.partition(":")[0].lower()
        self._print()
        self._print(self._paint(f"{self._number}. {title}", fg="cyan", bold=True))

    def command(self, line: str, remark: str = "") -> None:
        """A command that was run, and what came of it in a few words."""
        self._print(
            f"   {self._paint('$', dim=True)} {self._paint(line, bold=True)}"
            + (f"   {self._paint(remark, dim=True)}" if remark else "")
        )

    def say(self, text: str) -> None:
        """A remark under the last line."""
        for line in textwrap.wrap(text, WIDTH - 11, break_long_words=True) or [""]:
            self._print("           " + self._paint(line, dim=True))

    def quote(self, text: str, *, limit: int = 14) -> None:
        """Text of a part as it stands, its long lines folded, shortened to `limit` lines."""
        lines: list[str] = []
        for line in click.unstyle(text).strip().splitlines():
            lines += textwrap.wrap(line, WIDTH - 5, subsequent_indent="  ", break_long_words=True) or [""]
        bar = self._paint("|", fg="cyan")
        for line in lines[:limit]:
            self._print(f"   {bar} {line}")
        if len(lines) > limit:
            self._print(f"   {bar} {self._paint(f'... {len(lines) - limit} more lines', dim=True)}")

    def step(
        self, what: str, *, expected: str, got: str, text: str = "", milliseconds: float | None = None, show: str = ""
    ) -> None:
        """One outcome.

        `expected` and `got` are short words (``allow``, ``deny`` ...); the step is right when they are equal. `show` replaces `got` on the
        screen, `text` is what the part said about it.
        """
        right = expected == got
        self.ok = self.ok and right
        self._steps.append(
            {
                "part": self._part,
                "what": what,
                "expected": expected,
                "got": got,
                "ok": right,
                "text": text,
                "ms": None if milliseconds is None else round(milliseconds, 1),
            }
        )
        colour = {"allow": "green", "deny": "red", "ok": "green"}.get(got, "yellow") if right else "magenta"
        took = "" if milliseconds is None else self._paint(f"{milliseconds:.0f} ms", dim=True)
        room = WIDTH - 20
        shown = what if len(what) <= room else what[: room - 3] + "..."
        self._print(f"   {self._paint((show or got)[:7].ljust(7), fg=colour, bold=True)} {shown.ljust(room)} {took}")
        if text:
            self.say(text)
        if not right:
            self._print("           " + self._paint(f"expected {expected}, got {got}", fg="magenta", bold=True))

    def failed(self, reason: str) -> None:
        """A part that could not go on."""
        self.ok = False
        self._steps.append(
            {"part": self._part, "what": "run", "expected": "ok", "got": "failed", "ok": False, "text": reason, "ms": None}
        )
        self._print(f"   {self._paint('failed', fg='magenta', bold=True)}")
        self.say(reason)

    def closing(self, seconds: float) -> None:
        """The result and what to type next."""
        self._seconds = seconds
        wrong = [step for step in self._steps if not step["ok"]]
        self._print()
        if wrong:
            self._print(
                self._paint(f"{len(wrong)} of {len(self._steps)} steps went wrong ({seconds:.1f} s):", fg="magenta", bold=True)
            )
            for step in wrong:
                self._print(f"   {step['part']}: {step['what']}: expected {step['expected']}, got {step['got']}")
            return
        self._print(self._paint(f"All {len(self._steps)} steps went as they must ({seconds:.1f} s).", fg="green", bold=True))
        self._print("For real use, type next:")
        for line, why in (
            ("interlock install cursor", "register the hooks (--dry-run shows the exact change)"),
            ("interlock serve", "run the AI security server"),
            ("interlock doctor", "check that everything really works"),
        ):
            self._print(f"   {self._paint(line.ljust(26), bold=True)} {self._paint(why, dim=True)}")

    def document(self) -> dict[str, Any]:
        """The whole run: ``{ok, seconds, steps: [{part, what, expected, got, ok, text, ms}]}``."""
        return {"ok": self.ok, "seconds": round(self._seconds, 1), "steps": self._steps}

    def _print(self, line: str = "") -> None:
        if not self._quiet:
            output.echo(line.rstrip())

    def _paint(self, text: str, *, fg: str | None = None, bold: bool = False, dim: bool = False) -> str:
        return click.style(text, fg=fg, bold=bold or None, dim=dim or None) if self._colour else text
