"""The captures of flying kings.

Directions are numbered as in `rules.square.Direction`: along 0 and 1 bits fall, along 2 and 3 rise.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from assistant.engine.kernel.names import PIECE_TAKEN, RAYS, TURNS, Numbers, bit_length
    from assistant.engine.kernel.source.found import keep


def flights(
    here: int, way: int, left: int, occupied: int, taken: int, key: int, work: "Numbers"
) -> int:
    """Capture the next piece in a direction from a bit, and keep every end of that; 0 if it cannot be.

    Behind the piece the king may stop on any free square. What it captures straight on, it captures
    from all of them alike, which counts once; to the sides, from each by itself. `left` is what may be
    captured, `occupied` also what was captured and stays on the board until the end.
    """
    line = RAYS[way * 64 + here]
    met = line & occupied
    if not met:
        return 0
    if way < 2:
        there = bit_length(met) - 1
        over = 1 << there
        behind = line & (over - 1)
        ends = behind & -(1 << bit_length(behind & occupied))
    else:
        over = met & -met
        there = bit_length(over) - 1
        behind = line & -(over << 1)
        stop = behind & occupied
        ends = behind & ((stop & -stop) - 1)
    if not over & left or not ends:
        return 0
    left ^= over
    taken |= over
    key += PIECE_TAKEN
    goes_on = 0
    if RAYS[way * 64 + there] & left:
        goes_on = flights(there, way, left, occupied, taken, key, work)
    turn = TURNS[2 * way]
    other_turn = TURNS[2 * way + 1]
    while ends:
        end = ends & -ends
        ends ^= end
        here = bit_length(end) - 1
        turns = 0
        if RAYS[turn * 64 + here] & left:
            turns = flights(here, turn, left, occupied, taken, key, work)
        if RAYS[other_turn * 64 + here] & left:
            turns |= flights(here, other_turn, left, occupied, taken, key, work)
        if not turns | goes_on:
            keep(end, taken, key, work)
    return 1
