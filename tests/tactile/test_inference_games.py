"""Moves of random games, made piece by piece in any order, are never taken for other moves."""

import random
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position, start_position
from assistant.rules.variant import ITALIAN, Variant
from assistant.tactile.inference import (
    Agrees,
    Amended,
    Answer,
    Behind,
    Doubtful,
    Made,
    Standing,
    Unfinished,
    infer,
)
from assistant.tactile.reading import Sense, reading_of
from tests.rules.support.strategies import any_board, position_of
from tests.tactile.support.boards import (
    at_rest,
    both_games,
    unsure,
)

senses = st.sampled_from(Sense)


def random_position(variant: Variant, seed: int) -> Position:
    """Some way into a random game."""
    chance = random.Random(seed)
    position = start_position(variant)
    for _ in range(chance.randrange(90)):
        legal = legal_moves(position)
        if not legal:
            return position
        position = position.after(chance.choice(legal))
    return position


@st.composite
def positions(draw: st.DrawFn, variant: Variant) -> Position:
    """Out of a random game, or any position with many kings."""
    if draw(st.booleans()):
        return random_position(variant, draw(st.integers(0, 1 << 32)))
    return position_of(draw(any_board(variant is ITALIAN)))


def executed(position: Position, move: Move, seed: int) -> Iterator[Position]:
    """The board after each thing that a hand does: pieces go off in any order, some of them early.

    The moving piece is lifted, set down on squares of its path, or slid, and lands in the end.
    """
    chance = random.Random(seed)
    board = position.variant.geometry
    is_white = position.white & move.from_mask != 0
    stops: list[int] = [0]
    for start, end in zip(move.path, move.path[1:], strict=False):
        direction = board.direction_between(start, end)
        ray = board.ray(start, direction) if direction else ()
        free = position.white | position.black
        masks = [board.mask_of[square] for square in ray[: ray.index(end) + 1] if end in ray]
        stops += [mask for mask in masks if not mask & free & ~move.from_mask and chance.random() < 0.7]
    stops += [move.to_mask]
    things = [("piece", stop) for stop in stops]
    for square in chance.sample(move.captured, len(move.captured)):
        things.insert(chance.randrange(len(things) + 1), ("off", board.mask_of[square]))
    at, left = move.from_mask, move.captured_mask
    for what, mask in things:
        at, left = (mask, left) if what == "piece" else (at, left & ~mask)
        own = (position.own & ~move.from_mask) | at
        enemies = position.enemies & ~move.captured_mask | left
        white, black = (own, enemies) if is_white else (enemies, own)
        kings = position.kings & (white | black)
        yield position._replace(white=white, black=black, kings=kings)


@both_games
@given(data=st.data())
def test_every_legal_result_is_that_move(variant: Variant, data: st.DataObject) -> None:
    position = data.draw(positions(variant))
    standing = at_rest(position)
    for move in distinct_moves(list(standing.legal)):
        after = position.after(move)
        answer = infer(reading_of(after, data.draw(senses)), standing)
        assert isinstance(answer, Made)
        assert answer.is_seen
        if len(answer.moves) == 1:
            assert answer.moves[0].has_same_effect(move)
        else:  # two kings that capture the same pieces, each in a circle of its own
            assert all(position.after(each) == after for each in answer.moves)
            assert all(each.from_mask == each.to_mask for each in answer.moves)


