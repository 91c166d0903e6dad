"""The text of run.py itself: what an old Python can parse, what people are told, what pip is told."""

import ast
import importlib.util
import os
import re
import shutil
import sys
import tomllib

import pytest

from tests.run.projects import ROOT, RUN_PY

pytestmark = [
    pytest.mark.other_system,
    pytest.mark.skipif(os.name != "posix", reason="signals and locks as POSIX has them"),
]


@pytest.fixture
def run_py():
    spec = importlib.util.spec_from_file_location("run_py_under_test", RUN_PY)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_an_old_python_can_parse_it():
    source = RUN_PY.read_text(encoding="utf-8")
    tree = ast.parse(source, feature_version=(3, 4))
    # What feature_version lets pass.
    newer = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.AsyncFunctionDef, ast.Match)
    assert [node.lineno for node in ast.walk(tree) if isinstance(node, newer)] == []
    starred = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.List | ast.Tuple | ast.Set)
        and any(isinstance(element, ast.Starred) for element in node.elts)
    ]
    assert starred == []


def test_every_message_is_one_sentence_in_each_language(run_py):
    for key, texts in run_py.MESSAGES.items():
        assert len(texts) == len(run_py.LANGUAGES), key
        holes = [set(re.findall(r"{\d}", text)) for text in texts]
        assert holes == [holes[0]] * len(texts), key
        for text in texts:
            assert re.fullmatch(r"[A-Z].*[^.]\.", text), text
            assert ". " not in text, text
            assert "  " not in text, text


@pytest.mark.parametrize(
    ("arguments", "environment", "code"),
    [
        ([], {}, "it"),
        ([], {"LANG": "en_US.UTF-8"}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "it"),
        ([], {"LANG": "C.UTF-8"}, "it"),
        ([], {"LANG": "en_US.UTF-8", "LC_MESSAGES": "pt_BR", "LC_ALL": ""}, "pt"),
        ([], {"LANG": "en_US.UTF-8", "LC_MESSAGES": "pt_BR", "LC_ALL": "it_IT"}, "it"),
        ([], {"LANG": "entirely"}, "it"),
        (["play", "--lang", "en"], {"LANG": "pt"}, "en"),
        (["--lang=pt", "--level", "3"], {}, "pt"),
        (["--lang=pt", "--lang=en"], {}, "en"),
        (["--lang", "xx"], {"LANG": "en"}, "en"),
        (["--lang"], {"LANG": "en"}, "en"),
    ],
)
def test_the_choice_of_language(run_py, arguments, environment, code):
    assert run_py.language(arguments, environment) == code


def test_it_agrees_with_pyproject(run_py):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    oldest, newest = run_py.OLDEST, run_py.NEWEST
    assert project["requires-python"] == f">=3.{oldest[1]},<3.{newest[1] + 1}"
    sized = set(run_py.MEGABYTES) - {"base"}
    assert sized == set(project["optional-dependencies"]) - {"train"}, "MEGABYTES names each extra"


def test_only_the_players_extras_are_installed_unasked(run_py, tmp_path, monkeypatch):
    monkeypatch.setattr(run_py, "ROOT", str(tmp_path))
    pyproject = tmp_path / "pyproject.toml"
    pyproject.write_text("[project]\nname = 'x'\n")
    assert run_py.extras() == []
    pyproject.write_text("[project.optional-dependencies]\nvoice=[]\ntrain=[]\ntest=[]\nfast=[]\n")
    assert run_py.extras() == ["voice", "fast"]


def test_the_stamp_depends_on_all_that_the_environment_depends_on(run_py, tmp_path, monkeypatch):
    seen = set()

    def add():
        seen.add(run_py.made_for())

    monkeypatch.setattr(run_py, "ROOT", str(tmp_path))
    (tmp_path / "pyproject.toml").write_text("a")
    (tmp_path / "constraints.txt").write_text("")
    add()
    (tmp_path / "pyproject.toml").write_text("b")
    add()
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "constraints.txt").write_text("b")
    add()
    monkeypatch.setattr(sys, "base_prefix", "elsewhere")
    add()
    monkeypatch.setattr(sys, "version_info", (3, 14, 0))
    add()
    moved = tmp_path / "moved"
    moved.mkdir()
    for name in ("pyproject.toml", "constraints.txt"):
        shutil.copy(tmp_path / name, moved)
    monkeypatch.setattr(run_py, "ROOT", str(moved))
    add()
    assert len(seen) == 6
    monkeypatch.setattr(sys, "version_info", (3, 14, 1))
    add()
    assert len(seen) == 6


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"made_for": 3}', "è"])
def test_a_stamp_that_says_nothing_is_no_stamp(run_py, tmp_path, monkeypatch, text):
    stamp = tmp_path / "stamp"
    stamp.write_text(text, encoding="utf-8")
    monkeypatch.setattr(run_py, "STAMP", str(stamp))
    assert run_py.read_parts() is None
    assert not run_py.is_built()


def test_pip_is_told_what_must_not_be_compiled(run_py):
    command = run_py.pip_command(".[fast]")
    names = command[command.index("--only-binary") + 1]
    for name in ("numba", "llvmlite", "numpy", "cffi", "vosk", "espeakng-loader", "prismatoid"):
        assert name in names.split(",")
    assert command[-2:] == ["-e", ".[fast]"]
    assert command[command.index("-c") + 1] == "constraints.txt"


def test_pip_installs_nowhere_else(run_py, monkeypatch):
    for name in ("PIP_TARGET", "PIP_PREFIX", "PIP_ROOT"):
        monkeypatch.setenv(name, "elsewhere")
    monkeypatch.setenv("PIP_USER", "1")
    environment = run_py.pip_environment()
    assert not {"PIP_TARGET", "PIP_PREFIX", "PIP_ROOT"} & set(environment)
    assert environment["PIP_USER"] == "0"
