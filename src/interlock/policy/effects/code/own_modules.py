"""Python code that reaches for Interlock's own writing modules."""

import ast

from ....shell.program import Program
from ..commands import Context
from ..types import GUARD

#: Interlock's modules that write what only a person may have written.
OWN_MODULES = frozenset(
    f"interlock.{name}" for name in ("guard.approvals", "guard.challenge", "guard.pause", "guard.person", "guard.sealed", "guard.trust", "audit.chain",
    "storage.sqlite", "web.auth", "wiring")
)  # fmt: skip


def own_modules(tree: ast.Module, program: Program, ctx: Context) -> None:
    """Code that takes in one of `OWN_MODULES`, by a statement or by its name in a text."""
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [item.name for item in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [str(node.module), *(f"{node.module}.{item.name}" for item in node.names)]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            names = [node.value]
        for name in names:
            parts = name.split(".")
            if ".".join(parts[:3]) in OWN_MODULES or ".".join(parts[:2]) in OWN_MODULES:
                ctx.add(program, GUARD, "own-command", target=name)
                return
