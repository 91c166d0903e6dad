"""Which kernel plays: the compiled one once a child did well with it, else the plain one."""

import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from assistant.engine import compiled, kernels
from assistant.engine.compiled import NotCompiled, NotKept, compile_kernel
from assistant.engine.kernel.kernel import plain_kernel
from assistant.engine.kernels import Kernels
from assistant.rules.position import start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN
from tests.engine.support.kernels import kept_files

T = TypeVar("T")

PATIENCE = 120.0
ROOT = Path(__file__).parents[2]


class Prepared:
    """Kernels, and what they told."""

    def __init__(self) -> None:
        self.failures: list[NotCompiled] = []
        self.kernels = Kernels(self.failures.append)

    def prepare(self, *variants: object) -> None:
        for variant in variants:
            self.kernels.prepare(variant)  # type: ignore[arg-type]
        thread = self.kernels._thread
        assert thread
        thread.join(PATIENCE)
        assert self.kernels.is_settled()

    def is_fast(self, variant: object) -> bool:
        return self.kernels.of(variant) is not plain_kernel(variant)  # type: ignore[arg-type]


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of this user's in which nothing lies yet, for children too."""
    pytest.importorskip("numba")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("WIN_PD_OVERRIDE_LOCAL_APPDATA", str(tmp_path / "cache"))
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    (tmp_path / "temporary").mkdir()
    monkeypatch.setenv("TMPDIR", str(tmp_path / "temporary"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    return tmp_path / "cache"


def broken_numba(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """Another package of that name, in this process and in children."""
    (tmp_path / "packages").mkdir()
    (tmp_path / "packages" / "numba.py").write_text(code, "utf-8")
    monkeypatch.syspath_prepend(tmp_path / "packages")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "packages"))
    for name in [name for name in sys.modules if name.partition(".")[0] == "numba"]:
        monkeypatch.delitem(sys.modules, name)


def test_the_plain_one_plays_until_the_compiled_one_is_ready(cache: Path) -> None:
    made = Prepared()
    assert not made.is_fast(ITALIAN)
    assert not compiled.is_kept(ITALIAN)
    made.prepare(ITALIAN)
    assert made.is_fast(ITALIAN)
    assert made.kernels.of(ITALIAN).perft(start_position(ITALIAN), 4) == 1469
    assert not made.is_fast(INTERNATIONAL)
    assert made.failures == []
    assert compiled.is_kept(ITALIAN)
    # The second time nothing is compiled, and no child is wanted.
    before = kept_files(cache)
    again = Prepared()
    again.kernels._compile_in_child = None  # type: ignore[assignment,method-assign]
    again.prepare(ITALIAN)
    assert again.is_fast(ITALIAN)
    assert kept_files(cache) == before
    # What has changed since is not loaded, but made anew: it might crash the game.
    damaged = max(cache.rglob("*.nbc"), key=lambda file: file.stat().st_size)
    damaged.write_bytes(damaged.read_bytes()[:-40] + bytes(40))
    assert not compiled.is_kept(ITALIAN)
    # Nor is what another program removes a part of, while a child still writes.
    min(cache.rglob("*.nbi")).unlink()
    compiled.keep(ITALIAN)
    assert not compiled.is_kept(ITALIAN)
    mended = Prepared()
    mended.prepare(ITALIAN)
    assert mended.is_fast(ITALIAN)
    assert mended.failures == []
    assert compiled.is_kept(ITALIAN)
    compiled.forget(ITALIAN)
    assert not compiled.is_kept(ITALIAN)


def test_a_compiler_that_crashes_takes_only_the_child_along(tmp_path, cache, monkeypatch) -> None:
    broken_numba(tmp_path, monkeypatch, "import os\nos.kill(os.getpid(), 9)")
    made = Prepared()
    made.prepare(ITALIAN, INTERNATIONAL)
    assert not made.is_fast(ITALIAN)
    assert [error.reason for error in made.failures] == ["failed"]
    assert "numba" not in sys.modules
    made.kernels.prepare(INTERNATIONAL)
    assert len(made.failures) == 1


def test_a_numba_that_does_not_start_is_told_once(tmp_path, cache, monkeypatch) -> None:
    broken_numba(tmp_path, monkeypatch, 'raise ImportError("Numba needs another NumPy")')
    made = Prepared()
    made.prepare(ITALIAN)
    (failure,) = made.failures
    assert (failure.reason, failure.detail) == ("bad-package", "ImportError: Numba needs another NumPy")
    assert made.kernels.of(ITALIAN) is plain_kernel(ITALIAN)


def test_an_old_numba_is_told(tmp_path, cache, monkeypatch) -> None:
    code = """
import sys
types = config = extending = sys.modules["numba.extending"] = sys.modules[__name__]
def njit(*arguments):
    raise TypeError("no such option")
"""
    broken_numba(tmp_path, monkeypatch, code)
    made = Prepared()
    made.prepare(ITALIAN)
    (failure,) = made.failures
    assert failure.reason in ("bad-package", "failed")
    assert "AttributeError" in failure.detail


def test_without_numba_there_is_nothing_to_tell(monkeypatch) -> None:
    monkeypatch.setattr(compiled, "is_installed", lambda: False)
    made = Prepared()
    made.prepare(ITALIAN)
    assert made.failures == []
    assert not made.is_fast(ITALIAN)


def test_who_has_switched_numba_off_is_obeyed(cache: Path, monkeypatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    made = Prepared()
    made.prepare(ITALIAN)
    assert (made.failures, made.is_fast(ITALIAN), kept_files(cache)) == ([], False, {})


def test_closing_ends_the_child(cache: Path) -> None:
    made = Prepared()
    made.kernels.prepare(ITALIAN)
    child = wait_for(lambda: made.kernels._child)
    made.kernels.close()
    assert child.returncode not in (None, 0)
    assert made.kernels.is_settled()
    assert made.failures == []
    assert not compiled.is_kept(ITALIAN)
    made.kernels.prepare(INTERNATIONAL)
    assert made.kernels.is_settled()


def wait_for(find: Callable[[], T | None]) -> T:
    deadline = time.monotonic() + PATIENCE
    while not (found := find()):
        assert time.monotonic() < deadline
        time.sleep(0.005)
    return found


def test_a_child_that_never_ends_is_ended(tmp_path, cache, monkeypatch) -> None:
    broken_numba(tmp_path, monkeypatch, "import time\ntime.sleep(600)")
    monkeypatch.setattr(kernels, "COMPILING_PATIENCE", 1.0)
    made = Prepared()
    made.prepare(ITALIAN)
    assert [error.reason for error in made.failures] == ["failed"]


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_child_ends_with_the_program_however_that_ends(tmp_path, cache, monkeypatch) -> None:
    broken_numba(tmp_path, monkeypatch, "import time\ntime.sleep(600)")
    code = (
        "from assistant.engine.kernels import Kernels;"
        "from assistant.rules.variant import ITALIAN;"
        "import time; kernels = Kernels(print); kernels.prepare(ITALIAN)\n"
        "while not kernels._child: time.sleep(0.01)\n"
        "print(kernels._child.pid, flush=True); time.sleep(600)"
    )
    paths = os.pathsep.join([os.environ["PYTHONPATH"], str(ROOT)])
    with subprocess.Popen(
        [sys.executable, "-P", "-c", code],
        env={**os.environ, "PYTHONPATH": paths},
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout
        child = int(program.stdout.readline())
        state = Path(f"/proc/{child}/stat")
        assert state.exists()
        program.kill()

    def is_gone() -> bool:
        return not state.exists() or state.read_text().rpartition(")")[2].split()[0] == "Z"

    wait_for(is_gone)


def test_what_was_kept_elsewhere_is_not_compiled_in_the_game(cache: Path, monkeypatch) -> None:
    """Another processor, say: the note is right, and still nothing fits."""
    monkeypatch.setattr(compiled, "is_kept", lambda variant: True)
    with pytest.raises(NotKept):
        compile_kernel(ITALIAN, only_kept=True)
    made = Prepared()
    assert made.kernels._kept(ITALIAN) is None
    made.kernels._compile_in_child = fail  # type: ignore[method-assign]
    made.prepare(ITALIAN)
    assert [error.detail for error in made.failures] == ["no more"]


def fail(*_: object) -> None:
    raise NotCompiled("failed", "no more")


def test_closing_ends_what_is_compiled_here_at_the_next_function(cache: Path, monkeypatch) -> None:
    """Where nothing can be kept: it would take as long as it took the child."""
    begun = threading.Event()

    def note(*arguments: object, **options: bool) -> object:
        begun.set()
        return jit(*arguments, **options)

    jit = compiled._jit
    monkeypatch.setattr(compiled, "_jit", note)
    monkeypatch.setattr(compiled, "_folders", lambda name: iter([None]))
    made = Prepared()
    made.kernels._compile_in_child = lambda variant: None  # type: ignore[method-assign]
    made.kernels.prepare(ITALIAN)
    assert begun.wait(PATIENCE)
    made.kernels.close()
    assert made.kernels.is_settled()
    assert (made.failures, made.is_fast(ITALIAN)) == ([], False)


def test_nothing_is_begun_once_it_is_stopped(cache: Path) -> None:
    made = Prepared()
    made.kernels.stop()
    made.kernels.prepare(ITALIAN)
    assert made.kernels._thread is None


@pytest.mark.skipif(os.name == "nt", reason="about the limits of a POSIX system")
def test_a_full_disk_keeps_nothing_and_stops_nobody(cache: Path) -> None:
    """No file may be longer than these bytes, as on a disk that fills while it is written."""
    code = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (9_000, 9_000));"
        "from assistant.engine.warm import main; sys.exit(main('italian'))"
    )
    done = subprocess.run(
        [sys.executable, "-P", "-c", code],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    assert not compiled.is_kept(ITALIAN)
    assert kept_files(cache) == {}
