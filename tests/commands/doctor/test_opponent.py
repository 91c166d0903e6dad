"""`damavoce doctor` and the opponent: a numba that is there, missing, broken, or breaks its process."""

import os
import sys
import tomllib
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from assistant.commands import mends
from assistant.commands.doctor import opponent as doctor_opponent
from assistant.commands.doctor.checks import CheckFinding
from assistant.commands.doctor.opponent import check_opponent, has_wheels
from assistant.engine import compiled
from assistant.narration.catalog import base_languages, catalog
from assistant.rules.variant import INTERNATIONAL, ITALIAN, Variant
from tests.app.support.processes import ROOT


@pytest.fixture
def is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    monkeypatch.setattr(compiled, "is_installed", lambda: True)


@pytest.fixture
def numba(tmp_path: Path, is_installed: None, monkeypatch) -> Callable[[str], None]:
    """Put another numba into its place, for children."""
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    return lambda code: (tmp_path / "numba.py").write_text(code, "utf-8") and None


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> list[Variant]:
    """The games of which something is kept."""
    games: list[Variant] = []
    monkeypatch.setattr(compiled, "is_kept", games.__contains__)
    monkeypatch.setattr(compiled, "keep", games.append)
    monkeypatch.setattr(compiled, "forget", games.remove)
    return games


def told(finding: CheckFinding) -> list[str]:
    """The line in each language, each different from the others and a sentence."""
    (line,) = finding.lines
    texts = [catalog(language).text(line.message, "", **line.values) for language in base_languages()]
    assert len({*texts}) == len(texts)
    assert all(text.isprintable() and text.endswith(".") and "{" not in text for text in texts)
    return texts


def test_the_kernel_of_a_game_is_tried_and_kept(is_installed: None, kept, monkeypatch) -> None:
    tried = []
    monkeypatch.setattr(doctor_opponent, "_try", tried.append)
    found = check_opponent()
    assert (found.ok, found.mend, found.is_needed) == (True, "", False)
    assert (found.detail["kernel"], found.detail["kept"]) == ("compiled", ["italian"])
    first = told(found)
    kept[:] = [INTERNATIONAL]
    other = told(check_opponent())
    kept[:] = [ITALIAN, INTERNATIONAL]
    both = told(check_opponent())
    assert tried == [ITALIAN, INTERNATIONAL, ITALIAN]
    assert len({*first, *other, *both}) == 3 * len(base_languages())


def test_what_cannot_be_kept_is_told(is_installed: None, kept, monkeypatch) -> None:
    monkeypatch.setattr(doctor_opponent, "_try", lambda variant: None)
    monkeypatch.setattr(compiled, "keep", lambda variant: None)
    found = check_opponent()
    assert (found.ok, found.detail["kernel"], found.detail["kept"]) == (True, "compiled", [])
    assert "cannot be kept" in told(found)[base_languages().index("en")]


def test_without_numba_the_command_that_installs_it_is_named(monkeypatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    monkeypatch.setattr(doctor_opponent, "has_wheels", lambda: True)
    found = check_opponent()
    assert (found.ok, found.is_needed, found.mend) == (False, False, mends.for_part("fast"))
    assert (found.detail["reason"], found.detail["kernel"]) == ("no-package", "plain")
    assert all("numba" in text for text in told(found))
    # On a machine that has none no command helps, and nothing is wrong.
    monkeypatch.setattr(doctor_opponent, "has_wheels", lambda: False)
    found = check_opponent()
    assert (found.ok, found.mend, found.detail["reason"]) == (True, "", "no-wheels")


def test_a_numba_that_is_switched_off_is_told(is_installed: None, monkeypatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    found = check_opponent()
    assert (found.ok, found.mend, found.detail["reason"]) == (True, "", "switched-off")
    assert all("NUMBA_DISABLE_JIT" in text for text in told(found))


def test_a_numba_that_does_not_start_is_told(numba, kept) -> None:
    numba('raise ImportError("Numba needs\\nanother NumPy")')
    found = check_opponent()
    assert (found.ok, found.is_needed, found.mend) == (False, False, mends.for_part("fast"))
    assert found.detail["reason"] == "bad-package"
    assert all("ImportError: Numba needs another NumPy" in text for text in told(found))
    assert kept == []


@pytest.mark.parametrize(
    ("code", "detail"),
    [
        ("import os; os._exit(7)", "status 7"),
        ("import os; os.write(2, b'no\\x1b such library\\n'); os._exit(7)", "no such library"),
        ("import os; print('[]'); os.abort()", "status "),
    ],
)
def test_a_numba_that_takes_its_process_along_is_told(numba, kept, code: str, detail: str) -> None:
    kept[:] = [ITALIAN, INTERNATIONAL]
    numba(code)
    found = check_opponent()
    assert (found.ok, found.detail["reason"], found.mend) == (False, "ended", mends.for_part("fast"))
    assert all(detail in text for text in told(found))
    assert kept == []  # it may have been that


def test_a_numba_that_hangs_is_not_waited_for(numba, kept, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(doctor_opponent, "PATIENCE", 0.5)
    numba("import time; time.sleep(600)")
    found = check_opponent()
    assert (found.ok, found.detail["reason"], found.mend) == (False, "no-answer", "")
    told(found)


def test_what_cannot_be_compiled_or_started_is_told(is_installed: None, kept, monkeypatch) -> None:
    trouble = doctor_opponent._Trouble("failed", "RuntimeError: no such processor")
    with monkeypatch.context() as patch:
        patch.setattr(doctor_opponent, "_try", lambda variant: trouble)
        found = check_opponent()
    assert (found.ok, found.mend) == (False, "")
    assert all("no such processor" in text for text in told(found))
    monkeypatch.setattr(sys, "executable", os.devnull)
    assert check_opponent().detail["reason"] == "ended"


@pytest.mark.proof
def test_the_real_one_is_compiled_and_kept(tmp_path: Path, monkeypatch) -> None:
    pytest.importorskip("numba")
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("WIN_PD_OVERRIDE_LOCAL_APPDATA", str(tmp_path))
    for _ in range(2):
        found = check_opponent()
        assert (found.ok, found.detail["kept"]) == (True, ["italian"])
    assert found.detail["numba"]


def test_there_are_wheels_where_the_project_says_so() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (line,) = (
        each for each in project["project"]["optional-dependencies"]["fast"] if each.startswith("numba")
    )
    marker = Requirement(line).marker
    assert marker
    systems = ("linux", "win32", "darwin", "freebsd14")
    machines = ("x86_64", "aarch64", "armv7l", "AMD64", "ARM64", "arm64", "riscv64")
    for system, machine, minor in product(systems, machines, range(11, 16)):
        wanted = marker.evaluate(
            {
                "sys_platform": system,
                "platform_machine": machine,
                "python_version": f"3.{minor}",
            }
        )
        assert has_wheels(system, machine, (3, minor)) is wanted, (system, machine, minor)
