"""Random games on simulated boards through the conversation: what is played is what hands meant."""

import pytest

from assistant.rules.variant import Variant
from tests.dialogue.support.board_games import TalkedGame
from tests.tactile.test_games import ON_EACH

IN_THE_SUITE = 10
IN_THE_PROOF = 500
WITH_BROKEN_SENSORS = 3
SHARE = 0.1
"""Of all moves, how many a sensor breaks before."""


@ON_EACH
def test_what_is_played_is_what_the_hands_meant(protocol: str, variant: Variant) -> None:
    for seed in range(IN_THE_SUITE):
        TalkedGame(protocol, variant, seed).play()


@ON_EACH
def test_a_game_goes_on_with_a_sensor_that_is_broken(protocol: str, variant: Variant) -> None:
    left_out = 0
    for seed in range(WITH_BROKEN_SENSORS):
        game = TalkedGame(protocol, variant, seed)
        game.faulty_sensors = SHARE
        game.play()
        left_out += game.counts["left out"]
    assert left_out


@pytest.mark.proof
@ON_EACH
def test_in_five_hundred_games(protocol: str, variant: Variant) -> None:
    for seed in range(IN_THE_PROOF):
        game = TalkedGame(protocol, variant, seed)
        game.faulty_sensors = SHARE / 10 if seed % 5 == 0 else 0.0
        game.play()
