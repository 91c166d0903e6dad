"""Two digits for a position, as anybody finds them on paper."""

from hypothesis import given
from hypothesis import strategies as st

from assistant.game.check_digits import check_of
from assistant.rules.fen import parse_fen
from assistant.rules.position import Position, start_position
from assistant.rules.side import Side
from assistant.rules.variant import INTERNATIONAL, ITALIAN
from tests.rules.support.strategies import boards, position_of

POSITIONS = st.booleans().flatmap(lambda is_italian: boards(is_italian).map(position_of))


def test_they_are_a_sum_that_one_can_do_by_hand() -> None:
    assert check_of(parse_fen("W:W21:B12", ITALIAN)) == 21 + 3 * 12
    assert check_of(parse_fen("W:W31:B22", ITALIAN)) == 31 + 3 * 22 - 97
    assert check_of(parse_fen("B:WK10,20:BK5", ITALIAN)) == 2 * 10 + 20 + 5 * 5 + 7
    assert check_of(start_position(ITALIAN)) == (sum(range(21, 33)) + 3 * sum(range(1, 13))) % 97
    assert check_of(start_position(INTERNATIONAL)) == (sum(range(31, 51)) + 3 * sum(range(1, 21))) % 97


@given(POSITIONS)
def test_whose_turn_it_is_changes_them(position: Position) -> None:
    other = position.with_side_to_move(position.side_to_move.opponent)
    assert check_of(position) != check_of(other)
    assert 0 <= check_of(position) < 97


@given(POSITIONS, st.data())
def test_a_piece_more_or_less_changes_them(position: Position, data: st.DataObject) -> None:
    squares = [*position.men(Side.WHITE), *position.kings_of(Side.WHITE)]
    if not squares:
        return
    square = data.draw(st.sampled_from(squares))
    mask = position.variant.geometry.mask_of[square]
    without = position._replace(white=position.white & ~mask, kings=position.kings & ~mask)
    assert check_of(without) != check_of(position)
