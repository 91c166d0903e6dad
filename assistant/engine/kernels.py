"""Which kernel plays: the plain one at once, the compiled one as soon as it is ready.

What was never compiled on this machine is compiled in a child process, so that a crash of the compiler
is not one of the game; only what a child has compiled and run is loaded here, by a thread.
"""

import contextlib
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import cast

from assistant.engine import compiled
from assistant.engine.compiled import NotCompiled, NotKept, Reason
from assistant.engine.kernel.kernel import Kernel, plain_kernel
from assistant.rules.variant import Variant
from speech.process.command import command_of

COMPILING_PATIENCE = 300.0
"""Seconds that a child may compile, on the slowest machine; after them it is ended."""

LOADING_PATIENCE = 5.0
"""Seconds that closing waits for what is being loaded: it cannot be interrupted."""


class Kernels:
    """The kernels of a program's games. A thread calls `on_failure`, once, if one cannot be had."""

    def __init__(self, on_failure: Callable[[NotCompiled], None]) -> None:
        self._on_failure = on_failure
        self._lock = threading.Lock()
        self._compiled: dict[Variant, Kernel] = {}
        self._wanted: set[Variant] = set()
        self._thread: threading.Thread | None = None
        self._child: subprocess.Popen[str] | None = None
        self._is_closed = False
        self._has_failed = False

    def of(self, variant: Variant) -> Kernel:
        """The fastest kernel of a game that is ready."""
        return self._compiled.get(variant) or plain_kernel(variant)

    def prepare(self, variant: Variant) -> None:
        """Have the compiled kernel of a game made ready, off this thread; at once if it is already.

        Without numba there is nothing to do, and nothing to tell. One game is compiled at a time.
        """
        with self._lock:
            if variant in self._wanted or self._is_closed or self._has_failed:
                return
            self._wanted.add(variant)
            before = self._thread
            self._thread = threading.Thread(
                target=self._prepare, args=(variant, before), name="kernel", daemon=True
            )
            self._thread.start()

    def is_settled(self) -> bool:
        """Whether nothing is being made ready any more."""
        return self._thread is None or not self._thread.is_alive()

    def stop(self) -> None:
        """Have nothing made ready any more: end the child, if any, and soon what is being loaded."""
        with self._lock:
            self._is_closed = True
            if self._child:
                self._child.kill()

    def close(self) -> None:
        """Stop, and wait for what is being loaded."""
        self.stop()
        if self._thread:
            self._thread.join(LOADING_PATIENCE)

    def give_up(self, error: NotCompiled) -> None:
        """Play on with the plain kernels alone, and tell why, but not twice."""
        with self._lock:
            self._compiled.clear()
            if self._has_failed or self._is_closed:
                return
            self._has_failed = True
        self._on_failure(error)

    def _prepare(self, variant: Variant, before: threading.Thread | None) -> None:
        if before:
            before.join()
        try:
            if self._is_closed or compiled.is_switched_off() or not compiled.is_installed():
                return
            kernel = self._kept(variant)
            if kernel is None:
                compiled.forget(variant)
                self._compile_in_child(variant)
                compiled.keep(variant)
                # Where nothing can be kept it is compiled here once more: it has just gone well.
                kernel = self._kept(variant) or compiled.compile_kernel(variant, goes_on=self._goes_on)
            self._compiled[variant] = kernel
        except NotCompiled as error:
            self.give_up(error)
        except Exception as error:  # noqa: BLE001  (the thread's edge: the game goes on without)
            self.give_up(NotCompiled("failed", f"{type(error).__name__}: {error}"))

    def _kept(self, variant: Variant) -> Kernel | None:
        """The kernel as it was kept; None where it is not, or not for this machine."""
        if compiled.is_kept(variant):
            with contextlib.suppress(NotKept):
                return compiled.compile_kernel(variant, only_kept=True, goes_on=self._goes_on)
        return None

    def _goes_on(self) -> bool:
        return not self._is_closed

    def _compile_in_child(self, variant: Variant) -> None:
        """Raises NotCompiled where the child did not end well."""
        with self._lock:
            if self._is_closed:
                raise NotCompiled("failed", "closed")
            # The child ends when nobody holds the other end of this any more, however we have ended.
            until, lifeline = os.pipe()
            try:
                self._child = child = _child(variant, until)
            except OSError:
                os.close(lifeline)
                raise
            finally:
                os.close(until)
        try:
            told, noise = child.communicate(timeout=COMPILING_PATIENCE)
        except subprocess.TimeoutExpired as error:
            child.kill()
            child.communicate()
            raise NotCompiled("failed", f"{COMPILING_PATIENCE:.0f} s") from error
        finally:
            os.close(lifeline)
            with self._lock:
                self._child = None
        if child.returncode:
            with contextlib.suppress(ValueError, TypeError):
                reason, detail = json.loads(told)
                raise NotCompiled(cast("Reason", reason), detail)
            raise NotCompiled("failed", " ".join(noise.split()[-20:]) or f"status {child.returncode}")


def child_command(variant: Variant) -> list[str]:
    """What compiles a game's kernel, and thinks with it, in a process of its own."""
    return command_of("assistant.engine.warm", variant.name)


def child_environment() -> dict[str, str]:
    """That of the child."""
    home = str(Path(compiled.__file__).parents[2])
    paths = [home, *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONIOENCODING": "utf-8"}


def _child(variant: Variant, until: int) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [*child_command(variant), "attached"],
        stdin=until,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        errors="replace",
        env=child_environment(),
        # Ctrl-C is for the game, which decides what becomes of the child.
        start_new_session=sys.platform != "win32",
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
        | getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
    )
