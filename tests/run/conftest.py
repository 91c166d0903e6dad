"""Projects that the tests of run.py share."""

import subprocess

import pytest

from tests.run.support.projects import Gate, Project, finish


@pytest.fixture
def project(tmp_path):
    made = Project(tmp_path / "project")
    yield made
    made.end()


@pytest.fixture
def gates(tmp_path):
    names = iter("abcdef")
    return lambda: Gate(tmp_path / ("gate " + next(names)))


@pytest.fixture(scope="module")
def starts_at_once(tmp_path_factory):
    """Two first starts in a folder with blanks and accents, the second during the first."""
    folder = tmp_path_factory.mktemp("at once")
    project = Project(folder / "la dama è più bella così")
    gate = Gate(folder / "gate")
    first = project.start("first", GATE=gate)
    gate.wait()
    second = project.start("second")
    told = second.stderr.readline().rstrip()
    gate.open()
    yield project, told, finish(first), finish(second)
    project.end()


@pytest.fixture(scope="module")
def built(starts_at_once):
    """A project that is installed, and whose pip fails with a clamour if it is ever started."""
    project = starts_at_once[0]
    (project.packages() / "pip" / "__init__.py").write_text("raise SystemExit('pip runs')")
    done = subprocess.run([project.venv / "bin" / "python", "-m", "pip"], stderr=subprocess.PIPE)
    assert b"pip runs" in done.stderr
    return project
