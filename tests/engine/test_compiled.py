"""The door to numba: what is kept for the next start, and what happens where it cannot be."""

import ast
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace

import pytest

from assistant.cli import main
from assistant.engine import compiled
from assistant.engine.compiled import NotCompiled, compile_kernel
from assistant.narration.catalog import Catalog, languages
from assistant.rules.position import start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN
from tests.engine.support.kernels import kept_files, kernel_of, shared_kernels

ROOT = Path(__file__).parents[2]
PERFT = ("perft", "--rules", "italian", "--depth", "4", "--with")
COUNTS = [7, 49, 302, 1469]


def counts_of(output: str) -> list[int]:
    return [json.loads(line)["nodes"] for line in output.splitlines()]


def started(cache: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, whose cache folder is that one."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache), "LC_ALL": "en_GB.UTF-8"}
    environment["WIN_PD_OVERRIDE_LOCAL_APPDATA"] = str(cache)
    command = [sys.executable, "-P", "-m", "assistant", *arguments]
    environment["PYTHONPATH"] = str(ROOT)
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=300, check=False
    )


@pytest.fixture(scope="module")
def first_start(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The cache folder of somebody without a umask, after the first start: compiling takes its time."""
    pytest.importorskip("numba")
    folder = tmp_path_factory.mktemp("first") / "new" / "cache"
    before = os.umask(0)
    try:
        check_start(folder)
    finally:
        os.umask(before)
    return folder


def check_start(cache: Path) -> None:
    done = started(cache, *PERFT, "compiled")
    assert (done.returncode, counts_of(done.stdout)) == (0, COUNTS), done.stderr
    assert done.stderr == Catalog("en").text("cli-compiling") + "\n"


def test_the_second_start_loads_what_the_first_one_compiled(first_start: Path) -> None:
    kept = kept_files(first_start)
    check_start(first_start)
    assert kept_files(first_start) == kept != {}


def test_two_starts_at_once_both_count(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    code = (
        "from assistant.engine.compiled import compile_kernel;"
        "from assistant.rules.position import start_position;"
        "from assistant.rules.variant import ITALIAN as game;"
        "print(compile_kernel(game).perft(start_position(game), 4))"
    )
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-P", "-c", code]
    both = [
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(2)
    ]
    assert [each.communicate(timeout=300)[0] for each in both] == [f"{COUNTS[-1]}\n"] * 2


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Cache folders in which nothing lies yet; that of the user is the one returned."""
    pytest.importorskip("numba")
    folder = tmp_path / "chè"
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr(compiled, "_user_folder", lambda: folder)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    return folder


def count_italian() -> None:
    assert compile_kernel(ITALIAN).perft(start_position(ITALIAN), 5) == 7361


def test_without_a_users_folder_it_is_kept_with_the_temporary_files(cache: Path) -> None:
    cache.write_text("in the way")
    count_italian()
    (folder,) = Path(tempfile.gettempdir()).iterdir()
    assert kept_files(folder) != {}
    assert os.name == "nt" or folder.stat().st_mode & 0o777 == 0o700


@pytest.mark.skipif(os.name == "nt", reason="about the users of a POSIX system")
def test_nothing_is_loaded_from_where_others_may_write(cache: Path) -> None:
    cache.write_text("in the way")
    folder = Path(tempfile.gettempdir()) / f"damavoce-{os.getuid()}"
    folder.mkdir()
    folder.chmod(0o777)
    count_italian()
    assert [*folder.iterdir()] == []


def test_a_damaged_cache_is_thrown_away(cache: Path) -> None:
    kernel_of("compiled", "italian")
    for folder in shared_kernels().glob("italian-*"):
        shutil.copytree(folder, cache / folder.name)
    whole = kept_files(cache)
    count_italian()
    assert kept_files(cache) == whole != {}
    for file in cache.rglob("*.nbc"):
        file.write_bytes(file.read_bytes()[:50])
    count_italian()
    assert kept_files(cache) == {}
    count_italian()
    assert kept_files(cache) != {}


def test_what_an_older_program_compiled_is_removed_and_the_other_game_stays(cache: Path) -> None:
    for name in ("italian-0123", "international-0123"):
        (cache / name).mkdir(parents=True)
    count_italian()
    other, ours = sorted(folder.name for folder in cache.iterdir())
    assert other == "international-0123"
    assert ours.startswith("italian-")
    assert ours != "italian-0123"


def test_the_numbers_of_a_game_are_part_of_the_name_of_its_kernel(monkeypatch) -> None:
    names = {compiled._digest(variant, "1") for variant in (ITALIAN, INTERNATIONAL)}
    assert len(names) == 2
    known = compiled.constants(ITALIAN)
    monkeypatch.setattr(compiled, "constants", lambda variant: {**known, "RISING": 3})
    assert compiled._digest(ITALIAN, "1") not in names
    assert compiled._digest(ITALIAN, "2") not in names


def test_another_compiler_makes_another_kernel_though_numba_is_the_same(tmp_path, monkeypatch) -> None:
    """It may crash when it is imported, so a child is to try it first."""
    before = compiled._version()
    for package in ("llvmlite", "numpy"):
        (tmp_path / package).mkdir()
        (tmp_path / package / f"{package}.py").write_text("")
        with monkeypatch.context() as change:
            change.syspath_prepend(tmp_path / package)
            change.delitem(sys.modules, package, raising=False)
            assert compiled._version() != before
    assert compiled._version() == before


def test_without_the_private_flag_it_is_compiled_all_the_same() -> None:
    asked = []

    def njit(signature: str, **options: object) -> object:
        asked.append(options)
        if "_nrt" in options:
            raise KeyError("Unrecognized options: {'_nrt'}")
        return lambda function: (signature, function)

    made = compiled._jit(SimpleNamespace(njit=njit), "signature", count_italian, is_cached=True)
    assert made == ("signature", count_italian)
    assert [options.pop("_nrt", "left out") for options in asked] == [False, "left out"]
    assert asked[0] == asked[1]


# Where there is none


def test_without_numba_the_command_says_what_to_do(capsys, monkeypatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    for language in languages():
        assert main([*PERFT, "compiled", "--lang", language]) == 1
        told = capsys.readouterr()
        assert told.out == ""
        assert len(told.err.splitlines()) == 1
        assert "numba" in told.err
        assert "run.py install" in told.err
        assert "--with kernel" in told.err
    with pytest.raises(NotCompiled) as caught:
        compile_kernel(ITALIAN)
    assert caught.value.reason == "no-package"


def test_a_numba_that_does_not_start_is_told(tmp_path: Path, capsys, monkeypatch) -> None:
    (tmp_path / "numba.py").write_text('raise ImportError("Numba needs\\nanother NumPy")')
    monkeypatch.syspath_prepend(tmp_path)
    for name in [name for name in sys.modules if name.partition(".")[0] == "numba"]:
        monkeypatch.delitem(sys.modules, name)
    assert main([*PERFT, "compiled", "--lang", "en"]) == 1
    sentence = capsys.readouterr().err.splitlines()[-1]
    assert "ImportError: Numba needs another NumPy" in sentence
    with pytest.raises(NotCompiled) as caught:
        compile_kernel(ITALIAN)
    assert caught.value.reason == "bad-package"


def test_what_cannot_be_compiled_is_told(cache: Path, capsys, monkeypatch) -> None:
    def njit(*_: object, **options: object) -> object:
        raise RuntimeError("no such processor")

    monkeypatch.setattr("numba.njit", njit)
    assert main([*PERFT, "compiled", "--lang", "en"]) == 1
    assert "RuntimeError: no such processor" in capsys.readouterr().err
    with pytest.raises(NotCompiled) as caught:
        compile_kernel(ITALIAN)
    assert caught.value.reason == "failed"
    assert kept_files(cache) == {}


def test_numba_is_known_to_one_file_and_not_imported_with_it() -> None:
    names = {
        path.name
        for folder in ("assistant", "speech")
        for path in (ROOT / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        for module in [*getattr(node, "names", ()), SimpleNamespace(name=getattr(node, "module", ""))]
        if str(getattr(module, "name", "")).partition(".")[0] in ("numba", "llvmlite")
    }
    assert names == {"compiled.py"}
    code = (
        "import sys, assistant.engine.compiled; from assistant.cli import main;"
        "main(['perft', '--rules', 'italian', '--depth', '2', '--with', 'kernel']);"
        "print({'numba', 'llvmlite', 'numpy'} & {*sys.modules})"
    )
    command = [sys.executable, "-P", "-c", code]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "set()"


@pytest.mark.skipif(sys.platform == "win32", reason="modes and owners of POSIX")
@pytest.mark.parametrize("where", ["folder", "above", "file"])
def test_what_others_may_have_written_is_not_loaded(cache: Path, where: str) -> None:
    name = "italian-0123456789abcdef"
    folder = cache / name
    folder.mkdir(parents=True)
    (folder / "law.nbi").write_bytes(b"a pickle of somebody else's")
    assert next(compiled._folders(name)) == folder
    {"folder": folder, "above": cache, "file": folder / "law.nbi"}[where].chmod(0o777)
    elsewhere = next(compiled._folders(name))
    # A file in a folder that is the person's alone is thrown away; another's folder is let be.
    assert (elsewhere == folder) is (where == "file")
    assert elsewhere is not None
    assert not list(elsewhere.glob("*.nbi"))


@pytest.mark.skipif(sys.platform == "win32", reason="modes of POSIX")
def test_what_is_compiled_is_the_persons_alone_whatever_the_umask(first_start: Path) -> None:
    for each in first_start.parent.rglob("*"):
        assert not each.stat().st_mode & 0o077, each
