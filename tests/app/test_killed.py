"""kill -9 at any moment: at most the line that is being typed is lost."""

from pathlib import Path

import pytest

from tests.app.support.killed import Victims

KILLS, KILLS_PROVEN = 12, 1000


def kill(folder: Path, times: int, seed: int) -> Victims:
    victims = Victims(folder, seed)
    while victims.kills < times:
        victims.kill_one()
    return victims


def test_a_program_that_is_killed_loses_nothing_that_was_announced(tmp_path: Path) -> None:
    victims = kill(tmp_path, KILLS, 1)
    assert victims.lives_with_moves > KILLS / 3
    assert victims.moves_kept > KILLS


@pytest.mark.proof
def test_a_thousand_programs_that_are_killed_lose_nothing(tmp_path: Path) -> None:
    victims = kill(tmp_path, KILLS_PROVEN, 2)
    assert victims.moves_kept > KILLS_PROVEN
