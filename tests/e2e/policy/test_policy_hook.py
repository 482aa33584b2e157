"""Policy files as the hook sees them: cache, trust, modes, pause and broken files, in real processes."""

import json
from pathlib import Path

from tests.e2e.hook.conftest import interpreters
from tests.e2e.hook.test_hook_imports import FREE
from tests.e2e.policy.conftest import PolicyBox

import interlock

ROOT = Path(interlock.__file__).parents[1]

USER = """
[packs]
kubernetes = false
[allow]
commands = ["terraform destroy ..."]
[deny]
commands = ["npm version"]
"""


def cache(box: PolicyBox) -> list[Path]:
    return sorted((box.state / "policy-cache").glob("*"))


def test_the_persons_file_counts_and_the_floor_stays(box: PolicyBox) -> None:
    assert box.told("kubectl delete namespace prod") == "deny"
    assert box.told("npm version 2") == "allow"
    box.user(USER)
    for _ in range(2):
        assert box.told("kubectl delete namespace prod") == "allow"
        assert box.told("terraform destroy") == "allow"
        assert box.told("npm version 2") == "deny"
        assert box.told("terraform destroy; rm -rf ~") == "deny"
    assert len(cache(box)) == 1
    assert {path.stat().st_mode & 0o777 for path in cache(box)} == {0o600}


def test_no_policy_file_leaves_no_cache(box: PolicyBox) -> None:
    assert box.told("ls") == "allow"
    assert not (box.state / "policy-cache").exists()


def test_a_changed_file_counts_at_once(box: PolicyBox) -> None:
    box.user('[deny]\ncommands = ["vim"]')
    assert (box.told("vim x"), box.told("nano x")) == ("deny", "allow")
    box.user('[deny]\ncommands = ["nano"]')
    assert (box.told("vim x"), box.told("nano x")) == ("allow", "deny")


def test_a_forged_or_damaged_cache_entry_is_not_used(box: PolicyBox) -> None:
    box.user(USER)
    assert box.told("npm version 2") == "deny"
    (entry,) = cache(box)
    whole = entry.read_bytes()
    loosened = json.loads(whole.splitlines()[0])
    loosened["deny"] = {}
    forged = json.dumps(loosened).encode() + b"\n" + whole.splitlines()[1] + b"\n"
    for content in (forged, b"", b"{}\n" + b"0" * 64 + b"\n", whole[:40]):
        entry.write_bytes(content)
        assert box.told("npm version 2") == "deny"
        assert entry.read_bytes() == whole


def test_an_entry_of_another_policy_is_not_used(box: PolicyBox) -> None:
    box.user('mode = "shadow"')
    assert box.told("rm -rf src") == "allow"
    (loose,) = cache(box)
    box.user('mode = "enforce"')
    assert box.told("rm -rf src") == "deny"
    (strict,) = [path for path in cache(box) if path != loose]
    strict.write_bytes(loose.read_bytes())
    assert box.told("rm -rf src") == "deny"


def test_the_warm_path_reads_no_toml_and_imports_nothing_heavy(box: PolicyBox) -> None:
    box.user(USER)
    listing = box.state / "modules.txt"
    driver = box.state / "modules.py"
    driver.write_text(
        f"import sys\nbefore = set(sys.modules)\nsys.path.append({str(ROOT)!r})\nfrom interlock.hook import main\n"
        f"code = main(sys.argv[1:], {str(box.state)!r})\n"
        f"open({str(listing)!r}, 'w').write(' '.join(sorted(set(sys.modules) - before)))\nsys.exit(code)\n"
    )
    for python in interpreters():
        for entry in cache(box):
            entry.unlink()
        seen = []
        for _ in range(2):
            outcome = box.run(box.argv("preToolUse", python=python, launcher=driver), box.shell("ls"))
            assert outcome.decision("preToolUse") == "allow"
            seen.append(set(listing.read_text().split()))
        cold, warm = seen
        assert "tomllib" in cold
        foreign = {name for name in warm if name.partition(".")[0] != "interlock"} - FREE
        assert not foreign, python
        assert not warm & {"interlock.policy.document", "interlock.policy.document_merge", "interlock.policy.explain"}


def test_a_project_file_tightens_and_loosens_only_once_trusted(box: PolicyBox) -> None:
    box.user('[packs]\ncloud = false\n[rules]\npackages.publish = "allow"')
    text = '[packs]\nkubernetes = false\ncloud = true\n[rules]\npackages.publish = "ask"\n[deny]\ncommands = ["vim"]\npaths = ["private"]\n'
    box.project(text)
    wanted = {"kubectl delete namespace prod": "deny", "vim x": "deny", "npm publish": "deny", "cat private/a": "deny"}
    assert {command: box.told(command) for command in wanted} == wanted
    code, shown = box.person("policy", "trust")
    assert code == 0, shown
    assert "loosens: packs.kubernetes = false (policy.toml:2)" in shown
    assert box.told("kubectl delete namespace prod") == "allow"
    assert box.told("vim x") == "deny"
    box.project(text + "\n# edited\n")
    assert box.told("kubectl delete namespace prod") == "deny"
    box.project(text)
    assert box.told("kubectl delete namespace prod") == "allow"
    assert box.person("policy", "untrust")[0] == 0
    assert box.told("kubectl delete namespace prod") == "deny"
    events = [record for record in box.trail() if str(record["event"]).startswith("policy-")]
    assert [record["event"] for record in events] == ["policy-trust", "policy-untrust"]
    assert all(record["path"] == str(box.project_file) and " on /dev/" in record["actor"] for record in events)


