"""The text of run.py itself: what an old Python can parse, what people are told, what pip is told."""

import ast
import importlib.util
import itertools
import os
import pathlib
import re
import shutil
import sys
import threading
import time
import tomllib
from importlib.metadata import PackageNotFoundError, distribution, requires

import pytest
from packaging.requirements import Requirement

from tests.run.support.projects import ROOT, RUN_PY

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


def test_a_folder_is_removed_though_somebody_writes_in_it_for_a_moment_more(run_py, tmp_path):
    folder = tmp_path / "venv"
    (folder / "lib").mkdir(parents=True)
    end = time.monotonic() + 0.4

    def write():
        for number in itertools.count():
            try:
                (folder / "lib" / f"{number}.py").touch()
            except FileNotFoundError:
                return
            if time.monotonic() > end:
                return

    writers = [threading.Thread(target=write) for _ in range(3)]
    for writer in writers:
        writer.start()
    run_py.remove(str(folder))
    for writer in writers:
        writer.join()
    assert not folder.exists()


def test_every_message_is_one_sentence_in_each_language(run_py):
    for key, texts in run_py.MESSAGES.items():
        assert len(texts) == len(run_py.LANGUAGES), key
        holes = [set(re.findall(r"{\d}", text)) for text in texts]
        assert holes == [holes[0]] * len(texts), key
        for text in texts:
            assert re.fullmatch(r"[A-Z].*[^.]\.", text), text
            assert ". " not in text, text
            assert "  " not in text, text


def test_what_brazil_says_in_another_way_has_the_same_in_it(run_py):
    portuguese = run_py.LANGUAGES.index("pt")
    assert {*run_py.BRAZILIAN} <= {*run_py.MESSAGES}
    for key, text in run_py.BRAZILIAN.items():
        there = run_py.MESSAGES[key][portuguese]
        assert text != there
        assert set(re.findall(r"{\d}", text)) == set(re.findall(r"{\d}", there)), key
        assert re.fullmatch(r"[A-Z].*[^.]\.", text), text
        assert ". " not in text, text
        assert "  " not in text, text
    said = [run_py.BRAZILIAN.get(key, texts[portuguese]) for key, texts in run_py.MESSAGES.items()]
    foreign = "premir|descarreg|ficheiro|definiç|ligação|depressa|libertar|está a |a meio"
    assert not re.search(foreign, " ".join(said))


def test_brazil_is_told_in_its_own_words(run_py, monkeypatch, capsys):
    monkeypatch.setattr(run_py.sys, "argv", ["run.py"])
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    run_py.say("waiting")
    run_py.say("test_help", "python3")
    told = capsys.readouterr().err
    assert "aperte Ctrl+C" in told
    assert "O comando python3 run.py test instala" in told
    monkeypatch.setenv("LANG", "pt_PT.UTF-8")
    run_py.say("waiting")
    assert "premir Ctrl+C" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "environment", "code"),
    [
        ([], {}, "en"),
        ([], {"LANG": "it_IT.UTF-8"}, "it"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "en_US.UTF-8", "LC_MESSAGES": "pt_BR", "LC_ALL": ""}, "pt-BR"),
        ([], {"LANG": "pt_PT.UTF-8"}, "pt"),
        ([], {"LANG": "pt_BR@latin"}, "pt-BR"),
        ([], {"LANG": "en_US.UTF-8", "LC_MESSAGES": "pt_BR", "LC_ALL": "it_IT"}, "it"),
        ([], {"LANG": "italiano"}, "en"),
        (["--lang", "pt-BR"], {}, "pt-BR"),
        (["--lang=pt_br"], {}, "pt-BR"),
        (["play", "--lang", "en"], {"LANG": "pt"}, "en"),
        (["--lang=pt", "--level", "3"], {}, "pt"),
        (["--lang=pt", "--lang=en"], {}, "en"),
        (["--lang", "xx"], {"LANG": "it"}, "it"),
        (["--lang"], {"LANG": "it"}, "it"),
    ],
)
def test_the_choice_of_language(run_py, arguments, environment, code):
    assert run_py.language(arguments, environment) == code


def test_it_agrees_with_pyproject(run_py):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    oldest, newest = run_py.OLDEST, run_py.NEWEST
    assert project["requires-python"] == f">=3.{oldest[1]},<3.{newest[1] + 1}"
    sized = set(run_py.MEGABYTES) - {"base", "environment"}
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
    assert run_py.stamped_parts() is None
    assert not run_py.is_built()


NO_PARTS = ["null}", "[]}", "3}", "{}}", '{"base": "failed"}}', '{"base": 1, "x": []}}', "[" * 3000]
NO_PARTS += ['{"base": "installed", "fast": "perhaps"}}', '{"base": "installed"}} ', '{"base": "inst']


@pytest.mark.parametrize("parts", NO_PARTS, ids=lambda parts: parts[:40])
def test_a_stamp_with_other_parts_is_no_stamp_of_ours(run_py, tmp_path, monkeypatch, parts):
    stamp = tmp_path / "stamp"
    stamp.write_text(f'{{"made_for": "{run_py.made_for()}", "parts": {parts}')
    monkeypatch.setattr(run_py, "STAMP", str(stamp))
    assert run_py.read_parts() is None


