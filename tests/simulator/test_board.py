"""The wood: squares and fields, what stands there and what the sensors say."""

import pytest

from assistant.rules.fen import format_fen, parse_fen
from assistant.rules.position import start_position
from assistant.rules.side import Side
from assistant.rules.variant import INTERNATIONAL, ITALIAN
from assistant.simulator.board import BROKEN, Board


@pytest.mark.parametrize(
    ("turns", "is_mirrored", "fields"),
    [
        # Square 1 is at the far left of the Italian board, 4 in the same row, 29 at the near left, less
        # one column, 32 at the near right.
        (0, False, {1: 0, 4: 6, 29: 57, 32: 63}),
        (1, False, {1: 7, 4: 55, 29: 8, 32: 56}),
        (2, False, {1: 63, 4: 57, 29: 6, 32: 0}),
        (3, False, {1: 56, 4: 8, 29: 55, 32: 7}),
        (0, True, {1: 7, 4: 1, 29: 62, 32: 56}),
    ],
)
def test_the_game_lies_on_the_grid_in_any_way(
    turns: int, is_mirrored: bool, fields: dict[int, int]
) -> None:
    board = Board(ITALIAN, turns, is_mirrored)
    assert {square: board.field_of(square) for square in fields} == fields
    assert {board.square_at(field): field for field in fields.values()} == fields


def test_every_way_has_every_square_once() -> None:
    for variant in (ITALIAN, INTERNATIONAL):
        ways = set()
        for turns in range(4):
            for is_mirrored in (False, True):
                board = Board(variant, turns, is_mirrored)
                fields = tuple(board.field_of(n) for n in range(1, variant.geometry.squares + 1))
                assert len(set(fields)) == variant.geometry.squares
                ways.add(fields)
        assert len(ways) == 8


@pytest.mark.parametrize("variant", [ITALIAN, INTERNATIONAL])
def test_a_position_that_is_set_up_stands_there(variant) -> None:
    board = Board(variant, 1, True)
    for position in (start_position(variant), parse_fen("B:W31,K2:B1,K32", variant)):
        board.set_up(position)
        assert board.position(position.side_to_move) == position
    board.clear()
    assert set(board.fields) == {"."}


def test_a_man_that_nobody_crowned_counts_as_a_king() -> None:
    board = Board(ITALIAN)
    board[2], board[30] = "w", "b"
    assert format_fen(board.position(Side.WHITE)) == "W:WK2:BK30"
    assert board[2] == "w"


def test_sensors_stick_see_ghosts_and_break() -> None:
    board = Board(ITALIAN)
    board[22] = "w"
    board.stick(22)
    board.haunt(14, "b")
    board.haunt(9, BROKEN)
    board[22], board[14] = ".", "."
    assert [board.seen(board.field_of(square)) for square in (22, 14, 9, 10)] == ["w", "b", "?", "."]
    assert board.faulty == (9, 14, 22)
    board.mend()
    assert board.seen(board.field_of(22)) == "."
