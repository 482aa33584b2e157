"""What every host adapter is made of: the answer, the codec, and the rendering of a verdict as two texts."""

from interlock.model.jsontext import JsonError, clean, decode, dumps, loads
from interlock.model.toolcall import ToolCall
from interlock.model.verdict import ALLOW, Verdict

#: The longest text of each kind that a verdict puts into an answer, in characters.
TEXT_LIMIT = 1600


class PayloadError(Exception):
    """A payload that cannot be judged. `code` is the machine reason, `detail` names the fault without quoting the payload."""

    def __init__(self, code: str, detail: str, codec: "Codec | None" = None) -> None:
        super().__init__(detail)
        self.code = code
        """A key of `interlock.guard.reasons.REASONS`."""
        self.detail = detail
        """What is wrong, e.g. ``tool_input is not an object``."""
        self.codec = codec
        """The codec of the host that sent it, where that is known to be another than the entry's."""


class Answer:
    """What the hook process hands back to the host."""

    __slots__ = ("code", "stderr", "stdout")

    def __init__(self, stdout: bytes, stderr: str = "", code: int = 0) -> None:
        self.stdout = stdout
        """One JSON document and a newline, written with one call."""
        self.stderr = stderr
        """The reason of a block in one line, "" otherwise."""
        self.code = code
        """Exit code: 0 or 2."""


class Codec:
    """One host's payloads and answers. This base class is the host that nobody knows: it refuses in the form that most hosts read."""

    host = ""
    """Host id."""

    gates: "frozenset[str]" = frozenset()
    """Events that can stop an action."""

    open_events: "frozenset[str]" = frozenset()
    """Known events that stop nothing: they are answered ``{}`` at any fault."""

    results: "frozenset[str]" = frozenset()
    """Those of `open_events` that carry what a tool returned or wrote, which is scanned."""

    session_event = ""
    """The event that begins a session."""

    gate_deadline = 40
    """Seconds after which a gate denies with the code ``deadline``."""

    gate_watchdog = 45
    """Seconds after which the kernel ends a gate; the registered command's tail then blocks. Below the host's timeout."""

    challenge_deadline = 0
    """Seconds that a person may take to answer a question; 0 for what `gate_deadline` leaves, where the host gives no more."""

    challenge_watchdog = 0
    """`gate_watchdog` for a call that asks a person: above `challenge_deadline` with time for the record, below the host's timeout."""

    open_deadline = 20
    """Seconds after which an open event answers ``{}``."""

    audit_deadline = 5
    """Seconds that the audit append may take before the verdict goes out without it."""

    def named(self, payload: "dict[str, object]") -> str:
        """The event that a payload names, "" when it names none."""
        return field(payload, "hook_event_name")

    def version(self, payload: "dict[str, object]") -> str:  # noqa: ARG002 - hosts use it
        """The host's version in the payload of `session_event`; "" where the payload cannot come from a host."""
        return ""

    def context(self, event: str, text: str) -> "dict[str, object]":  # noqa: ARG002 - hosts use them
        """The answer to one of `open_events` that tells the agent `text`; ``{}`` where the host has no way to."""
        return {}

    def told(self, event: str, document: "dict[str, object]") -> "dict[str, object]":  # noqa: ARG002 - hosts use them
        """The answer to one of `open_events` from what memory says: ``additional_context``, ``user_message``, ``followup_message``."""
        return {}

    def decode(self, event: str, payload: "dict[str, object]") -> ToolCall:  # noqa: ARG002 - hosts use it
        """The tool call of a gating payload. Raises `PayloadError`."""
        raise PayloadError("unknown-host", "no host that Interlock supports sends this payload for " + (event or "this event"))

    def encode(self, event: str, verdict: Verdict, deny_exit: int = 2) -> Answer:  # noqa: ARG002 - hosts use them
        """The answer for a gating event; never weaker than the verdict. `deny_exit`: 2, or 0 where the user chose that."""
        human, agent = texts(verdict)
        return Answer(b'{"permission":"deny","decision":"deny"}\n', human + " " + agent, 2)


def answer(document: "dict[str, object]", reason: str = "", code: int = 0) -> Answer:
    """An answer of one document."""
    return Answer((dumps(document) + "\n").encode("utf-8", "replace"), reason, code)


