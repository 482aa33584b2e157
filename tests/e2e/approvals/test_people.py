"""A person at a terminal: the watch, the commands, the controlling terminal of the hook, one-time codes."""

import os
import subprocess
import sys
import time
from typing import Any

import pytest
from tests.e2e.approvals.conftest import PUSH, Person, until
from tests.e2e.hook.conftest import PATIENCE

from interlock.guard.challenge import totp
from interlock.storage.approvals_port import DENIED, OPEN


def word(person: Person) -> str:
    """The word that a confirmation asks for."""
    return person.sees(" to go on: ").rpartition("Type ")[2].split()[0] + "\n"


def listening(box: Any) -> bool:
    store = box.store()
    try:
        return bool(store.listeners(time.time()))
    finally:
        store.close()


def watching(box: Any) -> Person:
    """A terminal with a watch that is ready."""
    person: Person = box.person("guard", "watch")
    person.sees("Waiting for questions")
    until(lambda: listening(box))
    return person


def answer(person: Person, key: str) -> None:
    """Wait for a question, and press the key until the moment has passed in which keys do not count."""
    shown = person.sees("y allow once")
    insist(person, key, "allowed once" if key == "y" else "denied", len(shown))


def insist(person: Person, text: str, said: str, place: int, pause: float = 1.0) -> None:
    """Type the text, again after each `pause`, until the answer to it stands there."""
    for _ in range(PATIENCE):
        person.types(text)
        if person.within(pause, lambda: said in person.shown[place:]):
            return
    pytest.fail(person.shown)


def test_the_watch_answers_with_one_key(box: Any) -> None:
    person = watching(box)
    hook = box.start()
    answer(person, "y")
    assert hook.told() == "allow"
    shown = person.sees("allowed once")
    assert PUSH in shown
    assert "protected-branches.rewrite-feature" in shown
    assert "/dev/pts/" in box.trail("approval")[0]["actor"]

    person.shown = ""
    hook = box.start()
    answer(person, "n")
    assert "guard.denied-by-person" in hook.outcome().document["user_message"]
    person.types("\x03")
    assert person.ends()[0] == 0
    assert not listening(box)
    assert "guard.no-channel" in box.start().outcome().document["user_message"]


def test_keys_typed_before_a_question_do_not_answer_it(box: Any) -> None:
    person = watching(box)
    person.types("yyyyyy")
    hook = box.start()
    person.sees("y allow once")
    time.sleep(1.0)
    assert hook.process.poll() is None
    assert box.waiting().state == OPEN
    answer(person, "n")
    assert hook.told() == "deny"


def test_a_watch_that_is_killed_is_gone_soon(box: Any) -> None:
    person = watching(box)
    person.process.kill()
    until(lambda: not listening(box))
    assert "guard.no-channel" in box.start().outcome().document["user_message"]


def test_what_an_agent_wrote_cannot_paint_the_terminal(box: Any) -> None:
    person = watching(box)
    hook = box.start(command=PUSH + " # \x1b[2J\u202ehidden")
    shown = person.sees("y allow once")
    assert "\\x1b[2J\\u{202e}hidden" in shown
    assert "\x1b[2J" not in shown
    answer(person, "n")
    assert hook.told() == "deny"


def test_two_watches_one_answer(box: Any) -> None:
    first, second = watching(box), watching(box)
    hook = box.start()
    second.sees("y allow once")
    request = box.waiting()
    answer(first, "y")
    assert hook.told() == "allow"
    second.sees(f"  {request.id}: ")
    assert len(box.trail("approval")) == 1


def test_approve_and_deny_from_a_terminal(box: Any) -> None:
    box.start().outcome()
    (request,) = box.requests()
    person = box.person("guard", "approvals", "approve", request.id.upper())
    person.types(word(person))
    code, shown = person.ends()
    assert code == 0
    assert PUSH in shown
    assert f"approved {request.id} once" in shown
    assert box.start().told() == "allow"

    box.present()
    hook = box.start()
    waiting = box.waiting()
    assert box.person("guard", "approvals", "deny", waiting.id, "--reason", "not now").ends()[0] == 0
    assert "not now" in hook.outcome().document["agent_message"]
    assert [record["decision"] for record in box.trail("approval")] == ["approved", "denied"]


