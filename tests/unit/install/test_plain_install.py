"""Install and uninstall on the files of Copilot, Gemini, Grok, Qwen and Windsurf, and on Cline's scripts."""

import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from interlock.hosts import installer, installers, manifest, system_paths
from interlock.hosts.command import entry_command, own_event
from interlock.hosts.form import MINIMAL, Form, Request
from interlock.hosts.grouped_lists import handlers_of
from interlock.hosts.registry import codec
from interlock.model.errors import UNUSABLE, InterlockError

#: Host -> a file with entries of other tools as its host reads it.
FILES = {
    "copilot": '{\n  "version": 1,\n  "hooks": {"preToolUse": [{"type": "command", "bash": "./mine.sh", "timeoutSec": 5}], "agentStop": []}\n}\n',
    "gemini": '{\n  // mine\n  "theme": "x",\n  "hooks": {"enabled": true, "BeforeTool": [{"matcher": "write_.*", "hooks": [{"type": "command", "command": "./mine.sh"}]}]}\n}\n',
    "grok": '{"hooks": {"PreToolUse": [{"matcher": "Bash", "hooks": [{"type": "command", "command": "./mine.sh", "timeout": 3}]}]}}',
    "qwen": '{ /* mine */ "hooks": {"PreToolUse": [{"hooks": [{"type": "command", "command": "./mine.sh"}]}]}, "model": {"name": "q"} }\n',
    "windsurf": '{"hooks": {"pre_run_command": [{"command": "./mine.sh", "show_output": true}], "post_write_code": []}}\n',
}
HOSTS = sorted(FILES)
GATES_IN_FILE = {"copilot": 1, "gemini": 2, "grok": 2, "qwen": 3, "windsurf": 5}


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

    def request(self, scope: str = "user") -> Request:
        return Request(
            state=system_paths.hook_folder() if scope == "managed" else str(self.state),
            home=str(self.home),
            scope=scope,
            root=str(self.project) if scope == "project" else "",
            parts=("guard",),
            versions=(),
        )

    def install(self, scope: str = "user", *, dry_run: bool = False) -> Any:
        return installer.install(self.form, self.request(scope), dry_run=dry_run)

    def uninstall(self, scope: str = "user", *, dry_run: bool = False) -> Any:
        return installer.uninstall(self.form, self.request(scope), dry_run=dry_run)

    def put(self, content: str) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(content, "utf-8")

    def entries(self, path: Path | None = None) -> list[tuple[str, dict[str, Any]]]:
        """(event, handler) of everything in the file."""
        from interlock.hosts.jsonc import parse

        value: Any = parse((path or self.file).read_text("utf-8")).value
        found: list[tuple[str, dict[str, Any]]] = []
        for event, items in value["hooks"].items():
            for item in items if isinstance(items, list) else []:
                handlers: list[Any] = handlers_of(item) if "hooks" in item else [item]
                found += [(event, handler) for handler in handlers]
        return found

    def tree(self) -> dict[str, bytes]:
        return {
            str(path): path.read_bytes()
            for path in sorted(self.home.rglob("*"))
            if path.is_file() and self.state not in path.parents
        }


