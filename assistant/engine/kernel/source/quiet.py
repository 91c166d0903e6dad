"""Moves that capture nothing: a direction at a time, for all pieces that may go there at once.

A step takes a mask `forth` bits up or `back` bits down; one of the two is 0.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from assistant.engine.kernel.names import FALLING, FLYING, PLAYABLE, RISING, Numbers, popcount


def write_steps(
    pieces: int, forth: int, back: int, flying: int, empty: int, work: "Numbers", top: int
) -> int:
    """Write the moves in one direction; where they end."""
    ends = pieces << forth >> back & empty
    so_far_forth = forth
    so_far_back = back
    while ends:
        left = ends
        while left:
            end = left & -left
            left ^= end
            work[top] = end << so_far_back >> so_far_forth
            work[top + 1] = end
            work[top + 2] = 0
            top += 3
        if not flying:
            break
        # A square is reached from one side by one king: another one behind it is in its way.
        ends = ends << forth >> back & empty
        so_far_forth += forth
        so_far_back += back
    return top


def quiets(own: int, enemies: int, kings: int, side: int, work: "Numbers", top: int) -> int:
    """Write the moves without capture from `top` on; where they end."""
    empty = PLAYABLE ^ own ^ enemies
    king = own & kings
    men = own ^ king
    if side:
        top = write_steps(men, RISING, 0, 0, empty, work, top)
        top = write_steps(men, FALLING, 0, 0, empty, work, top)
    else:
        top = write_steps(men, 0, RISING, 0, empty, work, top)
        top = write_steps(men, 0, FALLING, 0, empty, work, top)
    if king:
        top = write_steps(king, RISING, 0, FLYING, empty, work, top)
        top = write_steps(king, FALLING, 0, FLYING, empty, work, top)
        top = write_steps(king, 0, RISING, FLYING, empty, work, top)
        top = write_steps(king, 0, FALLING, FLYING, empty, work, top)
    return top


def count_flights(kings: int, forth: int, back: int, empty: int) -> int:
    """How many moves flying kings have in one direction."""
    moves = 0
    ends = kings << forth >> back & empty
    while ends:
        moves += popcount(ends)
        ends = ends << forth >> back & empty
    return moves


def count_quiets(own: int, enemies: int, kings: int, side: int) -> int:
    """How many moves without capture there are."""
    empty = PLAYABLE ^ own ^ enemies
    king = own & kings
    men = own ^ king
    if side:
        moves = popcount(men << RISING & empty) + popcount(men << FALLING & empty)
    else:
        moves = popcount(men >> RISING & empty) + popcount(men >> FALLING & empty)
    if king:
        if FLYING:
            moves += count_flights(king, RISING, 0, empty) + count_flights(king, FALLING, 0, empty)
            moves += count_flights(king, 0, RISING, empty) + count_flights(king, 0, FALLING, empty)
        else:
            moves += popcount(king << RISING & empty) + popcount(king << FALLING & empty)
            moves += popcount(king >> RISING & empty) + popcount(king >> FALLING & empty)
    return moves
