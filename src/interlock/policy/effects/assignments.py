"""Variables that are set for one program and make it run, load or skip something."""

from ...shell.program import UNKNOWN, Program
from .commands import Context
from .types import EXECUTE
from .types import UNKNOWN as UNSURE

#: Those of them that hold a command line.
COMMANDS = frozenset(
    (
        "GIT_PAGER", "PAGER", "EDITOR", "VISUAL", "GIT_EDITOR", "GIT_SSH_COMMAND", "GIT_ASKPASS",
        "LESSOPEN", "MANPAGER", "GIT_SEQUENCE_EDITOR", "PROMPT_COMMAND", "GIT_EXTERNAL_DIFF", "BROWSER",
    )
)  # fmt: skip


def lower_assigns(ctx: Context, program: Program) -> None:
    """Effects of variables set for one program: commands in pagers and editors, preloaded code, the guard's own switches."""
    for name, value in program.assigns:
        if name in COMMANDS:
            if " " in value.text and UNKNOWN not in value.text:
                ctx.inner(value.text.lstrip("|! "), program)
        elif name in ("LD_PRELOAD", "DYLD_INSERT_LIBRARIES", "LD_AUDIT", "BASH_ENV"):
            place = ctx.place(value, program)
            if place.zone not in ("workspace", "system", "system-deep"):
                ctx.add(program, EXECUTE, "preload", target=name, place=place)
        elif (
            name in ("HUSKY", "SKIP", "HUSKY_SKIP_HOOKS", "PRE_COMMIT_ALLOW_NO_CONFIG")
            and value.text in ("0", "1", "all")
            and program.name in ("git", "npm", "")
            and name.startswith("HUSKY")
        ):
            from .types import GIT

            ctx.add(program, GIT, "skip-hooks", target=f"{name}={value.text}")
        elif name.startswith("INTERLOCK_") or name in (
            "CLAUDE_CODE_DISABLE_HOOKS",
            "CURSOR_DISABLE_HOOKS",
            "CODEX_DISABLE_HOOKS",
            "DISABLE_HOOKS",
        ):
            from .types import GUARD

            ctx.add(program, GUARD, "environment", target=name)
        elif name == "GIT_CONFIG_VALUE_0" or name == "GIT_CONFIG_PARAMETERS":
            ctx.add(program, EXECUTE, "opaque", target=name, certainty=UNSURE)
