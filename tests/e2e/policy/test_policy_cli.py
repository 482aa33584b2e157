"""`interlock policy` and `guard pause` as people and agents meet them."""

import json
import time

import pytest
from tests.e2e.policy.conftest import PolicyBox

from interlock.guard.challenge import totp

CASES = """
[[case]]
command = "npm version 2"
expect = "deny"
rule = "policy.deny-command"

[[case]]
read = "private/a.txt"
expect = "deny"

[[case]]
name = "issues may be listed"
tool = "tracker/list_issues"
arguments = { state = "open" }
expect = "allow"

[[case]]
fetch = "https://docs.example.com/x"
expect = "allow"

[[case]]
command = "terraform destroy"
expect = "ask"
"""
PROJECT = '[deny]\ncommands = ["npm version"]\npaths = ["private"]\n[allow]\ncommands = ["terraform destroy"]\n'


def test_show_names_every_entry_with_its_place(box: PolicyBox) -> None:
    box.user('mode = "shadow"\n\n[packs]\nkubernetes = false\n')
    box.project(PROJECT)
    done = box.cli("policy", "show", "--origin")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert any(line.split()[:3] == ["mode", "shadow", "user"] and line.endswith(f"({box.user_file}:1)") for line in lines)
    assert any(line.startswith("packs.kubernetes") and f"{box.user_file}:4" in line for line in lines)
    (allowed,) = [line for line in lines if line.startswith("allow.commands")]
    assert allowed.endswith(f"project ({box.project_file}:5), not in force: the file is not trusted")
    assert "terraform" not in box.cli("policy", "show").stdout
    found = json.loads(box.cli("policy", "show", "--json").stdout)
    assert found["schema_version"] == 1
    assert (found["mode"], found["paused_until"], found["policy"]["off"]) == ("shadow", None, ["kubernetes"])
    assert [layer["layer"] for layer in found["layers"]] == ["user", "project"]
    assert [entry["in_force"] for entry in found["layers"][1]["entries"]] == [True, True, False]


def test_show_says_what_is_wrong_and_where(box: PolicyBox) -> None:
    box.user('moed = "shadow"\n[rules]\nfilesystem.wipe-home = "allow"\n')
    done = box.cli("policy", "show")
    assert done.returncode == 3
    assert f"{box.user_file}:1: unknown key 'moed'" in done.stderr
    assert "help: did you mean 'mode'?" in done.stderr
    assert f"{box.user_file}:3: 'filesystem.wipe-home' belongs to the floor" in done.stderr
    refused = box.cli("policy", "test", str(box.user_file))
    assert refused.returncode == 2
    (box.state / "policy.cases.toml").write_text(CASES)
    refused = box.cli("policy", "test", str(box.user_file))
    assert refused.returncode == 3
    assert "unknown key 'moed'" in refused.stderr


def test_the_cases_beside_a_policy_are_run(box: PolicyBox) -> None:
    box.project(PROJECT)
    beside = box.project_file.with_name("policy.cases.toml")
    beside.write_text(CASES)
    done = box.cli("policy", "test")
    assert (done.returncode, done.stdout) == (0, "5 of 5 cases as expected\n")
    done = box.cli("policy", "test", "--trusted", str(box.workspace))
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "FAIL command terraform destroy",
        "     expected ask, judged allow (no rule)",
        f"     {beside}, case 5",
        "4 of 5 cases as expected",
    ]
    box.project_file.with_name("policy.cases.jsonl").write_text('{"command": "ls", "expect": "allow"}\n')
    found = json.loads(box.cli("policy", "test", "--json", str(box.project_file)).stdout)
    assert (len(found["cases"]), found["failed"]) == (6, 0)
    assert {"case", "decision", "expect", "passed", "place", "rules"} == set(found["cases"][0])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"comand": "ls", "expect": "allow"}', "unknown key 'comand'"),
        ('{"expect": "allow"}', "names one of"),
        ('{"command": "ls", "read": "a", "expect": "allow"}', "names one of"),
        ('{"command": "ls", "expect": "never"}', "'expect' must be"),
        ('{"tool": "x", "expect": "allow"}', "server/tool"),
        ("[1]", "a case is a table"),
        ("{", "not JSON"),
    ],
)
def test_a_wrong_case_is_named_with_its_place(box: PolicyBox, text: str, message: str) -> None:
    box.project(PROJECT)
    path = box.project_file.with_name("policy.cases.jsonl")
    path.write_text('{"command": "ls", "expect": "allow"}\n\n' + text + "\n")
    done = box.cli("policy", "test")
    assert done.returncode == 3
    assert f"{path}:3: " in done.stderr
    assert message in done.stderr


