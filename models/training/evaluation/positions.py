"""Positions to say moves in: from random games of both kinds, with the same seed the same positions."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position, start_position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation

REGULATIONS = (ITALIAN_FID, INTERNATIONAL_FID)

_LONGEST_GAME = 120
_KEPT = 6
"""Positions kept of one game: neighbours are much alike."""


class Place(NamedTuple):
    """A position of a game that goes on, and its legal moves."""

    regulation: Regulation
    position: Position
    moves: tuple[Move, ...]


def places(rng: random.Random) -> Iterator[Place]:
    """Positions without end, of the two games in turn.

    The games are random: each move uniform over the distinct legal ones. Of each game positions at
    random plies are kept, so that openings, middle games and endings with kings all come.
    """
    while True:
        for regulation in REGULATIONS:
            game = list(_game(regulation, rng))
            yield from rng.sample(game, min(_KEPT, len(game)))


def _game(regulation: Regulation, rng: random.Random) -> Iterator[Place]:
    position = start_position(regulation.variant)
    for _ in range(_LONGEST_GAME):
        moves = tuple(distinct_moves(legal_moves(position)))
        if not moves:
            return
        yield Place(regulation, position, moves)
        position = position.after(rng.choice(moves))
