"""Positions to measure on: from random games, rich in captures and kings, with about fifty legal moves.

They are the same on every machine; all but a few are made anew from a seed.
"""

import random

from assistant.rules.fen import format_fen, parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_move
from assistant.rules.position import Position, start_position
from assistant.rules.side import Side
from assistant.rules.variant import INTERNATIONAL, Variant

SEED = 1934
"""The year in which huffing was abolished."""

HALF_A_GAME = 40
"""Plies."""

ABOUT_FIFTY = range(45, 61)

_CANDIDATES = 2000

_FIFTY_CAPTURES = (
    "W:W6,K2,K3,K5,K9,K10,K22,K25,K27,K49:B8,16,19,20,21,26,30,33,36,39,44,K18,K31,K32,K34,K48,K50",
    "W:W6,26,43,47,49,K1,K3,K4,K5,K15,K21,K42,K45,K48:B11,12,13,14,17,20,28,30,K16,K22,K33,K34",
    "W:W31,36,K3,K6,K13,K23,K24,K25,K32,K48,K49,K50:B9,11,18,19,27,29,30,37,43,44,K8,K16,K20",
)
"""International positions with about fifty captures, climbed to by small changes: chance has none."""


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
        if masks[side].bit_count() == variant.men_each:
            side = side.opponent
        masks[side] |= board.mask_of[square]
        if square in board.base(side.opponent) or rng.random() < 0.5:
            kings |= board.mask_of[square]
    side_to_move = rng.choice(list(Side))
    return Position(variant, side_to_move, masks[Side.WHITE], masks[Side.BLACK], kings)


def half_a_game(variant: Variant, rng: random.Random) -> tuple[tuple[str, ...], Position]:
    """Random moves as they are written, and where they lead: each side has half its pieces at least."""
    while True:
        position = start_position(variant)
        written: list[str] = []
        while len(written) < HALF_A_GAME and (moves := legal_moves(position)):
            move = rng.choice(moves)
            written.append(format_move(move, moves))
            position = position.after(move)
        sides = (position.own, position.enemies)
        fewest = min(mask.bit_count() for mask in sides)
        if legal_moves(position) and 2 * fewest >= variant.men_each:
            return tuple(written), position


def lively_positions(variant: Variant, count: int) -> list[Position]:
    """Of many random positions the `count` with most captures and the `count` with most quiet moves."""
    rng = random.Random(SEED)
    captures: list[tuple[int, Position]] = []
    quiet: list[tuple[int, Position]] = []
    for _ in range(_CANDIDATES):
        position = random_position(variant, rng)
        if position.enemies and (moves := legal_moves(position)):
            kind = captures if moves[0].is_capture else quiet
            kind.append((len(moves), position))
    return [position for kind in (captures, quiet) for _, position in _largest(kind, count)]


def _largest(found: list[tuple[int, Position]], count: int) -> list[tuple[int, Position]]:
    return sorted(found, key=lambda each: each[0], reverse=True)[:count]


def positions_of_many_moves() -> dict[str, list[Position]]:
    """International positions with about fifty legal moves: flying kings that move, that capture."""
    rng = random.Random(SEED)
    quiet: list[Position] = []
    while len(quiet) < len(_FIFTY_CAPTURES):
        position = random_position(INTERNATIONAL, rng)
        moves = legal_moves(position)
        if len(moves) in ABOUT_FIFTY and not moves[0].is_capture and position.enemies:
            quiet.append(position)
    return {
        "50 quiet": quiet,
        "50 captures": [parse_fen(fen, INTERNATIONAL) for fen in _FIFTY_CAPTURES],
    }
