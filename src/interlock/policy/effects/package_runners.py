"""Packages that a runner fetches and starts, and that neither the project nor common use knows."""

from ...shell.program import UNKNOWN, Program
from .commands import Context
from .known_tools_data import known
from .types import EXECUTE

#: Runners of npm packages, of Python packages, and pairs of a manager and a word that make one.
NPM = frozenset(("npx", "bunx", "pnpx", "npm exec", "npm x", "pnpm dlx", "yarn dlx", "bun x"))
PYTHON = frozenset(("uvx", "uv tool", "pipx run"))
#: Flags with which nothing is fetched.
LOCAL = ("--no-install", "--no", "--offline")


def bare(name: str) -> str:
    """A package's name without its version and extras."""
    at = name.find("@", 1)
    plain = name[:at] if at > 0 else name
    for mark in ("==", ">", "<", "~=", "["):
        plain = plain.partition(mark)[0]
    return plain


def unknown_package(runner: str, names: "list[str]", program: Program, ctx: Context) -> None:
    """Add the effect of a runner (as in `NPM` and `PYTHON`) whose packages are not known."""
    index = "npm" if runner in NPM else "python" if runner in PYTHON else ""
    if not index or any(w.text in LOCAL for w in program.argv) or UNKNOWN in program.cwd.text:
        return
    for name in names:
        plain = bare(name)
        if not plain or UNKNOWN in name or plain[:1] in (".", "/", "~") or "://" in plain or known(plain, index):
            continue
        if index == "npm" and in_project(plain, program, ctx):
            continue
        ctx.add(program, EXECUTE, "unknown-package", target=plain)


def in_project(name: str, program: Program, ctx: Context) -> bool:
    """Whether the project has the package: installed, or named in its `package.json`."""
    folders = [program.cwd.text.rstrip("/"), *(root.rstrip("/") for root in ctx.facts.roots)]
    for folder in folders:
        if ctx.facts.kind(f"{folder}/node_modules/.bin/{name.rsplit('/', 1)[-1]}") or ctx.facts.kind(
            f"{folder}/node_modules/{name}"
        ):
            return True
        if f'"{name}"' in (ctx.facts.read_text(f"{folder}/package.json", 65_536) or ""):
            return True
    return False
