"""What a call that goes on will show to the agent, remembered as fingerprints at the gate."""

import sys

from interlock.audit.layout import digest
from interlock.guard import faults, fingerprints
from interlock.guard.facts import SystemFacts, read_bytes, session_file
from interlock.model.toolcall import READ, ToolCall

if sys.platform == "win32":
    import nt as system
else:
    import posix as system

#: Bytes of a file that are looked at, and files of one call.
MAX_BYTES = 262_144
MAX_FILES = 8
#: Fields that name the conversation, as the hosts' codecs read them.
_CONVERSATIONS = ("conversation_id", "session_id", "sessionId")


def remember(call: ToolCall, facts: SystemFacts) -> None:
    """Learn the secrets of a call that was not denied. Never raises: a verdict does not depend on it."""
    try:
        path = session_file(facts.state, call.conversation, facts.roots[0] if facts.roots else "")
        if call.kind == READ and call.content:
            known = bool(facts.secrets_read)
            if known or plausible(call.content):
                _learn(
                    facts.state,
                    path,
                    call.content,
                    _name(call.paths[0]),
                    known,
                    "content\0" + digest(call.content.encode("utf-8", "replace")),
                )
            return
        for place in facts.secrets_read[:MAX_FILES]:
            _remember_file(place, path, facts.state)
    except Exception as error:
        faults.log(facts.state, call.host, call.event, "fingerprints", error)


def remember_result(payload: "dict[str, object]", found: "dict[str, int]", state: str) -> None:
    """Learn the secrets in what a tool returned. `found`: of `results.scan`. Never raises.

    Assignments count where the text reads like a dump of the environment.
    """
    from interlock.guard.results import FIELDS, leaves

    try:
        conversation = next((name for name in map(payload.get, _CONVERSATIONS) if isinstance(name, str) and name), "")
        text = "\n".join(leaves([payload.get(name) for name in FIELDS]))[:MAX_BYTES]
        dumped = is_dump(text)
        if conversation and (dumped or any(not name.startswith("hidden-") for name in found)):
            fingerprints.learn(state, session_file(state, conversation, ""), text, secret_file=dumped)
    except Exception as error:
        faults.log(state, "", "result", "fingerprints", error)


def is_dump(text: str) -> bool:
    """Whether at least three lines assign to names in capitals, as ``printenv`` and ``cat .env`` print them."""
    return text.count("=") >= 3 and sum([_assigns(line) for line in text.splitlines()[:400]]) >= 3


def _assigns(line: str) -> bool:
    name, mark, _ = line.removeprefix("export ").partition("=")
    return bool(mark) and len(name) > 2 and name.isupper() and name.replace("_", "a").isalnum()


def plausible(text: str) -> bool:
    """Whether an ordinary file is worth a scan: it holds what a well-known token or key begins with."""
    from interlock.policy.effects.tools import TOKEN_PREFIXES

    return "PRIVATE KEY-----" in text or any(prefix in text for prefix in TOKEN_PREFIXES)


def _remember_file(place: str, path: str, state: str) -> None:
    try:
        found = system.stat(place)
    except OSError:
        return
    stamp = f"{place}\0{found.st_size}\0{found.st_mtime_ns}"
    if fingerprints.seen(state, path, stamp):
        return
    data = read_bytes(place, MAX_BYTES)
    if data:
        fingerprints.learn(state, path, data.decode("utf-8", "replace"), source=_name(place), secret_file=True, stamp=stamp)


def _learn(state: str, path: str, text: str, source: str, known: bool, stamp: str) -> None:
    if not fingerprints.seen(state, path, stamp):
        fingerprints.learn(state, path, text, source=source, secret_file=known, stamp=stamp)


def _name(path: str) -> str:
    return path.replace("\\", "/").rstrip("/").rpartition("/")[2]