def test_what_is_no_plain_short_file_is_no_stamp(run_py, tmp_path, monkeypatch):
    stamp = tmp_path / "stamp"
    monkeypatch.setattr(run_py, "STAMP", str(stamp))
    monkeypatch.setattr(run_py, "PYTHON", sys.executable)
    run_py.write_stamp({"base": "installed", "fast": "left out"})
    assert run_py.is_built()
    assert run_py.read_parts() == {"base": "installed", "fast": "left out"}
    with stamp.open("a") as file:
        file.write(" " * run_py.LONGEST_STAMP)
    assert run_py.read_stamp() == ""
    stamp.unlink()
    os.mkfifo(stamp)  # which is waited for if it is opened
    assert run_py.read_stamp() == ""
    stamp.unlink()
    stamp.symlink_to("/dev/zero")
    assert run_py.read_stamp() == ""


def test_pip_is_told_what_must_not_be_compiled(run_py):
    command = run_py.pip_command(".[fast]")
    names = command[command.index("--only-binary") + 1]
    for name in ("numba", "llvmlite", "numpy", "cffi", "vosk", "espeakng-loader", "prismatoid"):
        assert name in names.split(",")
    assert command[-2:] == ["-e", ".[fast]"]
    assert command[command.index("-c") + 1] == "constraints.txt"


def test_pip_is_told_only_where_packages_come_from(run_py, monkeypatch):
    for name in list(os.environ):
        if name.startswith("PIP_"):
            monkeypatch.delenv(name)
    others = ("TARGET", "PREFIX", "ROOT", "USER", "DRY_RUN", "dry_run", "NO_DEPS", "REQUIRE_HASHES")
    others += ("NO_BUILD_ISOLATION", "PYTHON", "PLATFORM", "ONLY_BINARY", "CONSTRAINT", "REPORT")
    for name in (*others, *run_py.PIP_SETTINGS):
        monkeypatch.setenv("PIP_" + name, "1")
    told = {name: text for name, text in run_py.pip_environment().items() if name.startswith("PIP_")}
    assert {name for name, text in told.items() if text == "1"} == {
        *("PIP_" + name for name in run_py.PIP_SETTINGS),
        *("PIP_NO_INPUT", "PIP_NO_COLOR", "PIP_DISABLE_PIP_VERSION_CHECK"),
    }
    assert {name for name, text in told.items() if text == "0"} == {
        *("PIP_USER", "PIP_DRY_RUN", "PIP_NO_DEPS")
    }


def closure(extra):
    """The packages that the base brings, or an extra, with all that they need in their turn."""
    found = {}
    wanted = [("damavoce", extra)]
    while wanted:
        name, asked = wanted.pop()
        for line in requires(name) or ():
            need = Requirement(line)
            if need.marker is None or need.marker.evaluate({"extra": asked}):
                package = distribution(need.name)
                if package.name not in found:
                    found[package.name] = package
                    wanted += [(need.name, each) for each in need.extras or [""]]
    return found


def megabytes(packages):
    files = [package.locate_file(file) for package in packages for file in package.files or ()]
    return sum(file.stat().st_size for file in map(pathlib.Path, files) if file.is_file()) / 2**20


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="packages differ between systems")
def test_the_sizes_told_are_those_on_the_disk(run_py):
    counted = set()
    for name, (_, on_disk) in run_py.MEGABYTES.items():
        if name == "environment":
            continue
        try:
            packages = closure("" if name == "base" else name)
        except PackageNotFoundError:
            pytest.skip(f"needs the extra `{name}`")
        new = [packages[each] for each in packages if each not in counted]
        counted |= set(packages)
        assert megabytes(new) == pytest.approx(on_disk, rel=0.25, abs=3), name


def test_sizes_are_told_before_and_how_to_have_less(run_py, capsys, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["run.py", "--lang", "en"])
    names = ["base", "voice", "reader", "listen", "board", "fast"]
    run_py.tell_sizes(names, small=False)
    all_of_it, less = capsys.readouterr().err.splitlines()
    assert "about 110 megabytes to download in all, and 420 on disk" in all_of_it
    assert "python3 run.py --small: about 40 to download and 140 on disk" in less
    run_py.tell_sizes(names, small=True)
    (told,) = capsys.readouterr().err.splitlines()
    assert "about 40 megabytes to download in all, and 140 on disk" in told
    run_py.tell_sizes(["base", "music"], small=False)
    (told,) = capsys.readouterr().err.splitlines()
    assert "about 10 megabytes to download in all, and 70 on disk" in told


def test_a_long_step_says_after_each_silence_that_it_goes_on(run_py, monkeypatch, capfd):
    monkeypatch.setattr(run_py, "SILENCE", 1)
    script = "import time; time.sleep(2.5); print('done')"
    assert run_py.run_quietly([sys.executable, "-c", script]) == 0
    said = capfd.readouterr().err.splitlines()
    assert [re.sub(r"\D", "", line) for line in said] == ["1", "2", ""]
    assert said[-1] == "done"


def test_a_step_that_is_quick_says_nothing_of_that(run_py, capfd):
    assert run_py.run_quietly([sys.executable, "-c", "pass"]) == 0
    assert capfd.readouterr().err == ""
