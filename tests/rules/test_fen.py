"""Positions as text: what is read, what is refused and why, what is written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.errors import AssistantError
from assistant.rules.fen import MAX_LENGTH, FenError, FenProblem, format_fen, parse_fen
from assistant.rules.position import Position, start_position
from assistant.rules.side import Side
from assistant.rules.variant import INTERNATIONAL, ITALIAN, Variant
from tests.correspondence.support.costs import cost

START = "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"

both_variants = pytest.mark.parametrize("variant", [ITALIAN, INTERNATIONAL], ids=lambda each: each.name)


def test_the_start_is_written_and_read() -> None:
    assert format_fen(start_position(ITALIAN)) == START
    assert parse_fen(START, ITALIAN) == start_position(ITALIAN)
    assert parse_fen("W:W31-50:B1-20", INTERNATIONAL) == start_position(INTERNATIONAL)


@pytest.mark.parametrize(
    "text",
    [
        "W:W18,22,K30:B1,2,3,4,K7",
        "W:BK7,4,3,2,1:WK30,22,18",
        "W:W18,22,K30:B1-4,K7",
        "W:W18,22,K30:B1-4,K7.",
        " w:w18,22,k30:b1-4,k7 . ",
        "W : W 18 , 22 , K 30 : B 01 - 04 , K07",
        "W:W018,022,K030:B1-2,3-4,K7-7",
        "W:W18,22,K30-K30:B1-4,K7",
    ],
)
def test_one_position_may_be_written_in_many_ways(text: str) -> None:
    assert format_fen(parse_fen(text, ITALIAN)) == "W:W18,22,K30:B1,2,3,4,K7"


@pytest.mark.parametrize("around", ["{}//x", "[{}[", "FEN{}:{}/]x", "{0}'{0}'{0}]]"])
def test_blanks_around_one_cost_next_to_nothing(around: str) -> None:
    def is_refused() -> None:
        with pytest.raises(FenError):
            parse_fen(around.format(" " * 80, " " * 80), ITALIAN)

    assert cost(is_refused) < 0.5


@pytest.mark.parametrize("text", ["B:W:BK1-3,5", "B:W:BK1-K3,5"])
def test_a_k_before_a_range_makes_kings_of_the_whole_range(text: str) -> None:
    position = parse_fen(text, ITALIAN)
    assert position.kings_of(Side.BLACK) == (1, 2, 3)
    assert position.men(Side.BLACK) == (5,)


def test_a_side_may_have_no_pieces() -> None:
    assert format_fen(parse_fen("B:WK1:B", ITALIAN)) == "B:WK1:B"
    assert format_fen(parse_fen("W:W:BK1", ITALIAN)) == "W:W:BK1"


def test_it_is_written_white_first_men_before_kings_in_order() -> None:
    position = parse_fen("B:BK32,K9,3,2:WK7,31,30,K1", INTERNATIONAL)
    assert format_fen(position) == "B:W30,31,K1,K7:B2,3,K9,K32"


P = FenProblem


@pytest.mark.parametrize(
    ("text", "problem", "detail"),
    [
        ("", P.SHAPE, ""),
        ("W", P.SHAPE, "W"),
        ("W:W21", P.SHAPE, "W:W21"),
        ("W:W21:B1:B2", P.SHAPE, "W:W21:B1:B2"),
        ("W" * (MAX_LENGTH + 1), P.SHAPE, "W" * 20 + "..."),
        (":W21:B1", P.SIDE_TO_MOVE, ""),
        ("N:W21:B1", P.SIDE_TO_MOVE, "N"),
        ("WB:W21:B1", P.SIDE_TO_MOVE, "WB"),
        ("W:W21:W22", P.COLOURS, "W:W21:W22"),
        ("W:21:B1", P.COLOURS, "W:21:B1"),
        ("W::", P.COLOURS, "W::"),
        ("W:W21:N1", P.COLOURS, "W:W21:N1"),
        ("W:W0:B1", P.SQUARE, "0"),
        ("W:W33:B1", P.SQUARE, "33"),
        ("W:W1000:B1", P.SQUARE, "1000"),
        ("W:W21,,22:B1", P.SQUARE, ""),
        ("W:W,21:B1", P.SQUARE, ""),
        ("W:WK:B1", P.SQUARE, "K"),
        ("W:WX21:B1", P.SQUARE, "X21"),
        ("W:WKK21:B1", P.SQUARE, "KK21"),
        ("W:W24-21:B1", P.SQUARE, "24-21"),
        ("W:W30-33:B1", P.SQUARE, "30-33"),
        ("W:W21-K24:B1", P.SQUARE, "21-K24"),
        ("W:W21-22-23:B1", P.SQUARE, "21-22-23"),
        ("W:W2 1:B5", P.SHAPE, "W:W2 1:B5"),
        ("W:W-21:B1", P.SQUARE, "-21"),
        ("W:W²:B1", P.SQUARE, "²"),
        ("W:W٢١:B1", P.SQUARE, "٢١"),
        ("W:W21,21:B1", P.OCCUPIED_TWICE, "21"),
        ("W:W21,K21:B1", P.OCCUPIED_TWICE, "21"),
        ("W:WK21,21,22:B1", P.OCCUPIED_TWICE, "21"),
        ("W:W21-24,23:B1", P.OCCUPIED_TWICE, "23"),
        ("W:W21,22:B1,22", P.OCCUPIED_TWICE, "22"),
        ("W:W2:B1", P.UNCROWNED, "2"),
        ("W:W21:B31", P.UNCROWNED, "31"),
        ("W:W:B", P.EMPTY, ""),
        ("b:b:w.", P.EMPTY, ""),
        ("W:W20-32:B1", P.TOO_MANY, "13"),
        ("W:W21:B1,2,3,4,5,6,7,8,9,10,11,12,K13", P.TOO_MANY, "13"),
        ("B:WK5-32:B1", P.TOO_MANY, "28"),
    ],
)
def test_what_is_no_position_is_refused_with_its_problem(
    text: str, problem: FenProblem, detail: str
) -> None:
    with pytest.raises(FenError) as error:
        parse_fen(text, ITALIAN)
    assert (error.value.problem, error.value.detail) == (problem, detail)
    assert isinstance(error.value, AssistantError)


def test_every_problem_has_its_case() -> None:
    marks = test_what_is_no_position_is_refused_with_its_problem.pytestmark
    assert {problem for _, problem, _ in marks[0].args[1]} == set(FenProblem)


def test_as_many_pieces_as_a_side_begins_with_are_a_position_and_one_more_is_none() -> None:
    for variant in (ITALIAN, INTERNATIONAL):
        last = variant.geometry.squares
        most = f"W:WK{last - variant.men_each + 1}-{last}:B"
        assert len(parse_fen(most, variant).kings_of(Side.WHITE)) == variant.men_each
        with pytest.raises(FenError) as error:
            parse_fen(f"W:WK{last - variant.men_each}-{last}:B", variant)
        assert error.value.problem is FenProblem.TOO_MANY


def test_a_square_may_exist_on_one_board_only() -> None:
    assert parse_fen("W:W50:B33", INTERNATIONAL).men(Side.WHITE) == (50,)
    with pytest.raises(FenError):
        parse_fen("W:W50:B33", ITALIAN)


@both_variants
def test_a_man_may_stand_anywhere_but_on_the_base_of_the_other_side(variant: Variant) -> None:
    board = variant.geometry
    for letter, other, side in (("W", "B", Side.WHITE), ("B", "W", Side.BLACK)):
        for square in range(1, board.squares + 1):
            text = f"{letter}:{letter}{square}:{other}"
            if square in board.base(side.opponent):
                with pytest.raises(FenError) as error:
                    parse_fen(text, variant)
                assert error.value.problem is FenProblem.UNCROWNED
            else:
                assert parse_fen(text, variant).men(side) == (square,)
            king = parse_fen(f"{letter}:{letter}K{square}:{other}", variant)
            assert king.kings_of(side) == (square,)


@both_variants
@given(data=st.data())
def test_a_square_given_twice_is_always_noticed(variant: Variant, data: st.DataObject) -> None:
    square = st.integers(variant.geometry.size, variant.geometry.squares - variant.geometry.size)
    entries = [
        data.draw(st.sampled_from(["", "K"])) + str(each)
        for each in data.draw(st.lists(square, min_size=2, max_size=variant.men_each))
    ]
    squares = [entry.lstrip("K") for entry in entries]
    text = f"W:W{','.join(entries)}:B"
    if len(set(squares)) == len(squares):
        assert len(parse_fen(text, variant).men(Side.WHITE)) == sum("K" not in each for each in entries)
    else:
        with pytest.raises(FenError) as error:
            parse_fen(text, variant)
        assert error.value.problem is FenProblem.OCCUPIED_TWICE


def read(text: str, variant: Variant) -> Position | None:
    """The position, or None for a FenError; nothing else may come of any text."""
    try:
        return parse_fen(text, variant)
    except FenError:
        return None


@both_variants
@given(text=st.text() | st.text("WBKwbk0123456789,:-. \n", max_size=60))
def test_any_text_gives_a_position_or_a_fen_error(variant: Variant, text: str) -> None:
    position = read(text, variant)
    assert position is None or parse_fen(format_fen(position), variant) == position


PARTS = st.lists(st.sampled_from(["W", "B", "K", ":", ",", "-", "1", "21", "32", "."]), max_size=15)


@both_variants
@given(white=PARTS, black=PARTS)
def test_any_shuffled_fen_gives_a_position_or_a_fen_error(
    variant: Variant, white: list[str], black: list[str]
) -> None:
    position = read(f"W:W{''.join(white)}:B{''.join(black)}", variant)
    assert position is None or position.white & position.black == 0


@both_variants
@given(data=st.data())
def test_a_fen_that_lacks_a_part_is_refused(variant: Variant, data: st.DataObject) -> None:
    text = format_fen(start_position(variant))
    parts = text.split(":")
    parts.pop(data.draw(st.integers(0, 2)))
    assert read(":".join(parts), variant) is None
