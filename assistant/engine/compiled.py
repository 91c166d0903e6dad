"""The compiled kernel: the one door to numba, which is not imported before somebody goes through it.

What is compiled is kept in the user's cache folder, so that the next start only loads it. The
folder of a kernel is named after all that went into it, and so is each function: numba looks only
at the file of a function, where neither the numbers of the game nor the functions that it calls are
seen, and takes the kernel of one game for that of the other.
"""

import contextlib
import hashlib
import importlib.util
import json
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FunctionType
from typing import Any, Literal

from assistant.engine.kernel.build import build, sources
from assistant.engine.kernel.constants import constants
from assistant.engine.kernel.kernel import Kernel, plain_kernel
from assistant.rules.variant import Variant
from speech.files.own_folders import are_own_files, is_own, make_own, make_private

Reason = Literal["no-package", "bad-package", "failed"]
"""Why there is no compiled kernel: numba is missing, does not start here, or could not compile."""


SWITCH = "NUMBA_DISABLE_JIT"
WHOLE = "whole.json"
"""The file that says how compiled code lay in its folder when it had run."""


class NotCompiled(Exception):
    """There is no compiled kernel, for a reason; `detail` is what was told of it, in any language."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason: Reason = reason
        self.detail = detail


class NotKept(Exception):
    """What was to be loaded only would have to be compiled: it was kept for another machine."""


def is_installed() -> bool:
    """Whether numba is there; whether it starts, only `compile_kernel` finds out."""
    with contextlib.suppress(ValueError):  # somebody has put something else in its place
        return importlib.util.find_spec("numba") is not None
    return False


def is_switched_off() -> bool:
    """Whether numba is told by its own variable to compile nothing."""
    return os.environ.get(SWITCH, "0") not in ("", "0")


def is_kept(variant: Variant) -> bool:
    """Whether the kernel of a game lies where it was compiled, just as `keep` has seen it."""
    with contextlib.suppress(OSError, ValueError):
        if folder := _folder(variant):
            sums = json.loads((folder / WHOLE).read_text("utf-8"))
            return bool(sums) and sums == _sums(folder)
    return False


def forget(variant: Variant) -> None:
    """Remove what is kept of a game's kernel: it may be damaged, and crash whoever loads it."""
    with contextlib.suppress(OSError):
        if folder := _folder(variant):
            shutil.rmtree(folder, ignore_errors=True)


def keep(variant: Variant) -> None:
    """Note that what was compiled has run, and may be loaded from now on as it lies there.

    Not where a part is missing: the disk was full, or another program has just removed it.
    """
    with contextlib.suppress(OSError):
        if folder := _folder(variant):
            sums = _sums(folder)
            indexes = [name for name in sums if name.endswith(".nbi")]
            if len(indexes) == len(plain_kernel(variant).functions):
                note = folder / f"{WHOLE}.{os.getpid()}"
                note.write_text(json.dumps(sums), "utf-8")
                note.replace(folder / WHOLE)
                make_private(folder)


def compile_kernel(
    variant: Variant, *, only_kept: bool = False, goes_on: Callable[[], bool] = lambda: True
) -> Kernel:
    """The kernel of a game, loaded where it was compiled before, else compiled. Raises NotCompiled.

    It takes seconds the first time. A kernel runs without Python's lock; two threads may share it.
    With `only_kept`, raises NotKept at the first function that would have to be compiled. Between two
    functions `goes_on` says whether the kernel is still wanted.
    """
    numba = _numba()
    digest = _digest(variant, _version())
    name = f"{variant.name}-{digest}"
    error: Exception | None = None
    for folder in _folders(name):
        try:
            kernel = _compile(numba, variant, digest, folder, only_kept, goes_on)
            if folder:
                with contextlib.suppress(OSError):
                    make_private(folder)  # numba gives its files what the umask leaves
            return kernel
        except (NotCompiled, NotKept):
            raise
        except Exception as trouble:  # noqa: BLE001  (whatever it is, there is the plain kernel)
            error = trouble
            if folder:  # what lies there may be damaged
                shutil.rmtree(folder, ignore_errors=True)
    raise NotCompiled("failed", _told(error)) from error


def _numba() -> Any:
    try:
        import numba
        import numba.extending
        import numpy  # noqa: F401
    except ModuleNotFoundError as error:
        if error.name in ("numba", "llvmlite", "numpy"):
            raise NotCompiled("no-package", _told(error)) from error
        raise NotCompiled("bad-package", _told(error)) from error
    except Exception as error:  # a wrong numpy, a library that cannot be loaded, a wrong processor
        raise NotCompiled("bad-package", _told(error)) from error
    return numba


def _told(error: Exception | None) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:300]


# What is kept


def _folder(variant: Variant) -> Path | None:
    """Where the kernel of a game is kept, or will be."""
    return next(_folders(f"{variant.name}-{_digest(variant, _version())}"))