def test_a_wrong_word_approves_nothing(box: Any) -> None:
    box.start().outcome()
    (request,) = box.requests()
    person = box.person("guard", "approvals", "approve", request.id)
    word(person)
    person.types("yes\n")
    assert person.ends()[0] == 1
    assert box.requests()[0].state == OPEN


@pytest.mark.parametrize("command", [("approve",), ("deny",)])
def test_without_a_persons_terminal_nothing_is_answered(box: Any, command: tuple[str, ...]) -> None:
    box.start().outcome()
    (request,) = box.requests()
    words = ("guard", "approvals", *command, request.id)
    assert box.cli(*words).returncode == 3
    assert box.person(*words, env={"CURSOR_AGENT": "1"}).ends()[0] == 3
    assert box.person("guard", "watch", env={"CLAUDECODE": "1"}).ends()[0] == 3
    assert box.cli("guard", "watch").returncode == 3
    assert box.requests()[0].state == OPEN
    assert box.trail("approval") == []


def test_listing_and_dry_run_change_nothing(box: Any) -> None:
    box.start().outcome()
    (request,) = box.requests()
    assert request.id in box.cli("guard", "approvals", "list").stdout
    assert f'"id": "{request.id}"' in box.cli("guard", "approvals", "list", "--json").stdout
    assert box.cli("guard", "approvals", "approve", request.id, "--dry-run").returncode == 0
    assert box.cli("guard", "approvals", "deny", request.id, "--dry-run").returncode == 0
    assert box.cli("guard", "approvals", "show", "zzzzzz").returncode == 2
    assert box.requests()[0].state == OPEN


#: Starts the hook in a terminal as a host does: in the host's own group, or in one of its own (behind a shell).
_HOST = """
import subprocess, sys, termios, tty
raw, own = sys.argv[1] == "raw", sys.argv[1] == "own"
if raw:
    tty.setraw(0)
data = open(sys.argv[2], "rb").read()
done = subprocess.run(sys.argv[3:], input=data, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, process_group=0 if own else None)
import os
if own:
    import signal
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    assert os.tcgetpgrp(0) == os.getpgrp(), "the terminal was not given back"
print("HOST GOT", done.stdout.decode())
"""


def host(box: Any, how: str, command: str = PUSH) -> Person:
    """A host in a terminal that runs one hook."""
    payload = box.state / "payload.json"
    payload.write_bytes(box.shell(command))
    argv = [sys.executable, "-c", _HOST, how, str(payload), *box.argv("preToolUse")]
    person = Person(argv, box.env, box.workspace)
    box.people.append(person)
    return person


@pytest.mark.parametrize("how", ["same", "own"])
@pytest.mark.parametrize(("typed", "told"), [("y\n", "allow"), ("\n", "deny"), ("n\n", "deny")])
def test_the_hook_asks_on_a_terminal_that_it_can_have(box: Any, how: str, typed: str, told: str) -> None:
    person = host(box, how)
    assert PUSH in person.sees("Allow this once? [y/N] ")
    person.types(typed)
    assert f'HOST GOT {{"permission":"{told}"' in person.ends()[1]
    assert "on the agent's terminal" in box.trail("approval")[0]["actor"]


def test_a_terminal_whose_keys_the_host_reads_is_left_alone(box: Any) -> None:
    shown = host(box, "raw").ends()[1]
    assert "guard.no-channel" in shown
    assert "Allow this once" not in shown


def test_a_job_in_the_background_does_not_take_the_terminal(box: Any) -> None:
    payload = box.state / "payload.json"
    payload.write_bytes(box.shell(PUSH))
    text = (
        "import os, subprocess, sys\n"
        "job = subprocess.Popen([sys.executable, '-c', sys.argv[1]] + sys.argv[2:], process_group=0)\n"
        "job.wait(); print('FRONT', os.tcgetpgrp(0) == os.getpgrp())\n"
    )
    job = "import subprocess, sys; subprocess.run(sys.argv[2:], stdin=open(sys.argv[1], 'rb'))"
    person = Person([sys.executable, "-c", text, job, str(payload), *box.argv("preToolUse")], box.env, box.workspace)
    box.people.append(person)
    shown = person.ends()[1]
    assert "guard.no-channel" in shown
    assert "Allow this once" not in shown
    assert "FRONT True" in shown


