"""The compiled opponent in a real game: made once in a child, loaded after the first prompt."""

import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from assistant.engine import compiled
from assistant.rules.variant import ITALIAN
from tests.app.support.processes import PATIENCE, OnTerminal, damavoce, environment
from tests.engine.support.kernels import kept_files

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")

GAME = ("play", "--rules", "italian", "--lang", "en", "--voice", "off", "--seed", "1", "--level", "2")


def quiet(cache: Path, **changes: str) -> Mapping[str, str]:
    """An environment whose cache is there, in which numba compiles."""
    found = environment(TERM="xterm", XDG_CACHE_HOME=str(cache), PYTHONWARNINGS="", **changes)
    return {name: value for name, value in found.items() if name != "NUMBA_DISABLE_JIT"}


def has_numba(pid: int) -> bool:
    """Whether the compiler is in the memory of a process."""
    return "llvmlite" in Path(f"/proc/{pid}/maps").read_text()


def wait_until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 2 * PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def children(pid: int) -> list[int]:
    """Of any of its threads: it is not the first one that starts the compiler."""
    found = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(each) for file in found for each in file.read_text().split()]


@contextmanager
def begun(env: Mapping[str, str]) -> Iterator[OnTerminal]:
    """A game that is left politely, whatever was done in it."""
    game = OnTerminal(*GAME, env=env)
    try:
        yield game
        game.type("quit\ryes\r")
        assert game.wait() == 0
    except BaseException:
        game.kill()
        raise


def played(cache: Path) -> None:
    """A game in which a move is answered before, and one after the compiled opponent is there."""
    with begun(quiet(cache)) as game:
        game.wait_for("Type a move")
        assert not has_numba(game.pid)
        game.type("23-19\r")
        game.wait_for(r"Black: \d.*\s.*capture: 19x12")
        wait_until(lambda: has_numba(game.pid) and not children(game.pid))
        game.type("19x12\r")
        game.wait_for(r"White: 19x12.*\s.*Black: \d")
    assert b"slow" not in game.seen


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="looks into /proc")
def test_the_program_starts_twice_and_compiles_once(tmp_path: Path, monkeypatch) -> None:
    """A function that calls itself, without a signature, would crash the second start."""
    pytest.importorskip("numba")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    kept = []
    for _ in range(2):
        played(tmp_path)
        assert compiled.is_kept(ITALIAN)
        kept.append(kept_files(tmp_path))
    assert kept[0] == kept[1] != {}


def test_a_compiler_that_cannot_start_is_one_sentence_and_no_more(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    (tmp_path / "numba.py").write_text('raise ImportError("Numba needs another NumPy")', "utf-8")
    paths = os.pathsep.join([str(tmp_path), environment()["PYTHONPATH"]])
    with begun(quiet(tmp_path, PYTHONPATH=paths)) as game:
        game.wait_for("thinks more slowly than it could.*Numba needs another NumPy")
        game.type("23-19\r")
        game.wait_for(r"Black: \d")
    assert game.seen.count(b"more slowly") == 1


def test_a_short_game_on_a_pipe_compiles_nothing(tmp_path: Path) -> None:
    done = damavoce(*GAME, lines="23-19\n", env=quiet(tmp_path))
    assert done.returncode == 0
    assert kept_files(tmp_path) == {}