@both_games
@given(data=st.data())
def test_a_move_half_made_is_no_other_move(variant: Variant, data: st.DataObject) -> None:
    position, sense = data.draw(positions(variant)), data.draw(senses)
    legal = legal_moves(position)
    if not legal:
        return
    move = data.draw(st.sampled_from(legal))
    standing = at_rest(position)
    for state in executed(position, move, data.draw(st.integers(0, 1 << 32))):
        answer = infer(reading_of(state, sense), standing)
        if isinstance(answer, Made) and not answer.moves[0].has_same_effect(move):
            # Only a flying king that is slid on, with all captured pieces gone; then that is amended.
            (other,) = answer.moves
            assert variant.flying_kings
            assert position.kings & move.from_mask
            assert (other.from_mask, other.captured_mask) == (move.from_mask, move.captured_mask)
            wanted = position.after(other)
            standing = Standing(wanted, (), wanted, position, tuple(legal), (position,))
        else:
            is_settled = standing.wanted is not position
            assert isinstance(answer, Agrees | Made | Unfinished | Amended) or is_settled
            if isinstance(answer, Amended):
                (meant,) = answer.moves
                wanted = position.after(meant)
                standing = standing._replace(wanted=wanted, shown=wanted)
    last = infer(reading_of(position.after(move), sense), standing)
    if standing.wanted is position:
        assert isinstance(last, Made)
    else:
        assert last == Agrees()
        assert standing.wanted == position.after(move)


@both_games
@given(data=st.data())
def test_with_unsure_squares_no_other_move_is_taken_for_seen(
    variant: Variant, data: st.DataObject
) -> None:
    position, sense = data.draw(positions(variant)), data.draw(senses)
    legal = legal_moves(position)
    if not legal:
        return
    move = data.draw(st.sampled_from(legal))
    squares = data.draw(st.sets(st.integers(1, variant.geometry.squares), max_size=3))
    for state in executed(position, move, data.draw(st.integers(0, 1 << 32))):
        answer = infer(unsure(reading_of(state, sense), *squares), at_rest(position))
        if isinstance(answer, Made) and answer.is_seen and len(answer.moves) == 1:
            (found,) = answer.moves
            assert (found.from_mask, found.captured_mask) == (move.from_mask, move.captured_mask)


@both_games
@given(data=st.data())
def test_making_the_announced_move_is_no_move_of_ones_own(
    variant: Variant, data: st.DataObject
) -> None:
    shown, sense = data.draw(positions(variant)), data.draw(senses)
    legal = legal_moves(shown)
    if not legal:
        return
    announced = data.draw(st.sampled_from(legal))
    wanted = shown.after(announced)
    standing = at_rest(wanted, shown=shown, announced=announced, past=(shown,))
    for state in executed(shown, announced, data.draw(st.integers(0, 1 << 32))):
        answer = infer(reading_of(state, sense), standing)
        assert isinstance(answer, Agrees | Behind | Unfinished)
        assert not isinstance(answer, Unfinished) or not answer.moves
    for reply in distinct_moves(list(standing.legal)):
        made = infer(reading_of(wanted.after(reply), sense), standing)
        assert isinstance(made, Made)
        assert made.is_hasty
        assert any(reply.has_same_effect(each) for each in made.moves)


@both_games
@given(data=st.data())
def test_the_reply_of_somebody_at_the_same_board_amends_nothing(
    variant: Variant, data: st.DataObject
) -> None:
    before, sense = data.draw(positions(variant)), data.draw(senses)
    legal = legal_moves(before)
    if not legal:
        return
    wanted = before.after(data.draw(st.sampled_from(legal)))
    standing = at_rest(wanted, before=before, before_legal=tuple(legal), past=(before,))
    if not standing.legal:
        return
    reply = data.draw(st.sampled_from(standing.legal))
    for state in executed(wanted, reply, data.draw(st.integers(0, 1 << 32))):
        answer = infer(reading_of(state, sense), standing)
        assert isinstance(answer, Agrees | Unfinished | Made | Doubtful)
        if isinstance(answer, Doubtful):  # one position by two ways, as in the case above
            assert isinstance(answer.answers[0], Made)


@both_games
@given(data=st.data())
def test_anything_at_all_gets_an_answer(variant: Variant, data: st.DataObject) -> None:
    position, other = data.draw(positions(variant)), data.draw(positions(variant))
    squares = data.draw(st.sets(st.integers(1, variant.geometry.squares), max_size=5))
    reading = unsure(reading_of(other, data.draw(senses)), *squares)
    assert isinstance(infer(reading, at_rest(position, past=(other, position))), Answer)
