"""The tree of legal moves, seen from the side to move: its own pieces, its enemies, the kings of both.

`side` is 0 for White and 1 for Black.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from assistant.engine.kernel.names import BLACK_CROWNS, FULL, LAST, WHITE_CROWNS, Numbers
    from assistant.engine.kernel.source.captures import captures
    from assistant.engine.kernel.source.quiet import count_quiets, quiets


def moves(own: int, enemies: int, kings: int, side: int, work: "Numbers", top: int) -> int:
    """Write the legal moves from `top` on; where they end."""
    if top > LAST:
        work[FULL] = 1
        return top
    end = captures(own, enemies, kings, side, work, top)
    if end == top:
        end = quiets(own, enemies, kings, side, work, top)
    return end


def kings_after(kings: int, start: int, end: int, taken: int, side: int) -> int:
    """The kings of both sides after a move.

    The pieces of the sides are then `own ^ start ^ end` and `enemies ^ taken`.
    """
    after = kings & ~(start | taken)
    if kings & start or end & (BLACK_CROWNS if side else WHITE_CROWNS):
        after |= end
    return after


def perft(own: int, enemies: int, kings: int, side: int, depth: int, work: "Numbers", top: int) -> int:
    """How many lines of `depth` plies, at least 1, there are: see rules/perft.py."""
    if depth == 1:
        if top > LAST:
            work[FULL] = 1
            return 0
        end = captures(own, enemies, kings, side, work, top)
        if end == top:
            return count_quiets(own, enemies, kings, side)
        return (end - top) // 3
    end = moves(own, enemies, kings, side, work, top)
    leaves = 0
    for place in range(top, end, 3):
        start = work[place]
        to = work[place + 1]
        taken = work[place + 2]
        after = kings_after(kings, start, to, taken, side)
        leaves += perft(enemies ^ taken, own ^ start ^ to, after, 1 - side, depth - 1, work, end)
    return leaves
