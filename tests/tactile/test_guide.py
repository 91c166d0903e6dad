"""Where the hand is to go, so that a board shows a position."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.position import Piece, start_position
from assistant.rules.side import Side
from assistant.rules.variant import INTERNATIONAL, ITALIAN, Variant
from assistant.tactile.guide import (
    Crown,
    GuideStep,
    MoveTo,
    Put,
    TakeOff,
    Uncrown,
    for_move,
    steps,
    tone_of,
)
from assistant.tactile.reading import Reading, Seen, Sense, read, reading_of
from tests.rules.support.strategies import any_board, position_of

WHITE_MAN, WHITE_KING = Piece(Side.WHITE, is_king=False), Piece(Side.WHITE, is_king=True)
BLACK_MAN, BLACK_KING = Piece(Side.BLACK, is_king=False), Piece(Side.BLACK, is_king=True)
AS_SEEN = {
    WHITE_MAN: Seen.WHITE_MAN,
    WHITE_KING: Seen.WHITE_KING,
    BLACK_MAN: Seen.BLACK_MAN,
    BLACK_KING: Seen.BLACK_KING,
}


def guided(on_the_board: str, wanted: str, sense: Sense = Sense.PIECE) -> list[GuideStep]:
    reading = reading_of(parse_fen(on_the_board, ITALIAN), sense)
    return list(steps(reading, parse_fen(wanted, ITALIAN)))


@pytest.mark.parametrize(
    ("on_the_board", "wanted", "expected"),
    [
        pytest.param("W:W22:B10", "B:W22:B10", [], id="nothing to do"),
        pytest.param("W:W22:B10", "W:W18:B10", [MoveTo(22, 18, WHITE_MAN)], id="one man amiss"),
        pytest.param(
            "W:W6:B18,10",
            "W:W22:B18,10",
            [MoveTo(6, 22, WHITE_MAN)],
            id="a take-back",
        ),
        pytest.param(
            "W:W6:B",
            "W:W22:B18,10",
            [MoveTo(6, 22, WHITE_MAN), Put(10, BLACK_MAN), Put(18, BLACK_MAN)],
            id="a capture taken back",
        ),
        pytest.param(
            "W:W6:B18,10",
            "W:W6:B",
            [TakeOff(10, Seen.BLACK_MAN), TakeOff(18, Seen.BLACK_MAN)],
            id="captured men to take off",
        ),
        pytest.param(
            "W:W10:B22",
            "W:W22:B10",
            [TakeOff(10, Seen.WHITE_MAN), MoveTo(22, 10, BLACK_MAN), Put(22, WHITE_MAN)],
            id="two men that have changed places",
        ),
        pytest.param(
            "W:W10:B22",
            "W:W22:B18",
            [MoveTo(22, 18, BLACK_MAN), MoveTo(10, 22, WHITE_MAN)],
            id="first the one that stands in the way",
        ),
        pytest.param("W:W22:B10", "W:WK22:B10", [Crown(22)], id="crown"),
        pytest.param("W:WK22:B10", "W:W22:B10", [Uncrown(22)], id="uncrown"),
        pytest.param(
            "W:W6:B10", "B:WK2:B10", [MoveTo(6, 2, WHITE_KING), Crown(2)], id="move and crown"
        ),
        pytest.param(
            "W:W22,21:B10",
            "W:W18,17:B10",
            [MoveTo(21, 17, WHITE_MAN), MoveTo(22, 18, WHITE_MAN)],
            id="each to the nearest square",
        ),
    ],
)
def test_steps(on_the_board: str, wanted: str, expected: list[GuideStep]) -> None:
    assert guided(on_the_board, wanted) == expected


def test_where_colours_are_not_seen_one_piece_amiss_is_moved() -> None:
    assert guided("W:W22:B10", "W:W18:B10", Sense.OCCUPANCY) == [MoveTo(22, 18, WHITE_MAN)]
    assert guided("W:W22:B10", "W:W18:B14", Sense.OCCUPANCY) == [
        TakeOff(10, Seen.SOMETHING),
        TakeOff(22, Seen.SOMETHING),
        Put(14, BLACK_MAN),
        Put(18, WHITE_MAN),
    ]


def test_an_unsure_square_is_left_alone() -> None:
    reading = reading_of(parse_fen("W:W22:B10", ITALIAN))
    position = parse_fen("W:W18:B10", ITALIAN)
    masks = ITALIAN.geometry.mask_of
    assert steps(reading.without(masks[22] | masks[18]), position) == ()
    assert steps(reading.without(masks[22]), position) == (Put(18, WHITE_MAN),)


def test_a_whole_board_is_set_up() -> None:
    start = start_position(INTERNATIONAL)
    empty = read(INTERNATIONAL, Sense.OCCUPANCY, [Seen.NOTHING] * 50)
    told = steps(empty, start)
    assert len(told) == 40
    assert told[0] == Put(1, BLACK_MAN)
    assert told[-1] == Put(50, WHITE_MAN)


def test_the_squares_of_a_move() -> None:
    position = parse_fen("W:W22:B18,10,1", ITALIAN)
    (capture,) = legal_moves(position)
    assert for_move(capture) == (22, 13, 6, 18, 10)
    circle = parse_fen("W:WK38:B8,11,27,29", INTERNATIONAL)
    back = next(move for move in legal_moves(circle) if move.end == 38)
    assert for_move(back) == (38, 16, 2, 24, 38, 27, 11, 8, 29)


def test_rows_sound_higher_and_columns_farther_right() -> None:
    board = ITALIAN.geometry
    near_right, far_left = tone_of(32, board), tone_of(1, board)
    assert near_right == (262.0, 1.0)
    assert far_left.hertz == pytest.approx(262 * 2 ** (14 / 12))
    assert far_left.pan == -1.0
    assert tone_of(1, board, Side.BLACK) == near_right
    assert tone_of(46, INTERNATIONAL.geometry) == (262.0, -1.0)
    assert len({tone_of(square, board) for square in range(1, 33)}) == 32


def test_doing_what_is_told() -> None:
    """The hand of the test below refuses what cannot be done."""
    board = {22: WHITE_MAN, 18: BLACK_MAN}
    with pytest.raises(AssertionError):
        obey(Put(22, WHITE_MAN), board)
    with pytest.raises(AssertionError):
        obey(MoveTo(22, 18, WHITE_MAN), board)
    with pytest.raises(AssertionError):
        obey(TakeOff(1, Seen.WHITE), board)


def obey(step: GuideStep, board: dict[int, Piece]) -> None:
    """Do with the pieces what is told; a hand cannot put one where another stands."""
    match step:
        case TakeOff(square):
            assert square in board
            del board[square]
        case Put(square, piece):
            assert square not in board
            board[square] = piece
        case MoveTo(square, end):
            assert square in board
            assert end not in board
            board[end] = board.pop(square)
        case Crown(square) | Uncrown(square):
            assert board[square].is_king == isinstance(step, Uncrown)
            board[square] = board[square]._replace(is_king=isinstance(step, Crown))


def seen_by(variant: Variant, board: dict[int, Piece], sense: Sense) -> Reading:
    squares = range(1, variant.geometry.squares + 1)
    return read(variant, sense, [AS_SEEN[board[n]] if n in board else Seen.NOTHING for n in squares])


@pytest.mark.parametrize("variant", [ITALIAN, INTERNATIONAL], ids=lambda each: each.name)
@given(data=st.data())
def test_who_does_what_is_told_has_the_position(variant: Variant, data: st.DataObject) -> None:
    position = position_of(data.draw(any_board(variant is ITALIAN)))
    squares = st.integers(1, variant.geometry.squares)
    board = data.draw(st.dictionaries(squares, st.sampled_from(list(AS_SEEN)), max_size=40))
    sense = data.draw(st.sampled_from(Sense))
    reading = seen_by(variant, board, sense)
    told = steps(reading, position)
    for step in told:
        obey(step, board)
    in_the_end = seen_by(variant, board, sense)
    assert in_the_end.agrees_with(position)
    assert steps(in_the_end, position) == ()
    if sense is Sense.PIECE:
        assert in_the_end == reading_of(position)
    if sense is not Sense.OCCUPANCY:
        wrong = len(reading.differences(position))
        # A piece is taken off and put back only where some stand on each other's squares.
        assert sum(not isinstance(step, Crown | Uncrown) for step in told) <= wrong * 3 // 2


@pytest.mark.parametrize("variant", [ITALIAN, INTERNATIONAL], ids=lambda each: each.name)
@given(data=st.data())
def test_squares_that_are_unsure_are_never_named(variant: Variant, data: st.DataObject) -> None:
    one, other = (position_of(data.draw(any_board(variant is ITALIAN))) for _ in range(2))
    unsure = data.draw(st.sets(st.integers(1, variant.geometry.squares), max_size=6))
    reading = reading_of(one).without(sum(variant.geometry.mask_of[square] for square in unsure))
    told = steps(reading, other)
    assert not unsure & {step.square for step in told}
    assert not unsure & {step.end for step in told if isinstance(step, MoveTo)}
