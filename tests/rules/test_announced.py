"""Announced moves that are not legal, in any position and over any squares: what is found in them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.rules.announced import announced
from assistant.rules.explain import Legal, explain
from assistant.rules.fen import format_fen, parse_fen
from assistant.rules.irregularities import ANNOUNCED, Finding, Irregularity
from assistant.rules.legal import legal_moves
from assistant.rules.position import Position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, PERGIOCO, PORTUGUESE, Regulation
from assistant.rules.side import Side
from assistant.rules.square import Direction
from tests.rules.support.strategies import any_board, position_of

TEXTS = (ITALIAN_FID, INTERNATIONAL_FID, PORTUGUESE)
texts = pytest.mark.parametrize("regulation", TEXTS, ids=lambda each: each.text.value)


def positions(regulation: Regulation) -> st.SearchStrategy[Position]:
    return any_board(regulation.variant is ITALIAN_FID.variant).map(position_of)


@st.composite
def routes(draw: st.DrawFn, position: Position) -> list[int]:
    """Squares that somebody may announce, some of them not there; often from a piece, or a part of a
    legal capture."""
    board = position.variant.geometry
    pieces = [each for each in range(1, board.squares + 1) if position.piece_at(each)]
    starts = st.sampled_from(pieces) if pieces else st.nothing()
    squares = st.integers(0, board.squares + 2)
    free = st.lists(squares, min_size=2, max_size=4)
    from_piece = st.tuples(starts, squares).map(list)
    steps = [
        [square, board.ray(square, way)[reach]]
        for square in pieces
        for way in Direction
        for reach in (0, 1)
        if len(board.ray(square, way)) > reach
    ]
    legal = [list(move.path[:length]) for move in legal_moves(position) for length in (2, 3)]
    ways = [free, from_piece, *([st.sampled_from(steps + legal)] if steps + legal else [])]
    return draw(st.one_of(*ways))


def is_position(position: Position) -> bool:
    """Whether the masks are of pieces on squares, each of one side, and no man on its last row."""
    board, white, black = position.variant.geometry, position.white, position.black
    in_play = (white | black) & ~board.playable == 0 and white & black == 0
    kings = position.kings & ~(white | black) == 0
    bases = {side: sum(board.mask_of[each] for each in board.base(side.opponent)) for side in Side}
    men = all(position.mask(side) & ~position.kings & bases[side] == 0 for side in Side)
    return in_play and kings and men


def found(
    position: Position, squares: list[int], by: Side, its: Regulation, sign: bool
) -> Finding | None:
    return announced(position, squares, by, its, has_capture_sign=sign)


@texts
@given(data=st.data())
def test_what_is_kept_is_a_position_and_what_is_found_is_no_legal_move(
    regulation: Regulation, data: st.DataObject
) -> None:
    position = data.draw(positions(regulation))
    squares = data.draw(routes(position))
    by, sign = data.draw(st.sampled_from(Side)), data.draw(st.booleans())
    finding = found(position, squares, by, regulation, sign)
    if finding is None:
        return
    assert is_position(finding.kept)
    assert parse_fen(format_fen(finding.kept), position.variant) == finding.kept
    assert (finding.side, finding.corrected, finding.move) == (by, position, None)
    assert finding.kept.side_to_move is by.opponent
    kinds = [act.irregularity for act in finding.acts]
    assert set(kinds) <= ANNOUNCED
    assert all(regulation.irregularity(kind) for kind in kinds)
    verdict = explain(position, squares, regulation, has_capture_sign=sign)
    assert by is not position.side_to_move or not isinstance(verdict, Legal)


@texts
@given(data=st.data())
def test_nothing_but_the_piece_that_was_named_is_moved(
    regulation: Regulation, data: st.DataObject
) -> None:
    position = data.draw(positions(regulation))
    squares = data.draw(routes(position))
    finding = found(position, squares, position.side_to_move, regulation, data.draw(st.booleans()))
    if finding is None:
        return
    before, kept, masks = position, finding.kept, position.variant.geometry.mask_of
    mover = before.piece_at(squares[0])
    assert mover, "an empty square shows nothing"
    moved = masks[squares[0]] | masks[squares[-1]]
    own, others = before.mask(mover.side), before.mask(mover.side.opponent)
    assert kept.mask(mover.side) & ~moved == own & ~moved
    assert kept.mask(mover.side.opponent) & ~others == 0
    assert kept.mask(mover.side).bit_count() == own.bit_count()


@texts
@given(data=st.data())
def test_a_legal_move_shows_nothing_and_by_the_other_side_that_it_moves_twice(
    regulation: Regulation, data: st.DataObject
) -> None:
    position = data.draw(positions(regulation))
    legal = legal_moves(position)
    if not legal:
        return
    move = data.draw(st.sampled_from(legal))
    side, squares = position.side_to_move, list(move.path)
    assert found(position, squares, side, regulation, move.is_capture) is None
    waiting = position.with_side_to_move(side.opponent)
    again = found(waiting, squares, side, regulation, move.is_capture)
    assert again
    assert [act.irregularity for act in again.acts] == [Irregularity.MOVED_TWICE]
    assert again.kept == position.after(move)


@given(data=st.data())
def test_a_text_without_a_list_shows_nothing(data: st.DataObject) -> None:
    position = data.draw(positions(PERGIOCO))
    squares, by = data.draw(routes(position)), data.draw(st.sampled_from(Side))
    assert found(position, squares, by, PERGIOCO, data.draw(st.booleans())) is None