@pytest.fixture(params=HOSTS)
def site(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Site:
    monkeypatch.delenv("COPILOT_HOME", raising=False)
    monkeypatch.setenv("SHELL", "/bin/bash")
    monkeypatch.setenv(system_paths.ROOT_VARIABLE, str(tmp_path / "system"))
    (tmp_path / "system").mkdir()
    return Site(tmp_path, request.param)


def test_a_new_file_holds_each_event_once(site: Site) -> None:
    outcome = site.install()
    entries = site.entries()
    assert [event for event, _ in entries] == list(outcome.events)
    gates = codec(site.host).gates
    assert sum(event in gates for event, _ in entries) == GATES_IN_FILE[site.host]
    for event, handler in entries:
        command = entry_command(handler)
        assert own_event(command) == event
        assert ("exit 2" in command) == (event in gates)
        assert command.endswith("|| echo '{}'") == (event not in gates)
    assert not any(item.get("matcher") for _, item in entries)


def test_the_times_lie_inside_of_each_other(site: Site) -> None:
    site.install()
    own = codec(site.host)
    assert own.gate_deadline < own.gate_watchdog
    for event, handler in site.entries():
        given_time = handler.get("timeout", handler.get("timeoutSec"))
        if given_time is None:
            assert site.host == "windsurf"
            continue
        seconds = given_time / 1000 if site.host == "gemini" else given_time
        assert seconds > (own.gate_watchdog if event in own.gates else own.open_deadline)


def test_again_changes_nothing_and_uninstall_leaves_nothing(site: Site) -> None:
    site.install()
    before = site.file.read_bytes()
    assert site.install().diff == ""
    assert site.file.read_bytes() == before
    site.uninstall()
    assert site.tree() == {}
    assert sorted(path.name for path in site.home.iterdir()) == ["pro ject", "state é"]
    assert site.uninstall().diff == ""


def test_other_tools_comments_and_unknown_keys_stay(site: Site) -> None:
    site.put(FILES[site.host])
    shown = site.install(dry_run=True).diff
    assert site.file.read_text("utf-8") == FILES[site.host]
    assert not site.state.exists()
    assert site.install().diff == shown
    text = site.file.read_text("utf-8")
    assert ("mine" in text, text.count("./mine.sh")) == (True, 1)
    site.uninstall()
    assert site.file.read_text("utf-8") == FILES[site.host]


def test_changed_since_install_only_own_entries_go(site: Site) -> None:
    site.put(FILES[site.host])
    site.install()
    site.put(site.file.read_text("utf-8").replace("./mine.sh", "./yours.sh") + "\n")
    site.uninstall()
    left = site.file.read_text("utf-8")
    assert "launcher.py" not in left
    assert [entry_command(handler) for _, handler in site.entries()] == ["./yours.sh"]


def test_a_file_that_was_broken_meanwhile_loses_the_entries(site: Site) -> None:
    site.install()
    site.put(site.file.read_text("utf-8") + ",,")
    assert "not valid" in site.uninstall().warnings[0]
    assert "launcher.py" not in site.file.read_text("utf-8")


@pytest.mark.parametrize(
    "content", ['{"hooks": []}', '{"hooks": {"PreToolUse": {}}}', "[]", '{"hooks": {"PreToolUse": ["x"]}}', "{"]
)
def test_a_malformed_file_is_refused_with_its_place(site: Site, content: str) -> None:
    site.put(content)
    with pytest.raises(InterlockError, match="line 1, column") as caught:
        site.install()
    assert caught.value.exit_code == UNUSABLE
    assert site.file.read_text("utf-8") == content


def test_project_scope_is_taken_out_whole(site: Site) -> None:
    outcome = site.install("project")
    files = [path.relative_to(site.project).as_posix() for path in sorted(site.project.rglob("*")) if path.is_file()]
    assert len(files) == 2
    assert any(name.endswith("/interlock-hook.sh") for name in files)
    assert outcome.path.endswith(next(name for name in files if name.endswith(".json")))
    site.uninstall("project")
    assert list(site.project.iterdir()) == []


def test_managed_scope_is_readable_by_everybody_whatever_the_umask(site: Site, tmp_path: Path) -> None:
    if "managed" not in site.form.scopes:
        assert site.host == "grok"
        return
    before = os.umask(0o077)
    try:
        outcome = site.install("managed")
    finally:
        os.umask(before)
    path = Path(outcome.path)
    while path != tmp_path / "system":
        assert stat.S_IMODE(path.stat().st_mode) == (0o755 if path.is_dir() else 0o644), path
        path = path.parent
    assert not any(str(site.home) in entry_command(handler) for _, handler in site.entries(Path(outcome.path)))
    site.uninstall("managed")
    assert [path for path in (tmp_path / "system").rglob("*") if path.is_file()] == []


def test_a_machine_wide_file_of_somebody_else_is_refused(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    if "managed" not in site.form.scopes:
        assert site.host == "grok"
        return
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(InterlockError, match="belongs to the administrator") as caught:
        site.install("managed")
    assert caught.value.help == f"sudo interlock install {site.host} --scope managed"


def test_switched_off_hooks_are_told(tmp_path: Path) -> None:
    for host, content in (
        ("gemini", '{"hooksConfig": {"enabled": false}}'),
        ("gemini", '{"tools": {"enableHooks": false}}'),
        ("qwen", '{"disableAllHooks": true}'),
        ("copilot", '{"version": 1, "disableAllHooks": true}'),
    ):
        one = Site(tmp_path, host)
        one.put(content)
        assert "no hook runs" in one.install().warnings[0], content
        one.uninstall()
    one = Site(tmp_path, "gemini")
    one.put('{"hooksConfig": {"disabled": ["other", "interlock"]}}')
    assert "disables the hooks named interlock" in one.install().warnings[0]


def test_copilot_s_folder_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COPILOT_HOME", str(tmp_path / "c"))
    assert Site(tmp_path, "copilot").file == tmp_path / "c" / "hooks" / "interlock.json"


def test_no_word_of_a_command_is_a_variable_of_the_host(tmp_path: Path) -> None:
    """Gemini and Qwen replace ``$NAME`` in their settings by the environment."""
    for host in ("gemini", "qwen"):
        one = Site(tmp_path, host)
        for scope in ("user", "project"):
            for _, handler in one.entries(Path(one.install(scope).path)):
                command = entry_command(handler)
                assert [mark for mark in command.split("$")[1:] if mark[:1].isalnum() or mark[:1] in "{_"] == []
            one.uninstall(scope)


NAMES = st.text(st.characters(codec="utf-8"), max_size=6)
ENTRIES = st.fixed_dictionaries({"command": NAMES}, optional={"show_output": st.booleans(), "extra": NAMES})
DOCUMENTS = st.builds(
    lambda rest, hooks: {**rest, **({"hooks": hooks} if hooks is not None else {})},
    st.dictionaries(NAMES.filter(lambda name: name not in ("hooks", "version")), NAMES | st.integers() | st.none(), max_size=3),
    st.none()
    | st.dictionaries(st.sampled_from(["pre_run_command", "post_write_code", "other"]), st.lists(ENTRIES, max_size=2), max_size=3),
)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(document=DOCUMENTS, indent=st.sampled_from([None, 2, "\t"]), end=st.sampled_from(["", "\n"]))
def test_any_file_comes_back_and_keeps_what_is_not_ours(
    tmp_path_factory: pytest.TempPathFactory, document: dict[str, Any], indent: int | str | None, end: str
) -> None:
    site = Site(tmp_path_factory.mktemp("any"), "windsurf")
    text = json.dumps(document, indent=indent, ensure_ascii=False) + end
    site.put(text)
    site.install()
    new = json.loads(site.file.read_text("utf-8"))
    for event, entries in document.get("hooks", {}).items():
        assert new["hooks"][event][: len(entries)] == entries
    site.uninstall()
    assert site.file.read_text("utf-8") == text


CLINE_FOLDERS = ("Documents/Cline/Hooks", ".cline/hooks")


def test_cline_gets_files_that_it_can_run(tmp_path: Path) -> None:
    site = Site(tmp_path, "cline")
    shown = site.install(dry_run=True)
    assert site.tree() == {}
    outcome = site.install()
    assert outcome.diff == shown.diff
    names = ["PreToolUse", "TaskStart", "UserPromptSubmit"]
    for folder in CLINE_FOLDERS:
        files = sorted((site.home / folder).iterdir())
        assert [path.name for path in files] == names
        assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o755}
    assert site.install().diff == ""
    recorded = manifest.load(str(site.state))
    assert sorted(item.path for item in recorded) == sorted(
        str(site.home / folder / name) for folder in CLINE_FOLDERS for name in names
    )
    site.uninstall()
    assert sorted(path.name for path in site.home.iterdir()) == ["pro ject", "state é"]


@pytest.mark.parametrize("folder", CLINE_FOLDERS)
def test_another_tool_s_file_for_an_event_of_cline_is_left_alone(tmp_path: Path, folder: str) -> None:
    site = Site(tmp_path, "cline")
    mine = site.home / folder / "PreToolUse"
    mine.parent.mkdir(parents=True)
    mine.write_text("#!/bin/sh\n")
    with pytest.raises(InterlockError, match="another tool's hook") as caught:
        site.install()
    assert "interlock hook cline PreToolUse" in caught.value.help
    assert site.tree() == {str(mine): b"#!/bin/sh\n"}
    site.uninstall()
    assert mine.read_text() == "#!/bin/sh\n"


def test_a_changed_file_of_cline_is_mended_and_kept_beside_it(tmp_path: Path) -> None:
    site = Site(tmp_path, "cline")
    site.install()
    path = site.home / ".cline/hooks/PreToolUse"
    whole = path.read_bytes()
    path.write_text("#!/bin/sh\nexit 0\n")
    path.chmod(0o644)
    outcome = site.install()
    assert path.read_bytes() == whole
    assert os.access(path, os.X_OK)
    assert Path(outcome.backup).read_text() == "#!/bin/sh\nexit 0\n"


def test_a_script_of_cline_blocks_and_goes_on_without_its_launcher(tmp_path: Path) -> None:
    import subprocess

    site = Site(tmp_path, "cline")
    site.install()
    (site.state / "launcher.py").unlink()
    for event, cancel in (("PreToolUse", True), ("UserPromptSubmit", True), ("TaskStart", False)):
        done = subprocess.run([site.home / ".cline/hooks" / event], input=b"{}", capture_output=True, check=False)
        assert done.returncode == 0
        document = json.loads(done.stdout)
        assert document["cancel"] is cancel
        assert ("interlock uninstall cline" in document.get("errorMessage", "")) == cancel


@pytest.mark.parametrize("host", installers.INSTALLED)
def test_the_minimal_variant_still_judges_every_tool_call(host: str) -> None:
    chosen = installers.form(host)
    own = codec(host)
    full = chosen.events(("guard",), ())
    minimal = chosen.events(("guard",), (), MINIMAL)
    assert set(minimal) == set(full) - chosen.spared
    assert chosen.spared <= set(full)
    assert set(minimal) & own.gates
    assert own.session_event in minimal
    assert not set(minimal) & own.results
    assert set(full) - set(minimal) <= own.results | {"PermissionRequest", "beforeShellExecution", "subagentStart"}


def test_the_minimal_variant_is_on_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHELL", "/bin/bash")
    site = Site(tmp_path, "qwen")
    request = site.request()
    site.install()
    request.variant = MINIMAL
    assert "PostToolUse" not in installer.install(site.form, request).events
    assert [event for event, _ in site.entries()] == ["PreToolUse", "UserPromptSubmit", "SessionStart"]
    (item,) = manifest.load(str(site.state))
    assert manifest.mending_command(item) == "interlock install qwen --variant minimal"
    site.uninstall()
    assert site.tree() == {}