def _sums(folder: Path) -> dict[str, str]:
    """What lies in a folder of compiled code: the sum of each file."""
    files = sorted(file for file in folder.rglob("*") if file.suffix in (".nbi", ".nbc"))
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def _version() -> str:
    """What will compile and load, none of which need be imported for it.

    One of these put in another's place may crash whoever imports it, though what is kept is sound.
    """
    import importlib.metadata  # takes too long for a start that may never come here

    parts = [sys.implementation.cache_tag or "", platform.machine()]
    for package in ("numba", "llvmlite", "numpy"):
        with contextlib.suppress(importlib.metadata.PackageNotFoundError):
            parts.append(importlib.metadata.version(package))
        with contextlib.suppress(OSError, ValueError):
            if (spec := importlib.util.find_spec(package)) and spec.origin:
                parts += [spec.origin, str(Path(spec.origin).stat().st_mtime_ns)]
    return " ".join(parts)


def _digest(variant: Variant, version: str) -> str:
    """What tells this kernel, compiled by that version, from any other: letters for a file's name."""
    texts = sorted((Path(file).name, text) for file, text in sources(variant).items())
    door = Path(__file__).read_text(encoding="utf-8")
    everything = (sorted(constants(variant).items()), texts, door, version)
    return hashlib.sha256(repr(everything).encode()).hexdigest()[:16]


def _folders(name: str) -> Iterator[Path | None]:
    """Where a kernel may be kept: the best place first, and None at last for nowhere."""
    for parent in (_user_folder, _temporary_folder):
        with contextlib.suppress(OSError, RuntimeError, LookupError, ValueError):
            folder = parent() / name
            is_new = not folder.exists()
            make_own(folder)
            if not is_own(folder):
                continue  # what lies there is run: somebody else may have put it there
            if not are_own_files(folder):
                # Left by a start that ended before it could close them, or worse: compiled anew.
                shutil.rmtree(folder)
                make_own(folder)
            with tempfile.TemporaryFile(dir=folder) as file:
                file.write(b"\0")
            if is_new:
                _forget_others(folder)
            yield folder
    yield None


def _user_folder() -> Path:
    from platformdirs import user_cache_path

    return user_cache_path("damavoce", appauthor=False) / "kernel"


def _temporary_folder() -> Path:
    """A folder in that of temporary files. Raises OSError where somebody else could write into it.

    What is loaded from it is run: it must not be another user's.
    """
    user = os.getuid() if hasattr(os, "getuid") else None
    folder = Path(tempfile.gettempdir()) / ("damavoce" if user is None else f"damavoce-{user}")
    with contextlib.suppress(FileExistsError):
        folder.mkdir(mode=0o700)
    found = folder.lstat()
    if user is not None and (found.st_uid != user or found.st_mode & 0o077 or folder.is_symlink()):
        raise PermissionError(str(folder))
    return folder


def _forget_others(folder: Path) -> None:
    """Remove what older programs compiled for the same game."""
    game = folder.name.rpartition("-")[0]
    for other in folder.parent.glob(f"{game}-*"):
        if other != folder:
            shutil.rmtree(other, ignore_errors=True)


# What is compiled


def _compile(
    numba: Any,
    variant: Variant,
    digest: str,
    folder: Path | None,
    only_kept: bool,
    goes_on: Callable[[], bool],
) -> Kernel:
    import numpy

    numbers = numba.types.Array(numba.int64, 1, "C")
    types = {int: numba.int64, "Numbers": numbers, None: numba.void}
    numba.config.CACHE_DIR = str(folder or "")

    def finish(function: FunctionType) -> Any:
        code = function.__code__
        arguments = code.co_varnames[: code.co_argcount]
        annotations = function.__annotations__
        # Without a signature, a cached function that calls itself crashes when it is loaded.
        signature = types[annotations["return"]](*[types[annotations[name]] for name in arguments])
        function.__qualname__ = f"kernel_{digest}.{function.__name__}"
        if not goes_on():
            raise NotCompiled("failed", "no longer wanted")
        made = _jit(numba, signature, function, is_cached=folder is not None)
        # Who cannot tell whether it was compiled may have compiled it.
        stats = getattr(made, "stats", None)
        if only_kept and (folder is None or stats is None or stats.cache_misses):
            raise NotKept
        return made

    tables = {
        name: numpy.array(value, dtype=numpy.int64)
        for name, value in constants(variant).items()
        if isinstance(value, tuple)
    }
    functions = build(variant, {**tables, **_intrinsics(numba)}, finish)
    return Kernel(variant, functions, lambda size: numpy.zeros(size, dtype=numpy.int64))


def _jit(numba: Any, signature: Any, function: FunctionType, *, is_cached: bool) -> Any:
    options = {"cache": is_cached, "nogil": True, "error_model": "numpy"}
    try:
        # Private: no counting of references to `work` at each call, which would take most of the time.
        quick = numba.njit(signature, _nrt=False, **options)
    except (TypeError, KeyError):
        quick = numba.njit(signature, **options)
    return quick(function)


def _intrinsics(numba: Any) -> dict[str, Any]:
    """The two functions that are one instruction each."""
    from llvmlite.ir import IntType

    number = numba.int64

    def popcount(context: Any, mask: Any) -> Any:
        return number(number), lambda _, builder, signature, values: builder.ctpop(values[0])

    def bit_length(context: Any, mask: Any) -> Any:
        def generate(_: Any, builder: Any, signature: Any, values: Any) -> Any:
            word = values[0].type
            zeros = builder.ctlz(values[0], IntType(1)(0))
            return builder.sub(word(64), zeros)

        return number(number), generate

    return {each.__name__: numba.extending.intrinsic(each) for each in (popcount, bit_length)}
