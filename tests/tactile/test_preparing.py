"""A board without sensors, made to stand as another position: what is told leads there."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.rules.legal import legal_moves
from assistant.rules.position import Position, start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN, Variant
from assistant.tactile.guide import MoveTo, Put, TakeOff
from assistant.tactile.preparing import after_step, steps_between


def somewhere(variant: Variant, seed: int, plies: int) -> Position:
    """A position of a game played at random."""
    position, chance = start_position(variant), random.Random(seed)
    for _ in range(plies):
        moves = legal_moves(position)
        if not moves:
            break
        position = position.after(chance.choice(moves))
    return position


@pytest.mark.parametrize("variant", [ITALIAN, INTERNATIONAL], ids=lambda each: each.name)
@given(one=st.integers(0, 99), other=st.integers(0, 99), plies=st.tuples(*[st.integers(0, 90)] * 2))
def test_each_step_can_be_done_and_all_of_them_lead_there(
    variant: Variant, one: int, other: int, plies: tuple[int, int]
) -> None:
    before, position = somewhere(variant, one, plies[0]), somewhere(variant, other, plies[1])
    there = before
    for step in steps_between(before, position):
        match step:
            case TakeOff(square):
                assert there.piece_at(square)
            case MoveTo(square, end):
                assert there.piece_at(square)
                assert there.piece_at(end) is None
            case Put(square):
                assert there.piece_at(square) is None
            case _:
                assert there.piece_at(step.square)
        there = after_step(there, step)
    assert there[2:] == position[2:]


def test_nothing_is_to_be_done_on_a_board_that_stands_so() -> None:
    assert steps_between(start_position(ITALIAN), start_position(ITALIAN)) == ()
