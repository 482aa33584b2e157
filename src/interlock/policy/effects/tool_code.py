"""Code in a tool's arguments: a cell of a notebook, a script for a sandbox, an expression for a page."""

from ...shell.program import Program
from .commands import Context

#: Arguments that hold code, and those that tell its language.
CODE_KEYS = ("code", "expression", "function", "python_code", "js_code", "javascript", "source_code", "cell")
LANGUAGE_KEYS = ("language", "lang", "runtime", "languageid", "language_id", "kernel")
#: Servers and tools whose code is Python unless they say otherwise.
PYTHON_PLACES = frozenset(("python", "jupyter", "notebook", "ipython", "kernel", "ide", "colab", "pandas", "interpreter", "e2b"))
SCRIPTS = ("js", "javascript", "node", "typescript", "ts", "nodejs", "deno", "bun")


def language_of(key: str, names: list[str], servers: list[str]) -> str:
    """The language of an argument with code, by its key, the tool's name and the server's; "" when they do not tell."""
    if "python" in key or not PYTHON_PLACES.isdisjoint(names) or not PYTHON_PLACES.isdisjoint(servers):
        return "python"
    return "js" if "js" in key or "javascript" in key or "browser" in names or "page" in names else ""


def run(code: str, language: str, program: Program, ctx: Context) -> None:
    """Add the effects of code in a language ("": a shell's, unless only Python can read it)."""
    if language.startswith(("py", "ipython")):
        python(code, program, ctx)
        return
    if language in SCRIPTS:
        from .code.light import lower_code

        lower_code(code, "js", program, ctx)
        return
    if not language:
        from ...shell import plan as parse

        if parse(code, ctx.facts, cwd=program.cwd.text).code == "syntax" and is_python(code):
            python(code, program, ctx)
            return
    ctx.inner(code, program)


def python(code: str, program: Program, ctx: Context) -> None:
    """Python, with a notebook's lines for the shell (``!command``, ``%%bash``)."""
    from .code.python import lower_code

    if code.lstrip().startswith(("%%bash", "%%sh", "%%script bash")):
        ctx.inner(code.lstrip().partition("\n")[2], program)
        return
    lines = code.split("\n")
    kept: list[str] = []
    for line in lines:
        text = line.lstrip()
        if text[:1] == "!" or text.startswith(("%system ", "%sx ")):
            ctx.inner(text.lstrip("!") if text[:1] == "!" else text.partition(" ")[2], program)
            kept.append(line[: len(line) - len(text)] + "pass")
        elif text[:1] == "%":
            kept.append(line[: len(line) - len(text)] + "pass")
        else:
            kept.append(line)
    lower_code("\n".join(kept), program, ctx)


def is_python(code: str) -> bool:
    """Whether Python's parser takes the text."""
    import ast

    try:
        ast.parse(code)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    return True
