"""Where games of a match begin: no two alike, and the same ones each time."""

import random
from collections.abc import Iterator

from assistant.engine.kernel.kernel import Kernel
from assistant.engine.kernel.thinking import Thinking
from assistant.engine.limits import Limits
from assistant.rules.legal import legal_moves
from assistant.rules.position import Position, start_position
from assistant.rules.variant import Variant

PLIES = 6
"""The moves of chance that an opening is made of."""
DEPTH = 11
"""The plies of the search that says whether an opening is even."""
EVEN = 35
"""Hundredths of a man: a search that finds more for either side calls an opening uneven."""
SLOTS = 1 << 16


def random_openings(variant: Variant, seed: int, plies: int = PLIES) -> Iterator[Position]:
    """Positions after moves of chance, whoever they may favour, as long as there is a move."""
    chance = random.Random(f"{variant.name} {seed}")
    seen: set[Position] = set()
    while True:
        position = start_position(variant)
        for _ in range(plies):
            position = position.after(chance.choice(legal_moves(position)))
            if not legal_moves(position):
                break
        if legal_moves(position) and position not in seen:
            seen.add(position)
            yield position


def even_openings(
    kernel: Kernel, seed: int, plies: int = PLIES, depth: int = DEPTH
) -> Iterator[Position]:
    """Of the random openings those that a deep search finds even."""
    for position in random_openings(kernel.variant, seed, plies):
        result = Thinking(kernel, position, slots=SLOTS).result(Limits(depth=depth))
        if result and abs(result.score) <= EVEN:
            yield position
