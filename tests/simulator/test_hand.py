"""Hands: what they do to the pieces, and whole moves of it."""

import itertools
import random

import pytest

from assistant.rules.fen import format_fen, parse_fen
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.position import Position, start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN, Variant
from assistant.simulator.board import Board
from assistant.simulator.hand import Crown, Hand, Lift, SetDown, Slide, TakeOff, actions


def hand(position: Position) -> Hand:
    board = Board(position.variant)
    board.set_up(position)
    return Hand(board)


def only(fen: str, variant: Variant = ITALIAN):
    position = parse_fen(fen, variant)
    (move,) = distinct_moves(legal_moves(position))
    return position, move


def test_the_plain_way() -> None:
    position, move = only("W:W22:B18,10")
    assert move.path == (22, 13, 6)
    assert actions(position, move) == [Lift(22), SetDown(6), TakeOff(18), TakeOff(10)]
    position, move = only("W:W9:B5")
    assert actions(position, move) == [Lift(9), SetDown(2), TakeOff(5), Crown(2)]
    assert actions(position, move, crowns=False)[-1] == TakeOff(5)


def test_a_capture_that_ends_where_it_began_sets_the_king_down_there() -> None:
    position, move = only("W:WK11:B5,K6,K13,K14,K21")
    assert actions(position, move)[:2] == [Lift(11), SetDown(11)]


def test_a_piece_is_lifted_set_down_on_the_way_or_pushed() -> None:
    position = parse_fen("W:WK46:B5", INTERNATIONAL)
    move = next(each for each in legal_moves(position) if each.end == 28)
    ways = {tuple(actions(position, move, random.Random(seed), feels=0)) for seed in range(30)}
    assert ways == {
        (Lift(46), SetDown(28)),
        (Slide(46, 41), Slide(41, 37), Slide(37, 32), Slide(32, 28)),
    }
    position, move = only("W:W22:B18,10")
    ways = {
        tuple(each for each in actions(position, move, random.Random(seed)) if isinstance(each, Slide))
        for seed in range(30)
    }
    assert ways == {(), (Slide(22, 13), Slide(13, 6))}


def test_captured_pieces_come_off_in_any_order_and_at_any_moment() -> None:
    position, move = only("W:W22:B18,10")
    orders = {
        tuple(
            each
            for each in actions(position, move, random.Random(seed), feels=0)
            if isinstance(each, TakeOff)
        )
        for seed in range(30)
    }
    assert orders == {(TakeOff(18), TakeOff(10)), (TakeOff(10), TakeOff(18))}
    first = [actions(position, move, random.Random(seed), feels=0)[0] for seed in range(30)]
    assert {type(each) for each in first} == {Lift, Slide, TakeOff}


def test_hands_feel_other_pieces_and_put_them_back() -> None:
    position = start_position(ITALIAN)
    move = legal_moves(position)[0]
    for seed in range(20):
        felt = actions(position, move, random.Random(seed), feels=1.0)
        pairs = [
            (here.square, there.square)
            for here, there in itertools.pairwise(felt)
            if isinstance(here, Lift) and isinstance(there, SetDown) and here.square == there.square
        ]
        assert len(pairs) >= 2
        assert all(square not in (move.start, move.end) for square, _ in pairs)


def test_the_same_seed_has_the_hand_do_the_same() -> None:
    position, move = only("W:W22:B18,10")
    assert actions(position, move, random.Random(5)) == actions(position, move, random.Random(5))


@pytest.mark.parametrize("variant", [ITALIAN, INTERNATIONAL])
def test_at_the_end_of_a_move_the_board_shows_the_position_after_it(variant: Variant) -> None:
    chance = random.Random(7)
    for _ in range(12):
        position = start_position(variant)
        hands = hand(position)
        for _ in range(120):
            moves = legal_moves(position)
            if not moves:
                break
            move = chance.choice(moves)
            for action in actions(position, move, chance):
                assert hands.trouble(action) == "", (format_fen(position), move, action)
                hands.do(action)
            position = position.after(move)
            assert hands.held == []
            assert hands.board.position(position.side_to_move) == position


def test_a_hand_that_misses_does_nothing() -> None:
    hands = hand(start_position(ITALIAN))
    before = list(hands.board.fields)
    for action, reason in [
        (Lift(16), "empty"),
        (Lift(0), "no-square"),
        (TakeOff(33), "no-square"),
        (Crown(16), "empty"),
        (SetDown(16), "nothing-held"),
        (SetDown(22, "w"), "occupied"),
        (Slide(22, 25), "occupied"),
        (Slide(16, 18), "empty"),
        (Slide(22, 99), "no-square"),
    ]:
        assert hands.trouble(action) == reason
        hands.do(action)
    assert hands.board.fields == before


def test_two_hands_hold_two_pieces_and_the_last_is_set_down_first() -> None:
    hands = hand(start_position(ITALIAN))
    for action in (Lift(22), Lift(11), SetDown(15), SetDown(18)):
        hands.do(action)
    assert (hands.board[15], hands.board[18]) == ("b", "w")
    hands.do(SetDown(22, "W"))
    hands.do(Crown(15))
    assert (hands.board[22], hands.board[15]) == ("W", "B")
