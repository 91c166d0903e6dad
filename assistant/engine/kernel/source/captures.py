"""The captures of men and short kings, and which pieces are to be asked for one.

Captured pieces stay on the board until the end: they are neither in `left`, what may still be captured,
nor in `empty`. The start square counts as empty while its piece is away.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from assistant.engine.kernel.names import (
        BEST,
        BEYOND,
        FALLING,
        FIRST,
        FLYING,
        KING_MOVES,
        KING_TAKEN,
        KINGS,
        MEN_CAPTURE_BACKWARD,
        MEN_CAPTURE_KINGS,
        NEXT,
        NEXT_TO,
        PIECE_TAKEN,
        PLAYABLE,
        RAYS,
        RISING,
        SOONEST,
        START,
        Numbers,
        bit_length,
    )
    from assistant.engine.kernel.source.flights import flights
    from assistant.engine.kernel.source.found import keep


def leaps(
    here: int,
    first: int,
    last: int,
    left: int,
    empty: int,
    taken: int,
    key: int,
    soon: int,
    work: "Numbers",
) -> None:
    """Keep every complete capture of a piece that moves by one step, from the bit where it is now.

    It may capture in the directions from `first` to before `last`. `soon` is what it is worth that the
    next captured piece is a king, and not one of those after it.
    """
    goes_on = 0
    for way in range(first, last):
        over = NEXT_TO[way * 64 + here] & left
        if over:
            end = BEYOND[way * 64 + here] & empty
            if end:
                goes_on = 1
                more = PIECE_TAKEN
                if over & work[KINGS]:
                    more += KING_TAKEN + soon
                there = bit_length(end) - 1
                leaps(there, first, last, left ^ over, empty, taken | over, key + more, soon >> 1, work)
    if not goes_on:
        keep(1 << here, taken, key, work)


def captures(own: int, enemies: int, kings: int, side: int, work: "Numbers", top: int) -> int:
    """Write the captures that prevail from `top` on; where they end: `top` if there are none."""
    empty = PLAYABLE ^ own ^ enemies
    left = enemies if MEN_CAPTURE_KINGS else enemies & ~kings
    first = 0
    last = 4
    # Which pieces can capture is asked for the whole board at once; most often there are none.
    king = own & kings
    men = own ^ king
    if MEN_CAPTURE_BACKWARD:
        men &= (
            ((empty >> RISING) & left) >> RISING
            | ((empty >> FALLING) & left) >> FALLING
            | ((empty << RISING) & left) << RISING
            | ((empty << FALLING) & left) << FALLING
        )
    elif side:
        men &= ((empty >> RISING) & left) >> RISING | ((empty >> FALLING) & left) >> FALLING
        first = 2
    else:
        men &= ((empty << RISING) & left) << RISING | ((empty << FALLING) & left) << FALLING
        last = 2
    if king and not FLYING:
        king &= (
            ((empty >> RISING) & enemies) >> RISING
            | ((empty >> FALLING) & enemies) >> FALLING
            | ((empty << RISING) & enemies) << RISING
            | ((empty << FALLING) & enemies) << FALLING
        )
    if not men | king:
        return top
    work[BEST] = 1
    work[FIRST] = top
    work[NEXT] = top
    work[KINGS] = kings
    while men:
        start = men & -men
        men ^= start
        work[START] = start
        leaps(bit_length(start) - 1, first, last, left, empty | start, 0, 0, SOONEST, work)
    while king:
        start = king & -king
        king ^= start
        work[START] = start
        here = bit_length(start) - 1
        if FLYING:
            for way in range(4):
                if RAYS[way * 64 + here] & enemies:
                    flights(here, way, enemies, (own | enemies) ^ start, 0, 0, work)
        else:
            leaps(here, 0, 4, enemies, empty | start, 0, KING_MOVES, SOONEST, work)
    return work[NEXT]
