"""Install and uninstall on the settings files of Claude Code and Codex."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from interlock.hosts import installer, installers, manifest
from interlock.hosts.claude import capabilities as claude
from interlock.hosts.codex import capabilities as codex
from interlock.hosts.command import own_event
from interlock.hosts.form import Form, Request
from interlock.hosts.grouped_lists import is_own_handler
from interlock.hosts.jsonc import parse
from interlock.hosts.registry import codec
from interlock.model.errors import UNUSABLE, InterlockError

CASES = Path(__file__).parents[2] / "cases" / "install"
EXAMPLES = {"claude": CASES / "claude" / "settings.json", "codex": CASES / "codex" / "hooks.json"}
CAPABILITIES: dict[str, Any] = {"claude": claude, "codex": codex}
HOSTS = sorted(EXAMPLES)


class Site:
    """A home that needs quoting, a project in it and one host's settings."""

    def __init__(self, top: Path, host: str) -> None:
        self.home = top / "hö me's"
        self.home.mkdir(parents=True, exist_ok=True)
        self.state = self.home / "state é"
        self.project = self.home / "pro ject"
        self.project.mkdir(exist_ok=True)
        self.host = host
        self.form: Form = installers.form(host)
        self.file = Path(self.form.path(self.request()))

    def request(self, *parts: str, scope: str = "user", versions: tuple[str, ...] = (), state: Path | None = None) -> Request:
        return Request(
            state=str(state or self.state),
            home=str(self.home),
            scope=scope,
            root="" if scope == "user" else str(self.project),
            parts=tuple(sorted(parts or self.form.parts)),
            versions=versions,
        )

    def install(self, *parts: str, **options: Any) -> Any:
        dry_run = options.pop("dry_run", False)
        return installer.install(self.form, self.request(*parts, **options), dry_run=dry_run)

    def uninstall(self, **options: Any) -> Any:
        return installer.uninstall(self.form, self.request(**options))

    def put(self, content: str | bytes) -> None:
        self.file.parent.mkdir(exist_ok=True)
        self.file.write_bytes(content.encode() if isinstance(content, str) else content)

    def groups(self, path: Path | None = None) -> dict[str, list[Any]]:
        found: dict[str, list[Any]] = json.loads((path or self.file).read_text("utf-8"))["hooks"]
        return found

    def handlers(self) -> list[Any]:
        return [handler for groups in self.groups().values() for group in groups for handler in group["hooks"]]

    def foreign(self) -> list[Any]:
        return [handler for handler in self.handlers() if not is_own_handler(handler)]


