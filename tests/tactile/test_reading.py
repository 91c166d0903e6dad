"""What is seen of a position, and what is not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.rules.fen import parse_fen
from assistant.rules.position import Piece
from assistant.rules.side import Side
from assistant.rules.variant import ITALIAN
from assistant.tactile.reading import Difference, Seen, Sense, read, reading_of
from tests.rules.support.strategies import any_board, position_of

WHITE_MAN = Piece(Side.WHITE, is_king=False)
POSITION = parse_fen("W:W22,K3:B10,K29", ITALIAN)
AS_PIECES = {22: Seen.WHITE_MAN, 3: Seen.WHITE_KING, 10: Seen.BLACK_MAN, 29: Seen.BLACK_KING}


def seen(**changed: Seen) -> list[Seen]:
    """What is seen of POSITION square by square, with changes such as s22=Seen.NOTHING."""
    at = AS_PIECES | {int(name[1:]): what for name, what in changed.items()}
    return [at.get(square, Seen.NOTHING) for square in range(1, 33)]


@pytest.mark.parametrize("sense", list(Sense))
def test_what_a_board_sees_agrees_with_the_position(sense: Sense) -> None:
    reading = read(ITALIAN, sense, seen())
    assert reading == reading_of(POSITION, sense)
    assert reading.agrees_with(POSITION)
    assert reading.differences(POSITION) == ()
    assert reading.uncrowned(POSITION) == reading.wrongly_crowned(POSITION) == ()


def test_a_board_sees_no_more_than_its_sensors_can() -> None:
    def squares(sense: Sense) -> dict[int, Seen]:
        return {square: reading_of(POSITION, sense).seen_at(square) for square in AS_PIECES}

    assert squares(Sense.PIECE) == AS_PIECES
    assert squares(Sense.COLOUR) == {
        22: Seen.WHITE,
        3: Seen.WHITE,
        10: Seen.BLACK,
        29: Seen.BLACK,
    }
    assert set(squares(Sense.OCCUPANCY).values()) == {Seen.SOMETHING}
    assert reading_of(POSITION).seen_at(1) is Seen.NOTHING


def test_differences_are_told_by_square() -> None:
    reading = read(ITALIAN, Sense.PIECE, seen(s22=Seen.NOTHING, s18=Seen.WHITE_MAN, s10=Seen.WHITE_MAN))
    assert reading.differences(POSITION) == (
        Difference(10, Piece(Side.BLACK, is_king=False), Seen.WHITE_MAN),
        Difference(18, None, Seen.WHITE_MAN),
        Difference(22, WHITE_MAN, Seen.NOTHING),
    )
    assert not reading.agrees_with(POSITION)


def test_kings_are_not_compared_but_told() -> None:
    reading = read(ITALIAN, Sense.PIECE, seen(s3=Seen.WHITE_MAN, s22=Seen.WHITE_KING))
    assert reading.agrees_with(POSITION)
    assert reading.uncrowned(POSITION) == (3,)
    assert reading.wrongly_crowned(POSITION) == (22,)
    other = read(ITALIAN, Sense.PIECE, seen(s3=Seen.BLACK_MAN))
    assert other.uncrowned(POSITION) == ()  # another piece altogether
    assert read(ITALIAN, Sense.PIECE, seen(s3=Seen.WHITE)).uncrowned(POSITION) == ()
    assert reading_of(POSITION, Sense.COLOUR).uncrowned(POSITION) == ()


def test_a_piece_of_an_unknown_kind_may_be_any() -> None:
    reading = read(ITALIAN, Sense.PIECE, seen(s10=Seen.SOMETHING))
    assert reading.agrees_with(POSITION)
    assert not read(ITALIAN, Sense.PIECE, seen(s11=Seen.SOMETHING)).agrees_with(POSITION)


def test_an_unsure_square_is_never_compared() -> None:
    reading = read(ITALIAN, Sense.PIECE, seen(s10=Seen.UNSURE, s11=Seen.UNSURE))
    assert reading.agrees_with(POSITION)
    assert reading.seen_at(10) is reading.seen_at(11) is Seen.UNSURE
    masks = ITALIAN.geometry.mask_of
    assert reading_of(POSITION).without(masks[10] | masks[11]) == reading


@given(data=st.data())
def test_only_the_position_itself_agrees(data: st.DataObject) -> None:
    italian = data.draw(st.booleans())
    one = position_of(data.draw(any_board(italian)))
    other = position_of(data.draw(any_board(italian)))
    reading = reading_of(one)
    assert reading.agrees_with(one)
    is_alike = (one.white, one.black) == (other.white, other.black)
    assert reading.agrees_with(other) == is_alike == (not reading.differences(other))
