"""The search: principal variation search with a table, reductions, and captures played to the end.

A position is given as in tree.py; `key` and `score` are carried along, see evaluation.py.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from assistant.engine.kernel.names import LAST, Numbers
    from assistant.engine.kernel.search_names import (
        ANSWER,
        DEEPEST,
        DRAW,
        INFINITY,
        MOST_NODES,
        NEXT_KEY,
        NEXT_SCORE,
        NODES,
        PATH,
        RANKS,
        SELECTIVE,
        STOP,
        WIN,
    )
    from assistant.engine.kernel.source.captures import captures
    from assistant.engine.kernel.source.counts import drawn, ending, since_after
    from assistant.engine.kernel.source.evaluation import leaf, play
    from assistant.engine.kernel.source.quiet import quiets
    from assistant.engine.kernel.source.table import answers, bring_forward, order, probe, remember
    from assistant.engine.kernel.source.tree import kings_after, moves


def enter(
    own: int,
    enemies: int,
    kings: int,
    side: int,
    key: int,
    score: int,
    depth: int,
    ply: int,
    alpha: int,
    beta: int,
    still: int,
    since: int,
    work: "Numbers",
    top: int,
) -> int:
    """Where the list of a position's moves ends; 0 if it needs none, and its score is in ANSWER."""
    state = 0
    if still | since:
        state = drawn(own, enemies, kings, key, ply, depth, still, since, work)
        if state == 1:
            # A win by the last move of a count is a win.
            work[ANSWER] = ply - WIN if moves(own, enemies, kings, side, work, top) == top else DRAW
            return 0
    known = 0
    if depth > 0:
        known = probe(key, work)
        if known and state == 0:
            work[ANSWER] = answers(known, depth, ply, alpha, beta, work)
            if work[ANSWER] != INFINITY:
                return 0
    end = captures(own, enemies, kings, side, work, top)
    if end == top:
        if depth <= 0 or ply >= DEEPEST or top > LAST:
            work[ANSWER] = leaf(own, enemies, kings, side, score, ply)
            return 0
        end = quiets(own, enemies, kings, side, work, top)
        if end == top:
            work[ANSWER] = ply - WIN
            return 0
    if depth > 0:
        order(top, end, (known >> 30) - 1, ply, side, work)
    return end


def value(
    own: int,
    enemies: int,
    kings: int,
    side: int,
    key: int,
    score: int,
    depth: int,
    ply: int,
    alpha: int,
    beta: int,
    still: int,
    since: int,
    work: "Numbers",
    top: int,
) -> int:
    """The score of a position for its side to move: exact between the bounds, else a bound.

    `depth` is in plies still to search, `ply` counts from the root. A capture without alternative takes
    none of the depth. Captures go on below 0.
    """
    nodes = work[NODES] + 1
    work[NODES] = nodes
    if work[STOP] or nodes > work[MOST_NODES]:
        work[STOP] = 1
        return 0
    end = enter(own, enemies, kings, side, key, score, depth, ply, alpha, beta, still, since, work, top)
    if end == 0:
        return work[ANSWER]
    work[PATH + ply] = key
    was = ending(own, enemies, kings, work) if kings else 0
    quiet = work[top + 2] == 0
    below = depth if end == top + 3 and not quiet else depth - 1
    # How many moves are searched to the full depth.
    full = top + 9 if quiet and depth > 2 and work[SELECTIVE] else end
    best = -INFINITY
    best_number = 0
    low = alpha
    for place in range(top, end, 3):
        if depth > 0:
            bring_forward(place, end, work)
        start = work[place]
        to = work[place + 1]
        taken = work[place + 2]
        kings_then = kings_after(kings, start, to, taken, side)
        play(start, to, taken, kings, kings_then, side, key, score, work)
        next_key = work[NEXT_KEY]
        next_score = work[NEXT_SCORE]
        mine = own ^ start ^ to
        theirs = enemies ^ taken
        stays = still + 1 if quiet and kings & start else 0
        counted = since_after(was, mine, theirs, kings_then, stays, since, work) if was else 0
        less = 0 if place < full else 1
        high = beta if place == top else low + 1
        # fmt: off
        found = -value(
            theirs, mine, kings_then, 1 - side, next_key, next_score, below - less, ply + 1,
            -high, -low, stays, counted, work, end,
        )
        if found > low and (less or high <= found < beta):
            found = -value(
                theirs, mine, kings_then, 1 - side, next_key, next_score, below, ply + 1,
                -beta, -low, stays, counted, work, end,
            )
        # fmt: on
        if work[STOP]:
            return 0
        if found > best:
            best = found
            best_number = 1024 - (work[RANKS + place] & 1023) if depth > 0 else 0
            low = max(low, best)
            if best >= beta:
                break
    if depth > 0:
        way = start | to if quiet else 0
        remember(key, depth, ply, alpha, best, beta, best_number, way, side, work)
    return best
