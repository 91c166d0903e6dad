"""The list of moves, and which complete captures get into it.

A move is three numbers of `work`, one after the other: the masks of its start, of its end and of what
it captures (0 for a quiet move). A list of moves is known by its first place in `work` and the place
behind its last move; the lists of the positions of a line stand one behind the other.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from assistant.engine.kernel.names import BEST, FIRST, FULL, NEXT, ROOM, START, UNIQUE, Numbers


def keep(end: int, taken: int, key: int, work: "Numbers") -> None:
    """Add a complete capture if none that was found has a greater key; those with a smaller one go."""
    if key < work[BEST]:
        return
    if key > work[BEST]:
        work[BEST] = key
        work[NEXT] = work[FIRST]
    start = work[START]
    free = work[NEXT]
    if work[UNIQUE]:
        for place in range(work[FIRST], free, 3):
            if work[place] == start and work[place + 1] == end and work[place + 2] == taken:
                return
    if free > ROOM - 3:
        work[FULL] = 1
        return
    work[free] = start
    work[free + 1] = end
    work[free + 2] = taken
    work[NEXT] = free + 3
