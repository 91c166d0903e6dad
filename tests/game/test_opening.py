"""Openings as text, lists of them, and what a game that begins with one takes back."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.game.deeds import OPENING, plies_given
from assistant.game.game import Game
from assistant.game.opening import (
    LONGEST,
    OpeningError,
    OpeningProblem,
    format_opening,
    openings_in,
    parse_opening,
)
from assistant.rules.articles import IllegalReason
from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.move import Move
from assistant.rules.position import start_position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation

START = start_position(ITALIAN_FID.variant)


def read(text: str) -> str:
    return format_opening(parse_opening(text, START, ITALIAN_FID), START)


@pytest.mark.parametrize(
    "text",
    [
        "22-18 11-15",
        "1. 22-18 11-15",
        "1.22-18 11-15.",
        "1. 22-18, 1... 11-15",
        "  22:18;11-15  ",
        "22-18\n11-15",
    ],
)
def test_an_opening_may_be_written_in_many_ways(text: str) -> None:
    assert read(text) == "22-18 11-15"


def test_captures_are_moves_of_an_opening_too() -> None:
    assert read("1. 21-17 10-13 2. 17x10 5x14") == "21-17 10-13 17x10 5x14"


P = OpeningProblem


@pytest.mark.parametrize(
    ("text", "problem", "written", "ply"),
    [
        ("", P.EMPTY, "", 0),
        (" 1. ,", P.EMPTY, "", 0),
        ("x" * (LONGEST + 1), P.LONG, "", 0),
        ("22-18 " * 101, P.LONG, "", 0),
        ("22-18 hello", P.NO_MOVE, "hello", 2),
        ("22 18", P.NO_MOVE, "22", 1),
        ("22-18 99-3", P.ILLEGAL, "99-3", 2),
        ("22-18 11-15 22-19", P.ILLEGAL, "22-19", 3),
        ("21-17 10-13 23-19", P.ILLEGAL, "23-19", 3),
    ],
)
def test_what_is_wrong_is_told_with_its_place(
    text: str, problem: OpeningProblem, written: str, ply: int
) -> None:
    with pytest.raises(OpeningError) as refused:
        parse_opening(text, START, ITALIAN_FID)
    assert (refused.value.problem, refused.value.written, refused.value.ply) == (problem, written, ply)


def test_an_illegal_move_has_its_article() -> None:
    with pytest.raises(OpeningError) as refused:
        parse_opening("21-17 10-13 23-19", START, ITALIAN_FID)
    assert refused.value.refusal is not None
    assert refused.value.refusal.reason is IllegalReason.MUST_CAPTURE


def test_two_numbers_that_mean_two_captures_are_no_opening() -> None:
    position = parse_fen("B:W7,14,15,22,23:B11,12,16,K30", ITALIAN_FID.variant)
    with pytest.raises(OpeningError) as refused:
        parse_opening("11x27", position, ITALIAN_FID)
    assert refused.value.problem is OpeningProblem.SEVERAL
    whole = next(move for move in legal_moves(position) if len(move.captured) > 1)
    written = format_opening([whole], position)
    assert parse_opening(written, position, ITALIAN_FID)[0].captured_mask == whole.captured_mask


@given(st.text(alphabet="0123456789 .-x:,;#\n1", max_size=200) | st.text(max_size=80))
def test_any_text_is_an_opening_or_refused(text: str) -> None:
    with suppress(OpeningError):
        moves = parse_opening(text, START, ITALIAN_FID)
        assert moves
        assert parse_opening(format_opening(moves, START), START, ITALIAN_FID) == moves


@pytest.mark.parametrize(
    "regulation", [ITALIAN_FID, INTERNATIONAL_FID], ids=lambda each: each.variant.name
)
@given(choices=st.lists(st.integers(0, 50), min_size=1, max_size=40))
def test_what_is_written_is_read_again(regulation: Regulation, choices: list[int]) -> None:
    start = position = start_position(regulation.variant)
    moves: list[Move] = []
    for choice in choices:
        legal = legal_moves(position)
        if not legal:
            break
        moves.append(legal[choice % len(legal)])
        position = position.after(moves[-1])
    again = parse_opening(format_opening(moves, start), start, regulation)
    assert [(move.start, move.end, move.captured_mask) for move in again] == [
        (move.start, move.end, move.captured_mask) for move in moves
    ]


def test_a_list_has_one_opening_a_line() -> None:
    lines = ["# mine", "22-18 11-15", "", "7: 21-17  # a sharp one", "   ", " 23-19 "]
    assert openings_in(lines) == [(2, "22-18 11-15"), (4, "21-17"), (6, "23-19")]


def begun_with(text: str) -> Game:
    game = Game(START, ITALIAN_FID)
    for move in parse_opening(text, START, ITALIAN_FID):
        game.do(game.moved(move, OPENING))
    return game


def test_the_moves_of_an_opening_are_not_taken_back() -> None:
    game = begun_with("22-18 11-15")
    assert plies_given(game.deeds) == 2
    assert (game.plies_back, game.can_take_back(1)) == (0, False)
    game.play(game.legal[0])
    assert (game.plies_back, game.can_take_back(1), game.can_take_back(2)) == (1, True, False)
    with pytest.raises(ValueError, match="cannot take back 2"):
        game.take_back(2)
    game.take_back(1)
    assert Game.of(game.deeds).position == game.position
    assert plies_given(game.deeds) == 2


def test_no_move_was_given_where_a_game_begins_as_usual() -> None:
    game = Game(START, ITALIAN_FID)
    game.play(game.legal[0])
    assert plies_given(game.deeds) == 0
    assert game.can_take_back(1)
