"""Positions to measure on, made anew from a seed: from random games, and rich in captures and kings."""

import random

from assistant.rules.fen import format_fen
from assistant.rules.legal import legal_moves
from assistant.rules.position import Position, start_position
from assistant.rules.side import Side
from assistant.rules.variant import Variant

SEED = 1934
"""The year in which huffing was abolished."""


def positions_for_bench(variant: Variant, count: int) -> dict[str, list[str]]:
    """`count` FENs of each kind, the same ones on every machine."""
    rng = random.Random(SEED)
    games: list[str] = []
    while len(games) < count:
        games += _random_game(variant, rng)
    captures: list[str] = []
    while len(captures) < count:
        position = random_position(variant, rng)
        moves = legal_moves(position)
        if moves and moves[0].is_capture:
            captures.append(format_fen(position))
    return {"games": games[:count], "captures": captures}


def _random_game(variant: Variant, rng: random.Random) -> list[str]:
    """Every third position of a game of random moves."""
    position = start_position(variant)
    fens = []
    for ply in range(120):
        moves = legal_moves(position)
        if not moves:
            break
        if ply % 3 == 0:
            fens.append(format_fen(position))
        position = position.after(rng.choice(moves))
    return fens


def random_position(variant: Variant, rng: random.Random) -> Position:
    """Pieces strewn over the board, about half of them kings, none of them on an impossible square."""
    board = variant.geometry
    masks = {Side.WHITE: 0, Side.BLACK: 0}
    kings = 0
    pieces = rng.randint(4, 2 * variant.men_each)
    for square in rng.sample(range(1, board.squares + 1), pieces):
        side = rng.choice(list(Side))
        masks[side] |= board.mask_of[square]
        if square in board.base(side.opponent) or rng.random() < 0.5:
            kings |= board.mask_of[square]
    side_to_move = rng.choice(list(Side))
    return Position(variant, side_to_move, masks[Side.WHITE], masks[Side.BLACK], kings)