def parse(data: bytes) -> "dict[str, object]":
    """The JSON object in the bytes of a payload. Raises `PayloadError` with the code ``malformed-payload``."""
    text = decode(data)
    try:
        try:
            payload = loads(text)
        except JsonError:
            if '"agent_action_name"' not in text:
                raise
            # Windsurf writes control characters into its strings as they are.
            payload = loads(text, strict=False)
    except JsonError as error:
        raise PayloadError("malformed-payload", str(error)) from None
    if not isinstance(payload, dict):
        raise PayloadError("malformed-payload", "not a JSON object")
    return payload


def texts(verdict: Verdict) -> tuple[str, str]:
    """The text for the person and the text for the agent of a verdict that is not an allow; one line each, safe to print."""
    if verdict.decision == ALLOW:
        return "", ""
    human: list[str] = []
    agent: list[str] = []
    persons = once([hit.human for hit in verdict.hits])
    for hit, said in zip(verdict.hits, persons, strict=True):
        line = said + " [" + hit.rule + "]"
        if line not in human:
            human.append(line)
        if hit.agent and hit.agent not in agent:
            agent.append(hit.agent)
    if not human:
        human.append("The verdict gives no rule.")
    if not agent:
        agent.append("Ask the user; do not try the same action in another spelling.")
    lead = "Interlock (ref " + verdict.ref + "): " if verdict.ref else "Interlock: "
    return one_line(lead + " ".join(human)), one_line(" ".join(once(agent)))


def once(lines: list[str]) -> list[str]:
    """The texts without the closing sentences that the next one says too."""
    out = list(lines)
    for i in range(len(lines) - 1):
        a, b = lines[i], lines[i + 1]
        size = 0
        while size < min(len(a), len(b)) and a[-size - 1] == b[-size - 1]:
            size += 1
        start = a.find(". ", len(a) - size) if size < len(a) else -1
        if start > 0:
            out[i] = a[: start + 1]
    return out


def reason(verdict: Verdict) -> str:
    """Both texts of a verdict that is not an allow as one line, for hosts that have one field for them."""
    human, agent = texts(verdict)
    return human + " " + agent


def field(payload: "dict[str, object]", key: str) -> str:
    """A string of a payload; "" when it is absent or of another type."""
    value = payload.get(key)
    return value if isinstance(value, str) else ""


def required(payload: "dict[str, object]", key: str) -> str:
    """A string that must be there, not blank and without NUL. Raises `PayloadError`."""
    value = payload.get(key)
    if not isinstance(value, str) or not value.strip():
        raise PayloadError("missing-target", key + " is missing, empty or not a string")
    if "\0" in value:
        raise PayloadError("control-character", key + " holds a NUL character")
    return value


def one_line(text: str) -> str:
    """The text on one line, without control characters (a terminal would obey them) and no longer than `TEXT_LIMIT`."""
    if not text.isprintable():
        text = "".join([char if char.isprintable() else " " for char in clean(text)])
    if len(text) > TEXT_LIMIT:
        text = text[: TEXT_LIMIT - 1] + "…"
    return text


def windows_path(path: str) -> str:
    r"""A Windows path in one spelling: ``/c:/x``, ``c:\x`` and ``\\?\C:\x`` all become ``C:/x``; other paths only change slashes."""
    path = path.replace("\\", "/")
    if path[:4] in ("//?/", "//./"):
        path = path[4:]
        if path[:4].upper() == "UNC/":
            path = "//" + path[4:]
    if path[:1] == "/" and path[2:3] == ":" and path[1:2].isalpha():
        path = path[1:]
    if path[1:2] == ":" and path[:1].isalpha():
        path = path[0].upper() + path[1:]
    return path


def is_windows_path(path: str) -> bool:
    r"""Whether a path can only be one of Windows: ``C:\x``, ``/c:/x``, ``\\server\share``."""
    if path[:1] == "/":
        return path[2:3] == ":" and path[1:2].isalpha()
    return (path[1:2] == ":" and path[:1].isalpha() and path[2:3] in ("\\", "/")) or path[:2] == "\\\\"
