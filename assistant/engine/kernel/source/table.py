"""What the search remembers: positions and their scores, and quiet moves that were best.

An entry of the table is a key and, packed into one number, from the lowest bit on: the score (20 bits,
INFINITY added), the depth (8), whether the score is a bound (2), the number of the best move (10). The
bits above are the key's once more: two threads may write to one entry at the same time, and if each has
written half of it, it is not believed. The number of a move only ever chooses from the legal ones.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from assistant.engine.kernel.names import Numbers
    from assistant.engine.kernel.search_names import (
        AT_LEAST,
        AT_MOST,
        EXACT,
        HISTORY,
        INFINITY,
        KILLERS,
        KNOWN,
        RANKS,
        SELECTIVE,
        SLOTS,
        TABLE_AT,
        WAYS,
        WON,
    )


def probe(key: int, work: "Numbers") -> int:
    """What is known of a position, as packed; 0 if nothing is."""
    place = work[TABLE_AT] + 4 * (key & work[SLOTS])
    if work[place] == key:
        known = work[place + 1]
    elif work[place + 2] == key:
        known = work[place + 3]
    else:
        return 0
    known ^= key & ~KNOWN
    # Another thread's half, if one of the bits above is left.
    return known if known <= KNOWN else 0


def answers(known: int, depth: int, ply: int, alpha: int, beta: int, work: "Numbers") -> int:
    """The score that an entry of the table gives to a position, INFINITY if it does not say enough."""
    known_depth = known >> 20 & 255
    if known_depth < depth or (known_depth > depth and not work[SELECTIVE]):
        return INFINITY
    score = (known & 0xFFFFF) - INFINITY
    if score > WON:
        score -= ply
    elif score < -WON:
        score += ply
    bound = known >> 28 & 3
    if bound == EXACT or (score >= beta if bound == AT_LEAST else score <= alpha):
        return score
    return INFINITY


def order(top: int, end: int, first: int, ply: int, side: int, work: "Numbers") -> None:
    """Give each move of a list its rank: the one with that number, then killers, then by history."""
    low = 1023
    killer = work[KILLERS + 2 * ply]
    other = work[KILLERS + 2 * ply + 1]
    history = HISTORY + 1024 * side
    for place in range(top, end, 3):
        way = work[place] | work[place + 1]
        if 1023 - low == first:
            rank = 1 << 50
        elif way == killer:
            rank = 1 << 49
        elif way == other:
            rank = 1 << 48
        else:
            rank = work[history + way % WAYS] << 10
        work[RANKS + place] = rank | low
        low -= 1


def bring_forward(place: int, end: int, work: "Numbers") -> None:
    """Exchange the move at a place for the one of the highest rank from there on."""
    best = place
    highest = work[RANKS + place]
    for other in range(place + 3, end, 3):
        if work[RANKS + other] > highest:
            highest = work[RANKS + other]
            best = other
    if best != place:
        work[RANKS + best] = work[RANKS + place]
        work[RANKS + place] = highest
        for part in range(3):
            number = work[place + part]
            work[place + part] = work[best + part]
            work[best + part] = number


def reward(way: int, depth: int, ply: int, side: int, work: "Numbers") -> None:
    """Have a quiet move that refuted something be tried sooner elsewhere."""
    work[HISTORY + 1024 * side + way % WAYS] += depth * depth
    killer = KILLERS + 2 * ply
    if work[killer] != way:
        work[killer + 1] = work[killer]
        work[killer] = way


def remember(
    key: int,
    depth: int,
    ply: int,
    alpha: int,
    best: int,
    beta: int,
    number: int,
    way: int,
    side: int,
    work: "Numbers",
) -> None:
    """Put a position into its slot: the first entry keeps a deeper search, the second the last one.

    `way` is that of the last move that was tried, 0 for a capture.
    """
    bound = AT_LEAST if best >= beta else EXACT if best > alpha else AT_MOST
    if bound == AT_LEAST and way:
        reward(way, depth, ply, side, work)
    if best > WON:
        best += ply
    elif best < -WON:
        best -= ply
    place = work[TABLE_AT] + 4 * (key & work[SLOTS])
    if work[place] != key:
        if depth >= work[place + 1] >> 20 & 255:
            work[place + 2] = work[place]
            work[place + 3] = work[place + 1]
        else:
            place += 2
    work[place] = key
    work[place + 1] = best + INFINITY | depth << 20 | bound << 28 | number << 30 | key & ~KNOWN
