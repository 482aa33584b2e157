"""Policy files are read strictly: what is wrong is named with file, line, key and the next step."""

import pytest

from interlock.policy.document import FIXED_PACKS, PACKS, PROJECT, USER, Layer, read
from interlock.policy.document_merge import merge
from interlock.policy.document_rules import LOWERABLE, SUBJECTS
from interlock.policy.document_settings import Settings, from_plain
from interlock.policy.explain import rule, rules

#: (text, line, words of the message, words of the help).
WRONG = [
    ('moed = "shadow"', 1, "unknown key 'moed'", "did you mean 'mode'"),
    ('mode = "off"', 1, "'mode' must be 'enforce' or 'shadow', not 'off'", "mode ="),
    ("mode = true", 1, "not true", "mode ="),
    ("\n[packs]\n\nkubernets = false", 4, "no pack 'kubernets'", "did you mean 'kubernetes'"),
    ("[packs]\nkubernetes = 0", 2, "must be true or false, not 0", "kubernetes = false"),
    ("[packs]\nself-protection = false", 2, "cannot be switched off", "take the line out"),
    ("packs = 3", 1, "'packs' must be a table, not 3", "[packs]"),
    ('[rules]\n"git-work.claen" = "allow"', 2, "no rule 'git-work.claen'", "did you mean 'git-work.clean'"),
    ('[rules]\ngit-work.clean = "never"', 2, "must be 'allow', 'ask' or 'deny'", "git-work.clean"),
    ('[rules]\nfilesystem.wipe-home = "ask"', 2, "belongs to the floor", "guard explain filesystem.wipe-home"),
    ('[rules]\nself-protection.agent-tools = "allow"', 2, "keeps the guard itself in force", "take the line out"),
    ('[allow]\ncomands = ["ls"]', 2, "unknown key 'allow.comands'", "did you mean 'commands'"),
    ('[allow]\ncommands = "ls"', 2, "must be a list of texts", 'commands = ["..."]'),
    ('[allow]\ncommands = [\n  "ls",\n  7,\n]', 2, "7 is not a text", "quotes"),
    ('[allow]\ncommands = [\n  "ls",\n  "a | b",\n]', 4, "holds shell syntax", "one program"),
    ('[allow]\ncommands = ["..."]', 2, "would allow every command", "name the program"),
    ('[allow]\npaths = ["~/**"]', 2, "would allow every path", "name a folder"),
    ('[allow]\nhosts = ["*"]', 2, "is not a host", "logs.example.com"),
    ('[allow]\nhosts = ["a.*.example"]', 2, "in the middle", "*.example.com"),
    ('[deny]\nhosts = ["https://x.example/y"]', 2, "is not a host", "name"),
    ('[allow]\ntools = ["create_issue"]', 2, "does not name the server", "server/tool"),
    ('[allow]\ntools = ["*/create_issue"]', 2, "does not name the server", "server/tool"),
    ('[workspace]\nroots = ["~/a*"]', 2, "is a pattern", "name the folder"),
    ('[allow]\npaths = ["~/a\\u001b[2K"]', 2, "cannot be seen", "take it out"),
    ('[allow]\npaths = ["~/a\\u202eb"]', 2, "cannot be seen", "take it out"),
    (f"[deny]\nhosts = {[f'h{n}.example' for n in range(501)]}", 2, "more than 500 entries", "use patterns"),
    ("[git]\nbranches = []", 2, "unknown key 'git.branches'", "did you mean 'protected_branches'"),
    ('mode = "shadow"\nrules =', 2, "not TOML", "mend that place"),
]


@pytest.mark.parametrize(("text", "line", "message", "help"), WRONG, ids=[row[2] for row in WRONG])
def test_what_is_wrong_is_named_with_its_place(text: str, line: int, message: str, help: str) -> None:
    (problem,) = read(text, USER, "/p/policy.toml", trusted=True).problems
    assert str(problem).startswith(f"/p/policy.toml:{line}: ")
    assert message in str(problem)
    assert help in problem.help


