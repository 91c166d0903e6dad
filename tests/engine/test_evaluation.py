"""The worth of a position: alike for both sides, and in the order a player would put it."""

import random

import pytest

from assistant.commands.bench.positions import random_position
from assistant.engine.weights import MAN
from assistant.rules.fen import parse_fen
from assistant.rules.position import Position, start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN, VARIANTS, Variant
from tests.engine.support.searches import evaluated

both_games = pytest.mark.parametrize("variant", VARIANTS.values(), ids=repr)


@both_games
def test_the_evaluation_is_the_same_for_both_sides(variant: Variant) -> None:
    """Turning the board round and changing colours changes nothing for the side to move."""
    rng = random.Random(8)
    for _ in range(100):
        position = random_position(variant, rng)
        assert evaluated(position) == evaluated(turned(position))


def turned(position: Position) -> Position:
    board = position.variant.geometry

    def turn(mask: int) -> int:
        return sum(
            board.mask_of[board.squares + 1 - square]
            for square in range(1, board.squares + 1)
            if mask & board.mask_of[square]
        )

    return Position(
        position.variant,
        position.side_to_move.opponent,
        turn(position.black),
        turn(position.white),
        turn(position.kings),
    )


@both_games
def test_the_start_is_even(variant: Variant) -> None:
    assert abs(evaluated(start_position(variant))) < MAN // 10


@pytest.mark.parametrize(
    ("variant", "better", "worse"),
    [
        # A king is worth more than a man, a flying king more than two.
        (ITALIAN, "W:WK19,22:B2,3", "W:W19,22:B2,3"),
        (INTERNATIONAL, "W:WK28,32:B2,3,4", "W:W27,28,32:B2,3,4"),
        # Who leads exchanges.
        (ITALIAN, "W:W22,27:B5", "W:W22,23,27,28:B5,6,7"),
        # Two kings walk up to a lone one.
        (ITALIAN, "W:WK14,K15:BK5", "W:WK27,K28:BK5"),
        # Three flying kings do not catch a lone one, four do.
        (INTERNATIONAL, "W:WK1,K2,K3,K4:BK28", "W:WK1,K2,K3:BK28"),
        # A base row that is kept crowns nobody.
        (ITALIAN, "W:W21,22,30,32:B1,3,11,12", "W:W21,22,25,28:B1,3,11,12"),
    ],
)
def test_what_is_better_is_worth_more(variant: Variant, better: str, worse: str) -> None:
    assert evaluated(parse_fen(better, variant)) > evaluated(parse_fen(worse, variant))


def test_three_flying_kings_against_one_are_nearly_a_draw() -> None:
    three = evaluated(parse_fen("W:WK1,K2,K3:BK28", INTERNATIONAL))
    assert 0 < three < 3 * MAN < evaluated(parse_fen("W:WK1,K2,K3,K4:BK28", INTERNATIONAL))