@pytest.fixture(params=HOSTS)
def site(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Site:
    for variable in ("CLAUDE_CONFIG_DIR", "CODEX_HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("SHELL", "/bin/bash")
    return Site(tmp_path, request.param)


def test_every_host_with_an_installer_is_named() -> None:
    folders = Path(installers.__file__).parent.glob("*/install.py")
    assert sorted(path.parent.name for path in folders) == list(installers.INSTALLED)
    assert installers.form("claude-code").host == "claude"
    for host in installers.INSTALLED:
        form = installers.form(host)
        events = {event for part in form.parts.values() for event in part}
        assert events <= codec(host).gates | codec(host).open_events
        assert set(form.default_parts) <= set(form.parts)
    with pytest.raises(LookupError):
        installers.form("opencode")


def test_the_times_lie_inside_of_each_other() -> None:
    for host, known in CAPABILITIES.items():
        own = codec(host)
        assert own.gate_deadline < own.gate_watchdog < own.challenge_deadline < own.challenge_watchdog < known.GATE_TIMEOUT
        assert own.open_deadline < known.OPEN_TIMEOUT
    assert codec("claude").gate_watchdog < claude.PROMPT_TIMEOUT


def test_new_file(site: Site) -> None:
    known = CAPABILITIES[site.host]
    outcome = site.install()
    groups = site.groups()
    assert list(groups) == list(outcome.events) == list(dict.fromkeys((*known.GUARD_EVENTS, *known.MEMORY_EVENTS)))
    for event, (group,) in groups.items():
        (handler,) = group["hooks"]
        gate = event in known.GATES
        assert own_event(handler["command"]) == event
        assert ("exit 2" in handler["command"]) == gate
        assert (handler.get("onFailure") == "block") == (gate and site.host == "claude")
        assert group.get("matcher", "*") in ("*", ".*")
        assert handler["type"] == "command"
        assert handler["timeout"] > 0


def test_again_changes_nothing_and_uninstall_leaves_nothing(site: Site) -> None:
    site.install()
    before = site.file.read_bytes()
    assert site.install().diff == ""
    assert site.file.read_bytes() == before
    site.uninstall()
    assert not site.file.parent.exists()
    assert site.uninstall().diff == ""


@pytest.mark.parametrize("content", ["", "  \n", "{}", '{"hooks": {}}', '{"hooks": {"Stop": []}, "other": [1, {"a": "//"}]}\n'])
def test_small_files_come_back_byte_for_byte(site: Site, content: str) -> None:
    site.put(content)
    site.install()
    assert len(site.handlers()) > 5
    site.uninstall()
    assert site.file.read_text("utf-8") == content


def test_other_tools_stay(site: Site) -> None:
    original = EXAMPLES[site.host].read_bytes()
    site.put(original)
    others = site.foreign()
    outcome = site.install()
    assert site.foreign() == others
    assert Path(outcome.backup).read_bytes() == original
    site.uninstall()
    assert site.file.read_bytes() == original


def test_changed_since_install_only_own_handlers_go(site: Site) -> None:
    site.put('{"hooks": {"Stop": []}}')
    site.install()
    document = json.loads(site.file.read_text("utf-8"))
    # Another tool tidied up: our handler now stands in its group.
    mine = document["hooks"]["PreToolUse"].pop()["hooks"][0]
    document["hooks"]["PreToolUse"].append({"matcher": "Bash", "hooks": [{"type": "command", "command": "./a.sh"}, mine]})
    document["model"] = "kept"
    site.put(json.dumps(document, indent=4))
    site.uninstall()
    assert json.loads(site.file.read_text("utf-8")) == {
        "hooks": {"PreToolUse": [{"matcher": "Bash", "hooks": [{"type": "command", "command": "./a.sh"}]}], "Stop": []},
        "model": "kept",
    }


def test_a_handler_in_another_group_gets_its_own_again(site: Site) -> None:
    site.install("guard")
    document = json.loads(site.file.read_text("utf-8"))
    document["hooks"]["PreToolUse"][0]["hooks"].insert(0, {"type": "command", "command": "./a.sh"})
    document["hooks"]["PreToolUse"][0]["matcher"] = "Bash"
    site.put(json.dumps(document))
    site.install("guard")
    first, second = site.groups()["PreToolUse"]
    assert first == {"matcher": "Bash", "hooks": [{"type": "command", "command": "./a.sh"}]}
    assert second["matcher"] in ("*", ".*")


def test_a_weakened_group_is_mended_in_its_place(site: Site) -> None:
    site.put(EXAMPLES[site.host].read_bytes())
    site.install()
    whole = site.file.read_bytes()
    document = json.loads(whole)
    for group in document["hooks"]["PreToolUse"]:
        if is_own_handler(group["hooks"][0]):
            group["matcher"] = "Read"
            group["hooks"][0]["timeout"] = 1
            group["hooks"][0].pop("onFailure", None)
    site.put(json.dumps(document, indent=2) + "\n")
    site.install()
    assert json.loads(site.file.read_bytes()) == json.loads(whole)


def test_a_moved_installation_replaces_its_entries(site: Site, tmp_path: Path) -> None:
    site.install()
    count = len(site.handlers())
    site.install(state=tmp_path / "moved")
    assert len(site.handlers()) == count
    assert all(str(tmp_path / "moved") in handler["command"] for handler in site.handlers())


def test_dry_run_shows_the_exact_change(site: Site) -> None:
    site.put(EXAMPLES[site.host].read_bytes())
    shown = site.install(dry_run=True).diff
    assert site.file.read_bytes() == EXAMPLES[site.host].read_bytes()
    assert not site.state.exists()
    assert site.install().diff == shown


REJECTED = [json.loads(line) for line in (CASES / "grouped_rejected.jsonl").read_text("utf-8").splitlines()]


@pytest.mark.parametrize("case", REJECTED, ids=[case["id"] for case in REJECTED])
def test_a_malformed_file_is_refused_with_its_place(site: Site, case: dict[str, str]) -> None:
    content = bytes.fromhex(case["hex"]) if "hex" in case else case["text"].encode()
    site.put(content)
    with pytest.raises(InterlockError) as caught:
        site.install()
    assert case["says"] in caught.value.message
    assert str(site.file) in caught.value.message
    assert caught.value.exit_code == UNUSABLE
    assert site.file.read_bytes() == content
    assert site.uninstall().diff == ""


def test_a_file_that_was_broken_meanwhile_loses_the_handlers(site: Site) -> None:
    site.install()
    site.put(site.file.read_text("utf-8").replace('{\n  "hooks"', '{\n  "mine": "{ kept }",,\n  "hooks"', 1))
    outcome = site.uninstall()
    left = site.file.read_text("utf-8")
    assert "launcher.py" not in left
    assert '"mine": "{ kept }"' in left
    assert "not valid" in outcome.warnings[0]


def test_the_manifest_covers_every_field(site: Site) -> None:
    site.install()
    (item,) = manifest.load(str(site.state))
    assert (item.host, item.path) == (site.host, str(site.file))
    key = manifest.key_of(str(site.state))
    for recorded in item.entries:
        assert site.groups()[recorded["event"]] == [recorded["entry"]]
        weaker = json.loads(json.dumps(recorded["entry"]))
        weaker["hooks"][0]["timeout"] = 1
        assert manifest.fingerprint(key, recorded["event"], weaker) != recorded["fingerprint"]


def test_all_hosts_share_one_launcher(tmp_path: Path) -> None:
    sites = [Site(tmp_path, host) for host in HOSTS]
    for one in sites:
        one.install()
    sites[0].uninstall()
    assert (sites[0].state / "launcher.py").exists()
    sites[1].uninstall()
    assert not (sites[0].state / "launcher.py").exists()


def run(command: str, folder: Path, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["sh", "-c", command],
        input="{",
        capture_output=True,
        text=True,
        cwd=folder,
        env={"PATH": "/usr/bin:/bin", **env},
        check=False,
    )


def test_project_scope_in_another_clone_under_another_home(site: Site, tmp_path: Path) -> None:
    site.install(scope="project")
    clone = tmp_path / "another" / "clöne"
    shutil.copytree(site.project, clone)
    (clone / "sub").mkdir()
    subprocess.run(["git", "init", "-q", str(clone)], check=True, env={"PATH": "/usr/bin:/bin", "HOME": str(tmp_path)})
    (settings_file,) = (path for path in (clone / f".{site.host}").iterdir() if path.suffix == ".json")
    for path in (clone / f".{site.host}").iterdir():
        assert str(site.home) not in path.read_text("utf-8")
    command = site.groups(settings_file)["PreToolUse"][0]["hooks"][0]["command"]
    home = tmp_path / "her höme"
    home.mkdir()
    env = {"HOME": str(home), "CLAUDE_PROJECT_DIR": str(clone)}
    for folder in (clone, clone / "sub"):
        done = run(command, folder, **env)
        assert done.returncode == 2
        assert json.loads(done.stdout)["decision"] == "block"
        assert f"interlock install {site.host}" in done.stderr
    (clone / ".interlock.toml").write_text("team_optional = true\n")
    done = run(command, clone / "sub", **env)
    assert (done.returncode, done.stdout) == (0, "{}\n")
    (clone / ".interlock.toml").unlink()
    # With an installation the hook itself answers: here, to a payload that is cut off.
    shutil.copytree(site.state, home / ".local/share/interlock")
    done = run(command, clone / "sub", **env)
    assert done.returncode == 2
    assert "[guard.malformed-payload]" in done.stderr
    (clone / f".{site.host}" / "interlock-hook.sh").unlink()
    done = run(command, clone, **env)
    assert done.returncode == 2
    assert f"interlock uninstall {site.host} --scope project" in done.stderr


def test_project_scope_is_taken_out_whole(site: Site) -> None:
    site.install(scope="project")
    site.uninstall(scope="project")
    assert list(site.project.iterdir()) == []


def test_a_missing_launcher_blocks_with_the_way_out(site: Site) -> None:
    site.install()
    command = site.groups()["PreToolUse"][0]["hooks"][0]["command"]
    (site.state / "launcher.py").unlink()
    done = run(command, site.home)
    assert done.returncode == 2
    assert f"interlock uninstall {site.host}" in done.stderr
    shutil.rmtree(site.state)
    done = run(command, site.home)
    assert done.returncode == 2
    assert done.stderr.strip()


def test_claude_local_scope(tmp_path: Path) -> None:
    site = Site(tmp_path, "claude")
    site.install(scope="local")
    path = site.project / ".claude" / "settings.local.json"
    assert "/state é/launcher.py" in site.groups(path)["PreToolUse"][0]["hooks"][0]["command"]
    assert [one.name for one in (site.project / ".claude").iterdir()] == ["settings.local.json"]
    site.uninstall(scope="local")
    assert list(site.project.iterdir()) == []


@pytest.mark.parametrize(
    ("versions", "closed"), [((), True), (("2.1.295",), True), (("2.1.332",), True), (("2.1.294",), False), (("2.0.1",), False)]
)
def test_claude_blocks_on_failure_where_the_version_can(tmp_path: Path, versions: tuple[str, ...], closed: bool) -> None:
    site = Site(tmp_path, "claude")
    outcome = site.install(versions=versions)
    assert ("onFailure" in site.handlers()[0]) == closed
    assert any("2.1.295 and later" in text for text in outcome.warnings) != closed


def test_switched_off_hooks_are_told(tmp_path: Path) -> None:
    site = Site(tmp_path, "claude")
    site.put('{"disableAllHooks": true}')
    assert "disableAllHooks" in site.install().warnings[0]
    site = Site(tmp_path, "codex")
    site.file.parent.mkdir()
    shutil.copy(CASES / "codex" / "config.toml", site.file.parent)
    assert site.install().warnings == []
    (site.file.parent / "config.toml").write_text("[features]\nhooks = false\n")
    assert "features.hooks = false" in site.install().warnings[0]
    (site.file.parent / "config.toml").write_text("[features\n")
    assert "not valid TOML" in site.install().warnings[0]


def test_the_command_of_codex_is_the_one_that_was_trusted(tmp_path: Path) -> None:
    """Codex turns a changed command off without a word: whoever changes this text turns every installed gate off."""
    site = Site(tmp_path, "codex")
    site.install("guard")
    text = site.handlers()[0]["command"]
    text = text.replace(str(site.home).replace("'", "'\\''"), "HOME").replace(str(site.home), "HOME").replace("'\\''", "'")
    assert text.startswith(
        "{ IFS= read -r p < 'HOME/state é/interpreter' && \"$p\" -I -S 'HOME/state é/launcher.py' codex PreToolUse; } || "
        "{ [ $? = 2 ] && [ -e 'HOME/state é/launcher.py' ] || echo 'interlock: blocked, the hook did not run. "
        "Mend: interlock install codex. Remove: interlock uninstall codex, or delete its entries in HOME"
    )
    python = (site.state / "interpreter").read_text().strip()
    assert python not in json.dumps(site.groups())


def test_folders_moved_by_the_host_s_variables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLAUDE_CONFIG_DIR", str(tmp_path / "c"))
    monkeypatch.setenv("CODEX_HOME", str(tmp_path / "x"))
    assert Site(tmp_path, "claude").file == tmp_path / "c" / "settings.json"
    assert Site(tmp_path, "codex").file == tmp_path / "x" / "hooks.json"


NAMES = st.text(st.characters(codec="utf-8"), max_size=6)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5) | NAMES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3),
    max_leaves=5,
)
HANDLERS = st.fixed_dictionaries({"type": st.just("command"), "command": NAMES}, optional={"timeout": st.integers(1, 99)})
GROUPS = st.fixed_dictionaries({"hooks": st.lists(HANDLERS, max_size=2)}, optional={"matcher": NAMES})
DOCUMENTS = st.builds(
    lambda rest, hooks: {**rest, **({"hooks": hooks} if hooks is not None else {})},
    st.dictionaries(NAMES.filter(lambda name: name != "hooks"), VALUES, max_size=3),
    st.none() | st.dictionaries(st.sampled_from(["PreToolUse", "Stop", "Other"]), st.lists(GROUPS, max_size=2), max_size=3),
)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    document=DOCUMENTS,
    indent=st.sampled_from([None, 2, "\t"]),
    end=st.sampled_from(["", "\n"]),
    parts=st.sampled_from([("guard",), ()]),
)
def test_any_file_comes_back_and_keeps_what_is_not_ours(
    tmp_path_factory: pytest.TempPathFactory, document: dict[str, Any], indent: int | str | None, end: str, parts: tuple[str, ...]
) -> None:
    site = Site(tmp_path_factory.mktemp("any"), "claude")
    text = json.dumps(document, indent=indent, ensure_ascii=False) + end
    site.put(text)
    site.install(*parts)
    new = json.loads(site.file.read_text("utf-8"))
    for event, groups in document.get("hooks", {}).items():
        assert new["hooks"][event][: len(groups)] == groups
    assert {key: value for key, value in new.items() if key != "hooks"} == {k: v for k, v in document.items() if k != "hooks"}
    assert not site.form.problems(site.file.read_text("utf-8"), parse(site.file.read_text("utf-8")), ())
    # Lost record: only the entries can be told apart then.
    os.unlink(site.state / "manifest.json")
    site.uninstall()
    left = json.loads(site.file.read_text("utf-8"))
    assert {k: v for k, v in left.get("hooks", {}).items() if v} == {k: v for k, v in document.get("hooks", {}).items() if v}
    site.put(text)
    site.install(*parts)
    site.uninstall()
    assert site.file.read_text("utf-8") == text