def enrol(box: Any) -> str:
    """Enrol an authenticator in a terminal; its secret."""
    person = box.person("guard", "totp", "enroll")
    shown = person.sees("application shows: ")
    assert "█" in shown
    secret: str = shown.partition("secret=")[2].partition("&")[0]
    # The code of the step before: those of this one and the next are for the test.
    person.types(totp.code_at(secret, int(time.time() // totp.STEP) - 1) + "\n")
    code, shown = person.ends()
    assert code == 0, shown
    return secret


def test_with_an_authenticator_a_yes_needs_its_code(box: Any) -> None:
    secret = enrol(box)
    assert secret not in (box.state / "audit" / "audit.jsonl").read_text()
    box.start().outcome()
    (request,) = box.requests()
    approve = ("guard", "approvals", "approve", request.id)
    assert box.person(*approve, "--code", "000000").ends()[0] == 1
    now = totp.code_at(secret, int(time.time() // totp.STEP))
    assert box.cli(*approve, "--code", now).returncode == 3
    person = box.person(*approve)
    person.sees("authenticator: ")
    person.types(now + "\n")
    assert person.ends()[0] == 0
    assert box.start().told() == "allow"

    box.start(command=PUSH + "2").outcome()
    other = box.requests()[0].id
    code, shown = box.person("guard", "approvals", "approve", other, "--code", now).ends()
    assert code == 1
    assert "used already" in shown
    assert box.person("guard", "approvals", "deny", other).ends()[0] == 0
    assert [found.state for found in box.requests(every=True)][1] == DENIED


def test_the_watch_and_the_terminal_take_codes(box: Any) -> None:
    secret = enrol(box)
    person = watching(box)
    hook = box.start()
    place = len(person.sees("code and Enter"))
    # A plain yes is none; a wrong code shows that the keys count by now.
    person.types("y")
    insist(person, "y12\n", totp.TEXTS[totp.WRONG], place, pause=10)
    assert hook.process.poll() is None
    insist(person, totp.code_at(secret, int(time.time() // totp.STEP)) + "\n", "allowed once", place, pause=10)
    assert hook.told() == "allow"
    person.types("\x03")
    person.ends()
    at_hook = host(box, "same")
    at_hook.sees("Type the code")
    at_hook.types("y\n")
    at_hook.sees("a yes needs the code")
    at_hook.types(totp.code_at(secret, int(time.time() // totp.STEP) + 1) + "\n")
    assert 'HOST GOT {"permission":"allow"' in at_hook.ends()[1]


def test_uninstall_is_refused_only_while_an_authenticator_is_enrolled(box: Any) -> None:
    assert box.cli("uninstall", "cursor").returncode == 0
    secret = enrol(box)
    assert box.cli("uninstall", "cursor").returncode == 3
    assert box.cli("uninstall", "cursor", "--dry-run").returncode == 0
    assert box.cli("guard", "pause", "--minutes", "1").returncode == 3
    here = int(time.time() // totp.STEP)
    assert box.person("uninstall", "cursor", "--code", totp.code_at(secret, here)).ends()[0] == 0
    assert box.person("guard", "totp", "remove", "--code", totp.code_at(secret, here)).ends()[0] == 1
    assert box.person("guard", "totp", "remove", "--code", totp.code_at(secret, here + 1)).ends()[0] == 0
    assert box.cli("uninstall", "cursor").returncode == 0
    assert not os.path.exists(box.state / totp.FILE)
    assert [record["event"] for record in box.trail() if record["event"].startswith("totp")] == ["totp-enrolled", "totp-removed"]


def test_a_wrong_code_at_enrolment_changes_nothing(box: Any) -> None:
    person = box.person("guard", "totp", "enroll")
    person.sees("application shows: ")
    person.types("123\n")
    assert person.ends()[0] == 1
    assert not (box.state / totp.FILE).exists()
    shown = subprocess.run(
        [sys.executable, "-m", "interlock", "guard", "totp", "show"], env=box.env, capture_output=True, text=True, check=False
    )
    assert shown.returncode == 1
