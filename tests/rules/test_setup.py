"""Positions that are set up: what is impossible about one, and one that is put together."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.rules.fen import FenError, FenProblem, format_fen, parse_fen
from assistant.rules.position import Piece, Position, start_position
from assistant.rules.setup import Draft, Flaw, Impossible, is_over_at_once, what_is_impossible
from assistant.rules.side import Side
from assistant.rules.variant import INTERNATIONAL, ITALIAN, Variant

both_variants = pytest.mark.parametrize("variant", [ITALIAN, INTERNATIONAL], ids=lambda each: each.name)

WHITE_MAN = Piece(Side.WHITE, is_king=False)
WHITE_KING = Piece(Side.WHITE, is_king=True)
BLACK_MAN = Piece(Side.BLACK, is_king=False)
BLACK_KING = Piece(Side.BLACK, is_king=True)


def drafted(pieces: dict[int, Piece]) -> Draft:
    draft = Draft()
    for square, piece in pieces.items():
        draft = draft.with_piece(piece, square)
    return draft


@both_variants
def test_nothing_is_impossible_about_the_start(variant: Variant) -> None:
    assert list(what_is_impossible(start_position(variant))) == []


@pytest.mark.parametrize(
    ("pieces", "impossible"),
    [
        ({}, [Impossible(Flaw.EMPTY)]),
        ({2: WHITE_MAN}, [Impossible(Flaw.UNCROWNED, Side.WHITE, 2)]),
        ({31: BLACK_MAN}, [Impossible(Flaw.UNCROWNED, Side.BLACK, 31)]),
        ({2: WHITE_KING, 31: BLACK_KING}, []),
        ({2: BLACK_MAN, 31: WHITE_MAN}, []),
        (dict.fromkeys(range(5, 18), WHITE_KING), [Impossible(Flaw.TOO_MANY, Side.WHITE, 13)]),
        (dict.fromkeys(range(5, 17), WHITE_KING), []),
        (
            {1: WHITE_MAN, **dict.fromkeys(range(15, 29), BLACK_MAN)},
            [Impossible(Flaw.UNCROWNED, Side.WHITE, 1), Impossible(Flaw.TOO_MANY, Side.BLACK, 14)],
        ),
    ],
)
def test_what_is_impossible_is_told_with_the_reason(
    pieces: dict[int, Piece], impossible: list[Impossible]
) -> None:
    assert list(what_is_impossible(drafted(pieces).position(ITALIAN))) == impossible


def test_twice_on_one_square_is_impossible() -> None:
    mask = ITALIAN.geometry.mask_of
    position = Position(ITALIAN, Side.WHITE, mask[18] | mask[22], mask[18], 0)
    assert list(what_is_impossible(position)) == [Impossible(Flaw.OCCUPIED_TWICE, None, 18)]


def test_every_flaw_is_a_problem_of_a_fen_too() -> None:
    assert {flaw.value for flaw in Flaw} <= {problem.value for problem in FenProblem}


@st.composite
def drafts(draw: st.DrawFn, variant: Variant) -> Draft:
    squares = st.integers(1, variant.geometry.squares)
    pieces = st.sampled_from([WHITE_MAN, WHITE_KING, BLACK_MAN, BLACK_KING])
    draft = drafted(draw(st.dictionaries(squares, pieces, max_size=variant.geometry.squares)))
    return draft.with_side_to_move(draw(st.sampled_from(Side)))


@both_variants
@given(data=st.data())
def test_a_fen_is_refused_exactly_where_something_is_impossible(
    variant: Variant, data: st.DataObject
) -> None:
    draft = data.draw(drafts(variant))
    position = draft.position(variant)
    impossible = list(what_is_impossible(position))
    if impossible:
        with pytest.raises(FenError) as refused:
            parse_fen(format_fen(position), variant)
        assert refused.value.problem.value == impossible[0].flaw.value
    else:
        assert parse_fen(format_fen(position), variant) == position
        assert Draft.of(position) == draft


@both_variants
@given(data=st.data())
def test_pieces_are_put_and_taken_away_one_by_one(variant: Variant, data: st.DataObject) -> None:
    draft = data.draw(drafts(variant))
    square = data.draw(st.integers(1, variant.geometry.squares))
    with_it = draft.with_piece(BLACK_KING, square)
    assert with_it.piece_at(square) == BLACK_KING
    assert with_it.count == draft.count + (draft.piece_at(square) is None)
    without = with_it.without([square])
    assert without.piece_at(square) is None
    assert without == draft.without([square])
    is_whole = draft.position(variant).piece_at(square) == draft.piece_at(square)
    assert is_whole


def test_who_has_no_move_has_lost_before_it_begins() -> None:
    assert is_over_at_once(parse_fen("W:W:B5", ITALIAN))
    assert is_over_at_once(parse_fen("W:W25:B21,18", ITALIAN))
    assert not is_over_at_once(parse_fen("B:W25:B21,18", ITALIAN))
