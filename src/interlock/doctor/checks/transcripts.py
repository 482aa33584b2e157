"""How many of the transcripts' lines became turns of the memory: shows when a host has changed its format."""

from interlock.doctor.base import OK, SKIP, WARN, Environment, Result

ID = "transcripts"
TITLE = "transcripts read"
QUICK = True


def run(env: Environment) -> list[Result]:
    """One line a host."""
    if env.read_drift is None:
        return [Result(ID, SKIP, "memory is not part of this run")]
    try:
        found = env.read_drift(env.state)
    except Exception as exc:
        return [Result(ID, SKIP, f"the store cannot be read ({type(exc).__name__})")]
    if not found:
        return [Result(ID, SKIP, "no transcript was read yet")]
    return [
        Result(
            ID,
            WARN if suspicious else OK,
            text + ("; the host may write another format now" if suspicious else ""),
            "pip install --upgrade interlock" if suspicious else "",
        )
        for text, suspicious in found
    ]
