"""Values without their secrets, before they are stored in the state folder. Off the hook's allow and deny path."""

from interlock.detectors.assigned import mask
from interlock.detectors.redact import redact_text

#: Beyond a cut, so that a secret which the cut would split is still found: longer than every credential but a private key, whose
#: lines are found from their head on.
_BEYOND = 8192


class Redactor:
    """Replaces secrets by placeholders such as ``<secret:github-token:3f9a1c>``, keyed by the audit trail's key."""

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        self._key = key

    def text(self, text: str) -> str:
        """One text."""
        return mask(redact_text(text, self._key), self._key)

    def start(self, text: str, length: int) -> str:
        """At most `length` characters of the redacted text; only a little more than that is looked at."""
        if len(text) <= length:
            return self.text(text)
        part = text[: length + _BEYOND]
        found = self.text(part)
        if len(part) < len(text):
            # The last part may hold half a secret.
            found = found[: max(0, len(found) - _BEYOND)]
        return found[:length]

    def value(self, value: object) -> object:
        """A JSON value with every text in it redacted, names of members too."""
        if isinstance(value, str):
            return self.text(value)
        if isinstance(value, dict):
            return {self.text(str(name)): self._member(str(name), item) for name, item in value.items()}
        if isinstance(value, (list, tuple)):
            return [self.value(item) for item in value]
        return value

    def _member(self, name: str, value: object) -> object:
        """Some secrets are told only by the name that stands before them, so the pair is looked at as it would be written."""
        if not isinstance(value, str) or len(value) > _BEYOND:
            return self.value(value)
        lead = f"{name}="
        whole = self.text(lead + value)
        if whole.startswith(lead):
            return self.text(whole[len(lead) :])
        return self.text(value)


def redactor(state: str) -> Redactor:
    """With the key of this state folder. Raises OSError when there is none and none can be made."""
    from interlock.audit.chain import load_key

    return Redactor(load_key(state))