GOOD = """
mode = "shadow"

[packs]
kubernetes = false

[rules]
"packages.publish" = "deny"
git-work.clean = "allow"
protected-branches.force-push = "ask"

[allow]
commands = ["make deploy", "terraform destroy ..."]
hosts = [
    "logs.example.com",
    "*.corp.example",
]

[deny]
paths = ["private"]

[git]
protected_branches = ["stable"]

[workspace]
roots = ["~/shared"]
temp = ["/scratch"]
"""


def test_a_message_cannot_steer_the_terminal() -> None:
    (problem,) = read('"a\\u001b[2Jb" = 1', USER, "/p", trusted=True).problems
    assert str(problem).isprintable()
    (problem,) = read(f"{'x' * 5000} = 1", USER, "/p", trusted=True).problems
    assert len(str(problem)) < 400


def layer(text: str, name: str = USER, *, trusted: bool = True) -> Layer:
    return read(text, name, "/p/policy.toml", "/proj" if name == PROJECT else "", trusted=trusted)


def test_every_entry_has_its_line() -> None:
    found = layer(GOOD)
    assert not found.problems
    lines = GOOD.splitlines()
    for entry in found.entries:
        shown = str(entry.value).lower() if isinstance(entry.value, bool) else str(entry.value)
        assert shown in lines[entry.line - 1], entry.shown


def test_a_trusted_file_sets_and_an_untrusted_one_only_tightens() -> None:
    free = merge([layer(GOOD)])
    assert (free.mode, free.off) == ("shadow", ("kubernetes",))
    assert free.rules["git-work.clean"] == "allow"
    assert free.allow == {"commands": ["make deploy", "terraform destroy ..."], "hosts": ["logs.example.com", "*.corp.example"]}
    bound = merge([layer(GOOD, PROJECT, trusted=False)])
    assert (bound.mode, bound.off, bound.rules, bound.allow, bound.roots, bound.temp) == ("enforce", (), {}, {}, (), ())
    assert bound.raised == {"packages.publish": "deny"}
    assert bound.deny == {"paths": ["/proj/private"]}
    assert bound.branches == ("stable",)


def test_a_file_with_a_problem_tightens_and_does_not_loosen() -> None:
    found = merge([layer(GOOD + "\n[nonsense]\n")])
    assert (found.mode, found.off, found.rules, found.allow) == ("enforce", (), {}, {})
    assert found.raised == {"packages.publish": "deny"}
    assert found.deny == {"paths": ["private"]}
    assert "nonsense" in found.notes[0]
    assert "interlock policy show" in found.notes[0]


def test_a_stronger_layer_wins_and_an_untrusted_one_cannot() -> None:
    user = layer('mode = "shadow"\n[packs]\ncloud = false\n[rules]\ngit-work.clean = "allow"')
    system = read('mode = "enforce"\n[packs]\ncloud = true\n[rules]\ngit-work.clean = "deny"', "system", "/s", trusted=True)
    assert merge([system, user]).rules == {"git-work.clean": "allow"}
    text = 'mode = "enforce"\n[packs]\ncloud = true\n[rules]\ngit-work.clean = "ask"'
    for trusted in (True, False):
        found = merge([user, layer(text, PROJECT, trusted=trusted)])
        assert (found.mode, found.off) == ("enforce", ())
    assert merge([user, layer(text, PROJECT, trusted=False)]).raised == {"git-work.clean": "ask"}


def test_settings_survive_their_plain_form() -> None:
    found = merge([layer(GOOD)])
    assert from_plain(found.plain()).plain() == found.plain()
    assert from_plain(Settings().plain()).plain() == Settings().plain()


def test_the_tables_name_what_exists() -> None:
    known = {one.id: one.decision for one in rules()}
    assert {name for name in LOWERABLE if known.get(name) != "deny"} == set()
    assert set(FIXED_PACKS) <= set(PACKS)
    for decision in ("ask", "deny"):
        for what in SUBJECTS:
            found = rule(f"policy.{decision}-{what}")
            assert found is not None
            assert found.decision == decision
