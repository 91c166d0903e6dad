"""Irregularities that a board shows: the cases of irregularities.toml, and captures at random."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.rules.fen import parse_fen
from assistant.rules.irregularities import ANNOUNCED, Act, Irregularity
from assistant.rules.legal import legal_moves
from assistant.rules.move import Move
from assistant.rules.notation import format_path
from assistant.rules.position import Position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, PERGIOCO, PORTUGUESE
from assistant.rules.variant import ITALIAN, VARIANTS, Variant
from assistant.tactile.inference import Standing
from assistant.tactile.irregular import irregular
from assistant.tactile.reading import Reading, Seen, Sense, read, reading_of
from tests.rules.support.strategies import any_board, chain_boards, position_of
from tests.tactile.support.boards import (
    QUIET,
    at_rest,
    both_games,
    every_sense,
    italian,
    move_of,
    pieces,
    unsure,
)

CASES: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("irregularities.toml").read_text("utf-8")
)["case"]
cases = pytest.mark.parametrize("case", CASES, ids=lambda each: each["note"][:60])
TEXTS = {"capo1": ITALIAN_FID, "capo2": INTERNATIONAL_FID, "pt": PORTUGUESE, "pergioco": PERGIOCO}


def what_stands(text: str, variant: Variant, sense: Sense) -> Reading:
    """A board with the pieces of a text such as `W22,K18:B4`; men may stand anywhere."""
    at = {}
    for letter, entries in re.findall("([WB])([K0-9,]*)", text):
        side = "white" if letter == "W" else "black"
        for entry in filter(None, entries.split(",")):
            kind = "king" if entry.startswith("K") else "man"
            at[int(entry.removeprefix("K"))] = Seen(f"{side}-{kind}")
    squares = range(1, variant.geometry.squares + 1)
    return read(variant, sense, [at.get(square, Seen.NOTHING) for square in squares])


def senses_of(case: dict[str, Any]) -> list[Sense]:
    return [Sense.PIECE] if case.get("pieces") else list(Sense)


@cases
def test_what_a_board_shows(case: dict[str, Any]) -> None:
    variant = VARIANTS[case["rules"]]
    position = parse_fen(case["position"], variant)
    shows = tuple(Act(Irregularity(kind), tuple(at)) for kind, at in case.get("shows", {}).items())
    for sense in senses_of(case):
        reading = what_stands(case["stands"], variant, sense)
        touched, stops = case.get("touched", 0), case.get("stops", False)
        found = irregular(reading, at_rest(position), touched, stops=stops)
        if not shows:
            assert found == []
            continue
        first = found[0]
        assert first.acts == shows
        assert (first.irregularity, first.squares) == shows[0]
        assert first.side.value == case["side"]
        assert (format_path(first.move) if first.move else "") == case["act"]
        assert first.corrected == parse_fen(case["corrected"], variant)
        after = position.after(first.move) if first.move else position
        assert first.kept == (parse_fen(case["kept"], variant) if "kept" in case else after)


@cases
def test_a_board_that_does_not_tell_men_from_kings_shows_no_crowning(case: dict[str, Any]) -> None:
    variant = VARIANTS[case["rules"]]
    reading = what_stands(case["stands"], variant, Sense.COLOUR)
    touched, stops = case.get("touched", 0), case.get("stops", False)
    found = irregular(reading, at_rest(parse_fen(case["position"], variant)), touched, stops=stops)
    assert bool(found) == ("shows" in case and "pieces" not in case)


def article(text: str, kind: Irregularity) -> str:
    found = TEXTS[text].irregularity(kind)
    assert found is None or found.text is TEXTS[text].text
    return found.number if found else ""


@pytest.mark.parametrize(
    "case", [case for case in CASES if "shows" in case], ids=lambda each: each["note"]
)
def test_each_text_names_its_article(case: dict[str, Any]) -> None:
    kind = Irregularity(next(iter(case["shows"])))
    assert {text: article(text, kind) for text in TEXTS} == case["articles"]


def test_every_irregularity_that_a_board_alone_shows_has_a_case() -> None:
    assert {kind for case in CASES for kind in case.get("shows", {})} == {
        each.value for each in Irregularity if each not in ANNOUNCED
    }


@every_sense
def test_two_ways_of_which_nobody_knows_which_was_gone_are_both_told(sense: Sense) -> None:
    position = italian("W:W22,32:B10,11,18,19,1")
    nothing_taken = pieces(position, off=[22], white=[6], sense=sense)
    by_18, by_19, *_ = irregular(nothing_taken, at_rest(position))
    assert by_18.acts == (Act(Irregularity.LEFT_SOME, (10, 18)),)
    assert by_19.acts == (Act(Irregularity.LEFT_SOME, (11, 19)),)
    one_taken = pieces(position, off=[22, 19], white=[6], sense=sense)
    likely, other, *_ = irregular(one_taken, at_rest(position))
    assert likely.acts == (Act(Irregularity.LEFT_SOME, (11,)),)
    assert [act.irregularity for act in other.acts] == [
        Irregularity.LEFT_SOME,
        Irregularity.TOOK_TOO_MANY,
    ]


def test_what_stands_half_way_through_a_capture_is_for_the_caller_to_wait_for() -> None:
    position = italian("W:W22,32:B18,10,1")
    arrived = pieces(position, off=[22], white=[6])
    (left, *_) = irregular(arrived, at_rest(position))
    assert left.acts == (Act(Irregularity.LEFT_SOME, (10, 18)),)
    # In the air: no move was made as yet.
    in_the_air = irregular(pieces(position, off=[22, 18]), at_rest(position))
    assert [each.move for each in in_the_air] == [None]


def test_the_answer_of_the_opponent_is_found_from_what_is_kept() -> None:
    position = italian("W:W22,32:B19,1,10")
    (left,) = irregular(pieces(position, off=[22], white=[15]), at_rest(position))
    answered = left.kept.after(move_of(left.kept, 19, 22))
    assert answered == italian("W:W15,32:B22,1,10")


def test_nothing_is_irregular_on_a_board_that_is_being_set_up() -> None:
    reading = pieces(QUIET, off=[10], sense=Sense.OCCUPANCY)
    assert irregular(reading, at_rest(QUIET))
    assert irregular(reading, at_rest(QUIET, shown=None)) == []


def test_nobody_takes_anything_off_while_the_opponents_move_is_to_be_made() -> None:
    before = italian("B:W22,32:B10,1")
    standing = at_rest(before.after(move_of(before, 10, 14)), shown=before)
    in_hand = pieces(before, off=[10])
    assert irregular(in_hand, standing) == []
    assert irregular(in_hand, standing._replace(legal=(), shown=standing.wanted)) == []


def test_what_is_not_seen_was_not_taken_off() -> None:
    position = italian("W:W22,32:B18,10,1")
    seen = pieces(position, off=[22, 18], white=[6])
    (left, *_) = irregular(unsure(seen, 1), at_rest(position))
    assert left.acts == (Act(Irregularity.LEFT_SOME, (10,)),)
    assert irregular(unsure(seen, 10), at_rest(position)) == []
    # Where the piece went is not seen: only that it is gone.
    assert [each.move for each in irregular(unsure(seen, 6), at_rest(position))] == [None]


def test_a_piece_over_an_unsure_square_is_not_gone() -> None:
    assert irregular(unsure(pieces(QUIET, off=[22]), 18), at_rest(QUIET)) == []


def test_who_may_have_moved_the_touched_piece_has_done_nothing_wrong() -> None:
    position = italian("W:W22,23,32:B1")
    moved = pieces(position, off=[22], white=[19])
    for_either = unsure(moved, 22, 23)
    assert irregular(for_either, at_rest(position), 23) == []
    assert [each.squares for each in irregular(for_either, at_rest(position), 32)] == [
        (32, 22),
        (32, 23),
    ]
    assert [each.squares for each in irregular(moved, at_rest(position), 23)] == [(23, 22)]


@st.composite
def captures(draw: st.DrawFn, variant: Variant) -> tuple[Position, Move]:
    """A position and a legal capture, where one was found."""
    position = position_of(draw(chain_boards(variant is ITALIAN)))
    found = [move for move in legal_moves(position) if move.is_capture]
    return position, draw(st.sampled_from(found)) if found else draw(st.nothing())


def simplest(reading: Reading, standing: Standing) -> list[tuple[Act, ...]]:
    """What is as simple as the first explanation."""
    found = irregular(reading, standing)
    return [each.acts for each in found if each.weight == found[0].weight]


senses = st.sampled_from(Sense)


@both_games
@given(data=st.data())
def test_a_captured_piece_that_stays(variant: Variant, data: st.DataObject) -> None:
    position, move = data.draw(captures(variant))
    square = data.draw(st.sampled_from(move.captured))
    after = position.after(move)
    mask = variant.geometry.mask_of[square]
    stands = after._replace(white=after.white | position.white & mask)
    stands = stands._replace(black=after.black | position.black & mask)
    reading = reading_of(stands, data.draw(senses))
    if reading.agrees_with(position):
        assert move.from_mask == move.to_mask
        return
    kind = Irregularity.LEFT_SOME if len(move.captured) > 1 else Irregularity.LEFT_ONE
    assert (Act(kind, (square,)),) in simplest(reading, at_rest(position))


@both_games
@given(data=st.data())
def test_a_piece_that_goes_after_a_capture(variant: Variant, data: st.DataObject) -> None:
    position, move = data.draw(captures(variant))
    after = position.after(move)
    others = (after.white | after.black) & ~move.to_mask
    if not others:
        return
    square = data.draw(st.sampled_from(reading_of(after).squares(others)))
    piece = after.piece_at(square)
    assert piece
    is_own = piece.side is position.side_to_move
    reading = pieces(after, off=[square], sense=data.draw(senses))
    kind = Irregularity.TOOK_OWN if is_own else Irregularity.TOOK_TOO_MANY
    assert (Act(kind, (square,)),) in simplest(reading, at_rest(position))


@both_games
@given(data=st.data())
def test_a_board_that_is_right_shows_nothing(variant: Variant, data: st.DataObject) -> None:
    position, sense = position_of(data.draw(any_board(variant is ITALIAN))), data.draw(senses)
    standing = at_rest(position)
    assert irregular(reading_of(position, sense), standing) == []
    for move in standing.legal:
        assert irregular(reading_of(position.after(move), sense), standing) == []
        assert irregular(reading_of(position.after(move), sense), standing, move.start) == []


@both_games
@given(data=st.data())
def test_what_is_kept_is_what_stands_on_the_board(variant: Variant, data: st.DataObject) -> None:
    position, sense = position_of(data.draw(any_board(variant is ITALIAN))), data.draw(senses)
    legal = legal_moves(position)
    after = position.after(data.draw(st.sampled_from(legal))) if legal else position
    stood = reading_of(after).squares(after.white | after.black)
    off = data.draw(st.sets(st.sampled_from(stood), max_size=4)) if stood else ()
    reading = pieces(after, off=off, sense=sense)
    may_be_in_hand = {each for move in legal for each in (move.start, *move.captured)}
    for finding in irregular(reading, at_rest(position)):
        wrong = reading.differences(finding.kept)
        assert {each.square for each in wrong if each.seen is Seen.NOTHING} <= may_be_in_hand
        assert all(each.seen is Seen.NOTHING for each in wrong)
        assert not reading.agrees_with(finding.corrected)
