"""The rules that choose among captures, each a small named filter, in the variant's order.

Capo I, 6.6 to 6.10; Capo II, 4.13 and 4.14. A filter ranks each capture; those that rank below the
best fall, and a filter sees only what the filters before it left.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.variant import Priority, Variant


def most_pieces(position: Position, capture: Move) -> int:
    """6.6, Capo II 4.13: the greatest number of captured pieces, whatever they are."""
    return len(capture.captured)


def with_king(position: Position, capture: Move) -> bool:
    """6.7: at equal number, a king captures before a man."""
    return bool(capture.from_mask & position.kings)


def most_kings(position: Position, capture: Move) -> int:
    """6.8: at equal number, the greatest number of captured kings."""
    return (capture.captured_mask & position.kings).bit_count()


def kings_first(position: Position, capture: Move) -> tuple[bool, ...]:
    """6.9: where the sequences of captured pieces first differ, a king comes before a man.

    The whole sequences are compared, piece by piece, not only the first piece or the first king:
    tuples of "is it a king" compare just so.
    """
    masks = position.variant.geometry.mask_of
    kings = position.kings
    return tuple(bool(masks[square] & kings) for square in capture.captured)


Rank = Callable[[Position, Move], Any]

RANKS: dict[Priority, Rank] = {
    Priority.MOST_PIECES: most_pieces,
    Priority.WITH_KING: with_king,
    Priority.MOST_KINGS: most_kings,
    Priority.KINGS_FIRST: kings_first,
}


def keep_best(position: Position, captures: Sequence[Move], rank: Rank) -> list[Move]:
    """The captures that no other one outranks."""
    ranks = [rank(position, capture) for capture in captures]
    best = max(ranks)
    return [capture for capture, its in zip(captures, ranks, strict=True) if its == best]


def prevailing(position: Position, captures: list[Move]) -> list[Move]:
    """The captures that all priorities leave: among them the choice is free (6.10; 4.14)."""
    for rank in _ranks(position.variant):
        if len(captures) < 2:
            break
        captures = keep_best(position, captures, rank)
    return captures


@cache
def _ranks(variant: Variant) -> tuple[Rank, ...]:
    return tuple(RANKS[priority] for priority in variant.priority)


class Fallen(NamedTuple):
    """A capture that a priority removed."""

    capture: Move
    by: Priority


def fallen(position: Position, captures: list[Move]) -> list[Fallen]:
    """The captures that the priorities remove, those that fall first first."""
    gone: list[Fallen] = []
    for priority in position.variant.priority:
        if not captures:
            break
        kept = keep_best(position, captures, RANKS[priority])
        gone += [Fallen(capture, priority) for capture in captures if capture not in kept]
        captures = kept
    return gone


def deciding(position: Position, captures: list[Move]) -> Priority | None:
    """The last priority that removed a capture, or None where all are allowed."""
    gone = fallen(position, captures)
    return gone[-1].by if gone else None
