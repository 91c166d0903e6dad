"""How a device lies, found from what stands on it. The pictures are what the device sees.

Its field 0 is at the top left; a small letter is a black piece, a capital one a white piece.
"""

import pytest

from assistant.rules.fen import parse_fen
from assistant.rules.position import Position, start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN, Variant
from assistant.tactile.orientation import Orientation, orientations_of
from assistant.tactile.reading import Seen, Sense, reading_of

ITALIAN_BOARD = """
b.b.b.b.
.b.b.b.b
b.b.b.b.
........
........
.W.W.W.W
W.W.W.W.
.W.W.W.W
"""
# The top left square of a chess board is light, as here, where White sits at its left.
CHESS_BOARD_TURNED = """
.W...b.b
W.W...b.
.W...b.b
W.W...b.
.W...b.b
W.W...b.
.W...b.b
W.W...b.
"""
CHESS_BOARD_MIRRORED = """
.b.b.b.b
b.b.b.b.
.b.b.b.b
........
........
W.W.W.W.
.W.W.W.W
W.W.W.W.
"""
INTERNATIONAL_BOARD = """
.b.b.b.b.b
b.b.b.b.b.
.b.b.b.b.b
b.b.b.b.b.
..........
..........
.W.W.W.W.W
W.W.W.W.W.
.W.W.W.W.W
W.W.W.W.W.
"""
MEANINGS = {".": Seen.NOTHING, "W": Seen.WHITE, "b": Seen.BLACK, "o": Seen.SOMETHING, "?": Seen.UNSURE}


def fields(picture: str) -> list[Seen]:
    return [MEANINGS[letter] for letter in "".join(picture.split())]


def turned(picture: str) -> str:
    """The picture turned clockwise by a quarter."""
    return "\n".join("".join(column) for column in zip(*reversed(picture.split()), strict=True))


def found(picture: str, position: Position) -> list[tuple[int, bool]]:
    return [
        (each.quarter_turns, each.is_mirrored) for each in orientations_of(fields(picture), position)
    ]


ITALIAN_START = start_position(ITALIAN)
INTERNATIONAL_START = start_position(INTERNATIONAL)


@pytest.mark.parametrize(
    ("picture", "position", "expected"),
    [
        pytest.param(ITALIAN_BOARD, ITALIAN_START, (0, False), id="italian, or a chess board's light"),
        pytest.param(CHESS_BOARD_TURNED, ITALIAN_START, (3, False), id="chess board turned"),
        pytest.param(CHESS_BOARD_MIRRORED, ITALIAN_START, (0, True), id="chess board mirrored"),
        pytest.param(INTERNATIONAL_BOARD, INTERNATIONAL_START, (0, False), id="international"),
    ],
)
def test_the_connector_may_be_on_any_side(
    picture: str, position: Position, expected: tuple[int, bool]
) -> None:
    turns, is_mirrored = expected
    for quarter in range(4):
        back = quarter if is_mirrored else -quarter  # in a mirror one turns the other way
        assert found(picture, position) == [((turns + back) % 4, is_mirrored)]
        picture = turned(picture)


def test_squares_of_the_chess_board_turned() -> None:
    (orientation,) = orientations_of(fields(CHESS_BOARD_TURNED), ITALIAN_START)
    assert orientation.square_of(0) == 0
    assert orientation.square_of(1) == 25  # White's man at the left end of the second row
    assert orientation.square_of(8) == 29
    assert orientation.square_of(63) == orientation.square_of(64) == orientation.square_of(-1) == 0
    assert orientation.field_of(29) == 8
    reading = orientation.reading(fields(CHESS_BOARD_TURNED), Sense.COLOUR)
    assert reading == reading_of(ITALIAN_START, Sense.COLOUR)


def test_without_colours_somebody_has_to_say_where_white_sits() -> None:
    picture = CHESS_BOARD_TURNED.replace("W", "o").replace("b", "o")
    assert found(picture, ITALIAN_START) == [(1, False), (3, False)]


def test_one_colour_that_is_known_is_enough() -> None:
    assert found(CHESS_BOARD_TURNED.replace("b", "o"), ITALIAN_START) == [(3, False)]


