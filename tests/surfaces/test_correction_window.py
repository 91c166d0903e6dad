"""The time for a correction: it passes only while nobody speaks or types."""

import asyncio

from assistant.surfaces.correction_window import STEP, Window


def test_it_ends_once_after_quiet_time_and_not_before() -> None:
    async def scene() -> list[str]:
        happened: list[str] = []
        quiet = False
        window = Window(asyncio.get_running_loop(), lambda: quiet)
        window.open(3 * STEP, lambda: happened.append("ended"))
        await asyncio.sleep(10 * STEP)
        happened.append("was paused")
        quiet = True
        while "ended" not in happened:
            await asyncio.sleep(STEP)
        await asyncio.sleep(5 * STEP)
        return happened

    assert asyncio.run(scene()) == ["was paused", "ended"]


def test_a_new_one_takes_the_place_of_the_old_and_a_closed_one_never_ends() -> None:
    async def scene() -> list[str]:
        happened: list[str] = []
        window = Window(asyncio.get_running_loop(), lambda: True)
        window.open(2 * STEP, lambda: happened.append("first"))
        window.open(2 * STEP, lambda: happened.append("second"))
        while not happened:
            await asyncio.sleep(STEP)
        window.open(2 * STEP, lambda: happened.append("third"))
        window.close()
        window.close()
        await asyncio.sleep(6 * STEP)
        return happened

    assert asyncio.run(scene()) == ["second"]
