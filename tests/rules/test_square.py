"""The two boards: where each square lies, and what is beside it."""

import pytest

from assistant.rules.side import Side
from assistant.rules.square import FORWARD, Direction, Geometry
from assistant.rules.variant import INTERNATIONAL, ITALIAN

both_boards = pytest.mark.parametrize(
    "board", [ITALIAN.geometry, INTERNATIONAL.geometry], ids=["italian", "international"]
)


def every_square(board: Geometry) -> range:
    return range(1, board.squares + 1)


def test_the_boards_have_32_and_50_squares() -> None:
    assert (ITALIAN.geometry.size, ITALIAN.geometry.squares) == (8, 32)
    assert (INTERNATIONAL.geometry.size, INTERNATIONAL.geometry.squares) == (10, 50)


@both_boards
def test_every_square_has_a_dark_place_of_its_own(board: Geometry) -> None:
    places = [(board.row(square), board.column(square)) for square in every_square(board)]
    assert len(set(places)) == board.squares
    assert places == sorted(places)
    # A right-hand corner is dark in the Italian game, a left-hand one in the international game.
    dark = 0 if board is ITALIAN.geometry else 1
    assert {(row + column) % 2 for row, column in places} == {dark}


@both_boards
def test_squares_and_bits_are_inverse_and_no_bit_is_shared(board: Geometry) -> None:
    for square in every_square(board):
        assert board.square_of[board.bit_of[square]] == square
        assert board.mask_of[square] == 1 << board.bit_of[square]
    assert board.playable.bit_count() == board.squares
    assert board.bit_of[0] == 0
    assert board.mask_of[0] == 0


@both_boards
def test_a_neighbour_is_one_row_and_one_column_away(board: Geometry) -> None:
    for square in every_square(board):
        for way in Direction:
            beside = board.neighbour(square, way)
            place = board.row(square) + way.value[0], board.column(square) + way.value[1]
            inside = all(1 <= each <= board.size for each in place)
            assert (beside is not None) == inside
            if beside:
                assert (board.row(beside), board.column(beside)) == place


@both_boards
def test_to_be_a_neighbour_is_mutual(board: Geometry) -> None:
    back = {
        Direction.UP_LEFT: Direction.DOWN_RIGHT,
        Direction.UP_RIGHT: Direction.DOWN_LEFT,
        Direction.DOWN_LEFT: Direction.UP_RIGHT,
        Direction.DOWN_RIGHT: Direction.UP_LEFT,
    }
    for square in every_square(board):
        for way in Direction:
            beside = board.neighbour(square, way)
            assert beside is None or board.neighbour(beside, back[way]) == square


@both_boards
def test_a_ray_runs_to_the_edge_one_neighbour_after_the_other(board: Geometry) -> None:
    for square in every_square(board):
        for way in Direction:
            here = square
            for each in board.ray(square, way):
                assert board.neighbour(here, way) == each
                assert board.direction_between(square, each) is way
                here = each
            assert board.neighbour(here, way) is None


@both_boards
def test_no_diagonal_joins_squares_of_one_row_or_a_square_with_itself(board: Geometry) -> None:
    for base in (board.base(Side.WHITE), board.base(Side.BLACK)):
        for start in base:
            for end in base:
                assert board.direction_between(start, end) is None


@both_boards
def test_two_squares_share_a_diagonal_just_when_a_ray_joins_them(board: Geometry) -> None:
    for start in every_square(board):
        joined = {end for way in Direction for end in board.ray(start, way)}
        for end in every_square(board):
            assert (board.direction_between(start, end) is not None) == (end in joined)


@pytest.mark.parametrize(
    ("board", "start", "end", "way"),
    [
        (ITALIAN.geometry, 22, 18, Direction.UP_LEFT),
        (ITALIAN.geometry, 22, 19, Direction.UP_RIGHT),
        (ITALIAN.geometry, 1, 32, Direction.DOWN_RIGHT),
        (ITALIAN.geometry, 4, 25, Direction.DOWN_LEFT),
        (INTERNATIONAL.geometry, 46, 5, Direction.UP_RIGHT),
        (INTERNATIONAL.geometry, 6, 50, Direction.DOWN_RIGHT),
        (INTERNATIONAL.geometry, 32, 27, Direction.UP_LEFT),
        (INTERNATIONAL.geometry, 15, 47, Direction.DOWN_LEFT),
    ],
)
def test_the_ways_between_known_squares(board: Geometry, start: int, end: int, way: Direction) -> None:
    assert board.direction_between(start, end) is way
    assert end in board.ray(start, way)


def test_the_named_lines_of_the_italian_board() -> None:
    # 2.8.5 and 2.8.6; the edges by 2.8.3.
    board = ITALIAN.geometry
    assert (1, *board.ray(1, Direction.DOWN_RIGHT)) == (1, 5, 10, 14, 19, 23, 28, 32)
    assert (4, *board.ray(4, Direction.DOWN_LEFT)) == (4, 7, 11, 14, 18, 21, 25)
    assert (8, *board.ray(8, Direction.DOWN_LEFT)) == (8, 12, 15, 19, 22, 26, 29)
    assert [square for square in every_square(board) if board.column(square) == 1] == [1, 9, 17, 25]
    assert [square for square in every_square(board) if board.column(square) == 8] == [8, 16, 24, 32]


@both_boards
def test_the_bases_are_the_first_and_the_last_row(board: Geometry) -> None:
    for side, row in ((Side.BLACK, 1), (Side.WHITE, board.size)):
        assert list(board.base(side)) == [s for s in every_square(board) if board.row(s) == row]
        assert board.base_mask[side] == sum(board.mask_of[square] for square in board.base(side))


@both_boards
def test_each_side_goes_forward_to_the_base_of_the_other(board: Geometry) -> None:
    for side in Side:
        for square in every_square(board):
            ahead = [board.neighbour(square, way) for way in FORWARD[side]]
            assert (ahead == [None, None]) == (square in board.base(side.opponent))