def test_a_faulty_sensor_does_not_hide_the_board() -> None:
    assert found(CHESS_BOARD_TURNED.replace("W", "?", 2), ITALIAN_START) == [(3, False)]


def test_one_piece_amiss_and_none_fits() -> None:
    assert found(ITALIAN_BOARD.replace("W", ".", 1), ITALIAN_START) == []
    beside = ITALIAN_BOARD.replace("b.", "bb", 1)
    assert found(beside, ITALIAN_START) == []
    orientation = Orientation(ITALIAN, 64)
    assert orientation.strays(fields(beside)) == (1,)
    assert orientation.strays(fields(ITALIAN_BOARD)) == ()


def test_a_set_position_tells_as_much_as_it_is_not_symmetric() -> None:
    position = parse_fen("W:W22:B10", ITALIAN)
    picture = """
........
........
..b.....
........
........
...W....
........
........
"""
    assert found(picture, position) == [(0, False)]
    bare = parse_fen("W:WK1:B", ITALIAN)
    corner = "W" + "." * 63
    assert len(found(corner, bare)) == 2  # as it is, or mirrored at the long diagonal


def test_a_board_of_another_size_never_fits() -> None:
    assert found(INTERNATIONAL_BOARD, ITALIAN_START) == []
    assert found(ITALIAN_BOARD, INTERNATIONAL_START) == []
    assert found("", ITALIAN_START) == []
    assert Orientation(ITALIAN, 64).reading([Seen.NOTHING] * 50, Sense.COLOUR) is None
    assert Orientation(ITALIAN, 50).reading([Seen.NOTHING] * 50, Sense.COLOUR) is None


@pytest.mark.parametrize(("position", "rows"), [(ITALIAN_START, 12), (INTERNATIONAL_START, 20)])
def test_a_device_that_tells_only_the_squares(position: Position, rows: int) -> None:
    variant = position.variant
    empty = "." * (variant.geometry.squares - 2 * rows)
    upright, reversed_ = "b" * rows + empty + "W" * rows, "W" * rows + empty + "b" * rows
    assert found(upright, position) == [(0, False)]
    assert found(reversed_, position) == [(2, False)]
    assert found("o" * rows + empty + "o" * rows, position) == [(0, False), (2, False)]
    orientation = Orientation(variant, variant.geometry.squares)
    assert [orientation.square_of(n) for n in range(3)] == [1, 2, 3]


def test_a_device_that_tells_only_its_light_squares() -> None:
    upright = fields("b" * 20 + "." * 10 + "W" * 20)
    (mirrored,) = orientations_of(upright, INTERNATIONAL_START, on_light=True)
    assert (mirrored.quarter_turns, mirrored.is_mirrored) == (0, True)
    assert [mirrored.square_of(n) for n in range(6)] == [5, 4, 3, 2, 1, 10]
    # White at the left of the device: each of its rows begins with two men of White.
    sideways = fields("WW.bb" * 10)
    (turned_,) = orientations_of(sideways, INTERNATIONAL_START, on_light=True)
    assert (turned_.quarter_turns, turned_.is_mirrored) == (3, False)
    assert turned_.square_of(0) == 46


@pytest.mark.parametrize("variant", [ITALIAN, INTERNATIONAL])
def test_every_map_goes_there_and_back(variant: Variant) -> None:
    squares = range(1, variant.geometry.squares + 1)
    for count in (variant.geometry.squares, variant.geometry.size**2):
        maps = set()
        for turns in range(4):
            for is_mirrored in (False, True):
                orientation = Orientation(variant, count, turns, is_mirrored)
                there = [orientation.field_of(square) for square in squares]
                assert [orientation.square_of(field) for field in there] == list(squares)[: len(there)]
                maps.add(tuple(there))
        assert len(maps) == 8


@pytest.mark.parametrize("square", [0, 33, -1])
def test_a_number_that_is_no_square_has_no_field(square: int) -> None:
    with pytest.raises(ValueError, match="no square"):
        Orientation(ITALIAN, 64).field_of(square)
