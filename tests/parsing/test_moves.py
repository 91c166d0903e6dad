"""Choosing among several moves, and what a sentence that fits none is answered with."""

from dataclasses import replace

import pytest

from assistant.parsing.moving.moves import (
    Ambiguous,
    Lack,
    NoSuchMove,
    NotLegal,
    Understood,
    choose_by_square,
    parse_move_text,
    parse_square,
)
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.articles import IllegalReason
from assistant.rules.fen import parse_fen
from assistant.rules.position import start_position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation

IT = vocabulary("it")


def test_a_square_of_the_route_chooses_among_several() -> None:
    position = parse_fen("B:W7,14,15,22,23:B11,12,16,K30", ITALIAN_FID.variant)
    read = parse_move_text("11x27", position, ITALIAN_FID, IT)
    assert isinstance(read, Ambiguous)
    assert [move.path for move in read.moves] == [(11, 18, 27), (11, 20, 27)]
    for text in (
        "18",
        "14",
        "22",
        "diciotto",
        "per 18",
        "la 14",
        "uno otto",
        "prendo la ventidue",
        "22.",
    ):
        chosen = choose_by_square(read.moves, text, IT)
        assert chosen, text
        assert chosen.path == (11, 18, 27)
    for text in ("27", "11", "1", "", "x", "9999", "١٨", "18 20", "-", "pippo", "18 pippo"):
        assert choose_by_square(read.moves, text, IT) is None, text


def test_the_start_chooses_among_moves_that_arrive_at_one_square() -> None:
    read = parse_move_text("18", start_position(ITALIAN_FID.variant), ITALIAN_FID, IT)
    assert isinstance(read, Ambiguous)
    for text in ("22", "la 22", "da ventidue", "con la 22"):
        chosen = choose_by_square(read.moves, text, IT)
        assert chosen
        assert chosen.path == (22, 18)
    assert choose_by_square(read.moves, "18", IT) is None


def test_a_refusal_carries_what_was_written() -> None:
    position = parse_fen("W:W22,32:B18,10", ITALIAN_FID.variant)
    read = parse_move_text("22 prende la 18", position, ITALIAN_FID, IT)
    assert isinstance(read, NotLegal)
    assert read.written == ((22, 13), True)
    assert read.refusal.reason is IllegalReason.MUST_CONTINUE
    read = parse_move_text("ventidue diciotto", position, ITALIAN_FID, IT)
    assert isinstance(read, NotLegal)
    assert read.written == ((22, 18), False)


@pytest.mark.parametrize(
    ("regulation", "fen"),
    [(ITALIAN_FID, "W:W17:B13,10"), (INTERNATIONAL_FID, "W:W26:B21,17")],
    ids=["italian", "international"],
)
def test_no_move_fits_where_nobody_can_move(regulation: Regulation, fen: str) -> None:
    position = parse_fen(fen, regulation.variant)
    assert parse_move_text("prendo", position, regulation, IT) == NoSuchMove(Lack.CAPTURE)
    assert parse_move_text("damo", position, regulation, IT) == NoSuchMove(Lack.PROMOTION)
    assert parse_move_text("32", position, regulation, IT) == NoSuchMove(Lack.ARRIVAL, 32)


def test_two_routes_with_one_effect_are_one_move() -> None:
    position = parse_fen("W:WK11:B5,K6,K13,K14,K21", ITALIAN_FID.variant)
    read = parse_move_text("prendo", position, ITALIAN_FID, IT)
    assert isinstance(read, Understood)


def test_a_text_that_may_be_either_of_two_squares_is_none() -> None:
    # A language where two words are a number, and each of them a digit.
    twenty = {("alfa", "beta"): 20, ("alfa",): 1, ("beta",): 5}
    words = replace(IT, numbers=twenty)
    assert [parse_square(text, words) for text in ("alfa", "in beta", "15")] == [1, 5, 15]
    assert parse_square("in alfa beta", words) is None
    fifteen = replace(IT, numbers={**twenty, ("alfa", "beta"): 15})
    assert parse_square("in alfa beta", fifteen) == 15
