"""API keys of the gateway: an agent shows one, and it says whose agent it is. Only digests are kept."""

import hashlib
import secrets

from interlock.inspection.sender.snapshot import Snapshot
from interlock.storage.sender_port import ApiKey

PREFIX = "ilk_"


def make(team: str, actor: str, label: str, now: float) -> tuple[ApiKey, str]:
    """A new key, and its written form: shown once. With team "" it follows the team that the actor has selected."""
    written = PREFIX + secrets.token_urlsafe(32)
    return ApiKey("gwk_" + secrets.token_hex(5), digest(written), team, actor, label, now), written


def digest(written: str) -> str:
    """What is kept of a key. It has 256 random bits: nothing slower is needed."""
    return hashlib.sha256(written.encode("utf-8", "surrogatepass")).hexdigest()


def find(headers: "dict[str, str]", known: Snapshot) -> ApiKey | None:
    """The key that a request shows, as OpenAI's clients send it or as Anthropic's do."""
    written = headers.get("x-api-key", "")
    if not written.startswith(PREFIX):
        scheme, _, written = headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            return None
    return known.keys.get(digest(written.strip()))


def team_of(key: ApiKey, known: Snapshot) -> str:
    """The team whose settings hold for a key, "" for none."""
    return key.team or known.members.get(key.actor, "")


def team_gone(key: ApiKey) -> str:
    """What an agent is told whose team was removed, with the administrator's next step."""
    if key.team:
        return "the team of this API key is gone: interlock gateway keys add"
    return "the team that this API key's owner has selected is gone: interlock gateway select ACTOR TEAM"