def test_a_forged_trust_file_trusts_nothing(box: PolicyBox) -> None:
    box.project("[packs]\nkubernetes = false\n")
    assert box.person("policy", "trust")[0] == 0
    trust = box.state / "policy-trust.json"
    body, code = trust.read_text().splitlines()
    assert box.told("kubectl delete namespace prod") == "allow"
    box.project("[packs]\nkubernetes = false\ncloud = false\n")
    from interlock.audit.layout import digest

    entries = json.loads(body)
    entries[str(box.project_file)]["sha256"] = digest(box.project_file.read_bytes())
    trust.write_text(json.dumps(entries) + "\n" + code + "\n")
    assert box.told("kubectl delete namespace prod") == "deny"


def test_shadow_mode_lets_through_and_records_what_it_would_have_said(box: PolicyBox) -> None:
    box.user('mode = "shadow"')
    for command, would in (("rm -rf src", "ask"), ("git push --force origin main", "deny"), ("rm -rf ~", "deny")):
        outcome = box.judge(command)
        assert outcome.document == {"permission": "allow"}
        last = box.trail()[-1]
        assert (last["decision"], last["would"], last["code"]) == ("allow", would, "shadow")
        assert last["rules"]
    assert box.told("ls") == "allow"
    assert "would" not in box.trail()[-1]


def test_shadow_mode_cannot_be_made_to_last_by_the_agent(box: PolicyBox) -> None:
    box.user('mode = "shadow"')
    for command in (
        "interlock policy trust",
        "interlock guard pause --minutes 9",
        f"rm {box.user_file}",
        "interlock uninstall cursor",
    ):
        assert box.told(command) == "deny", command


def test_check_shows_the_verdict_and_the_answer(box: PolicyBox) -> None:
    box.user('mode = "shadow"')
    done = box.cli("guard", "check", "--json", "rm -rf src")
    found = json.loads(done.stdout)
    assert (done.returncode, found["decision"], found["mode"], found["answer"]) == (1, "ask", "shadow", "allow")
    assert "mode: shadow; the hook would answer allow" in box.cli("guard", "check", "rm -rf src").stdout
    box.user("")
    found = json.loads(box.cli("guard", "check", "--json", "rm -rf src").stdout)
    assert (found["decision"], found["mode"], found["answer"]) == ("ask", "enforce", "ask")


def test_a_broken_file_is_told_and_loosens_nothing(box: PolicyBox) -> None:
    box.user(USER + "\n[packz]\n")
    outcome = box.judge("kubectl delete namespace prod")
    assert outcome.document["permission"] == "deny"
    assert f"{box.user_file}:9: unknown key 'packz'" in outcome.stderr
    outcome = box.judge("ls")
    assert (outcome.code, outcome.document) == (0, {"permission": "allow"})
    assert "unknown key 'packz'" in outcome.stderr
    assert box.told("npm version 2") == "deny"
    box.user("mode = [")
    assert "not TOML" in box.judge("ls").stderr
    box.user_file.unlink()
    box.user_file.mkdir()
    outcome = box.judge("rm -rf ~")
    assert outcome.document["permission"] == "deny"
    assert "cannot be read" in outcome.stderr


def test_a_pause_lifts_all_but_the_floor_and_is_recorded(box: PolicyBox) -> None:
    code, shown = box.person("guard", "pause", "--minutes", "5")
    assert code == 0, shown
    assert "the guard is paused until" in shown
    assert box.told("git push --force origin main") == "allow"
    last = box.trail()[-1]
    assert (last["decision"], last["would"], last["code"]) == ("allow", "deny", "paused")
    for command in ("rm -rf ~", "cat ~/.ssh/id_rsa", "interlock guard pause --minutes 60", f"rm -rf {box.state}"):
        assert box.told(command) == "deny", command
    status = box.cli("guard", "pause", "--status", "--json")
    assert (status.returncode, json.loads(status.stdout)["paused"]) == (1, True)
    assert "paused until" in box.cli("policy", "show").stderr
    assert box.cli("guard", "resume").returncode == 0
    assert box.told("git push --force origin main") == "deny"
    assert box.cli("guard", "pause", "--status").returncode == 0
    begun, ended = [record for record in box.trail() if str(record["event"]).startswith("pause")]
    assert (begun["event"], ended["event"]) == ("pause", "pause-ended")
    assert " on /dev/" in begun["actor"]
    assert begun["start"] < begun["end"]
    assert begun["start"] == ended["start"] <= ended["end"] < begun["end"]
    assert box.cli("audit", "verify").returncode == 0


def test_a_pause_that_is_over_or_forged_pauses_nothing(box: PolicyBox) -> None:
    assert box.person("guard", "pause", "--minutes", "5")[0] == 0
    path = box.state / "pause.json"
    body, code = path.read_text().splitlines()
    longer = json.loads(body) | {"end": json.loads(body)["end"] + 600}
    path.write_text(json.dumps(longer) + "\n" + code + "\n")
    assert box.told("git push --force origin main") == "deny"
    assert box.cli("guard", "resume").returncode == 3
    from interlock.guard import pause, sealed

    for start, end in ((1.0, 61.0), (4e9, 4e9 + 60), (1.0, 4e9)):
        sealed.write(str(box.state), str(path), pause.LABEL, {"start": start, "end": end, "by": "x"})
        assert box.told("git push --force origin main") == "deny", (start, end)
        assert path.exists() == (end != 61.0)
    ended = [record for record in box.trail() if record["event"] == "pause-ended"]
    assert [record["actor"] for record in ended] == ["the clock"]
