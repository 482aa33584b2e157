"""The question on the controlling terminal: a line with yes or no, or a one-time code where codes are demanded."""

import time

from interlock.guard import approvals
from interlock.guard.challenge import totp
from interlock.guard.challenge.show import render
from interlock.guard.challenge.terminal import Terminal
from interlock.storage.approvals_port import ApprovalStore, Request

_PLAIN = "Allow this once? [y/N] "
_CODE = "Allow this once? Type the code of your authenticator, or n: "
_YES = ("y", "yes")


class Prompt:
    """One request on one terminal."""

    def __init__(self, terminal: Terminal, store: ApprovalStore, state: str, asked: Request) -> None:
        self._terminal = terminal
        self._store = store
        self._state = state
        self._asked = asked
        self._coded = totp.enrolled(state)
        terminal.show(["Interlock asks:", *render(asked, time.time())], _CODE if self._coded else _PLAIN)

    def look(self, seconds: float) -> bool:
        """Wait so long for a line and give it as the answer; false when the terminal is gone. Raises OSError, InterlockError."""
        try:
            line = self._terminal.answer(seconds)
        except OSError:
            return False
        if line is None:
            return True
        approve = line.lower() in _YES
        if self._coded and line.replace(" ", "").isdigit():
            result = totp.check(self._state, line, time.time())
            approve = result == totp.OK
            if not approve and result != totp.LOCKED:
                self._terminal.show([totp.TEXTS[result]], _CODE)
                return True
        elif self._coded and approve:
            self._terminal.show(["a yes needs the code"], _CODE)
            return True
        from interlock.guard.person import account

        approvals.decide(self._store, self._state, self._asked.id, approve=approve, actor=f"{account()} on the agent's terminal")
        return True