def test_no_cases_is_an_error_with_an_example(box: PolicyBox) -> None:
    done = box.cli("policy", "test")
    assert done.returncode == 2
    assert "policy.cases.toml" in done.stderr
    assert "[[case]]" in done.stderr


@pytest.mark.parametrize("words", [("policy", "trust"), ("guard", "pause", "--minutes", "5")])
def test_only_a_person_may_loosen(box: PolicyBox, words: tuple[str, ...]) -> None:
    box.project(PROJECT)
    refused = box.cli(*words)
    assert refused.returncode == 3
    assert "only a person may do that" in refused.stderr
    code, shown = box.person(*words, env={"CLAUDECODE": "1"})
    assert code == 3
    assert "CLAUDECODE is set" in shown
    code, shown = box.person(*words, typed="yes")
    assert code == 1
    assert "the word was not typed" in shown
    assert not (box.state / "policy-trust.json").exists()
    assert not (box.state / "pause.json").exists()
    assert box.trail() == []
    for spelled in (words, ("--quiet", *words)):
        assert box.told("interlock " + " ".join(spelled)) == "deny"


def test_with_codes_enrolled_a_code_is_asked_for(box: PolicyBox) -> None:
    secret = totp.new_secret()
    totp.enrol(str(box.state), secret, by="x", step=int(time.time() // totp.STEP) - 10)
    code, shown = box.person("guard", "pause", "--minutes", "5", typed="12345")
    assert (code, "that code is wrong" in shown) == (1, True)
    fresh = totp.code_at(secret, int(time.time() // totp.STEP))
    code, shown = box.person("guard", "pause", "--minutes", "5", typed=fresh)
    assert code == 0, shown
    assert box.cli("guard", "resume").returncode == 0
    code, shown = box.person("guard", "pause", "--minutes", "5", typed=fresh)
    assert (code, "was used already" in shown) == (1, True)


def test_trust_shows_what_it_would_loosen(box: PolicyBox) -> None:
    box.project(PROJECT)
    done = box.cli("policy", "trust", "--dry-run")
    assert done.returncode == 0
    assert done.stdout.splitlines() == [
        f"would be trusted: {box.project_file}",
        '  loosens allow.commands: "terraform destroy" (policy.toml:5)',
    ]
    box.project("nonsense = 1")
    refused = box.cli("policy", "trust", "--dry-run")
    assert refused.returncode == 3
    assert "unknown key 'nonsense'" in refused.stderr
    assert box.cli("policy", "untrust").returncode == 1
    assert box.cli("policy", "trust", "/").returncode == 2


def test_the_bounds_of_a_pause(box: PolicyBox) -> None:
    for minutes in ("0", "121", "-1"):
        refused = box.cli("guard", "pause", "--minutes", minutes)
        assert refused.returncode == 2
        assert "from 1 to 120" in refused.stderr
    assert box.cli("guard", "pause").returncode == 2
    assert box.cli("guard", "pause", "--minutes", "5", "--status").returncode == 2
    assert box.cli("guard", "pause", "--minutes", "5", "--dry-run").stdout == "would pause the guard for 5 minutes\n"
    assert box.cli("guard", "resume").returncode == 1


def test_the_rules_of_own_entries_are_explained(box: PolicyBox) -> None:
    done = box.cli("guard", "explain", "policy.deny-command")
    assert done.returncode == 0
    assert "entry of the policy" in done.stdout


def test_the_doctor_tells_of_what_is_easily_forgotten(box: PolicyBox) -> None:
    def told() -> list[tuple[str, str, str]]:
        found = json.loads(box.cli("doctor", "--quick", "--json").stdout)["results"]
        return [(one["status"], one["detail"], one["mend"]) for one in found if one["check"] == "policy"]

    assert [(status, detail) for status, detail, _ in told()] == [("ok", "as built in")]
    box.user('mode = "shadow"\n')
    ((status, detail, mend),) = told()
    assert (status, "shadow mode" in detail, str(box.user_file) in mend) == ("warn", True, True)
    box.user('[deny]\ncommands = ["vim"]\n')
    assert [(status, detail) for status, detail, _ in told()] == [("ok", "1 entry of 1 file(s) in force")]
    box.user("moed = 1\n")
    ((status, detail, mend),) = told()
    assert (status, f"{box.user_file}:1: unknown key 'moed'" in detail, str(box.user_file) in mend) == ("fail", True, True)
    box.user_file.unlink()
    assert box.person("guard", "pause", "--minutes", "5")[0] == 0
    ((status, detail, mend),) = told()
    assert (status, "paused until" in detail, mend) == ("warn", True, "interlock guard resume")
    for name in ("pause.json", "policy-trust.json"):
        (box.state / name).write_text('{"end":9e9}\nabc\n')
    assert [(status, mend.split()[0]) for status, _, mend in told()] == [("fail", "rm"), ("fail", "rm")]
