"""What a quiet position is worth, and what a move does to the key and to the sum of square values.

Both are carried from position to position. The sum is for the side to move.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from assistant.engine.kernel.names import FALLING, PLAYABLE, RISING, Numbers, bit_length, popcount
    from assistant.engine.kernel.search_names import (
        DISTANCES,
        DRIVE,
        FEW,
        HASHES,
        KING,
        MAN,
        NEXT_KEY,
        NEXT_SCORE,
        TEMPO,
        TRADE,
        TURN,
        VALUES,
        WIN,
        WINNING_LEAD,
    )


def play(
    start: int,
    end: int,
    taken: int,
    kings: int,
    after: int,
    side: int,
    key: int,
    score: int,
    work: "Numbers",
) -> None:
    """Note the key and the sum of the position that a move leads to; `after` are the kings there."""
    own = 128 if side else 0
    here = own + bit_length(start) + (64 if kings & start else 0)
    there = own + bit_length(end) + (64 if after & end else 0)
    key ^= TURN ^ HASHES[here] ^ HASHES[there]
    score += VALUES[there] - VALUES[here]
    while taken:
        piece = taken & -taken
        taken ^= piece
        here = 128 - own + bit_length(piece) + (64 if kings & piece else 0)
        key ^= HASHES[here]
        score += VALUES[here]
    work[NEXT_KEY] = key
    work[NEXT_SCORE] = -score


def steps_apart(kings: int, others: int) -> int:
    """The steps between each of the kings and each of the others, added up."""
    steps = 0
    while kings:
        one = bit_length(kings) - 1
        kings ^= 1 << one
        left = others
        while left:
            other = bit_length(left) - 1
            left ^= 1 << other
            steps += DISTANCES[64 * one + other]
    return steps


def leaf(own: int, enemies: int, kings: int, side: int, score: int, ply: int) -> int:
    """The worth of a position without captures; a loss where the side to move has no move at all."""
    empty = PLAYABLE ^ own ^ enemies
    if side:
        steps = (own << RISING | own << FALLING) & empty
    else:
        steps = (own >> RISING | own >> FALLING) & empty
    if not steps:
        king = own & kings
        steps = (king << RISING | king << FALLING | king >> RISING | king >> FALLING) & empty
        if not steps:
            return ply - WIN
    count = popcount(own)
    others = popcount(enemies)
    lead = MAN * (count - others)
    if kings:
        lead += (KING - MAN) * (popcount(own & kings) - popcount(enemies & kings))
    score += TEMPO
    if lead:
        # The side that leads should exchange.
        score += lead * TRADE // (MAN * (count + others))
    if kings & own and kings & enemies and count + others <= FEW:
        lead = count - others
        if abs(lead) < WINNING_LEAD:
            return score // 4
        # On average: added up, steps of many kings would outweigh the pieces themselves.
        pairs = popcount(own & kings) * popcount(enemies & kings)
        away = DRIVE * steps_apart(own & kings, enemies & kings) // pairs
        return score - away if lead > 0 else score + away
    return score
