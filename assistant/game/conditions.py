"""Conditional moves of correspondence: "if 11-15 then 22-18", and so on from there, as a tree."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position

DEEPEST = 60
"""Moves of mine one behind the other: nobody writes so many, and a damaged text may have any number."""


class Condition(NamedTuple):
    """If they play this, I play that, and then what stands in `then`.

    Squares are those of a move: from and to, or the path where two moves have the same ends.
    """

    their: tuple[int, ...]
    """Empty for any move that they make ("a.l.": Capo I, 13.14; Capo II, 9.14)."""
    mine: tuple[int, ...]
    then: tuple["Condition", ...] = ()


class Fault(NamedTuple):
    """What makes conditions impossible: a move in them that is not legal, or could be two."""

    position: Position
    """In which it would be made."""
    squares: tuple[int, ...]
    is_mine: bool
    moves: tuple[Move, ...]
    """The legal moves that have these squares; none where it is not legal."""


class Answer(NamedTuple):
    """What conditions answer to a move."""

    move: Move
    rest: tuple[Condition, ...]
    """What they answer from then on."""


def moves_at(position: Position, squares: Sequence[int]) -> tuple[Move, ...]:
    """The legal moves, of those with different results, that have these squares."""
    return tuple(distinct_moves([move for move in legal_moves(position) if _has(move, squares)]))


def fault_in(position: Position, conditions: Sequence[Condition]) -> Fault | None:
    """The first thing that is wrong with conditions in a position in which they are to move."""
    for each in conditions:
        if not each.their:
            fault = _fault_of_any(position, each)
        else:
            theirs = moves_at(position, each.their)
            if len(theirs) != 1:
                return Fault(position, each.their, False, theirs)
            fault = _fault_behind(position.after(theirs[0]), each)
        if fault:
            return fault
    return None


def answer_to(conditions: Sequence[Condition], position: Position, move: Move) -> Answer | None:
    """What conditions answer to a move of theirs in this position; None where they say nothing of it.

    What names the move counts before what answers any.
    """
    named = [each for each in conditions if each.their and _has(move, each.their)]
    for each in (*named, *(each for each in conditions if not each.their)):
        mine = moves_at(position.after(move), each.mine)
        if len(mine) == 1:
            return Answer(mine[0], each.then)
    return None


def keep(position: Position, given: Sequence[Condition], before: Sequence[Condition]) -> bool:
    """Whether conditions answer here all that those before answered, and in the same way."""
    for move in legal_moves(position) if before else ():
        promised = answer_to(before, position, move)
        answer = answer_to(given, position, move)
        if promised is None:
            continue
        if answer is None or not answer.move.has_same_effect(promised.move):
            return False
        if not keep(position.after(move).after(promised.move), answer.rest, promised.rest):
            return False
    return True


def conditions_of(told: Any, deepest: int = DEEPEST) -> tuple[Condition, ...]:
    """Conditions from lists of lists, as JSON has them. Raises ValueError and TypeError."""
    if deepest == 0:
        raise ValueError("conditions are too deep")
    return tuple(
        Condition(_squares(their), _squares(mine), conditions_of(then, deepest - 1))
        for their, mine, then in told
    )


def _has(move: Move, squares: Sequence[int]) -> bool:
    if not squares or (move.start, move.end) != (squares[0], squares[-1]):
        return False
    return {*squares[1:-1]} <= {*move.path, *move.captured}


def _fault_of_any(position: Position, any_reply: Condition) -> Fault | None:
    """What is wrong with an answer to any move: it is to be possible after each of them."""
    for move in legal_moves(position):
        if fault := _fault_behind(position.after(move), any_reply):
            return fault
    return None


def _fault_behind(position: Position, condition: Condition) -> Fault | None:
    mine = moves_at(position, condition.mine)
    if len(mine) != 1:
        return Fault(position, condition.mine, True, mine)
    return fault_in(position.after(mine[0]), condition.then)


def _squares(told: Any) -> tuple[int, ...]:
    if not all(type(each) is int for each in told):
        raise ValueError(f"squares are {told!r}")
    return tuple(told)
