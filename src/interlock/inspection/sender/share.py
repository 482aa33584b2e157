"""The share of requests that is inspected: one draw for a whole turn, so that a turn is checked wholly or not at all."""

import hashlib

_SPACE = 1 << 64


def draw(turn_id: str, seed: str) -> float:
    """A number in [0, 100) that depends on the turn and the team's seed alone: every worker and subagent draws the same one."""
    code = hashlib.blake2b(turn_id.encode("utf-8", "surrogatepass"), key=seed.encode("utf-8")[:64], digest_size=8).digest()
    return int.from_bytes(code, "big") / _SPACE * 100.0


def chosen(turn_id: str, seed: str, share: int) -> bool:
    """Whether a turn is inspected when `share` percent are. Raising the share keeps those that were chosen."""
    return share >= 100 or (share > 0 and draw(turn_id, seed) < share)
