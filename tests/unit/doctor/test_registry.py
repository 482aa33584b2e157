"""The registry and the report."""

from pathlib import Path

import pytest

from interlock.doctor import checks, registry, render
from interlock.doctor.base import FAIL, OK, SKIP, WARN, Environment, Result


def test_every_file_in_the_folder_is_registered_in_order() -> None:
    folder = Path(checks.__path__[0])
    names = sorted(path.stem for path in folder.glob("*.py") if path.stem != "__init__")
    assert [check.__name__.rpartition(".")[2] for check in registry.CHECKS] == names  # type: ignore[attr-defined]


def test_ids_are_unique_and_every_check_says_what_it_is() -> None:
    ids = [check.ID for check in registry.CHECKS]
    assert len(set(ids)) == len(ids)
    for check in registry.CHECKS:
        assert check.ID.lower().replace("_", "-") == check.ID
        assert check.TITLE
        assert isinstance(check.QUICK, bool)


def test_a_broken_check_is_a_failure_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(env: Environment) -> list[Result]:
        raise RuntimeError("no")

    monkeypatch.setattr(registry.CHECKS[0], "run", broken)
    results = registry.run_all(Environment(state=str(tmp_path / "state"), home=str(tmp_path)), quick=False)
    failed = [result for result in results if result.status == FAIL]
    assert [(result.check, result.detail) for result in failed] == [
        (registry.CHECKS[0].ID, "the check itself failed: RuntimeError: no")
    ]
    assert len({result.check for result in results}) == len(registry.CHECKS)


def test_quick_leaves_out_what_starts_processes(tmp_path: Path) -> None:
    results = registry.run_all(Environment(state=str(tmp_path / "state"), home=str(tmp_path)), quick=True)
    assert {result.check for result in results} == {check.ID for check in registry.CHECKS if check.QUICK}


@pytest.mark.parametrize("status", [WARN, FAIL])
def test_a_finding_without_a_mending_command_cannot_be_made(status: str) -> None:
    with pytest.raises(ValueError, match="needs a mending command"):
        Result("x", status, "broken")


def test_report() -> None:
    results = [Result("launcher", OK, "fine"), Result("launcher", FAIL, "gone", "mend it"), Result("settings", SKIP, "none")]
    assert render.document(results)["ok"] is False
    assert render.document(results[:1])["ok"] is True
    assert render.document(results)["counts"] == {"ok": 1, "warn": 0, "fail": 1, "skip": 1}
    titles = {check.ID: check.TITLE for check in registry.CHECKS}
    assert render.lines(results, registry.CHECKS) == [
        ("", titles["launcher"]),
        ("ok", "fine"),
        ("fail", "gone"),
        ("mend", "mend it"),
        ("", titles["settings"]),
        ("skip", "none"),
    ]
    assert render.summary(results) == "1 failed, 0 warned, 1 ok"
