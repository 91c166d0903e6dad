"""Draws: a position that came before, and the counts of the regulation in force.

`still` is how many plies in a row have been kings' moves without capture, and `since` how many belong
to the count that runs. Where both are 0 nothing can be drawn.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from assistant.engine.kernel.names import Numbers, popcount
    from assistant.engine.kernel.search_names import (
        COUNTS,
        KING_EACH,
        PATH,
        THREE_AGAINST_KING,
        TWO_AGAINST_KING,
    )


def ending(own: int, enemies: int, kings: int, work: "Numbers") -> int:
    """Which of the endings a position is that have a count; 0 for none of them."""
    if not own & kings or not enemies & kings:
        return 0
    pieces = popcount(own | enemies)
    if pieces > 4:
        return KING_EACH
    special = 0
    if popcount(own) == 1 or popcount(enemies) == 1:
        special = THREE_AGAINST_KING if pieces == 4 else TWO_AGAINST_KING
    return special if work[COUNTS + special] else KING_EACH


def since_after(
    before: int, own: int, enemies: int, kings: int, still: int, since: int, work: "Numbers"
) -> int:
    """How many plies belong to the count after a move out of an ending into a position.

    `still` is that of the position after the move.
    """
    after = ending(own, enemies, kings, work)
    if after == 0 or after != before or (after == KING_EACH and not still):
        return 0
    return since + 1


def drawn(
    own: int,
    enemies: int,
    kings: int,
    key: int,
    ply: int,
    depth: int,
    still: int,
    since: int,
    work: "Numbers",
) -> int:
    """1 for a draw; 2 if there will be one so soon that what the table knows is of no use; else 0."""
    here = PATH + ply
    for place in range(here - 4, here - still - 1, -2):
        if work[place] == key:
            return 1
    if since:
        most = work[COUNTS + ending(own, enemies, kings, work)]
        if most and since >= most:
            return 1
        if most and since + depth >= most:
            return 2
    return 0
