"""The levels: a scale that can be told apart, the same on every machine."""

from itertools import pairwise

import pytest

from assistant.engine.levels import LEVELS, limits_for
from assistant.engine.search import Limits, search
from assistant.rules.legal import legal_moves
from assistant.rules.position import Position, start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN, Variant


def test_each_level_looks_further_than_the_one_before() -> None:
    assert list(LEVELS) == list(range(1, 11))
    limits = list(LEVELS.values())
    for lower, higher in pairwise(limits):
        assert lower.depth
        assert lower.nodes
        assert higher.depth
        assert higher.nodes
        assert lower.depth < higher.depth
        assert lower.nodes < higher.nodes
    assert all(each.seconds is None for each in limits), "a clock would play otherwise elsewhere"


def test_a_time_counts_instead_of_the_level() -> None:
    assert limits_for(3) == LEVELS[3]
    assert limits_for(3, 1.5) == Limits(seconds=1.5)
    assert limits_for(3, 0) == Limits(seconds=0)
    with pytest.raises(KeyError):
        limits_for(11)


def play(variant: Variant, white: int, black: int, seed: int) -> tuple[float, Position]:
    """White's points in one game of two levels, and its last position; a long game is a draw."""
    position, past = start_position(variant), []
    for ply in range(120):
        if not legal_moves(position):
            return (0.0 if ply % 2 == 0 else 1.0), position
        level = black if ply % 2 else white
        move = search(position, limits_for(level), past=past, seed=seed).move
        past.append(position)
        position = position.after(move)
    return 0.5, position


@pytest.mark.parametrize(
    ("variant", "level", "games"), [(ITALIAN, 5, 8), (INTERNATIONAL, 4, 4)], ids=repr
)
def test_a_higher_level_beats_a_lower_one(variant: Variant, level: int, games: int) -> None:
    won = sum(
        play(variant, level, 1, seed)[0] + 1 - play(variant, 1, level, seed)[0]
        for seed in range(games // 2)
    )
    assert won >= games * 3 / 4


def test_a_game_of_two_levels_is_always_the_same() -> None:
    assert play(ITALIAN, 3, 2, seed=1) == play(ITALIAN, 3, 2, seed=1)
    assert play(ITALIAN, 3, 2, seed=1) != play(ITALIAN, 3, 2, seed=2)
