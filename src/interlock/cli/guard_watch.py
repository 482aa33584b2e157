"""``interlock guard watch``: a second terminal in which a person is asked."""

import contextlib
import os
import sys
import time

import click

from interlock.cli import output
from interlock.config.paths import ensure_state
from interlock.model.errors import OK, UNUSABLE, InterlockError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from interlock.storage.approvals_port import ApprovalStore, Request

KIND = "watch"
#: Seconds between two looks at the queue, and for which the note that somebody is here holds.
_LOOK = 0.1
_HERE = 5.0
#: Seconds in which no key counts after a question appears: it was meant for what stood there before.
_BLIND = 0.4


@click.command()
@output.json_option
def watch(as_json: bool) -> int:
    """Show each question as an agent's action raises it, and answer with y or n. Ctrl-C ends it.

    While this runs, the guard waits for your answer instead of denying at once. With --json it only prints the questions, one line
    each, and takes no answers.
    """
    from interlock.wiring import open_approval_store

    state = ensure_state()
    store = open_approval_store(state)
    try:
        if as_json:
            return _print(store)
        if sys.platform == "win32":
            raise InterlockError("`guard watch` needs a POSIX terminal", help="interlock guard approvals list", exit_code=UNUSABLE)
        from interlock.guard import person

        return _Watch(store, state, person.present("watch")).run()
    finally:
        store.close()


def _print(store: "ApprovalStore") -> int:
    from interlock.guard.approvals import document

    known: dict[str, str] = {}
    try:
        while True:
            now = time.time()
            store.prune(now)
            for found in store.requests(now, every=True):
                if known.get(found.id) != found.state and (known or found.state == "open"):
                    output.emit_json_line(document(found, now))
                known[found.id] = found.state
            time.sleep(_LOOK)
    except KeyboardInterrupt:
        return OK


class _Watch:
    """One watching terminal."""

    def __init__(self, store: "ApprovalStore", state: str, who: str) -> None:
        self._store = store
        self._state = state
        self._who = who
        self._name = f"{KIND}-{os.getpid()}-{os.urandom(4).hex()}"
        self._noted = 0.0
        self._current: Request | None = None
        self._skipped: set[str] = set()
        self._since = 0.0
        self._code = ""
        self._coded = False

    def run(self) -> int:
        import signal
        import termios
        import tty

        before = termios.tcgetattr(0)
        # A closed window must take the note away too; and Ctrl-C ends it even where a script that started it ignores interrupts.
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, signal.default_int_handler)
        try:
            tty.setcbreak(0)
            output.note("Waiting for questions of the guard. Ctrl-C ends this.")
            while True:
                try:
                    self._look()
                except InterlockError as error:
                    # A queue that is busy or gone for a moment must not end the watch.
                    output.warn(error.message, error.help)
                    time.sleep(1)
        except KeyboardInterrupt:
            return OK
        finally:
            with contextlib.suppress(InterlockError):
                self._store.leave(self._name)
            termios.tcsetattr(0, termios.TCSADRAIN, before)

    def _look(self) -> None:
        import select

        now = time.time()
        if now - self._noted >= 1:
            self._noted = now
            self._store.listen(self._name, KIND, now + _HERE)
            self._store.prune(now)
        if self._current is not None:
            self._still_open(self._current)
        if self._current is None:
            waiting = [found for found in self._store.requests(now) if found.id not in self._skipped]
            if waiting:
                self._ask(waiting[0], len(waiting))
        ready, _, _ = select.select([0], [], [], _LOOK)
        if ready:
            typed = os.read(0, 64).decode("utf-8", "replace")
            if not typed:
                raise KeyboardInterrupt
            if self._current is not None and time.monotonic() - self._since >= _BLIND:
                self._typed(self._current, typed)

    def _ask(self, found: "Request", count: int) -> None:
        import termios

        from interlock.guard.challenge import totp
        from interlock.guard.challenge.show import render

        self._current = found
        self._code = ""
        self._coded = totp.enrolled(self._state)
        # What was typed before it stood there is no answer to it.
        termios.tcflush(0, termios.TCIFLUSH)
        for line in ["", *render(found, time.time())]:
            output.echo(line)
        more = f" ({count - 1} more after this)" if count > 1 else ""
        how = "code and Enter to allow once" if self._coded else "y allow once"
        output.echo(f"  {how}, n deny, s later{more}")
        # Keys that came while it was being drawn are read within the blind time.
        self._since = time.monotonic()

    def _still_open(self, asked: "Request") -> None:
        found = self._store.get(asked.id)
        if found is None or found.state != "open":
            output.echo(f"  {asked.id}: {'gone' if found is None else found.state}")
            self._current = None
        elif found.preview != asked.preview or found.shown != asked.shown:
            output.echo("  it has changed:")
            self._current = None

    def _typed(self, found: "Request", typed: str) -> None:
        for key in typed:
            if self._current is None:
                # The rest of a paste is no answer to the next question.
                return
            if key in "nN":
                self._decide(found, approve=False)
            elif key in "sS":
                self._skipped.add(found.id)
                self._current = None
                output.echo(f"  later: interlock guard approvals approve {found.id}")
            elif self._coded:
                self._code_key(found, key)
            elif key in "yY":
                self._decide(found, approve=True)

    def _code_key(self, found: "Request", key: str) -> None:
        from interlock.guard.challenge import totp

        if key.isdigit() and key.isascii():
            self._code += key
        elif key in "\b\x7f":
            self._code = self._code[:-1]
        elif key in "\r\n" and self._code:
            result = totp.check(self._state, self._code, time.time())
            self._code = ""
            if result == totp.OK:
                self._decide(found, approve=True)
            else:
                output.echo(f"  {totp.TEXTS[result]}")

    def _decide(self, found: "Request", *, approve: bool) -> None:
        from interlock.guard import approvals

        self._current = None
        try:
            done = approvals.decide(self._store, self._state, found.id, approve=approve, actor=self._who)
        except OSError as error:
            output.warn(f"the answer could not be recorded, so it was not given: {error.strerror}", "interlock doctor")
            self._skipped.add(found.id)
            return
        if done is None:
            output.echo(f"  {found.id} was answered or ran out just now")
        else:
            output.echo(f"  {found.id} {'allowed once' if approve else 'denied'}")
