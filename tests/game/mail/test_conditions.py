"""Conditional moves: held against the law, and what they answer."""

from assistant.game.conditions import Condition, answer_to, fault_in, moves_at
from assistant.rules.fen import parse_fen
from assistant.rules.position import Position, start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN


def after(*moves: tuple[int, int]) -> Position:
    position = start_position(ITALIAN)
    for squares in moves:
        (move,) = moves_at(position, squares)
        position = position.after(move)
    return position


BLACK_TO_MOVE = after((22, 18))
TREE = (
    Condition((12, 16), (21, 17), (Condition((8, 12), (25, 21)), Condition((16, 20), (24, 15)))),
    Condition((11, 14), (18, 11)),
)


def test_a_tree_of_legal_moves_has_no_fault() -> None:
    assert fault_in(BLACK_TO_MOVE, TREE) is None
    assert fault_in(BLACK_TO_MOVE, ()) is None


def test_what_stands_deep_in_a_tree_is_looked_at_too() -> None:
    deep = (Condition((12, 16), (21, 17), (Condition((8, 12), (22, 18)),)),)
    fault = fault_in(BLACK_TO_MOVE, deep)
    assert fault
    assert (fault.squares, fault.is_mine) == ((22, 18), True)
    assert fault.position == after((22, 18), (12, 16), (21, 17), (8, 12))


def test_what_is_not_legal_is_told_with_where_and_whose() -> None:
    fault = fault_in(BLACK_TO_MOVE, (Condition((11, 16), (21, 17)),))
    assert fault
    assert (fault.squares, fault.is_mine, fault.moves) == ((11, 16), False, ())
    assert fault.position == BLACK_TO_MOVE
    (reply,) = moves_at(BLACK_TO_MOVE, (12, 16))
    fault = fault_in(BLACK_TO_MOVE, (Condition((12, 16), (22, 18)),))
    assert fault
    assert (fault.squares, fault.is_mine) == ((22, 18), True)
    assert fault.position == BLACK_TO_MOVE.after(reply)


def test_an_answer_to_any_move_is_possible_after_each_or_is_told() -> None:
    assert fault_in(BLACK_TO_MOVE, (Condition((), (21, 17)),))  # 10-13 would make a capture of it
    lone = parse_fen("B:WK32,21:B1", ITALIAN)
    assert fault_in(lone, (Condition((), (21, 17)),)) is None


def test_a_move_that_fits_is_answered_and_leads_on() -> None:
    position = after((22, 18))
    conditions = (Condition((12, 16), (21, 17), (Condition((8, 12), (25, 21)),)),)
    (theirs,) = moves_at(position, (12, 16))
    answer = answer_to(conditions, position, theirs)
    assert answer
    assert (answer.move.start, answer.move.end) == (21, 17)
    assert answer.rest == conditions[0].then
    (another,) = moves_at(position, (11, 15))
    assert answer_to(conditions, position, another) is None


def test_what_names_the_move_counts_before_what_answers_any() -> None:
    position = after((22, 18))
    (theirs,) = moves_at(position, (12, 16))
    answer = answer_to((Condition((), (21, 17)), Condition((12, 16), (23, 20))), position, theirs)
    assert answer
    assert answer.move.start == 23
    (other,) = moves_at(position, (11, 14))
    assert answer_to((Condition((), (18, 11)),), position, other)


def test_squares_of_two_moves_are_a_fault_and_the_path_is_one_move() -> None:
    white, black = "26,30,31,33,37,38,40,41,42,45,50", "1,2,4,6,7,9,13,14,15,16,17,18,23"
    position = parse_fen(f"B:W{white}:B{black},K25", INTERNATIONAL)
    (fault, both) = fault_in(position, (Condition((25, 47), ()),)), moves_at(position, (25, 47))
    assert fault
    assert fault.moves == both
    assert len(both) == 2
    for move in both:
        assert moves_at(position, move.path) == (move,)
    assert moves_at(position, ()) == ()
