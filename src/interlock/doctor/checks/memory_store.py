"""The memory store opens."""

from interlock.doctor.base import FAIL, OK, SKIP, Environment, Result

ID = "memory-store"
TITLE = "memory store"
QUICK = True


def run(env: Environment) -> list[Result]:
    """The command line hands in the way to open it: a check names no storage backend."""
    if env.open_memory is None:
        return [Result(ID, SKIP, "memory is not part of this run")]
    try:
        text = env.open_memory(env.state)
    except Exception as exc:
        return [Result(ID, FAIL, f"it does not open: {type(exc).__name__}: {exc}", "interlock remember status")]
    return [Result(ID, OK if text else SKIP, text or "nothing was remembered yet")]
