"""What `damavoce doctor` finds of the opponent: whether it thinks as fast as it can on this machine.

It plays without numba too, so nothing here is needed. A native library may take its process along: the
compiled kernel is tried in a child, the one that compiles it for the game.
"""

import importlib.metadata
import json
import platform
import subprocess
import sys
from typing import NamedTuple

from assistant.commands import mends
from assistant.commands.doctor.checks import CheckFinding, ReportLine
from assistant.engine import compiled
from assistant.engine.kernels import child_command, child_environment
from assistant.narration.catalog import Variable
from assistant.narration.narrator import printable
from assistant.rules.variant import ITALIAN, VARIANTS, Variant

PATIENCE = 120.0
"""Seconds for the kernel to be loaded or, once, compiled: on a slow machine that takes 40."""

NO_PACKAGE, BAD_PACKAGE, ENDED, NO_ANSWER = "no-package", "bad-package", "ended", "no-answer"


class _Trouble(NamedTuple):
    """Why there is no compiled kernel, and what was told of it, in any language."""

    reason: str
    told: str = ""


def check_opponent() -> CheckFinding:
    """Have the compiled kernel of a game think for a moment: of one that is kept, if any is.

    Where none is kept it is compiled, and kept from now on.
    """
    trouble = _forbidden()
    kept = [] if trouble else _kept()
    if not trouble:
        tried = kept[0] if kept else ITALIAN
        trouble = _try(tried)
        if trouble and trouble.reason == ENDED:
            # Perhaps what is kept is to blame: a game that loads it would end in the same way.
            for variant in kept:
                compiled.forget(variant)
            kept = []
        elif not trouble and not kept:
            compiled.keep(tried)
            kept = _kept()
    return _found(trouble, kept)


def _forbidden() -> _Trouble | None:
    """Why nothing can be tried."""
    if not compiled.is_installed():
        return _Trouble(NO_PACKAGE if has_wheels() else "no-wheels")
    return _Trouble("switched-off") if compiled.is_switched_off() else None


def _kept() -> list[Variant]:
    return [variant for variant in VARIANTS.values() if compiled.is_kept(variant)]


def _found(trouble: _Trouble | None, kept: list[Variant]) -> CheckFinding:
    state = trouble.reason if trouble else "ready" if kept else "not-kept"
    names = [variant.name for variant in kept]
    told = trouble.told if trouble else ""
    version = _version()
    values: dict[str, Variable] = {
        "state": state,
        "version": printable(version),
        "detail": printable(told),
        "games": "all" if len(kept) == len(VARIANTS) else names[0] if names else "none",
    }
    detail: dict[str, object] = {
        "kernel": "plain" if trouble else "compiled",
        "reason": trouble.reason if trouble else "",
        "told": told,
        "numba": version,
        "kept": names,
    }
    mend = mends.for_part("fast") if state in (NO_PACKAGE, BAD_PACKAGE, ENDED) else ""
    # Where numba cannot be, or is not to be, nothing is missing.
    ok = not trouble or state in ("no-wheels", "switched-off")
    line = ReportLine("doctor-opponent", values)
    return CheckFinding("opponent", ok, [line], detail, mend, is_needed=False)


def _version() -> str:
    try:
        return importlib.metadata.version("numba")
    except importlib.metadata.PackageNotFoundError:
        return ""


def has_wheels(
    system: str = sys.platform,
    machine: str = platform.machine(),
    python: tuple[int, ...] = sys.version_info[:2],
) -> bool:
    """Whether the extra `fast` has a numba for this machine: pyproject.toml says for which."""
    match system:
        case "linux":
            return machine in ("x86_64", "aarch64")
        case "win32":
            return machine == "AMD64" or (machine == "ARM64" and python >= (3, 12))
        case "darwin":
            return machine == "arm64" or python < (3, 14)
    return False


def _try(variant: Variant) -> _Trouble | None:
    """Have a child compile or load a kernel and think with it: what goes wrong, if anything."""
    try:
        done = subprocess.run(
            child_command(variant),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=PATIENCE,
            check=False,
            env=child_environment(),
        )
    except subprocess.TimeoutExpired:
        return _Trouble(NO_ANSWER, f"{PATIENCE:.0f} s")
    except OSError as error:
        return _Trouble(ENDED, str(error))
    if not done.returncode:
        return None
    try:
        reason, told = json.loads(done.stdout)
        return _Trouble(str(reason), str(told))
    except (ValueError, TypeError):
        last = done.stderr.decode("utf-8", "replace").split("\n")
        said = next((line for line in reversed(last) if line.strip()), "")
        return _Trouble(ENDED, said[:300] or f"status {done.returncode}")
