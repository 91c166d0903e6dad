"""The times for corrections: they pass only while nobody speaks or types."""

import asyncio

from assistant.surfaces.correction_window import STEP, CorrectionWindows


def test_it_ends_once_after_quiet_time_and_not_before() -> None:
    async def scene() -> list[object]:
        happened: list[object] = []
        quiet = False
        windows = CorrectionWindows(asyncio.get_running_loop(), lambda: quiet, happened.append)
        windows.open(1, 3 * STEP)
        await asyncio.sleep(10 * STEP)
        happened.append("was paused")
        quiet = True
        while 1 not in happened:
            await asyncio.sleep(STEP)
        await asyncio.sleep(5 * STEP)
        return happened

    assert asyncio.run(scene()) == ["was paused", 1]


def test_none_ends_another_and_closed_ones_never_end() -> None:
    async def scene() -> list[int]:
        happened: list[int] = []
        windows = CorrectionWindows(asyncio.get_running_loop(), lambda: True, happened.append)
        windows.open(1, 4 * STEP)
        windows.open(2, 2 * STEP)
        while len(happened) < 2:
            await asyncio.sleep(STEP)
        windows.open(3, 2 * STEP)
        windows.open(4, 3 * STEP)
        windows.close()
        windows.close()
        await asyncio.sleep(6 * STEP)
        return happened

    assert asyncio.run(scene()) == [2, 1]
