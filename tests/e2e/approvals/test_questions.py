"""A question from the hook to a person and back."""

import os
import signal
import time
from typing import Any

import pytest
from tests.e2e.approvals.conftest import PUSH, until

from interlock.storage.approvals_port import APPROVED, EXPIRED, OPEN, SPENT

_CODE = "approved"


def lead(box: Any, **options: Any) -> tuple[Any, Any]:
    """A hook that waits, and its request."""
    hook = box.start(**options)
    return hook, box.waiting()


def test_nobody_there_is_a_deny_that_names_the_way(box: Any) -> None:
    outcome = box.start().outcome()
    assert outcome.code == 2
    (request,) = box.requests()
    assert request.state == OPEN
    assert f"interlock guard approvals approve {request.id}" in outcome.document["user_message"]
    assert request.id not in outcome.document["agent_message"]
    assert "ask the user" in outcome.document["agent_message"]
    (record,) = box.trail()
    assert (record["decision"], record["code"], record["id"]) == ("deny", "no-channel", request.id)


def test_a_yes_afterwards_lets_the_same_action_pass_once(box: Any) -> None:
    box.start().outcome()
    box.decide(box.requests()[0].id)
    assert box.start(command=PUSH + " --no-verify").told() == "deny"
    assert box.start().told() == "allow"
    # The event right before the execution belongs to the same call.
    assert box.start("beforeShellExecution").told() == "allow"
    assert box.requests(every=True)[0].state == SPENT
    again = box.start().outcome()
    assert again.document["permission"] == "deny"
    assert "no-channel" in again.document["user_message"]


def test_a_yes_while_the_hook_waits(box: Any) -> None:
    box.present()
    hook, request = lead(box)
    assert box.decide(request.id)
    assert hook.told() == "allow"
    answered, verdict = box.trail()
    assert (answered["event"], answered["decision"], answered["actor"], answered["id"]) == (
        "approval",
        "approved",
        "test",
        request.id,
    )
    assert (verdict["decision"], verdict["code"], verdict["id"]) == ("allow", _CODE, request.id)
    assert box.requests(every=True)[0].shown == ""
    box.start()
    assert box.waiting().id != request.id


def test_a_no_tells_the_agent_why(box: Any) -> None:
    box.present()
    hook, request = lead(box)
    assert box.decide(request.id, approve=False, reason="use the release branch")
    outcome = hook.outcome()
    assert outcome.code == 2
    assert "use the release branch" in outcome.document["agent_message"]
    assert "Do not try it again" in outcome.document["agent_message"]
    assert [record["event"] for record in box.trail()] == ["approval", "verdict"]
    assert not box.decide(request.id)


def test_time_over_has_its_own_reason(box: Any) -> None:
    box.present()
    outcome = box.start(launcher=box.driver("CursorCodec.challenge_deadline = 1")).outcome()
    assert "guard.approval-expired" in outcome.document["user_message"]
    assert "Do not try again at once" in outcome.document["agent_message"]
    assert box.trail()[-1]["code"] == "approval-expired"
    (request,) = box.requests(every=True)
    assert request.state == EXPIRED
    assert not box.decide(request.id)


def test_a_question_outlives_the_deadline_of_a_plain_gate(box: Any) -> None:
    box.present()
    hook, request = lead(box, launcher=box.driver("CursorCodec.gate_deadline = 1\nCursorCodec.gate_watchdog = 2"))
    time.sleep(2.5)
    assert hook.process.poll() is None
    box.decide(request.id)
    assert hook.told() == "allow"


def test_the_hook_does_not_wait_when_everybody_has_left(box: Any) -> None:
    box.present(2.0)
    driver = box.driver("from interlock.guard.challenge import ask\nask._ALONE = 0.5")
    outcome = box.start(launcher=driver).outcome()
    assert "guard.no-channel" in outcome.document["user_message"]
    (request,) = box.requests()
    assert request.waited < time.time()
    box.decide(request.id)
    until(lambda: box.requests(every=True)[0].state == APPROVED)


def test_a_delete_is_previewed_and_looked_at_again(box: Any) -> None:
    notes = box.workspace / "notes"
    (notes / "deep").mkdir(parents=True)
    (notes / "a.txt").write_text("x" * 1000)
    (notes / "deep" / "b.txt").write_text("y")
    os.utime(notes / "a.txt", (1, 1))
    box.present()
    hook, request = lead(box, command="rm -rf notes")
    shown = box.cli("guard", "approvals", "show", request.id).stdout
    assert "rm -rf notes" in shown
    assert "deletes  2 files, 1.0 KB, 2 of them not in git" in shown
    assert "b.txt" in shown
    box.decide(request.id)
    assert hook.told() == "allow"

    hook, request = lead(box, command="rm -rf notes", generation_id="next")
    (notes / "new.txt").write_text("made while the question stood")
    box.decide(request.id)
    assert "guard.changed-since-shown" in hook.outcome().document["user_message"]


def test_an_approval_that_no_person_gave_is_worth_nothing(box: Any) -> None:
    box.start().outcome()
    store = box.store()
    store.decide(box.requests()[0].id, approve=True, actor="forged", reason="", now=time.time(), seal="0" * 64)
    store.close()
    outcome = box.start().outcome()
    assert "guard.challenge-failed" in outcome.document["user_message"]


def test_a_queue_that_cannot_be_used_denies(box: Any) -> None:
    (box.state / "approvals.db").write_bytes(b"this is no database" * 100)
    outcome = box.start().outcome()
    assert outcome.document["permission"] == "deny"
    assert "guard.challenge-failed" in outcome.document["user_message"]
    assert box.start(command="git status").told() == "allow"


def test_a_host_that_gives_up_leaves_a_request_that_can_be_answered(box: Any) -> None:
    box.present()
    hook, request = lead(box)
    hook.process.send_signal(signal.SIGTERM)
    hook.process.wait()
    until(lambda: box.requests()[0].waited < time.time())
    box.decide(request.id)
    assert box.start().told() == "allow"


#: Made up, in the form of a GitHub token.
TOKEN = "ghp_" + "aB3dE6fG9hJ2kL5mN8pQ1rS4tU7vW0xY3zA6"


@pytest.mark.parametrize(
    "options",
    [
        {"command": f"{PUSH} && GITHUB_TOKEN={TOKEN} git push --force origin feature/y"},
        {"command": f"git push --force https://me:{TOKEN}@github.com/acme/shop.git feature/x"},
    ],
    ids=["assignment", "address"],
)
def test_no_secret_of_an_asked_action_is_stored(box: Any, options: dict[str, Any]) -> None:
    box.present()
    hook, request = lead(box, **options)

    def holders() -> list[str]:
        return [str(path) for path in box.state.rglob("*") if path.is_file() and TOKEN.encode() in path.read_bytes()]

    assert holders() == []
    assert "<secret:" in request.shown
    assert "more characters" not in request.shown
    # Bound to the exact action all the same: another secret is another question.
    assert box.decide(request.id)
    assert hook.told() == "allow"
    assert holders() == []


def test_another_secret_is_another_question(box: Any) -> None:
    command = f"{PUSH} && GITHUB_TOKEN={TOKEN} git push --force origin feature/y"
    box.start(command=command).outcome()
    box.decide(box.requests()[0].id)
    assert box.start(command=command.replace("aB3d", "zZ9y")).told() == "deny"
    assert box.start(command=command).told() == "allow"
