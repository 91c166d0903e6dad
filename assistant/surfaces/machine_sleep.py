"""For how long the machine has slept, by the two clocks of which only one goes on meanwhile.

Linux: CLOCK_BOOTTIME is CLOCK_MONOTONIC with the time asleep (clock_gettime(2)). macOS:
CLOCK_MONOTONIC_RAW goes on, CLOCK_UPTIME_RAW does not (clock_gettime(3)). Windows: GetTickCount64 goes
on, QueryUnbiasedInterruptTime does not. Of other systems nothing is known.
"""

import sys
import time

STANDS_STILL = sys.platform != "win32"
"""Whether time.monotonic does, while the machine sleeps."""
_TOGETHER = 0.05
"""Seconds within which both clocks are read; else something came between."""
_TRIES = 5


def time_slept() -> float | None:
    """Seconds asleep since the machine was started; None where that is not known."""
    for _ in range(_TRIES):
        before = time.monotonic()
        slept = _difference()
        if time.monotonic() - before < _TOGETHER:
            return slept
    return None


if sys.platform == "linux":

    def _difference() -> float | None:
        return time.clock_gettime(time.CLOCK_BOOTTIME) - time.clock_gettime(time.CLOCK_MONOTONIC)

elif sys.platform == "darwin":

    def _difference() -> float | None:
        return time.clock_gettime(time.CLOCK_MONOTONIC_RAW) - time.clock_gettime(time.CLOCK_UPTIME_RAW)

elif sys.platform == "win32":
    import ctypes

    _kernel = ctypes.windll.kernel32
    _kernel.GetTickCount64.restype = ctypes.c_uint64

    def _difference() -> float | None:
        awake = ctypes.c_uint64()  # in units of 100 nanoseconds
        if not _kernel.QueryUnbiasedInterruptTime(ctypes.byref(awake)):
            return None
        return float(_kernel.GetTickCount64() / 1e3 - awake.value / 1e7)

else:

    def _difference() -> float | None:
        return None
